"""Cards as they are counted at a table: by type, because colours count for nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from yksi.cards import FACE_NAMES, POINTS, SYMBOL_OF, Symbol
from yksi.rules import Rules


def _type(face: int) -> str:
    """`7` or `S` of any colour, `W4`, and `WC` for all cards whose text people choose."""
    if SYMBOL_OF[face] >= Symbol.CUSTOM_1:
        return "WC"
    return FACE_NAMES[face] if SYMBOL_OF[face] >= Symbol.WILD else FACE_NAMES[face][1:]


TYPES = tuple(map(_type, range(len(FACE_NAMES))))
VALUES = dict(zip(TYPES, POINTS, strict=True))
NUMBERS = tuple("0123456789")


def points_of(cards: Iterable[str]) -> int:
    """What counted cards are worth (CLS-46 to 48, CUS-76 to 80, MOO-42 to 44)."""
    return sum(VALUES[card] for card in cards)


def in_deck(rules: Rules, seats: int) -> Counter[str]:
    """How many of each type there are; a type that is missing is not counted in this edition."""
    found: Counter[str] = Counter()
    for kind, count in zip(TYPES, rules.deck(seats), strict=True):
        found[kind] += count
    return +found


def impossible(rules: Rules, seats: int, cards: Iterable[str]) -> list[str]:
    """Types of which more were counted than there are; people are told, and decide."""
    return sorted(Counter(cards) - in_deck(rules, seats))


def rank(cards: Iterable[str]) -> tuple[int, ...]:
    """A hand at an early end: whoever has the smallest comes first (KPG-§6.1 to §6.3)."""
    held = Counter(cards)
    numbers = [held[number] for number in NUMBERS]
    return (held.total(), sum(numbers), *(-count for count in numbers))
