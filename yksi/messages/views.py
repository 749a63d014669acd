"""What a view of a table is made of. Shapes only; `yksi.table.view` fills them in."""

from __future__ import annotations

import msgspec

from yksi.game.view import View
from yksi.messages.motions import AnyMotion, VoteRule
from yksi.messages.numbers import Number
from yksi.messages.questions import AnyQuestion
from yksi.messages.scores import GamePoints, RoundRow, SeriesStanding
from yksi.messages.settings import Settings
from yksi.messages.stage import Stage, Way


class Offers(msgspec.Struct, frozen=True):
    """What somebody could begin besides playing cards; people are those whom it can be about."""

    ready: bool = False
    join: bool = False  # the running game, with consent (KPG-§13)
    stop: bool = False  # move that the game ends
    accuse: tuple[Number, ...] = ()  # of the last play (KPG-§10)
    doubt: tuple[Number, ...] = ()  # drawing (KPG-§14)
    report: bool = False  # advice (KPG-§3)
    ask: bool = False  # all a question (KPG-§11)
    warn: tuple[Number, ...] = ()  # KPG-§15
    remove: tuple[Number, ...] = ()
    coach: tuple[Number, ...] = ()  # whom to ask for (KPG-§3.2.4)
    give_up: bool = False
    gave_up: tuple[Number, ...] = ()  # who went away (KPG-R79)
    draw_on: bool = False  # drawing goes on until something fits
    send_out: tuple[Number, ...] = ()  # the host alone
    vote_out: tuple[Number, ...] = ()  # whose leaving can be put to the vote
    hint: bool = False  # in practice, when the table waits for oneself
    take_back: bool = False  # in practice, the own last act


class PersonView(msgspec.Struct, frozen=True):
    number: int
    name: str
    bot: str | None
    animal: str | None  # that was chosen; else it goes by the number
    here: bool
    ready: bool
    watching: bool  # only
    learning: bool  # the game, and the chair is kept
    pledge: str | None
    acknowledged: bool
    seat: int | None
    stand_in: bool
    beginner: bool
    coaching: int | None
    moved_away: bool
    warnings: tuple[str, ...]
    barred: bool
    silenced: bool  # by the host
    marked: bool
    marker: str | None  # what it says
    forgets: int  # of a hundred calls, a bot
    way: Way | None  # into the game, for who only watches


class KnockView(msgspec.Struct, frozen=True):
    """Somebody at the door who waits to be let in."""

    knock: int
    name: str


class BallotView(msgspec.Struct, frozen=True):
    motion: AnyMotion
    by: int
    voters: tuple[int, ...]
    voted: tuple[int, ...]  # who, not how
    until: int
    rule: VoteRule
    casting: int | None  # who breaks a tie; nobody: it is lost


class InquiryView(msgspec.Struct, frozen=True):
    question: AnyQuestion
    person: int
    answers: tuple[str, ...]
    until: int


class GatheringView(msgspec.Struct, frozen=True):
    """The deal that is being made: what it is made from, and whose part has come."""

    deal: int
    seal: str
    pledges: dict[int, str]
    came: tuple[int, ...]


class CarryingView(msgspec.Struct, frozen=True):
    card: int
    text: str
    person: int
    chooses: int | None
    discards: int
    gives_to: int | None
    gives: int
    until: int


class StartView(msgspec.Struct, frozen=True):
    """What is missing before a game can begin."""

    ready: int  # whose hand is on the table, bots too
    here: int
    fewest: int
    most: int
    possible: bool


class ClosingView(msgspec.Struct, frozen=True):
    """The game is over; its last play can be accused until then."""

    person: int
    people: tuple[int, ...]
    accepted: tuple[int, ...]
    until: int


class RoomView(msgspec.Struct, frozen=True):
    """The room and its procedures: the same for everybody."""

    stage: Stage
    settings: Settings
    notes: tuple[str, ...]  # of the edition
    host: int | None
    people: tuple[PersonView, ...]
    ages: tuple[int, ...]
    seats: tuple[int, ...]
    chairs: tuple[int, ...]  # who sits there for the next game, clockwise
    knocks: tuple[KnockView, ...]
    texts: dict[int, str]
    commitment: str | None
    gathering: GatheringView | None
    ballot: BallotView | None
    inquiry: InquiryView | None  # that the cards wait for
    request: InquiryView | None  # that they do not wait for
    carrying: CarryingView | None
    start: StartView
    closing: ClosingView | None
    dealt_at: int
    waited_since: dict[int, int]
    due_at: int | None  # when the table next goes on by itself
    practice: bool  # the game that runs, or was the last, counts for nothing


class TableView(RoomView, frozen=True, kw_only=True):
    """The room, and what somebody may see of cards and paper."""

    me: int
    now: int
    game: View | None
    hands: dict[int, tuple[str, ...]] | None  # for spectators who may look, and coaches
    offers: Offers
    sheet: tuple[RoundRow, ...]
    series: tuple[GamePoints, ...]
    standings: tuple[SeriesStanding, ...]
