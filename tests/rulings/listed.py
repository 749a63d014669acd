"""The clauses of the catalogue as its files list them."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
CATALOGUE = sorted((ROOT / "rulings" / "clauses").glob("*.txt"))


def clauses() -> dict[str, str]:
    """Each clause with `ruling`, or the reason why it has none."""
    found: dict[str, str] = {}
    for path in CATALOGUE:
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line or line.startswith("#"):
                continue
            name, title, how = (part.strip() for part in line.split("|"))
            assert name not in found, f"{name} is listed twice"
            assert title, f"{name} has no title"
            found[name] = how
    return found


CLAUSES = clauses()
