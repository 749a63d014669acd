"""What tests of several rooms need before they begin."""

from __future__ import annotations

import gc
import signal
from collections.abc import Iterator

import pytest


def pytest_collection_finish() -> None:
    """All tests stay till the end: the collector need not look through them every time."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Whoever runs the tests in the background may have switched interrupts off."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
