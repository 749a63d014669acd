"""A typed line as a command: `3`, `2 5 green u`, `r5`, `red 5`, `x bo`, `d`.

Reads words only; whether the rules allow it is asked of the game.
"""

from __future__ import annotations

from typing import NamedTuple

from yksi.cards import COLOR_LETTERS, COLOR_NAMES, FACE_BY_NAME, FACE_NAMES
from yksi.terminal.input.keys import Keys, Verb
from yksi.terminal.input.numbers import number_in
from yksi.texts import Trouble

_ABOUT = (Verb.CATCH, Verb.ACCUSE, Verb.NEEDLESS, Verb.REMOVE)  # somebody
_LETTERS = dict(zip(COLOR_NAMES, COLOR_LETTERS, strict=True))


class Typed(NamedTuple):
    verb: Verb
    cards: tuple[str, ...] = ()
    color: str | None = None
    uno: bool = False
    seat: int | None = None
    words: str = ""


class Misread(Trouble):
    """A line that makes no sense: it is told so and asked for again."""


class Reader:
    """Reads lines for one person: whose hand and whose table it is matters."""

    def __init__(self, keys: Keys, names: tuple[str, ...], me: int) -> None:
        self._keys = keys
        self._names = names
        self._me = me

    def read(self, line: str, hand: tuple[str, ...]) -> Typed:
        """The command of a line that is not empty."""
        words = line.replace(",", " ").split()
        verb = self._keys.verb(words[0])
        if verb is None or self._is_play(verb, words):
            return self._lay(words, hand)
        if verb in _ABOUT:
            return Typed(verb, seat=self.seat(" ".join(words[1:])) if words[1:] else None)
        if verb is Verb.WARN and words[1:]:
            return Typed(verb, seat=self.seat(words[1]), words=" ".join(words[2:]))
        if verb is Verb.JUMP:
            calls = [self._keys.verb(word) is Verb.CALL for word in words[1:]]
            return Typed(verb, uno=any(calls))
        if words[1:]:
            raise Misread("misread-word", word=words[1])
        return Typed(verb)

    def _is_play(self, verb: Verb, words: list[str]) -> bool:
        """Whether a letter with more behind it begins a play: `u 3`, or `r 5` for the red five."""
        if len(words) == 1:
            return False
        color = self._keys.color(words[0])
        return verb is Verb.CALL or bool(color and self._card(color, words[1]))

    def _lay(self, words: list[str], hand: tuple[str, ...]) -> Typed:
        cards: list[str] = []
        numbers: set[int] = set()
        color, uno = None, False
        rest = list(words)
        while rest:
            word = rest.pop(0)
            named = self._keys.color(word)
            two_words = self._card(named, rest[0]) if named and rest and not cards else None
            card = self._card(None, word)
            if two_words:
                cards.append(two_words)
                rest.pop(0)
            elif word.isdecimal():
                number = self._number(word, len(hand), numbers)
                cards.append(hand[number - 1])
            elif card:
                cards.append(card)
            elif named:
                color = named
            elif self._keys.verb(word) is Verb.CALL:
                uno = True
            else:
                raise Misread("misread-word", word=word)
        if not cards:
            raise Misread("misread-no-card")
        return Typed(Verb.LAY, tuple(cards), color, uno)

    def _number(self, word: str, most: int, seen: set[int]) -> int:
        number = number_in(word, 1, most)
        if number is None:
            raise Misread("misread-number", number=word, count=most)
        if number in seen:
            raise Misread("misread-twice", number=word)
        seen.add(number)
        return number

    def _card(self, color: str | None, word: str) -> str | None:
        """The card of `R5` and the like, with the letters of the language or those of notation."""
        name = (_LETTERS[color] if color else "") + word.upper()
        if name in FACE_BY_NAME:
            return str(FACE_NAMES[FACE_BY_NAME[name]])
        own = None if color else self._keys.color(word[:1])
        return self._card(own, word[1:]) if own else None

    def cards(self, line: str, hand: tuple[str, ...]) -> tuple[str, ...]:
        """The cards of a line with nothing but cards in it."""
        typed = self._lay(line.replace(",", " ").split(), hand)
        if typed.color or typed.uno:
            raise Misread("misread-only-cards")
        return typed.cards

    def seat(self, word: str) -> int:
        """The other seat whose name begins so."""
        return self._find(word, [seat for seat in range(len(self._names)) if seat != self._me])

    def anybody(self, word: str) -> int:
        """The seat whose name begins so; the own one by `me` as well."""
        if self._keys.means_me(word):
            return self._me
        return self._find(word, list(range(len(self._names))))

    def _find(self, word: str, seats: list[int]) -> int:
        found = [seat for seat in seats if self._names[seat].lower().startswith(word.lower())]
        if len(found) != 1:
            raise Misread("misread-seat", word=word)
        return found[0]
