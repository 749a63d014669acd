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
    card: Card
    uno: bool = False


class NameColor(Action, frozen=True):
    color: str


class Draw(Action, frozen=True):
    pass


class Keep(Action, frozen=True):
    pass


class Accept(Action, frozen=True):
    pass


class Challenge(Action, frozen=True):
    pass


class Call(Action, frozen=True):
    pass


class Catch(Action, frozen=True):
    seat: Seat


class Discard(Action, frozen=True):
    cards: tuple[Card, ...]


class Decline(Action, frozen=True):
    pass


class Laugh(Action, frozen=True):
    pass


class Frown(Action, frozen=True):
    pass


class Accuse(Action, frozen=True):
    seat: Seat


class Forfeit(Action, frozen=True):
    pass


# --- single steps of a compound play, for learning environments


class LayOne(Action, frozen=True):
    card: Card


class Stop(Action, frozen=True):
    pass


class Swap(Action, frozen=True):
    seat: Seat


# --- the table and its clock


class Deal(Action, frozen=True):
    """The next round, from fresh chance when a secret of 64 hex digits is given."""

    secret: str | None = None


class Away(Action, frozen=True):
    pass


class Lapse(Action, frozen=True):
    seat: Seat


class Give(Action, frozen=True):
    seat: Seat
    cards: int


class Remove(Action, frozen=True):
    seat: Seat


class Join(Action, frozen=True):
    left_of: Seat
    older_than: Seat | None = None  # otherwise the youngest (KPG-R62)


class TakeBack(Action, frozen=True):
    pass


class End(Action, frozen=True):
    pass


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
