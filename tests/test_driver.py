"""The driver of a table: chance is there in time, bots act in theirs, and it never runs away."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.terminal.guests import seated
from yksi.bots import Bot, new_bot
from yksi.driver import Driver, play_for
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.game.view import View
from yksi.messages import commands as say
from yksi.seeds import secret_of
from yksi.table import Effect, Stage, Table


def gathered(rules: str, bots: int = 2, **settings: str) -> Table:
    """Somebody with bots, ready to start."""
    table = Table()
    table.handle(0, None, say.Enter("Anna", "key"))
    for number in range(bots):
        table.handle(0, 0, say.SeatBot(f"Bot {number}", "casual"))
    for field, value in {"rules": rules, **settings}.items():
        assert table.handle(0, 0, say.Change(field, value)).refusal is None
    table.handle(0, 0, say.OrderAges(tuple(range(bots + 1))))  # the last bot is the youngest
    table.handle(0, 0, say.Acknowledge())
    table.handle(0, 0, say.Ready())
    return table


def driven(table: Table, bot: Bot | None = None) -> Driver:
    return Driver(table, lambda number, _: bot or new_bot("casual", number), lambda: secret_of(1))


def started(rules: str, bots: int = 2, **settings: str) -> Driver:
    driver = driven(gathered(rules, bots, **settings))
    driver.run(0)
    driver.table.handle(0, 0, say.StartGame())
    return driver


def kinds(effects: Sequence[Effect]) -> list[str]:
    return [type(effect.event).__name__ for effect in effects]


def test_chance_is_there_before_anybody_can_wish_for_it() -> None:
    driver = driven(gathered("classic"))
    assert driver.table.wants_secret
    assert kinds(driver.run(0)) == ["Sealed"]
    assert driver.run(0) == []
    assert "Seated" in kinds(driver.table.handle(0, 0, say.StartGame()).effects)
    assert kinds(driver.seal(0) or []) == ["Sealed"]


def test_bots_act_in_their_time_and_not_before() -> None:
    driver = started("kpgut")
    table = driver.table
    assert table.room.waited_since == {2: 0}, "the youngest opens"
    driver.run(0)
    assert driver.wake_at() == 1000
    assert driver.run(999) == []
    assert "Laid" in kinds(driver.run(1000))


def test_a_bot_is_asked_once_in_every_state() -> None:
    class Silent:
        asked = 0

        def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
            self.asked += 1
            return None

    driver = started("kpgut", bot="0", bot_uno="0")
    silent = Silent()
    quiet = driven(driver.table, silent)
    quiet.run(0)
    quiet.run(10)
    assert silent.asked == 1
    assert quiet.wake_at() == driver.table.due_at(), "nothing to wake up for but patience"


@pytest.mark.parametrize("rules", ["classic", "moomin", "kpgut", "custom", "kpgut + referee=open"])
def test_bots_play_a_round_by_themselves(rules: str) -> None:
    """Anna has gone; bots stand in for her where the rules let them, and she is away elsewhere."""
    driver = started(rules, bot="0", bot_uno="0", absent="5")
    table = driver.table
    table.handle(0, None, say.Enter("Watching", "another-key"))
    table.handle(0, 0, say.Leave())
    now: int | None = 0
    for _ in range(1000):
        if table.room.stage is not Stage.PLAYING:
            break
        assert now is not None, "nothing would ever happen"
        driver.run(now)
        now = driver.wake_at()
    assert table.room.sheet


def test_what_goes_wrong_does_not_go_on_for_ever() -> None:
    """A bot that wants what it may not is not asked again before something has happened."""

    class Wild:
        def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
            return do.Lay(("W4",), "green")

    driver = driven(gathered("kpgut", bot="0"), Wild())
    driver.run(0)
    driver.table.handle(0, 0, say.StartGame())
    moves = len(driver.table.room.running().moves)
    assert driver.step(0) is not None, "chance for the next deal"
    assert driver.step(0) is None
    assert len(driver.table.room.running().moves) == moves


def test_drawing_goes_on_while_nothing_else_is_left() -> None:
    driver = started("kpgut", bot="0")
    driver.run(0)
    table, game = driver.table, driver.table.room.running()
    assert game.turn == 0
    reply = play_for(table, 0, 0, do.Draw())
    assert reply.refusal is None
    legal = game.legal(0)
    assert any(isinstance(action, do.Lay | do.Keep) for action in legal)


@pytest.mark.parametrize("bot_uno", ["2", "20"])
def test_a_bot_that_owes_a_call_makes_it_in_time(bot_uno: str) -> None:
    """However long people are left to catch somebody, the seconds for a call are not (KPG-R35)."""
    game = Game.from_position("edition kpgut\nseats 2\nturn B\ntop R5\nhand B R+2\ndraw G1")
    driver = driven(seated(game))
    table = driver.table
    for field, value in (("bot", "1"), ("bot_uno", bot_uno)):
        table.handle(0, 0, say.Change(field, value))
    assert play_for(table, 0, 1, do.Lay(("R+2",))).refusal is None
    assert driver.wake_at() == 1000
    assert "Called" in kinds(driver.run(1000))
