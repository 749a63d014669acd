"""Random games of every edition and of changed rules, from fixed seeds: for what always holds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.plan import one_repetition
from yksi.editions import EDITIONS
from yksi.game import Action, Game
from yksi.game import actions as do

Mover = int | None  # None: the table or its clock
Table = tuple[str, int]  # rules and seats

PICKED: list[Table] = [
    *((edition, seats) for edition in EDITIONS for seats in (2, 3, 6)),
    ("kpgut", 15),
    ("custom + card1=draw_to_color + card2=drop_wilds + card3=three_if_stuck", 4),
    ("custom + card1=extra_turn + card2=next_to_seven + card3=all_to_three", 3),
    ("custom + card1=open_hands + card2=joke + card3=elbows", 4),
    ("custom + card1=rooster + card2=text", 3),
    ("kpgut + referee=open", 4),
    ("classic + stacking=any + jump_in=identical + seven_swap=yes + zero_rotate=yes", 4),
    ("classic + bluff=no + draw=until + voluntary=many + scoring=low", 3),
    ("moomin + scoring=winner + hand_size=12 + target=100", 9),
]
CHANGED: list[Table] = [
    (setting.rules, setting.seats)
    for setting in one_repetition(seed=7)
    if setting.group == "mixture"
]
TABLES = PICKED + CHANGED
every_table = pytest.mark.parametrize(
    ("rules", "seats"), TABLES, ids=[f"{rules} {seats}" for rules, seats in TABLES]
)

# What the table decides, what ends a game and what is shouted come less often than play.
_RARE: dict[type[Action], float] = {
    do.End: 0.001,
    do.Forfeit: 0.005,
    do.Remove: 0.003,
    do.Give: 0.005,
    do.Join: 0.005,
    do.TakeBack: 0.05,
    do.Away: 0.05,
    do.Call: 0.5,
    do.Draw: 0.5,
}


def started(rules: str, seats: int, seed: int) -> Game:
    """A table just dealt; where customizable cards do something, with these in the first hands."""
    if (rules, seats) in PICKED and "card1=" in rules:
        hands = "hand A WC1 R1 R2 G3 Y7\nhand B WC2 R3 R4 G5 Y8\nhand C WC3 R6 R7 G8 Y9 W"
        return Game.from_position(
            f"edition {rules}\nseats {seats}\nturn A\ntop R5\nseed {seed}\n{hands}"
        )
    game = Game.empty(rules, seats)
    game.play(None, do.Deal(f"{seed:064x}"))
    return game


def options(game: Game) -> dict[Mover, list[Action]]:
    """Everything that anybody may do."""
    return {mover: game.legal(mover) for mover in (None, *range(game.seats))}


def choose(options: dict[Mover, list[Action]], dice: random.Random) -> tuple[Mover, Action]:
    moves = [(mover, action) for mover, found in options.items() for action in found]
    lays = sum(isinstance(action, do.Lay) for _, action in moves)
    weights = [
        4 / lays if isinstance(action, do.Lay) else _RARE.get(type(action), 1.0)
        for _, action in moves
    ]
    return dice.choices(moves, weights)[0]


def walk(game: Game, dice: random.Random, most: int) -> Iterator[dict[Mover, list[Action]]]:
    """Play at random, round after round; before every move, what may be done."""
    for _ in range(most):
        found = options(game)
        yield found
        if not any(found.values()):
            return
        mover, action = choose(found, dice)
        game.play(mover, action)
