/** What proves that nobody has bent chance: what was promised before the deal, and kept. */

import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";

import { api } from "../api";
import { isHere } from "../home";
import { check, type Fault, type Finding, type Kept } from "../chance/check";
import { committed } from "../chance/draws";
import { CopyField } from "../parts/copy";
import { Failure, Waiting } from "../parts/failure";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import { keptOf } from "../store";
import type { Proof } from "../wire";
import { seatLetter, useWords, type Words } from "../words";

/** The record as a file: the server's, or what this page knows. */
function recordFile(code: string, record: string): string {
  if (!isHere()) return `/api/tables/${code}/record`;
  return `data:text/plain;charset=utf-8,${encodeURIComponent(record)}`;
}

/** A proof, and the record if the game is over. */
interface Shown {
  proof: Proof;
  record: string;
}

async function load(code: string): Promise<Shown> {
  const proof = await api.proof(code);
  return { proof, record: proof.seed ? await api.record(code) : "" };
}

export function ProofPage({ code }: { code: string }) {
  const words = useWords();
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    load(code).then(setShown, setProblem);
  }, [code]);
  useTitle(words.say("web-proof"));

  if (problem) return <Failure problem={problem} />;
  if (!shown) return <Waiting />;
  const { proof, record } = shown;
  const kept = keptOf(code);
  return (
    <main id="main" class="page narrow">
      <h1>{words.say("web-proof")}</h1>
      <p>{words.say(proof.scheme === 1 ? "web-proof-about-alone" : "web-proof-about")}</p>
      <dl class="proof">
        <dt>{words.say("web-proof-kept")}</dt>
        <dd>{kept ? <code>{kept.hash}</code> : words.say("web-proof-none")}</dd>
        <dt>{words.say("web-proof-hash")}</dt>
        <dd>
          <code>{proof.hash}</code>
        </dd>
        <dt>{words.say("web-proof-seed")}</dt>
        <dd>{proof.seed ? <code>{proof.seed}</code> : words.say("web-proof-later")}</dd>
        {proof.seed !== "" && (
          <>
            <dt>{words.say("web-proof-found")}</dt>
            <dd>
              <code>{committed(proof.seed)}</code>
            </dd>
          </>
        )}
        {proof.scheme !== 1 && <Promises proof={proof} kept={kept} words={words} />}
      </dl>
      {proof.seed !== "" && (
        <>
          <Findings finding={check(proof, kept, record)} words={words} />
          <p>
            {words.say("web-proof-draws")}{" "}
            <a href={recordFile(code, record)} download={`${code}.txt`}>
              {code}.txt
            </a>
          </p>
          <CopyField label={words.say("web-proof-command")} text={command(code, proof, kept)} />
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

interface PromisesProps {
  proof: Proof;
  kept: Kept | null;
  words: Words;
}

/** What each seat has promised and brought. */
function Promises({ proof, kept, words }: PromisesProps) {
  return (
    <>
      {proof.seats.map(({ seat, commit, nonce }) => {
        const isOurs = nonce !== "" && kept?.brought.includes(nonce);
        return (
          <Fragment key={seat}>
            <dt>
              {words.say("web-proof-of-seat", { letter: seatLetter(seat) })}
              {isOurs && <small> {words.say("web-proof-own")}</small>}
            </dt>
            <dd>
              {commit ? <code>{commit}</code> : words.say("web-proof-no-nonce")}
              {commit !== "" && proof.seed !== "" && (
                <>
                  <br />
                  {nonce ? <code>{nonce}</code> : words.say("web-proof-withheld")}
                </>
              )}
            </dd>
          </Fragment>
        );
      })}
    </>
  );
}

function Findings({ finding, words }: { finding: Finding; words: Words }) {
  const { verdict, faults, withheld, draws } = finding;
  return (
    <>
      <div class={verdict === "bad" ? "verdict bad" : "verdict"} role="status">
        <p>{words.say(`web-proof-${verdict}`)}</p>
        {faults.map((fault) => (
          <p key={JSON.stringify(fault)}>{faultText(fault, words)}</p>
        ))}
        {withheld.map((seat) => (
          <p key={seat}>{words.say("verify-commit-missing", { seat: seatLetter(seat) })}</p>
        ))}
      </div>
      {verdict !== "bad" && draws !== null && (
        <p>{words.say("web-proof-checked", { all: draws })}</p>
      )}
    </>
  );
}

function faultText(fault: Fault, words: Words): string {
  if (fault.kind === "draws") {
    const { wrong, all, first } = fault;
    return words.say("verify-bad", { wrong, all, first });
  }
  if (fault.kind === "commit") {
    return words.say("verify-commit-bad", { seat: seatLetter(fault.seat) });
  }
  if (fault.kind === "own") return words.say("web-proof-own-missing");
  return words.say(fault.kind === "hash" ? "verify-hash-bad" : "verify-commits-unused");
}

/** The command that checks everything again, with what was kept here. */
function command(code: string, proof: Proof, kept: Kept | null): string {
  const list = (texts: readonly string[]): string => texts.map((text) => text || "-").join(",");
  const commits = kept?.commits ?? proof.seats.map((seat) => seat.commit);
  const parts = [
    `automatable verify ${code}.txt`,
    `--seed ${proof.seed}`,
    `--hash ${kept?.hash ?? proof.hash}`,
  ];
  if (proof.scheme !== 1) {
    parts.push(`--nonces=${list(proof.seats.map((seat) => seat.nonce))}`);
  }
  if (commits.some((commit) => commit)) parts.push(`--commits=${list(commits)}`);
  return parts.join(" ");
}
