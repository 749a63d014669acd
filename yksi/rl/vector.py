"""Many tables at once, stepped by one call of compiled code; observations are NumPy arrays.

What the numbers mean is told in `yksi.learning.observation` and docs/LEARNING.md.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from yksi import editions
from yksi.cards import FACES, NONE
from yksi.kernel.actions import ACTIONS
from yksi.learning import environments, observation
from yksi.native import DESK_DTYPE, SCREEN_DTYPE, empty_tables, layout_of, native, rules_record
from yksi.native.thought import ROOM, all_playing
from yksi.policies.dice import dice_of
from yksi.policies.levels import NETWORKS, POLICIES, TRIALS, Policy
from yksi.policies.players import WIDTH
from yksi.rl.errors import IllegalAction
from yksi.rules import validate_seats
from yksi.seeds import secret_of, secret_words

Bytes = npt.NDArray[np.uint8]
Reward = Literal["places", "points"]
REWARDS = {"places": environments.BY_PLACE, "points": environments.BY_POINTS}


class Stepped(NamedTuple):
    """What a step gives back: the environment's own arrays, overwritten by the next step."""

    observations: Bytes  # [env, number]
    rewards: npt.NDArray[np.float32]  # [env], or [env, seat] where every seat learns
    dones: npt.NDArray[np.int64]  # [env]: 1 when a game ended, 2 when it was given up as endless
    masks: npt.NDArray[np.bool_]  # [env, action]: what is legal now
    info: dict[str, Any]  # "seats": whose action is awaited, [env]; "ends": last observations

    @property
    def arrays(self) -> tuple[npt.NDArray[Any], ...]:
        return self.observations, self.rewards, self.dones, self.masks

    def copy(self) -> Stepped:
        """The same in contiguous arrays of one's own."""
        seen, rewards, dones, masks = (array.copy(order="C") for array in self.arrays)
        info = {name: array.copy(order="C") for name, array in self.info.items()}
        return Stepped(seen, rewards, dones, masks, info)

    def copy_into(self, other: Stepped) -> Stepped:
        """Write everything into arrays of the same shapes, which may be of wider types."""
        for mine, theirs in zip(self.arrays, other.arrays, strict=True):
            _copy(mine, theirs)
        for name, mine in self.info.items():
            if name in other.info:
                _copy(mine, other.info[name])
            else:
                other.info[name] = mine.copy(order="C")
        return other


def _copy(mine: npt.NDArray[Any], theirs: npt.NDArray[Any]) -> None:
    if theirs.shape != mine.shape:  # NumPy would spread one over the other
        raise ValueError(f"an array of {mine.shape} is needed, not one of {theirs.shape}")
    np.copyto(theirs, mine)


def policy_of(name: str | None) -> int:
    """The number of a policy by its name; NONE for none."""
    if name is None:
        return NONE
    known = [policy for policy in POLICIES if policy not in NETWORKS]  # these need more room
    if name.lower() not in known:
        raise ValueError(f"no policy {name!r}; there are {', '.join(known)}")
    return int(POLICIES[name.lower()])


