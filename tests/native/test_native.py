"""The compiled kernel does what the interpreted one does, field for field, and never old code.

Two layouts are compiled, small and large, both with events; `tests/compare.py` and the rulings
say whether what both do is right. Slow the first time on a machine, quick from its disk later.
"""

from __future__ import annotations

import random
import shutil
import textwrap
from pathlib import Path
from typing import Any

import grimp
import pytest

from tests.compiling import native, one_compiler
from tests.fresh import ROOT, run
from yksi.batches.games import Column, play_games
from yksi.batches.playouts import play_copies, play_outs
from yksi.editions import EDITIONS, parse_rules
from yksi.kernel import actions as k
from yksi.kernel.deal import seat_everybody
from yksi.kernel.legal import allowed, legal
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.native.cache import SOURCES
from yksi.policies.levels import Policy
from yksi.rules import Rules

pytestmark = native

TABLES = [
    *((edition, seats) for edition in EDITIONS for seats in (2, 4, 7)),
    ("custom + card1=draw_to_color + card2=drop_wilds + card3=three_if_stuck", 10),
    ("custom + card1=extra_turn + card2=next_to_seven + card3=all_to_three", 3),
    ("custom + card1=open_hands + card2=joke + card3=elbows", 4),
    ("custom + card1=rooster + card2=text + scoring=low", 5),
    ("kpgut + referee=open", 5),
    ("classic + stacking=any + jump_in=identical + seven_swap=yes + zero_rotate=yes", 6),
    ("moomin + bluff=no + draw=until + voluntary=many + play_drawn=must", 3),
    ("kpgut", 15),
    ("classic + decks=4 + shuffle_hands=1 + custom_wilds=3 + valley_wilds=4", 10),  # all cards
]


class Pair:
    """The same table twice: interpreted and compiled."""

    def __init__(self, rules: str, seats: int, seed: int, told: bool = True) -> None:
        from yksi import native  # not before it is known that the compiler is switched on

        self.rules: Rules = parse_rules(rules)[1]
        with one_compiler():
            self.compiled = native.NativeTable.new(rules, seats, seed, told)
        self.state = State(self.compiled.kernel.layout)
        self.state.telling = int(told)
        seat_everybody(self.state, seats)
        self.state.key[:] = self.compiled.record["key"].tolist()

    def legal(self, seat: int) -> list[int]:
        out = [0] * k.ACTIONS
        return out[: legal(self.state, self.rules, seat, out)]

    def step(self, seat: int, action: int) -> None:
        step(self.state, self.rules, seat, action)
        self.compiled.step(seat, action)

    def difference(self) -> dict[str, tuple[Any, Any]]:
        """Fields in which the two are not the same, events included."""
        record = self.compiled.record
        return {
            name: (value, found)
            for name, value in self.state.values().items()
            if (found := record[name].tolist()) != value
        }


# What the table decides and what ends a game comes less often than play.
_RARE = {k.FORFEIT: 0.005, k.AWAY: 0.05, k.TAKE_BACK: 0.02, k.END: 0.002, k.CALL: 0.5, k.DRAW: 0.5}


def _weight(action: int) -> float:
    return 0.005 if action >= k.GIVE else _RARE.get(action, 1.0)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_every_field_is_the_same_after_every_step(rules: str, seats: int) -> None:
    pair = Pair(rules, seats, seed=1)
    dice = random.Random(1)
    pair.step(k.TABLE, k.DEAL)
    for number in range(400):
        assert not pair.difference(), number
        found = {seat: pair.legal(seat) for seat in (k.TABLE, *range(pair.state.seats))}
        for seat, mine in found.items():
            assert pair.compiled.legal(seat) == mine
        moves = [(seat, action) for seat, mine in found.items() for action in mine]
        if not moves:
            break
        pair.step(*dice.choices(moves, [_weight(action) for _, action in moves])[0])


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_play_outs_are_the_same(rules: str, seats: int) -> None:
    pair = Pair(rules, seats, seed=2)
    compiled = pair.compiled
    for dice in (1, 0xDECADE):
        ours = play_outs(pair.state, pair.rules, 3, dice, 2000)
        theirs = compiled.kernel.play_outs(compiled.record, compiled.rules, 3, dice, 2000)
        assert ours == theirs
        assert not pair.difference()


