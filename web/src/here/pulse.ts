/** Whether a worker is still there: it is asked from time to time, and given up after some silence.
A browser that ends a worker (for want of memory, say) does not always tell the page.

Questions are counted, not seconds: while a device sleeps nobody is asked, and nobody is missed. */

export const EVERY = 5_000; // milliseconds between two questions
export const MOST = 6; // questions without a word: Python may be at work for some of that time

export class Pulse {
  private unanswered = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly ask: () => void,
    private readonly giveUp: () => void,
  ) {}

  /** Any word will do. The first one begins it: a script may be on its way for long. */
  heard(): void {
    this.unanswered = 0;
    this.timer ??= setInterval(() => this.beat(), EVERY);
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private beat(): void {
    if (this.unanswered >= MOST) {
      this.stop();
      this.giveUp();
      return;
    }
    this.unanswered += 1;
    this.ask();
  }
}
