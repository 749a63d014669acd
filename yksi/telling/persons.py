"""The people of a room by their number, as words in the form that a sentence needs.

`words` knows those who sit at the cards; round them there are people without a seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from yksi.telling.words import Words


class Persons:
    def __init__(self, words: Words, name_of: Callable[[int], str], me: int) -> None:
        self.words = words
        self._name_of = name_of
        self._me = me

    def name(self, number: int) -> str:
        """The person as they stand in a table: by their own name."""
        return self._name_of(number)

    def act(self, key: str, who: int, /, whom: int | None = None, **arguments: str | int) -> str:
        """A sentence about what somebody does, or does to somebody else."""
        arguments |= {"who": self._named(who, "subject"), "person": self._person(who)}
        return self.all(key, whom, **arguments)

    def all(self, key: str, whom: int | None = None, **arguments: str | int) -> str:
        """A sentence about what everybody does, perhaps to somebody."""
        if whom is not None:
            arguments |= {"whom": self._named(whom, "object"), "other": self._person(whom)}
        return self.words.say(key, **arguments)

    def listed(self, numbers: Iterable[int]) -> str:
        return self.words.listed([self._named(number, "plain") for number in numbers])

    def _named(self, number: int, form: str) -> str:
        return self.words.text("you", form=form) if number == self._me else self.name(number)

    def _person(self, number: int) -> str:
        """What the verb agrees with: `you` or `they`."""
        return "you" if number == self._me else "they"
