"""What is to be compiled is listed whole, in order, and by names that exist."""

from __future__ import annotations

from pathlib import Path

import yksi
from yksi.native.functions import own_functions
from yksi.native.programs import INLINED, MODULES, OUT_OF_LINE, PROGRAMS

# Modules without code to compile.
DATA = {"__init__", "actions", "codes", "levels", "shape", "state", "weights"}
ROOMS = ("kernel", "policies", "batches", "search", "learning")


def test_every_module_of_every_room_is_listed_once() -> None:
    package = Path(yksi.__file__).parent
    found = {f"yksi.{room}.{file.stem}" for room in ROOMS for file in package.glob(f"{room}/*.py")}
    wanted = {name for name in found if name.rsplit(".", 1)[1] not in DATA}
    listed = [module.__name__ for module in MODULES]
    assert sorted(listed) == sorted({*wanted, "yksi.cards"})


def test_callees_stand_before_callers() -> None:
    places = {
        function: place
        for place, module in enumerate(MODULES)
        for function in own_functions(module).values()
    }
    for function, place in places.items():
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        for other in called:
            if other in places:
                assert places[other] <= place, (function, other)


def test_a_name_that_is_listed_is_that_of_a_function() -> None:
    """A function that was renamed would else be inlined, or never be compiled, without a word."""
    names = {name for module in MODULES for name in own_functions(module)}
    entries = {name for program in PROGRAMS.values() for name in program}
    assert names >= entries | OUT_OF_LINE
    assert {module.__name__ for module in MODULES} >= INLINED
