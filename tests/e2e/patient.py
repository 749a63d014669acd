"""`yksi serve` that waits for the parts of a deal however slow the machine is.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

from yksi.cli import main
from yksi.table import dealing

if __name__ == "__main__":
    vars(dealing)["PATIENCE"] = 600_000
    main()
