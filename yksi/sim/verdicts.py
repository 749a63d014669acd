"""A comparison and a tournament in words: what differs, by how much, and what cannot be said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from yksi.batches.games import MOST_ACTIONS
from yksi.reports.numbers import NARROW, Numbers
from yksi.reports.parts import Grid, Part, Sentences
from yksi.reports.statistics import NUMBER, SHARE, Estimate, significant
from yksi.sim.agents.faults import Fault
from yksi.sim.differences import Difference
from yksi.sim.plan import Plan
from yksi.sim.ratings import AVERAGE, TENFOLD, Ranks, Standing, Tournament
from yksi.sim.report import games_told
from yksi.texts import Texts

LONGEST = 24  # a name that can be said in every sentence


class Sides(NamedTuple):
    """What the two sides of a comparison are called."""

    one: str
    other: str


def rule_sides(one: str, other: str) -> Sides:
    """The other side by what it adds to the first; letters where names are long."""
    short = other.removeprefix(f"{one} + ")
    return Sides(one, short) if max(len(one), len(short)) <= LONGEST else Sides("A", "B")


def rules_title(text: Texts, sides: Sides, one: str, other: str) -> str:
    key = "compare-rules" if sides.one == one else "compare-letters"
    return text(key, one=one, two=other)


def bot_sides(text: Texts, one: str, other: str) -> Sides:
    return Sides(text("compare-only", bot=one), text("compare-only", bot=other))


class Comparison:
    """The words for differences between two sides."""

    def __init__(self, text: Texts, sides: Sides, games: int) -> None:
        self.text = text
        self.sides = sides
        self.games = games
        self.numbers = Numbers(text.language)

    def grid(self, title: str, differences: Sequence[Difference]) -> Grid:
        text, numbers = self.text, self.numbers
        columns = (
            text("compare-what"),
            self.sides.one,
            self.sides.other,
            text("compare-difference"),
            text("compare-range"),
            text("compare-sure"),
        )
        rows = tuple(
            (
                text(f"compare-{found.name}.name"),
                numbers.value(found.one, found.unit),
                numbers.value(found.other, found.unit),
                numbers.signed(found.more, found.unit),
                numbers.range(found.more, found.unit),
                self._verdict(found),
            )
            for found in differences
        )
        return Grid(title, columns, rows)

    def _verdict(self, found: Difference) -> str:
        if found.is_same:
            return self.text("compare-same")
        return self.text("compare-yes") if found.significant else self.text("compare-no")

    def _size(self, found: Difference) -> tuple[str, str]:
        """How large a difference is, and between what it lies, whatever its direction."""
        more = found.more
        if more.value < 0:
            more = Estimate(-more.value, -more.high, -more.low)
        return self.numbers.value(more, found.unit).removesuffix(f"{NARROW}%"), self.numbers.range(
            more, found.unit
        )

    def sentences(self, differences: Sequence[Difference]) -> Iterator[str]:
        """What is certain; then what is not."""
        sure = [found for found in differences if found.significant]
        for found in sure:
            size, range_ = self._size(found)
            direction = "more" if found.more.value > 0 else "less"
            yield self.text(
                f"compare-{found.name}",
                side=self.sides.other,
                direction=direction,
                size=size,
                range=range_,
            )
        yield from self._unsaid(differences)

    def duel_sentences(self, differences: Sequence[Difference]) -> Iterator[str]:
        """Who of two bots wins more."""
        for found in differences:
            if found.significant:
                size, range_ = self._size(found)
                better, worse = self.sides if found.more.value < 0 else self.sides[::-1]
                yield self.text(
                    f"compare-{found.name}", better=better, worse=worse, size=size, range=range_
                )
        yield from self._unsaid(differences)

    def _unsaid(self, differences: Sequence[Difference]) -> Iterator[str]:
        names = [
            self.text(f"compare-{found.name}.name")
            for found in differences
            if not found.significant and not found.is_same
        ]
        if names:
            games = self.numbers.whole(self.games)
            yield self.text("compare-unsaid", games=games, items=self.text.listed(names))
        if not [found for found in differences if not found.is_same]:
            yield self.text("compare-all-same")


def heading(text: Texts, plan: Plan, first: str, games: int, bots: Sequence[str]) -> Sentences:
    return Sentences((first, *games_told(text, plan, games, bots)))


# --- tournaments


def tournament_parts(
    text: Texts, tournament: Tournament, ranks: Ranks, standings: Sequence[Standing]
) -> Iterator[Part]:
    numbers = Numbers(text.language)
    plan = tournament.plan
    first = text("tournament-heading", rules=plan.rules, seats=plan.seats)
    yield heading(text, plan, first, ranks.games, tournament.bots)
    columns = (
        text("tournament-place"),
        text("tournament-bot"),
        text("tournament-rating"),
        text("compare-range"),
        text("tournament-wins"),
        text("compare-range"),
    )
    rows = tuple(
        (
            f"{place}.",
            standing.bot,
            numbers.value(standing.rating, NUMBER),
            numbers.range(standing.rating, NUMBER),
            numbers.value(standing.rate, SHARE),
            numbers.range(standing.rate, SHARE),
        )
        for place, standing in enumerate(standings, 1)
    )
    yield Grid(text("tournament-table"), columns, rows, names=2)
    average, tenfold = numbers.whole(AVERAGE), numbers.whole(TENFOLD)
    how = text("tournament-how", average=average, tenfold=tenfold)
    lost = _what_does_not_count(text, ranks, standings)
    yield Sentences((tournament_verdict(text, standings), *lost, how))


def _what_does_not_count(text: Texts, ranks: Ranks, standings: Sequence[Standing]) -> Iterator[str]:
    """Games that did not end, and games that ended by a fault."""
    numbers = Numbers(text.language)
    if ranks.unfinished:
        actions = numbers.whole(MOST_ACTIONS)
        yield text("tournament-unfinished", games=ranks.unfinished, actions=actions)
    for standing in standings:
        if any(standing.faults):
            kinds = {
                fault.name.lower(): numbers.whole(count)
                for fault, count in zip(Fault, standing.faults, strict=True)
            }
            yield text("tournament-faults", bot=standing.bot, games=sum(standing.faults), **kinds)


def tournament_verdict(text: Texts, standings: Sequence[Standing]) -> str:
    """Whether the best one is surely the best."""
    first, *others = standings
    sure = zip(others, significant([other.p for other in others]), strict=True)
    near = [other.bot for other, surely_worse in sure if not surely_worse]
    if near:
        return text("tournament-close", bots=text.listed([first.bot, *near]))
    return text("tournament-best", bot=first.bot)
