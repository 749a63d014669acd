// What a coach adds to the scene: words in the place of the status, and the one thing to press.

import type { Snippet } from "svelte";
import type { Offer } from "./actions";
import type { Plan } from "./geometry/places";
import type { Play } from "./play.svelte";

export interface Guide {
  /** A card of the hand, a button by its name, `draw`, `uno`, `jump`, or `color …`. */
  marks(play: Play): string | null;
  talk: Snippet<[Plan, readonly Offer[], Play]>;
  beside: Snippet<[readonly Offer[]]>; // what stands beside the hand on a phone
}
