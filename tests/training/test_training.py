"""A training improves, is kept and goes on; the network computes what its definition says.

These need PyTorch (`make test-learn`); without it they are skipped.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

torch = pytest.importorskip("torch", reason="PyTorch is not installed (the extra learn)")

from yksi.cli import main  # noqa: E402
from yksi.learning.selfplay import kind_at  # noqa: E402
from yksi.policies.weights import champion_weights, unpack_weights  # noqa: E402
from yksi.rl.network import Network  # noqa: E402
from yksi.texts import Texts  # noqa: E402
from yksi.training.arena import NOW, RIVAL, Arena  # noqa: E402
from yksi.training.curves import draw_curves  # noqa: E402
from yksi.training.evaluation import Match, play_matches  # noqa: E402
from yksi.training.network import Form  # noqa: E402
from yksi.training.ppo import advantages  # noqa: E402
from yksi.training.session import Session, read_log  # noqa: E402
from yksi.training.settings import (  # noqa: E402
    CHAMPION,
    EXPLOITER,
    HEIR,
    MANY,
    MEASURED,
    Settings,
    Tables,
)
from yksi.training.trainer import Trainer  # noqa: E402

SMALL = Settings(width=40, steps=8, batch=64, threads=1, tables=CHAMPION, critic=True, seconds=1e6)


@pytest.fixture(scope="module")
def trainer() -> Trainer:
    found = Trainer(SMALL)
    found.improve()
    return found


def test_the_network_computes_what_its_definition_says(trainer: Trainer) -> None:
    form = Form(critic=False, device="cpu", half=False)
    rows = torch.from_numpy(trainer.halves[0].arena.tokens["row"].copy())
    liked, value = form(form.arrays(trainer.weights), rows)
    network = Network(form.exported(trainer.weights))
    theirs, worth = network.forward(rows.numpy())
    assert np.allclose(liked.numpy(), theirs, atol=1e-4)
    assert np.allclose(value.numpy(), worth, atol=1e-4)


def test_weights_that_are_written_can_be_taken_up_again(trainer: Trainer) -> None:
    form = trainer.form
    again = form.imported(form.exported(trainer.weights))
    assert torch.allclose(again, trainer.weights, atol=1e-6)
    half = form.imported(unpack_weights(trainer.packed()))
    assert torch.allclose(half, trainer.weights, atol=2e-3)


def test_the_same_seed_learns_the_same(trainer: Trainer) -> None:
    twin = Trainer(SMALL)
    twin.improve()
    assert torch.equal(twin.weights, trainer.weights)


def test_a_training_that_was_kept_goes_on(trainer: Trainer, tmp_path: Path) -> None:
    trainer.keep(tmp_path)
    other = Trainer(SMALL._replace(seed=9))
    other.resume(tmp_path)
    assert torch.equal(other.weights, trainer.weights)
    assert (other.choices, other.improvements) == (trainer.choices, trainer.improvements)
    assert unpack_weights((tmp_path / "champion.weights").read_bytes())
    before = trainer.weights.clone()
    assert other.improve()["improvements"] == trainer.improvements + 1
    assert not torch.equal(other.weights, before)


def test_a_training_that_goes_on_deals_what_it_has_not_dealt_yet(
    trainer: Trainer, tmp_path: Path
) -> None:
    trainer.keep(tmp_path)
    again = Trainer(SMALL._replace(width=60))
    again.resume(tmp_path)
    for before, half in zip(trainer.halves, again.halves, strict=True):
        assert half.arena.bouts["game"].min() > before.arena.bouts["game"].max()
    again.keep(tmp_path)
    third = Trainer(SMALL)
    third.resume(tmp_path)
    for before, half in zip(again.halves, third.halves, strict=True):
        assert half.arena.bouts["game"].min() > before.arena.bouts["game"].max()


def test_every_seat_has_a_story_of_its_own() -> None:
    """Two seats take turns, the game ends after the third choice, and a new one begins."""
    choices: Any = SimpleNamespace(
        seats=torch.tensor([[0], [1], [0], [1]]),
        kinds=torch.full((4, 1), NOW),
        dones=torch.tensor([[0], [0], [1], [0]]),
        rewards=torch.tensor([[[0.0] * 10]] * 2 + [[[1.0, -1.0, *[0.0] * 8]]] + [[[0.0] * 10]]),
        costs=torch.tensor([[0.25], [0.0], [0.0], [0.0]]),
    )
    values = torch.tensor([[0.5], [0.0], [0.75], [0.1]])
    gains, use = advantages(choices, values, trace=1.0)
    assert use[:, 0].tolist() == [True, True, True, False]
    assert gains[:3, 0].tolist() == pytest.approx([1.0 - 0.25 - 0.5, -1.0, 0.25])


def test_a_session_writes_a_log_and_draws_it(tmp_path: Path) -> None:
    settings = SMALL._replace(seconds=0.001, critic=False)
    session = Session(Trainer(settings), tmp_path, [Match("classic", 2, "random")], 40)
    told: list[float] = []
    session.run(lambda line: told.append(line["choices"]))
    lines = list(read_log(tmp_path))
    assert told == [SMALL.width * SMALL.steps]
    assert lines[0]["settings"]["width"] == SMALL.width
    [won] = lines[-1]["won"]
    assert won["games"] + won["unfinished"] == 40
    draw_curves(Texts("en"), lines, tmp_path / "curves.png")
    assert (tmp_path / "curves.png").stat().st_size > 10_000


def test_every_training_and_what_judges_it_have_deals_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds: list[int] = []

    class Noted(Arena):
        def __init__(self, kinds: Any, width: int, seed: int, *rest: Any, **more: Any) -> None:
            seeds.append(seed)
            super().__init__(kinds, width, seed, *rest, **more)

    monkeypatch.setattr("yksi.training.trainer.Arena", Noted)
    monkeypatch.setattr("yksi.training.evaluation.Arena", Noted)
    for seed in (1, 2):
        trainer = Trainer(SMALL._replace(seed=seed))
        Session(trainer, tmp_path, [Match("classic", 2, "random")]).judge(4, 1)
    assert len(seeds) == len(set(seeds)) == 6


def train(*options: str) -> Any:
    return CliRunner().invoke(main, ["train", "--minutes", "0", *options])


def test_what_is_wrong_is_told_in_a_sentence(tmp_path: Path) -> None:
    """Before a long training, not after it."""
    taken = tmp_path / "taken"
    taken.touch()
    told = train("--folder", str(taken))
    assert (told.exit_code, told.output) == (2, f"{taken} cannot be written: File exists.\n")
    told = train("--folder", str(tmp_path), "--resume")
    file = tmp_path / "checkpoint.pt"
    reason = "No such file or directory"
    assert (told.exit_code, told.output) == (2, f"{file} cannot be read: {reason}.\n")
    for damage in (b"", b"garbage", b"PK\x03\x04 cut short"):
        file.write_bytes(damage)
        told = train("--folder", str(tmp_path), "--resume")
        assert told.exit_code == 2
        assert told.output.startswith(f"{file}: ")
    if not torch.cuda.is_available():
        told = train("--folder", str(tmp_path), "--device", "cuda")
        assert (told.exit_code, "no CUDA graphics card" in told.output) == (1, True)


EXPLOITING = SMALL._replace(against="master", heir=2, **EXPLOITER)


def test_an_exploiter_begins_as_the_network_and_sits_alone_among_its_companions() -> None:
    trainer = Trainer(EXPLOITING)
    packed = trainer.form.imported(champion_weights(2))
    assert torch.equal(trainer.weights, packed)
    for half in trainer.halves:
        for seats, bout in zip(half.arena.seats, half.arena.bouts, strict=True):
            kinds = [kind_at(int(bout["kinds"]), seat) for seat in range(seats)]
            assert sorted(kinds) == [NOW, *[RIVAL] * (seats - 1)]
            rivals = sum(1 << seat for seat, kind in enumerate(kinds) if kind == RIVAL)
            assert int(bout["companions"]) == rivals
    used = trainer.improve()["used"]
    assert 0 < used < EXPLOITING.width * EXPLOITING.steps / 2
    assert not torch.equal(trainer.weights, packed)


def test_an_heir_lets_its_critic_learn_first() -> None:
    trainer = Trainer(SMALL._replace(tables=MANY, sparring=MEASURED, **HEIR | {"judging": 1}))
    packed = trainer.form.imported(champion_weights(2))
    critic = trainer.improver.parts()[1].detach().clone()
    trainer.improve()
    assert torch.equal(trainer.weights, packed)
    assert not torch.equal(trainer.improver.parts()[1], critic)
    trainer.improve()
    assert not torch.equal(trainer.weights, packed)


def test_a_rival_does_what_the_network_of_the_package_likes_most() -> None:
    trainer = Trainer(EXPLOITING._replace(against="champion"))
    half = trainer.halves[0]
    family = {is_many: Network(champion_weights(2 + is_many)) for is_many in (False, True)}
    seen = 0
    for _ in range(20):
        actions, _ = half.choose(trainer.form, *[trainer.form.arrays(trainer.weights)] * 2)
        for is_many, network in family.items():
            theirs = (half.sight.kinds == RIVAL).numpy() & ((half.arena.seats > 2) == is_many)
            liked, _ = network.forward(half.sight.rows.numpy()[theirs])
            liked[~half.sight.masks.numpy()[theirs]] = -np.inf
            assert actions.numpy()[theirs].tolist() == liked.argmax(axis=1).tolist()
            seen += int(theirs.sum())
        half.arena.step()
        half.sight.look()
    assert seen > 100


def test_a_rival_is_asked_also_where_all_tables_are_alike() -> None:
    for seats in (2, 4):
        tables = (Tables("classic", seats, 1),)
        assert Trainer(EXPLOITING._replace(tables=tables)).improve()["used"] > 0


def test_a_network_wins_its_share_against_itself_and_no_game_is_counted_twice() -> None:
    trainer = Trainer(EXPLOITING)
    matches = [Match("classic", 2, "master", companion=True), Match("moomin", 4, "master")]
    found = play_matches(matches, trainer.form, trainer.weights, 60, seed=3, threads=1)
    assert [one.games + one.unfinished for one in found] == [60, 60]
    assert 15 <= found[0].won <= 45
    assert 3 <= found[1].won <= 30
    hasty = play_matches(matches, trainer.form, trainer.weights, 60, 3, 1, patience=3)
    assert [one.unfinished for one in hasty] == [60, 60]
