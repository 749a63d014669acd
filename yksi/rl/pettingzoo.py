"""A table as PettingZoo's AEC environment: every seat is an agent, who acts is whose turn it is.

`env()` is what PettingZoo's own games offer under that name. An illegal action raises
`IllegalAction`; PettingZoo's `TerminateIllegalWrapper` makes it a loss instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from yksi.learning import environments
from yksi.rl.vector import VectorEnv


def env(rules: str = "classic", seats: int = 2) -> Any:
    """A table that also refuses to be used in the wrong order."""
    return wrappers.OrderEnforcingWrapper(TableEnv(rules, seats))


class TableEnv(AECEnv):  # type: ignore[misc]
    metadata = {  # noqa: RUF012 - PettingZoo's own form
        "name": "yksi_v1",  # the layout of the observations, as in Gymnasium's names
        "render_modes": [],
        "is_parallelizable": False,
    }

    def __init__(self, rules: str = "classic", seats: int = 2) -> None:
        super().__init__()
        self.render_mode = None
        self._table = VectorEnv(rules, seats, envs=1, auto_reset=False)
        self._games = np.random.default_rng()
        self.possible_agents = [f"seat_{number}" for number in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        width = self._table.width
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._table.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self._table.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh game; the same seed gives the same one."""
        if seed is not None:
            self._games = np.random.default_rng(seed)
        self._table.reset(int(self._games.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self._table.last.info["seats"][0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees; its mask is empty unless its action is awaited."""
        observation, mask = self._table.look(0, self._seat_of[agent])
        return {"observation": observation, "action_mask": mask.view(np.int8)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        stepped = self._table.step([-1 if action is None else action])
        done = stepped.dones[0]
        self._cumulative_rewards[agent] = 0.0
        if done:
            over = done == environments.IS_OVER
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
            self.rewards = dict(zip(self.agents, stepped.rewards[0].tolist(), strict=True))
            self._accumulate_rewards()
        else:
            self._select()

    def render(self) -> None:
        """Nothing to show; `yksi` has a table for people."""

    def close(self) -> None:
        """Nothing to give back."""
