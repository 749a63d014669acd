"""What a link carries: the rules of a table and what else it has agreed on, as one text."""

from __future__ import annotations

import pytest

from yksi.messages.agreement import LINKED, read_agreement
from yksi.messages.refusal import RefusedByTable, TableCode
from yksi.messages.settings import Settings, written
from yksi.rules import RulesError


@pytest.mark.parametrize(
    ("text", "rules", "others"),
    [
        ("classic", "classic", {}),
        (" classic +stacking = same", "classic + stacking=same", {}),
        ("classic + stacking=no", "classic", {}),
        ("kpgut + limit=90", "kpgut", {"limit": "90"}),
        (
            "kpgut + series=yes + hand_size=8 + limit=30 + turn=60",
            "kpgut + hand_size=8",
            {"series": "yes", "limit": "30", "turn": "60"},
        ),
        ("classic + rounds=3 + open_hands=yes", "classic", {"rounds": "3", "open_hands": "yes"}),
    ],
)
def test_rules_and_settings_are_told_apart(text: str, rules: str, others: dict[str, str]) -> None:
    assert read_agreement(text) == (rules, others)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "there is no edition called ''"),
        ("poker", "there is no edition called 'poker'"),
        ("classic + stacking", "a changed rule is written field=value, not 'stacking'"),
        ("classic + public=yes", "there is no rule called 'public'"),
        ("classic + scoring=places", "scoring=places needs play_on=yes"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(text: str, reason: str) -> None:
    with pytest.raises(RulesError, match=f"^{reason}"):
        read_agreement(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("classic + limit=90", TableCode.NEEDS_PLACES),
        ("kpgut + series=yes + limit=90", TableCode.SERIES_LIMIT),
        ("kpgut + rounds=3", TableCode.NEEDS_POINTS),
        ("kpgut + limit=601", TableCode.SETTING_VALUE),
        ("kpgut + limit", TableCode.SETTING_VALUE),
        ("kpgut + series=perhaps", TableCode.SETTING_VALUE),
    ],
)
def test_settings_that_cannot_be_are_refused(text: str, code: TableCode) -> None:
    with pytest.raises(RefusedByTable) as caught:
        read_agreement(text)
    assert caught.value.refusal.code is code


@pytest.mark.parametrize("field", LINKED)
def test_what_is_not_set_need_not_be_carried(field: str) -> None:
    assert written(Settings(), field) in ("0", "no")
