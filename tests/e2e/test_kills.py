"""A few of the kills of `make kills`: whatever dies first, nothing written is lost or doubled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from tests.e2e.kills import a_night

SOON = 0.3  # seconds until a kill


def test_nothing_written_is_lost_or_doubled(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], tmp_path: Path
) -> None:
    program = browser_type_launch_args["executable_path"]
    with a_night(playwright, program, tmp_path, seed=1) as night:
        for what in ("both", "browser", "pen"):
            night.kill(what, SOON)
        night.settle()
        assert sum(night.kills.values()) == 3
