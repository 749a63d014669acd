"""The curves of a training as one picture: what it won over time, and how sure it was."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from yksi.reports.pictures import BLUE, GREEN, GRID, INK, RED, YELLOW, figure_at, write_heading
from yksi.reports.statistics import Estimate, share
from yksi.texts import Texts

Match = tuple[str, int, str, bool]  # rules, seats, bot, and whether it plays as a companion
COLORS = (BLUE, RED, GREEN, YELLOW, INK)


def _minutes(line: dict[str, Any]) -> float:
    return float(line["seconds"]) / 60


def _match(won: dict[str, Any]) -> Match:
    return won["rules"], won["seats"], won["bot"], won["companion"]


def _label(text: Texts, match: Match) -> str:
    rules, seats, bot, companion = match
    key = "train-against-companion" if companion else "train-against"
    return text(key, rules=rules, seats=seats, bot=bot)


def lines_of_the_last(log: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines of the last training: one that began anew in the same folder counts from 0."""
    lines: list[dict[str, Any]] = []
    spent = 0.0
    for line in log:
        if line.get("seconds", spent) < spent:
            lines.clear()
        spent = line.get("seconds", spent)
        lines.append(line)
    return lines


def matches_of(judged: Sequence[dict[str, Any]]) -> dict[Match, list[tuple[float, Estimate]]]:
    """What was won after how many minutes, of every match of the last judgement.

    A training may have gone on with other rules, or against others.
    """
    found: dict[Match, list[tuple[float, Estimate]]] = {}
    for won in judged[-1]["won"] if judged else ():
        found[_match(won)] = []
    for line in judged:
        for won in line["won"]:
            if _match(won) in found:
                won_of = share(won["won"], max(1, won["games"]))
                found[_match(won)].append((_minutes(line), won_of))
    return found


def draw_curves(text: Texts, log: Iterable[dict[str, Any]], file: Path) -> None:
    """Draw all that a log holds of its last training."""
    lines = lines_of_the_last(log)
    judged = [line for line in lines if line.get("won")]
    told = [line for line in lines if "entropy" in line]
    with figure_at(file, 12, 8 if told else 5) as figure:
        rows = 2 if told else 1
        upper, *lower = figure.subplots(rows, 1, squeeze=False, height_ratios=(2, 1)[:rows])[:, 0]
        matches = matches_of(judged)
        for number, (match, points) in enumerate(matches.items()):
            color, label = COLORS[number % len(COLORS)], _label(text, match)
            minutes, shares = zip(*points, strict=True)
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
            unsure = [(_minutes(line), line["entropy"]) for line in told]
            axes.plot(*zip(*unsure, strict=True), color=INK)
            axes.set_title(text("train-plot-entropy"))
        for axes in (upper, *lower):
            axes.grid(color=GRID)
            axes.set_xlabel(text("train-plot-minutes"))
        millions = max((float(line["choices"]) for line in lines if "choices" in line), default=0.0)
        write_heading(figure, [text("train-plot-heading", millions=f"{millions / 1e6:.1f}")])
