"""Who is shown hands, and who judges."""

from __future__ import annotations

from tests.table.situations import given, told
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.messages import commands as say
from yksi.messages import news, questions
from yksi.table.room import ONLOOKER


def test_cards_of_a_seat_without_anybody_are_told_to_nobody() -> None:
    """Open hands and no spectators, or a place whose owner was put out."""
    table = given(
        "edition custom + card1=open_hands\nseats 2\nturn A\ntop R7\nhand A WC1 R1 R2\nhand B G1 G2"
    )
    table.handle(0, 0, say.Act(do.Lay(("WC1",), "red")))
    effects = table.handle(0, 1, say.Act(do.Draw())).effects
    drawn = [(e.to, e.event.cards is None) for e in effects if isinstance(e.event, ev.Drew)]
    assert drawn == [((0, 1), False), ((ONLOOKER,), True)]  # a big screen is nobody


def test_where_spectators_see_hands_they_are_told_what_is_drawn() -> None:
    """Whoever was moved away for advice is not, nor is a big screen."""
    table = given(
        "edition kpgut\nseats 3\nspectator S T\nspectators see hands\nout C\nturn B\ntop R7"
    )
    table.handle(0, 0, say.ReportAdvice(4, 1))
    for person in (0, 1):
        table.handle(0, person, say.Vote(True))
    table.handle(0, 0, say.Answer("moved-away"))
    effects = table.handle(0, 1, say.Act(do.Draw())).effects
    drawn = [(e.to, e.event.cards is None) for e in effects if isinstance(e.event, ev.Drew)]
    assert drawn == [((1, 2, 3), False), ((0, 4, ONLOOKER), True)]


def test_a_doubted_hand_is_shown_to_the_judge_alone() -> None:
    table = given("edition kpgut\nseats 4\nspectator S\nturn B\ntop R7\nhand B R2 Y3\ndraw G5")
    table.handle(0, 1, say.Act(do.Draw()))
    effects = table.handle(0, 3, say.DoubtDrawing(1)).effects
    shown = [(e.to, e.event) for e in effects if isinstance(e.event, ev.Shown)]
    hand = ("R2", "G5", "Y3")
    assert shown == [((0,), ev.Shown(1, 0, hand)), ((1, 2, 3, 4), ev.Shown(1, 0, None))]
    assert [e.to for e in effects if isinstance(e.event, news.DrawnInTurn)] == [(0,)]


def test_everybody_reads_who_judged_and_for_what_somebody_was_warned() -> None:
    table = given("edition kpgut\nseats 4\nturn B\ntop R7\nhand B R2 Y3")
    table.handle(0, 1, say.Act(do.Draw()))
    table.handle(0, 3, say.DoubtDrawing(1))
    effects = table.handle(0, 0, say.Answer(questions.NO_REASON)).effects
    assert told(effects, news.DoubtSettled) == [news.DoubtSettled(1, 3, True, 0)]
    assert told(effects, news.Warned) == [news.Warned(1, 0, "needless-drawing")]


def test_an_adviser_who_is_sent_out_reads_why() -> None:
    table = given("edition kpgut\nseats 3\nspectator S\nout C\nturn B\ntop R7")
    table.handle(0, 0, say.ReportAdvice(3, 1))
    for person in (0, 1):
        table.handle(0, person, say.Vote(True))
    effects = table.handle(0, 0, say.Answer(questions.PUT_OUT)).effects
    assert told(effects, news.PutOut) == [news.PutOut(3, "advice")]


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


def test_a_bot_in_office_has_an_adviser_move_away() -> None:
    table = given("edition kpgut\nseats 4\nbot A\nout D\nturn B\ntop R7")
    table.handle(0, 1, say.ReportAdvice(3, 1))
    table.handle(0, 1, say.Vote(True))
    effects = table.handle(0, 2, say.Vote(True)).effects
    asked = questions.WhereTo(3)
    assert told(effects, news.Answered) == [news.Answered(asked, 0, questions.MOVED_AWAY)]
    assert table.room.people[3].moved_away


def test_a_word_between_coach_and_pupil_says_to_whom_it_is() -> None:
    table = given("edition kpgut\nseats 3\nspectator S\ncoach S of B\nturn B\ntop R7")
    [said] = table.handle(0, 3, say.Say("play red")).effects
    assert (said.to, said.event) == ((3, 1), news.Said(3, "play red", 1))