def test_copies_are_played_as_tables_one_by_one() -> None:
    import numpy as np

    pair = Pair("classic", 3, seed=8, told=False)
    pair.step(k.TABLE, k.DEAL)
    kernel = pair.compiled.kernel
    deals, scratch = np.zeros(2, kernel.dtype), np.zeros(1, kernel.dtype)
    kernel.copy_into(pair.compiled.record, deals)
    played = kernel.play_copies(deals, scratch, pair.compiled.rules, 2, 9, 2000)
    mine = [State(kernel.layout)]
    assert played == play_copies([pair.state, pair.state], mine, pair.rules, 2, 9, 2000)
    assert {name: scratch[0][name].tolist() for name in State.__slots__} == mine[0].values()
    assert all(deal == pair.compiled.record for deal in deals)


@pytest.mark.parametrize(("rules", "seats"), [table for table in TABLES if table[1] <= 10])
def test_games_between_programs_are_the_same(rules: str, seats: int) -> None:
    """Every policy at one table, some of them forgetful: the same rows and the same last table."""
    import numpy as np

    pair = Pair(rules, seats, seed=6, told=False)
    habits = [
        [seat % len(Policy), 20_000 * (seat % 3), 20_000 * (seat % 2)] for seat in range(seats)
    ]
    players = [number for player in habits for number in player]
    ours = [[0] * (Column.PLACE + seats) for _ in range(4)]
    theirs = np.zeros((4, Column.PLACE + seats), np.int64)
    play_games(pair.state, pair.rules, players, 7, ours)
    compiled = pair.compiled
    with one_compiler():
        native_games = compiled.kernel.play_games
    native_games(compiled.record, compiled.rules, np.array(players), 7, theirs)
    assert theirs.tolist() == ours
    assert not pair.difference()


def test_a_table_that_grows_stays_within_its_record() -> None:
    """More seats may need more decks at the next deal than the small record has room for."""
    pair = Pair("kpgut", 6, seed=5)
    pair.step(k.TABLE, k.DEAL)
    while k.JOIN in pair.legal(k.TABLE):
        pair.step(k.TABLE, k.JOIN)
    assert pair.state.seats > 6
    pair.step(k.TABLE, k.END)
    pair.step(k.TABLE, k.DEAL)
    assert not pair.difference()


def test_allowed_is_the_same() -> None:
    pair = Pair("kpgut + referee=open", 4, seed=3)
    compiled = pair.compiled
    dice = random.Random(3)
    pair.step(k.TABLE, k.DEAL)
    for _ in range(20):
        moves = [(seat, action) for seat in range(4) for action in pair.legal(seat)]
        if not moves:
            break
        pair.step(*dice.choice(moves))
        for seat in range(k.TABLE, 6):
            for action in range(-1, k.ACTIONS + 1):
                ours = allowed(pair.state, pair.rules, seat, action)
                assert ours == compiled.kernel.allowed(
                    compiled.record, compiled.rules, seat, action
                )


def test_a_clone_is_equal_and_apart() -> None:
    table = Pair("classic", 4, seed=4).compiled
    table.step(k.TABLE, k.DEAL)
    twin = table.clone()
    assert twin.record == table.record
    twin.step(int(twin.record["turn"]), twin.legal(int(twin.record["turn"]))[0])
    assert twin.record != table.record


# --- in processes of their own


@pytest.mark.parametrize("module", ["yksi", "yksi.game", "yksi.bots", "yksi.cli"])
def test_numpy_is_not_imported_without_need(module: str) -> None:
    code = f"import sys, {module}; print({{'numba', 'numpy', 'llvmlite'}} & set(sys.modules))"
    assert run(code) == "set()"


def test_the_compiler_is_never_imported_by_whoever_uses_it() -> None:
    code = "import sys, yksi.native.rows; print({'numba', 'llvmlite'} & set(sys.modules))"
    assert run(code) == "set()"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "yksi", tmp_path / "copy" / "yksi", ignore=ignored)
    return tmp_path / "copy"


def test_everything_that_the_compiler_reads_is_known_as_its_source() -> None:
    """A change of any of it must not meet old code."""
    room = ROOT / "yksi"
    known = {path for pattern in SOURCES for path in room.glob(pattern)}
    read = grimp.build_graph("yksi", cache_dir=None).find_upstream_modules("yksi.native.compiler")
    files = {ROOT.joinpath(*module.split(".")).with_suffix(".py") for module in read}
    assert files - known == {room / "errors.py"}  # the base of exceptions, of which none is raised
    assert room / "native" / "compiler.py" in known


