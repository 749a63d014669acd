"""The library that is compiled ahead: used when it fits, never when it does not."""

from __future__ import annotations

import shutil
from itertools import product
from pathlib import Path

import msgspec
import pytest

from tests.compiling import native, one_compiler
from tests.fresh import run
from yksi.native import build as builder
from yksi.native import layout_for_size
from yksi.native.library import DESCRIPTION, LIBRARY, Description, contents, library_in
from yksi.rules import MOST_CARDS, MOST_DECKS, MOST_SEATS

pytestmark = [native, pytest.mark.skipif(not shutil.which("cc"), reason="no C compiler here")]


@pytest.fixture(scope="module")
def built() -> Path:
    with one_compiler():
        return builder.build()


@pytest.fixture
def copy(built: Path, tmp_path: Path) -> Path:
    """A library of one's own, with its description."""
    return Path(shutil.copytree(built, tmp_path / "copy"))


def test_every_table_is_in_it() -> None:
    """Whoever has the library never waits for a compiler, whatever the table's size."""
    known = {tables.layout: tables.programs for tables in contents()}
    for seats, decks, told in product(range(2, MOST_SEATS + 1), range(MOST_DECKS), (False, True)):
        programs = known[layout_for_size(seats, MOST_CARDS * (decks + 1) // MOST_DECKS, told)]
        assert programs == ("game",) if told else {"game", "games", "search", "env"} <= {*programs}


def test_it_is_made_once(built: Path) -> None:
    before = (built / LIBRARY).stat().st_mtime_ns
    assert builder.build() == built
    assert (built / LIBRARY).stat().st_mtime_ns == before


def test_a_library_that_fits_is_loaded(copy: Path) -> None:
    found = library_in(copy)
    assert found is not None
    for tables in contents():
        assert all(found.has(tables.layout, program) for program in tables.programs)


def described(folder: Path) -> Description:
    return msgspec.json.decode((folder / DESCRIPTION).read_bytes(), type=Description)


def describe(folder: Path, description: Description) -> None:
    (folder / DESCRIPTION).write_bytes(msgspec.json.encode(description))


def other_sources(folder: Path) -> None:
    describe(folder, msgspec.structs.replace(described(folder), sources="0" * 64))


def other_records(folder: Path) -> None:
    first, *rest = described(folder).tables
    larger = msgspec.structs.replace(first, record_bytes=first.record_bytes + 8)
    describe(folder, msgspec.structs.replace(described(folder), tables=(larger, *rest)))


def fewer_programs(folder: Path) -> None:
    first, *rest = described(folder).tables
    less = msgspec.structs.replace(first, programs=first.programs[:1])
    describe(folder, msgspec.structs.replace(described(folder), tables=(less, *rest)))


def damaged(folder: Path) -> None:
    code = bytearray((folder / LIBRARY).read_bytes())
    code[len(code) // 2] ^= 1
    (folder / LIBRARY).write_bytes(code)


def no_description(folder: Path) -> None:
    (folder / DESCRIPTION).unlink()


def odd_description(folder: Path) -> None:
    (folder / DESCRIPTION).write_text("{}")


def no_library(folder: Path) -> None:
    (folder / LIBRARY).unlink()


@pytest.mark.parametrize(
    "spoil",
    [
        other_sources,
        other_records,
        fewer_programs,
        damaged,
        no_description,
        odd_description,
        no_library,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_a_library_that_does_not_fit_is_never_used(copy: Path, spoil: object) -> None:
    assert callable(spoil)
    spoil(copy)
    assert library_in(copy) is None


def test_a_game_needs_neither_compiler_nor_what_compiles(built: Path) -> None:
    """Not even to be imported; half of the start would go there."""
    game = """
import sys
sys.modules.update(dict.fromkeys(("numba", "llvmlite"), None))
from yksi.native import play_random
print(play_random("kpgut", 15, 1, 1) > 0)
"""
    assert run(game, PATH="") == "True"


def test_without_a_linker_it_says_what_is_missing(tmp_path: Path) -> None:
    code = """
import sys
from yksi.native import build
sys.argv = ["build"]
try:
    build.main()
except SystemExit as end:
    print(end)
"""
    said = run(code, CC="no-such-compiler", NUMBA_CACHE_DIR=str(tmp_path))
    assert said == "a C compiler (no-such-compiler) is needed to link the library; there is none"
    assert not list(tmp_path.iterdir())
