"""The pages fold evenings by themselves, without a line: no number of theirs differs from ours."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.evening.random_evenings import Case, random_cases
from tests.node import WEB, need_node
from yksi.evening import EveningCode

EVENINGS = 2_000


def test_thousands_of_random_evenings() -> None:
    cases = list(random_cases(EVENINGS, seed=1))
    assert _refusals(cases) == set(EveningCode)
    _need_everything(cases)
    found = _compared(cases)
    assert found.returncode == 0, found.stderr
    assert found.stdout.startswith(f"{EVENINGS} evenings, ")


def test_a_wrong_number_is_noticed() -> None:
    """The comparison itself can fail."""
    case = next(case for case in random_cases(99, seed=1) if _rounds(case))
    winner, points, totals = _rounds(case)[-1]
    _rounds(case)[-1] = [winner, points, [total + 1 for total in totals]]
    found = _compared([case])
    assert found.returncode == 1
    assert "count otherwise" in found.stderr


def _compared(cases: list[Case]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [need_node(), "scripts/evenings.mjs", str(len(cases))],
        cwd=WEB,
        input="".join(json.dumps(case) + "\n" for case in cases),
        capture_output=True,
        text=True,
        check=False,
    )


def _refusals(cases: list[Case]) -> set[str]:
    tried = [tried for case in cases for tried in case["tries"]]
    return {found["refused"] for found in (*cases, *tried) if "refused" in found}


def _rounds(case: Case) -> list[Any]:
    """The rounds of a case at its end, if its last entry was written."""
    last = case["tries"][-1] if case["tries"] else {}
    found: list[Any] = last.get("paper", {}).get("rounds", [])
    return found


def _need_everything(cases: list[Case]) -> None:
    """What has to happen somewhere, so that nothing is proven of evenings that are never held."""
    papers = [tried["paper"] for case in cases for tried in case["tries"] if "paper" in tried]
    games = [game for paper in papers for game in paper.get("games", ())]
    standings = [paper.get("standings", ()) for paper in papers]
    places = [[row[1] for row in rows if row[1]] for rows in standings]
    assert any(len(paper.get("winners", ())) > 1 for paper in papers)  # the fewest points, shared
    assert any(paper.get("matches") for paper in papers)
    assert any(len(set(row)) < len(row) for row in places)  # equal averages
    assert any(early and len(outs) for _, _, outs, _, _, _, early in games)
    assert any(len(gave_up) > 1 for _, _, _, gave_up, _, _, _ in games)
    assert any(removed for _, _, _, _, removed, _, _ in games)
    assert any(len(paper["names"]) > 10 for paper in papers)
