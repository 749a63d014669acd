"""What is told of a simulation: sentences, lines and tables in somebody's language.

It says what is told; how it looks on a terminal is the business of `reports.console`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from yksi.batches.games import MOST_ACTIONS, Column
from yksi.cards import COLOR_NAMES
from yksi.policies.levels import THINKERS
from yksi.reports.numbers import MOST_DIGITS, Numbers, fewest_digits
from yksi.reports.parts import Block, Line, Part, Sentences
from yksi.reports.statistics import SHARE
from yksi.sim.plan import Plan
from yksi.sim.results import Result, Results
from yksi.texts import Texts


class Report:
    """The words for one simulation."""

    def __init__(self, text: Texts, results: Results) -> None:
        self.text = text
        self.results = results
        self.numbers = Numbers(text.language)

    def parts(self) -> Iterator[Part]:
        yield Sentences(tuple(self.heading()))
        yield from self._wins()
        yield self._length()
        if points := self.results.section("points"):
            yield self._points(points)
        if self.results.section("decides"):
            yield self._deciders()
            yield self._colors()
        yield self._habits()
        yield self._fours()
        yield self._endings()
        yield Sentences((self.text("sim-sure"), self._speed()))

    def heading(self) -> Iterator[str]:
        text, results, plan = self.text, self.results, self.results.plan
        bots = ", ".join(plan.bots if plan.rotate or len(plan.names) > 1 else plan.names)
        yield text("sim-heading", rules=plan.rules, seats=plan.seats, bots=bots)
        yield from games_told(text, plan, results.tally.games, plan.bots)
        if plan.rotate:
            yield text("sim-rotated")

    # --- blocks

    def _line(self, label: str, result: Result, digits: int = MOST_DIGITS) -> Line:
        estimate, unit = result.estimate, result.unit
        value = self.numbers.value(estimate, unit, digits)
        return Line(label, value, self.numbers.range(estimate, unit, digits))

    def _bars(self, results: dict[str, Result], labels: Sequence[str]) -> Iterator[Line]:
        estimates = [result.estimate for result in results.values()]
        top = max((estimate.value for estimate in estimates), default=0.0) or 1.0
        digits = fewest_digits(estimates, SHARE)
        for label, (name, result) in zip(labels, results.items(), strict=True):
            bar, color = result.estimate.value / top, name if name in COLOR_NAMES else ""
            yield self._line(label, result, digits)._replace(bar=bar, color=color)

    def _wins(self) -> Iterator[Block]:
        text, plan, results = self.text, self.results.plan, self.results
        bots, seats, order = (results.section(name) for name in ("bot", "seat", "order"))
        places = results.section("place")
        if len(bots) > 1:
            lines = tuple(self._bars(bots, list(bots)))
            yield Block(text("sim-wins-bot"), lines)
        if len(places) > 1:
            lines = tuple(self._line(bot, result) for bot, result in places.items())
            yield Block(text("sim-places"), lines)
        labels = [text("sim-seat", seat=int(seat)) for seat in seats]
        if len(bots) > 1 and not plan.rotate:
            labels = [f"{label}, {bot}" for label, bot in zip(labels, plan.bots, strict=True)]
        yield Block(text("sim-wins-seat"), tuple(self._bars(seats, labels)))
        labels = [text("sim-order-place", place=int(place)) for place in order]
        yield Block(text("sim-wins-order"), tuple(self._bars(order, labels)))

    def _spread(self, section: str, name: str) -> tuple[str, str]:
        """The median, and between what nine of ten lie."""
        value = {
            end: self.numbers.whole(self.results.estimate(section, f"{name}-{end}").value)
            for end in ("low", "median", "high")
        }
        return value["median"], f"{value['low']} – {value['high']}"

    def _length(self) -> Block:
        text, length = self.text, self.results.section("length")
        median, range_ = self._spread("length", "turns")
        lines = (
            self._line(text("sim-turns"), length["turns"]),
            Line(text("sim-median"), median),
            Line(text("sim-nine-of-ten"), range_),
            self._line(text("sim-draws"), length["draws"]),
            self._line(text("sim-actions"), length["actions"]),
        )
        return Block(text("sim-length"), lines, tuple(self.results.tally.turns.tolist()))

    def _points(self, points: dict[str, Result]) -> Block:
        text = self.text
        median, range_ = self._spread("points", "winner")
        lines = (
            self._line(text("sim-points-mean"), points["winner"]),
            Line(text("sim-median"), median),
            Line(text("sim-nine-of-ten"), range_),
        )
        return Block(text("sim-points"), lines)

    def symbol(self, name: str) -> str:
        if name.isdecimal():
            return self.text("sim-number", number=name)
        edition = self.results.plan.edition
        return self.text("symbol", symbol=name, number="", edition=edition, form="name")

    def color(self, name: str) -> str:
        if name == "wild":
            return self.text("sim-wild")
        return self.text("color", color=name, form="name")

    def _deciders(self) -> Block:
        decides = self.results.section("decides")
        lines = tuple(self._bars(decides, [self.symbol(name) for name in decides]))
        return Block(self.text("sim-decides"), lines)

    def _colors(self) -> Block:
        colors = self.results.section("decides-color")
        lines = tuple(self._bars(colors, [self.color(name) for name in colors]))
        return Block(self.text("sim-decides-color"), lines)

    def _habits(self) -> Block:
        text, uno = self.text, self.results.section("uno")
        lines = [
            self._line(text("sim-calls"), uno["calls"]),
            self._line(text("sim-catches"), uno["catches"]),
        ]
        jumps = self.results.section("jumps")["jumps"]
        if self.results.tally.sum_of(Column.JUMPS):
            lines.append(self._line(text("sim-jumps"), jumps))
        return Block(text("sim-habits"), tuple(lines))

    def _fours(self) -> Block:
        four = self.results.section("four")
        lines = tuple(self._line(self.text(f"sim-four-{name}"), four[name]) for name in four)
        return Block(self.symbol("wild_four"), lines)

    def _endings(self) -> Block:
        end = self.results.section("end")
        most = self.numbers.whole(MOST_ACTIONS)
        lines = (self._line(self.text(f"sim-end-{name}", most=most), end[name]) for name in end)
        return Block(self.text("sim-end"), tuple(lines))

    def _speed(self) -> str:
        results, numbers = self.results, self.numbers
        seconds = max(results.seconds, 1e-9)
        return self.text(
            "sim-speed",
            seconds=numbers.decimal(seconds, 1),
            games=numbers.rate(results.tally.games / seconds),
            actions=numbers.rate(results.tally.sum_of(Column.ACTIONS) / seconds),
        )


def games_told(text: Texts, plan: Plan, games: int, bots: Sequence[str]) -> Iterator[str]:
    """How many games there were, and how hard those thought who think."""
    numbers = Numbers(text.language)
    counted, of = numbers.whole(games), numbers.whole(plan.games)
    key = "sim-games" if games == plan.games else "sim-stopped"
    yield text(key, games=counted, of=of, seed=str(plan.seed))
    for bot in THINKERS:
        if bot in bots:
            yield text("sim-trials", bot=bot, trials=numbers.whole(plan.trials))
