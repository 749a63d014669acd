"""Cards, colours, seats, counts and lists as words, in the form that a sentence needs.

Sentences themselves stand in the locale files; this only fills in what they talk about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from yksi.cards import (
    COLOR_NAMES,
    COLOR_OF,
    FACE_BY_NAME,
    SYMBOL_OF,
    Color,
    Face,
    Symbol,
)
from yksi.rules import Preset, Rules, value_name
from yksi.telling.marks import marked
from yksi.texts import Texts

NO_TEXTS: Mapping[int, str] = {}


class Seating(NamedTuple):
    """The names of those who sit at the cards, and the seat that is told `you`, if any."""

    names: tuple[str, ...]
    me: int | None


class Words:
    def __init__(
        self,
        text: Texts,
        seating: Seating,
        edition: str,
        rules: Rules,
        texts: Mapping[int, str] = NO_TEXTS,
    ) -> None:
        self.text = text
        self.seating = seating
        self.edition = edition
        self._presets = (rules.card1, rules.card2, rules.card3)
        self._texts = texts  # of the people's own, by the number of the customizable card

    # --- cards

    def card(self, card: str, form: str = "name") -> str:
        """A card; form is `name`, or `object` for what somebody lays or draws."""
        face = FACE_BY_NAME[card]
        color, symbol = COLOR_OF[face], SYMBOL_OF[face]
        words = self.text(
            "card",
            color="none" if color == Color.NONE else COLOR_NAMES[color],
            symbol="number" if symbol <= Symbol.NINE else _SYMBOLS[Symbol(symbol)],
            number=str(symbol),
            edition=self.edition,
            form=form,
        )
        says = self._text_of(card)
        if says is not None:
            words = self.text("card-custom", card=words, preset=says)
        return marked(words, "wild" if color == Color.NONE else COLOR_NAMES[color])

    def _text_of(self, card: str) -> str | None:
        """What stands on a customizable card, unless it is blank."""
        number = FACE_BY_NAME[card] - Face.CUSTOM_1
        if number < 0 or self._presets[number] == Preset.BLANK:
            return None
        if self._presets[number] == Preset.TEXT and number + 1 in self._texts:
            return self._texts[number + 1]
        return self.text(f"preset-{value_name(self._presets[number])}")

    def cards(self, cards: Sequence[str], form: str = "name") -> str:
        return self.listed([self.card(card, form) for card in cards])

    def color(self, color: str, form: str = "name") -> str:
        """A colour; form is `name`, `object` for what is named, `negated` for 'no … card'."""
        return marked(self.text("color", color=color, form=form), color)

    # --- seats

    def name(self, seat: int) -> str:
        """The seat as it stands in a table: the person's own name, or the bot's."""
        return self.seating.names[seat]

    def who(self, seat: int) -> str:
        """The seat as the subject at the beginning of a sentence."""
        return self._seat(seat, "subject")

    def whom(self, seat: int) -> str:
        """The seat as the object inside a sentence."""
        return self._seat(seat, "object")

    def entry(self, seat: int) -> str:
        """The seat as an entry of a list."""
        return self._seat(seat, "plain")

    def _seat(self, seat: int, form: str) -> str:
        if seat == self.seating.me:
            return self.text("you", form=form)
        return self.seating.names[seat]

    def person(self, seat: int) -> str:
        """What the verb agrees with: `you` or `they`."""
        return "you" if seat == self.seating.me else "they"

    # --- sentences, counts and lists

    def say(self, key: str, /, **arguments: str | int) -> str:
        """A sentence that may depend on the edition's own words."""
        return self.text(key, edition=self.edition, **arguments)

    def act(self, key: str, seat: int, /, **arguments: str | int) -> str:
        """A sentence about what a seat does."""
        return self.say(key, who=self.who(seat), person=self.person(seat), **arguments)

    def count(self, cards: int) -> str:
        """So many cards, in words up to nine."""
        return self.text("cards", count=cards)

    def listed(self, items: Sequence[str]) -> str:
        return self.text.listed(items)


_SYMBOLS = {
    symbol: symbol.name.lower() if symbol < Symbol.CUSTOM_1 else "custom"
    for symbol in Symbol
    if symbol >= Symbol.DRAW_TWO
}
