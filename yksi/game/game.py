"""Game: the whole game behind one door. What is refused changes nothing."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Self

import msgspec

from yksi import editions
from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE
from yksi.game import actions as do
from yksi.game.events import Told
from yksi.game.legal_actions import legal_actions, typed_action
from yksi.game.moves import Refused, carry_out, is_one_step
from yksi.game.notation import is_secret
from yksi.game.position import (
    BuiltPosition,
    build_position,
    numbered_lines,
    read_position,
    write_position,
)
from yksi.game.record import Header, Record, RecordError, parse_record, write_record
from yksi.game.refusal import Code, Refusal
from yksi.game.setup import new_state, set_secret
from yksi.game.view import View, match_winners, view
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.matching import lawful, would_bluff
from yksi.kernel.state import State
from yksi.rules import Rules, RulesError, Scoring, validate_seats
from yksi.seeds import secret_of

Result = list[Told] | Refusal


class Outcome(msgspec.Struct, frozen=True):
    """How a round, and perhaps the match, ended."""

    reason: str
    winner: int | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    places: tuple[int, ...]
    match_winners: tuple[int, ...]


class Game:
    """A table of one edition, from the first deal on.

    >>> game = Game.new("classic", seats=3, seed=7)
    >>> game.view(0).phase
    'play'
    >>> refused = game.play(game.turn, do.Keep())
    >>> refused.code, refused.clause
    (<Code.CANNOT_KEEP: 'cannot-keep'>, 'CLS-13')
    >>> events = game.play(game.turn, game.legal(game.turn)[0])
    """

    __slots__ = ("edition", "moves", "opening", "rules", "state")

    def __init__(self, edition: str, rules: Rules, state: State) -> None:
        self.edition = edition
        self.rules = rules
        self.state = state
        self.opening: str | None = None  # the position it began from, if not a fresh deal
        self.moves: list[tuple[int | None, do.Action]] = []

    @classmethod
    def new(
        cls,
        rules: str = "classic",
        seats: int = 4,
        seed: int | None = None,
        ages: Sequence[int] | None = None,
    ) -> Self:
        """A fresh table, dealt and begun. Without a seed, chance comes from the system."""
        game = cls.empty(rules, seats, ages)
        secret = secrets.token_hex(32) if seed is None else secret_of(seed)
        game.play(None, do.Deal(secret))
        return game

    @classmethod
    def empty(cls, rules: str, seats: int, ages: Sequence[int] | None = None) -> Self:
        """A table before the first deal; ages lists the seats, the oldest first."""
        edition, parsed = editions.parse_rules(rules)
        validate_seats(parsed, seats)
        state = new_state(parsed, seats)
        if ages is not None:
            if sorted(ages) != list(range(seats)):
                raise RulesError(f"ages must name each of the {seats} seats once, oldest first")
            for rank, seat in enumerate(ages):
                state.age[seat] = rank
        return cls(edition, parsed, state)

    # --- reading

    @property
    def rules_text(self) -> str:
        return editions.write_rules(self.edition, self.rules)

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def turn(self) -> int:
        """The seat that must act."""
        return self.state.turn

    @property
    def over(self) -> bool:
        """Whether the round is over (or none was dealt)."""
        return self.state.phase in (Phase.OVER, Phase.IDLE)

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without one, what a spectator may see."""
        return view(self.state, self.rules, self.edition, self.rules_text, seat)

    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it runs."""
        t = self.state
        if t.phase != Phase.OVER:
            return None
        return Outcome(
            reason=Reason(t.reason).name.lower(),
            winner=None if t.winner == NONE else t.winner,
            points=tuple(t.points[: t.seats]),
            totals=tuple(t.total[: t.seats]),
            places=tuple(t.place[: t.seats]),
            match_winners=match_winners(t, self.rules),
        )

    def legal(self, seat: int | None) -> list[do.Action]:
        """Everything a seat may do now; without a seat, the table and its clock."""
        return legal_actions(self.state, self.rules, seat)

    def action(self, number: int) -> do.Action:
        """The typed action of a kernel action; a card is laid by itself, as a single step."""
        return typed_action(self.state, number)

    # --- acting

    def play(self, seat: int | None, action: do.Action) -> Result:
        """Carry an action out, or say why not; without a seat the table or its clock acts."""
        bad = self._malformed(seat, action)
        if bad is not None:
            return Refusal.of(self.edition, bad)
        before = self.state
        self.state = before if is_one_step(self.rules, action) else before.clone()
        if isinstance(action, do.Deal) and action.secret and self.over:
            self.state = before.clone()
            set_secret(self.state, action.secret)
        try:
            mover = k.TABLE if seat is None else seat
            told = list(carry_out(self.state, self.rules, mover, action))
        except Refused as refused:
            self.state = before
            return Refusal.of(self.edition, refused.code, refused.card)
        self.moves.append((seat, action))
        return told

    def _malformed(self, seat: int | None, action: do.Action) -> Code | None:
        """Refuse what the kernel must never see: strangers, unknown cards, wrong movers."""
        if seat is not None and not 0 <= seat < self.state.seats:
            return Code.NOT_IN_GAME
        if isinstance(action, _TABLE_ACTIONS) != (seat is None):
            return Code.NOT_NOW
        if not _known_cards(action):
            return Code.NOT_IN_HAND
        if isinstance(action, do.Lay | do.NameColor) and action.color not in (None, *COLOR_NAMES):
            return Code.COLOR_MISSING
        if isinstance(action, do.Deal) and action.secret and not is_secret(action.secret):
            return Code.NOT_NOW
        if isinstance(action, do.Give) and not 0 < action.cards <= len(self.state.draw):
            return Code.NOT_NOW
        return None

    # --- texts

    def position(self) -> str:
        """The table as a text that can be pasted anywhere; chance itself is not in it."""
        return write_position(self.edition, self.rules, self.state)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """The table of a position; PositionError names the line that cannot be.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1 G2")
        >>> [type(told.event).__name__ for told in game.play(1, do.Lay(("R+2",)))]
        ['Laid', 'Drew', 'Drew', 'Skipped', 'Turn']
        """
        return cls.from_built(build_position(read_position(numbered_lines(text))), text)

    @classmethod
    def from_built(cls, built: BuiltPosition, text: str) -> Self:
        game = cls(built.edition, built.rules, built.state)
        game.opening = text
        return game

    def record(self, headers: Mapping[str, str] | None = None) -> str:
        """Everything that was done, as a text that `replay` reads."""
        return write_record(Record(self._header(), dict(headers or {}), tuple(self.moves)))

    def _header(self) -> Header:
        t = self.state
        seats = t.seats - sum(isinstance(action, do.Join) for _, action in self.moves)
        ages = sorted(range(seats), key=lambda seat: t.age[seat])
        return Header(self.rules_text, seats, tuple(ages), self.opening)

    @classmethod
    def replay(cls, text: str) -> tuple[Self, list[list[Told]]]:
        """The game of a record and the events of each move; RecordError names a bad line."""
        record = parse_record(text)
        header = record.header
        game = (
            cls.empty(header.rules, header.seats, header.ages)
            if header.position is None
            else cls.from_position(header.position)
        )
        told = []
        for number, (seat, action) in zip(record.lines, record.moves, strict=True):
            result = game.play(seat, action)
            if isinstance(result, Refusal):
                raise RecordError(f"the move is refused: {result.code}", number)
            told.append(result)
        return game, told

    # --- copies

    def clone(self) -> Self:
        twin = type(self)(self.edition, self.rules, self.state.clone())
        twin.opening = self.opening
        twin.moves = list(self.moves)
        return twin

    def lawful(self, seat: int) -> tuple[str, ...]:
        """The cards that the seat on turn may lay by the rules; an open referee lets lay others."""
        mask = lawful(self.state, self.rules, seat)
        return tuple(name for face, name in enumerate(FACE_NAMES) if (mask >> face) & 1)

    def would_bluff(self, seat: int) -> bool:
        """Whether a wild draw four laid now would be against its condition (GEN-R10)."""
        return bool(would_bluff(self.state, self.rules, seat))

    @property
    def keeps_score(self) -> bool:
        return self.rules.scoring in (Scoring.WINNER, Scoring.LOW)


_CARDS = frozenset(FACE_NAMES)  # and no other names of theirs, so that records read back


def _known_cards(action: do.Action) -> bool:
    """Whether an action that names cards names some, and only such as exist."""
    if isinstance(action, do.Lay | do.Discard | do.Drop):
        return bool(action.cards) and all(card in _CARDS for card in action.cards)
    return not isinstance(action, do.LayOne | do.JumpIn | do.Hand) or action.card in _CARDS


_TABLE_ACTIONS = (
    do.Deal,
    do.Away,
    do.Lapse,
    do.Give,
    do.Remove,
    do.Join,
    do.TakeBack,
    do.End,
    do.Drop,
    do.Hand,
    do.Show,
    do.TurnTo,
    do.Color,
)
