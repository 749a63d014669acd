"""Bots at a table: their time, and those whom they stand in for."""

from __future__ import annotations

from tests.party import Party
from tests.table.situations import SECOND, given, told
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.messages import commands as say
from yksi.messages import news
from yksi.table import TableCode


def test_bots_take_their_time_and_more_after_a_last_but_one_card() -> None:
    table = given("edition classic\nseats 3\nbots B C\nturn A\ntop R7\nhand A R1 R2")
    table.handle(0, 0, say.Act(do.Lay(("R1",))))
    assert table.bot_times() == {1: 2 * SECOND, 2: 2 * SECOND}  # C could catch
    table.handle(0, 0, say.Change("bot_uno", "5"))
    assert table.bot_times() == {1: 5 * SECOND, 2: 5 * SECOND}
    table.handle(3 * SECOND, 0, say.Act(do.Call()))
    assert table.bot_times() == {1: 1 * SECOND}
    table.handle(3 * SECOND, 0, say.Change("bot", "4"))
    assert table.bot_times() == {1: 4 * SECOND}


def test_bots_leave_time_to_catch_after_the_grace() -> None:
    table = given("edition kpgut\nseats 3\nbots B C\nturn A\ntop R7\nhand A R1 R2")
    table.handle(0, 0, say.Act(do.Lay(("R1",))))
    assert table.bot_times() == {1: 5 * SECOND}  # three are for the call (KPG-R35)
    table.tick(4 * SECOND)
    assert table.bot_times() == {1: 5 * SECOND, 2: 5 * SECOND}


def test_a_bot_stands_in_for_whoever_left_until_they_return() -> None:
    party = Party.of("moomin", people=2, absent=10)
    person = party.room.seats[party.game.turn]
    effects = party.do(person, say.Leave())
    assert told(effects, news.StandsIn) == [news.StandsIn(person, True)]
    assert party.table.bot_times() == {person: 10 * SECOND}
    party.wait(10 * SECOND)
    assert party.bots_act()
    effects = party.do(person, say.Return())
    assert told(effects, news.StandsIn) == [news.StandsIn(person, False)]
    assert not party.table.bot_times()


def test_whoever_is_put_out_by_ballot_is_played_for_by_a_bot() -> None:
    party = Party.of("classic", people=3, absent=5)
    party.stop()
    for person in range(3):
        party.do(person, say.Ready())
    party.do(0, say.MoveToPutOut(1))
    assert party.refuse(1, say.Vote(False)) == TableCode.NO_VOTE
    party.do(0, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    assert told(effects, news.StandsIn) == [news.StandsIn(1, True)]
    assert party.refuse(1, say.Return()) == TableCode.PUT_OUT
    party.do(2, say.Leave())
    party.drive(0, 3000)
    assert any(
        isinstance(effect.event, ev.Laid) and party.room.seats[effect.event.seat] == 1
        for effect in party.told
    )
    seen = party.table.view(0)
    assert [person.name for person in seen.people] == ["Anna", "Berit", "Carl"]  # on the paper
    secret = [e for e in party.told if isinstance(e.event, ev.Drew) and e.event.cards is not None]
    assert all(effect.to is not None for effect in secret)


def test_bots_leave_time_to_accuse_a_play_and_to_doubt_a_drawing() -> None:
    table = given("edition kpgut\nseats 3\nbots B C\nturn B\ntop R7\nhand B R1 G1 G2 G3")
    table.handle(0, 1, say.Act(do.Lay(("R1",))))
    assert table.view(0).offers.accuse == (1,)
    assert table.bot_times() == {2: 2 * SECOND}  # as for a catch
    table = given("edition kpgut\nseats 3\nbots A B\nturn A\ntop R7\nhand A R2 Y3 Y4\ndraw Y9")
    table.handle(0, 0, say.Act(do.Draw()))
    assert table.view(2).offers.doubt == (0,)
    assert table.bot_times() == {0: 2 * SECOND}
