"""How sure one can be: intervals of 95 % and tests. Numbers in, numbers out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Z = 1.959963984540054  # 95 % of a normal distribution lie within
LEVEL = 0.05

# What an estimate can be of.
SHARE = "share"  # 0 to 1
NUMBER = "number"


class Estimate(NamedTuple):
    """A value, and between what it lies with 95 % certainty."""

    value: float
    low: float
    high: float

    def scaled(self, factor: float) -> Estimate:
        return Estimate(self.value * factor, self.low * factor, self.high * factor)

    def moved(self, by: float) -> Estimate:
        return Estimate(self.value + by, self.low + by, self.high + by)

    @property
    def margin(self) -> float:
        return (self.high - self.low) / 2


def share(hits: float, of: float) -> Estimate:
    """A proportion with Wilson's interval, which stays sensible near 0 and 1.

    >>> [round(number, 4) for number in share(8, 10)]
    [0.8, 0.4902, 0.9433]
    """
    if of == 0:
        return Estimate(math.nan, math.nan, math.nan)
    rate, extra = hits / of, Z * Z / of
    middle = (rate + extra / 2) / (1 + extra)
    margin = Z * math.sqrt(rate * (1 - rate) / of + extra / (4 * of)) / (1 + extra)
    return Estimate(rate, max(0.0, middle - margin), min(1.0, middle + margin))


class Groups(NamedTuple):
    """Things that come in groups: how many groups, and sums over them."""

    number: int
    hits_squared: int
    hits_times_size: int
    size_squared: int


def share_in_groups(hits: int, of: int, groups: Groups) -> Estimate:
    """A proportion of things of which those of a group may be alike.

    They count for as many as they tell: ten groups of three that are always alike for about ten.

    >>> [round(number, 4) for number in share_in_groups(24, 30, Groups(10, 72, 72, 90))]
    [0.8, 0.4738, 0.9467]
    """
    rate = hits / of if of else 0.0
    expected = rate * (1 - rate) * of  # of the squares below, if every thing stood for itself
    if not expected or groups.number < 2:
        return share(hits, of)
    number, squared, times, size = groups
    surplus = (squared - 2 * rate * times + rate * rate * size) * number / (number - 1)
    alike = max(1.0, surplus / expected)
    return share(hits / alike, of / alike)._replace(value=rate)


def mean(count: int, total: int, squared: int) -> Estimate:
    """The mean of so many values, from their sum and the sum of their squares."""
    if count == 0:
        return Estimate(math.nan, math.nan, math.nan)
    value = total / count
    margin = Z * standard_error(count, total, squared)
    return Estimate(value, value - margin, value + margin)


def standard_error(count: int, total: int, squared: int) -> float:
    if count < 2:
        return math.inf
    spread = (count * squared - total * total) / (count * (count - 1))  # in whole numbers: exact
    return math.sqrt(spread / count)


def quantile(histogram: npt.NDArray[np.int64], at: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    sums = np.cumsum(histogram)
    return int(np.searchsorted(sums, math.ceil(at * int(sums[-1])) or 1))


def p_value(z: float) -> float:
    """How often chance alone goes as far, in either direction."""
    return math.erfc(abs(z) / math.sqrt(2))


def paired_z(count: int, total: int, squared: int) -> float:
    """How many standard errors the mean difference of pairs is away from nothing."""
    if total == 0:
        return 0.0
    error = standard_error(count, total, squared)
    return total / count / error if error else math.copysign(math.inf, total)


def significant(p_values: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Holm's rule: many questions at once, and still only 5 % risk of a single wrong claim."""
    order = sorted(range(len(p_values)), key=lambda i: p_values[i])
    found = [False] * len(p_values)
    for rank, i in enumerate(order):
        if p_values[i] > level / (len(p_values) - rank):
            break
        found[i] = True
    return found
