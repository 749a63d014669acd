"""Mutants of the kernel: a pytest plugin that makes them quick, and a report of what came of them.

mutmut leads every call through a trampoline that looks up which mutant is on trial. The kernel is
many small calls, so that takes ten times as long as the work itself. By the time that tests run,
the mutant is known: the plugin puts the functions in the place of their trampolines, and gives up
a test that takes much longer than it should. `python -m tests.mutants` reports, file by file, and
names the survivors.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Generator
from functools import wraps
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from mutmut.mutation.trampoline import get_mutant_under_test
from mutmut.state import state
from mutmut.stats import record_trampoline_hit, status_by_exit_code
from rich.console import Console
from rich.table import Table

KERNEL = "yksi.kernel."
RESULTS = Path("mutants/yksi/kernel")
BY_TYPES, BY_TESTS, BY_TIME = "caught by type check", "killed", "timeout"
TIMED_OUT = 36  # mutmut's exit code for it

Function = Callable[..., Any]
_replaced: list[tuple[ModuleType, str, Function]] = []
_reached: set[str] = set()  # functions, by the test that runs


# --- the plugin


def _is_trampoline(value: object) -> bool:
    """Whether it leads to mutants; a function that remembers its answers is wrapped as well."""
    home = getattr(value, "__module__", None) or ""
    return home.startswith(KERNEL) and _forms(home, getattr(value, "__name__", "")) is not None


def _forms(home: str, name: str) -> dict[str, Function] | None:
    """A function and its mutants, by their names."""
    return vars(sys.modules[home]).get(f"mutants_x_{name}__mutmut")


def _listening(original: Function, name: str) -> Function:
    """Only notes that the function was reached by a test."""

    @wraps(original)
    def heard(*args: Any, **named: Any) -> Any:
        if name not in _reached:
            _reached.add(name)
            record_trampoline_hit(name)
        return original(*args, **named)

    return heard


def _straight(trampoline: Function, trial: str) -> Function:
    """What a trampoline would call."""
    home, name = trampoline.__module__, trampoline.__name__
    forms = _forms(home, name)
    assert forms is not None
    original: Function = forms["_mutmut_orig"]
    if trial == "stats":
        return _listening(original, f"{home}.x_{name}")
    module, _, mutant = trial.rpartition(".")
    return forms.get(mutant, original) if module == home else original


def pytest_collection_finish() -> None:
    trial = get_mutant_under_test()
    if trial == "fail":
        return
    for name, holder in list(sys.modules.items()):
        if name.startswith(("yksi.", "tests.")):
            for key, value in list(vars(holder).items()):
                if _is_trampoline(value):
                    _replaced.append((holder, key, value))
                    setattr(holder, key, _straight(value, trial))


def pytest_sessionfinish() -> None:
    while _replaced:
        setattr(*_replaced.pop())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """mutmut limits the time of all tests together; a mutant that hangs does so in the first."""
    _reached.clear()
    usual = state().duration_by_test.get(item.nodeid, 0)
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
    signal.setitimer(signal.ITIMER_PROF, 2 + 4 * usual if usual else 0)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


# --- the report


def main() -> int:
    table = Table("file", "mutants", "types", "tests", "time", "survived", "noticed")
    total: Counter[str] = Counter()
    survivors: list[str] = []
    for path in sorted(RESULTS.glob("*.meta")):
        found = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
        tried = {name: code for name, code in found.items() if code is not None}
        statuses = {name: status_by_exit_code[code] for name, code in tried.items()}
        if statuses:
            table.add_row(path.name.removesuffix(".py.meta"), *_cells(Counter(statuses.values())))
        total.update(statuses.values())
        survivors += [
            f"{name}: {status}"
            for name, status in statuses.items()
            if status not in (BY_TYPES, BY_TESTS, BY_TIME)
        ]
    table.add_section()
    table.add_row("all", *_cells(total))
    console = Console()
    console.print(*survivors, sep="\n")
    console.print(table)
    return 0


def _cells(statuses: Counter[str]) -> list[str]:
    mutants = statuses.total()
    noticed = [statuses[BY_TYPES], statuses[BY_TESTS], statuses[BY_TIME]]
    rest = mutants - sum(noticed)
    return [*map(str, (mutants, *noticed, rest)), f"{sum(noticed) / mutants:.1%}"]


if __name__ == "__main__":
    sys.exit(main())
