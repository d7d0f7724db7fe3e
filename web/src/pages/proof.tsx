/** What proves that chance was fixed before the first card: the hash then, the seed at the end. */

import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { CopyField } from "../parts/copy";
import { Failure, Waiting } from "../parts/failure";
import { Link } from "../router";
import { keptHash } from "../store";
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
  const kept = keptHash(code);
  const differs = found !== proof.hash || (kept !== "" && kept !== proof.hash);
  const verdict = !found ? "self" : differs ? "bad" : kept ? "good" : "unseen";
  const command = `automatable verify ${code}.txt --seed ${proof.seed ?? ""} --hash ${kept || proof.hash}`;
  return (
    <main id="main" class="page narrow">
      <h1>{words.say("web-proof")}</h1>
      <p>{words.say("web-proof-about")}</p>
      <dl class="proof">
        <dt>{words.say("web-proof-kept")}</dt>
        <dd>{kept ? <code>{kept}</code> : words.say("web-proof-none")}</dd>
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
        <>
          <p class={verdict === "bad" ? "verdict bad" : "verdict"} role="status">
            {words.say(`web-proof-${verdict}`)}
          </p>
          <p>
            {words.say("web-proof-draws")}{" "}
            <a href={`/api/tables/${code}/record`} download={`${code}.txt`}>
              {code}.txt
            </a>
          </p>
          <CopyField label={words.say("web-proof-command")} text={command} />
        </>
      )}
      <p>
        <Link to={`/t/${code}`}>
          {words.say("web-table")} {code}
        </Link>
      </p>
    </main>
  );
}
