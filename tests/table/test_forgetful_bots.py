"""Bots forget to call: as often as their level says, or the host."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import given, told
from yksi.bots import new_bot
from yksi.driver import Driver
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news
from yksi.policies.levels import FORGETS, LEVELS
from yksi.table import TableCode


def test_every_level_says_how_often_it_forgets() -> None:
    party = Party.lobby("classic", people=1)
    for level in LEVELS:
        party.do(0, say.SeatBot(f"The {level} one", level))
    seen = party.table.view(0).people[1:]
    assert [person.forgets for person in seen] == [FORGETS[level] for level in LEVELS]
    assert FORGETS["casual"] > FORGETS["careful"] > FORGETS["sharp"] == 0


def test_the_host_can_let_a_bot_forget() -> None:
    party = Party.lobby("classic", people=2, bots=1)
    effects = party.do(0, say.LetForget(2, 70))
    assert told(effects, news.LetForgets) == [news.LetForgets(2, 70)]
    assert party.table.view(1).people[2].forgets == 70
    assert party.refuse(1, say.LetForget(2, 0)) == TableCode.NOT_HOST
    assert party.refuse(0, say.LetForget(1, 0)) == TableCode.NOT_A_BOT
    assert party.refuse(0, say.LetForget(2, 101)) == TableCode.SETTING_VALUE


@pytest.mark.parametrize("percent", [0, 100])
def test_the_driver_lets_bots_forget(percent: int) -> None:
    table = given("edition classic\nseats 2\nbot B\nturn B\ntop R7\nhand B R1 R2\ndraw G9 Y8")
    table.handle(0, 0, say.LetForget(1, percent))
    driver = Driver(table, lambda number, _: new_bot("casual", number), lambda: "0" * 64)
    driver.run(1000)
    assert table.room.game is not None
    assert bool(table.room.game.state.owed >> 1 & 1) == (percent == 100)
    caught = table.handle(1001, 0, say.Act(do.Catch(1))).refusal is None
    assert caught == (percent == 100)
