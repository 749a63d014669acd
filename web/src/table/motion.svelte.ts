// What moves: cards on their way between piles and seats. Made from events, never waited for:
// any input completes everything that is under way.

import type { Happened } from "../lib/table.svelte";
import { centre, type Plan, type Point } from "./geometry/places";
import { sound } from "../lib/sound";

export interface Flight {
  key: number;
  card: string | null; // null: face down
  from: Point;
  to: Point;
  width: number;
  delay: number;
  duration: number;
  flips: boolean; // turns its face up on the way
  lands: boolean; // on the discard pile
}

/** A line between two seats, for a catch. */
export interface Thread {
  key: number;
  from: Point;
  to: Point;
}

const [BASE, SLOW, STAGGER, LONGEST] = [220, 420, 70, 900];
const MOST = 12; // backs in one flight

export class Motion {
  flights = $state.raw<Flight[]>([]);
  threads = $state.raw<Thread[]>([]);
  dips = $state.raw<number[]>([]); // seats whose turn is passed over
  #next = 0;

  constructor(
    readonly plan: () => Plan | null,
    readonly placeOf: (seat: number) => Point,
    readonly mine: () => number | null,
  ) {}

  /** Cards that are in the air towards the discard pile: they do not lie there yet. */
  readonly landing = $derived(this.flights.filter((flight) => flight.lands).length);

  /** Completes everything. */
  settle(): void {
    this.flights = [];
    this.threads = [];
    this.dips = [];
  }

  done(key: number): void {
    this.flights = this.flights.filter((flight) => flight.key !== key);
    this.threads = this.threads.filter((thread) => thread.key !== key);
  }

  take(events: readonly Happened[]): void {
    const plan = this.plan();
    if (!plan || document.hidden) return this.settle();
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.settle();
    let delay = 0;
    for (const event of events) {
      this.#hear(event);
      if (!still && delay <= LONGEST) delay = this.#move(event, plan, delay);
    }
  }

  #hear(event: Happened): void {
    if (event.event === "laid") sound("paper");
    else if (event.event === "called") sound("kantele");
    else if (event.event === "skipped" || event.event === "kept") sound("oar");
    else if (event.event === "drew" && event.why !== "turn") sound("thud");
    else if (event.event === "roundover") sound("kantele");
    else if (event.event === "turn" && event.seat === this.mine()) sound("knock");
  }

  /** Starts what an event looks like; when the next one may begin. */
  #move(event: Happened, plan: Plan, delay: number): number {
    const [draw, discard] = [centre(plan.draw), centre(plan.discard)];
    const [narrow, wide] = [plan.draw.width, plan.discard.width];
    switch (event.event) {
      case "laid":
        this.#fly({
          card: event.card,
          from: this.placeOf(event.seat),
          to: discard,
          width: wide,
          delay,
          lands: true,
        });
        return delay + BASE;
      case "discarded":
        this.#fly({
          card: event.card,
          from: this.placeOf(event.seat),
          to: discard,
          width: wide * 0.8,
          delay,
        });
        return delay + STAGGER;
      case "drew":
        return this.#draws(event.seat, event.count, event.cards, draw, narrow, delay);
      case "dealt":
        this.#fly({ card: null, from: draw, to: this.placeOf(event.seat), width: narrow * 0.6, delay });
        return delay + Math.min(STAGGER, LONGEST / plan.seats.length);
      case "reshuffled":
        this.#fly({ card: null, from: discard, to: draw, width: narrow, delay, duration: SLOW });
        return delay + SLOW;
      case "pooled":
        return this.#gather(plan, delay);
      case "swapped":
        if (event.seat === null || event.other === null) return this.#gather(plan, delay);
        this.#fly({
          card: null,
          from: this.placeOf(event.seat),
          to: this.placeOf(event.other),
          width: narrow * 0.6,
          delay,
          duration: SLOW,
        });
        this.#fly({
          card: null,
          from: this.placeOf(event.other),
          to: this.placeOf(event.seat),
          width: narrow * 0.6,
          delay,
          duration: SLOW,
        });
        return delay + SLOW;
      case "gave":
        this.#fly({
          card: event.card,
          from: this.placeOf(event.seat),
          to: this.placeOf(event.to),
          width: narrow * 0.7,
          delay,
        });
        return delay + BASE;
      case "skipped":
        this.dips = [...this.dips, event.seat];
        return delay;
      case "caught":
        this.threads = [
          ...this.threads,
          { key: this.#next++, from: this.placeOf(event.by), to: this.placeOf(event.seat) },
        ];
        return delay + BASE;
      default:
        return delay;
    }
  }

  #draws(
    seat: number,
    count: number,
    cards: readonly string[] | null,
    from: Point,
    width: number,
    delay: number,
  ): number {
    const shown = Math.min(count, MOST);
    const gap = Math.min(STAGGER, LONGEST / shown);
    const own = seat === this.mine();
    for (let i = 0; i < shown; i++)
      this.#fly({
        card: own ? (cards?.[i] ?? null) : null,
        from,
        to: this.placeOf(seat),
        width: own ? width : width * 0.6,
        delay: delay + i * gap,
        flips: own,
      });
    return delay + shown * gap;
  }

  /** All hands to the middle, and back to everybody. */
  #gather(plan: Plan, delay: number): number {
    const middle = centre(plan.lake);
    plan.seats.forEach((_, index) => {
      const seat = this.placeOf(index);
      this.#fly({ card: null, from: seat, to: middle, width: plan.draw.width * 0.6, delay, duration: SLOW });
      this.#fly({
        card: null,
        from: middle,
        to: seat,
        width: plan.draw.width * 0.6,
        delay: delay + SLOW + index * 60,
        duration: SLOW,
      });
    });
    return delay + 2 * SLOW;
  }

  #fly(flight: Partial<Flight> & Pick<Flight, "card" | "from" | "to" | "width" | "delay">): void {
    this.flights = [
      ...this.flights,
      { duration: BASE, flips: false, lands: false, ...flight, key: this.#next++ },
    ];
  }
}
