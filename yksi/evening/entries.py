"""What the pen writes down, one entry a line. People have numbers, in the order of the seats."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from yksi.messages.numbers import Number

Held: TypeAlias = dict[Number, tuple[str, ...]]  # the cards that somebody still held, by type


class Deals(msgspec.Struct, frozen=True, tag_field="entry", tag="deals"):
    """Somebody else than foreseen deals the next round."""

    person: Number


class RoundOver(msgspec.Struct, frozen=True, tag_field="entry", tag="round"):
    """Somebody went out, and the others have counted their cards."""

    winner: Number
    held: Held = {}


class Corrected(msgspec.Struct, frozen=True, tag_field="entry", tag="corrected"):
    """A round of the present match was written down wrongly."""

    round: int
    over: RoundOver


class AnotherMatch(msgspec.Struct, frozen=True, tag_field="entry", tag="match"):
    """The same company plays another match."""


class GameBegins(msgspec.Struct, frozen=True, tag_field="entry", tag="begins"):
    """The cards are dealt to these people, and the clock runs (KPG-R69)."""

    people: tuple[Number, ...]


class GoesOut(msgspec.Struct, frozen=True, tag_field="entry", tag="out"):
    """Somebody has laid all cards (KPG-END-1)."""

    person: Number
    minutes: int | None = None  # full ones of the game, where it is noted later; None: just now


class GivesUp(msgspec.Struct, frozen=True, tag_field="entry", tag="gives-up"):
    """Somebody has lost to all others (KPG-§9.3)."""

    person: Number


class Away(msgspec.Struct, frozen=True, tag_field="entry", tag="away"):
    """Somebody was not there on their turn and takes two cards (KPG-§8.1)."""

    person: Number


class Warns(msgspec.Struct, frozen=True, tag_field="entry", tag="warns"):
    """The oldest, or for the oldest the youngest, warns somebody (KPG-§15.1)."""

    by: Number
    person: Number
    reason: str = ""


class Removes(msgspec.Struct, frozen=True, tag_field="entry", tag="removes"):
    """Somebody who was warned is removed from the game (KPG-§15.2)."""

    by: Number
    person: Number


class Voted(msgspec.Struct, frozen=True, tag_field="entry", tag="voted"):
    """The result of a ballot; `oldest` says yes or no, which decides a tie (KPG-§11, KPG-R61)."""

    question: str
    yes: int
    no: int
    oldest: str = ""

    @property
    def is_carried(self) -> bool:
        return self.yes > self.no or (self.yes == self.no and self.oldest == "yes")


class Joins(msgspec.Struct, frozen=True, tag_field="entry", tag="joins"):
    """Somebody new sits down in the running game (KPG-§13)."""

    name: str
    left_of: Number
    older_than: Number | None = None  # None: is the youngest


class SitsIn(msgspec.Struct, frozen=True, tag_field="entry", tag="sits-in"):
    """Somebody of the company who sat out sits down in the running game (KPG-§13)."""

    person: Number
    left_of: Number


class GameStops(msgspec.Struct, frozen=True, tag_field="entry", tag="stops"):
    """A game ends before it was played out; those still in have counted their cards (KPG-§6)."""

    why: str  # one of STOPS
    held: Held = {}


class Memo(msgspec.Struct, frozen=True, tag_field="entry", tag="memo"):
    """Something else that is worth a line: a worn card was taken out between games (KPG-§12.2)."""

    text: str


class Undo(msgspec.Struct, frozen=True, tag_field="entry", tag="undo"):
    """The last entry that still counts does not count any more."""


class Redo(msgspec.Struct, frozen=True, tag_field="entry", tag="redo"):
    """What was undone last counts again."""


STOPS = ("time", "vote", "piles")

AnyEntry: TypeAlias = (
    Deals
    | RoundOver
    | Corrected
    | AnotherMatch
    | GameBegins
    | GoesOut
    | GivesUp
    | Away
    | Warns
    | Removes
    | Voted
    | Joins
    | SitsIn
    | GameStops
    | Memo
    | Undo
    | Redo
)
