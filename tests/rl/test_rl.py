"""Learners see what their seat may know, may do what the rules allow, and nothing else moves."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.learners import AMONG_THREE, ASIDE
from tests.properties.states import hide
from tests.rl.interpreted import TABLES, Interpreted, mask_of, play
from tests.walks import every_table, started, walk
from yksi.cards import FACES, NONE
from yksi.game import Game
from yksi.kernel import actions as k
from yksi.kernel import step as kernel_step
from yksi.kernel.legal import legal
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.learning import environments, observation
from yksi.learning.observation import Desk, Screen
from yksi.rules import Rules
from yksi.search.thought import think as really_think


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_a_mask_allows_what_the_rules_allow(rules: str, seats: int) -> None:
    env = Interpreted(rules, seats, envs=2, seed=1)
    out = [0] * k.ACTIONS
    phases = set()
    for _ in play(env, 250):
        for t, desk, found in zip(env.tables, env.desks, env.choices(), strict=True):
            assert desk.seat == actor(t)
            phases.add(t.phase)
            ours = [observation.kernel_action(t, desk.seat, action) for action in found]
            assert [observation.learner_action(t, desk.seat, action) for action in ours] == found
            theirs = out[: legal(t, env.rules, desk.seat, out)]
            assert sorted(ours) == sorted(set(theirs) - ASIDE)
            assert max(found) < observation.action_count(seats)
    assert len(phases) > 2


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_the_discard_pile_is_counted_whatever_happens_to_it(rules: str, seats: int) -> None:
    env = Interpreted(rules, seats, envs=1, seed=2, opponents=None)
    reshuffled = 0
    before = 0
    for _ in play(env, 600):
        t = env.tables[0]
        pile = Counter(t.discard[: t.discard_count])
        assert env.desks[0].pile == [pile[face] for face in range(FACES)]
        seen = env.screens[0].row[observation.PILE : observation.COLOR]
        assert seen == env.desks[0].pile
        reshuffled += t.discard_count < before
        before = t.discard_count
    assert reshuffled


def seen_by(t: State, r: Rules, seat: int) -> tuple[bytes, bytes]:
    screen = Screen()
    observation.look(t, r, seat, Desk(), screen)
    return bytes(screen.row), mask_of(screen.words)


@every_table
def test_an_observation_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=9)
    dice = random.Random(9)
    for _ in walk(game, dice, most=80):
        seat = dice.randrange(game.seats)
        twin = hide(game, seat, dice)
        assert seen_by(twin.state, game.rules, seat) == seen_by(game.state, game.rules, seat)


def test_what_is_seen_of_a_position() -> None:
    game = Game.from_position(AMONG_THREE)
    t = game.state
    row, mask = seen_by(t, game.rules, 1)
    assert row[3 * 0 + 1] == 2  # R1
    assert sum(row[: observation.PILE]) == 5
    assert row[observation.PILE + 7] == 1
    assert row[observation.COLOR : observation.SYMBOL] == bytes([1, 0, 0, 0, 0])
    assert row[observation.SYMBOL + 7] == 1
    assert row[observation.DRAW_PILE] == t.draw_count
    sizes = [row[observation.SEATS + observation.SEAT_WIDTH * away] for away in range(3)]
    assert sizes == [5, 5, 1]  # B, C, A
    waited = [row[observation.SEATS + observation.SEAT_WIDTH * away + 4] for away in range(3)]
    assert waited == [1, 0, 0]
    assert {i for i, open_ in enumerate(mask) if open_} == {1, 10, 13 + 7, 53, k.DRAW}
    assert not any(seen_by(t, game.rules, 0)[1])


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_rewards_come_at_the_end_and_sum_to_nothing(rules: str, seats: int) -> None:
    env = Interpreted(rules, seats, envs=2, seed=4)
    ended = 0
    for _ in play(env, 900):
        for desk, screen in zip(env.desks, env.screens, strict=True):
            done, rewards = desk.done, screen.rewards
            assert done or not any(rewards)
            ended += done > 0
            assert abs(sum(rewards)) < 1e-9 or "kpgut" in rules  # where places can be shared
            assert max(rewards) <= 1
            assert min(rewards) >= -1
    assert ended


def test_points_are_rewards_where_they_are_asked_for() -> None:
    env = Interpreted("classic", 3, envs=1, seed=4)
    env.by = environments.BY_POINTS
    found = [list(env.screens[0].rewards[:3]) for _ in play(env, 400) if env.desks[0].done]
    assert len({max(rewards) for rewards in found}) > 2  # hands are worth more or less
    for rewards in found:
        least, middle, most = sorted(rewards)
        assert least == middle == pytest.approx(-most / 2)
        assert (most * environments.HUNDRED).is_integer()


def test_points_are_bad_where_the_lowest_wins() -> None:
    game = Game.new("classic + scoring=low", 2, seed=1)
    game.state.points[:2] = [0, 130]
    ahead = [environments.points_ahead(game.state, game.rules, seat) for seat in (0, 1)]
    assert ahead == [1.3, -1.3]


def test_how_a_game_ended_can_still_be_seen() -> None:
    env = Interpreted("classic", 2, envs=1, seed=4, opponents="casual")
    ended = 0
    for _ in play(env, 300):
        if not env.desks[0].done:
            continue
        row = env.ends[0].row
        sizes = [row[observation.SEATS + observation.SEAT_WIDTH * away] for away in (0, 1)]
        assert sizes[0 if env.screens[0].rewards[0] > 0 else 1] == 0
        assert not any(env.ends[0].words)
        ended += 1
    assert ended > 3


def test_an_illegal_action_changes_nothing() -> None:
    env = Interpreted("classic", 2, envs=3, seed=5)
    env.reset()
    actions = [found[0] for found in env.choices()]
    before = [t.clone().values() for t in env.tables]
    for wrong in (-1, k.STOP, 71, 72, 10_000, min(set(range(60)) - set(env.choices()[2]))):
        assert env.step([*actions[:2], wrong]) == 2
        assert [t.values() for t in env.tables] == before
    assert env.step(actions) == NONE


def test_against_others_one_seat_learns_and_another_in_the_next_game() -> None:
    env = Interpreted("classic", 3, envs=1, seed=6, opponents="careful")
    learners: list[int] = []
    for _ in play(env, 150):
        desk = env.desks[0]
        assert desk.seat == desk.learner == actor(env.tables[0])
        if env.desks[0].done or not learners:
            learners.append(desk.learner)
    assert len(learners) > 3
    assert learners == [number % 3 for number in range(len(learners))]


def test_the_seed_chooses_the_seat_that_learns_first() -> None:
    first = []
    for seed in range(4):
        env = Interpreted("classic", 4, envs=1, seed=seed, opponents="careful")
        env.reset()
        first.append(env.desks[0].learner)
    assert first == [0, 1, 2, 3]


def test_sharp_opponents_do_what_they_have_thought_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action of theirs is the one that thinking gave, with the play-outs asked for."""
    thought: list[tuple[int, int, int]] = []
    made: list[tuple[int, int]] = []
    step = kernel_step.step

    def think(minds: list[State], r: Rules, players: list[int], seat: int, *rest: Any) -> int:
        action = really_think(minds, r, players, seat, *rest)
        thought.append((seat, action, rest[-2]))
        return action

    def noted(t: State, r: Rules, seat: int, action: int) -> None:
        made.append((seat, action))
        step(t, r, seat, action)

    monkeypatch.setattr(environments, "think", think)
    monkeypatch.setattr(environments, "step", noted)
    env = Interpreted("classic", 3, envs=1, seed=1, opponents="sharp", trials=2)
    for _ in play(env, 12):
        assert env.desks[0].seat == env.desks[0].learner
    others = [(seat, action) for seat, action, _ in thought]
    assert len(others) > 12
    assert {trials for *_, trials in thought} == {2}
    left = iter(made)
    assert all(any(choice == one for one in left) for choice in others)
