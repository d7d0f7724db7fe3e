/** Inviting friends to a game: say who you are and how many come; the table has the links. */

import { useState } from "preact/hooks";

import { Failure, ProblemBanner, Waiting } from "../parts/failure";
import { OnlyHere } from "../parts/invitation";
import { SeatCount, openTable } from "../parts/newtable";
import { useTitle } from "../parts/title";
import { Link } from "../router";
import type { GameInfo } from "../shapes";
import { recall, remember } from "../store";
import { friendSeats } from "../table/seating";
import { useGameWords, type Words } from "../words";
import { GameHead, useGame } from "./setup";

export function InvitePage({ game }: { game: string }) {
  const words = useGameWords(game);
  const { info, problem } = useGame(game);
  const name = words?.sayOr("game-name", game) ?? "";
  useTitle(words?.say("web-invite-friend", { game: name }));
  if (problem !== null) return <Failure problem={problem} />;
  if (!info || !words) return <Waiting />;
  return (
    <main id="main" class="page setup">
      <GameHead info={info} title={words.say("web-invite-friend", { game: name })} words={words} />
      <InviteForm info={info} words={words} />
    </main>
  );
}

function InviteForm({ info, words }: { info: GameInfo; words: Words }) {
  const fewest = Math.max(2, info.seats[0]);
  const [name, setName] = useState(recall("name"));
  const [count, setCount] = useState(fewest);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const invite = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    remember("name", name.trim());
    try {
      await openTable(
        info,
        { seats: friendSeats(count, name.trim()), settings: {}, hints: false },
        words,
      );
    } catch (failure) {
      setProblem(failure);
      setBusy(false);
    }
  };
  return (
    <form class="new-table" onSubmit={(event) => void invite(event)}>
      <label class="field">
        {words.say("web-your-name")}
        <input
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <SeatCount
        seats={[fewest, info.seats[1]]}
        count={count}
        label={words.say("web-seat-count")}
        onCount={setCount}
      />
      <p class="muted">{words.say("web-invite-about")}</p>
      <OnlyHere />
      <ProblemBanner problem={problem} words={words} />
      <div class="play-bar">
        <button type="submit" class="main play" disabled={busy}>
          {words.say("web-make-links", { friends: count - 1 })}
        </button>
        <Link to={`/new/${info.game}?players=${count}`} class="button quiet">
          {words.say("web-other-settings")}
        </Link>
      </div>
    </form>
  );
}