class VectorEnv:
    """Many tables of one kind.

    With `opponents` one seat of each table learns, another one in every game, and the others follow
    that policy within the step; the seed says which seat learns first. Sharp ones think, with so
    many `trials` (play-outs) for a decision, so a step takes long. Without, every seat learns: an
    observation is that of whose action is awaited. A game that is over is followed by the next
    within the same step; with `auto_reset` off its table waits for `reset`, while the others play
    on, and takes no action (-1, as `sample` gives it). Rewards are wins and places, or points in
    hundreds where the rules count any. Without a seed, chance comes from the system.
    """

    def __init__(
        self,
        rules: str = "classic",
        seats: int = 2,
        envs: int = 1024,
        seed: int | None = 0,
        opponents: str | None = None,
        auto_reset: bool = True,
        trials: int = TRIALS,
        rewards: Reward = "places",
    ) -> None:
        _, parsed = editions.parse_rules(rules)
        validate_seats(parsed, seats)
        if envs < 1:
            raise ValueError("at least one environment")
        if trials < 1:
            raise ValueError("at least one play-out for a decision")
        if rewards not in REWARDS:
            raise ValueError(f"no rewards {rewards!r}; there are {', '.join(REWARDS)}")
        if rewards == "points" and not parsed.counts_points:
            raise ValueError(f"{rules} counts no points")
        self.seats, self.envs = seats, envs
        self.actions = observation.action_count(seats)
        self._rules = np.array([rules_record(parsed)])
        self._policy = policy_of(opponents)
        self._apart = envs if auto_reset else 0
        self._kernel = native(layout_of(parsed, seats))
        self._tables = empty_tables(self._kernel, seats, envs)
        self._desks = np.zeros(envs, DESK_DTYPE)
        self._desks["face_count"] = FACES
        self._looking = self._desks[:1].copy()
        self._screens = np.zeros(envs, SCREEN_DTYPE)
        self._ends = np.zeros(envs, SCREEN_DTYPE)
        self._chosen = np.zeros(envs, np.int64)
        self._asked = np.zeros(envs, np.int64)
        self._screen = np.zeros(1, SCREEN_DTYPE)
        self._minds = np.zeros(ROOM, self._kernel.dtype)
        self._notes = np.zeros((environments.NOTES, ACTIONS), np.int64)
        self._notes[environments.PLAYERS, : WIDTH * seats] = all_playing(Policy.CAREFUL, seats)
        self._dice = 1
        shared = (self._minds, self._notes, trials)
        kernel, tables, desks = self._kernel, (self._tables, self._rules), self._desks
        self._deal = kernel.deal_envs.bound(*tables, self._policy, desks, self._screens, *shared)
        self._step = kernel.step_envs.bound(
            *(*tables, self._policy, self._apart, self._asked, desks),
            *(self._screens, self._ends, REWARDS[rewards], *shared),
        )
        self._look = kernel.look_env.bound(*tables, ..., ..., self._looking, self._screen)
        self._choose = kernel.choose_envs.bound(desks, ..., self._chosen)
        rewarded = self._screens["rewards"]
        self.width = observation.observation_width(seats)
        self.last = Stepped(
            self._screens["row"][:, : self.width],
            rewarded[:, :seats] if opponents is None else rewarded[:, 0],
            self._desks["done"],
            self._screens["words"].view(np.bool_)[:, : self.actions],
            {"seats": self._desks["seat"], "ends": self._ends["row"][:, : self.width]},
        )
        self._seed(secrets.randbits(62) if seed is None else seed)

    def _seed(self, seed: int) -> None:
        self._tables["key"][:] = secret_words(secret_of(seed))
        first = np.arange(self.envs)
        self._desks["game"] = first - self.envs
        learner = (first + seed % self.seats) % self.seats - 1  # moves on with the first deal
        self._desks["learner"] = NONE if self._policy == NONE else learner
        self._dice = dice_of(seed)

    def reset(self, seed: int | None = None, into: Stepped | None = None) -> Stepped:
        """A fresh game everywhere: the first ones of a seed, or the next ones."""
        if seed is not None:
            self._seed(seed)
        self._deal()
        return self.last if into is None else self.last.copy_into(into)

    def step(self, actions: npt.ArrayLike, into: Stepped | None = None) -> Stepped:
        """One action in every environment, or `IllegalAction` and nothing changed anywhere.

        With `into` everything is written into arrays of the caller's (pinned memory, for one).
        """
        asked = np.asarray(actions)
        if asked.shape != (self.envs,):
            raise ValueError(f"{self.envs} actions are needed, not an array of {asked.shape}")
        if asked.dtype.kind not in "iu":  # 52.9 is no action
            raise ValueError(f"actions are whole numbers, not {asked.dtype}")
        self._asked[:] = asked
        illegal = self._step()
        if illegal != NONE:
            seat = int(self._desks["seat"][illegal])
            raise IllegalAction(illegal, seat, int(asked[illegal]))
        return self.last if into is None else self.last.copy_into(into)

    def look(self, env: int, seat: int) -> tuple[Bytes, npt.NDArray[np.bool_]]:
        """What any seat of one table sees and may do now, in arrays of their own."""
        if not (0 <= env < self.envs and 0 <= seat < self.seats):  # compiled code would not notice
            raise ValueError(
                f"there are {self.envs} tables with {self.seats} seats, numbered from 0:"
                f" no seat {seat} at table {env}"
            )
        self._look(env, seat)
        mask = self._screen["words"].view(np.bool_)[0, : self.actions]
        return self._screen["row"][0, : self.width].copy(), mask.copy()

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for every environment; whoever can lay does not draw."""
        self._dice = self._choose(self._dice)
        return self._chosen
