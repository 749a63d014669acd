"""Where the output goes nowhere: a full disk, a pipe that nobody reads any more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

YKSI = Path(sys.executable).with_name("yksi")
FULL = Path("/dev/full")


def run_into(target: Path, *args: str) -> subprocess.CompletedProcess[str]:
    with target.open("w", encoding="utf-8") as output:
        return subprocess.run(
            [YKSI, *args, "--lang", "en"],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
            timeout=60,
        )


@pytest.mark.skipif(not FULL.exists(), reason="no full disk here")
@pytest.mark.parametrize("args", [["--help"], ["editions"], ["play", "--edition", "classic"]])
def test_a_full_disk_is_told_in_a_sentence(args: list[str]) -> None:
    result = run_into(FULL, *args)
    assert result.stderr == "The output cannot be written: No space left on device.\n"
    assert result.returncode == 1
