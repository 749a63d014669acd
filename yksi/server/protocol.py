"""What browsers and the server say to one another: JSON objects, told apart by `type`.

docs/PROTOCOL.md explains them and how they may change; the browser's types are made from here.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from yksi.game import Refusal
from yksi.game.actions import AnyAction
from yksi.game.events import AnyEvent
from yksi.game.view import OwnView, SeatView, View
from yksi.messages.commands import AnyCommand
from yksi.messages.hints import Hint
from yksi.messages.news import AnyNews
from yksi.messages.numbers import Number
from yksi.messages.scores import GamePoints, RoundRow, SeriesStanding
from yksi.messages.stage import Stage
from yksi.messages.views import Offers, RoomView
from yksi.table import TableRefusal

VERSION = 2
TOKEN_LENGTH = 43  # 32 random bytes in URL-safe base64
TABLE_BYTES = 9  # random ones, of which the name of a table is made
TABLE_LENGTH = TABLE_BYTES * 4 // 3  # in URL-safe base64


Choice = Literal["color", "partner"]


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=str.lower):
    """Base of both directions."""


# --- from the browser


class Hello(Message, frozen=True):
    """The first message: who I am (a secret of my own), and how far I had read."""

    protocol: int
    token: str
    name: str | None = None  # for those who come for the first time
    seen: int = 0
    screen: bool = False  # not somebody, but a big screen that shows the table to all
    door: bool = False  # not in yet: shows what a stranger may know, until they come in


class Do(Message, frozen=True):
    """A command; `id` comes back with the answer."""

    id: int
    command: AnyCommand


class Report(Message, frozen=True):
    """Somebody at this table behaves badly: for whoever looks after the server."""

    id: int
    person: Number
    reason: str = ""


class Choosing(Message, frozen=True):
    """Somebody is asked by their own page, for a card that they lay: big screens say so."""

    what: Choice | None  # None: not any more


class Ping(Message, frozen=True):
    pass


FromBrowser = Hello | Do | Report | Choosing | Ping


# --- to the browser


class Welcome(Message, frozen=True):
    protocol: int
    person: int  # -1 for a big screen
    table: str
    code: str | None = None  # that people say to one another


class DoorPerson(msgspec.Struct, frozen=True):
    number: int
    name: str
    bot: str | None
    animal: str | None
    here: bool


class Door(Message, frozen=True):
    """What a stranger is shown: who invites to what, and who sits where if one may just come in."""

    host: DoorPerson | None
    rules: str
    stage: Stage
    most: int  # chairs
    people: tuple[DoorPerson, ...]
    chairs: tuple[int, ...]  # people, clockwise
    knock: bool  # newcomers are let in by the host
    locked: bool
    waits: bool  # to be let in


class MyPart(OwnView, frozen=True, kw_only=True):
    """What only I may know: my hand, other hands that I may see, and what I may do."""

    seat: int | None
    hands: dict[int, tuple[str, ...]]  # by seat
    legal: tuple[AnyAction, ...]
    offers: Offers
    lawful: tuple[str, ...]  # cards that can begin a play; an open referee allows others too
    bluff: bool  # a wild draw four laid now would be one


class PaperPart(msgspec.Struct, frozen=True):
    """Score sheet and series."""

    sheet: tuple[RoundRow, ...]
    series: tuple[GamePoints, ...]
    standings: tuple[SeriesStanding, ...]


class TableState(Message, frozen=True, tag="state", omit_defaults=True):
    """What happened, and the parts: whole on a line just opened, then the fields that changed.

    `cards` is what everybody may see of the game (null when there is none). A big screen gets no
    `mine`.
    """

    version: int
    now: int
    effects: tuple[AnyEvent | AnyNews, ...] = ()
    room: RoomView | None = None
    cards: View | None = None
    seats: dict[int, SeatView] = {}  # the fields that changed of single `cards.seats`
    onto: tuple[str, ...] = ()  # what was laid on top of `cards.discards`
    mine: MyPart | None = None
    paper: PaperPart | None = None
    door: tuple[str, ...] | None = None  # who looks in at the door, where it changed
    screens: int | None = None  # how many big screens show the table, where it changed
    choosing: dict[int, Choice] | None = None  # who is asked what by their page, for a big screen


class Obeyed(Message, frozen=True, tag="done"):
    id: int
    version: int


class CommandRefused(Message, frozen=True, tag="refused"):
    id: int
    refusal: TableRefusal
    version: int


class CardsRefused(Message, frozen=True):
    id: int
    refusal: Refusal
    version: int


class HintTold(Message, frozen=True, tag="hint"):
    """The hint that this person asked for, as far as it is counted.

    It belongs to the cards as they were last told: the next event of the cards ends it.
    """

    state: str  # counting, preparing (the first of a worker may compile), done, failed
    hint: Hint | None = None


class Bye(Message, frozen=True):
    """The server is about to close the line; `reason` is a key of the locale files."""

    reason: str


class Pong(Message, frozen=True):
    pass


ToBrowser = (
    Welcome | Door | TableState | Obeyed | CommandRefused | CardsRefused | HintTold | Bye | Pong
)
