"""Order at a table: who may send out, lock and silence, and that strangers cannot take it over."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import told
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.stage import Stage
from yksi.records.table_record import replay, write_record
from yksi.seeds import pledge_of, secret_of
from yksi.table import Table, TableCode
from yksi.table.lobby.places import KEPT, MOST_PEOPLE
from yksi.table.room import Room

HOST, FRIEND, STRANGERS = 0, 1, (2, 3, 4)


def after_a_round(people: int) -> Party:
    """All of them have played a round to its end."""
    party = Party.of("classic", people=people, absent=5)
    party.stop()
    return party


# --- sending out


def test_a_host_sends_out_and_the_name_is_not_free_for_a_new_token() -> None:
    party = Party.lobby("classic", people=3)
    effects = party.do(0, say.SendOut(1))
    assert told(effects, news.PutOut) == [news.PutOut(1, "host")]
    assert party.refuse(1, say.Return()) == TableCode.PUT_OUT
    assert party.refuse(None, say.Enter("BERIT", "new-token")) == TableCode.NAME_TAKEN
    assert [person.name for person in party.table.view(0).people] == ["Anna", "Carl"]
    assert replay(write_record(party.table))[0].view(0) == party.table.view(0)


def test_only_the_host_sends_out_and_only_people() -> None:
    party = Party.lobby("classic", people=2, bots=1)
    assert party.refuse(1, say.SendOut(0)) == TableCode.NOT_HOST
    assert party.refuse(0, say.SendOut(0)) == TableCode.ONESELF
    for nobody in (2, 99, -1):
        assert party.refuse(0, say.SendOut(nobody)) == TableCode.STRANGER
    party.do(0, say.SendOut(1))
    assert party.refuse(0, say.SendOut(1)) == TableCode.STRANGER


def test_a_seat_whose_owner_was_sent_out_is_played_by_a_bot() -> None:
    party = Party.of("classic", people=3, absent=5)
    effects = party.do(0, say.SendOut(1))
    assert told(effects, news.StandsIn) == [news.StandsIn(1, True)]


def test_kpgut_removes_its_players_by_its_own_law() -> None:
    party = Party.lobby("kpgut", people=3)
    for person in range(3):
        party.do(person, say.Acknowledge())
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    assert party.room.is_in(1)
    assert party.refuse(0, say.SendOut(1)) == TableCode.GAME_RUNNING
    assert party.table.view(0).offers.send_out == ()


# --- the host's office


def test_nobody_is_sent_out_of_kpgut_while_the_cards_are_about_to_be_dealt() -> None:
    party = Party.of("kpgut", people=3)
    party.stop()
    party.do(2, say.Pledge(pledge_of(secret_of(5))))
    for person in range(3):
        party.do(person, say.Ready())
    assert party.room.stage is Stage.BETWEEN  # the part that was pledged is waited for
    assert party.refuse(0, say.SendOut(1)) == TableCode.GAME_RUNNING
    assert party.refuse(0, say.MoveToPutOut(1)) == TableCode.GAME_RUNNING
    party.wait(2000)
    assert party.room.is_in(1)


def test_whoever_stands_in_for_the_host_cannot_keep_the_office() -> None:
    party = Party.lobby("classic", people=3)
    party.do(0, say.Leave())
    assert party.table.view(1).host == 1
    for for_good in (say.HandOver(2), say.HandOver(1), say.SendOut(2), say.SendOut(0)):
        assert party.refuse(1, for_good) == TableCode.ACTING
    party.do(1, say.Change("turn", "30"))
    party.do(0, say.Return())
    assert party.table.view(1).host == 0


def test_by_the_second_laws_whoever_stood_in_could_hand_over() -> None:
    party = Party(Table(Room(laws=2)))
    for name in ("Anna", "Bea", "Cleo"):
        party.enter(name)
    party.do(0, say.Leave())
    party.do(1, say.HandOver(2))
    party.do(0, say.Return())
    assert party.table.view(0).host == 2
    assert replay(write_record(party.table))[0].view(0) == party.table.view(0)


# --- votes


def test_strangers_cannot_vote_out_host_and_friends_before_they_have_played() -> None:
    party = Party.lobby("classic", people=5, public="yes")
    for stranger in STRANGERS:
        assert party.refuse(stranger, say.MoveToPutOut(HOST)) == TableCode.HOST
        assert party.refuse(stranger, say.MoveToPutOut(FRIEND)) == TableCode.NO_VOICE
        assert party.table.view(stranger).offers.vote_out == ()
    for person in range(5):
        party.do(person, say.Ready())
    party.do(HOST, say.StartGame())
    for stranger in STRANGERS:
        assert party.refuse(stranger, say.MoveToPutOut(HOST)) == TableCode.NO_VOICE
        assert party.refuse(stranger, say.MoveToPutOut(FRIEND)) == TableCode.NO_VOICE


def test_those_who_played_a_round_decide_and_newcomers_do_not() -> None:
    party = after_a_round(3)
    party.enter("Dag")
    assert party.table.view(2).offers.vote_out == (1, 3)  # not the host in the lobby
    [opened] = told(party.do(2, say.MoveToPutOut(1)), news.BallotOpened)
    assert opened.voters == (0, 2)
    party.do(0, say.Vote(True))
    effects = party.do(2, say.Vote(True))
    assert told(effects, news.PutOut) == [news.PutOut(1, "voted")]


def test_in_a_game_those_who_played_before_can_vote_out_the_host() -> None:
    party = after_a_round(3)
    for person in range(3):
        party.do(person, say.Ready())
    assert party.room.stage is not Stage.LOBBY
    [opened] = told(party.do(1, say.MoveToPutOut(HOST)), news.BallotOpened)
    assert opened.voters == (1, 2)


def test_by_the_second_laws_everybody_in_a_lobby_voted() -> None:
    party = Party(Table(Room(laws=2)))
    for name in ("Anna", "Bea", "Cleo"):
        party.enter(name)
    [opened] = told(party.do(2, say.MoveToPutOut(HOST)), news.BallotOpened)
    assert opened.voters == (1, 2)
    assert party.table.view(1).offers.vote_out == (0, 2)


# --- the lock


def test_at_a_locked_table_nobody_new_comes_in_and_known_people_return() -> None:
    party = Party.lobby("classic", people=2)
    party.do(1, say.Leave())
    party.do(0, say.Change("locked", "yes"))
    assert party.refuse(None, say.Enter("Carl", "key-of-Carl")) == TableCode.LOCKED
    party.do(1, say.Return())
    party.do(0, say.Change("locked", "no"))
    party.enter("Carl")


# --- words


def test_whom_the_host_silences_writes_nothing_to_everybody_and_plays_on() -> None:
    party = Party.lobby("classic", people=3)
    assert told(party.do(0, say.Silence(1)), news.Silenced) == [news.Silenced(1, True)]
    assert party.refuse(1, say.Say("hello")) == TableCode.SILENCED
    assert party.table.view(2).people[1].silenced
    party.do(1, say.React("thanks"))
    party.do(1, say.Ready())
    assert told(party.do(0, say.LetWrite(1)), news.Silenced) == [news.Silenced(1, False)]
    party.do(1, say.Say("hello"))
    assert replay(write_record(party.table))[0].view(2) == party.table.view(2)


def test_nobody_silences_the_host_and_whoever_stands_in_may_silence() -> None:
    party = Party.lobby("classic", people=3)
    assert party.refuse(1, say.Silence(2)) == TableCode.NOT_HOST
    assert party.refuse(0, say.Silence(0)) == TableCode.ONESELF
    party.do(0, say.Leave())
    assert party.refuse(1, say.Silence(0)) == TableCode.HOST
    party.do(1, say.Silence(2))


# --- places


def visit(party: Party, name: str) -> int:
    number = party.enter(name)
    party.do(number, say.Leave())
    return number


def test_visits_do_not_fill_the_room() -> None:
    party = Party.lobby("classic", people=1)
    for number in range(2 * MOST_PEOPLE):
        visit(party, f"Visitor {number}")
    assert len(party.table.view(0).people) <= MOST_PEOPLE
    party.enter("Somebody who stays")
    assert replay(write_record(party.table))[0].view(0) == party.table.view(0)


def test_a_place_is_kept_for_a_while_and_then_free_with_its_name() -> None:
    party = Party.lobby("classic", people=1)
    bea = visit(party, "Bea")
    assert party.refuse(None, say.Enter("Bea", "another")) == TableCode.NAME_TAKEN
    party.wait(KEPT)
    party.do(None, say.Enter("Bea", "another"))
    assert party.refuse(bea, say.Return()) == TableCode.STRANGER


@pytest.mark.parametrize("command", [say.Enter("", "key-of-nobody"), say.SeatBot("", "casual")])
def test_no_place_is_freed_for_who_is_refused(command: say.Command) -> None:
    """Nothing is written of a refusal, so nothing may have changed by it."""
    party = Party.lobby("classic", people=1)
    visit(party, "Bea")
    party.now += KEPT
    assert party.refuse(None if isinstance(command, say.Enter) else 0, command) == TableCode.NAME
    assert [person.name for person in party.table.view(0).people] == ["Anna", "Bea"]
    assert replay(write_record(party.table))[0].view(0).people == party.table.view(0).people


def test_whoever_comes_again_after_the_place_was_freed_is_new_with_the_same_key() -> None:
    party = Party.lobby("classic", people=1)
    bea = visit(party, "Bea")
    key = party.room.people[bea].key
    party.wait(KEPT)
    party.enter("Carl")
    again = party.table.handle(party.now, None, say.Enter("Bea", key))
    assert (again.refusal, again.person) == (None, 3)


@pytest.mark.parametrize("who", [0, 1])
def test_places_of_the_host_and_of_those_who_played_are_kept(who: int) -> None:
    party = after_a_round(2)
    party.enter("Carl")
    party.do(who, say.Leave())
    party.wait(100 * KEPT)
    party.enter("Dag")
    party.do(who, say.Return())


def test_by_the_second_laws_places_were_kept_for_ever() -> None:
    party = Party(Table(Room(laws=2)))
    party.enter("Anna")
    for number in range(MOST_PEOPLE - 1):
        visit(party, f"Visitor {number}")
    party.wait(100 * KEPT)
    assert party.refuse(None, say.Enter("One more", "key")) == TableCode.ROOM_FULL
