"""`yksi serve` that waits however slow the machine is: for the parts of a deal, for objections.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from yksi.cli import main
from yksi.table.lobby import deal
from yksi.table.match import play

LONG = 600_000  # milliseconds

if __name__ == "__main__":
    vars(deal)["PATIENCE"] = LONG
    vars(play)["DOUBTFUL"] = LONG
    main()
