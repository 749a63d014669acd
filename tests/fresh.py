"""Processes of their own, for what a test must not have imported or compiled before."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def run(code: str, package: Path = ROOT, **environment: str) -> str:
    """What a fresh process prints that has this package and environment."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=package,
        env={**os.environ, "PYTHONPATH": str(package), **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
