"""A table as Gymnasium's environment: one seat learns, the others follow a policy.

`info["action_mask"]` says what is legal. An illegal action raises `IllegalAction`, or, where asked
for, ends the game as lost; it is never replaced by another.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
import numpy as np
import numpy.typing as npt

from yksi.learning import environments
from yksi.policies.levels import TRIALS
from yksi.rl.errors import IllegalAction
from yksi.rl.vector import VectorEnv

Observation = npt.NDArray[np.uint8]
LOST = -1.0


class TableEnv(gymnasium.Env[Observation, np.int64]):
    metadata = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self,
        rules: str = "classic",
        seats: int = 2,
        opponents: str = "casual",
        illegal: Literal["raise", "lose"] = "raise",
        trials: int = TRIALS,
    ) -> None:
        self._table = VectorEnv(
            rules, seats, envs=1, opponents=opponents, auto_reset=False, trials=trials
        )
        self._illegal = illegal
        width = self._table.width
        self.observation_space = gymnasium.spaces.Box(0, 255, (width,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(self._table.actions)

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
        self._table.reset(int(self.np_random.integers(1 << 62)))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            stepped = self._table.step([int(action)])
        except IllegalAction as refused:
            if self._illegal == "raise":
                raise
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "refused": refused.code}
        done = stepped.dones[0]
        observation, info = self._seen()
        over, given_up = done == environments.IS_OVER, done == environments.GIVEN_UP
        return observation, float(stepped.rewards[0]), bool(over), bool(given_up), info
