"""What browsers and link previews are told of editions, and of rules that came by a link."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from yksi.editions import EDITIONS
from yksi.editions.file import read_edition
from yksi.server.editions import editions_told, link_told, name_of
from yksi.texts import Texts

EXAMPLE = Path(__file__).parents[2] / "examples" / "mokki.toml"
COTTAGE = read_edition(EXAMPLE.read_bytes())


def test_own_editions_come_after_the_known_ones_with_their_words() -> None:
    told = json.loads(json.dumps(editions_told([COTTAGE])))
    assert list(told) == [*EDITIONS, "Mökki"]
    assert [edition["words"] for edition in told.values()] == [*EDITIONS, "classic"]
    assert "own" not in told["classic"]
    found = told["Mökki"]
    assert found["own"]["language"] == "fi"
    assert found["own"]["names"]["sv"] == "Stugan"
    assert found["own"]["abouts"]["en"].startswith("Rules for a rainy day")
    assert found["own"]["clauses"]["seven_swap"]["fi"].endswith("myös mummon.")
    assert (found["rules"]["target"], found["clauses"]["target"]) == (200, "house")
    assert found["clauses"]["hand_size"] == told["classic"]["clauses"]["hand_size"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("kpgut + limit=90", {"rules": "kpgut", "settings": {"limit": "90"}}),
        ("kpgut + rounds=2", {"code": "needs-points", "reason": ""}),
        (
            "classic + scoring=places",
            {"code": "rules-wrong", "reason": "scoring=places needs play_on=yes"},
        ),
    ],
)
def test_a_link_is_told_or_why_not(text: str, told: dict[str, object]) -> None:
    assert json.loads(json.dumps(link_told(text))) == told


@pytest.mark.parametrize(
    ("language", "agreement", "name"),
    [
        ("sv", COTTAGE.rules_text, "Stugan"),
        ("sv", f"{COTTAGE.rules_text} + turn=30", "Stugan"),
        ("sv", "kpgut + limit=90", "KPGUT"),
        ("fi", "classic + stacking=same", "Klassinen"),
        ("fi", "poker", None),
        ("fi", "kpgut + rounds=2", None),
    ],
)
def test_the_rules_of_a_link_have_a_name(language: str, agreement: str, name: str | None) -> None:
    assert name_of(Texts(language), agreement, [COTTAGE]) == name
