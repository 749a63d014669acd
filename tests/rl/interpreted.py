"""The vectorised environment in plain Python, which the compiled one is compared with."""

from __future__ import annotations

import random
from typing import Any

from yksi.cards import NONE
from yksi.editions import EDITIONS, parse_rules
from yksi.kernel import actions as k
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State, layout_for
from yksi.learning import environments
from yksi.learning.observation import Desk, Screen
from yksi.policies.levels import Policy
from yksi.rules import Rules
from yksi.seeds import secret_of, secret_words

TABLES = [
    *((edition, seats) for edition in EDITIONS for seats in (2, 4)),
    ("custom + card1=joke + card2=drop_wilds + card3=all_to_three", 3),
    ("classic + stacking=any + jump_in=identical + seven_swap=yes + zero_rotate=yes", 5),
    ("kpgut + referee=open", 4),
    ("moomin + bluff=no + draw=until + voluntary=never + play_drawn=must", 3),
]


class Interpreted:
    """The vectorised environment in plain Python."""

    def __init__(
        self,
        rules: str,
        seats: int,
        envs: int,
        seed: int,
        opponents: str | None = None,
        trials: int = 1,
    ) -> None:
        self.rules: Rules = parse_rules(rules)[1]
        self.policy = NONE if opponents is None else int(Policy[opponents.upper()])
        self.tables = [State(layout_for(10, 112, events=False)) for _ in range(envs)]
        self.desks = [Desk() for _ in range(envs)]
        for i, (t, desk) in enumerate(zip(self.tables, self.desks, strict=True)):
            seat_everybody(t, seats)
            t.key[:] = secret_words(secret_of(seed))
            desk.game = i - envs
            desk.learner = NONE if opponents is None else (i + seed) % seats - 1
        self.screens = [Screen() for _ in range(envs)]
        self.ends = [Screen() for _ in range(envs)]
        self.by = environments.BY_PLACE
        self.minds = [State(layout_for(10, 112, events=False)) for _ in range(3)]
        self.notes = [[0] * k.ACTIONS for _ in range(environments.NOTES)]
        self.notes[environments.PLAYERS][: 3 * seats] = [int(Policy.CAREFUL), 0, 0] * seats
        self.trials = trials

    def reset(self) -> None:
        environments.deal_envs(
            self.tables,
            [self.rules],
            self.policy,
            self.desks,
            self.screens,
            *(self.minds, self.notes, self.trials),
        )

    def step(self, actions: list[int]) -> int:
        apart = len(self.tables)
        return environments.step_envs(
            *(self.tables, [self.rules], self.policy, apart, actions, self.desks, self.screens),
            *(self.ends, self.by, self.minds, self.notes, self.trials),
        )

    def masks(self) -> list[bytes]:
        return [mask_of(screen.words) for screen in self.screens]

    def choices(self) -> list[list[int]]:
        return [[i for i, open_ in enumerate(mask) if open_] for mask in self.masks()]


def mask_of(words: list[int]) -> bytes:
    return b"".join(word.to_bytes(8, "little") for word in words)


def choose(found: list[int], dice: random.Random) -> int:
    """Any action, but seldom a draw without need: such games have no end."""
    return dice.choices(found, [0.1 if action == k.DRAW else 1.0 for action in found])[0]


def play(env: Interpreted, steps: int, seed: int = 1) -> Any:
    """Random steps; the environment after every one."""
    dice = random.Random(seed)
    env.reset()
    yield env
    for _ in range(steps):
        assert env.step([choose(found, dice) for found in env.choices()]) == NONE
        yield env
