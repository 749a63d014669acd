"""For tests of compiled code: a mark for those that need it, and one compiler at a time."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

interpreted_only = os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")
native = pytest.mark.skipif(interpreted_only, reason="the compiler is switched off")


@contextmanager
def one_compiler() -> Iterator[None]:
    """Let workers that share a machine wait for each other rather than compile the same twice."""
    with open(Path(tempfile.gettempdir()) / f"yksi-native-{os.getuid()}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
