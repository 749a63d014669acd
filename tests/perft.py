"""Perft: how many ways a game can go, counted to a small depth from fixed deals.

From every state, every legal kernel action of every seat (not of the table); the order of the draw
pile is fixed, so the numbers depend on the rules alone. They detect any change of what is legal;
that it is right, the rulings and the oracle say. `python -m tests.perft` prints what it counts,
`--write` makes the data file anew.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Hashable
from pathlib import Path
from typing import Any, NamedTuple

from tests.compare import begin as deal
from yksi.editions import parse_rules
from yksi.game.setup import new_state
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.legal import legal
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.rules import Rules

DATA = Path(__file__).parent / "data" / "perft.json"


class Start(NamedTuple):
    """Where the counting begins."""

    rules: str
    seats: int
    seed: int
    played: int  # random actions before the counting
    depth: int


STARTS = [
    Start("classic", 2, 1, 0, 7),
    Start("classic", 4, 2, 60, 7),
    Start("custom", 3, 3, 0, 7),
    Start("custom + card1=drop_wilds + card2=joke + card3=all_to_three", 3, 4, 60, 7),
    Start("custom + card1=three_if_stuck + card2=open_hands + card3=elbows", 2, 14, 30, 7),
    Start("moomin", 2, 5, 0, 6),
    Start("moomin", 3, 6, 40, 5),
    Start("kpgut", 2, 15, 40, 5),
    Start("kpgut", 3, 7, 0, 5),
    Start("kpgut", 4, 8, 60, 5),
    Start("kpgut", 15, 9, 60, 3),
    Start("kpgut + referee=open", 3, 11, 20, 4),
    Start("classic + stacking=any + jump_in=identical", 3, 11, 60, 7),
    Start("classic + seven_swap=yes + zero_rotate=yes + scoring=low", 3, 12, 40, 8),
    Start("classic + bluff=no + draw=until + voluntary=never + play_drawn=must", 3, 13, 40, 8),
]


class Count(NamedTuple):
    """At each depth: sequences of actions, and different states they lead to."""

    sequences: list[int]
    positions: list[int]
    endings: list[int]  # of the positions, those where the round is over


def moves(t: State, r: Rules) -> list[tuple[int, int]]:
    out = [0] * k.ACTIONS
    return [(seat, action) for seat in range(t.seats) for action in out[: legal(t, r, seat, out)]]


def begin(start: Start) -> tuple[State, Rules]:
    """A dealt table, some random actions later."""
    dice = random.Random(start.seed)
    _, r = parse_rules(start.rules)
    t = new_state(r, start.seats)
    t.dealer = 0
    deal(t, r, dice)
    for _ in range(start.played):
        found = [move for move in moves(t, r) if move[1] != k.FORFEIT]
        step(t, r, *dice.choice(found))
    assert t.phase != Phase.OVER, f"{start} is over before it is counted"
    t.telling = t.event_count = 0
    return t, r


MEMORY = ("most", "likely", "since", "named", "seen", "seen_by")
# Not what the game is, but what chance, memory and the record of events have come to.
_BESIDE = ("counter", "used", "key", "block", "telling", "event_count", "events", *MEMORY)
_PILES = {"draw": "draw_count", "discard": "discard_count", "aside": "aside_count"}
_PLAIN = [name for name in State.__slots__ if name not in (*_BESIDE, *_PILES, "hands")]


def identity(t: State) -> Hashable:
    """Equal for states from which everything goes on alike."""
    plain = [getattr(t, name) for name in _PLAIN]
    return (
        *(tuple(value) if isinstance(value, list) else value for value in plain),
        *(bytes(hand) for hand in t.hands[: t.seats]),
        *(tuple(getattr(t, pile)[: getattr(t, size)]) for pile, size in _PILES.items()),
    )


def count(start: Start) -> Count:
    """Level by level, equal states together with the number of ways that lead to them."""
    t, r = begin(start)
    level = {identity(t): (t, 1)}
    counted = Count([], [], [])
    for _ in range(start.depth):
        following: dict[Hashable, tuple[State, int]] = {}
        for state, ways in level.values():
            for seat, action in moves(state, r):
                child = state.clone()
                step(child, r, seat, action)
                assert child.settled == child.draw_count, "a reshuffle: the counts rest on chance"
                key = identity(child)
                before = following.get(key)
                following[key] = (child, ways + (before[1] if before else 0))
        level = following
        counted.sequences.append(sum(ways for _, ways in level.values()))
        counted.positions.append(len(level))
        counted.endings.append(sum(state.phase == Phase.OVER for state, _ in level.values()))
    return counted


def load() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))
    return found


def entry(start: Start) -> dict[str, Any]:
    return start._asdict() | count(start)._asdict()


def written(entries: list[dict[str, Any]]) -> str:
    """JSON with one field a line, so that a change can be read."""
    blocks = [
        ",\n".join(f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in found.items())
        for found in entries
    ]
    return "[\n" + ",\n".join(f"  {{\n{block}\n  }}" for block in blocks) + "\n]\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"make {DATA.name} anew")
    options = parser.parse_args()
    text = written([entry(start) for start in STARTS])
    if options.write:
        DATA.write_text(text, encoding="utf-8")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
