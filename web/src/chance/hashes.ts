/** SHA-256 and HMAC-SHA256 of bytes, and bytes as digits. crypto.subtle is missing on plain http. */

import { hmac as keyed } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export { sha256 };

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  return keyed(sha256, key, message);
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Digits of strangers: what is none of them makes other bytes, never an error. */
export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
