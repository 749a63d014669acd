"""The curves of a training as one picture: what it won over time, and how sure it was."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from yksi.reports.pictures import BLUE, GREEN, GRID, INK, RED, YELLOW, figure_at, write_heading
from yksi.reports.statistics import share
from yksi.texts import Texts

COLORS = (BLUE, RED, GREEN, YELLOW, INK)


def _minutes(line: dict[str, Any]) -> float:
    return float(line["seconds"]) / 60


def _label(text: Texts, won: dict[str, Any]) -> str:
    known = {name: won[name] for name in ("rules", "seats", "bot")}
    if won["companion"]:
        return text("train-against-companion", **known)
    return text("train-against", **known)


def draw_curves(text: Texts, log: Iterable[dict[str, Any]], file: Path) -> None:
    """Draw all that a log holds."""
    lines = list(log)
    judged = [line for line in lines if line.get("won")]
    told = [line for line in lines if "entropy" in line]
    with figure_at(file, 12, 8 if told else 5) as figure:
        rows = 2 if told else 1
        upper, *lower = figure.subplots(rows, 1, squeeze=False, height_ratios=(2, 1)[:rows])[:, 0]
        matches = [_label(text, won) for won in judged[-1]["won"]] if judged else []
        for number, label in enumerate(matches):
            points = [(_minutes(line), line["won"][number]) for line in judged]
            shares = [share(won["won"], max(1, won["games"])) for _, won in points]
            color = COLORS[number % len(COLORS)]
            minutes = [minute for minute, _ in points]
            upper.plot(minutes, [100 * one.value for one in shares], "o-", color=color, label=label)
            upper.fill_between(
                minutes,
                [100 * one.low for one in shares],
                [100 * one.high for one in shares],
                color=color,
                alpha=0.2,
                lw=0,
            )
        upper.set_title(text("train-plot-won"))
        if matches:
            upper.legend(loc="upper left", bbox_to_anchor=(1, 1), frameon=False, fontsize=9)
        for axes in lower:
            minutes, unsure = [_minutes(line) for line in told], [line["entropy"] for line in told]
            axes.plot(minutes, unsure, color=INK)
            axes.set_title(text("train-plot-entropy"))
        for axes in (upper, *lower):
            axes.grid(color=GRID)
            axes.set_xlabel(text("train-plot-minutes"))
        millions = max((float(line["choices"]) for line in lines if "choices" in line), default=0.0)
        write_heading(figure, [text("train-plot-heading", millions=f"{millions / 1e6:.1f}")])
