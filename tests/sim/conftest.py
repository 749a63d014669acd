"""The compiled games of the simulator, for the tests that play some."""

from __future__ import annotations

import pytest

from tests.compiling import interpreted_only, one_compiler
from tests.sim.examples import HALF
from yksi.sim import rows


@pytest.fixture(scope="session")
def _compiled() -> None:
    """Whoever shares this machine waits rather than compile the same."""
    if not interpreted_only:
        with one_compiler():
            rows.prepare(HALF)
