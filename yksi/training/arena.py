"""Tables of many kinds that are stepped side by side by threads, in arrays without gaps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor

import numpy as np
import numpy.typing as npt

from yksi import editions
from yksi.cards import NONE
from yksi.learning.selfplay import CHAIRS, KIND_BITS, OUTSIDE
from yksi.native import BOUT_DTYPE, TOKENS_DTYPE, empty_tables, layout_of, native, rules_record
from yksi.policies.levels import MASTER, Policy
from yksi.rules import RulesError, validate_seats
from yksi.seeds import secret_of, secret_words
from yksi.training.settings import Sparring, Tables

PAST, NOW, RIVAL = OUTSIDE, OUTSIDE + 1, OUTSIDE + 2  # kinds of players that are asked outside
CHUNK = 512  # tables that one thread steps at a time
Allocate = Callable[[int], npt.NDArray[np.uint8]]
Call = Callable[[], int | None]


def plain_memory(size: int) -> npt.NDArray[np.uint8]:
    return np.zeros(size, np.uint8)


def _run(calls: Sequence[Call]) -> bool:
    """Whether all of these calls went well."""
    return all(call() in (None, NONE) for call in calls)


class Arena:
    """All tables; `tokens` and `bouts` are overwritten by every step."""

    def __init__(
        self,
        kinds: Sequence[Tables],
        width: int,
        seed: int,
        threads: int,
        allocate: Allocate = plain_memory,
    ) -> None:
        counts = _counts([kind.share for kind in kinds], width)
        self.width = width
        self.memory = allocate(width * TOKENS_DTYPE.itemsize), allocate(width * BOUT_DTYPE.itemsize)
        self.tokens = self.memory[0].view(TOKENS_DTYPE)
        self.bouts = self.memory[1].view(BOUT_DTYPE)
        self.actions = np.zeros(width, np.int64)
        self.seats = np.repeat([kind.seats for kind in kinds], counts)
        self.groups: list[tuple[Tables, slice]] = []
        self._steps: list[Call] = []
        self._deals: list[Call] = []
        self._pool, self._threads = ThreadPoolExecutor(threads), threads
        self._running: list[Future[bool]] = []
        self.go_on(0)
        start = 0
        for kind, count in zip(kinds, counts, strict=True):
            self._set_up(kind, start, start + count, seed)
            self.groups.append((kind, slice(start, start + count)))
            start += count

    def _set_up(self, kind: Tables, start: int, end: int, seed: int) -> None:
        _, rules = editions.parse_rules(kind.rules)
        validate_seats(rules, kind.seats)
        if kind.seats > CHAIRS:
            raise RulesError(f"a network is trained at tables of at most {CHAIRS} seats")
        kernel, record = native(layout_of(rules, kind.seats)), np.array([rules_record(rules)])
        for first in range(start, end, CHUNK):
            some = slice(first, min(end, first + CHUNK))
            tables = empty_tables(kernel, kind.seats, some.stop - some.start)
            tables["key"][:] = secret_words(secret_of(seed))
            shared = self.bouts[some], self.tokens[some]
            self._deals.append(kernel.deal_bouts.bound(tables, record, self.width, *shared))
            self._steps.append(
                kernel.step_bouts.bound(tables, record, self.width, self.actions[some], *shared)
            )

    @property
    def used(self) -> int:
        """How many games were numbered so far; those from there on were dealt nowhere."""
        return int(self.bouts["game"].max()) + 1

    def go_on(self, used: int) -> None:
        """Number the games that are dealt next from so many on."""
        self.bouts["game"] = used + np.arange(self.width) - self.width

    def deal(self) -> None:
        """A fresh game everywhere."""
        list(self._pool.map(_run, [[deal] for deal in self._deals]))

    def begin_step(self) -> None:
        """Begin with one action everywhere, that of `actions`, while the caller does other things.

        Each thread has its share of all kinds of tables.
        """
        shares = [self._steps[number :: self._threads] for number in range(self._threads)]
        self._running = [self._pool.submit(_run, share) for share in shares]

    def finish_step(self) -> None:
        for running in self._running:
            assert running.result(), "a network chose what its mask forbids"

    def step(self) -> None:
        self.begin_step()
        self.finish_step()

    def seat_players(self, lineups: Sequence[Sequence[int]], companions: npt.ArrayLike) -> None:
        """Say what plays at every seat of each table, and which seats are companions."""
        self.bouts["kinds"] = [
            sum(kind << (KIND_BITS * seat) for seat, kind in enumerate(lineup))
            for lineup in lineups
        ]
        self.bouts["companions"] = companions


def _counts(shares: Sequence[float], width: int) -> list[int]:
    """How many tables of each kind there are, at least one each."""
    ends = np.cumsum(shares) / sum(shares) * (width - len(shares))
    counts = np.diff(np.round(ends), prepend=0).astype(int) + 1
    return [int(count) for count in counts]


def lineup(seats: int, sparring: Sparring, dice: np.random.Generator) -> list[int]:
    """Who sits at a table: the learner alone among bots, among earlier selves, or with itself."""
    draw = dice.random()
    for policy, share in (
        (Policy.CAREFUL, sparring.careful),
        (Policy.CASUAL, sparring.casual),
        (Policy.RANDOM, sparring.random),
    ):
        if draw < share:
            return [NOW, *[int(policy)] * (seats - 1)]
        draw -= share
    if draw < sparring.past:
        return [PAST if seat % 2 else NOW for seat in range(seats)]
    return [NOW] * seats


def companions_of(lineup: Sequence[int], mild: bool, rival: str) -> int:
    """Mask of the seats that play as companions: everybody where it is mild, and a master."""
    return sum(
        1 << seat
        for seat, kind in enumerate(lineup)
        if (rival == MASTER if kind == RIVAL else mild)
    )
