"""What can be typed: the letters and words of the language for every command.

Owns the vocabulary only; `reader` makes sense of whole lines.
"""

from __future__ import annotations

from enum import StrEnum

from yksi.cards import COLOR_NAMES
from yksi.texts import Texts


class Verb(StrEnum):
    LAY = "lay"  # typed as cards, without a letter of its own
    DRAW = "draw"
    KEEP = "keep"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
    ACCEPT = "accept"
    JUMP = "jump"
    ACCUSE = "accuse"
    FORFEIT = "forfeit"
    NEEDLESS = "needless"
    WARN = "warn"
    REMOVE = "remove"
    STOP = "stop"
    GESTURE = "gesture"
    TABLE = "table"
    SCORE = "score"
    RULE = "rule"
    HELP = "help"
    QUIT = "quit"


LETTERED: tuple[Verb, ...] = tuple(verb for verb in Verb if verb is not Verb.LAY)


class Keys:
    def __init__(self, text: Texts) -> None:
        self._words = {verb: text(f"key-{verb}").split() for verb in LETTERED}
        self._verbs = {word: verb for verb, words in self._words.items() for word in words}
        self._verbs["?"] = Verb.HELP
        self._colors = {
            word: color for color in COLOR_NAMES for word in text(f"typed-{color}").split()
        }
        self._yes = text("typed-yes").split()
        self._no = text("typed-no").split()
        self._me = text("typed-me").split()

    def letter(self, verb: Verb) -> str:
        """The short way to type a command."""
        return self._words[verb][0]

    def verb(self, word: str) -> Verb | None:
        return self._verbs.get(word.lower())

    def color(self, word: str) -> str | None:
        return self._colors.get(word.lower())

    def color_letter(self, color: str) -> str:
        return next(word for word, named in self._colors.items() if named == color)

    def yes_or_no(self, word: str) -> bool | None:
        if word.lower() in self._yes:
            return True
        return False if word.lower() in self._no else None

    def means_me(self, word: str) -> bool:
        return word.lower() in self._me

    @property
    def yes(self) -> str:
        return self._yes[0]

    @property
    def no(self) -> str:
        return self._no[0]
