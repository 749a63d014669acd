"""Draws what the champion's training on a GPU won over time: `python -m benchmarks.champion`.

The log is that of `yksi train --champion --device cuda`, which judged every edition. The picture
shows the five matches that tell most, in as many colours.
"""

from __future__ import annotations

import json
from pathlib import Path

from yksi.texts import Texts
from yksi.training.curves import draw_curves
from yksi.training.evaluation import Match

LOG = Path(__file__).with_name("champion-h200.jsonl")
PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "champion.png"
SHOWN = (
    Match("classic", 2, "random"),
    Match("classic", 2, "careful"),
    Match("classic", 2, "careful", companion=True),
    Match("classic + voluntary=never", 2, "careful"),
    Match("classic", 4, "careful"),
)


def main() -> None:
    lines = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        won = {Match(*(one[name] for name in Match._fields)): one for one in line.get("won", [])}
        if won:
            line["won"] = [won[match] for match in SHOWN]
    draw_curves(Texts("en"), lines, PICTURE)


if __name__ == "__main__":
    main()
