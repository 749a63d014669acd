// Whether the line still lives: every question must be answered, and when nobody asks, a ping is.

const PING_EVERY = 10_000;
const SLOW_AFTER = 2_000; // then the person is told
const DEAD_AFTER = 6_000; // a ping without a pong, or anything else

type Timer = ReturnType<typeof setTimeout>;

interface Listener {
  ping(): void;
  slow(isSlow: boolean): void;
  lasts(): void; // a ping was answered
  dead(): void;
}

export class Pulse {
  #open = 0; // questions without an answer
  #isSlow: Timer | undefined;
  #next: Timer | undefined;
  #missing: Timer | undefined;

  constructor(readonly listener: Listener) {}

  /** The line is open. */
  start(): void {
    this.stop();
    this.#next = setTimeout(() => this.#ask(), PING_EVERY);
  }

  stop(): void {
    for (const timer of [this.#isSlow, this.#next, this.#missing]) clearTimeout(timer);
    this.#isSlow = this.#missing = undefined;
    this.#open = 0;
  }

  asked(): void {
    this.#open++;
    this.#isSlow ??= setTimeout(() => this.listener.slow(true), SLOW_AFTER);
  }

  answered(): void {
    this.#open = Math.max(0, this.#open - 1);
    clearTimeout(this.#isSlow);
    this.listener.slow(false);
    this.#isSlow = this.#open ? setTimeout(() => this.listener.slow(true), SLOW_AFTER) : undefined;
  }

  pong(): void {
    clearTimeout(this.#missing);
    this.#missing = undefined;
    this.answered();
    this.listener.lasts();
    this.#next = setTimeout(() => this.#ask(), PING_EVERY);
  }

  /** Something else came: there is somebody at the other end. */
  heard(): void {
    if (this.#missing !== undefined) this.#expect();
  }

  #ask(): void {
    this.asked();
    this.#expect();
    this.listener.ping();
  }

  #expect(): void {
    clearTimeout(this.#missing);
    this.#missing = setTimeout(() => this.listener.dead(), DEAD_AFTER);
  }
}