_FOLDERS = """
from yksi.native.cache import SOURCES, cache_folder, library_folder
from pathlib import Path
first = cache_folder(), library_folder()
assert (cache_folder(), library_folder()) == first
for path in sorted(path for pattern in SOURCES for path in Path("yksi").glob(pattern)):
    text = path.read_text()
    path.write_text(text + "\\n# changed\\n")
    if cache_folder() == first[0] or library_folder() == first[1]:
        print(path.name)
    path.write_text(text)
assert (cache_folder(), library_folder()) == first
"""


def test_code_is_kept_apart_for_every_change_of_a_source(package: Path) -> None:
    forgotten = run(_FOLDERS, package)
    assert not forgotten, f"a change of these would meet old code: {forgotten}"


# The compiled kernel in small: one entry, whose callee is in another file.
_TINY = """
import numpy
from yksi.kernel.state import layout_for
from yksi.native import code, kernels
kernels.PROGRAMS = code.PROGRAMS = {"tiny": ("players",)}
kernel = kernels.Native(layout_for(3, 112, events=False))
record = numpy.zeros(1, kernel.dtype)[0]
record["inside"] = 0b101
print(kernel.players(record))
"""


def tiny(package: Path, kept: Path) -> str:
    return run(_TINY, package, NUMBA_CACHE_DIR=str(kept))


def test_whoever_waits_hears_what_is_compiled(package: Path, tmp_path: Path) -> None:
    """Step by step, by name; without anybody who hears, a line in the log says that it goes on."""
    listening = "from yksi.native import reporting_to\n" + _TINY.replace(
        "print(kernel.players(record))",
        "with reporting_to(lambda *step: print(*step)):\n    kernel.players",
    )
    kept = str(tmp_path / "kept")
    steps = run(listening, package, NUMBA_CACHE_DIR=kept).splitlines()
    *named, last = [line.rsplit(" ", 2) for line in steps]
    assert [int(done) for _, done, _ in named] == list(range(len(named)))
    assert {int(total) for *_, total in [*named, last]} == {len(named)}
    assert named[-1][0] == "players"
    assert run(listening, package, NUMBA_CACHE_DIR=kept) == ""


def test_a_changed_callee_is_compiled_anew(package: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    assert [tiny(package, kept), tiny(package, kept)] == ["2", "2"]
    source = package / "yksi" / "kernel" / "bits.py"
    source.write_text(source.read_text() + "\n\ndef count(mask: int) -> int:\n    return mask\n")
    assert [tiny(package, kept), tiny(package, kept)] == ["5", "5"]


@pytest.mark.parametrize("damage", ["garbage", "cut", "lost"])
def test_damaged_code_on_disk_is_replaced(package: Path, tmp_path: Path, damage: str) -> None:
    """And code that is whole is used."""
    kept = tmp_path / "kept"
    tiny(package, kept)
    [file] = kept.rglob("*.o")
    whole = file.stat().st_mtime_ns
    assert tiny(package, kept) == "2"
    assert file.stat().st_mtime_ns == whole
    if damage == "lost":
        file.unlink()
    elif damage == "cut":
        file.write_bytes(file.read_bytes()[:100])
    else:
        file.write_text("garbage\n")
    assert tiny(package, kept) == "2"
    assert file.stat().st_mtime_ns != whole
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("odd", ["a file", "below a file", "no such place", "read only"])
def test_a_place_where_nothing_can_be_kept_does_not_matter(
    package: Path, tmp_path: Path, odd: str
) -> None:
    place = tmp_path / "place"
    if odd in ("a file", "below a file"):
        place.write_text("")
    if odd == "below a file":
        place /= "deeper"
    if odd == "no such place":
        place = Path("/proc/nowhere")
    if odd == "read only":
        place.mkdir(mode=0o500)
    assert tiny(package, place) == "2"


_REFUSED = f"""
from yksi.native.workshop import CannotCompile
try:
{textwrap.indent(_TINY, "    ")}
except CannotCompile:
    print("cannot")
"""


@pytest.mark.parametrize(
    "body",
    [
        "return {}",  # of no kind that compiled code knows
        "if mask > 3:\n        raise ValueError\n    return 1",  # of which nobody would hear
    ],
)
def test_what_cannot_be_compiled_is_refused(package: Path, tmp_path: Path, body: str) -> None:
    source = package / "yksi" / "kernel" / "bits.py"
    source.write_text(f"{source.read_text()}\n\ndef count(mask: int) -> int:\n    {body}\n")
    assert run(_REFUSED, package, NUMBA_CACHE_DIR=str(tmp_path / "kept")) == "cannot"
    assert not list(tmp_path.rglob("*.o"))
