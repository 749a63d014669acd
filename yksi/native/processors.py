"""For which processors code is made: for this very one, or for every one of its kind."""

from __future__ import annotations

import platform
import sys

HOST = "host"


def baseline() -> str:
    """LLVM's name of the least processor that runs what is shipped for this platform."""
    machine = platform.machine().lower()
    if machine in ("x86_64", "amd64"):
        return "x86-64-v2"  # of 2009; NumPy asks for as much
    if machine in ("arm64", "aarch64") and sys.platform == "darwin":
        return "apple-m1"
    return "generic"
