"""`python -m tests.compiled`: what the tests run as compiled code, before they begin.

Otherwise some of them would wait for others that compile, and servers under test would compile the
same a second time while somebody waits for an answer. It is the library that a wheel carries; where
no linker can make one, what it would hold is compiled for this machine.
"""

from __future__ import annotations

from yksi.native import native
from yksi.native.build import CannotLink, build
from yksi.native.library import contents


def main() -> None:
    try:
        build()
    except CannotLink:
        for tables in contents():
            for program in tables.programs:
                native(tables.layout).prepare(program)


if __name__ == "__main__":
    main()
