// Seats in one line over the lake, as on a phone.

import type { SeatPlace } from "./places";

export const STRIP_PITCH = 66; // from seat to seat, where the line scrolls

/** In one line over the lake; a strip where they are too many. */
export function seatsInLine(
  seats: number,
  isSeated: boolean,
  width: number,
  margin: number,
  place: Omit<SeatPlace, "x" | "label" | "named">,
): SeatPlace[] {
  const shown = isSeated ? seats - 1 : seats;
  return Array.from({ length: seats }, (_, i): SeatPlace => {
    const at = isSeated ? i - 1 : i;
    const x =
      shown === 1
        ? width / 2
        : shown === 2
          ? width * (0.28 + 0.44 * at)
          : margin + (at * (width - 2 * margin)) / (shown - 1);
    return { ...place, x, label: "below", named: true };
  });
}
