"""What people do, as typed values. A compound play (cards, colour, call) is one action.

Owns the shapes only; `moves` turns them into kernel steps, `notation` into text.
"""

from __future__ import annotations

import msgspec

Card = str  # "R5", "W4": see yksi.cards.FACE_NAMES
Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower):
    """Base of everything a seat, the table or its clock can do."""


class Lay(Action, frozen=True):
    """Lay one card, or several of one value, the first one lowest."""

    cards: tuple[Card, ...]
    color: str | None = None
    uno: bool = False
    swap: Seat | None = None


class JumpIn(Action, frozen=True):
    """Lay the twin of the top card out of turn; whom a seven swaps with may be said later."""

    card: Card
    uno: bool = False
    swap: Seat | None = None


class NameColor(Action, frozen=True):
    """Name the colour of the wild that was laid or turned."""

    color: str


class Draw(Action, frozen=True):
    """Draw a card, or as many as the rules say."""


class Keep(Action, frozen=True):
    """End the turn without laying, after drawing or where nothing can be drawn."""


class Accept(Action, frozen=True):
    """Draw the cards that are pending; or let the game end, accusing nobody."""


class Challenge(Action, frozen=True):
    """Say that the wild draw four was laid against its condition."""


class Call(Action, frozen=True):
    """Call UNO for one card, or right before laying the second last."""


class Catch(Action, frozen=True):
    """Catch a seat that has one card and did not call."""

    seat: Seat


class Discard(Action, frozen=True):
    """Choose cards to be discarded with everybody else's."""

    cards: tuple[Card, ...]


class Decline(Action, frozen=True):
    """Choose to discard nothing."""


class Laugh(Action, frozen=True):
    """Find the joke funny."""


class Frown(Action, frozen=True):
    """Find the joke not funny."""


class Accuse(Action, frozen=True):
    """Say that the last play was against the rules."""

    seat: Seat


class Forfeit(Action, frozen=True):
    """Give up and leave the game."""


# --- single steps of a compound play, for learning environments


class LayOne(Action, frozen=True):
    """Lay a card and wait whether another of its value follows."""

    card: Card


class Stop(Action, frozen=True):
    """Lay no further card in this play."""


class Swap(Action, frozen=True):
    """Swap hands with a seat, as the last play allows."""

    seat: Seat


# --- the table and its clock


class Deal(Action, frozen=True):
    """The next round, from fresh chance when a secret of 64 hex digits is given."""

    secret: str | None = None


class Away(Action, frozen=True):
    """The clock says that the seat on turn is absent."""


class Lapse(Action, frozen=True):
    """The clock says that a seat has had its seconds to call."""

    seat: Seat


class Give(Action, frozen=True):
    """The table gives a seat penalty cards."""

    seat: Seat
    cards: int


class Remove(Action, frozen=True):
    """The table removes a seat from the game."""

    seat: Seat


class Join(Action, frozen=True):
    """Somebody new sits down left of a seat."""

    left_of: Seat
    older_than: Seat | None = None  # otherwise the youngest (KPG-R62)


class TakeBack(Action, frozen=True):
    """The table takes the last play back."""


class End(Action, frozen=True):
    """The table stops the round."""


# --- steps of a text of the people's own on a customizable card (CUS-R20)


class Drop(Action, frozen=True):
    """A seat puts cards under the top one, without effect."""

    seat: Seat
    cards: tuple[Card, ...]


class Hand(Action, frozen=True):
    """A seat gives another a card."""

    seat: Seat
    to: Seat
    card: Card


class Show(Action, frozen=True):
    """A seat shows everybody its hand."""

    seat: Seat


class TurnTo(Action, frozen=True):
    """Another seat takes the next turn."""

    seat: Seat


class Color(Action, frozen=True):
    """Another colour is in force."""

    color: str


AnyAction = (
    Lay
    | JumpIn
    | NameColor
    | Draw
    | Keep
    | Accept
    | Challenge
    | Call
    | Catch
    | Discard
    | Decline
    | Laugh
    | Frown
    | Accuse
    | Forfeit
    | LayOne
    | Stop
    | Swap
    | Deal
    | Away
    | Lapse
    | Give
    | Remove
    | Join
    | TakeBack
    | End
    | Drop
    | Hand
    | Show
    | TurnTo
    | Color
)
