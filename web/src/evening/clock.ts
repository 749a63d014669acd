// The clock of an evening: milliseconds since it began, by which every entry is timed.
//
// A browser has two clocks. The wall's (`Date.now`) goes on while the device sleeps and while no page is open, but people
// and networks set it. The steady one (`performance.now`) cannot be set, but begins anew with every page, and on many
// devices it stands still during sleep. So:
//
// - while a page is open, time passes by the steady clock;
// - where the wall's has run ahead of it, either the device slept or somebody set the clock. A page that was out of sight
//   may have slept, and the time counts; one that was looked at all the while did not, and it does not count. Both are
//   said aloud, and whoever keeps the score may decide otherwise (`reconsider`), because no browser can know;
// - where the wall's has fallen behind, it was set back: sleep never does that;
// - what both clocks showed is kept every few seconds (`Mark`), so that a page opened later goes on by the wall's clock from
//   there, whatever the clock was set to before.

/** What the wall's clock showed at a moment of the evening. */
export interface Mark {
  at: number; // milliseconds of the evening
  wall: number; // milliseconds of the world
}

/** A stretch that the two clocks do not agree on, and whether the evening counts it. */
export interface Gap {
  length: number; // milliseconds; negative: the wall's clock was set back
  counts: boolean;
}

export interface Clocks {
  wall: () => number;
  steady: () => number;
}

/** Clocks that are put right by a network differ a little now and then, and nobody cares. */
const TOLERANCE = 2_000;

export const DEVICE: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

export class EveningClock {
  #at: number;
  #wall: number;
  #steady: number;
  #isHidden = false;
  /** What the clocks last disagreed on, until something is written down. */
  gap: Gap | null = null;

  /** Goes on from a mark; `least` is the time of the last entry, before which it never falls. */
  constructor(
    mark: Mark,
    least: number,
    private readonly clocks: Clocks = DEVICE,
  ) {
    this.#wall = clocks.wall();
    this.#steady = clocks.steady();
    const passed = this.#wall - mark.wall;
    this.#at = Math.max(least, mark.at + Math.max(0, passed));
    if (passed < -TOLERANCE) this.gap = { length: passed, counts: false };
  }

  /** Milliseconds of the evening. */
  now(): number {
    const [wall, steady] = [this.clocks.wall(), this.clocks.steady()];
    const passed = steady - this.#steady;
    const length = wall - this.#wall - passed;
    const isGap = Math.abs(length) > TOLERANCE;
    const counts = isGap && length > 0 && this.#isHidden;
    if (isGap) this.gap = { length, counts };
    this.#at += passed + (counts ? length : 0);
    this.#wall = wall;
    this.#steady = steady;
    return Math.floor(this.#at);
  }

  /** The page goes out of sight or comes back: in between, the device may sleep. */
  see(isHidden: boolean): void {
    this.now();
    this.#isHidden = isHidden;
  }

  /** Something was written down: what the clocks disagreed on before is settled. */
  settle(): void {
    this.gap = null;
  }

  /** Counts the last gap if it did not count, and the other way round; never before the last entry. */
  reconsider(least: number): void {
    const gap = this.gap;
    if (gap === null || gap.length < 0) return;
    this.gap = { ...gap, counts: !gap.counts };
    this.#at = Math.max(least, this.#at + (gap.counts ? -gap.length : gap.length));
  }

  mark(): Mark {
    return { at: this.now(), wall: this.#wall };
  }
}

/** `24.10` as minutes and seconds; whole seconds that have passed. */
export function minutesAndSeconds(milliseconds: number): { minutes: string; seconds: string } {
  const whole = Math.max(0, Math.floor(milliseconds / 1000));
  return { minutes: String(Math.floor(whole / 60)), seconds: String(whole % 60).padStart(2, "0") };
}
