"""`python -m tests.compiled`: everything that the tests run as compiled code, before they begin.

Otherwise some of them would wait for others that compile, and servers under test would compile the
same a second time while somebody waits for an answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor

from yksi.kernel.state import Layout
from yksi.native import layout_for_size, native
from yksi.native.programs import PROGRAMS

SMALL, LARGE = (4, 108), (15, 324)
# Programs of one layout share what they call, so one process compiles them all.
WORK: list[tuple[Layout, Iterable[str]]] = [
    (layout_for_size(*SMALL), PROGRAMS),
    (layout_for_size(*SMALL, told=True), ["game"]),
    (layout_for_size(*LARGE, told=True), ["game"]),
]


def compile_all(layout: Layout, programs: Iterable[str]) -> None:
    for program in programs:
        getattr(native(layout), PROGRAMS[program][0])


def main() -> None:
    with ProcessPoolExecutor(2) as pool:
        for done in [pool.submit(compile_all, layout, list(names)) for layout, names in WORK]:
            done.result()


if __name__ == "__main__":
    main()
