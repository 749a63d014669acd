"""Random play through PettingZoo's interface, the same loop for every environment.

Runs in both environments; knows nothing but the interface.
"""

import random
import time
from collections.abc import Callable
from typing import Any

from benchmarks.worker import Command, Result


def random_agents(make: Callable[[], Any]) -> Command:
    """Steps of agents that choose at random among what their mask allows; whole games."""
    throw = random.Random(1).random
    made: list[Any] = []

    def command(seconds: float) -> Result:
        env = made[0] if made else make()
        made[:] = [env]
        actions = games = 0
        elapsed = 0.0
        start = time.perf_counter()
        while elapsed < seconds:
            env.reset(seed=games)
            for _ in env.agent_iter():
                observation, _, over, given_up, _ = env.last()
                if over or given_up:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(throw() * len(legal))]))
                actions += 1
            games += 1
            elapsed = time.perf_counter() - start
        return {"actions": actions, "games": games, "seconds": elapsed}

    return command
