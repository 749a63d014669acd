"""What the picture of a training shows, of a log that several may have written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from yksi.texts import Texts
from yksi.training.curves import draw_curves, lines_of_the_last, matches_of


def judged(seconds: float, *won: tuple[str, str, int]) -> dict[str, Any]:
    """A line of a log: in which rules and against whom it won so many of 100 games."""
    names = ("rules", "bot", "won")
    found = [
        {**dict(zip(names, one, strict=True)), "seats": 2, "companion": False, "games": 100}
        for one in won
    ]
    return {"seconds": seconds, "choices": 1, "won": found}


def test_a_curve_is_of_one_match_though_the_training_went_on_with_others() -> None:
    lines = [
        judged(60, ("classic", "random", 40), ("classic", "careful", 20)),
        judged(120, ("kpgut", "careful", 30)),
        judged(180, ("kpgut", "careful", 35), ("kpgut", "random", 50), ("classic", "careful", 45)),
    ]
    values = {
        (rules, bot): [(minute, won.value) for minute, won in points]
        for (rules, _, bot, _), points in matches_of(lines).items()
    }
    assert values == {
        ("kpgut", "careful"): [(2, 0.3), (3, 0.35)],
        ("kpgut", "random"): [(3, 0.5)],
        ("classic", "careful"): [(1, 0.2), (3, 0.45)],
    }


def test_a_training_that_began_anew_leaves_the_older_one_behind() -> None:
    old: list[dict[str, Any]]
    old = [{"settings": {}}, {"seconds": 20, "entropy": 1.0}, {"seconds": 300, "entropy": 0.5}]
    new = [{"seconds": 19, "entropy": 1.0}, {"seconds": 40, "entropy": 0.9}]
    assert lines_of_the_last([*old, {"settings": {}}, *new]) == new
    assert lines_of_the_last([*old, {"settings": {}}]) == [*old, {"settings": {}}]


def test_more_matches_than_before_can_be_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    lines = [
        judged(60, ("classic", "random", 40)),
        judged(120, ("classic", "master", 45), ("classic", "random", 60)),
        {"seconds": 130, "choices": 2, "entropy": 0.7},
    ]
    draw_curves(Texts("en"), lines, tmp_path / "curves.png")
    assert (tmp_path / "curves.png").stat().st_size > 10_000
