"""Random games in the kernel's own integers, from fixed seeds, by the table and all seats."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from yksi.editions import EDITIONS, parse_rules
from yksi.game.setup import new_state, set_secret
from yksi.kernel import actions as k
from yksi.kernel.legal import legal
from yksi.kernel.state import State
from yksi.rules import Rules
from yksi.seeds import secret_of

Move = tuple[int, int]  # seat and action

TABLES = [
    *((edition, seats) for edition in EDITIONS for seats in (2, 5)),
    ("custom + card1=draw_to_color + card2=drop_wilds + card3=three_if_stuck", 4),
    ("custom + card1=extra_turn + card2=next_to_seven + card3=all_to_three", 3),
    ("custom + card1=open_hands + card2=joke + card3=elbows", 4),
    ("custom + card1=joke + card2=rooster + card3=text + scoring=low", 3),
    ("classic + target=60", 3),
    ("kpgut + referee=open", 4),
    ("classic + stacking=any + jump_in=identical + seven_swap=yes + zero_rotate=yes", 4),
    ("moomin + bluff=no + draw=until + voluntary=many + hand_size=12", 9),
    ("kpgut + decks=1 + hand_size=12", 8),
]
every_table = pytest.mark.parametrize(
    ("rules", "seats"), TABLES, ids=[f"{rules} {seats}" for rules, seats in TABLES]
)

# What the table decides, what ends a game and what is said comes less often than play.
_RARE = {k.FORFEIT: 0.01, k.AWAY: 0.05, k.TAKE_BACK: 0.05, k.END: 0.002, k.CALL: 0.5, k.DRAW: 0.5}


def table(rules: str, seats: int) -> tuple[State, Rules]:
    """Nothing dealt yet."""
    r = parse_rules(rules)[1]
    t = new_state(r, seats)
    set_secret(t, secret_of(seats))
    return t, r


def listed(t: State, r: Rules, seat: int) -> list[int]:
    out = [0] * k.ACTIONS
    return out[: legal(t, r, seat, out)]


def _weight(action: int) -> float:
    return 0.005 if action >= k.GIVE else _RARE.get(action, 1.0)


def walk(t: State, r: Rules, dice: random.Random, most: int) -> Iterator[Move]:
    """A move at a time, the deal first; whoever asks for the next has carried it out."""
    yield k.TABLE, k.DEAL
    for _ in range(most):
        found = [
            (seat, action) for seat in (k.TABLE, *range(t.seats)) for action in listed(t, r, seat)
        ]
        if not found:
            return
        yield dice.choices(found, [_weight(action) for _, action in found])[0]
