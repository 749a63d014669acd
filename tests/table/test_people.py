"""People at a table: who hosts, whose place it is, and names."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import given, told
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news
from yksi.records.table_record import replay, write_record
from yksi.seeds import pledge_of
from yksi.table import TableCode
from yksi.table.lobby.names import LONGEST_NAME


def test_the_host_is_who_came_first_and_the_next_one_while_away() -> None:
    party = Party.lobby("classic", people=3)
    assert party.table.view(2).host == 0
    effects = party.do(0, say.Leave())
    assert told(effects, news.Hosting) == [news.Hosting(1)]
    assert party.refuse(2, say.Change("turn", "30")) == TableCode.NOT_HOST
    party.do(1, say.Change("turn", "30"))
    effects = party.do(0, say.Return())
    assert told(effects, news.Hosting) == [news.Hosting(0)]
    assert party.refuse(1, say.Change("turn", "60")) == TableCode.NOT_HOST


def test_a_host_can_hand_over_to_people_who_are_here() -> None:
    party = Party.lobby("classic", people=3, bots=1)
    party.do(2, say.Leave())
    for nobody in (2, 3, -1, 99):
        assert party.refuse(0, say.HandOver(nobody)) == TableCode.STRANGER
    assert told(party.do(0, say.HandOver(1)), news.Hosting) == [news.Hosting(1)]
    assert party.refuse(0, say.HandOver(2)) == TableCode.NOT_HOST


def test_a_host_who_was_put_out_hosts_no_more() -> None:
    party = Party.of("classic", people=3)
    party.stop()
    for person in range(3):
        party.do(person, say.Ready())
    party.do(1, say.MoveToPutOut(0))
    party.do(1, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    assert told(effects, news.Hosting) == [news.Hosting(1)]
    party.do(1, say.Leave())
    party.do(2, say.Leave())
    assert party.table.view(2).host != 0


def test_a_place_belongs_to_its_key() -> None:
    party = Party.of("classic", people=2)
    hand = party.table.view(1).game
    party.do(1, say.Leave())
    assert party.refuse(None, say.Enter("Somebody", "key-1")) == TableCode.ALREADY_HERE
    assert party.refuse(1, say.Act(do.Draw())) != ""
    party.do(1, say.Return())
    assert party.table.view(1).game == hand
    assert party.refuse(1, say.Return()) == TableCode.ALREADY_HERE


def test_whoever_is_not_here_says_nothing() -> None:
    party = Party.lobby("classic", people=2)
    party.do(1, say.Leave())
    for command in (say.Leave(), say.Ready(), say.Say("hello"), say.Rename("Bo")):
        assert party.refuse(1, command) == TableCode.NOT_HERE


@pytest.mark.parametrize("key", ["", "two words", "new\nline", "x" * 129])
def test_a_key_is_a_word(key: str) -> None:
    assert Party().refuse(None, say.Enter("Anna", key)) == TableCode.NOT_SECRET


@pytest.mark.parametrize(
    "name",
    ["", " ", "\t\n", "x" * (LONGEST_NAME + 1), "a\x00b", "\u200b", "\u3164", "e" + "\u0301" * 4],
)
def test_names_are_short_and_readable(name: str) -> None:
    party = Party.lobby("classic", people=2)
    assert party.refuse(None, say.Enter(name, "key")) == TableCode.NAME
    assert party.refuse(1, say.Rename(name)) == TableCode.NAME
    assert party.refuse(0, say.SeatBot(name, "casual")) == TableCode.NAME


def test_a_name_can_be_spelt_anew() -> None:
    party = Party.lobby("classic", people=2)
    party.do(0, say.Rename("  anna   maija "))
    assert party.table.view(0).people[0].name == "anna maija"
    party.do(0, say.Rename("Anna Maija"))


def test_the_room_has_room_for_a_hundred() -> None:
    party = Party.lobby("classic", people=1)
    for number in range(99):
        party.do(0, say.SeatBot(f"Bot {number}", "casual"))
    assert party.refuse(0, say.SeatBot("One more", "casual")) == TableCode.ROOM_FULL
    assert party.refuse(None, say.Enter("One more", "key")) == TableCode.ROOM_FULL
    party.do(0, say.DismissBot(50))
    party.do(None, say.Enter("One more", "key"))
    assert replay(write_record(party.table))[0].view(0) == party.table.view(0)


def test_all_are_shown_who_sits_where_who_is_a_bot_and_who_coaches_whom() -> None:
    table = given("edition kpgut\nseats 3\nbot C\nspectator S\ncoach S of B\nturn B\ntop R7")
    people = table.view(0).people
    assert [person.seat for person in people] == [0, 1, 2, None]
    assert [person.bot is not None for person in people] == [False, False, True, False]
    assert [person.coaching for person in people] == [None, None, None, 1]


def test_all_are_shown_who_has_pledged_a_part_of_the_chance() -> None:
    party = Party.lobby("classic", people=2)
    pledge = pledge_of("0" * 64)
    party.do(1, say.Pledge(pledge))
    assert [person.pledge for person in party.table.view(0).people] == [None, pledge]
