"""A typed line as a tool for the text on a card: `d bo 2`, `g bo me`, `c red`.

Reads words only; whether a tool can be used like that is asked of the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from yksi.messages import text_tools
from yksi.messages.text_tools import AnyTool
from yksi.terminal.input.keys import Keys
from yksi.terminal.input.numbers import number_in
from yksi.terminal.input.reader import Misread, Reader
from yksi.texts import Texts

MOST_CARDS = 99
TOOL_NAMES = ("draw", "discard", "give", "show", "mark", "turn", "color")


class ToolReader:
    def __init__(self, text: Texts, keys: Keys, reader: Reader, numbers: Sequence[int]) -> None:
        self._words = {name: text(f"use-{name}").split() for name in TOOL_NAMES}
        self._keys = keys
        self._reader = reader
        self._numbers = numbers

    def letters(self) -> dict[str, str]:
        """The short way to type each tool."""
        return {name: words[0] for name, words in self._words.items()}

    def read(self, line: str) -> AnyTool:
        first, *rest = line.replace(",", " ").split()
        name = next((name for name, words in self._words.items() if first.lower() in words), None)
        match name, rest:
            case "draw", [who, count]:
                return text_tools.DrawCards(self._person(who), self._count(count))
            case "discard", [who, count]:
                return text_tools.DiscardCards(self._person(who), self._count(count))
            case "give", [who, to]:
                return text_tools.GiveCard(self._person(who), self._person(to))
            case "show", [who]:
                return text_tools.ShowHand(self._person(who))
            case "mark", [who]:
                return text_tools.PutMarker(self._person(who))
            case "turn", [who]:
                return text_tools.GiveTurn(self._person(who))
            case "color", [word]:
                return text_tools.SetColor(self._color(word))
            case _:
                raise Misread("misread-tool", word=line)

    def _person(self, word: str) -> int:
        return self._numbers[self._reader.anybody(word)]

    def _count(self, word: str) -> int:
        number = number_in(word, 0, MOST_CARDS)
        if number is None:
            raise Misread("misread-tool", word=word)
        return number

    def _color(self, word: str) -> str:
        color = self._keys.color(word)
        if color is None:
            raise Misread("misread-color", word=word)
        return color
