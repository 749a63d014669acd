"""Before somebody plays: knocking and being let in, choosing a chair, learning the game."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.messages import commands as say
from yksi.messages import news
from yksi.messages.refusal import TableCode
from yksi.records.publication import public_record
from yksi.records.snapshot import read_snapshot, take_snapshot
from yksi.records.table_record import replay, write_record
from yksi.table.lobby.chairs import LEARNING
from yksi.table.lobby.knocking import MOST_KNOCKING, NOT_AGAIN
from yksi.table.lobby.places import KEPT

KNOCK = say.Knock("Sigrid", "key-of-Sigrid")


def knocking(people: int = 2) -> Party:
    """A table whose host wants to let newcomers in, and somebody at the door."""
    party = Party.lobby("classic", people, knock=True)
    party.do(None, KNOCK)
    return party


def told(party: Party, kind: type) -> list[object]:
    return [effect.event for effect in party.told if isinstance(effect.event, kind)]


def replays(party: Party) -> bool:
    text = write_record(party.table)
    twin, _ = replay(text)
    return write_record(twin) == text and repr(twin.room.people) == repr(party.room.people)


# --- knocking


def test_a_newcomer_knocks_and_is_let_in() -> None:
    party = knocking()
    assert party.refuse(None, say.Enter("Liv", "key-of-Liv")) == TableCode.KNOCK
    assert [(k.knock, k.name) for k in party.table.view(0).knocks] == [(1, "Sigrid")]
    assert len(party.room.people) == 2
    party.do(0, say.LetIn(1))
    assert party.table.view(0).knocks == ()
    assert party.room.people[2].name == "Sigrid"
    assert party.room.people[2].key == KNOCK.key
    assert told(party, news.Knocks) == [news.Knocks("Sigrid")]
    party.do(2, say.Leave())
    party.do(2, say.Return())  # known people do not knock
    assert replays(party)


def test_a_newcomer_is_turned_away_and_does_not_ring_again_and_again() -> None:
    party = knocking()
    party.do(0, say.TurnAway(1))
    assert told(party, news.TurnedAway) == [news.TurnedAway("Sigrid")]
    assert len(party.room.people) == 2
    assert party.refuse(None, KNOCK) == TableCode.TURNED_AWAY
    party.wait(NOT_AGAIN)
    party.do(None, KNOCK)
    assert list(party.room.knocks) == [2]
    assert party.refuse(0, say.LetIn(1)) == TableCode.NO_KNOCK  # which was another time
    party.do(0, say.LetIn(2))
    assert replays(party)


def test_whoever_goes_away_from_the_door_knocks_no_more() -> None:
    party = knocking()
    party.do(None, say.ForgetKnock(1))
    for answer in (say.LetIn(1), say.TurnAway(1), say.LetIn(-1)):
        assert party.refuse(0, answer) == TableCode.NO_KNOCK
    assert party.refuse(None, say.ForgetKnock(1)) == TableCode.NO_KNOCK
    party.do(None, KNOCK)
    assert replays(party)


def test_only_the_host_opens_and_whoever_stands_in() -> None:
    party = knocking()
    for answer in (say.LetIn(1), say.TurnAway(1)):
        assert party.refuse(1, answer) == TableCode.NOT_HOST
    assert party.refuse(1, KNOCK) == TableCode.STRANGER  # the house alone hears it
    party.do(0, say.Leave())
    party.do(1, say.LetIn(1))
    assert party.room.people[2].name == "Sigrid"


def test_names_are_kept_for_those_who_knock() -> None:
    party = knocking()
    assert party.refuse(None, say.Knock("SIGRID", "another")) == TableCode.NAME_TAKEN
    assert party.refuse(1, say.Rename("Sigrid")) == TableCode.NAME_TAKEN
    assert party.refuse(0, say.SeatBot("sigrid", "casual")) == TableCode.NAME_TAKEN
    assert party.refuse(None, say.Knock("Liv", KNOCK.key)) == TableCode.ALREADY_HERE
    party.do(0, say.LetIn(1))
    assert party.refuse(None, KNOCK) == TableCode.ALREADY_HERE


def test_who_was_put_out_stays_out_and_a_locked_table_hears_nobody() -> None:
    party = knocking()
    party.do(0, say.Change("locked", "yes"))
    assert party.refuse(None, say.Knock("Liv", "key-of-Liv")) == TableCode.LOCKED
    party.do(0, say.LetIn(1))  # who knocked before, because the host says so
    party.do(0, say.SendOut(2))
    party.do(0, say.Change("locked", "no"))
    assert party.refuse(None, KNOCK) == TableCode.ALREADY_HERE
    assert party.refuse(None, say.Knock("Sigrid", "another-key")) == TableCode.NAME_TAKEN


def test_the_first_one_is_the_host_and_knocks_at_nobodys_door() -> None:
    party = Party.lobby("classic", 1, knock=True)
    party.do(0, say.Leave())
    assert party.refuse(None, say.Enter("Liv", "key-of-Liv")) == TableCode.KNOCK
    party.room.host = None  # as after a host who was put out
    party.do(None, say.Enter("Liv", "key-of-Liv"))
    assert party.room.host == 1


def test_without_knocking_whoever_waits_comes_in() -> None:
    party = knocking()
    party.do(None, say.Knock("Liv", "key-of-Liv"))
    party.do(0, say.Change("turn", "30"))  # which opens no door
    assert len(party.room.knocks) == 2
    party.do(0, say.Change("knock", "no"))
    assert [person.name for person in party.room.people[2:]] == ["Sigrid", "Liv"]
    assert party.room.knocks == {}
    assert replays(party)


def test_so_many_knock_and_no_more() -> None:
    party = knocking()
    for number in range(1, MOST_KNOCKING):
        party.do(None, say.Knock(f"Guest {number}", f"key-of-{number}"))
    assert party.refuse(None, say.Knock("One more", "key")) == TableCode.ROOM_FULL


def test_the_door_is_answered_while_a_game_runs() -> None:
    party = Party.of("classic", people=2)
    party.do(0, say.Change("knock", "yes"))
    party.do(None, KNOCK)
    party.do(0, say.LetIn(1))
    assert party.table.view(0).people[2].way == "next-round"
    assert replays(party)


def test_keys_of_those_who_knock_are_not_published() -> None:
    party = knocking()
    party.do(0, say.LetIn(1))
    party.do(0, say.Ready())
    party.do(1, say.Ready())
    party.do(0, say.StartGame())
    party.stop()
    public = public_record(party.table.lines)
    assert 'hears a knock "Sigrid" key' in public
    assert KNOCK.key not in public
    assert replay(public)[0].room.people[2].name == "Sigrid"


def test_a_snapshot_keeps_the_door_and_the_chairs() -> None:
    party = knocking(3)
    party.do(2, say.Sit(0, 1))
    party.do(1, say.Learn())
    table = read_snapshot(take_snapshot(party.table), party.table.last_line)
    assert table.view(0) == party.table.view(0)
    assert table.room.knocks == party.room.knocks


# --- chairs


def chairs(party: Party) -> list[int]:
    return list(party.table.view(0).chairs)


def test_people_sit_where_they_choose() -> None:
    party = Party.lobby("classic", 4)
    assert chairs(party) == [0, 1, 2, 3]
    party.do(3, say.Sit(0, 1))
    assert chairs(party) == [0, 3, 1, 2]
    late = party.enter("Late")
    assert chairs(party) == [0, 3, 1, 2, late]
    party.do(late, say.Sit(3, 1))
    party.do(0, say.SeatBot("Bo", "casual"))
    for person in range(5):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    assert party.room.seats == [0, 3, 4, 1, 2, 5]
    assert told(party, news.TookChair)[0] == news.TookChair(3, 0, 1)
    assert replays(party)


def test_the_second_who_wants_a_chair_is_refused() -> None:
    party = Party.lobby("classic", 4)
    party.do(3, say.Sit(0, 1))
    before = chairs(party)
    assert party.refuse(2, say.Sit(0, 1)) == TableCode.CHAIR_TAKEN
    assert chairs(party) == before
    party.do(2, say.Sit(3, 1))  # beside the one who was quicker
    assert chairs(party) == [0, 3, 2, 1]


@pytest.mark.parametrize(("after", "before"), [(0, 0), (0, 2), (1, 0), (3, 0), (9, 0), (0, -1)])
def test_a_chair_stands_between_neighbours(after: int, before: int) -> None:
    party = Party.lobby("classic", 4)
    assert party.refuse(3, say.Sit(after, before)) == TableCode.CHAIR_TAKEN


def test_two_sit_opposite_each_other() -> None:
    party = Party.lobby("classic", 2)
    party.do(1, say.Sit(0, 0))
    assert chairs(party) == [0, 1]


def test_nobody_changes_chairs_while_a_game_runs() -> None:
    party = Party.of("classic", people=3)
    for command in (say.Sit(0, 1), say.StandUp(), say.Learn()):
        assert party.refuse(2, command) == TableCode.GAME_RUNNING


def test_all_chairs_are_taken_when_the_rules_say_so() -> None:
    party = Party.lobby("classic", 10)
    late = party.enter("Late")
    party.do(late, say.StandUp())
    assert party.refuse(late, say.Sit(0, 1)) == TableCode.SEAT_COUNT
    party.do(4, say.StandUp())
    party.do(late, say.Sit(0, 1))
    assert chairs(party) == [0, late, 1, 2, 3, 5, 6, 7, 8, 9]


def test_whoever_only_watches_has_no_chair() -> None:
    party = Party.lobby("classic", 3)
    party.do(1, say.Ready())
    party.do(1, say.StandUp())
    assert chairs(party) == [0, 2]
    view = party.table.view(0).people[1]
    assert (view.watching, view.ready) == (True, False)
    party.do(1, say.Ready())  # after all
    assert chairs(party) == [0, 1, 2]
    assert not party.table.view(0).people[1].watching


def test_age_stays_what_it_is_wherever_people_sit() -> None:
    """KPGUT's offices go by age, turns by chairs."""
    party = Party.lobby("kpgut", 4)
    party.do(0, say.OrderAges((2, 0, 3, 1)))
    party.do(3, say.Sit(0, 1))
    for person in range(4):
        party.do(person, say.Ready())
    party.do(0, say.StartGame())
    assert party.room.seats == [0, 3, 1, 2]
    by_age = sorted(party.room.seats, key=lambda n: party.game.state.age[party.room.seats.index(n)])
    assert by_age == [2, 0, 3, 1]
    assert replays(party)


# --- learning


def test_a_learners_chair_is_kept_for_five_minutes() -> None:
    party = Party.lobby("classic", 3)
    party.do(2, say.Sit(0, 1))
    party.do(2, say.Learn())
    party.do(2, say.Leave())
    assert party.table.view(0).people[2].learning
    party.wait(KEPT + 1)
    late = party.enter("Late")  # for whom no place is freed
    assert chairs(party) == [0, 2, 1, late]
    party.do(2, say.Return())
    assert not party.table.view(0).people[2].learning
    assert chairs(party) == [0, 2, 1, late]
    assert replays(party)


def test_after_that_it_is_free() -> None:
    party = Party.lobby("classic", 3)
    party.do(2, say.Learn())
    party.do(2, say.Leave())
    party.wait(LEARNING - 1)
    assert chairs(party) == [0, 1, 2]
    party.wait(1)
    assert chairs(party) == [0, 1]
    party.enter("Late")
    assert party.room.people[2].freed
    assert replays(party)


def test_whoever_has_learned_is_ready() -> None:
    party = Party.lobby("classic", 2)
    party.do(1, say.Learn())
    party.do(1, say.Ready())
    assert not party.table.view(0).people[1].learning
    assert party.room.learning == {}
