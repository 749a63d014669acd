"""Counts of colours, packed into one integer, are held down all at once as they are one by one."""

from __future__ import annotations

from random import Random

from yksi.game.view import counts
from yksi.kernel.memory import BITS, DECEIVES, FIELD, KINDS

_ODD = (0, 1, 7, FIELD >> 1, (FIELD >> 1) + 1, FIELD)  # also where the highest bit is set


def test_no_count_is_more_than_there_are_cards() -> None:
    dice = Random(1)
    for _ in range(2_000):
        packed = [dice.choice((*_ODD, dice.randrange(448))) for _ in range(KINDS)]
        cards = dice.choice((0, 1, 7, dice.randrange(449)))
        number = sum(count << (BITS * kind) for kind, count in enumerate(packed))
        for above in (0, DECEIVES):
            assert counts(number + above, cards) == tuple(min(count, cards) for count in packed)
