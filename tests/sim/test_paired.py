"""`python -m benchmarks.paired`: every deal is played from every seat; a second run goes on."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

from benchmarks.paired import Counted, in_time, main
from tests.compiling import native
from tests.gpu.stand_in import Processor
from yksi.batches.games import Column
from yksi.sim.plan import Plan
from yksi.sim.rows import rows_of

DEALS = 20


@native
def test_a_deal_counts_what_is_won_from_all_its_seats(tmp_path: Path) -> None:
    asked = ("--pair", "careful-random", "--seats", "3", "--file", str(tmp_path / "kept.json"))
    main(["--deals", "7", *asked])
    main(["--deals", str(DEALS), *asked])
    [counts] = json.loads((tmp_path / "kept.json").read_text()).values()
    won = np.zeros(DEALS, np.int64)
    for seat in range(3):
        bots = tuple("careful" if other == seat else "random" for other in range(3))
        rows = rows_of(Plan("classic", 3, bots), 0, DEALS)
        won += rows[:, Column.WINNER] == seat
    assert Counted(**counts) == (DEALS, won.sum(), (won * won).sum(), 0)


def test_the_interval_is_that_of_deals() -> None:
    """Whoever wins every deal from the same number of seats leaves no doubt."""
    assert Counted(100, 200, 400).told(4) == "50.0% ± 0.0% of 400 games"
    assert Counted(100, 200, 800).told(4) == "50.0% ± 9.8% of 400 games"
    assert Counted(100, 200, 400, 3).told(4) == "50.0% ± 0.0% of 400 games (3 unfinished)"


@native
def test_a_gpu_counts_what_the_processor_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in compares; what is counted stands under the same key, and is gone on with."""
    monkeypatch.setattr("yksi.gpu.comparer", Processor)
    found = []
    for name, more in (("processor", []), ("gpu", ["--gpu"])):
        file = tmp_path / name
        asked = ["--pair", "grandmaster-sharp", "--trials", "8", "--foreseen", "4", *more]
        for deals in ("2", "3"):
            main([*asked, "--deals", deals, "--file", str(file)])
        found.append(json.loads(file.read_text()))
    assert found[0] == found[1]
    [key] = found[0]
    assert key.startswith("grandmaster-sharp, 2, classic, 8 play-outs, network")
    assert key.endswith("4 foreseen")


@native
@pytest.mark.parametrize("more", [[], ["--gpu"]])
def test_after_the_time_no_deal_is_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: list[str]
) -> None:
    """Those that were begun are played from all seats."""
    monkeypatch.setattr("yksi.gpu.comparer", Processor)
    monkeypatch.setattr("benchmarks.paired.AT_ONCE", 1)
    moments = iter([0.0, 1.0, 119.0, 121.0])
    monkeypatch.setattr("benchmarks.paired.monotonic", lambda: next(moments))
    file = tmp_path / "kept.json"
    main(["--pair", "careful-sharp", "--trials", "4", "--minutes", "2", "--file", str(file), *more])
    [counts] = json.loads(file.read_text()).values()
    assert counts["deals"] == 2


def test_without_a_limit_all_are_begun() -> None:
    assert list(in_time(range(3, 7), math.inf)) == [3, 4, 5, 6]


@pytest.mark.parametrize("pair", ["careful", "careful-nobody", "sharp-sharp-sharp"])
def test_who_plays_whom_is_told_by_two_names(pair: str) -> None:
    with pytest.raises(SystemExit):
        main(["--pair", pair])
