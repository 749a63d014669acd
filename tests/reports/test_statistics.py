"""Statistics, against known values."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
import pytest

from yksi.reports.statistics import (
    Estimate,
    Groups,
    mean,
    p_value,
    paired_z,
    quantile,
    share,
    share_in_groups,
    significant,
)


def test_wilson() -> None:
    """As in Newcombe 1998, Statistics in Medicine 17: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for hits, of, low, high in (
        *((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605)),
        *((0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)),
    ):
        found = share(hits, of)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
    assert math.isnan(share(0, 0).value)
    assert share(5, 5).high == 1


def grouped(hits: npt.NDArray[np.int64], sizes: npt.NDArray[np.int64]) -> Estimate:
    sums = (int((hits**2).sum()), int((hits * sizes).sum()), int((sizes**2).sum()))
    return share_in_groups(int(hits.sum()), int(sizes.sum()), Groups(len(hits), *sums))


def test_what_comes_in_groups_is_as_certain_as_it_is() -> None:
    """Nineteen of twenty intervals hold the truth, though things of a group are alike."""
    dice = np.random.default_rng(1)
    times, groups, rate = 400, 300, 0.3
    held = plain = 0
    for _ in range(times):
        sizes = 1 + dice.poisson(2, groups)
        hits = dice.binomial(sizes, dice.beta(0.6, 1.4, groups))  # each group has its own rate
        found, alone = grouped(hits, sizes), share(int(hits.sum()), int(sizes.sum()))
        held += found.low <= rate <= found.high
        plain += alone.low <= rate <= alone.high
        assert found.value == alone.value
    assert 0.92 < held / times < 0.98
    assert plain / times < 0.9
    single = np.array([0, 1, 1, 0, 1, 1, 1, 0])
    assert grouped(single, np.ones(8, np.int64)).value == 5 / 8
    assert grouped(np.zeros(8, np.int64), np.full(8, 3)) == share(0, 24)
    assert grouped(np.full(1, 2), np.full(1, 3)) == share(2, 3)


def test_mean() -> None:
    values = [3, 5, 8, 8, 1]
    found = mean(5, sum(values), sum(v * v for v in values))
    assert found.value == 5
    assert found.margin == pytest.approx(1.959964 * np.std(values, ddof=1) / math.sqrt(5))
    assert mean(1, 4, 16).high == math.inf


def test_quantiles() -> None:
    histogram = np.bincount([2, 3, 3, 9])
    assert [quantile(histogram, at) for at in (0.0, 0.25, 0.5, 0.75, 0.76, 1.0)] == [
        *(2, 2, 3, 3, 9, 9)
    ]


def test_tests() -> None:
    assert p_value(1.959964) == pytest.approx(0.05, abs=1e-6)
    assert p_value(0) == 1
    assert paired_z(4, 8, 24) == pytest.approx(2 / (math.sqrt(8 / 3) / 2))
    assert paired_z(9, 0, 4) == 0
    assert paired_z(9, 9, 9) == math.inf


def test_many_questions_at_once() -> None:
    """Holm: the smallest of three is held to a third of the level, the next to a half."""
    assert significant([0.01, 0.04, 0.03]) == [True, False, False]
    assert significant([0.01, 0.02, 0.04]) == [True, True, True]
    assert significant([]) == []
