"""What newer laws of a table mended goes on in the old way where older ones hold."""

from __future__ import annotations

import pytest

from tests.table.situations import given
from yksi.messages import commands as say
from yksi.rulings.casebook import rulings
from yksi.rulings.judgement import Watcher, judge
from yksi.rulings.world import World
from yksi.table import Table, TableCode


class ByLaws(Watcher):
    """Looks on while a ruling is judged, and lets its table go by older laws."""

    def __init__(self, laws: int) -> None:
        self._laws = laws

    def gathered(self, world: World) -> None:
        world.room.laws = self._laws


_BY_THE_FIRST = [
    ("GEN-R20.T5", "at 5s C catches A: refused (too-often)"),
    ("GEN-R20.T6", "at 3.5s C catches B: refused (too-often)"),
    ("CUS-R16.T3", "card 1 joke: it is blank"),
    ("KPG-END-1.T5", "A accuses B: refused (no-game)"),
    ("KPG-ETI-6.T3", '! A says "B holds a wild": accepted, but must be refused'),
    ("KPG-ETI-6.T5", "sees A hand B: hidden"),
    ("KPG-R62.T8", "ages S A B C: it is ['A', 'B', 'C', 'S']"),
    ("KPG-§14.5.T4", "holds D 5: it is 9"),
]
_BY_THE_THIRD = [
    ("MOO-R22.T", "hand B G1: it is W"),  # the first card, whichever was drawn
    ("KPG-R35.Tg", "at 3.5s !B catches A: accepted, but must be refused"),
    ("KPG-R35.Ti", "!called A: but it is so"),  # a thousandth of a second more
    ("MOO-R22.Td", "at 58s A discards R5: refused (no-choice)"),
    ("CUS-R20.T10", "holds B 7: it is 5"),
    ("CUS-R20.T11", "B is done: refused (busy)"),
    ("KPG-END-1.T13", "! at 10.001s A accuses B: accepted, but must be refused"),
    ("KPG-END-1.T14", "points A 59 B 59 C 89: it is {'A': '65', 'B': '59', 'C': '95'}"),
    ("KPG-END-1.T15", "at 9s A accuses B: refused (no-game)"),
    ("KPG-END-1.T16", "!A sets limit 5: accepted, but must be refused"),
    ("KPG-END-1.T17", "!B moves that S leaves: accepted, but must be refused"),
    ("KPG-END-6.T3", "stage playing: it is lobby"),
    ("KPG-R79.T3", "holds B 4: it is 0"),
    ("KPG-§3.2.4.T5", "!coach S of B: but it is so"),
    ("KPG-§3.2.4.T7", "D reports that C advised B: refused (coach)"),
    ("KPG-§8.1.T4", "holds B 6: it is 4"),
    ("KPG-§11.3.T2", "!A orders ages A B: accepted, but must be refused"),
    ("KPG-§11.3.T3", "ballot carried: it is lost"),
    ("KPG-§13.1.T6", "order A B C: it is ['A', 'S', 'B', 'C']"),
]
_BY_THE_FOURTH = [
    ("KPG-END-1.T18", "!A sends out B: accepted, but must be refused"),
    ("KPG-END-1.T20", "!A ends the series: accepted, but must be refused"),
    ("KPG-END-1.T21", "!B moves to stop: accepted, but must be refused"),
    ("KPG-END-1.T23", "!B warns B: accepted, but must be refused"),
    ("KPG-R65.T12", "A doubts the drawing of B: refused (no-drawing)"),
    ("KPG-R04.T3", "turn B: it is D"),
    ("KPG-R62.T11", "!put-out S: but it is so"),
    ("KPG-R62.T12", "!put-out S: but it is so"),
    ("KPG-R63.T5", "!asked A: but it is so"),
    ("KPG-§3.2.2.T4", "holds S 11: it is 9"),
]


_OTHERWISE = [
    *((1, *each) for each in _BY_THE_FIRST),
    *((3, *each) for each in _BY_THE_THIRD),
    *((4, *each) for each in _BY_THE_FOURTH),
]


@pytest.mark.parametrize(("laws", "name", "then"), _OTHERWISE)
def test_by_older_laws_it_went_otherwise(laws: int, name: str, then: str) -> None:
    [ruling] = [each for each in rulings() if each.name == name]
    assert judge(ruling, ByLaws(laws)).reason == then
    assert judge(ruling, ByLaws(laws + 1)).held
    assert judge(ruling).held


def test_who_decided_on_somebodys_leaving() -> None:
    """By the first two laws everybody with a seat, before a game everybody; then those at home."""
    position = "edition classic\nseats 3\nspectator S T\nturn B\ntop R5"
    for laws, by, then in ((2, 1, (0, 1, 2)), (2, 4, TableCode.NOT_PLAYING), (3, 0, (0,))):
        assert _decides(given(position), laws, by) == then
    assert _decides(given(position), 3, 1) == TableCode.NO_VOICE
    lobby = "edition classic\nseats 3\nspectator S T\nlobby"
    assert _decides(given(lobby), 2, 4) == (0, 1, 2, 4)
    assert _decides(given(lobby), 3, 4) == TableCode.NO_VOICE


def _decides(table: Table, laws: int, by: int) -> tuple[int, ...] | str:
    """Who is asked when somebody moves that S has to go, or why nobody is."""
    table.room.laws = laws
    refusal = table.handle(0, by, say.MoveToPutOut(3)).refusal
    if refusal is not None:
        return refusal.code
    assert table.room.ballot is not None
    return table.room.ballot.voters
