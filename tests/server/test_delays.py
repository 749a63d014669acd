"""The figures of `make bench-server`: moments that nobody could act in count as delays, too."""

from __future__ import annotations

import pytest

from benchmarks.server import corrected, share


def test_whoever_waits_through_a_moment_would_have_waited_then_too() -> None:
    assert corrected([0.25, 0.5], pace=1.0) == [0.25, 0.5]
    assert corrected([0.1, 3.5], pace=1.0) == pytest.approx([0.1, 0.5, 1.5, 2.5, 3.5])


def test_a_share_of_delays_is_told_in_milliseconds() -> None:
    delays = [number / 1000 for number in range(100)]
    assert [share(delays, part) for part in (0.5, 0.99, 1.0)] == pytest.approx([50, 99, 99])
    assert share([], 0.5) == 0
