// Seats in one line over the lake, as on a phone.

import type { Given, Plan, SeatPlace } from "./places";

export const STRIP_PITCH = 66; // from seat to seat, where the line scrolls
export const GAP = 6; // pixels between names

export const shownInLine = ({ seats, isSeated }: Given): number => (isSeated ? seats - 1 : seats);

interface Line extends Omit<SeatPlace, "x" | "label" | "named" | "wide"> {
  margin: number; // from the screen's edge to the middle of the first seat
}

/** A strip where they are too many. */
function seatsInLine(given: Given, { margin, ...place }: Line): SeatPlace[] {
  const { seats, isSeated, width } = given;
  const shown = shownInLine(given);
  return Array.from({ length: seats }, (_, i): SeatPlace => {
    const at = isSeated ? i - 1 : i;
    const x =
      shown === 1
        ? width / 2
        : shown === 2
          ? width * (0.28 + 0.44 * at)
          : margin + (at * (width - 2 * margin)) / (shown - 1);
    const pitch = shown === 1 ? width : shown === 2 ? 0.44 * width : (width - 2 * margin) / (shown - 1);
    const wide = Math.min(pitch, 2 * x, 2 * (width - x)) - GAP;
    return { ...place, x, label: "below", named: true, wide };
  });
}

/** The plan of a phone, upright or on its side. */
export function planInLine(
  given: Given,
  line: Line,
  rest: Omit<Plan, "phone" | "width" | "height" | "seats">,
): Plan {
  const { width, height } = given;
  return { phone: true, width, height, seats: seatsInLine(given, line), ...rest };
}
