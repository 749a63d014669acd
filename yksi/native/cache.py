"""Where compiled code is kept, under a name made of everything that it depends on."""

from __future__ import annotations

import hashlib
import os
import sys
from pathlib import Path

# Everything that the compiler reads; the rest of this room may change and the code stays good.
SOURCES = (
    "cards.py",
    "rules.py",
    "kernel/*.py",
    "policies/*.py",
    "batches/*.py",
    "search/*.py",
    "learning/*.py",
    "native/compiler.py",
    "native/functions.py",
    "native/intrinsics.py",
    "native/processors.py",
    "native/programs.py",
    "native/records.py",
    "native/specialisation.py",
    "native/symbols.py",
)


def sources_digest() -> str:
    """A name for what compiled code is made of, the same wherever the same sources lie."""
    digest = hashlib.sha256()
    package = Path(__file__).parent.parent
    for pattern in SOURCES:
        for path in sorted(package.glob(pattern)):
            digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _folder(*depends_on: str) -> Path:
    base = os.environ.get("NUMBA_CACHE_DIR") or os.path.join(
        os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"), "yksi"
    )
    digest = hashlib.sha256("\n".join((sources_digest(), *depends_on)).encode())
    return Path(base) / digest.hexdigest()[:16]


def cache_folder() -> Path:
    """For code that was compiled for this very processor."""
    from importlib.metadata import version  # slow to start, as are the others below

    import llvmlite.binding as llvm

    processor = f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"
    return _folder(processor, version("numba"), version("llvmlite"), version("numpy"), sys.version)


def library_folder() -> Path:
    """For a library as it is shipped, which every processor of this platform runs."""
    import sysconfig

    return _folder("library", sysconfig.get_platform())


# --- a file and the digest of what it should hold: a damaged one would end the process that ran it


def read_kept(file: Path) -> bytes | None:
    """What was kept there, or None when there is nothing, or something else."""
    try:
        kept = file.read_bytes()
    except OSError:
        return None
    size = hashlib.sha256().digest_size
    return kept[size:] if hashlib.sha256(kept[size:]).digest() == kept[:size] else None


def keep(file: Path, code: bytes) -> None:
    """Keep code for the next process; where nothing can be kept, it is made for this one alone."""
    import tempfile

    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as written:
            written.write(hashlib.sha256(code).digest() + code)
        os.replace(written.name, file)  # whole or not at all, whoever else writes it meanwhile
    except OSError:
        return
