"""Train a small PPO agent in pure NumPy against a policy of the house, then count what it wins.

    python examples/ppo.py --opponents casual --minutes 4

Two hidden layers, one thread, no warm start: it learns from wins and losses alone.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from yksi.reports.statistics import share
from yksi.rl import VectorEnv

Array = Any
NEVER = np.float32(-1e9)


class Network:
    """What is seen becomes a preference for every action, and an estimate of the outcome."""

    def __init__(self, inputs: int, actions: int, hidden: int, dice: np.random.Generator) -> None:
        shapes = [(inputs, hidden), (hidden, hidden), (hidden, actions + 1)]
        scales = [math.sqrt(2 / inputs), math.sqrt(2 / hidden), 0.01]
        self.weights = [
            (dice.standard_normal(shape) * scale).astype(np.float32)
            for shape, scale in zip(shapes, scales, strict=True)
        ] + [np.zeros(shape[1], np.float32) for shape in shapes]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def forward(self, seen: Array) -> tuple[Array, Array, Array, Array]:
        w1, w2, w3, b1, b2, b3 = self.weights
        one = np.maximum(seen @ w1 + b1, 0)
        two = np.maximum(one @ w2 + b2, 0)
        out = two @ w3 + b3
        return one, two, out[:, :-1], out[:, -1]

    def backward(self, seen: Array, one: Array, two: Array, slope: Array) -> list[Array]:
        _, w2, w3, *_ = self.weights
        slope_two = (slope @ w3.T) * (two > 0)
        slope_one = (slope_two @ w2.T) * (one > 0)
        steps = ((seen, slope_one), (one, slope_two), (two, slope))
        return [a.T @ b for a, b in steps] + [b.sum(axis=0) for _, b in steps]

    def descend(self, slopes: list[Array], rate: float) -> None:
        """One step of Adam, the slopes cut to length one half."""
        self.updates += 1
        length = math.sqrt(sum(float((slope * slope).sum()) for slope in slopes))
        cut = min(1.0, 0.5 / (length + 1e-8))
        rate *= math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            slope *= cut
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight -= rate * mean / (np.sqrt(square) + 1e-8)


def scaled(observations: Array) -> Array:
    """Counts of a few cards as they are, large ones nearer to them."""
    return np.minimum(observations, 20).astype(np.float32) * np.float32(0.5)


def chances(preferences: Array, masks: Array) -> Array:
    """What is illegal has no chance."""
    preferences = np.where(masks, preferences, NEVER)
    weights = np.exp(preferences - preferences.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True)


def draw(odds: Array, dice: np.random.Generator) -> Array:
    limits = odds.cumsum(axis=1)
    throws = dice.random(len(odds), np.float32)[:, None] * limits[:, -1:]
    return (limits <= throws).sum(axis=1).clip(max=odds.shape[1] - 1)


class Trainer:
    def __init__(self, env: VectorEnv, network: Network, dice: np.random.Generator) -> None:
        self.env, self.network, self.dice = env, network, dice
        env.reset()

    def collect(self, steps: int) -> tuple[list[Array], float]:
        """Play so many steps everywhere: what was seen, legal, done, its odds, gain and return."""
        env, last = self.env, self.env.last
        kept: list[list[Array]] = [[] for _ in range(7)]
        for _ in range(steps):
            seen, masks = scaled(last.observations), last.masks.copy()
            _, _, preferences, values = self.network.forward(seen)
            odds = chances(preferences, masks)
            actions = draw(odds, self.dice)
            env.step(actions)
            chosen = odds[np.arange(env.envs), actions]
            row = (seen, masks, actions, chosen, values, last.rewards.copy(), last.dones > 0)
            for column, value in zip(kept, row, strict=True):
                column.append(value)
        final = self.network.forward(scaled(last.observations))[3]
        seen, masks, actions, chosen, values, rewards, dones = (np.stack(c) for c in kept)
        gains, ahead, following = np.zeros_like(values), np.zeros_like(final), final
        for i in reversed(range(steps)):  # generalised advantage: no discount, a short game
            goes_on = 1.0 - dones[i]
            surprise = rewards[i] + goes_on * following - values[i]
            ahead = surprise + 0.95 * goes_on * ahead
            gains[i], following = ahead, values[i]
        batch = [seen, masks, actions, chosen, gains, gains + values]
        won = float((rewards > 0).sum() / max(1, dones.sum()))
        return [column.reshape(-1, *column.shape[2:]) for column in batch], won

    def learn(self, batch: list[Array], rate: float, epochs: int, size: int) -> None:
        gains = batch[4]
        batch[4] = (gains - gains.mean()) / (gains.std() + 1e-8)
        for _ in range(epochs):
            order = self.dice.permutation(len(gains))
            for start in range(0, len(order), size):
                self._improve([column[order[start : start + size]] for column in batch], rate)

    def _improve(self, batch: list[Array], rate: float) -> None:
        seen, masks, actions, before, gains, returns = batch
        one, two, preferences, values = self.network.forward(seen)
        odds = chances(preferences, masks)
        rows = np.arange(len(seen))
        ratio = odds[rows, actions] / before
        useful = np.where(gains > 0, ratio < 1.2, ratio > 0.8)
        slope = np.empty((len(seen), odds.shape[1] + 1), np.float32)
        slope[:, :-1] = odds * (useful * ratio * gains)[:, None]
        slope[rows, actions] -= useful * ratio * gains
        surprise = np.log(np.maximum(odds, 1e-9))
        entropy = -(odds * surprise).sum(axis=1, keepdims=True)
        slope[:, :-1] += 0.01 * odds * (surprise + entropy)
        slope[:, -1] = 0.5 * (values - returns)
        self.network.descend(self.network.backward(seen, one, two, slope / len(seen)), rate)


def evaluate(network: Network, env: VectorEnv, games: int) -> tuple[int, int]:
    """Games won and played by what the network likes best; every environment plays as many."""
    env.reset()
    played = np.zeros(env.envs, np.int64)
    won, each = 0, -(-games // env.envs)  # or short games would count more often
    while played.min() < each:
        preferences = network.forward(scaled(env.last.observations))[2]
        last = env.step(np.where(env.last.masks, preferences, NEVER).argmax(axis=1))
        counts = (last.dones > 0) & (played < each)
        played += counts
        won += int((last.rewards[counts] > 0).sum())
    return won, each * env.envs


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", default="classic", help="what is played (%(default)s)")
    parser.add_argument("--seats", type=int, default=2, help="how many at a table (%(default)s)")
    parser.add_argument(
        "--opponents",
        default="casual",
        help="any bot (%(default)s)",
    )
    parser.add_argument("--minutes", type=float, default=4, help="of training (%(default)s)")
    parser.add_argument("--games", type=int, default=40_000, help="of the evaluation (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the games (%(default)s)")
    parser.add_argument("--save", type=Path, help="a file for the weights (.npz)")
    arguments = parser.parse_args()
    dice = np.random.default_rng(arguments.seed)
    kind = {name: getattr(arguments, name) for name in ("rules", "seats", "opponents")}
    env = VectorEnv(**kind, envs=512, seed=arguments.seed)
    network = Network(env.last.observations.shape[1], env.actions, 128, dice)
    trainer, begun, decisions, recent = Trainer(env, network, dice), time.monotonic(), 0, 0.5
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task("training", total=60 * arguments.minutes)
        while (spent := time.monotonic() - begun) < 60 * arguments.minutes:
            rate = 1e-3 * (1 - spent / (60 * arguments.minutes)) + 1e-5
            batch, won = trainer.collect(32)
            trainer.learn(batch, rate, epochs=2, size=2048)
            decisions, recent = decisions + len(batch[0]), recent + 0.05 * (won - recent)
            text = f"{decisions / 1e6:.1f} M decisions, wins {recent:.1%}"
            progress.update(bar, completed=spent, description=text)
    fresh = VectorEnv(**kind, envs=min(512, arguments.games), seed=10**6 + arguments.seed)
    won, games = evaluate(network, fresh, arguments.games)
    found = share(won, games)
    Console().print(
        f"won {found.value:.2%} ± {found.margin:.2%} of {games} games"
        f" against {arguments.opponents}, after {decisions / 1e6:.1f} M decisions"
    )
    if arguments.save:
        np.savez(arguments.save, *network.weights)


if __name__ == "__main__":
    main()
