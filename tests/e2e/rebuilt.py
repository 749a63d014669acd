"""`yksi serve` with pages from a folder that a test may change, as an update of Yksi does.

Run as a module in place of `yksi`, by the tests only.
"""

from __future__ import annotations

import os
from pathlib import Path

from yksi.cli import main
from yksi.server.http import pages, shell

FOLDER = "YKSI_TEST_PAGES"  # in the environment

if __name__ == "__main__":
    folder = Path(os.environ[FOLDER])
    vars(shell)["STATIC"] = folder
    vars(pages)["INDEX"] = vars(shell)["INDEX"] = folder / "index.html"
    vars(pages)["WORKER"] = folder / "worker.js"
    main()
