"""`python -m yksi.native.build`: the shared library for this platform, as a wheel carries it.

Layouts are compiled side by side. What was made of the same sources before is taken as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path

from yksi.errors import YksiError
from yksi.native.cache import library_folder
from yksi.native.library import (
    DESCRIPTION,
    LIBRARY,
    Tables,
    contents,
    describe_library,
    library_in,
)
from yksi.native.processors import baseline
from yksi.native.programs import PROGRAMS
from yksi.native.workshop import compile_into
from yksi.workers import cores

_PACKAGES = ("llvmlite", "numba", "numpy")
# No library is asked for: memcpy and its like are in every process, whatever its C library is.
_FLAGS = ("-shared",) if sys.platform == "darwin" else ("-shared", "-nostdlib", "-Wl,-s")


class CannotLink(YksiError):
    """There is no C compiler here whose linker could make a library."""


def linker() -> str:
    """The C compiler of this machine, which alone knows how its linker is called."""
    wanted = os.environ.get("CC", "cc")
    found = shutil.which(wanted)
    if found is None:
        raise CannotLink(f"a C compiler ({wanted}) is needed to link the library; there is none")
    return found


def build() -> Path:
    """The folder with the library that fits these sources, made if it is not there."""
    folder = library_folder()
    if library_in(folder) is None:
        command = linker()
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as place:
            made = Path(place, folder.name)
            made.mkdir()
            _make(command, Path(place), made)
            shutil.rmtree(folder, ignore_errors=True)
            made.rename(folder)
    return folder


def _make(command: str, objects: Path, folder: Path) -> None:
    """Compile every layout, link them, and describe what came of it."""
    processor = baseline()

    def compiled(tables: Tables) -> Path:
        file = objects / ("-".join(map(str, tables.layout)) + ".o")
        entries = [entry for program in tables.programs for entry in PROGRAMS[program]]
        compile_into(file, processor, tables.layout, entries, lambda *_: None)
        return file

    with ThreadPoolExecutor(cores()) as pool:
        files = list(pool.map(compiled, contents()))
    library = folder / LIBRARY
    subprocess.run([command, *_FLAGS, "-o", library, *files], check=True)
    made_with = {name: version(name) for name in _PACKAGES}
    (folder / DESCRIPTION).write_bytes(describe_library(library, processor, made_with))


def main() -> None:
    try:
        folder = build()
    except YksiError as error:
        sys.exit(str(error))
    sys.stdout.write(f"{folder}\n")


if __name__ == "__main__":
    main()
