/** The proof that chance was fixed before the first card: the hash then, the seed at the end. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { Failure, Waiting } from "../parts/failure";
import { Link } from "../router";
import { useWords } from "../words";

interface Proof {
  hash: string;
  seed: string | null;
}

/** The SHA-256 of bytes written as hexadecimal digits, written the same way. */
async function digest(digits: string): Promise<string> {
  const seed = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const bytes = await crypto.subtle.digest("SHA-256", seed);
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ProofPage({ code }: { code: string }) {
  const words = useWords();
  const [proof, setProof] = useState<Proof | null>(null);
  const [found, setFound] = useState("");
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    api.proof(code).then(async (given) => {
      setProof(given);
      const canDigest = Boolean(globalThis.crypto.subtle); // absent on plain http
      if (given.seed && canDigest) setFound(await digest(given.seed));
    }, setProblem);
  }, [code]);
  useEffect(() => {
    document.title = `${words.say("web-proof")} – Automatable`;
  }, [words]);

  if (problem) return <Failure problem={problem} />;
  if (!proof) return <Waiting />;
  return (
    <main id="main" class="page narrow">
      <h1>{words.say("web-proof")}</h1>
      <p>{words.say("web-proof-about")}</p>
      <dl class="proof">
        <dt>{words.say("web-proof-hash")}</dt>
        <dd>
          <code>{proof.hash}</code>
        </dd>
        <dt>{words.say("web-proof-seed")}</dt>
        <dd>{proof.seed ? <code>{proof.seed}</code> : words.say("web-proof-later")}</dd>
        {found && (
          <>
            <dt>{words.say("web-proof-found")}</dt>
            <dd>
              <code>{found}</code>
            </dd>
          </>
        )}
      </dl>
      {proof.seed && (
        <p class={found && found !== proof.hash ? "verdict bad" : "verdict"} role="status">
          {words.say(
            !found ? "web-proof-self" : found === proof.hash ? "web-proof-good" : "web-proof-bad",
          )}
        </p>
      )}
      <p>
        <Link to={`/t/${code}`}>
          {words.say("web-table")} {code}
        </Link>
      </p>
    </main>
  );
}
