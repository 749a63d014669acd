// When what came is shown. At a table of people that is at once; where bots take no time for a turn, hundreds of states
// come in a second, which nobody could follow and a slow processor could not draw: then only the newest is shown, often
// enough to look alive.

const AT_ONCE = 8; // states in a row
const EVERY = 200; // milliseconds from one to the next, after those

export class Pace {
  #left = AT_ONCE;
  #at = performance.now();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: () => void) {}

  /** Something came: it is shown now, or with whatever else comes until its time. */
  come(): void {
    if (this.#timer !== undefined) return;
    this.#fill();
    if (this.#left >= 1) this.#take();
    else this.#timer = setTimeout(() => this.#take(), EVERY * (1 - this.#left));
  }

  /** What waits is shown now: somebody is answered. */
  hurry(): void {
    if (this.#timer !== undefined) this.#take();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #fill(): void {
    const now = performance.now();
    this.#left = Math.min(AT_ONCE, this.#left + (now - this.#at) / EVERY);
    this.#at = now;
  }

  #take(): void {
    this.stop();
    this.#fill();
    this.#left = Math.max(0, this.#left - 1);
    this.show();
  }
}
