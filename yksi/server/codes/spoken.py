"""Codes that can be said aloud: a word or two and a number, as in KUUSI-421.

The words belong to no language, so that a code said in one is typed in another. Each is spelled as
it sounds, and one slip never makes it another one. The more codes are in use, the longer new ones
are: docs/OPERATING.md says how long somebody would have to guess.
"""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path

from yksi import machine

WORDS = tuple((Path(__file__).parent / "words.txt").read_text("ascii").split())
SPARSE = 200_000  # possible codes for each that is in use
FORMS = ((1, 3), (1, 4), (2, 3), (2, 4), (2, 5))  # words, and digits of the number
LONGEST_TYPED = 64
# Letters that are heard as one another in one of our languages, or in another spelling.
_HEARD = str.maketrans(
    {
        **dict(zip("wcqzdbgjyåäæöøß", "vkkstpkiiaaaoos", strict=True)),
        "x": "ks",
    }
)
_TWICE = re.compile(r"(.)\1+")


def sound(letters: str) -> str:
    """What a word sounds like, roughly: spellings that are taken for one another become one.

    >>> sound("Kuusi") == sound("kusi") == sound("CUUZI")
    True
    """
    plain = unicodedata.normalize("NFKD", letters.casefold())
    heard = "".join(letter for letter in plain if letter.isalpha()).replace("ph", "f")
    return _TWICE.sub(r"\1", heard.translate(_HEARD))


_BY_SOUND = {sound(word): word for word in WORDS}


def draw(living: int) -> str:
    """A new code, where so many are in use already."""
    sparse = SPARSE * (living + 1)
    words, digits = next((form for form in FORMS if _size(*form) >= sparse), FORMS[-1])
    first = 10 ** (digits - 1)
    chosen = [WORDS[machine.below(len(WORDS))] for _ in range(words)]
    return _written(chosen, str(first + machine.below(9 * first)))


def _size(words: int, digits: int) -> int:
    """How many codes there are of a form."""
    return int(len(WORDS) ** words * 9 * 10 ** (digits - 1))


def _written(words: list[str], number: str) -> str:
    return "-".join([*words, number]).upper()


def readings(typed: str) -> tuple[str, ...]:
    """The codes that somebody can have meant: mostly one, none when it is no code.

    >>> readings("kuusi421"), readings(" Cuusi 4-21 "), readings("KUUSI")
    (('KUUSI-421',), ('KUUSI-421',), ())
    """
    if len(typed) > LONGEST_TYPED:
        return ()
    number = "".join(sign for sign in typed if sign.isascii() and sign.isdecimal())
    heard = sound(typed)
    if not number or not heard:
        return ()
    return tuple(_written(words, number) for words in _split(heard))


def _split(heard: str) -> list[list[str]]:
    """One word, or two that follow each other; of a letter that both share one is heard."""
    cuts = [(heard[:end], heard[at:]) for end in range(1, len(heard)) for at in (end, end - 1)]
    pairs = [(first, rest) for first, rest in cuts if first in _BY_SOUND]
    found = [[_BY_SOUND[first], _BY_SOUND[rest]] for first, rest in pairs if rest in _BY_SOUND]
    return [[_BY_SOUND[heard]], *found] if heard in _BY_SOUND else found
