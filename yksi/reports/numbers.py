"""Numbers as people write them: as many digits as are known, with the language's comma."""

from __future__ import annotations

import math
from collections.abc import Iterable

from yksi.reports.statistics import SHARE, Estimate

NARROW = "\N{NARROW NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
MOST_DIGITS = 4


class Numbers:
    def __init__(self, language: str) -> None:
        self._point = "." if language == "en" else ","

    def whole(self, value: float) -> str:
        """`1 234 567`."""
        return f"{value:,.0f}".replace(",", NARROW).replace("-", MINUS)

    def decimal(self, value: float, digits: int) -> str:
        """`1 234.5` in English, `1 234,5` in the north."""
        if math.isnan(value):
            return "–"
        written = f"{value:,.{digits}f}".replace(",", NARROW).replace(".", self._point)
        if not any(digit in written for digit in "123456789"):
            written = written.removeprefix("-")
        return written.replace("-", MINUS)

    def rate(self, value: float) -> str:
        """Three digits of something large."""
        digits = max(0, math.floor(math.log10(value)) - 2) if value >= 1 else 0
        return self.whole(round(value, -digits))

    def value(self, estimate: Estimate, unit: str, most: int = MOST_DIGITS) -> str:
        """The value alone, `25.1 %` where it is a share."""
        shown, digits = _as_shown(estimate, unit, most)
        if unit != SHARE:
            return self.decimal(shown.value, digits)
        written = self.decimal(shown.value, 0 if shown.value in (0, 100) else digits)
        return f"{written}{NARROW}%"

    def range(self, estimate: Estimate, unit: str, most: int = MOST_DIGITS) -> str:
        """Between which numbers the estimate lies, or nothing where that is not known."""
        shown, digits = _as_shown(estimate, unit, most)
        known = shown.low != shown.high and math.isfinite(shown.margin)
        return self.between(shown, digits) if known else ""

    def between(self, shown: Estimate, digits: int) -> str:
        return f"{self.decimal(shown.low, digits)} – {self.decimal(shown.high, digits)}"

    def signed(self, estimate: Estimate, unit: str) -> str:
        """A difference, always with its sign and without that of percent."""
        shown, digits = _as_shown(estimate, unit)
        written = self.decimal(shown.value, digits)
        return written if shown.value <= 0 else f"+{written}"


def _as_shown(estimate: Estimate, unit: str, most: int = MOST_DIGITS) -> tuple[Estimate, int]:
    shown = estimate.scaled(100) if unit == SHARE else estimate
    return shown, min(most, digits_of(shown.margin))


def fewest_digits(estimates: Iterable[Estimate], unit: str) -> int:
    """How many digits suit all of these estimates, where they stand below one another."""
    return min((_as_shown(estimate, unit)[1] for estimate in estimates), default=MOST_DIGITS)


def digits_of(margin: float) -> int:
    """As many as the interval allows: one digit of the margin.

    >>> [digits_of(margin) for margin in (30, 3, 0.3, 0.03, 0.0)]
    [0, 0, 1, 2, 0]
    """
    if not (0 < margin < math.inf):
        return 0
    return min(MOST_DIGITS, max(0, -math.floor(math.log10(margin))))
