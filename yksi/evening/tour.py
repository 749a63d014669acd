"""Many evenings together: results by name, and the standings over all of them."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from yksi.evening.evening import Evening
from yksi.messages.scores import GamePoints, PersonPoints
from yksi.table.match.points import standings


class Result(msgspec.Struct, frozen=True):
    """What one game by the clock gave somebody; None: removed, and without points (KPG-SCO-8)."""

    evening: str
    game: int
    name: str
    points: int | None


class Standing(msgspec.Struct, frozen=True):
    """A line of the standings; place 0: no game with points."""

    name: str
    place: int
    games: int
    average: Fraction


class Won(msgspec.Struct, frozen=True):
    """What somebody has won where rounds are played."""

    name: str
    rounds: int
    matches: int


def results_of(evening: Evening, title: str) -> list[Result]:
    """Everybody's points of every game of an evening, if it was a series (KPG-SCO-1)."""
    if not evening.start.series:
        return []
    names = evening.paper.names
    return [
        Result(title, points.game, names[line.person], line.points)
        for points in evening.paper.series
        for line in points.people
    ]


def standings_of(results: Iterable[Result]) -> list[Standing]:
    """Averages over all games, the smallest first; the same name is the same person (KPG-SCO-9)."""
    names: dict[str, str] = {}
    games: dict[tuple[str, int], list[PersonPoints]] = {}
    for result in results:
        key = result.name.casefold()
        names.setdefault(key, result.name)
        line = PersonPoints(list(names).index(key), 0, result.points)
        games.setdefault((result.evening, result.game), []).append(line)
    played = [GamePoints(game, tuple(lines)) for (_, game), lines in games.items()]
    shown = list(names.values())
    return [
        Standing(shown[row.person], row.place, row.games, row.average)
        for row in standings(played, ())
    ]


def won_in(evenings: Iterable[Evening]) -> list[Won]:
    """Rounds and matches won, the most first."""
    names: dict[str, str] = {}
    rounds: dict[str, int] = {}
    matches: dict[str, int] = {}
    for evening in evenings:
        paper = evening.paper
        keys = [name.casefold() for name in paper.names]
        for key, name in zip(keys, paper.names, strict=True):
            names.setdefault(key, name)
        for match in (*paper.matches, paper.match):
            for scored in match.rounds:
                rounds[keys[scored.winner]] = rounds.get(keys[scored.winner], 0) + 1
            for winner in match.winners:
                matches[keys[winner]] = matches.get(keys[winner], 0) + 1
    found = [Won(name, rounds.get(key, 0), matches.get(key, 0)) for key, name in names.items()]
    return sorted(found, key=lambda one: (-one.matches, -one.rounds))
