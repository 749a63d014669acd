// Where the boat moors.

import { centre, type Plan, type Point } from "./places";
import { shoreLength } from "./shore";

const AFLOAT = 29; // pixels from the shore's edge to a boat's keel, on a phone

/** Where the own shore is: in the middle below, or left of what is said. */
function ownX({ lake, side: aside }: Plan): number {
  return aside ? lake.x + lake.height / 2 + 8 : lake.x + lake.width / 2;
}

/** The same as a place on the shore. */
export const ownAt = (place: Plan): number =>
  0.5 + (place.lake.x + place.lake.width / 2 - ownX(place)) / shoreLength(place.lake);

/** Where the boat moors at a seat: beside the animal, on the water; at oneself on the shore. */
export function mooring(place: Plan, index: number, own: boolean): Point {
  const seat = place.seats[index]!;
  const { lake, boat } = place;
  const below = lake.y + lake.height - lake.band / 2 - 2 - boat * 0.18; // on the lower shore
  if (own) return { x: ownX(place), y: below };
  if (place.phone)
    return {
      x: Math.min(Math.max(seat.x, lake.x + lake.height / 2), lake.x + lake.width - lake.height / 2),
      y: lake.y + AFLOAT - boat * 0.42,
    };
  const middle = centre(lake);
  const away = seat.avatar / 2 + boat / 2 + 6;
  if (seat.y < middle.y - lake.height * 0.3)
    return {
      x: seat.x,
      y: seat.y + seat.avatar / 2 + boat * 0.42 + 8 + (seat.label === "below" ? seat.avatar * 0.36 : 0),
    };
  const isLow = seat.y > middle.y + lake.height * 0.3;
  if (isLow && !seat.fan) return { x: seat.x, y: seat.y - seat.avatar / 2 - boat * 0.42 - 6 };
  return { x: seat.x + (seat.x < middle.x ? away : -away), y: isLow ? below : seat.y - 4 };
}
