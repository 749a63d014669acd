"""The points of a match and the table of a series, as sentences."""

from __future__ import annotations

from fractions import Fraction
from typing import assert_never

from yksi.messages import news
from yksi.messages.scores import SeriesStanding
from yksi.telling.persons import Persons
from yksi.telling.words import Words

ScoreNews = news.RoundScored | news.SeriesScored | news.SeriesOver


def told(persons: Persons, item: ScoreNews) -> str | None:
    """Names as in a table; None where no points are kept."""
    words = persons.words
    match item:
        case news.RoundScored(row):
            if not any(row.totals.values()):
                return None
            totals = [_score(persons, *pair) for pair in row.totals.items()]
            return words.say("news-roundscored", round=row.round, scores=words.listed(totals))
        case news.SeriesScored(game, rows):
            points = [_score(persons, line.person, line.points) for line in game.people]
            return words.say(
                "news-seriesscored",
                game=game.game,
                scores=words.listed(points),
                standings=_standings(persons, rows),
            )
        case news.SeriesOver(rows):
            return words.say("news-seriesover", standings=_standings(persons, rows))
        case _:
            assert_never(item)


def _score(persons: Persons, number: int, points: int | None) -> str:
    return score_item(persons.words, persons.name(number), points)


def _standings(persons: Persons, rows: tuple[SeriesStanding, ...]) -> str:
    """The best first; whoever was removed has no place."""
    items = [standing_item(persons.words, persons.name(row.person), row) for row in rows]
    return persons.words.listed(items)


def score_item(words: Words, who: str, points: int | None) -> str:
    if points is None:
        return words.say("score-item-none", who=who)
    return words.say("score-item", who=who, count=points)


def standing_item(words: Words, who: str, row: SeriesStanding) -> str:
    if not row.place:
        return words.say("standing-item-none", who=who)
    average = decimal(words, row.average)
    return words.say("standing-item", place=row.place, who=who, average=average)


def decimal(words: Words, number: Fraction) -> str:
    """The number is written with one decimal."""
    whole, tenths = divmod(round(number * 10), 10)
    return words.say("decimal", whole=whole, tenths=tenths)
