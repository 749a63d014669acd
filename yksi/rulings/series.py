"""Games of a series as one line each: `A out 10:30, B out 20:10, C left, D gave up`."""

from __future__ import annotations

from dataclasses import dataclass, field

from yksi.game.notation import NotationError, parse_number
from yksi.messages.scores import GamePoints
from yksi.rulings.times import parse_time
from yksi.rulings.world import World
from yksi.table.match.points import GameResult, game_points

_GRAMMAR = (
    "a game is a list of: 'A out 12:59', 'B left', 'B holds 3', 'C gave up', 'D removed', "
    "'ends 40:00'"
)


@dataclass
class ToldGame:
    out: dict[int, int] = field(default_factory=dict)  # person: milliseconds
    left: list[int] = field(default_factory=list)
    holds: dict[int, int] = field(default_factory=dict)  # person: cards, when stopped early
    gave_up: list[int] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    ends: int = 0


def read_game(world: World, text: str) -> ToldGame:
    """How a game went that is told in one line."""
    game = ToldGame()
    for part in text.replace(";", ",").split(","):
        _read(world, game, part.split())
    return game


def parse_game(world: World, text: str) -> GamePoints:
    """The points of a game told in one line."""
    return _score(len(world.room.series) + 1, read_game(world, text))


def _read(world: World, game: ToldGame, words: list[str]) -> None:
    match words:
        case ["ends", time]:
            game.ends = parse_time(time)
        case [who, "out", time]:
            game.out[world.person(who)] = parse_time(time)
        case [who, "out", "at", time]:
            game.out[world.person(who)] = parse_time(time)
        case [who, "left"]:
            game.left.append(world.person(who))
        case [who, "holds", cards]:
            game.holds[world.person(who)] = parse_number(cards)
        case [who, "gave", "up"]:
            game.gave_up.append(world.person(who))
        case [who, "removed"]:
            game.removed.append(world.person(who))
            world.room.people[world.person(who)].barred = True
        case _:
            raise NotationError(_GRAMMAR)


def _score(number: int, game: ToldGame) -> GamePoints:
    by_time = sorted(game.out, key=lambda person: game.out[person])
    results = [GameResult(p, place, game.out[p]) for place, p in enumerate(by_time, 1)]
    finished = len(results)
    for person, cards in game.holds.items():
        better = sum(other < cards for other in game.holds.values())
        results.append(GameResult(person, finished + better + 1))
    results += [GameResult(person, finished + len(game.holds) + 1) for person in game.left]
    last = len(results) + 1
    results += [GameResult(person, last, gave_up=True) for person in game.gave_up]
    results += [GameResult(person, 0, removed=True) for person in game.removed]
    ends = game.ends or max(game.out.values(), default=0)
    return game_points(number, results, ends, early=bool(game.holds))
