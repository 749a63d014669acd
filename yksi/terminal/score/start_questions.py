"""What is agreed before the first card, asked in order; what cannot be is asked again."""

from __future__ import annotations

from collections.abc import Iterator

from yksi.editions import EDITIONS, parse_rules
from yksi.evening import RefusedEntryError, Start
from yksi.evening.start import checked
from yksi.messages.numbers import Number
from yksi.messages.settings import MOST_MINUTES, SERIES_MINUTES
from yksi.rules import RulesError, Scoring
from yksi.terminal.score.asking import Asking

TARGET = 500
MOST_POINTS = 5_000


def ask_start(asking: Asking) -> Start:
    """A beginning that makes sense."""
    text = asking.text
    edition = asking.choose(
        text("score-edition"), [(text(f"edition-{name}"), name) for name in EDITIONS]
    )
    by_the_clock = parse_rules(edition)[1].scoring == Scoring.PLACES
    rules = edition if by_the_clock else _scoring(asking, edition)
    start = _with_names(asking, rules)
    names = [(name, number) for number, name in enumerate(start.names)]
    if not by_the_clock:
        dealer = asking.choose(text("score-dealer"), names)
        return Start(start.rules, start.names, dealer)
    ages = tuple(_by_age(asking, names))
    series = asking.yes(text("score-series"))
    least, most, usual = (1, SERIES_MINUTES, SERIES_MINUTES) if series else (0, MOST_MINUTES, 0)
    limit = asking.number(text("score-limit"), least, most, usual)
    return Start(start.rules, start.names, 0, ages, series, limit)


def _scoring(asking: Asking, edition: str) -> str:
    text = asking.text
    usual = parse_rules(edition)[1].scoring
    ways = [
        (text("score-points-winner"), Scoring.WINNER),
        (text("score-points-low"), Scoring.LOW),
        (text("score-points-none"), Scoring.NONE),
    ]
    scoring = asking.choose(text("score-points"), sorted(ways, key=lambda way: way[1] != usual))
    if scoring == Scoring.NONE:
        return f"{edition} + scoring=none + target=0"
    target = asking.number(text("score-target"), 1, MOST_POINTS, TARGET)
    return f"{edition} + scoring={scoring.name.lower()} + target={target}"


def _with_names(asking: Asking, rules: str) -> Start:
    while True:
        words = asking.ask(asking.text("score-names")).split(",")
        start = Start(rules, tuple(name for word in words if (name := word.strip())))
        try:
            checked(start)
        except RefusedEntryError as error:
            asking.say(asking.text(f"evening-refused-{error.code}"))
        except RulesError as error:
            asking.say(str(error))
        else:
            return start


def _by_age(asking: Asking, names: list[tuple[str, Number]]) -> Iterator[Number]:
    """The oldest first, each chosen among those who are left."""
    left = list(names)
    while len(left) > 1:
        chosen = asking.choose(asking.text("score-oldest-left"), left)
        yield chosen
        left = [each for each in left if each[1] != chosen]
    yield left[0][1]
