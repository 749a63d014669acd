"""The tables of the documents tell what is so: limits, metrics, rules, actions and sentences."""

from __future__ import annotations

import re
from dataclasses import fields
from enum import Enum

import msgspec
import pytest

from docsite.stage import ROOT
from yksi import actions
from yksi.editions import EDITIONS
from yksi.evening.notation import read_entry, write_entry
from yksi.messages.forms import Labels
from yksi.rules import Rules
from yksi.server import metrics
from yksi.server.guard.limits import Limits
from yksi.table import Table
from yksi.table.notation import parse_command


def _read(name: str) -> str:
    return (ROOT / "docs" / name).read_text("utf-8")


def _table(document: str, head: str) -> list[list[str]]:
    """The cells of the rows of the table that begins with these words."""
    _, found, rest = document.partition(f"\n{head}")
    assert found, head
    rows = rest.partition("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows]


def _quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_limits() -> None:
    told = {
        _quoted(name)[0]: int(usual.replace(" ", ""))
        for name, usual, _ in _table(_read("OPERATING.md"), "| name | usual |")
    }
    assert told == {field.name.replace("_", "-"): field.default for field in fields(Limits)}


def test_metrics() -> None:
    exist = {metric.name for metric in metrics.REGISTRY.collect()}
    told = set(re.findall(r"`((?:yksi|process)_\w+)[`{]", _read("OPERATING.md")))
    told.remove("yksi_reports")  # of the database
    assert {name.removesuffix("_total") for name in told} <= exist


def _strengths(text: str, columns: list[int]) -> dict[tuple[str, str], list[str]]:
    """What one bot wins against another, as a table has it; without those that think."""
    rows = re.findall(r"^\| (\w+ – [^|]+) \| (\d) \| (.*) \|$", text, re.MULTILINE)
    return {
        (pair.replace("RLCard's rule agent", "rlcard"), seats): [
            re.sub(r"(?<=\d)%| %", "", cells.split(" | ")[column]) for column in columns
        ]
        for pair, seats, cells in rows
        if "sharp" not in pair
    }


def test_strengths_are_those_that_were_counted() -> None:
    told = _strengths((ROOT / "README.md").read_text("utf-8"), [0, 1, 2, 3])
    counted = (ROOT / "benchmarks" / "strength.md").read_text("utf-8")
    assert len(told) == 10
    assert told.items() <= _strengths(counted, [0, 2, 3, 4]).items()


def _values(field: str) -> list[str]:
    """What the editions say, in their order; once, where all say the same."""
    found = [getattr(edition.rules, field) for edition in EDITIONS.values()]
    said = [value.name.lower() if isinstance(value, Enum) else str(value) for value in found]
    return said[:1] if len(set(said)) == 1 else said


def test_fields_of_rules() -> None:
    named: list[str] = []
    for cells in _table(_read("RULINGS.md"), "| field | values |"):
        names, said = _quoted(cells[0]), cells[2]
        named += names
        if len(names) == 1 and "–" not in said:
            assert said.split() in (_values(names[0]), _values(names[0]) * len(EDITIONS)), names
    assert named == list(Rules._fields)


def test_actions_of_the_interface() -> None:
    text = _read("API.md").partition("| by | actions |")[2].partition("\n\n")[0]
    told = {
        name: tuple(filter(None, words.split(", ")))
        for name, words in re.findall(r"`(\w+)\(([^)]*)\)`", text)
    }
    kinds = [
        kind
        for kind in vars(actions).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    ]
    assert told == {
        kind.__name__: kind.__struct_fields__ for kind in kinds if kind is not actions.Action
    }


def _sentences() -> list[str]:
    cells = [row[0] for row in _table(_read("RECORDS.md"), "| sentence | |")]
    return [
        said.replace("… ", "A asks that B ", 1).replace("…", "draws 2").replace("VALUE", "40")
        for cell in cells
        for said in _quoted(cell)
    ]


@pytest.mark.parametrize("said", _sentences())
def test_sentences_of_a_table(said: str) -> None:
    assert parse_command(Table().room, Labels(), said)


def _entries() -> list[str]:
    cells = [row[0] for row in _table(_read("RECORDS.md"), "| entry | |")]
    said = [sentence for cell in cells for sentence in _quoted(cell)]
    whole = [sentence.replace("… by", "game stops by") for sentence in said]
    return [re.sub(r"(was:) …", r"\1 A goes out", each).replace("; …", "") for each in whole]


@pytest.mark.parametrize("said", _entries())
def test_entries_of_an_evening(said: str) -> None:
    assert write_entry(read_entry(said)) == said
