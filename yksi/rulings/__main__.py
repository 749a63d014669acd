"""`python -m yksi.rulings FOLDER`: write the examples of every edition there, for the pages."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from yksi.editions import EDITIONS
from yksi.rulings.casebook import examples_of

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for edition in EDITIONS:
        (folder / f"{edition}.json").write_bytes(msgspec.json.encode(examples_of(edition)))
