"""What stood before the last play, which taking it back brings again: `before W green cards 2 ccw`.

Read from the words of a position, written, and guessed from the cards where it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from yksi.cards import (
    COLOR_NAMES,
    COLOR_OF,
    COLORED_FACES,
    FACE_BY_NAME,
    FACE_NAMES,
    SYMBOL_OF,
    SYMBOLS_A_COLOR,
    Color,
    Symbol,
)
from yksi.game.events import DIRECTION_OF, DIRECTIONS
from yksi.game.notation import NotationError, one, parse_card, parse_number
from yksi.kernel.state import State

AS_NOW = 0  # the direction where none is named


class BeforeLastPlay(NamedTuple):
    """The fields `was_…` of a state."""

    color: int = int(Color.NONE)
    symbol: int = int(Symbol.NONE)
    direction: int = AS_NOW
    pending: int = 0
    cards: int = 0
    opening: int = 0

    @classmethod
    def of(cls, t: State) -> BeforeLastPlay:
        return cls(
            t.was_color, t.was_symbol, t.was_direction, t.was_pending, t.was_count, t.was_opening
        )

    def put_into(self, t: State) -> None:
        """Set these fields of a state."""
        t.was_color = self.color
        t.was_symbol = self.symbol
        t.was_direction = self.direction or t.direction
        t.was_pending = self.pending
        t.was_count = self.cards
        t.was_opening = self.opening


def guess_before(below: Sequence[int], direction: int) -> BeforeLastPlay:
    """Guess from the cards below the last play: one coloured card lay there, nothing was owed."""
    if not below or COLOR_OF[below[-1]] == Color.NONE:
        return BeforeLastPlay(direction=direction)
    return BeforeLastPlay(COLOR_OF[below[-1]], SYMBOL_OF[below[-1]], direction, cards=1)


def parse_before(words: Sequence[str]) -> BeforeLastPlay:
    """Read the words behind `before`."""
    if not words:
        raise NotationError("what was there before? (before R7, before opening)")
    numbers = {"pending": 0}
    card, color, direction, opening = None, int(Color.NONE), AS_NOW, 0
    rest = list(words)
    while rest:
        word = rest.pop(0).lower()
        if word in DIRECTION_OF:
            direction = DIRECTION_OF[word]
        elif word in ("cards", "pending"):
            numbers[word] = parse_number(one(rest[:1]))
            rest = rest[1:]
        elif word == "opening":
            opening = 1
        elif word in COLOR_NAMES:
            color = COLOR_NAMES.index(word)
        elif word != "nothing":
            card = FACE_BY_NAME[parse_card(word)]
    if opening and (card is not None or color != Color.NONE):
        raise NotationError("nothing lies there before the opening")
    color, symbol = _in_force(card, color)
    count = numbers.get("cards", int(card is not None))
    return BeforeLastPlay(color, symbol, direction, numbers["pending"], count, opening)


def _in_force(card: int | None, named: int) -> tuple[int, int]:
    """The colour and the symbol of a card, or of none."""
    if card is None:
        return named, int(Symbol.NONE)
    name, own = FACE_NAMES[card], COLOR_OF[card]
    if own == Color.NONE:
        if named == Color.NONE:
            raise NotationError(f"which colour was named with {name}? (before {name} green)")
        return named, SYMBOL_OF[card]
    if named not in (own, Color.NONE):
        raise NotationError(f"{name} cannot be {COLOR_NAMES[named]}")
    return own, SYMBOL_OF[card]


def write_before(before: BeforeLastPlay, direction: int) -> str:
    """Write the line; it names the direction of play only where that is another now."""
    words = ["before", *_what(before)]
    if before.cards != int(before.symbol != Symbol.NONE):
        words += ["cards", str(before.cards)]
    if before.direction != direction:
        words.append(DIRECTIONS[before.direction])
    if before.pending:
        words += ["pending", str(before.pending)]
    return " ".join(words)


def _what(before: BeforeLastPlay) -> list[str]:
    """What lay there: a card with the colour named for it, a colour alone, or nothing."""
    if before.opening:
        return ["opening"]
    color = [COLOR_NAMES[before.color]] if before.color != Color.NONE else []
    if before.symbol == Symbol.NONE:
        return color or ["nothing"]
    if before.symbol < Symbol.WILD:
        return [FACE_NAMES[SYMBOLS_A_COLOR * before.color + before.symbol]]
    return [FACE_NAMES[COLORED_FACES + before.symbol - Symbol.WILD], *color]
