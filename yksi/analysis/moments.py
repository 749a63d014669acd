"""Records taken apart: every round, and what the players could know before each of its moves.

From here on there are views only: whoever judges a moment holds no hidden card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from yksi.cards import NONE
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.events import AnyEvent
from yksi.game.notation import LETTERS
from yksi.game.record import Record, RecordError, parse_record
from yksi.game.refusal import Refusal
from yksi.game.view import View
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.messages import news
from yksi.records.table_record import FIRST_LINE, replay_line
from yksi.rules import Rules
from yksi.search.trials import WHOLE, worth_of_end
from yksi.table import Effect, Table

HEAD = 3  # lines of a table's record before the first that says something


@dataclass(frozen=True)
class Moment:
    """A move that somebody chose, and the table before it."""

    number: int  # of the move in its game, from 1
    line: int  # of the record
    seat: int
    action: do.Action
    views: tuple[View | None, ...]  # of every seat that is still in the game
    settled: tuple[int, ...]  # what the round is worth to those that are not
    told: tuple[AnyEvent, ...]  # what everybody was told of the move


@dataclass
class Round:
    number: int  # of its deal in the record, from 1
    edition: str
    rules: Rules
    rules_text: str
    names: tuple[str, ...]
    texts: dict[int, str]  # of the people's own, on customizable cards
    moments: list[Moment] = field(default_factory=list)
    ended: tuple[int, ...] = ()  # what it was worth to every seat in the end


@dataclass
class _Played:
    """A game of an evening, and the lines in which its moves were made."""

    game: Game
    lines: list[int] = field(default_factory=list)
    names: tuple[str, ...] = ()
    texts: dict[int, str] = field(default_factory=dict)


def rounds_of(text: str) -> list[Round]:
    """The rounds of a game's or a table's record; RecordError names a line that is wrong."""
    if text.startswith(FIRST_LINE):
        return list(_rounds_of_evening(text))
    record = parse_record(text)
    names = tuple(
        record.notes.get(f"name.{letter}", letter) for letter in LETTERS[: record.header.seats]
    )
    return list(_rounds(record, names))


def _evening(text: str) -> list[_Played]:
    lines = text.split("\n")
    table, games = Table(), list[_Played]()
    for number, line in enumerate(lines[HEAD:], HEAD + 1):
        if not line.strip():
            continue
        effects = replay_line(table, line, number)
        room = table.room
        if room.game is None:
            continue
        if not games or games[-1].game is not room.game:
            _turn_over(games, room.game, effects)
        played = games[-1]
        played.lines += [number] * (len(room.game.moves) - len(played.lines))
        played.names = tuple(room.people[person].name for person in room.seats)
        played.texts = dict(room.texts)
    return games


def _turn_over(games: list[_Played], game: Game, effects: list[Effect]) -> None:
    """Another game begins; or the same one goes on from before an act that was taken back."""
    if any(isinstance(effect.event, news.ActTakenBack) for effect in effects):
        games[-1].game = game
        del games[-1].lines[len(game.moves) :]
    else:
        games.append(_Played(game))


def _rounds_of_evening(text: str) -> Iterator[Round]:
    deals = 0
    for played in _evening(text):
        found = parse_record(played.game.record())
        record = Record(found.header, found.notes, found.moves, tuple(played.lines))
        yield from _rounds(record, played.names, played.texts, deals)
        deals += sum(isinstance(action, do.Deal) for _, action in found.moves)


def _rounds(
    record: Record, names: tuple[str, ...], texts: dict[int, str] | None = None, deals: int = 0
) -> Iterator[Round]:
    game = Game.from_header(record.header)
    if record.header.position is not None:
        deals += 1

    def fresh() -> Round:
        return Round(deals, game.edition, game.rules, game.rules_text, names, texts or {})

    found = fresh()
    for number, (line, (seat, action)) in enumerate(
        zip(record.lines, record.moves, strict=True), 1
    ):
        if isinstance(action, do.Deal):
            if found.moments:
                yield found
            deals += 1
            found = fresh()
        before = _before(game, seat, action)
        told = game.try_play(seat, action)
        if isinstance(told, Refusal):
            raise RecordError(f"the move is refused: {told.code}", line)
        if before is not None and seat is not None:
            seen = tuple(item.event for item in told if item.audience.includes(None))
            found.moments.append(Moment(number, line, seat, action, *before, seen))
        if game.over:
            found.ended = _worths(game)
        while len(found.names) < game.seats:  # somebody joined a game whose record has no names
            found.names += (LETTERS[len(found.names)],)
    if found.moments:
        yield found


# What is chosen when the table waits for it. Reactions (calls, catches, jumping in, accusing) are
# a matter of who was quicker, and giving up is nobody's best move.
CHOSEN = (
    do.Lay,
    do.LayOne,
    do.Stop,
    do.NameColor,
    do.Swap,
    do.Draw,
    do.Keep,
    do.Accept,
    do.Challenge,
    do.Discard,
    do.Decline,
)


def _before(
    game: Game, seat: int | None, action: do.Action
) -> tuple[tuple[View | None, ...], tuple[int, ...]] | None:
    """What everybody can know before a move, if somebody chooses it."""
    if seat is None or not isinstance(action, CHOSEN) or game.over:
        return None
    t = game.state
    views = tuple(game.view(each) if is_in(t, each) else None for each in range(t.seats))
    return views, tuple(_settled(t, game.rules, each) for each in range(t.seats))


def _settled(t: State, r: Rules, seat: int) -> int:
    """What the round is worth to a seat that has nothing more to do with it."""
    if is_in(t, seat) or (t.winner == NONE and t.place[seat] == 0):
        return 0
    return worth_of_end(t, r, seat)


def _worths(game: Game) -> tuple[int, ...]:
    t = game.state
    return tuple(min(WHOLE, worth_of_end(t, game.rules, seat)) for seat in range(t.seats))
