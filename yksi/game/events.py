"""What happened, as typed values, and who may know it. `kernel_events` makes them."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from yksi.game.vocabulary import DrawReason, EndReason


class To(StrEnum):
    """Whom an audience is: everyone, one seat, all but one, the seats, or who only watches."""

    EVERYONE = "everyone"
    ONE = "one"
    BUT = "but"
    PLAYERS = "players"
    SPECTATORS = "spectators"


class Audience(msgspec.Struct, frozen=True):
    """Who may know an event."""

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
    """A seat drew a card for the deal; the highest number deals."""

    seat: int
    card: str


class Dealer(Event, frozen=True):
    """A seat deals."""

    seat: int


class Dealt(Event, frozen=True):
    """A seat was dealt cards, or holds them after hands were mixed."""

    seat: int
    count: int
    cards: tuple[str, ...] | None  # None for those who may not know


class Turned(Event, frozen=True):
    """The start card was turned; where it may not start, it was put back."""

    card: str
    rejected: bool


class Turn(Event, frozen=True):
    """A seat is on turn."""

    seat: int


class Laid(Event, frozen=True):
    """A seat laid a card."""

    seat: int
    card: str
    jumped: bool


class Named(Event, frozen=True):
    """A seat named a colour."""

    seat: int
    color: str


class Drew(Event, frozen=True):
    """A seat drew cards."""

    seat: int
    count: int
    why: DrawReason
    cards: tuple[str, ...] | None


class Kept(Event, frozen=True):
    """A seat ended its turn after drawing."""

    seat: int


class Passed(Event, frozen=True):
    """A seat could neither lay nor draw."""

    seat: int


class Accepted(Event, frozen=True):
    """A seat drew the cards that were pending."""

    seat: int
    count: int


class Challenged(Event, frozen=True):
    """A seat challenged the wild draw four of another."""

    seat: int
    target: int


class Shown(Event, frozen=True):
    """A hand was shown to a seat, or to everybody."""

    seat: int
    to: int | None
    cards: tuple[str, ...] | None


class Judged(Event, frozen=True):
    """The challenge of a seat was judged."""

    seat: int
    guilty: bool


class Called(Event, frozen=True):
    """A seat called UNO."""

    seat: int


class Caught(Event, frozen=True):
    """A seat was caught without a call by another."""

    seat: int
    by: int


class Lapsed(Event, frozen=True):
    """A seat has had its seconds to call."""

    seat: int


class Skipped(Event, frozen=True):
    """A seat lost its turn."""

    seat: int


class Reversed(Event, frozen=True):
    """The direction of play changed."""

    direction: str


class Reshuffled(Event, frozen=True):
    """Discards became the draw pile again."""

    count: int


class Pending(Event, frozen=True):
    """A seat must draw cards, unless it answers."""

    seat: int
    count: int


class Chose(Event, frozen=True):
    """A seat has chosen what to discard; what it is comes later."""

    seat: int


class Discarded(Event, frozen=True):
    """A seat discarded a card under the top one."""

    seat: int
    card: str


class Gave(Event, frozen=True):
    """A seat gave another a card, for a text on a customizable card."""

    seat: int
    to: int
    card: str | None  # None for those who may not know


class Laughed(Event, frozen=True):
    """A seat found the joke funny."""

    seat: int


class Frowned(Event, frozen=True):
    """A seat found the joke not funny."""

    seat: int


class Swapped(Event, frozen=True):
    """Two seats swapped hands; without seats, every hand moved on by one."""

    seat: int | None
    other: int | None


class Pooled(Event, frozen=True):
    """A seat shuffled all hands together."""

    seat: int


class Opened(Event, frozen=True):
    """All hands lie open until the next turn of a seat."""

    seat: int


class Closed(Event, frozen=True):
    """Hands are hidden again."""

    seat: int


class Marked(Event, frozen=True):
    """A seat must not bend its elbows."""

    seat: int


class Unmarked(Event, frozen=True):
    """A seat may bend its elbows again."""

    seat: int


class Custom(Event, frozen=True):
    """A seat laid a customizable card, which says this."""

    seat: int
    preset: str


class Out(Event, frozen=True):
    """A seat laid its last card and has a place."""

    seat: int
    place: int


class GaveUp(Event, frozen=True):
    """A seat gave up."""

    seat: int


class Removed(Event, frozen=True):
    """A seat was removed from the game."""

    seat: int


class Joined(Event, frozen=True):
    """Somebody new sat down."""

    seat: int
    left_of: int


class WasAway(Event, frozen=True):
    """The seat on turn was absent."""

    seat: int


class Accused(Event, frozen=True):
    """A seat accused another of a play against the rules."""

    seat: int
    target: int
    rightly: bool


class TookBack(Event, frozen=True):
    """A seat took the cards of its last play back."""

    seat: int
    count: int


class RoundOver(Event, frozen=True):
    """The round is over."""

    winner: int | None
    reason: EndReason


class Scored(Event, frozen=True):
    """A seat was credited points."""

    seat: int
    points: int


class Placed(Event, frozen=True):
    """A seat has a place."""

    seat: int
    place: int


class MatchOver(Event, frozen=True):
    """The match is decided."""


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
