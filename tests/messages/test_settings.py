"""Settings of a table: what is refused, what is written, and when they are fixed."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.messages import commands as say
from yksi.messages.refusal import RefusedByTable
from yksi.messages.settings import FIELDS, changed, written
from yksi.table import Settings, TableCode


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("nothing", "1", TableCode.SETTING_UNKNOWN),
        ("turn", "-1", TableCode.SETTING_VALUE),
        ("turn", "601", TableCode.SETTING_VALUE),
        ("turn", "5.5", TableCode.SETTING_VALUE),
        ("turn", "²", TableCode.SETTING_VALUE),
        ("absent", "4", TableCode.SETTING_VALUE),
        ("chat", "perhaps", TableCode.SETTING_VALUE),
        ("rules", "chess", TableCode.RULES_WRONG),
        ("rules", "classic + draw=never", TableCode.RULES_WRONG),
        ("rules", "classic\n", TableCode.SETTING_VALUE),
        ("rules", "classic  + draw=until", TableCode.SETTING_VALUE),
        ("series", "yes", TableCode.NEEDS_PLACES),
        ("limit", "30", TableCode.NEEDS_PLACES),
    ],
)
def test_settings_are_refused_with_a_reason(field: str, value: str, code: TableCode) -> None:
    party = Party.lobby("classic", people=1)
    before = party.room.settings
    assert party.refuse(0, say.Change(field, value)) == code
    assert party.room.settings == before


def test_every_setting_reads_back_as_it_is_written() -> None:
    settings = Settings(rules="kpgut", turn=30, series=True, limit=40, open_hands=True)
    for field in FIELDS:
        assert changed(settings, field, written(settings, field)) == settings
    with pytest.raises(RefusedByTable):
        changed(settings, "limit", "61")  # longer than a game of a series
    assert changed(settings, "rules", "classic").minutes == 0


def test_the_cards_are_fixed_while_a_match_runs() -> None:
    party = Party.of("custom", people=2)
    assert party.refuse(0, say.Change("rules", "classic")) == TableCode.GAME_RUNNING
    assert party.refuse(0, say.WriteCard(1, "stand up")) == TableCode.GAME_RUNNING
    party.do(0, say.Change("turn", "30"))


def test_changed_rules_are_agreed_to_anew() -> None:
    party = Party.lobby("classic", people=2)
    party.do(1, say.Ready())
    party.do(0, say.Change("rules", "moomin"))
    assert not party.table.view(1).people[1].ready
