// What people are called, also those whom the table lists no more: what they did is still told.

import type { PersonView, TableState } from "./protocol";

export class Names {
  #known = new Map<number, string>();
  #listed: readonly PersonView[] = [];

  /** Learns from what was told, and from who is listed. */
  learn(people: readonly PersonView[], events: NonNullable<TableState["effects"]>): void {
    for (const event of events)
      if (event.event === "entered" || event.event === "renamed") this.#known.set(event.person, event.name);
    if (people === this.#listed) return;
    this.#listed = people;
    for (const { number, name } of people) this.#known.set(number, name);
  }

  of(person: number): string {
    return this.#known.get(person) ?? "";
  }
}
