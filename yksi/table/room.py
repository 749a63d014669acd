"""The state of a table and of the people round it: one record, which the procedures work on.

Answers questions about itself and collects what is to be told; decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from yksi.game import Game
from yksi.game.actions import AnyAction
from yksi.game.events import AnyEvent
from yksi.kernel.seats import is_in
from yksi.messages.motions import AnyMotion, VoteRule
from yksi.messages.news import AnyNews
from yksi.messages.questions import AnyQuestion
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.scores import GamePoints, RoundRow
from yksi.messages.settings import Settings
from yksi.messages.stage import Stage
from yksi.rules import Rules
from yksi.table.people import Person

LAWS = 5  # by which tables that open now go on; those of older records keep to theirs


KERNEL = 2  # the version of what cards do (yksi.kernel), by which rounds are dealt now
FIRST_KERNEL = 1  # of rounds that do not say
# By which this build plays; other rounds go on from a snapshot, or not. One of the first can differ
# in one thing: an open referee closed it at once where somebody ran out of cards by a jump-in.
KERNELS = frozenset({1, 2})


ONLOOKER = -1  # among those who are told: a big screen, which is nobody at the table


class Effect(msgspec.Struct, frozen=True):
    """Something to be told to people: to these, or to everybody in the room."""

    to: tuple[int, ...] | None
    event: AnyEvent | AnyNews

    def reaches(self, person: int) -> bool:
        return self.to is None or person in self.to


@dataclass
class Ballot:
    motion: AnyMotion
    by: int
    voters: tuple[int, ...]
    rule: VoteRule
    until: int
    votes: dict[int, bool] = field(default_factory=dict)


@dataclass
class Knocking:
    """Somebody at the door who waits to be let in."""

    name: str
    key: str


@dataclass
class Inquiry:
    """A question put to one person."""

    question: AnyQuestion
    person: int
    until: int


@dataclass
class DealParts:
    """The parts that players' browsers pledged for a deal, and those that have come."""

    pledges: dict[int, str]  # by person, fixed
    until: int
    parts: dict[int, str] = field(default_factory=dict)


@dataclass
class Drawing:
    """What somebody drew in one turn, as long as it can be doubted (KPG-R65)."""

    cards: list[str]
    voluntary: int
    doubted: bool = False
    is_past: bool = False  # they are on turn again, and nobody has played in between


@dataclass
class Carrying:
    """A text of the people's own that is being carried out (CUS-R20)."""

    card: int
    person: int  # who laid the card
    until: int  # given up when nobody goes on
    chooses: int | None = None  # who has to choose cards now
    discards: int = 0  # so many, or
    gives_to: int | None = None  # or gives them to this person
    gives: int = 0  # so many
    next: list[int] = field(default_factory=list)  # who has to choose as much after that


@dataclass
class Closing:
    """A play that ended a game and can still be accused (KPG-§10, KPG-END-1)."""

    before: Game  # the cards before it
    seat: int
    action: AnyAction
    people: tuple[int, ...]  # who was in the game then
    out_at: dict[int, int]
    warnings: dict[int, list[str]]  # by person; a game that is over forgets them
    until: int
    drawings: dict[int, Drawing] = field(default_factory=dict)  # forgotten as well
    accepted: set[int] = field(default_factory=set)


@dataclass
class TakeBackPoint:
    """Where an act began that can be taken back."""

    moves: int  # of the round, before it
    action: AnyAction
    out_at: dict[int, int]
    drawings: dict[int, Drawing]
    markers: dict[int, str]


@dataclass
class Practice:
    """A game that one person plays with bots alone, and that counts for nothing."""

    person: int
    is_open: bool = True  # nobody else has sat down
    dealt: Game | None = None  # the cards from which the moves lead to those on the table
    moves: list[tuple[int | None, AnyAction]] = field(default_factory=list)
    points: list[TakeBackPoint] = field(default_factory=list)  # acts that can be taken back


