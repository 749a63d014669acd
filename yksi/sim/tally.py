"""Rows into sums and histograms: whole numbers, so it is the same in whatever order they come."""

from __future__ import annotations

from dataclasses import dataclass, fields

import numpy as np
import numpy.typing as npt

from yksi.batches.games import Column
from yksi.cards import FACES, NONE
from yksi.kernel.codes import Reason
from yksi.reports.statistics import Groups
from yksi.sim.plan import Plan
from yksi.sim.rows import Rows, parts_of

Counts = npt.NDArray[np.int64]
COUNTED = Column.UPHELD + 1  # columns that can be added up
FOUR = slice(Column.FOURS, Column.UPHELD + 1)  # those of wild draw fours


def counted(values: Counts, size: int) -> Counts:
    """How often each of 0, 1, 2 … occurs."""
    return np.bincount(values, minlength=size).astype(np.int64, copy=False)


def added(one: Counts, other: Counts) -> Counts:
    """Two histograms as one; the longer one decides how long it is."""
    if one.ndim > 1 or len(one) == len(other):
        total: Counts = one + other
        return total
    if len(one) < len(other):
        one, other = other, one
    total = one.copy()
    total[: len(other)] += other
    return total


@dataclass(frozen=True)
class Tally:
    """What is known of so many games."""

    games: int
    seat_wins: Counts  # by seat
    order_wins: Counts  # by place in the order of play, whoever began first
    bot_wins: Counts  # by bot, in the order of the plan's names
    bot_places: Counts  # by bot: games that gave places, its places in one added up, and squared
    reasons: Counts  # why rounds ended; the first: given up as endless
    deciders: Counts  # by face, the last: no card
    turns: Counts  # how many rounds lasted so many turns
    points: Counts  # how many winners got so many points
    sums: Counts  # of every counted column
    squares: Counts
    fours: Counts  # products of the columns of wild draw fours, each with each

    def __add__(self, other: Tally) -> Tally:
        both = {
            field.name: (getattr(self, field.name), getattr(other, field.name))
            for field in fields(self)
        }
        games, more = both.pop("games")
        return Tally(games + more, **{name: added(*pair) for name, pair in both.items()})

    def sum_of(self, column: Column) -> int:
        return int(self.sums[column])

    def groups_of(self, part: Column, whole: Column) -> Groups:
        """Wild draw fours of one game are a group: some of them, and all of them."""
        hits, size = part - Column.FOURS, whole - Column.FOURS
        squared, times = self.fours[hits, hits], self.fours[hits, size]
        return Groups(self.games, int(squared), int(times), int(self.fours[size, size]))


def gather(rows: Rows, bots: Counts, bot_count: int) -> Tally:
    """Count rows in which the bot of this number sat on each seat."""
    seats = len(bots)
    winner = rows[:, Column.WINNER]
    won = winner != NONE
    seat = winner[won]
    bot = bots[seat]
    order = (seat - rows[won, Column.FIRST]) * rows[won, Column.AHEAD] % seats
    points = rows[won, Column.POINTS]
    plain = rows[:, :COUNTED]
    return Tally(
        games=len(rows),
        seat_wins=counted(seat, seats),
        order_wins=counted(order, seats),
        bot_wins=counted(bot, bot_count),
        bot_places=_places(rows, bots, bot_count),
        reasons=counted(rows[:, Column.REASON], len(Reason)),
        deciders=counted(rows[:, Column.DECIDER] % (FACES + 1), FACES + 1),
        turns=counted(rows[:, Column.TURNS], 1),
        points=counted(points, 1),
        sums=plain.sum(axis=0),
        squares=np.einsum("ij,ij->j", plain, plain),
        fours=plain[:, FOUR].T @ plain[:, FOUR],
    )


def _places(rows: Rows, bots: Counts, bot_count: int) -> Counts:
    """Of games that are over: one that was given up has placed only those who were quick."""
    found = np.zeros((bot_count, 3), np.int64)
    places = rows[rows[:, Column.REASON] != Reason.NONE, Column.PLACE :]
    places = places[(places > 0).any(axis=1)]
    for bot in range(bot_count):
        mine = places[:, bots == bot].sum(axis=1)
        found[bot] = len(mine), mine.sum(), mine @ mine
    return found


def tally_of(plan: Plan, first: int, count: int) -> Tally:
    """Play the games of these numbers and count them."""
    names = plan.names
    parts = []
    for stretch, rows in parts_of(plan, first, count):
        bots = np.array([names.index(bot) for bot in plan.seated(stretch.turned)], np.int64)
        parts.append(gather(rows, bots, len(names)))
    total = parts[0]
    for part in parts[1:]:
        total = total + part
    return total
