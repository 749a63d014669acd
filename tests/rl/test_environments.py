"""Compiled environments do what the interpreted one does, as the libraries of others want them."""

from __future__ import annotations

import random
import re
import runpy
import sys
from typing import Any

import pytest

from tests.compiling import native, one_compiler
from tests.fresh import ROOT, run
from tests.rl.interpreted import TABLES, Interpreted, choose, play
from yksi.cards import NONE
from yksi.kernel import actions as k
from yksi.learning import observation


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

    def test_tables_that_are_over_wait_while_the_others_play_on(self) -> None:
        from yksi.rl import IllegalAction

        env = compiled("classic", 2, envs=8, seed=2, opponents="careful", auto_reset=False)
        rewards, waited = env.last.rewards.copy(), 0
        while not env.last.dones.all():
            over = env.last.dones > 0
            waited += int(over.sum())
            ends = env.last.observations[over].copy()
            actions = env.sample().copy()
            assert (actions[over] == NONE).all()
            assert (actions[~over] != NONE).all()
            last = env.step(actions)
            assert (last.observations[over] == ends).all()
            assert not last.rewards[over].any()
            assert not last.masks[over].any()
            assert last.dones[over].all()
            rewards += last.rewards
        assert waited
        assert (abs(rewards) == 1).all()
        env.reset()
        assert env.last.masks.any(axis=1).all()
        with pytest.raises(IllegalAction):
            env.step([NONE, *env.sample()[1:]])

    def test_nothing_is_waited_for_before_the_first_deal(self) -> None:
        from yksi.rl import IllegalAction, VectorEnv

        with pytest.raises(IllegalAction):
            VectorEnv("classic", 2, envs=1).step([NONE])

    def test_without_a_seed_chance_is_fresh(self) -> None:
        one, other = (compiled("classic", 2, envs=8, seed=None) for _ in range(2))
        assert (one.last.observations != other.last.observations).any()

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
