"""What happened, as typed values, and who may know it. `kernel_events` makes them."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi.game.vocabulary import DrawReason, EndReason


class To(StrEnum):
    EVERYONE = "everyone"
    ONE = "one"
    BUT = "but"
    PLAYERS = "players"
    SPECTATORS = "spectators"


class Audience(msgspec.Struct, frozen=True):
    to: To
    seat: int | None = None

    def includes(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know."""
        if self.to is To.EVERYONE:
            return True
        if self.to is To.ONE:
            return viewer == self.seat
        if self.to is To.BUT:
            return viewer != self.seat
        return (viewer is None) == (self.to is To.SPECTATORS)


EVERYONE = Audience(To.EVERYONE)


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """Base of everything that happens."""


class Cut(Event, frozen=True):
    seat: int
    card: str


class Dealer(Event, frozen=True):
    seat: int


class Dealt(Event, frozen=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None  # None for those who may not know


class Turned(Event, frozen=True):
    card: str
    rejected: bool


class Turn(Event, frozen=True):
    seat: int


class Laid(Event, frozen=True):
    seat: int
    card: str
    jumped: bool


class Named(Event, frozen=True):
    seat: int
    color: str


class Drew(Event, frozen=True):
    seat: int
    count: int
    why: DrawReason
    cards: tuple[str, ...] | None


class Kept(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class Accepted(Event, frozen=True):
    seat: int
    count: int


class Challenged(Event, frozen=True):
    seat: int
    target: int


class Shown(Event, frozen=True):
    """A hand was shown to a seat, or to everybody."""

    seat: int
    to: int | None
    cards: tuple[str, ...] | None


class Judged(Event, frozen=True):
    seat: int
    guilty: bool


class Called(Event, frozen=True):
    seat: int


class Caught(Event, frozen=True):
    seat: int
    by: int


class Lapsed(Event, frozen=True):
    seat: int


class Skipped(Event, frozen=True):
    seat: int


class Reversed(Event, frozen=True):
    direction: str


class Reshuffled(Event, frozen=True):
    count: int


class Pending(Event, frozen=True):
    seat: int
    count: int


class Chose(Event, frozen=True):
    seat: int


class Discarded(Event, frozen=True):
    seat: int
    card: str


class Gave(Event, frozen=True):
    """A seat gave another a card, for a text on a customizable card."""

    seat: int
    to: int
    card: str | None  # None for those who may not know


class Laughed(Event, frozen=True):
    seat: int


class Frowned(Event, frozen=True):
    seat: int


class Swapped(Event, frozen=True):
    """Two seats swapped hands; without seats, every hand moved on by one."""

    seat: int | None
    other: int | None


class Pooled(Event, frozen=True):
    seat: int


class Opened(Event, frozen=True):
    seat: int


class Closed(Event, frozen=True):
    seat: int


class Marked(Event, frozen=True):
    seat: int


class Unmarked(Event, frozen=True):
    seat: int


class Custom(Event, frozen=True):
    seat: int
    preset: str


class Out(Event, frozen=True):
    seat: int
    place: int


class GaveUp(Event, frozen=True):
    seat: int


class Removed(Event, frozen=True):
    seat: int


class Joined(Event, frozen=True):
    seat: int
    left_of: int


class WasAway(Event, frozen=True):
    seat: int


class Accused(Event, frozen=True):
    seat: int
    target: int
    rightly: bool


class TookBack(Event, frozen=True):
    seat: int
    count: int


class RoundOver(Event, frozen=True):
    winner: int | None
    reason: EndReason


class Scored(Event, frozen=True):
    seat: int
    points: int


class Placed(Event, frozen=True):
    seat: int
    place: int


class MatchOver(Event, frozen=True):
    pass


AnyEvent = (
    Cut
    | Dealer
    | Dealt
    | Turned
    | Turn
    | Laid
    | Named
    | Drew
    | Kept
    | Passed
    | Accepted
    | Challenged
    | Shown
    | Judged
    | Called
    | Caught
    | Lapsed
    | Skipped
    | Reversed
    | Reshuffled
    | Pending
    | Chose
    | Discarded
    | Gave
    | Laughed
    | Frowned
    | Swapped
    | Pooled
    | Opened
    | Closed
    | Marked
    | Unmarked
    | Custom
    | Out
    | GaveUp
    | Removed
    | Joined
    | WasAway
    | Accused
    | TookBack
    | RoundOver
    | Scored
    | Placed
    | MatchOver
)


class Told(msgspec.Struct, frozen=True):
    """An event and who may know it."""

    audience: Audience
    event: AnyEvent


DIRECTIONS = {1: "cw", -1: "ccw"}
DIRECTION_OF = {word: direction for direction, word in DIRECTIONS.items()}
