/** The first game of a newcomer: the lesson is offered before it, once. */

import { api } from "../api";
import { go } from "../router";
import type { GameInfo, LessonInfo } from "../shapes";
import { isNewcomer, knowGame } from "../store";
import type { Words } from "../words";
import { Dialog } from "./dialog";
import { Cap, Play } from "./icons";

/** The lesson to offer before the first game; null for whoever knows the game, or was asked. */
export async function firstLesson(info: GameInfo): Promise<LessonInfo | null> {
  if (info.lessons === 0 || !isNewcomer(info.game)) return null;
  const lessons = await api.lessons(info.game).catch(() => []);
  return lessons[0] ?? null;
}

interface FirstPlayProps {
  game: string;
  lesson: LessonInfo;
  words: Words;
  onPlay: () => void;
  onClose: () => void;
}

/** Asks; either answer counts for good, closing it is none. */
export function FirstPlay({ game, lesson, words, onPlay, onClose }: FirstPlayProps) {
  const learn = (): void => {
    knowGame(game);
    go(`/learn/${game}/${lesson.id}`);
  };
  const play = (): void => {
    knowGame(game);
    onClose();
    onPlay();
  };
  return (
    <Dialog
      title={words.say("web-first-play", { game: words.sayOr("game-name", game) })}
      onClose={onClose}
    >
      <p>{words.say("web-first-play-about")}</p>
      <div class="buttons">
        <button type="button" class="main" onClick={learn}>
          <Cap />
          {words.say("web-learn-first", { minutes: lesson.minutes })}
        </button>
        <button type="button" onClick={play}>
          <Play />
          {words.say("web-first-play-now")}
        </button>
      </div>
    </Dialog>
  );
}
