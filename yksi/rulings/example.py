"""An example: a ruling as pictures and things that happened, for pages that show it step by step.

It holds numbers and names of cards, never a sentence: readers choose the language.
"""

from __future__ import annotations

import msgspec

from yksi.game.events import AnyEvent
from yksi.messages.news import AnyNews

TOP = -1  # in the place of a seat: the top of the discard pile


class Picture(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table at one moment. Seats are numbers; `people` says who sits there."""

    people: tuple[int, ...]
    order: tuple[int, ...]  # of the seats, clockwise
    hands: tuple[tuple[str, ...] | int, ...]  # cards that matter, or how many there are
    turn: int | None = None
    clockwise: bool = True
    top: str | None = None
    color: str | None = None
    pending: int = 0
    draw_pile: int = 0
    discards: int = 0
    gone: tuple[int, ...] = ()  # seats that are no longer in the game
    places: tuple[int, ...] = ()
    totals: tuple[int, ...] = ()


class Attempt(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that somebody wants to do: what would be told of it, or why it is refused."""

    person: int | None = None
    events: tuple[AnyEvent | AnyNews, ...] = ()
    refusal: str | None = None
    clause: str | None = None


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """An expectation that holds, or, with `holds` false, its contrary."""

    check: str
    holds: bool = True
    people: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    values: tuple[str, ...] = ()
    words: str = ""
    plays: tuple[tuple[str, ...], ...] = ()
    attempt: Attempt | None = None


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game of a series ended for somebody; `value` is a time, or a number of cards."""

    person: int
    how: str
    value: str = ""


class Mark(msgspec.Struct, frozen=True):
    """A card that something rests on: in the hand of a seat, or `TOP`."""

    seat: int
    card: str


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is given, a move, a refused move, or what follows from them."""

    kind: str
    picture: Picture | None = None  # None: as before
    at: str = ""  # the time on the table's clock, where it matters
    events: tuple[AnyEvent | AnyNews, ...] = ()
    refused: Attempt | None = None
    results: tuple[Result, ...] = ()
    checks: tuple[Check, ...] = ()
    marks: tuple[Mark, ...] = ()


class Example(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling that can be shown."""

    ruling: str
    rules: str
    people: int
    steps: tuple[Step, ...]
    me: int = -1  # who is told as "you"
    texts: dict[int, str] = {}
