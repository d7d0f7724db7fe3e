/** Events one by one, then the view: the small queue that every board shares. */

import type { Message, Seen, View } from "../shapes";
import type { BoardModule } from "../boards/board";

const PLAIN_BEAT = 450;

/** Waits that can be cut short. */
export class Pace {
  private wake: (() => void) | null = null;
  private hurried = false;

  begin(): void {
    this.hurried = false;
  }

  /** The rest of the show is skipped. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  wait(time: number): Promise<void> {
    if (this.hurried || time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(done, time);
      this.wake = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}

/** Whether a message is worth a show, or is set at once: more waits, or nobody would see it move. */
export function isShown(message: Message, behind: number, isWatched: boolean): boolean {
  return message.events.length > 0 && behind === 0 && isWatched;
}

export function beatOf(board: BoardModule | null, event: Seen): number {
  return board?.beat ? board.beat(event) : PLAIN_BEAT;
}

export function viewAfter(board: BoardModule | null, view: View, event: Seen): View {
  return board?.after ? board.after(view, event) : view;
}
