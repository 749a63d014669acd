"""The paper: what follows from the entries that count, one after another."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatchmethod

import msgspec

from yksi.evening import entries as wrote
from yksi.evening.card_types import in_deck
from yksi.evening.game import Game
from yksi.evening.refusal import EveningCode, RefusedEntryError
from yksi.evening.sheet import Match, need_countable, scored, with_round
from yksi.evening.start import Start, checked, need_name
from yksi.messages.numbers import Number
from yksi.messages.scores import GamePoints, SeriesStanding
from yksi.rules import Rules, Scoring
from yksi.table.match.points import MINUTE, game_points, standings


@dataclass
class Paper:
    start: Start
    rules: Rules
    names: list[str]
    seats: list[Number]  # clockwise, with those who joined
    ages: list[Number]
    dealer: Number  # of the next round
    rounds: list[wrote.RoundOver] = field(default_factory=list)
    match: Match = field(default_factory=Match)
    matches: list[Match] = field(default_factory=list)  # that are over
    games: list[Game] = field(default_factory=list)
    series: list[GamePoints] = field(default_factory=list)
    warnings: dict[Number, list[str]] = field(default_factory=dict)
    barred: list[Number] = field(default_factory=list)
    absences: dict[Number, int] = field(default_factory=dict)  # in the present game

    @classmethod
    def blank(cls, start: Start) -> Paper:
        rules = checked(start)
        people = range(len(start.names))
        ages = list(start.ages or people)
        return cls(start, rules, list(start.names), list(people), ages, start.dealer)

    @property
    def is_by_the_clock(self) -> bool:
        return self.rules.scoring == Scoring.PLACES

    @property
    def game(self) -> Game | None:
        """The game that runs."""
        return self.games[-1] if self.games and not self.games[-1].is_over else None

    @property
    def first(self) -> Number:
        """Who begins the next round: whoever sits left of the dealer."""
        return (self.dealer + 1) % len(self.names)

    def standings(self) -> tuple[SeriesStanding, ...]:
        return standings(self.series, self.barred)

    # --- writing

    @singledispatchmethod
    def write(self, entry: object, at: int) -> None:
        """Put an entry on the paper, or raise RefusedEntryError and leave it as it was."""
        raise TypeError(f"{type(entry).__name__} is no entry")

    @write.register
    def _(self, entry: wrote.Deals, at: int) -> None:
        self._need_rounds()
        self._need_people(entry.person)
        self.dealer = entry.person

    @write.register
    def _(self, entry: wrote.RoundOver, at: int) -> None:
        self._need_rounds()
        if self.match.winners:
            raise RefusedEntryError(EveningCode.MATCH_OVER)
        need_countable(self.rules, self._types(), len(self.names), entry)
        self.match = with_round(self.rules, len(self.names), self.match, entry)
        self.rounds.append(entry)
        self.dealer = (self.dealer + 1) % len(self.names)

    @write.register
    def _(self, entry: wrote.Corrected, at: int) -> None:
        self._need_rounds()
        if not 1 <= entry.round <= len(self.rounds):
            raise RefusedEntryError(EveningCode.NO_SUCH_ROUND)
        rounds = self.rounds.copy()
        rounds[entry.round - 1] = entry.over
        need_countable(self.rules, self._types(), len(self.names), entry.over)
        self.match = scored(self.rules, len(self.names), rounds)
        self.rounds = rounds

    @write.register
    def _(self, entry: wrote.AnotherMatch, at: int) -> None:
        self._need_rounds()
        if self.rules.scoring != Scoring.NONE and not self.match.winners:
            raise RefusedEntryError(EveningCode.MATCH_RUNS)
        self.matches.append(self.match)
        self.rounds, self.match = [], Match()

    @write.register
    def _(self, entry: wrote.GameBegins, at: int) -> None:
        self._need_clock()
        if self.game is not None:
            raise RefusedEntryError(EveningCode.GAME_RUNS)
        self._need_people(*entry.people)
        if any(person in self.barred for person in entry.people):
            raise RefusedEntryError(EveningCode.BARRED)
        if len(set(entry.people)) < max(2, self.rules.min_seats):
            raise RefusedEntryError(EveningCode.TOO_FEW)
        playing = tuple(person for person in self.seats if person in entry.people)
        self.games.append(Game(at, playing))
        self.absences = {}
        if not self.start.series:
            self.warnings = {}  # KPG-R67

    @write.register
    def _(self, entry: wrote.GoesOut, at: int) -> None:
        game, now = self._need_player(entry.person), self._clock(at)
        at = now if entry.minutes is None else entry.minutes * MINUTE
        if self.limit and at > self.limit:
            raise RefusedEntryError(EveningCode.TIME_OVER)
        last = max(game.out_at.values(), default=0)
        if at > now or at // MINUTE < last // MINUTE:
            raise RefusedEntryError(EveningCode.NO_SUCH_MINUTE)
        at = max(at, last)  # places are as they were noted
        self._go_on(msgspec.structs.replace(game, out_at={**game.out_at, entry.person: at}), at)

    @write.register
    def _(self, entry: wrote.GivesUp, at: int) -> None:
        game = self._need_player(entry.person)
        gave_up = (*game.gave_up, entry.person)
        self._go_on(msgspec.structs.replace(game, gave_up=gave_up), self._clock(at))

    @write.register
    def _(self, entry: wrote.Away, at: int) -> None:
        self._need_player(entry.person)
        self.absences[entry.person] = self.absences.get(entry.person, 0) + 1

    @write.register
    def _(self, entry: wrote.Warns, at: int) -> None:
        self._need_player(entry.person)
        self._need_warden(entry.by, entry.person)
        self.warnings.setdefault(entry.person, []).append(entry.reason)

    @write.register
    def _(self, entry: wrote.Removes, at: int) -> None:
        game = self._need_player(entry.person)
        self._need_warden(entry.by, entry.person)
        if not self.warnings.get(entry.person):
            raise RefusedEntryError(EveningCode.NOT_WARNED)
        removed = (*game.removed, entry.person)
        if self.start.series:
            self.barred.append(entry.person)  # KPG-SCO-8
        self._go_on(msgspec.structs.replace(game, removed=removed), self._clock(at))

    @write.register
    def _(self, entry: wrote.Voted, at: int) -> None:
        self._need_game()
        if entry.yes < 0 or entry.no < 0 or entry.oldest not in ("yes", "no", ""):
            raise RefusedEntryError(EveningCode.NO_VOTES)

    @write.register
    def _(self, entry: wrote.Joins, at: int) -> None:
        self._need_open_game(entry.left_of)
        need_name(entry.name, self.names)
        if len(self.names) >= self.rules.max_seats:
            raise RefusedEntryError(EveningCode.TOO_MANY)
        if entry.older_than is not None:
            self._need_people(entry.older_than)
        person = len(self.names)
        self.names.append(entry.name)
        older = len(self.ages) if entry.older_than is None else self.ages.index(entry.older_than)
        self.ages.insert(older, person)
        self._seat(person, entry.left_of)

    @write.register
    def _(self, entry: wrote.SitsIn, at: int) -> None:
        game = self._need_open_game(entry.left_of)
        self._need_people(entry.person)
        if entry.person in self.barred:
            raise RefusedEntryError(EveningCode.BARRED)
        if entry.person in game.people:
            raise RefusedEntryError(EveningCode.IN_GAME)
        self.seats.remove(entry.person)
        self._seat(entry.person, entry.left_of)

    @write.register
    def _(self, entry: wrote.GameStops, at: int) -> None:
        game, at = self._need_game(), self._clock(at)
        if entry.why not in wrote.STOPS:
            raise RefusedEntryError(EveningCode.NOT_HERE)
        if entry.why == "time" and (not self.limit or at < self.limit):
            raise RefusedEntryError(EveningCode.TIME_LEFT)
        if set(entry.held) != set(game.inside()):
            raise RefusedEntryError(EveningCode.NOT_COUNTED)
        types = in_deck(self.rules, len(game.people))
        if any(card not in types for cards in entry.held.values() for card in cards):
            raise RefusedEntryError(EveningCode.NO_SUCH_CARD)
        self._end(msgspec.structs.replace(game, held=entry.held, early=True), at)

    @write.register
    def _(self, entry: wrote.Memo, at: int) -> None:
        self._need_clock()

    # --- what entries need

    def _need_rounds(self) -> None:
        if self.is_by_the_clock:
            raise RefusedEntryError(EveningCode.NOT_HERE)

    def _need_clock(self) -> None:
        if not self.is_by_the_clock:
            raise RefusedEntryError(EveningCode.NOT_HERE)

    def _need_people(self, *people: Number) -> None:
        if any(not 0 <= person < len(self.names) for person in people):
            raise RefusedEntryError(EveningCode.NOBODY)

    def _need_game(self) -> Game:
        self._need_clock()
        if self.game is None:
            raise RefusedEntryError(EveningCode.NO_GAME)
        return self.game

    def _need_player(self, person: Number) -> Game:
        game = self._need_game()
        self._need_people(person)
        if person not in game.inside():
            raise RefusedEntryError(EveningCode.NOT_IN_GAME)
        return game

    def _need_open_game(self, left_of: Number) -> Game:
        """The game that runs, which somebody may join beside this player (KPG-§13)."""
        game = self._need_player(left_of)
        if game.out_at:
            raise RefusedEntryError(EveningCode.WINNER_KNOWN)
        return game

    def warden_of(self, person: Number) -> Number:
        """Who warns and removes somebody: the oldest, for the oldest the youngest (KPG-R05)."""
        by_age = self._need_player(person).by_age(self.ages)
        return by_age[-1] if by_age[0] == person else by_age[0]

    def _need_warden(self, by: Number, person: Number) -> None:
        if by != self.warden_of(person):
            raise RefusedEntryError(EveningCode.NOT_THE_WARDEN)

    # --- rounds

    def _types(self) -> frozenset[str]:
        """The types of cards that are counted."""
        return frozenset(in_deck(self.rules, len(self.names)))

    # --- games by the clock

    @property
    def limit(self) -> int:
        """Milliseconds of a game; 0: none."""
        return self.start.limit * MINUTE

    def _seat(self, person: Number, left_of: Number) -> None:
        """Let somebody who has no seat sit down in the game that runs."""
        game = self.games[-1]
        self.seats.insert(self.seats.index(left_of) + 1, person)
        people = tuple(one for one in self.seats if one in game.people or one == person)
        self.games[-1] = msgspec.structs.replace(game, people=people)

    def _clock(self, at: int) -> int:
        """Milliseconds of the game that runs."""
        return at - self.games[-1].began_at

    def _go_on(self, game: Game, at: int) -> None:
        """The game, over if one player is left, or none (KPG-END-3, KPG-R59)."""
        if len(game.inside()) <= 1:
            self._end(game, at)
        else:
            self.games[-1] = game

    def _end(self, game: Game, at: int) -> None:
        """No game lasts longer than its time, whenever its end was noted (KPG-SCO-3)."""
        at = min(at, self.limit or at)
        game = msgspec.structs.replace(game, ended_at=at)
        self.games[-1] = game
        points = game_points(len(self.games), game.results(), at, game.early)
        self.series.append(points)
