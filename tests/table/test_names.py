"""Names at a table: readable, and never to be taken for one another."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.messages import commands as say
from yksi.table import TableCode


@pytest.mark.parametrize(
    "name",
    [
        "ANNA",
        " anna ",
        "Аnna",  # Cyrillic
        "Αnna",  # Greek
        "Ａｎｎａ",  # full width
        "An-na",
        "B3r1t".replace("3", "e"),  # one for i
        "Beriｔ",
    ],
)
def test_a_name_like_another_one_is_taken(name: str) -> None:
    party = Party.lobby("classic", people=2)
    assert party.refuse(None, say.Enter(name, "key")) == TableCode.NAME_TAKEN
    assert party.refuse(0, say.SeatBot(name, "casual")) == TableCode.NAME_TAKEN


@pytest.mark.parametrize("name", ["Änna", "Hanna", "Anni", "Анна", "Άννα", "안나", "अन्ना", "❤️"])
def test_other_names_are_welcome(name: str) -> None:
    party = Party.lobby("classic", people=2)
    party.do(None, say.Enter(name, "key"))


@pytest.mark.parametrize(
    "name",
    ["\u3164", "a\u200bb", "a\u202eb", "\u0301", "Z" + "\u0324\u0300" * 2, "\u2800", "\u115f"],
)
def test_what_nobody_can_read_is_no_name(name: str) -> None:
    party = Party.lobby("classic", people=2)
    assert party.refuse(None, say.Enter(name, "key")) == TableCode.NAME
    assert party.refuse(1, say.Rename(name)) == TableCode.NAME


@pytest.mark.parametrize(
    "name", ["👩\u200d👧", "Anna 🏳️\u200d🌈", "🏴\U000e0067\U000e0062\U000e007f"], ids=ascii
)
def test_joined_pictures_are_refused_by_their_own_name(name: str) -> None:
    """Whoever reads why can take single ones."""
    party = Party.lobby("classic", people=2)
    assert party.refuse(None, say.Enter(name, "key")) == TableCode.NAME_JOINED
    assert party.refuse(1, say.Rename(name)) == TableCode.NAME_JOINED
    party.do(None, say.Enter("👩🏽 🇫🇮", "key"))


def test_names_are_kept_in_one_form() -> None:
    party = Party.lobby("classic", people=1)
    party.do(None, say.Enter("Bjo\u0308rn", "key"))
    assert party.room.people[1].name == "Björn"
