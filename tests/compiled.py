"""`python -m tests.compiled plain told`: what the tests run as compiled code, before they begin.

Otherwise some of them would wait for others that compile, and servers under test would compile the
same a second time while somebody waits for an answer.
"""

from __future__ import annotations

import sys

from yksi.native import layout_for_size, native
from yksi.native.programs import PROGRAMS

SMALL, LARGE = (4, 108), (15, 324)
WORK = {
    "plain": [(layout_for_size(*SMALL), list(PROGRAMS))],
    "told": [
        (layout_for_size(*SMALL, told=True), ["game"]),
        (layout_for_size(*LARGE, told=True), ["game"]),
    ],
}


def main(parts: list[str]) -> None:
    """Layouts may be compiled side by side: Numba's index of what it keeps is one for each.

    It does not bear two writers, so the programs of one layout are compiled one after another.
    """
    for part in parts:
        for layout, programs in WORK[part]:
            for program in programs:
                native(layout).prepare(program)


if __name__ == "__main__":
    main(sys.argv[1:] or list(WORK))
