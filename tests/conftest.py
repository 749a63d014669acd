"""What tests of several rooms need before they begin."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """Whoever runs the tests in the background may have switched interrupts off."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