@dataclass(slots=True)  # of which a server has thousands
class Room:
    settings: Settings = field(default_factory=Settings)
    now: int = 0  # milliseconds
    people: list[Person] = field(default_factory=list)
    host: int | None = None
    ages: list[int] = field(default_factory=list)  # people, the oldest first
    stage: Stage = Stage.LOBBY
    texts: dict[int, str] = field(default_factory=dict)  # of the customizable cards
    ages_declared: bool = False  # else bots stand in the middle (KPG-R04)
    laws: int = LAWS
    deleted: bool = False  # by its host: nobody comes in any more
    # --- who comes
    chairs: list[int] = field(default_factory=list)  # clockwise, as people have chosen them
    learning: dict[int, int] = field(default_factory=dict)  # who, and until when a chair is kept
    knocks: dict[int, Knocking] = field(default_factory=dict)  # by their numbers
    knocked: int = 0  # the number of the last one
    turned_away: dict[str, int] = field(default_factory=dict)  # whose key, and when
    # --- chance
    sealed: str | None = None  # for the next deal
    used: str | None = None  # of the round that is running
    deal_wanted: bool = False
    gathering: DealParts | None = None  # of the deal that is wanted
    deals: int = 0  # so far
    kernel: int = FIRST_KERNEL  # by which the last of them was dealt
    build: str = ""  # and the build of Yksi that did
    # --- the game
    game: Game | None = None
    seats: list[int] = field(default_factory=list)  # who sits there
    dealt_at: int = 0
    over_at: int = 0
    out_at: dict[int, int] = field(default_factory=dict)  # person: milliseconds after the deal
    waited_since: dict[int, int] = field(default_factory=dict)  # person the table waits for
    owing_since: dict[int, int] = field(default_factory=dict)  # seat that owes a call
    changed_at: int = 0  # when something last happened to the cards
    one_card_at: int = -1_000_000  # when somebody last got down to one card
    drawings: dict[int, Drawing] = field(default_factory=dict)
    markers: dict[int, str] = field(default_factory=dict)  # person: what the marker says
    closing: Closing | None = None  # the last play of the last game
    practice: Practice | None = None  # the game that runs, or was the last, is one
    # --- procedures
    ballot: Ballot | None = None
    inquiry: Inquiry | None = None  # that the cards wait for
    request: Inquiry | None = None  # that they do not wait for
    carrying: Carrying | None = None
    # --- paper
    sheet: list[RoundRow] = field(default_factory=list)
    series: list[GamePoints] = field(default_factory=list)
    # --- what is to be told
    effects: list[Effect] = field(default_factory=list)
    # --- what has been decided and not been acted on yet
    decided: list[tuple[AnyMotion, bool]] = field(default_factory=list)
    answered: list[tuple[AnyQuestion, str]] = field(default_factory=list)

    # --- telling

    def tell(self, event: AnyNews | AnyEvent, *to: int) -> None:
        self.effects.append(Effect(to or None, event))

    # --- people

    def person(self, number: int) -> Person:
        if not 0 <= number < len(self.people):
            raise RefusedByTable(TableCode.STRANGER)
        return self.people[number]

    def present(self) -> Iterator[Person]:
        """Everybody who may be told things."""
        return (person for person in self.people if not person.is_gone)

    def humans_here(self) -> list[Person]:
        return [person for person in self.present() if person.is_human and person.here]

    @property
    def is_empty(self) -> bool:
        """Whether no human is here."""
        for person in self.people:
            if person.here and person.bot is None and not person.is_gone:
                return False
        return True

    def is_player(self, number: int) -> bool:
        """Whether somebody has a seat in the running game or match."""
        return self.stage is not Stage.LOBBY and number in self.seats

    # --- the game

    @property
    def rules(self) -> Rules:
        """The rules of the running game or match, else of the next one."""
        if self.game is None or self.stage is Stage.LOBBY:
            return self.settings.parsed
        return self.game.rules

    def running(self) -> Game:
        if self.game is None or self.stage is not Stage.PLAYING:
            raise RefusedByTable(TableCode.NO_GAME)
        return self.game

    def need_lobby(self, clause: str | None = None) -> None:
        """Refuse what is settled before a game, while one runs."""
        if self.stage is not Stage.LOBBY:
            raise RefusedByTable(TableCode.GAME_RUNNING, clause)

    def need_in(self, number: int) -> None:
        """Refuse whoever is not, or no longer, in the running game."""
        if not self.is_in(number):
            raise RefusedByTable(TableCode.NOT_PLAYING)

    def seat_of(self, number: int) -> int:
        if self.stage is Stage.LOBBY or number not in self.seats:
            raise RefusedByTable(TableCode.NOT_PLAYING)
        return self.seats.index(number)

    def is_in(self, number: int) -> bool:
        """Whether somebody is still in the running game."""
        if self.game is None or self.stage is not Stage.PLAYING or number not in self.seats:
            return False
        return bool(is_in(self.game.state, self.seats.index(number)))

    def still_in(self) -> list[int]:
        if self.game is None or self.stage is not Stage.PLAYING:
            return []
        inside = self.game.state.inside
        return [number for seat, number in enumerate(self.seats) if (inside >> seat) & 1]

    def by_age(self, people: list[int]) -> list[int]:
        """These people, the oldest first; in a game its own order of ages holds."""
        if self.game is not None and self.stage is not Stage.LOBBY:
            ages = self.game.state.age
            return sorted(people, key=lambda number: ages[self.seats.index(number)])
        return sorted(people, key=self.ages.index)

    @property
    def busy(self) -> bool:
        """Whether the cards wait for a ballot or an answer."""
        return self.ballot is not None or self.inquiry is not None

    @property
    def is_undisturbed(self) -> bool:
        """Whether people play for their points, and nothing but the cards is under way."""
        decisions = self.ballot or self.inquiry or self.request or self.gathering
        others = self.carrying or self.closing or self.practice or self.learning
        return self.stage is Stage.PLAYING and not (decisions or others or self.owing_since)
