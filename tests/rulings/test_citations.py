"""Only known clauses are cited: by the code, by editions and by their refusals."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rulings.listed import CLAUSES, ROOT
from yksi.editions import EDITIONS
from yksi.game.refusal import RefusalCode

SOURCES = sorted((ROOT / "yksi").rglob("*.py"))
CITED = re.compile(r"\b(?:GEN|CLS|CUS|MOO|KPG)-[A-Z0-9§](?:[A-Z0-9§.-]*[A-Z0-9])?")
# `CLS-46 to 48`, `KPG-§9.3, §9.4`, `KPG-§6, §9, END`: further ones of the same kind.
FURTHER = re.compile(r"(?: to |, )(§[\d.]*\d|R?\d+|[A-Z]{3})\b(?!-)")


def cited(text: str) -> set[str]:
    """Every clause that a text names, the ends of ranges included."""
    found = set()
    for match in CITED.finditer(text):
        found.add(match[0])
        stem = match[0].rpartition("-")[0]
        further = FURTHER.match(text, match.end())
        while further:
            found.add(f"{stem}-{further[1]}")
            further = FURTHER.match(text, further.end())
    return found


def is_known(clause: str) -> bool:
    """A clause, a family of clauses (`KPG-§6`), or a ruling of one (`CLS-11.T1`)."""
    if clause in CLAUSES or clause.rpartition(".T")[0] in CLAUSES:
        return True
    return any(name.startswith((f"{clause}.", f"{clause}-")) for name in CLAUSES)


def test_citations_are_read_whole() -> None:
    assert cited("as in CLS-R01, CUS-01 to 03, MOO-R01") == {
        "CLS-R01",
        "CUS-01",
        "CUS-03",
        "MOO-R01",
    }
    assert cited("(KPG-§6, §9, END)") == {"KPG-§6", "KPG-§9", "KPG-END"}
    assert cited("KPG-§9.3, §9.4: CUS-IDEA-1 to 10.") == {
        "KPG-§9.3",
        "KPG-§9.4",
        "CUS-IDEA-1",
        "CUS-IDEA-10",
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_sources_cite_known_clauses(path: Path) -> None:
    unknown = {
        f"{path.name}:{number}: {clause}"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for clause in cited(line)
        if not is_known(clause)
    }
    assert not unknown


def test_the_kernel_cites_clauses_at_all() -> None:
    kernel = [path.read_text(encoding="utf-8") for path in SOURCES if path.parent.name == "kernel"]
    assert len(set().union(*map(cited, kernel))) > 100


@pytest.mark.parametrize("name", EDITIONS)
def test_editions_rest_on_known_clauses(name: str) -> None:
    edition = EDITIONS[name]
    assert edition.clauses.keys() == set(edition.rules._fields)
    unknown = {
        field: clause
        for field, clause in edition.clauses.items()
        if clause != "house" and clause not in CLAUSES
    }
    assert not unknown


@pytest.mark.parametrize("name", EDITIONS)
def test_refusals_rest_on_known_clauses(name: str) -> None:
    refusals = EDITIONS[name].refusals
    assert refusals.keys() == EDITIONS["classic"].refusals.keys()
    assert not refusals.keys() - set(RefusalCode)
    assert not [clause for clause in refusals.values() if clause not in CLAUSES]
