"""Cards with texts of people's own, carried out step by step."""

from __future__ import annotations

from tests.table.situations import SECOND, given, told
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import news, text_tools
from yksi.table import Table, TableCode, TableRefusal

TEXT = """edition custom + card1=text\nseats 3\ntext 1 "all change"\nturn A\ntop R5
hand A WC1 R1 R2\nhand B G1 G2 G3\nhand C B1 B2"""


def carrying_out(position: str = TEXT) -> Table:
    table = given(position)
    effects = table.handle(0, 0, say.Act(do.Lay(("WC1",), "red"))).effects
    assert told(effects, news.TextPlayed) == [news.TextPlayed(0, 1, "all change")]
    return table


def agree(table: Table, tool: text_tools.AnyTool, *others: int) -> None:
    assert table.handle(table.room.now, 0, say.UseTool(tool)).refusal is None
    for person in others:
        assert table.handle(table.room.now, person, say.Vote(True)).refusal is None


def hand(table: Table, person: int) -> tuple[str, ...] | None:
    cards = table.view(person).game
    assert cards is not None
    return cards.seats[person].hand


def test_a_text_is_carried_out_step_by_step() -> None:
    table = carrying_out()
    assert table.handle(0, 1, say.Act(do.Draw())).refusal is not None
    agree(table, text_tools.DiscardCards(1, 2), 1, 2)
    for wrong in (("G1",), ("G1", "B1"), ("G1", "G2", "G3")):
        assert table.handle(0, 1, say.Act(do.Discard(wrong))).refusal is not None
    assert table.handle(0, 1, say.Act(do.Discard(("G1", "G3")))).refusal is None
    assert hand(table, 1) == ("G2",)
    assert table.handle(0, 1, say.Act(do.Discard(("G2",)))).refusal is not None  # no more
    agree(table, text_tools.GiveCard(2, 1), 1, 2)
    assert table.handle(0, 2, say.HandCards(("R1",))).refusal is not None
    assert table.handle(0, 2, say.HandCards(("B2",))).refusal is None
    assert (hand(table, 1), hand(table, 2)) == (("G2", "B2"), ("B1",))
    agree(table, text_tools.GiveTurn(2), 1, 2)
    assert table.handle(0, 1, say.Done()).refusal is not None
    assert table.handle(0, 0, say.Done()).refusal is None
    assert table.handle(0, 2, say.Act(do.Draw())).refusal is None


def test_a_bot_chooses_at_once_and_time_chooses_for_the_slow() -> None:
    table = carrying_out(TEXT + "\nbot C")
    agree(table, text_tools.DiscardCards(2, 1), 1)
    assert hand(table, 2) == ("B2",)
    agree(table, text_tools.DiscardCards(1, 2), 1)
    assert table.due_at() == 90 * SECOND
    table.tick(90 * SECOND)
    assert hand(table, 1) == ("G3",)
    assert table.due_at() == 180 * SECOND
    effects = table.tick(180 * SECOND)
    assert told(effects, news.TextDone)
    assert table.handle(180 * SECOND, 1, say.Act(do.Draw())).refusal is None


def test_a_text_that_nobody_carries_out_is_over_after_a_while() -> None:
    table = carrying_out()
    assert table.due_at() == 90 * SECOND
    assert not told(table.tick(90 * SECOND - 1), news.TextDone)
    assert told(table.tick(90 * SECOND), news.TextDone) == [news.TextDone(1)]
    assert table.handle(90 * SECOND, 1, say.Act(do.Draw())).refusal is None


def test_a_card_for_a_text_on_which_nothing_was_written() -> None:
    table = given(TEXT.replace('\ntext 1 "all change"', ""))
    effects = table.handle(0, 0, say.Act(do.Lay(("WC1",), "red"))).effects
    assert told(effects, news.TextPlayed) == [news.TextPlayed(0, 1, "")]
    carrying = table.view(1).carrying
    assert carrying is not None
    assert carrying.text == ""


def test_a_marker_has_few_words_that_can_be_read() -> None:
    table = carrying_out()
    for words in (41 * "x", "king\x1b[31m"):
        refusal = table.handle(0, 0, say.UseTool(text_tools.PutMarker(1, words))).refusal
        assert refusal == TableRefusal(TableCode.TEXT_LENGTH)
    agree(table, text_tools.PutMarker(1, 40 * "x"), 1, 2)
    assert table.room.markers == {1: 40 * "x"}
    shown = [(person.marked, person.marker) for person in table.view(2).people]
    assert shown == [(False, None), (True, 40 * "x"), (False, None)]
