"""The shared library that comes with Yksi: compiled ahead, for every processor of a platform.

Beside it lies a description. A library that was made of other sources, for tables of another size,
or that is damaged, is never used.
"""

from __future__ import annotations

import ctypes
import hashlib
from functools import cache
from math import prod
from pathlib import Path

import msgspec

from yksi import installed
from yksi.kernel.state import Layout, describe, layout_for
from yksi.native.cache import library_folder, sources_digest
from yksi.native.programs import PROGRAMS
from yksi.rules import MOST_CARDS, MOST_SEATS

LIBRARY, DESCRIPTION = "yksi.so", "yksi.json"
SMALL, LARGE = (10, 112), (MOST_SEATS, MOST_CARDS)  # seats and cards
WORD = 8


class Tables(msgspec.Struct, frozen=True):
    """Tables of one layout, and what the library can do with them."""

    layout: Layout
    record_bytes: int
    programs: tuple[str, ...]


class Description(msgspec.Struct, frozen=True):
    sources: str  # digest of what it was made of
    library: str  # digest of the file
    processor: str
    made_with: dict[str, str]  # names of packages and their versions
    tables: tuple[Tables, ...]


def _programs(size: tuple[int, int], told: bool) -> tuple[str, ...]:
    """Everything for tables without events, with them only what steps; training at small ones."""
    if told:
        return ("game",)
    return tuple(name for name in PROGRAMS if size == SMALL or name != "training")


def contents() -> tuple[Tables, ...]:
    """What a library holds."""
    return tuple(
        Tables(layout, record_bytes(layout), _programs(size, told))
        for size in (SMALL, LARGE)
        for told in (False, True)
        for layout in [layout_for(*size, events=told)]
    )


def record_bytes(layout: Layout) -> int:
    """How large `records.table_dtype` is, told without NumPy: whole words, the widest first."""
    fields = sum(int(width[-1]) * prod(shape) for _, width, shape in describe(layout))
    return (fields + WORD - 1) // WORD * WORD


class Library:
    """A library that is loaded."""

    def __init__(self, file: Path, description: Description) -> None:
        self._loaded = ctypes.CDLL(str(file))
        self._programs = {tables.layout: tables.programs for tables in description.tables}

    def has(self, layout: Layout, program: str) -> bool:
        return program in self._programs.get(layout, ())

    def address(self, symbol: str) -> int:
        found = ctypes.cast(getattr(self._loaded, symbol), ctypes.c_void_p).value
        assert found is not None
        return found


def describe_library(file: Path, processor: str, made_with: dict[str, str]) -> bytes:
    """The text that must lie beside a library that was just made of these sources."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    description = Description(sources_digest(), digest, processor, made_with, contents())
    return msgspec.json.format(msgspec.json.encode(description)) + b"\n"


def library_in(folder: Path) -> Library | None:
    """The library that lies in a folder, if it is whole and made of the sources that are here."""
    file = folder / LIBRARY
    try:
        text = (folder / DESCRIPTION).read_bytes()
        digest = hashlib.sha256(file.read_bytes()).hexdigest()
        description = msgspec.json.decode(text, type=Description)
    except (OSError, msgspec.DecodeError):
        return None
    fits = description.sources == sources_digest() and description.tables == contents()
    if not fits or description.library != digest:
        return None
    try:
        return Library(file, description)
    except OSError:  # for another kind of processor
        return None


@cache
def library() -> Library | None:
    """The library that came with the package, else one that was built here (`native.build`)."""
    return library_in(installed.folder("compiled")) or library_in(library_folder())
