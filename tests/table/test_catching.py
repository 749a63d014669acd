"""Catching at a table: the first counts, and hammering gains nothing."""

from __future__ import annotations

import pytest

from tests.party import Party
from tests.table.situations import given
from yksi.game import actions as do
from yksi.table import Code
from yksi.table import commands as say
from yksi.table.catching import MOST_WRONG, WITHIN
from yksi.table.record import replay, write_record

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
    for _ in range(MOST_WRONG):
        assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    lines = len(party.table.lines)
    assert party.refuse(0, say.Act(do.Catch(1))) == Code.TOO_OFTEN
    assert party.refuse(1, say.Act(do.Catch(0))) == "cannot-catch"  # others are free to
    assert len(party.table.lines) == lines + 1  # what changes nothing is not kept
    party.wait(WITHIN)
    assert party.refuse(0, say.Act(do.Catch(1))) == "cannot-catch"
    twin, _ = replay(write_record(party.table))
    assert [p.wrong_catches for p in twin.room.people] == [
        p.wrong_catches for p in party.room.people
    ]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_catch_of_nobody_is_refused_and_not_kept(seat: int) -> None:
    party = Party.of("classic", people=3)
    lines = len(party.table.lines)
    assert party.refuse(0, say.Act(do.Catch(seat))) == Code.NOT_PLAYING
    assert len(party.table.lines) == lines
