"""From samples to medians, ratios and the table that people read. Measures nothing."""

from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.plan import Measure, Subject

QUIET_CORE = 0.95  # below this share of the processor a sample was disturbed


def summarise(samples: list[dict[str, Any]], counts: str) -> dict[str, Any]:
    """The median of one subject, its spread, and what else is worth knowing."""
    if not samples:
        return {"error": "not measured"}
    if "error" in samples[-1]:
        return {"error": samples[-1]["error"]}
    values = [s[counts] / s["seconds"] if counts else s["seconds"] for s in samples]
    middle = median(values)
    low, _, high = quantiles(values, n=4) if len(values) > 1 else (middle, middle, middle)
    summary = {
        "median": middle,
        "spread": (high - low) / middle,
        "values": values,
        "busy": median(s["busy"] for s in samples),
    }
    if "games" in samples[0]:
        summary["games_per_second"] = median(s["games"] / s["seconds"] for s in samples)
    if "chance" in samples[0]:
        summary["with_chance"] = median(
            (s["actions"] + s["chance"]) / s["seconds"] for s in samples
        )
    return summary


def report(
    plan: list[Measure], samples: dict[Subject, list[dict[str, Any]]]
) -> list[dict[str, Any]]:
    return [
        {
            "measure": entry.title,
            "unit": f"{entry.counts}/s" if entry.counts else "s",
            "subjects": [
                {"label": subject.label, **summarise(samples.get(subject, []), entry.counts)}
                for subject in (entry.ours, *entry.peers)
            ],
        }
        for entry in plan
    ]


def show(console: Console, results: list[dict[str, Any]], title: str) -> None:
    table = Table(
        title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2, 0, 0)
    )
    table.add_column("")
    for heading in ("median", "spread", "games/s", "Yksi is"):
        table.add_column(heading, justify="right")
    for result in results:
        unit = result["unit"]
        table.add_row(f"[bold]{result['measure']}[/bold], {unit}")
        ours, *peers = result["subjects"]
        table.add_row(*_cells(ours, unit))
        for peer in peers:
            known = "median" in ours and "median" in peer
            ratio = _ratio(ours["median"], peer["median"], unit) if known else ""
            table.add_row(*_cells(peer, unit), ratio)
        table.add_row()
    console.print(table)
    _remarks(console, results)


def _cells(subject: dict[str, Any], unit: str) -> tuple[str, ...]:
    if "error" in subject:
        return f"  {subject['label']}", "not available", "", ""
    games = subject.get("games_per_second")
    return (
        f"  {subject['label']}",
        _figure(subject["median"], unit),
        f"{subject['spread']:.0%}",
        _figure(games, "/s") if games else "",
    )


def _remarks(console: Console, results: list[dict[str, Any]]) -> None:
    remarks: dict[str, str] = {}  # and the first measure it belongs to
    disturbed: dict[str, None] = {}
    for result in results:
        for subject in result["subjects"]:
            label = subject["label"]
            if "error" in subject:
                remarks.setdefault(f"{label}: {subject['error']}", result["measure"])
            elif "with_chance" in subject:
                steps = _figure(subject["with_chance"], "/s")
                remark = f"{label}: {steps} steps/s when dealt and drawn cards count too"
                remarks.setdefault(remark, result["measure"])
            if subject.get("busy", 1.0) < QUIET_CORE:
                disturbed[label] = None
    for remark, measure_title in remarks.items():
        console.print(f"[dim]{measure_title} · {remark}[/dim]", highlight=False, soft_wrap=True)
    if disturbed:
        console.print(
            "[yellow]Something else used the core while these ran; measure again:[/yellow] "
            + "; ".join(disturbed),
            soft_wrap=True,
        )


def _figure(value: float, unit: str) -> str:
    if unit == "s":
        return f"{value * 1000:,.0f} ms" if value < 1 else f"{value:,.1f} s"
    for limit, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= limit:
            return f"{value / limit:.3g}{letter}"
    return f"{value:.3g}"


def _ratio(ours: float, peer: float, unit: str) -> str:
    times = peer / ours if unit == "s" else ours / peer
    return f"{times:,.1f}×" if times < 100 else f"{times:,.0f}×"
