"""Catching at a table: the first counts, and hammering gains nothing."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import given
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.records.table_record import replay, write_record
from yksi.table import TableCode
from yksi.table.match.catches import REST

OWES = "edition classic\nseats 4\nturn B\ntop R7\nhand A R1\nowes A"


def test_of_two_who_catch_the_first_counts() -> None:
    table = given(OWES)
    assert table.handle(100, 3, say.Act(do.Catch(0))).refusal is None
    assert table.handle(100, 2, say.Act(do.Catch(0))).refusal is not None
    game = table.room.game
    assert game is not None
    assert game.state.size[0] == 3


def test_a_call_that_comes_first_saves() -> None:
    table = given(OWES)
    assert table.handle(100, 0, say.Act(do.Call())).refusal is None
    assert table.handle(100, 2, say.Act(do.Catch(0))).refusal is not None


def test_hammering_gains_nothing() -> None:
    party = Party.of("classic", people=3)
    assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    lines = len(party.table.lines)
    for _ in range(5):
        party.wait(REST // 6)
        assert party.refuse(0, say.Act(do.Catch(1))) == TableCode.TOO_OFTEN
    assert party.refuse(1, say.Act(do.Catch(0))) == "cannot-catch"  # others are free to
    assert len(party.table.lines) == lines + 1  # what changes nothing is not kept
    party.wait(REST)
    assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    twin, _ = replay(write_record(party.table))
    assert [p.wrong_catches for p in twin.room.people] == [
        p.wrong_catches for p in party.room.people
    ]


def test_after_any_number_of_wrong_catches_a_right_one_counts_a_second_later() -> None:
    table = given(OWES)
    for second in range(6):
        assert table.handle(second * REST, 2, say.Act(do.Catch(3))).refusal is not None
    early = table.handle(6 * REST - 1, 2, say.Act(do.Catch(0))).refusal
    assert early is not None
    assert early.code == TableCode.TOO_OFTEN  # one attempt a second, right or wrong
    assert table.handle(6 * REST, 2, say.Act(do.Catch(0))).refusal is None


def test_what_is_said_in_the_grace_is_not_wrong() -> None:
    table = given("edition kpgut\nseats 3\nturn B\ntop R7\nhand A R1\nowes A")
    for at in range(0, 3_001, 100):
        refusal = table.handle(at, 2, say.Act(do.Catch(0))).refusal
        assert refusal is not None
        assert refusal.code == "cannot-catch"
    assert table.lines == []  # and no record of it
    table.tick(3_001)
    assert table.handle(3_002, 2, say.Act(do.Catch(0))).refusal is None


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_catch_of_nobody_is_refused_and_not_kept(seat: int) -> None:
    party = Party.of("classic", people=3)
    lines = len(party.table.lines)
    assert party.refuse(0, say.Act(do.Catch(seat))) == TableCode.NOT_PLAYING
    assert len(party.table.lines) == lines
