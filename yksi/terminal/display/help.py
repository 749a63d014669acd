"""The help page of the game: the aim, and every command with its letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from yksi.telling.words import Words
from yksi.terminal.input.keys import Verb


def help_lines(words: Words, letters: Mapping[Verb, str]) -> Iterator[str]:
    yield words.say("help-aim")
    yield words.say("help-cards", call=letters[Verb.CALL])
    for verb, letter in letters.items():
        yield f"{letter:>3}  {words.say(f'help-{verb}', key=letter)}"
