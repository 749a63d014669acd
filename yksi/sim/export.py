"""Results for other programs: JSON and CSV, with the same names in every language."""

from __future__ import annotations

import csv
import io
import json
import math
from collections.abc import Mapping, Sequence
from typing import Any

from yksi.batches.games import Column
from yksi.policies.levels import THINKERS
from yksi.policies.players import ALWAYS
from yksi.reports.statistics import Estimate
from yksi.sim.agents.faults import Fault
from yksi.sim.differences import Difference
from yksi.sim.plan import Plan
from yksi.sim.ratings import Ranks, Standing, Tournament
from yksi.sim.results import Results


def _number(value: float) -> float | None:
    return value if math.isfinite(value) else None


def _estimate(estimate: Estimate) -> dict[str, float | None]:
    return {name: _number(value) for name, value in estimate._asdict().items()}


def _plan(plan: Plan, bots: Sequence[str]) -> dict[str, Any]:
    return {
        "rules": plan.rules,
        "seats": plan.seats,
        "bots": list(bots),
        "games": plan.games,
        "seed": plan.seed,
        "forget": plan.forgets / ALWAYS,
        "miss": plan.misses / ALWAYS,
        "rotate": plan.rotate,
        **({"trials": plan.trials} if not set(THINKERS).isdisjoint(bots) else {}),
    }


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False, allow_nan=False) + "\n"


def _table(columns: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return out.getvalue()


# --- simulations


def sim_json(results: Results) -> str:
    sections: dict[str, dict[str, Any]] = {}
    for result in results.found:
        found = {"unit": result.unit, "of": result.of, **_estimate(result.estimate)}
        sections.setdefault(result.section, {})[result.name] = found
    actions = results.tally.sum_of(Column.ACTIONS)
    return _written(
        {
            "plan": _plan(results.plan, results.plan.bots),
            "seconds": results.seconds,
            "games": results.tally.games,
            "actions": actions,
            "results": sections,
            "turns": results.tally.turns.tolist(),
            "points": results.tally.points.tolist(),
        }
    )


def sim_csv(results: Results) -> str:
    columns = ("section", "name", "unit", "of", "value", "low", "high")
    rows = [
        (result.section, result.name, result.unit, result.of, *result.estimate)
        for result in results.found
    ]
    return _table(columns, rows)


# --- comparisons

Compared = Mapping[str, Sequence[Difference]]  # by what was compared


def compare_json(one: Plan, other: Plan, games: Mapping[str, int], compared: Compared) -> str:
    return _written(
        {
            "one": _plan(one, one.bots),
            "other": _plan(other, other.bots),
            "games": dict(games),
            "differences": {
                part: {
                    found.name: {
                        "unit": found.unit,
                        "one": _estimate(found.one),
                        "other": _estimate(found.other),
                        "difference": _estimate(found.more),
                        "p": found.p,
                        "significant": found.significant,
                    }
                    for found in differences
                }
                for part, differences in compared.items()
            },
        }
    )


def compare_csv(compared: Compared) -> str:
    columns = (
        *("part", "name", "unit", "one", "other", "difference", "low", "high", "p"),
        "significant",
    )
    rows = [
        (part, d.name, d.unit, d.one.value, d.other.value, *d.more, d.p, int(d.significant))
        for part, differences in compared.items()
        for d in differences
    ]
    return _table(columns, rows)


# --- tournaments


def tournament_json(tournament: Tournament, ranks: Ranks, standings: Sequence[Standing]) -> str:
    table = [
        {
            **standing._asdict(),
            "rating": _estimate(standing.rating),
            "rate": _estimate(standing.rate),
            "faults": {
                fault.name.lower(): count
                for fault, count in zip(Fault, standing.faults, strict=True)
            },
        }
        for standing in standings
    ]
    plan = _plan(tournament.plan, tournament.bots)
    counts = {"games": ranks.games, "unfinished": ranks.unfinished}
    return _written({"plan": plan, **counts, "standings": table})


def tournament_csv(standings: Sequence[Standing]) -> str:
    estimates = [f"{name}{end}" for name in ("rating", "win_rate") for end in ("", "_low", "_high")]
    faults = [fault.name.lower() for fault in Fault]
    rows = [(s.bot, s.games, s.wins, s.p, *s.rating, *s.rate, *s.faults) for s in standings]
    return _table(("bot", "games", "wins", "p", *estimates, *faults), rows)
