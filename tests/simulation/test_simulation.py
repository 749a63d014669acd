"""Evenings of whole servers in virtual time: whatever goes wrong, what must hold holds.

`make simulate` plays as many more as somebody wants.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest

from tests.simulation.planted import BUGS
from tests.simulation.runner import SeedFailed, first_that_finds, play
from tests.simulation.world import World

SEEDS = 8
LOOKED_AT = ("done", "refused", "bye", "compared", "settled", "lines", "relayed")
WENT_WRONG = (
    *("crash", "restart", "freeze", "set_clock", "bad_disk", "outage"),
    *("cut", "half_open", "slow_reader"),
)


def test_whatever_goes_wrong_everything_holds() -> None:
    counts: Counter[str] = Counter()
    for seed in range(1, SEEDS + 1):
        counts.update(play(seed).counts)
    assert all(counts[kind] >= SEEDS for kind in LOOKED_AT), counts
    assert all(counts[kind] > 0 for kind in WENT_WRONG), counts


SEED = 3


def test_a_seed_is_one_evening() -> None:
    """All that servers say and write is the same, also in a process that hashes otherwise."""
    first = play(SEED)
    assert play(SEED).digest == first.digest
    program = f"from tests.simulation.runner import play; print(play({SEED}).digest)"
    other = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONHASHSEED": "7"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert other.stdout.strip() == first.digest
    assert play(SEED + 1).digest != first.digest


def test_a_failure_says_how_to_play_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "up", lambda world: [])
    with pytest.raises(SeedFailed, match=f"--seeds 1 --start {SEED}"):
        play(SEED)


FOUND_SOON = (
    "tell_before_keep",
    "lose_wake_ups",
    "answer_another_id",
    "skip_a_version",
    "show_a_hand",
    "whisper_to_all",
)
MOST_SEEDS = 10


@pytest.mark.parametrize("bug", FOUND_SOON)
def test_a_planted_bug_is_found(bug: str) -> None:
    """Those that the first seeds find; `make simulate ARGS=--planted` looks for all of them."""
    found = first_that_finds(bug, range(1, MOST_SEEDS + 1))
    assert found is not None
    assert "Violation" in found[1]


def test_ten_bugs_can_be_planted() -> None:
    assert len(BUGS) >= 10
    assert {*FOUND_SOON} < {*BUGS}
