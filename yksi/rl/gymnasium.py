"""Tables as Gymnasium's environments, one or many: one seat learns, the others follow a policy.

`info["action_mask"]` says what is legal. An illegal action raises `IllegalAction`, or, where asked
for, ends the game as lost; it is never replaced by another. The environments of every edition are
registered: `gymnasium.make("yksi.rl.gymnasium:yksi/classic-v1")`, and `make_vec` alike.
"""

from __future__ import annotations

from typing import Any, Literal, get_args

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from yksi.cards import NONE
from yksi.editions import EDITIONS
from yksi.learning import environments
from yksi.policies.levels import TRIALS
from yksi.rl.errors import IllegalAction
from yksi.rl.vector import Bytes, Reward, Stepped, VectorEnv, policy_of

Observation = Bytes
WhenIllegal = Literal["raise", "lose"]
LOST = -1.0
LARGEST_SEED = 1 << 62


def _spaces(table: VectorEnv) -> tuple[Any, Any]:
    """What one learner sees and may do."""
    seen = gymnasium.spaces.Box(0, 255, (table.width,), np.uint8)
    return seen, gymnasium.spaces.Discrete(table.actions)


def _check_opponents(opponents: str) -> None:
    """Every seat a learner is what `VectorEnv` and PettingZoo are for."""
    if policy_of(opponents) == NONE:
        raise ValueError("one seat learns here, and the others need a policy: name opponents")


class TableEnv(gymnasium.Env[Observation, np.int64]):
    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        rules: str = "classic",
        seats: int = 2,
        opponents: str = "casual",
        illegal: WhenIllegal = "raise",
        trials: int = TRIALS,
        rewards: Reward = "places",
    ) -> None:
        _check_opponents(opponents)
        if illegal not in get_args(WhenIllegal):
            raise ValueError(f"illegal={illegal!r}; there are {', '.join(get_args(WhenIllegal))}")
        self._table = VectorEnv(
            *(rules, seats, 1),
            opponents=opponents,
            auto_reset=False,
            trials=trials,
            rewards=rewards,
        )
        self._illegal = illegal
        self.observation_space, self.action_space = _spaces(self._table)

    def action_masks(self) -> npt.NDArray[np.int8]:
        """What is legal now."""
        return np.array(self._table.last.masks[0], np.int8)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        last = self._table.last
        info = {"action_mask": self.action_masks(), "seat": int(last.info["seats"][0])}
        return last.observations[0].copy(), info

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A fresh game; which seat learns is chance as well, and of a seed always the same."""
        super().reset(seed=seed)
        self._table.reset(int(self.np_random.integers(LARGEST_SEED)))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            stepped = self._table.step(np.array([action]))
        except IllegalAction as refused:
            if self._illegal == "raise":
                raise
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "refused": refused.code}
        done = stepped.dones[0]
        observation, info = self._seen()
        over, given_up = done == environments.IS_OVER, done == environments.GIVEN_UP
        return observation, float(stepped.rewards[0]), bool(over), bool(given_up), info


class TableVectorEnv(gymnasium.vector.VectorEnv[Observation, npt.NDArray[np.int64], Any]):
    """Many tables as Gymnasium's vector environment; the next game begins within the same step."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        rules: str = "classic",
        seats: int = 2,
        opponents: str = "casual",
        trials: int = TRIALS,
        rewards: Reward = "places",
    ) -> None:
        _check_opponents(opponents)
        self._tables = VectorEnv(
            rules, seats, num_envs, opponents=opponents, trials=trials, rewards=rewards
        )
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self._tables)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _info(self, stepped: Stepped) -> dict[str, Any]:
        """What is legal and who learns, each with a mask of the tables that it is told of."""
        every = np.ones(self.num_envs, np.bool_)
        mask, seats = np.array(stepped.masks, np.int8), np.array(stepped.info["seats"])
        return {"action_mask": mask, "_action_mask": every, "seat": seats, "_seat": every}

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A fresh game everywhere: the first ones of a seed, or the next ones.

        Games are numbered across the tables, so they have one seed and not one each.
        """
        if isinstance(seed, list):
            raise TypeError("one seed for all tables is needed")
        super().reset(seed=seed)
        fresh = self._np_random is None or seed is not None
        stepped = self._tables.reset(int(self.np_random.integers(LARGEST_SEED)) if fresh else None)
        return stepped.observations.copy(), self._info(stepped)

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        """The rewards and ends are those of the games that ended, in arrays of the caller's own."""
        stepped = self._tables.step(actions)
        over = stepped.dones == environments.IS_OVER
        given_up = stepped.dones == environments.GIVEN_UP
        info = self._info(stepped)
        if (over | given_up).any():
            info["final_obs"] = np.array(stepped.info["ends"])
            info["_final_obs"] = over | given_up
        rewards = stepped.rewards.astype(np.float64)
        return stepped.observations.copy(), rewards, over, given_up, info


for _edition in EDITIONS:
    gymnasium.register(
        f"yksi/{_edition}-v1",
        entry_point=f"{__name__}:{TableEnv.__name__}",
        vector_entry_point=f"{__name__}:{TableVectorEnv.__name__}",
        kwargs={"rules": _edition},
    )
