"""Who is shown hands, and who judges."""

from __future__ import annotations

from tests.table.situations import given
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.messages import commands as say
from yksi.messages import news
from yksi.table.room import ONLOOKER


def test_cards_of_a_seat_without_anybody_are_told_to_nobody() -> None:
    """Open hands and no spectators, or a place whose owner was put out."""
    table = given(
        "edition custom + card1=open_hands\nseats 2\nturn A\ntop R7\nhand A WC1 R1 R2\nhand B G1 G2"
    )
    table.handle(0, 0, say.Act(do.Lay(("WC1",), "red")))
    effects = table.handle(0, 1, say.Act(do.Draw())).effects
    told = [(e.to, e.event.cards is None) for e in effects if isinstance(e.event, ev.Drew)]
    assert told == [((0, 1), False), ((ONLOOKER,), True)]  # a big screen is nobody


def test_a_doubted_hand_is_shown_to_the_judge_alone() -> None:
    table = given("edition kpgut\nseats 4\nspectator S\nturn B\ntop R7\nhand B R2 Y3")
    table.handle(0, 1, say.Act(do.Draw()))
    effects = table.handle(0, 3, say.DoubtDrawing(1)).effects
    shown = [e.to for e in effects if isinstance(e.event, ev.Shown) and e.event.cards is not None]
    hidden = [e.to for e in effects if isinstance(e.event, ev.Shown) and e.event.cards is None]
    assert (shown, hidden) == ([(0,)], [(1, 2, 3, 4)])
    assert [e.to for e in effects if isinstance(e.event, news.DrawnInTurn)] == [(0,)]


def test_a_question_goes_to_the_next_in_office_when_the_oldest_is_out() -> None:
    table = given(
        "edition kpgut\nseats 4\nspectator S\nbeginner C\nturn A\ntop R1\nhand A R2\nholds B 3"
    )
    table.handle(0, 2, say.AskForCoach(4))
    assert table.room.request is not None
    assert table.room.request.person == 0
    table.handle(0, 0, say.Act(do.Lay(("R2",))))
    assert table.view(2).request is not None
    assert table.room.request.person == 1
    assert table.handle(0, 0, say.Answer("yes")).refusal is not None
    assert table.handle(0, 1, say.Answer("yes")).refusal is None
    assert table.room.people[4].coaching == 2
