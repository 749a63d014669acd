"""Every ruling holds, and every clause of the catalogue has one or says why it has none."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.rulings.listed import CATALOGUE, CLAUSES, ROOT
from yksi.editions import EDITIONS
from yksi.rulings import Ruling, judge, parse_rulings

FILES = sorted((ROOT / "rulings").glob("*.txt"))
REASONS = ("physical", "automatic", "wording")


def read(path: Path) -> list[Ruling]:
    return parse_rulings(path.read_text(encoding="utf-8"))


RULINGS = [ruling for path in FILES for ruling in read(path)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_ruling_holds(path: Path) -> None:
    broken = [
        f"{path.name}:{verdict.line}: {verdict.ruling.name}: {verdict.reason}"
        for verdict in map(judge, read(path))
        if not verdict.held
    ]
    assert not broken, "\n".join(["", *broken])


def test_every_ruling_claims_something() -> None:
    idle = [
        ruling.name
        for ruling in RULINGS
        if not any(ruling.sections[1::2])
        and not any(line.startswith("!") for moves in ruling.sections[::2] for _, line in moves)
    ]
    assert not idle


def test_names_are_unique() -> None:
    counted = Counter(ruling.name for ruling in RULINGS)
    assert not [name for name, times in counted.items() if times > 1]


# --- the catalogue


def test_every_edition_has_its_rulings_and_its_clauses() -> None:
    names = {"common", *EDITIONS}
    assert {path.stem for path in CATALOGUE} == names
    further = {"house", "procedures", "series"}  # options; people and evenings of kpgut
    assert {path.stem for path in FILES} == names | further


def test_a_clause_without_a_ruling_says_why() -> None:
    odd = {
        name: how
        for name, how in CLAUSES.items()
        if how != "ruling" and not re.fullmatch(rf"({'|'.join(REASONS)}): \S.*", how)
    }
    assert not odd


def test_every_clause_has_a_ruling() -> None:
    ruled = {ruling.clause for ruling in RULINGS}
    assert not [name for name, how in CLAUSES.items() if how == "ruling" and name not in ruled]


def test_every_ruling_rests_on_a_known_clause() -> None:
    assert not [ruling.name for ruling in RULINGS if ruling.clause not in CLAUSES]
