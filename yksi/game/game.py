"""Game: the whole game behind one door. What is refused changes nothing.

`play` raises what is refused, for scripts; `try_play` returns it, for hosts whose everyday work
it is to refuse. Arguments that no game could take (a seat that is not there, a note that a record
cannot hold) raise `ArgumentError` in both.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

import msgspec

from yksi import editions
from yksi.cards import NONE
from yksi.errors import ArgumentError
from yksi.game import actions as do
from yksi.game.arguments import need_action, need_number, need_seat, need_text
from yksi.game.events import Told
from yksi.game.flaws import flaw_of
from yksi.game.kernel_actions import typed_action
from yksi.game.legal_actions import (
    is_calm,
    is_legal,
    legal_actions,
    may_react,
    reactions,
)
from yksi.game.moves import carry_out, leaves_no_half
from yksi.game.position import (
    BuiltPosition,
    PositionError,
    build_position,
    numbered_lines,
    read_position,
    write_position,
)
from yksi.game.record import Header, Record, RecordError, parse_record, write_record
from yksi.game.refusal import Refusal, Refused
from yksi.game.setup import new_state, set_secret
from yksi.game.view import View, match_winners, names_of, view
from yksi.game.vocabulary import END_REASONS, EndReason
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.matching import lawful, would_bluff
from yksi.kernel.state import State
from yksi.rules import Rules, RulesError, validate_seats
from yksi.seeds import secret_of

Result = list[Told] | Refusal
_NOT_RUNNING = (Phase.OVER, Phase.IDLE)


class Outcome(msgspec.Struct, frozen=True):
    """How a round, and perhaps the match, ended. What has a number for each seat is a tuple."""

    reason: EndReason
    winner: int | None  # None where nobody won, or several are first
    points: tuple[int, ...]  # credited for this round
    totals: tuple[int, ...]  # of the match so far
    places: tuple[int, ...]  # where seats are ranked; otherwise 0
    match_winners: tuple[int, ...]  # empty while the match goes on


class Game:
    """A table of one edition, from the first deal on. Seats are numbered from 0.

    >>> game = Game.new("classic", seats=3, seed=7)
    >>> game.view(0).phase
    <GamePhase.PLAY: 'play'>
    >>> game.play(game.turn, do.Keep())
    Traceback (most recent call last):
        ...
    yksi.game.refusal.Refused: cannot-keep (CLS-13)
    >>> events = game.play(game.turn, game.legal(game.turn)[0])
    """

    __slots__ = ("edition", "made", "moves", "opening", "rules", "rules_text", "state")

    def __init__(self, edition: str, rules: Rules, state: State) -> None:
        self.edition = edition
        self.rules = rules
        self.rules_text = editions.write_rules(edition, rules)  # the edition, and what is changed
        self.state = state
        self.opening: str | None = None  # the position it began from, if not a fresh deal
        self.moves: list[tuple[int | None, do.Action]] = []
        self.made = 0  # moves, also those that nobody remembers

    @classmethod
    def new(
        cls,
        rules: str = "classic",
        seats: int = 4,
        seed: int | None = None,
        ages: Sequence[int] | None = None,
    ) -> Self:
        """A fresh table, dealt and begun. Without a seed, chance comes from the system.

        Raises RulesError where the rules make no sense or cannot be played by so many.

        >>> Game.new("classic + jump_in=identical", seats=5, seed=1).rules_text
        'classic + jump_in=identical'
        >>> Game.new("classic", seats=1)
        Traceback (most recent call last):
            ...
        yksi.rules.RulesError: 2-10 seats can play this, not 1
        """
        game = cls.empty(rules, seats, ages)
        if seed is not None:
            need_number("a seed", seed)
        secret = secrets.token_hex(32) if seed is None else secret_of(seed)
        game.play(None, do.Deal(secret))
        return game

    @classmethod
    def empty(cls, rules: str, seats: int, ages: Sequence[int] | None = None) -> Self:
        """A table before the first deal; ages lists the seats, the oldest first."""
        need_text("a set of rules", rules)
        need_number("the number of seats", seats)
        edition, parsed = editions.parse_rules(rules)
        validate_seats(parsed, seats)
        state = new_state(parsed, seats)
        if ages is not None:
            if len(ages) != seats or set(ages) != set(range(seats)):
                raise ArgumentError(f"ages must name each of the {seats} seats once, oldest first")
            for rank, seat in enumerate(ages):
                state.age[seat] = rank
        return cls(edition, parsed, state)

    # --- reading

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.state.seats

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.state.turn

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that the table waits for: who is on turn, or all who choose at the same time.

        Others may act too: jump in, call, catch. `legal` says who may do what.

        >>> game = Game.from_position("edition moomin\\nseats 3\\nturn B\\nhand B WM G1 G2")
        >>> events = game.play(1, do.Lay(("WM",), color="green"))
        >>> game.turn, game.to_act
        (1, (0, 1, 2))
        """
        t = self.state
        if t.phase in _NOT_RUNNING:
            return ()
        choosing = t.waiting
        if not choosing:
            return (t.turn,)
        return tuple(seat for seat in range(self.seats) if (choosing >> seat) & 1)

    @property
    def over(self) -> bool:
        """Whether the round is over (or none was dealt)."""
        return self.state.phase in _NOT_RUNNING

    @property
    def keeps_score(self) -> bool:
        """Whether rounds are scored with points until somebody reaches the target."""
        return self.rules.counts_points

    def view(self, seat: int | None = None) -> View:
        """What a seat may see; without one, what a spectator may see.

        >>> game = Game.new("classic", seats=3, seed=7)
        >>> [other.cards for other in game.view(0).seats]
        [7, 7, 7]
        >>> [other.hand is None for other in game.view(0).seats]
        [False, True, True]
        >>> game.view(20)
        Traceback (most recent call last):
            ...
        yksi.errors.ArgumentError: there is no seat 20; seats are 0 to 2
        """
        need_seat(seat, self.seats)
        return view(self.state, self.rules, self.edition, self.rules_text, seat)

    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it runs."""
        t = self.state
        if t.phase != Phase.OVER:
            return None
        return Outcome(
            reason=END_REASONS[t.reason],
            winner=None if t.winner == NONE else t.winner,
            points=tuple(t.points[: t.seats]),
            totals=tuple(t.total[: t.seats]),
            places=tuple(t.place[: t.seats]),
            match_winners=match_winners(t, self.rules),
        )

    def legal(self, seat: int | None) -> list[do.Action]:
        """Everything a seat may do now; without a seat, the table and its clock.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1")
        >>> game.legal(1)
        [Lay(cards=('R+2',), color=None, uno=False, swap=None), Draw(), Call()]
        >>> game.legal(2)
        []
        """
        need_seat(seat, self.seats)
        return legal_actions(self.state, self.rules, seat)

    def may(self, seat: int | None, action: do.Action) -> bool:
        """Whether `legal` lists an action that names no card and no seat, quicker than the list.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1")
        >>> game.may(1, do.Draw()), game.may(2, do.Draw())
        (True, False)
        """
        need_seat(seat, self.seats)
        return is_legal(self.state, self.rules, seat, action)

    @property
    def is_calm(self) -> bool:
        """Whether there is nothing that anybody could react to out of turn."""
        return is_calm(self.state, self.rules)

    def may_react(self, seat: int) -> bool:
        """Whether a seat may do something out of turn: call, catch, accuse or jump in."""
        need_seat(seat, self.seats)
        return may_react(self.state, self.rules, seat)

    def reactions(self, seat: int) -> list[do.Action]:
        """What a seat may do out of turn, as `legal` lists it, quicker than the list.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1")
        >>> game.reactions(1), game.reactions(2)
        ([Call()], [])
        """
        need_seat(seat, self.seats)
        return reactions(self.state, self.rules, seat)

    def lawful(self, seat: int) -> tuple[str, ...]:
        """The cards that the seat on turn may lay by the rules; an open referee lets lay others."""
        need_seat(seat, self.seats)
        return names_of(lawful(self.state, self.rules, seat))

    def would_bluff(self, seat: int) -> bool:
        """Whether a wild draw four laid now would be against its condition (GEN-R10)."""
        need_seat(seat, self.seats)
        return bool(would_bluff(self.state, self.rules, seat))

    def action(self, number: int) -> do.Action:
        """The typed action of a kernel action; a card is laid by itself, as a single step."""
        need_number("an action of the kernel", number)
        if not 0 <= number < k.ACTIONS:
            raise ArgumentError(f"the kernel's actions are 0 to {k.ACTIONS - 1}, not {number!r}")
        return typed_action(self.state, number)

    # --- acting

    def play(self, seat: int | None, action: do.Action) -> list[Told]:
        """Carry an action out and return what happened; without a seat the table or its clock acts.

        Raises Refused where the rules forbid it; nothing has changed then.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1 G2")
        >>> [told.event for told in game.play(1, do.Lay(("R+2",)))][0]
        Laid(seat=1, card='R+2', jumped=False)
        >>> game.play(1, do.Lay(("G1",)))
        Traceback (most recent call last):
            ...
        yksi.game.refusal.Refused: not-your-turn: G1 (GEN-R05)
        """
        result = self.try_play(seat, action)
        if isinstance(result, Refusal):
            raise Refused(result)
        return result

    def try_play(self, seat: int | None, action: do.Action) -> Result:
        """Carry an action out as `play` does, but return a Refusal where the rules forbid it.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1 G2")
        >>> game.try_play(1, do.Lay(("G1",)))
        Refusal(code=<RefusalCode.DOES_NOT_FIT: 'does-not-fit'>, clause='CLS-11', card='G1')
        """
        if seat is not None:
            need_number("a seat", seat)
        need_action(action)
        flaw = flaw_of(self.state, seat, action)
        if flaw is not None:
            return Refusal(flaw).by(self.edition)
        before = self.state
        mover = k.TABLE if seat is None else seat
        if not leaves_no_half(before, self.rules, mover, action):
            self.state = before.clone()
        if isinstance(action, do.Deal) and action.secret and self.over:
            self.state = before.clone()
            set_secret(self.state, action.secret)
        try:
            told = carry_out(self.state, self.rules, mover, action)
        except Refused as refused:
            self.state = before
            return refused.refusal.by(self.edition)
        self.note_move(seat, action)
        return told

    def note_move(self, seat: int | None, action: do.Action) -> None:
        """An action was carried out on the state, by whoever works on it directly."""
        self.moves.append((seat, action))
        self.made += 1

    # --- texts

    def position(self) -> str:
        """The table as a text that `from_position` reads; chance itself is not in it."""
        return write_position(self.edition, self.rules, self.state)

    @classmethod
    def from_position(cls, text: str) -> Self:
        """The table of a position; PositionError names the line that cannot be.

        >>> game = Game.from_position("seats 3\\nturn B\\ntop R7\\nhand B R+2 G1 G2")
        >>> [type(told.event).__name__ for told in game.play(1, do.Lay(("R+2",)))]
        ['Laid', 'Drew', 'Drew', 'Skipped', 'Turn']
        >>> Game.from_position("seats 3\\nhand A R10")
        Traceback (most recent call last):
            ...
        yksi.game.position.reader.PositionError: line 2: 'R10' is not a card
        """
        need_text("a position", text)
        return cls.from_built(build_position(read_position(numbered_lines(text))), text)

    @classmethod
    def from_built(cls, built: BuiltPosition, text: str) -> Self:
        """The game of a position that was built already, and the text that it was built from."""
        game = cls(built.edition, built.rules, built.state)
        game.opening = text
        return game

    def record(self, notes: Mapping[str, str] | None = None) -> str:
        """Everything that was done, as a text that `replay` reads: the way to save a game.

        Notes are kept and not replayed: a word and a line of text each.

        >>> game = Game.new("classic", seats=2, seed=1)
        >>> print(game.record({"date": "2026-11-16"}))
        yksi record 1
        edition classic
        seats 2
        chance chacha8
        note date 2026-11-16
        <BLANKLINE>
        table deals from ...
        <BLANKLINE>
        >>> game.record({"date": "today\\nand tomorrow"})
        Traceback (most recent call last):
            ...
        yksi.errors.ArgumentError: a note is a word and a line of text, not 'date', 'today...
        """
        return write_record(Record(self._header(), dict(notes or {}), tuple(self.moves)))

    def _header(self) -> Header:
        t = self.state
        seats = t.seats - sum(isinstance(action, do.Join) for _, action in self.moves)
        ages = sorted(range(seats), key=lambda seat: t.age[seat])
        return Header(self.rules_text, seats, tuple(ages), self.opening)

    @classmethod
    def replay(cls, text: str) -> tuple[Self, list[list[Told]]]:
        """The game of a record and the events of each move: the way to load a game.

        Raises RecordError, which names the line that cannot be read or played.

        >>> saved = Game.new("classic", seats=2, seed=1).record()
        >>> game, told = Game.replay(saved)
        >>> game.record() == saved, len(told)
        (True, 1)
        >>> Game.replay(saved.replace("classic", "bridge"))
        Traceback (most recent call last):
            ...
        yksi.game.record.RecordError: line 2: there is no edition called 'bridge'; ...
        """
        record = parse_record(text)
        game = cls.from_header(record.header)
        told = []
        for number, (seat, action) in zip(record.lines, record.moves, strict=True):
            result = game.try_play(seat, action)
            if isinstance(result, Refusal):
                raise RecordError(f"the move is refused: {result.code}", number)
            told.append(result)
        return game, told

    @classmethod
    def from_header(cls, header: Header) -> Self:
        """The table before the first move of a record; RecordError names the line behind it."""
        try:
            if header.position is None:
                return cls.empty(header.rules, header.seats, header.ages)
            return cls.from_position(header.position)
        except PositionError as error:
            raise RecordError(error.reason, header.line + (error.line or 0)) from None
        except (RulesError, ArgumentError) as error:
            raise RecordError(str(error), header.line) from None

    # --- copies

    def clone(self) -> Self:
        """A copy that goes its own way from here."""
        twin = copy(self)
        twin.state = self.state.clone()
        twin.moves = list(self.moves)
        return twin
