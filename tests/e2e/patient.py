"""`yksi serve` that waits however slow the machine is: for the parts of a deal, for objections.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from yksi.cli import main
from yksi.table import cards, dealing

LONG = 600_000  # milliseconds

if __name__ == "__main__":
    vars(dealing)["PATIENCE"] = LONG
    vars(cards)["DOUBTFUL"] = LONG
    main()
