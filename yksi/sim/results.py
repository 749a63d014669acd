"""From counts to what one wants to know, each with its interval. Names are for programs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from yksi.batches.games import Column
from yksi.cards import COLOR_NAMES, COLOR_OF, FACE_NAMES, FACES, SYMBOL_OF, Color, Symbol
from yksi.kernel.codes import Reason
from yksi.reports.statistics import NUMBER, SHARE, Estimate, mean, quantile, share, share_in_groups
from yksi.sim.plan import Plan
from yksi.sim.tally import Tally

ENDINGS = {
    "out": Reason.OUT,
    "last-player": Reason.LAST_PLAYER,
    "void": Reason.VOID,
    "exhausted": Reason.EXHAUSTED,
    "endless": Reason.NONE,
}
QUANTILES = {"low": 0.05, "median": 0.5, "high": 0.95}


class Result(NamedTuple):
    section: str
    name: str
    unit: str
    estimate: Estimate
    of: int  # how many games, cards or whatever was counted


class Results(NamedTuple):
    plan: Plan
    tally: Tally
    seconds: float
    found: tuple[Result, ...]

    def section(self, name: str) -> dict[str, Result]:
        return {result.name: result for result in self.found if result.section == name}

    def estimate(self, section: str, name: str) -> Estimate:
        return self.section(section)[name].estimate


def symbol_name(symbol: int) -> str:
    if symbol <= Symbol.NINE:
        return str(symbol)
    return Symbol(symbol).name.lower() if symbol < Symbol.CUSTOM_1 else "custom"


def results_of(plan: Plan, tally: Tally, seconds: float) -> Results:
    found = (
        *_wins(plan, tally),
        *_lengths(tally),
        *_points(tally),
        *_deciders(tally),
        *_habits(tally),
        *_endings(tally),
    )
    return Results(plan, tally, seconds, found)


def _wins(plan: Plan, tally: Tally) -> Iterator[Result]:
    """A bot on several seats wins that much more often: told is what one of them wins."""
    games = tally.games
    for number, bot in enumerate(plan.names):
        of_one = share(int(tally.bot_wins[number]), games).scaled(1 / plan.bots.count(bot))
        yield Result("bot", bot, SHARE, of_one, games)
    for seat in range(plan.seats):
        yield Result("seat", str(seat + 1), SHARE, share(int(tally.seat_wins[seat]), games), games)
    for place in range(plan.seats):
        wins = int(tally.order_wins[place])
        yield Result("order", str(place + 1), SHARE, share(wins, games), games)
    for number, bot in enumerate(plan.names):
        placed, total, squared = tally.bot_places[number].tolist()
        seats = plan.bots.count(bot)
        if placed:
            of_one = mean(placed, total, squared).scaled(1 / seats)
            yield Result("place", bot, NUMBER, of_one, placed * seats)


def _a_game(tally: Tally, column: Column) -> Estimate:
    return mean(tally.games, tally.sum_of(column), int(tally.squares[column]))


def _lengths(tally: Tally) -> Iterator[Result]:
    games = tally.games
    yield Result("length", "turns", NUMBER, _a_game(tally, Column.TURNS), games)
    for name, at in QUANTILES.items():
        value = float(quantile(tally.turns, at))
        yield Result("length", f"turns-{name}", NUMBER, Estimate(value, value, value), games)
    yield Result("length", "actions", NUMBER, _a_game(tally, Column.ACTIONS), games)
    yield Result("length", "draws", NUMBER, _a_game(tally, Column.DRAWS), games)


def _points(tally: Tally) -> Iterator[Result]:
    """The points of those who won."""
    won = int(tally.points.sum())
    if won == 0 or tally.sum_of(Column.POINTS) == 0:
        return
    of_winner = mean(won, tally.sum_of(Column.POINTS), int(tally.squares[Column.POINTS]))
    yield Result("points", "winner", NUMBER, of_winner, won)
    for name, at in QUANTILES.items():
        value = float(quantile(tally.points, at))
        yield Result("points", f"winner-{name}", NUMBER, Estimate(value, value, value), won)


def _deciders(tally: Tally) -> Iterator[Result]:
    """Which card ended a round, of the rounds that somebody ended with one."""
    by_face = tally.deciders[:FACES].tolist()
    decided = sum(by_face)
    if decided == 0:
        return
    symbols: dict[str, int] = {}
    colors = dict.fromkeys((*COLOR_NAMES, "wild"), 0)
    for face, count in enumerate(by_face):
        symbol = symbol_name(SYMBOL_OF[face])
        symbols[symbol] = symbols.get(symbol, 0) + count
        color = COLOR_OF[face]
        colors["wild" if color == Color.NONE else COLOR_NAMES[color]] += count
    for section, counts in (
        ("decides", symbols),
        ("decides-color", colors),
        ("decides-card", dict(zip(FACE_NAMES, by_face, strict=True))),
    ):
        for name, count in counts.items():
            if count or name in COLOR_NAMES:
                yield Result(section, name, SHARE, share(count, decided), decided)


def _habits(tally: Tally) -> Iterator[Result]:
    games = tally.games
    yield Result("uno", "calls", NUMBER, _a_game(tally, Column.CALLS), games)
    yield Result("uno", "catches", NUMBER, _a_game(tally, Column.CATCHES), games)
    yield Result("jumps", "jumps", NUMBER, _a_game(tally, Column.JUMPS), games)
    yield Result("four", "laid", NUMBER, _a_game(tally, Column.FOURS), games)
    for name, part, whole in (
        ("bluffs", Column.BLUFFS, Column.FOURS),
        ("challenged", Column.CHALLENGES, Column.FOURS),
        ("upheld", Column.UPHELD, Column.CHALLENGES),
    ):
        if of := tally.sum_of(whole):
            hits = min(tally.sum_of(part), of)
            found = share_in_groups(hits, of, tally.groups_of(part, whole))
            yield Result("four", name, SHARE, found, of)


def _endings(tally: Tally) -> Iterator[Result]:
    games = tally.games
    for name, reason in ENDINGS.items():
        count = int(tally.reasons[reason])
        if count or name in ("out", "void"):
            yield Result("end", name, SHARE, share(count, games), games)
