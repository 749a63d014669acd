"""Many games with sharp players at once: what they compare, they compare together.

Threads play the games, each on until a sharp player must compare its options. Whoever compares is
handed all that wait for it at that moment. The games are those that `native.rows.thought_rows`
plays, action for action.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.kernel.actions import ACTIONS
from yksi.native import NativeTable
from yksi.native.records import TOKENS_DTYPE
from yksi.native.thought import ROOM as TABLES
from yksi.native.thought import all_playing
from yksi.native.weights import weights_array
from yksi.policies.levels import Policy
from yksi.policies.network import ROOM
from yksi.search.options import choose, fewer, narrow, stages_of
from yksi.search.thought import CERTAINTY
from yksi.workers import cores

Row = npt.NDArray[np.int64]


class Question(NamedTuple):
    """A seat's options, which are to be tried at its table in so many rounds."""

    table: Any  # a record; what the seat does not know is forgotten
    seat: int
    options: list[int]
    rounds: int
    dice: int


class Answer(NamedTuple):
    """By how much each option beat the first, the squares of it, and the dice afterwards."""

    scores: list[int]
    squares: list[int]
    dice: int


Compare = Callable[[Sequence[Question]], list[Answer]]


class Game(NamedTuple):
    """A game to be played: its number, and the flat list of its players."""

    number: int
    players: Sequence[int]


Played = Generator[Question, Answer, Row]


class _Place:
    """Where one game after another is played."""

    def __init__(self, table: NativeTable, seats: int, trials: int, foreseen: int) -> None:
        kernel, width = table.kernel, Column.PLACE + seats
        self._tables = np.zeros(TABLES + 1, kernel.dtype)
        self._tables[TABLES] = table.record
        self._players = np.zeros(len(all_playing(Policy.SHARP, seats)), np.int64)
        self._row = np.zeros(width, np.int64)
        self._options = np.zeros(ACTIONS, np.int64)
        self._asked = np.zeros(1, np.int64)
        self._trials = trials
        at_table = self._tables[TABLES]
        self._begin = kernel.begin.bound(at_table, table.rules, ..., self._row)
        self._write_down = kernel.write_down.bound(at_table, self._row)
        self._play_on = kernel.play_on.bound(
            self._tables,
            table.rules,
            self._players,
            all_playing(Policy.MASTER, seats),
            self._row,
            self._options,
            *np.zeros((2, ACTIONS), np.int64),
            np.zeros(width, np.int64),
            foreseen,
            self._asked,
            np.zeros(1, TOKENS_DTYPE),
            weights_array(seats),
            np.zeros(ROOM),
        )

    def play(self, game: Game) -> Played:
        """Play a game to its end; whatever must be compared is asked for."""
        self._players[:] = game.players
        self._begin(game.number)
        while count := self._play_on():
            self._row[Column.WISH] = yield from self._think(count)
        self._write_down()
        return self._row.copy()

    def _think(self, count: int) -> Generator[Question, Answer, int]:
        """As `search.thought.think`, from its first comparison on."""
        seat, dice = int(self._asked[0]), int(self._row[Column.DICE])
        options: list[int] = self._options[:count].tolist()
        scores, squares = [0] * count, [0] * count
        stages, done = stages_of(count), 0
        for _ in range(stages):
            rounds = max(1, self._trials // (stages * count))
            told = yield Question(self._tables[0], seat, options[:count], rounds, dice)
            for i in range(1, count):
                scores[i] += told.scores[i]
                squares[i] += told.squares[i]
            dice = told.dice
            done += rounds
            narrow(options, scores, squares, count)
            count = fewer(count)
        return choose(options, scores, squares, done, CERTAINTY)


class _Going(NamedTuple):
    """A game that goes on, and its number among those that were given."""

    number: int
    played: Played
    place: _Place


def play_together(
    rules: str,
    seats: int,
    seed: int,
    games: Iterable[Game],
    compare: Compare,
    trials: int,
    foreseen: int,
    at_once: int,
) -> Iterator[tuple[int, Row]]:
    """Play games, so many at a time; tells the number of each in the list, and its row."""
    ahead: SimpleQueue[tuple[_Going, Answer | None] | None] = SimpleQueue()
    back: SimpleQueue[tuple[_Going, Question | Row | BaseException]] = SimpleQueue()
    to_play = enumerate(games)
    table = NativeTable.new(rules, seats, seed)

    def work() -> None:
        while (given := ahead.get()) is not None:
            going, answer = given
            back.put((going, _played_on(going, answer)))

    def begin(place: _Place) -> bool:
        for number, game in to_play:
            ahead.put((_Going(number, place.play(game), place), None))
            return True
        return False

    threads = [Thread(target=work, daemon=True) for _ in range(cores())]
    for thread in threads:
        thread.start()
    try:
        playing = 0
        while playing < at_once and begin(_Place(table, seats, trials, foreseen)):
            playing += 1
        while playing:
            asking: list[_Going] = []
            questions: list[Question] = []
            for going, found in _half_of(back, playing):
                if isinstance(found, BaseException):
                    raise found
                if isinstance(found, Question):
                    asking.append(going)
                    questions.append(found)
                    continue
                yield going.number, found
                if not begin(going.place):
                    playing -= 1
            if questions:
                for going, answer in zip(asking, compare(questions), strict=True):
                    ahead.put((going, answer))
    finally:
        for _ in threads:
            ahead.put(None)


def _played_on(going: _Going, answer: Answer | None) -> Question | Row | BaseException:
    try:
        return next(going.played) if answer is None else going.played.send(answer)
    except StopIteration as end:
        row: Row = end.value
        return row
    except BaseException as error:  # noqa: BLE001 - told to whoever waits for it
        return error


def _half_of(queue: SimpleQueue[Any], coming: int) -> Iterator[Any]:
    """Half of all that will come to a queue, and what waits there besides.

    So a GPU has much to do at a time, while processors play on for the other half.
    """
    for _ in range(-(-coming // 2)):
        yield queue.get()
    while True:
        try:
            yield queue.get_nowait()
        except Empty:
            return
