// The colour that was in force before the last card: a Wild Draw Four is judged by it.

import type { Color } from "../lib/cards";
import type { View } from "../lib/protocol";

export class Before {
  color = $state<Color | null>(null);
  #pile = 0;
  #now: Color | null = null;

  /** Called with every view, before anything is drawn. */
  look(cards: View): void {
    if (cards.discards.length !== this.#pile) this.color = this.#now;
    this.#pile = cards.discards.length;
    this.#now = cards.color as Color | null;
  }
}
