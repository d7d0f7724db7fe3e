/** Nature's answers, as match/nature.py works them out (SharedNature). */

import { fromHex, hmac, sha256, toHex } from "./hashes";

/** The hash by which somebody is bound to bytes that are still secret; both in hexadecimal digits. */
export function committed(digits: string): string {
  return toHex(sha256(fromHex(digits)));
}

/** The key that the seed of the server and the nonces of the seats make together. */
export function sharedKey(seed: string, nonces: readonly string[]): Uint8Array {
  return hmac(fromHex(seed), text(nonces.map((nonce) => nonce || "-").join(" ")));
}

/** Which of the options with these weights is drawn at an index of the record; -1 for no weights. */
export function drawn(key: Uint8Array, weights: readonly number[], index: number): number {
  const sum = weights.reduce((one, other) => one + other, 0);
  const isDraw = Number.isSafeInteger(sum) && sum > 0 && weights.every(isWeight);
  let left = isDraw ? below(key, sum, index) : Infinity;
  return weights.findIndex((weight) => (left -= weight) < 0);
}

function isWeight(weight: number): boolean {
  return Number.isSafeInteger(weight) && weight >= 0;
}

/** A uniform number below n: draws of 64 bits, again while one is past the last whole n. */
function below(key: Uint8Array, n: number, index: number): number {
  const end = (2n ** 64n / BigInt(n)) * BigInt(n);
  for (let attempt = 0; ; attempt += 1) {
    const digits = toHex(hmac(key, text(`${index} ${attempt}`)).slice(0, 8));
    const word = BigInt(`0x${digits}`);
    if (word < end) return Number(word % BigInt(n));
  }
}

function text(words: string): Uint8Array {
  return new TextEncoder().encode(words);
}
