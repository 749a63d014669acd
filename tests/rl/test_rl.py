"""Learners see what their seat may know, may do what the rules allow, and nothing else moves.

The first half runs interpreted; the second compares it with the compiled environments and tries
these as the libraries of others want them.
"""

from __future__ import annotations

import random
import re
import runpy
import sys
from collections import Counter
from typing import Any

import pytest

from tests.compiling import native, one_compiler
from tests.fresh import ROOT, run
from tests.learners import AMONG_THREE, ASIDE
from tests.properties.states import hide
from tests.walks import every_table, started, walk
from yksi.cards import FACES, NONE
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Game
from yksi.kernel import actions as k
from yksi.kernel import step as kernel_step
from yksi.kernel.deal import seat_everybody
from yksi.kernel.legal import legal
from yksi.kernel.state import State, layout_for
from yksi.kernel.turns import actor
from yksi.learning import environments, observation
from yksi.learning.observation import Desk, Screen
from yksi.policies.levels import Policy
from yksi.rules import Rules
from yksi.search.thought import think as really_think
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


# --- compiled


def compiled(*arguments: Any, **options: Any) -> Any:
    from yksi.rl import VectorEnv

    with one_compiler():
        env = VectorEnv(*arguments, **options)
        env.reset()
        return env


class TestNative:
    pytestmark = native

    @pytest.mark.parametrize("opponents", [None, "casual", "careful"])
    @pytest.mark.parametrize(("rules", "seats"), TABLES)
    def test_the_same_interpreted_and_compiled(
        self, rules: str, seats: int, opponents: str | None
    ) -> None:
        ours = Interpreted(rules, seats, 3, 7, opponents)
        theirs = compiled(rules, seats, envs=3, seed=7, opponents=opponents)
        ours.reset()
        for number in range(60):
            last = theirs.last
            rows = [screen.row[: theirs.width] for screen in ours.screens]
            assert last.observations.tolist() == rows, number
            masks = [[bool(flag) for flag in mask[: theirs.actions]] for mask in ours.masks()]
            assert last.masks.tolist() == masks
            assert last.dones.tolist() == [desk.done for desk in ours.desks]
            rewards = last.rewards.reshape(3, -1)
            for mine, other in zip(rewards.tolist(), ours.screens, strict=True):
                assert mine == pytest.approx(other.rewards[: len(mine)])
            assert last.info["seats"].tolist() == [desk.seat for desk in ours.desks]
            dice = random.Random(number)
            actions = [choose(found, dice) for found in ours.choices()]
            theirs.step(actions)
            assert ours.step(actions) == NONE

    @pytest.mark.parametrize(("rules", "seats"), [("classic", 3), ("kpgut", 4), ("moomin", 2)])
    def test_sharp_opponents_think_the_same_compiled(self, rules: str, seats: int) -> None:
        ours = Interpreted(rules, seats, 1, 5, "sharp", trials=2)
        theirs = compiled(rules, seats, envs=1, seed=5, opponents="sharp", trials=2)
        dice = random.Random(1)
        for _ in play(ours, 0):
            for _ in range(8):
                rows = [screen.row[: theirs.width] for screen in ours.screens]
                assert theirs.last.observations.tolist() == rows
                actions = [choose(found, dice) for found in ours.choices()]
                theirs.step(actions)
                assert ours.step(actions) == NONE

    def test_sharp_opponents_are_not_careful_ones(self) -> None:
        """From the same deals and with the same learner; more play-outs, other choices."""
        seen = {}
        for opponents, trials in (("careful", 1), ("sharp", 30), ("sharp", 300)):
            env = compiled(
                "classic", 2, envs=8, seed=1, opponents=opponents, trials=trials, auto_reset=False
            )
            seen[opponents, trials] = env.last.observations.tobytes()
            for _ in range(6):
                if not env.last.masks.any(axis=1).all():
                    break
                seen[opponents, trials] += env.step(env.sample()).observations.tobytes()
        assert len(set(seen.values())) == 3

    def test_an_illegal_action_is_refused_and_nothing_moves(self) -> None:
        import numpy as np

        from yksi.rl import IllegalAction

        env = compiled("classic", 2, envs=8, seed=1)
        for _ in range(20):
            env.step(env.sample())
        actions = env.sample().copy()
        wrong = int(np.flatnonzero(~env.last.masks[5])[0])
        before = [env._tables.tobytes(), env._desks.tobytes(), env.last.observations.copy()]
        with pytest.raises(IllegalAction, match="illegal-action") as caught:
            env.step([*actions[:5], wrong, *actions[6:]])
        refused = caught.value
        assert (refused.env, refused.action) == (5, wrong)
        assert refused.seat == env.last.info["seats"][5]
        assert [env._tables.tobytes(), env._desks.tobytes()] == before[:2]
        assert (env.last.observations == before[2]).all()
        with pytest.raises(ValueError, match="8 actions"):
            env.step(actions[:7])
        env.step(actions)

    def test_the_same_seed_gives_the_same_games(self) -> None:
        one = compiled("kpgut", 4, envs=16, seed=3, opponents="random")
        other = compiled("kpgut", 4, envs=16, seed=4, opponents="random")
        assert (one.last.observations != other.last.observations).any()
        other.reset(3)
        for _ in range(300):
            actions = one.sample()
            one.step(actions)
            other.step(actions)
            assert (one.last.observations == other.last.observations).all()
            assert (one.last.rewards == other.last.rewards).all()

    def test_games_follow_each_other(self) -> None:
        env = compiled("classic", 2, envs=64, seed=2)
        ended = 0
        for _ in range(500):
            last = env.step(env.sample())
            assert last.masks.any(axis=1).all()
            assert (abs(last.rewards).sum(axis=1) <= 2 * (last.dones > 0)).all()
            ended += int((last.dones > 0).sum())
        assert ended > 100

    def test_without_auto_reset_a_game_that_is_over_waits(self) -> None:
        from yksi.rl import IllegalAction

        env = compiled("classic", 2, envs=1, seed=2, auto_reset=False)
        while not env.last.dones[0]:
            env.step(env.sample())
        assert not env.last.masks.any()
        with pytest.raises(IllegalAction):
            env.step([0])
        env.reset()
        assert env.last.masks.any()
        assert not env.last.dones[0]

    def test_what_makes_no_sense_is_refused(self) -> None:
        from yksi.rl import VectorEnv

        with pytest.raises(ValueError, match="no policy 'bold'"):
            VectorEnv(opponents="bold")
        with pytest.raises(ValueError, match="at least one"):
            VectorEnv(envs=0)
        with pytest.raises(ValueError, match="at least one play-out"):
            VectorEnv(opponents="sharp", trials=0)

    @pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("moomin", 4), ("kpgut", 3)])
    # PettingZoo warns of what its own card games do as well, whose names it knows: observations
    # with masks, and masks that allow nothing when a game is over.
    @pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
    def test_pettingzoo_finds_nothing_wrong(self, rules: str, seats: int) -> None:
        from pettingzoo.test import api_test, seed_test

        from yksi.rl import pettingzoo

        compiled(rules, seats, envs=1)
        api_test(pettingzoo.env(rules, seats), num_cycles=300)
        seed_test(lambda: pettingzoo.env(rules, seats), num_cycles=100)

    def test_pettingzoo_is_told_of_an_illegal_action(self) -> None:
        from yksi.rl import IllegalAction, pettingzoo

        env = pettingzoo.env("classic", 2)
        env.reset(seed=1)
        agent = env.agent_selection
        with pytest.raises(IllegalAction):
            env.step(k.STOP)
        assert env.agent_selection == agent

    @pytest.mark.parametrize(("rules", "seats"), [("classic", 2), ("custom", 4)])
    def test_gymnasium_finds_nothing_wrong(self, rules: str, seats: int) -> None:
        from gymnasium.utils.env_checker import check_env

        from yksi.rl.gymnasium import TableEnv

        compiled(rules, seats, envs=1)
        # The checker plays without a look at the mask.
        check_env(TableEnv(rules, seats, illegal="lose"), skip_render_check=True)

    def test_gymnasium_gives_the_learner_every_seat(self) -> None:
        from yksi.rl.gymnasium import TableEnv

        env = TableEnv("classic", 3, opponents="random")
        seats = [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
        assert set(seats) == {0, 1, 2}
        assert seats == [env.reset(seed=seed)[1]["seat"] for seed in range(30)]
        env.reset(seed=1)
        assert {env.reset()[1]["seat"] for _ in range(30)} == {0, 1, 2}

    def test_gymnasium_plays_to_the_end(self) -> None:
        from yksi.rl import IllegalAction
        from yksi.rl.gymnasium import TableEnv

        env = TableEnv("classic", 2, opponents="careful")
        dice = random.Random(1)
        rewards = []
        for number in range(20):
            _, info = env.reset(seed=number)
            over = False
            while not over:
                action = choose(info["action_mask"].nonzero()[0].tolist(), dice)
                _, reward, over, given_up, info = env.step(action)
                assert not given_up
                assert over or reward == 0
            rewards.append(reward)
            with pytest.raises(IllegalAction):
                env.step(0)
        assert set(rewards) == {1.0, -1.0}

    def test_arrays_of_the_callers_own_are_written_into(self) -> None:
        import numpy as np

        env = compiled("classic", 2, envs=8, seed=1, opponents="casual", rewards="points")
        own = env.last.copy()
        assert own.observations.flags.c_contiguous
        wide = own._replace(observations=own.observations.astype(np.float32))
        for _ in range(60):
            assert env.step(env.sample(), into=wide) is wide
            for mine, theirs in zip(env.last[:-1], wide[:-1], strict=True):
                assert (mine == theirs).all()
            for name, told in env.last.info.items():
                assert (told == wide.info[name]).all()
                assert not np.shares_memory(told, wide.info[name])
        with pytest.raises(ValueError, match=r"an array of \(8,\) is needed"):
            env.step(env.sample(), into=own._replace(rewards=own.rewards[:1]))
        with pytest.raises(ValueError, match="whole numbers"):
            env.step(env.sample() + 0.9)

    def test_what_is_kept_of_a_step_stays_as_it_was(self) -> None:
        """Whose action it was belongs to it: the next step tells of somebody else."""
        import numpy as np

        env = compiled("classic", 3, envs=16, seed=1)
        kept = env.last.copy()
        told = {name: array.tolist() for name, array in kept.info.items()}
        for _ in range(40):
            env.step(env.sample())
        assert env.last.info["seats"].tolist() != told["seats"]
        assert {name: array.tolist() for name, array in kept.info.items()} == told
        bare = kept._replace(info={})  # arrays of somebody who made them by hand
        assert env.step(env.sample(), into=bare).info["seats"].tolist() == [*env.last.info["seats"]]
        assert not np.shares_memory(bare.info["seats"], env.last.info["seats"])

    @pytest.mark.parametrize(("table", "seat"), [(4, 0), (-1, 0), (0, 3), (0, -1), (10**6, 0)])
    def test_nobody_looks_at_what_is_not_there(self, table: int, seat: int) -> None:
        env = compiled("classic", 3, envs=4, seed=1)
        with pytest.raises(ValueError, match=f"no seat {seat} at table {table}"):
            env.look(table, seat)

    def test_gymnasium_refuses_what_would_mean_something_else(self) -> None:
        from yksi.rl.gymnasium import TableEnv, TableVectorEnv

        for make in (TableEnv, TableVectorEnv):
            with pytest.raises(ValueError, match="name opponents"):
                make(opponents=None)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="illegal='loose'; there are raise, lose"):
            TableEnv(illegal="loose")  # type: ignore[arg-type]
        env = TableEnv()
        _, info = env.reset(seed=1)
        legal = int(info["action_mask"].nonzero()[0][0])
        with pytest.raises(ValueError, match="whole numbers"):
            env.step(legal + 0.9)  # type: ignore[arg-type]
        env.step(legal)

    def test_points_are_refused_where_none_are_counted(self) -> None:
        from yksi.rl import VectorEnv

        with pytest.raises(ValueError, match="kpgut counts no points"):
            VectorEnv("kpgut", 4, rewards="points")
        with pytest.raises(ValueError, match="no rewards 'fun'"):
            VectorEnv(rewards="fun")  # type: ignore[arg-type]

    def test_gymnasium_knows_every_edition_by_its_name(self) -> None:
        import gymnasium

        compiled("moomin", 3, envs=1)
        env = gymnasium.make("yksi.rl.gymnasium:yksi/moomin-v1", seats=3)
        _, info = env.reset(seed=1)
        _, _, over, given_up, _ = env.step(info["action_mask"].nonzero()[0][0])
        assert (over, given_up) == (False, False)

    def test_gymnasium_plays_at_many_tables(self) -> None:
        import gymnasium
        import numpy as np

        compiled("classic", 2, envs=1)
        env = gymnasium.make_vec("yksi.rl.gymnasium:yksi/classic-v1", num_envs=4)
        (first, info), (again, _) = env.reset(seed=3), env.reset(seed=3)
        assert (first == again).all()
        assert first in env.observation_space
        rewards = []
        for number in range(200):
            found = [mask.nonzero()[0].tolist() for mask in info["action_mask"]]
            dice = random.Random(number)
            actions = np.array([choose(choices, dice) for choices in found])
            seen, reward, over, given_up, info = env.step(actions)
            assert seen in env.observation_space
            assert not given_up.any()
            assert not reward[~over].any()
            assert over.any() == ("final_obs" in info)
            rewards += reward[over].tolist()
            for table in over.nonzero()[0]:
                sizes = info["final_obs"][table][observation.SEATS :: observation.SEAT_WIDTH]
                assert sizes[0 if reward[table] > 0 else 1] == 0
        assert {-1.0, 1.0} == set(rewards)
        with pytest.raises(TypeError, match="one seed"):
            env.reset(seed=[1, 2, 3, 4])  # type: ignore[arg-type]

    def test_examples_of_the_documentation_run(self) -> None:
        compiled("classic", 2, envs=1)
        text = (ROOT / "docs" / "LEARNING.md").read_text()
        examples = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        assert len(examples) == 3
        for example in examples:
            exec(example, {})

    def test_the_example_learns_for_a_moment(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        compiled("classic", 2, envs=1)
        monkeypatch.setattr(sys, "argv", ["ppo.py", "--minutes", "0.01", "--games", "16"])
        runpy.run_path(str(ROOT / "examples" / "ppo.py"), run_name="__main__")
        assert "of 16 games against casual" in capsys.readouterr().out


@pytest.mark.parametrize("module", ["yksi", "yksi.game", "yksi.cli", "yksi.rl"])
def test_the_libraries_are_not_imported_without_need(module: str) -> None:
    code = f"import sys, {module}; print({{'gymnasium', 'pettingzoo'}} & set(sys.modules))"
    assert run(code) == "set()"
