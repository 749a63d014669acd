"""Where compiled code is kept, under a name made of everything that it depends on.

Numba looks only at the file of the function that it keeps, so a changed function could otherwise
meet old code of another.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import llvmlite.binding as llvm
import numba
import numpy as np

SOURCES = (
    "cards.py",
    "rules.py",
    "kernel/*.py",
    "policies/*.py",
    "batches/*.py",
    "search/*.py",
    "learning/*.py",
    "native/*.py",
)


def cache_folder() -> Path:
    base = os.environ.get("NUMBA_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "yksi"
    )
    machine = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    software = f"{numba.__version__} {np.__version__} {sys.version}"
    digest = hashlib.sha256(f"{machine} {software}".encode())
    package = Path(__file__).parent.parent
    digest.update(str(package).encode())  # Numba throws away what it kept for another place
    for pattern in SOURCES:
        for path in sorted(package.glob(pattern)):
            digest.update(path.read_bytes())
    return Path(base) / digest.hexdigest()[:16]


def can_keep(folder: Path) -> bool:
    """Whether compiled code can be kept there; where it cannot, it is made for this process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "writable").touch()
    except OSError:
        return False
    return True


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    previous = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = previous
