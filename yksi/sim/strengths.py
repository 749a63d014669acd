"""How strong everybody is, from all orders in which they came in: the model of Plackett and Luce.

Whoever is `exp(v)` strong comes in first with a chance of `exp(v)` among the sum of all present,
then somebody is second among the rest, and so on. The strengths are those that make everything
that happened most likely, all games taken together, so what is known grows with their number.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from yksi.sim.tally import Counts

Numbers = npt.NDArray[np.float64]
# Before the first game: strengths are thought to lie within some powers of e of each other. It
# weighs less than one game, and keeps finite what always wins.
PRIOR = 0.1
STEPS = 100
NEAR = 1e-10
FARTHEST = 2.0  # a step of Newton's may overshoot where everything is one-sided


class Orders(NamedTuple):
    """Who came in where, one line for each thing that happened."""

    places: Counts  # of every player, 1 the first; several can share one; 0: was not there
    times: Counts  # how often it happened


class _Stages(NamedTuple):
    """Everything that happened as choices: some are next, of those who are still there."""

    there: Numbers  # 1 where a player is still there, one line a stage
    chosen: Numbers  # 1 where a player is next; more than one where a place is shared
    line: Counts  # the order that it belongs to
    times: Numbers


def strengths(orders: Orders) -> tuple[Numbers, Numbers]:
    """Of every player the strength, on average 0, and its standard error."""
    stages = _stages(orders)
    players = orders.places.shape[1]
    values = np.zeros(players)
    for _ in range(STEPS):
        surplus, information = _slope(stages, values)
        step = np.linalg.solve(information, surplus)
        values += np.clip(step, -FARTHEST, FARTHEST)
        if np.abs(step).max() < NEAR:
            break
    values -= values.mean()
    return values, _errors(stages, values)


def _stages(orders: Orders) -> _Stages:
    places, players = orders.places, orders.places.shape[1]
    there, chosen, line = [], [], []
    for place in range(1, int(places.max(initial=1)) + 1):
        present, next_ = places >= place, places == place
        # Nothing is told where nobody has that place, or where all who are left share it.
        telling = np.flatnonzero(next_.any(axis=1) & (present & ~next_).any(axis=1))
        there.append(present[telling])
        chosen.append(next_[telling])
        line.append(telling)
    lines = np.concatenate(line)
    return _Stages(
        np.concatenate(there).astype(np.float64).reshape(-1, players),
        np.concatenate(chosen).astype(np.float64).reshape(-1, players),
        lines,
        orders.times[lines].astype(np.float64),
    )


def _chances(stages: _Stages, values: Numbers) -> Numbers:
    weights = stages.there * np.exp(values)
    chances: Numbers = weights / weights.sum(axis=1, keepdims=True)
    return chances


def _slope(stages: _Stages, values: Numbers) -> tuple[Numbers, Numbers]:
    """How often everybody was chosen beyond what was to be expected; Fisher's information."""
    chances = _chances(stages, values)
    picks = stages.chosen.sum(axis=1, keepdims=True)  # each of those who share a place is a choice
    surplus = stages.times @ (stages.chosen - picks * chances) - PRIOR * values
    weights = stages.times[:, None] * picks * chances
    information = np.diag(weights.sum(axis=0) + PRIOR) - chances.T @ weights
    return surplus, information


def _errors(stages: _Stages, values: Numbers) -> Numbers:
    """By the model, or, where games differ more than the model knows, by how much they do."""
    _, information = _slope(stages, values)
    model = np.linalg.inv(information)
    picks = stages.chosen.sum(axis=1, keepdims=True)
    surplus = stages.chosen - picks * _chances(stages, values)
    orders = np.zeros((int(stages.line.max(initial=0)) + 1, len(values)))
    times = np.zeros(len(orders))
    np.add.at(orders, stages.line, surplus)
    times[stages.line] = stages.times
    seen = model @ (orders.T @ (orders * times[:, None])) @ model
    # Strengths are told from their average, which is not in doubt.
    centre = np.eye(len(values)) - 1 / len(values)
    spread = [np.diag(centre @ one @ centre) for one in (model, seen)]
    errors: Numbers = np.sqrt(np.maximum(*spread))
    return errors
