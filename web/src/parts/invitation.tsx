/** What brings a friend to a seat: a link, the same as a picture, and the device's way to send it. */

import { useEffect, useState } from "preact/hooks";

import type { BotInfo, SeatInfo } from "../shapes";
import { linkTo } from "../router";
import { recentTables } from "../store";
import { seatLetter, useWords, type Words } from "../words";
import { CopyField } from "./copy";
import { Face } from "./face";
import { Share } from "./icons";
import { botName } from "./names";
import { CoverOf } from "./thumbnail";

/** Whether an address leads to this machine only. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/** That nobody else can open this server, where that is so, and what to do about it. */
export function OnlyHere() {
  const words = useWords();
  if (!isLoopback(location.hostname)) return null;
  return (
    <div class="note only-here" role="note">
      <p>
        <strong>{words.say("web-only-here")}</strong> {words.say("web-only-here-how")}
      </p>
      <p>
        <code>automatable serve --host 0.0.0.0</code>
      </p>
    </div>
  );
}

interface WaitingRoomProps {
  code: string;
  game: string;
  seats: readonly SeatInfo[];
  /** The bot that may take a seat that stays empty. */
  bot: BotInfo | undefined;
  title: string;
  words: Words;
  onBot: (seat: number, bot: string) => void;
  children: preact.ComponentChildren;
}

/** A table before its game: which game, who is missing, and how to fetch them. */
export function WaitingRoom(props: WaitingRoomProps) {
  const { code, game, seats, bot, title, words, onBot, children } = props;
  const invites = recentTables().find((one) => one.code === code)?.invites ?? {};
  const isSeated = seats.some((seat) => seat.yours);
  const free = seats.filter((seat) => !seat.taken);
  const isHost = free.some((seat) => invites[seat.seat]);
  return (
    <section class="waiting">
      <div class="waiting-head">
        <CoverOf game={game} />
        <div>
          <p class="waiting-game">{words.sayOr("game-name", game)}</p>
          <h2>{title}</h2>
        </div>
      </div>
      {isHost && <OnlyHere />}
      {free.map((seat) => (
        <Invitation
          key={seat.seat}
          address={
            invites[seat.seat]
              ? linkTo(`/t/${code}#invite=${invites[seat.seat]}`)
              : ""
          }
          letter={seatLetter(seat.seat)}
          bot={isSeated ? bot : undefined}
          words={words}
          onBot={(name) => onBot(seat.seat, name)}
        />
      ))}
      {children}
    </section>
  );
}

interface InvitationProps {
  /** Empty on devices that were not given it. */
  address: string;
  letter: string;
  bot: BotInfo | undefined;
  words: Words;
  onBot: (bot: string) => void;
}

function Invitation({ address, letter, bot, words, onBot }: InvitationProps) {
  const game = words.say("game-name");
  const label = words.say("web-invite", { letter });
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: game, text: words.say("web-share-text", { game }), url: address });
    } catch {
      // Somebody thought better of it.
    }
  };
  return (
    <div class="invitation" role="group" aria-label={words.say("web-seat", { letter })}>
      {address !== "" && (
        <>
          <QrCode text={address} label={words.say("web-qr", { letter })} />
          <div class="invitation-ways">
            <p>{label}</p>
            <CopyField text={address} label={label} />
            {"share" in navigator && (
              <button type="button" onClick={() => void share()}>
                <Share />
                {words.say("web-share-link")}
              </button>
            )}
          </div>
        </>
      )}
      {bot && (
        <button type="button" class="quiet invitation-bot" onClick={() => onBot(bot.bot)}>
          <Face bot={bot} />
          {words.say("web-bot-instead", { bot: botName(bot.bot, words), letter })}
        </button>
      )}
    </div>
  );
}

const QUIET = 2; // modules of white around the code

/** A text as a picture that phones read. */
function QrCode({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState({ d: "", size: 0 });
  useEffect(() => {
    let wanted = true;
    import("../qr").then(
      ({ qrPath }) => wanted && setPath(qrPath(text)),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [text]);
  const whole = path.size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={label}>
      <path d={path.d} />
    </svg>
  );
}
