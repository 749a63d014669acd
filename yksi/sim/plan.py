"""What is to be run: rules, seats, who sits where and how many games. Refuses what makes no sense.

Knows nothing of how games are played or counted, and imports nothing that starts slowly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from yksi.editions import EDITIONS, parse_rules, write_rules
from yksi.errors import YksiError
from yksi.policies.levels import POLICIES, THINKERS, TRIALS
from yksi.policies.players import ALWAYS
from yksi.rules import RulesError, validate_seats

QUICK = tuple(bot for bot in POLICIES if bot not in THINKERS)
MOST_GAMES = 10**12
MOST_WHOLE = 10**18 - 1
MOST_TRIALS = 1_000_000
_COUNT = re.compile(r"(\d+(?:\.\d+)?)([kKmM]?)", re.ASCII)
_UNITS = {"": 1, "k": 1000, "m": 1_000_000}


class PlanError(YksiError):
    """Why something cannot be run: the key of a sentence and what fills it in."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments


class CannotRun(PlanError):
    """The plan is sound, but something that it needs is missing here."""


class Stretch(NamedTuple):
    """Games with consecutive numbers, in which the bots sit the same way."""

    turned: int  # by how many seats the bots have moved on
    first: int
    games: int


class Plan(NamedTuple):
    rules: str
    seats: int
    bots: tuple[str, ...]  # one a seat
    games: int = 100_000
    seed: int = 1
    forgets: int = 0  # times of 65 536 that a call is forgotten
    misses: int = 0  # and that a forgotten call is not noticed
    rotate: bool = False  # the bots move on round the table, so that no seat is an advantage
    gpu: bool = False
    trials: int = TRIALS  # play-outs for a decision of a player who thinks
    foreseen: int | None = None  # of a grandmaster's, where they are not so many

    @property
    def edition(self) -> str:
        return parse_rules(self.rules)[0]

    @property
    def names(self) -> tuple[str, ...]:
        """The different bots, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def turns(self) -> int:
        """In how many ways the bots sit during the plan."""
        if not self.rotate:
            return 1
        bots = self.bots
        return next(n for n in range(1, len(bots) + 1) if bots[n:] + bots[:n] == bots)

    def seated(self, turned: int) -> tuple[str, ...]:
        """Who sits where after the bots have moved on by so many seats."""
        return tuple(self.bots[(seat - turned) % self.seats] for seat in range(self.seats))

    def players(self, turned: int) -> list[int]:
        """The flat list that the policies read."""
        return [
            number
            for bot in self.seated(turned)
            for number in (int(POLICIES[bot]), self.forgets, self.misses)
        ]

    def stretches(self, first: int, count: int) -> Iterator[Stretch]:
        """The games of these numbers; each way of sitting has an equal share of the plan."""
        turns, end = self.turns, first + count
        if turns == 1:
            yield Stretch(0, first, count)
            return
        for turned in range(turns):
            begin = max(first, -(-turned * self.games // turns))
            until = min(end, -(-(turned + 1) * self.games // turns))
            if begin < until:
                yield Stretch(turned, begin, until - begin)


def read_rules(edition: str | None, changed: str | None) -> str:
    """`classic` and `stacking=same` as one text, checked."""
    text = " + ".join(part for part in (edition or "classic", changed) if part)
    name = text.split("+")[0].strip()
    if name not in EDITIONS:
        raise PlanError("error-edition", word=name, editions=", ".join(EDITIONS))
    try:
        return write_rules(*parse_rules(text))
    except RulesError as error:
        raise PlanError("error-rules", reason=str(error)) from None


def read_bots(option: str, text: str, least: int = 1) -> tuple[str, ...]:
    bots = tuple(word.strip().lower() for word in text.split(","))
    for bot in bots:
        if bot not in POLICIES:
            raise PlanError("error-bot", option=option, word=bot, bots=", ".join(POLICIES))
    if len(bots) < least:
        raise PlanError("error-bots-few", option=option, least=least)
    return bots


def read_count(option: str, text: str, most: int = MOST_GAMES) -> int:
    """`1000`, `1 000 000`, `250k` or `1.5M`."""
    found = _COUNT.fullmatch(re.sub(r"[\s_]", "", text))
    count = Decimal(found[1]) * _UNITS[found[2].lower()] if found else Decimal(0)  # 4.1M is whole
    if not (1 <= count <= most and count == int(count)):
        raise PlanError("error-count", option=option, value=text, most=most)
    return int(count)


def read_trials(option: str, text: str | None, bots: Sequence[str]) -> int:
    """Play-outs for those who think; where nobody does, the number would mean nothing."""
    if text is None:
        return TRIALS
    if set(THINKERS).isdisjoint(bots):
        raise PlanError("error-trials", option=option, bots=", ".join(THINKERS))
    return read_count(option, text, MOST_TRIALS)


def read_whole(option: str, text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) <= len(str(MOST_WHOLE))):
        raise PlanError("error-between", option=option, low="0", high=str(MOST_WHOLE), value=text)
    return int(text)


def read_share(option: str, text: str) -> int:
    """`10%` or `10` as times of 65 536."""
    word = text.strip().removesuffix("%").strip().replace(",", ".")
    if not re.fullmatch(r"\d{1,3}(\.\d+)?", word, re.ASCII) or float(word) > 100:
        raise PlanError("error-share", option=option, value=text)
    return round(float(word) * ALWAYS / 100)


def check_seats(rules: str, seats: int) -> None:
    known = parse_rules(rules)[1]
    if not known.min_seats <= seats <= known.max_seats:
        raise PlanError("error-seats", low=known.min_seats, high=known.max_seats, value=seats)
    try:
        validate_seats(known, seats)
    except RulesError as error:
        raise PlanError("error-rules", reason=str(error)) from None


def round_the_table(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """One bot a seat; fewer are repeated round the table."""
    if len(bots) > seats:
        raise PlanError("error-bots-many", count=len(bots), seats=seats)
    return tuple(bots[seat % len(bots)] for seat in range(seats))
