"""Which animal people are seen as: whoever chooses one gets it, unless it is somebody's here."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.messages import commands as say
from yksi.messages.refusal import TableCode
from yksi.records.table_record import replay, write_record
from yksi.table.lobby.animals import ANIMALS, animal_of
from yksi.table.view import room_view


def seen(party: Party) -> list[str | None]:
    return [animal_of(person) for person in party.room.people]


def test_people_are_animals_by_the_order_of_coming_in() -> None:
    party = Party.lobby("classic", people=3)
    assert seen(party) == ["hare", "perch", "swan"]
    assert [person.animal for person in room_view(party.room, None).people] == [None, None, None]


def test_whoever_chooses_an_animal_is_seen_as_it() -> None:
    party = Party.lobby("classic", people=3)
    party.do(1, say.Wear("owl"))
    assert seen(party) == ["hare", "owl", "swan"]
    party.do(0, say.Wear("perch"))  # which is free now
    chosen = ["perch", "owl", None]
    assert [person.animal for person in room_view(party.room, None).people] == chosen
    again, _ = replay(write_record(party.table))
    assert [person.animal for person in again.room.people] == chosen


@pytest.mark.parametrize("taken", ["hare", "owl"])
def test_nobody_is_seen_as_what_somebody_else_is(taken: str) -> None:
    party = Party.lobby("classic", people=3)
    party.do(1, say.Wear("owl"))
    assert party.refuse(2, say.Wear(taken)) == TableCode.ANIMAL_TAKEN
    party.do(1, say.Wear("owl"))  # one's own is nobody else's
    assert party.refuse(2, say.Wear("moose")) == TableCode.SETTING_VALUE
    assert seen(party) == ["hare", "owl", "swan"]


def test_a_newcomer_is_given_an_animal_that_is_free() -> None:
    party = Party.lobby("classic", people=2)
    party.do(0, say.Wear("swan"))  # as which the third one would be seen
    party.do(None, say.Enter("Sigrid", "key-of-Sigrid"))
    assert seen(party) == ["swan", "perch", "fox"]


def test_a_crowd_has_more_people_than_animals() -> None:
    party = Party.lobby("classic", people=2)
    for number in range(2, len(ANIMALS) + 2):
        party.do(None, say.Enter(f"Guest {number}", f"key-{number}"))
    assert sorted(filter(None, seen(party))) == sorted(ANIMALS)
    assert seen(party)[len(ANIMALS) :] == [None, None]
