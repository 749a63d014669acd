"""The pages' own code outside of a browser: where Node is, and what is missing if it cannot run."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"


def need_node() -> str:
    """The path of Node; the test is skipped, and in CI fails, if pages' code cannot be run."""
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    node = shutil.which("node", path=path)
    if node is None or not (WEB / "node_modules" / "rolldown").is_dir():
        reason = "the browser's code cannot be run: `make web` gets what is missing"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    return node
