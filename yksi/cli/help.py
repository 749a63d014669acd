"""The help page of the game: the aim, and every command with its letter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from yksi.cli.keys import Verb
from yksi.cli.words import Words


def help_lines(words: Words, letters: Mapping[Verb, str]) -> Iterator[str]:
    yield words.say("help-aim")
    yield words.say("help-cards", call=letters[Verb.CALL])
    for verb, letter in letters.items():
        yield f"{letter:>3}  {words.say(f'help-{verb}', key=letter)}"
