"""`python -m tests.compiled`: everything that the tests run as compiled code, before they begin.

Otherwise some of them would wait for others that compile, and servers under test would compile the
same a second time while somebody waits for an answer.
"""

from __future__ import annotations

from collections.abc import Iterable

from yksi.kernel.state import Layout
from yksi.native import layout_for_size, native
from yksi.native.programs import PROGRAMS

SMALL, LARGE = (4, 108), (15, 324)
WORK: list[tuple[Layout, Iterable[str]]] = [
    (layout_for_size(*SMALL), PROGRAMS),
    (layout_for_size(*SMALL, told=True), ["game"]),
    (layout_for_size(*LARGE, told=True), ["game"]),
]


def main() -> None:
    """One after another: Numba's index of what it keeps does not bear two writers."""
    for layout, programs in WORK:
        for program in programs:
            getattr(native(layout), PROGRAMS[program][0])


if __name__ == "__main__":
    main()
