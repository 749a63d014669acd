"""The plays of a turn: every card that can be laid, and every stack where several may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

from yksi.cards import FACES, SYMBOL_MASK, SYMBOL_OF
from yksi.kernel.codes import Phase
from yksi.kernel.matching import layable
from yksi.kernel.state import State
from yksi.kernel.turns import is_between
from yksi.rules import AfterDraw, Rules, Several


def plays(t: State, r: Rules, seat: int) -> Iterator[tuple[int, ...]]:
    """Every play of the seat on turn as faces, the lowest first."""
    if seat != t.turn or not is_between(t):
        return
    several = r.several == Several.VALUE and t.phase not in (Phase.OPENING, Phase.FREE)
    for lowest in _faces(layable(t, r, seat)):
        yield (lowest,)
        if several:
            yield from _stacks(lowest, _others(t, r, seat, lowest))


def _faces(mask: int) -> list[int]:
    return [face for face in range(FACES) if (mask >> face) & 1]


def _stacks(lowest: int, others: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to put some of the others on the lowest card; what lies between does not matter."""
    copies = Counter(others)
    for amounts in product(*(range(count + 1) for count in copies.values())):
        chosen = Counter(dict(zip(copies, amounts, strict=True)))
        for top in +chosen:
            yield (lowest, *(chosen - Counter([top])).elements(), top)


def _others(t: State, r: Rules, seat: int, lowest: int) -> list[int]:
    """The cards of the same value that may lie on the lowest one."""
    same = t.held[seat] & SYMBOL_MASK[SYMBOL_OF[lowest]]
    if t.drew and r.after_draw == AfterDraw.DRAWN:
        return _faces(same & t.drawn & ~(1 << lowest))
    return [face for face in _faces(same) for _ in range(t.hands[seat][face] - (face == lowest))]
