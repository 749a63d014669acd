"""The rarer choices at the terminal, each by itself."""

from __future__ import annotations

from collections.abc import Callable

from tests.terminal.guests import Moment, Still
from tests.terminal.situations import MINE, two_bots
from yksi.bots import Bot, new_bot
from yksi.game import actions as do


def test_jumping_in() -> None:
    text = "edition kpgut; seats 4; turn C; top R7; hand C R5 Y1 Y2; hand A R5 G1 G2"
    bots: dict[int, Bot] = {2: Still(do.Lay(("R5",)))}
    moment = Moment(text, "j", bots=bots)
    assert "You hold red 5 too: j jumps in. Enter goes on." in moment.lines
    assert "You jump in with red 5." in moment.lines
    moment = Moment(text, "", bots={2: Still(do.Lay(("R5",)))})
    assert "You jump in" not in moment.said
    assert "Disa draws" in moment.said


def test_jumping_in_with_the_call() -> None:
    text = "edition kpgut; seats 4; turn C; top R7; hand C R5 Y1 Y2; hand A R5 G1"
    moment = Moment(text, "j u", bots={2: Still(do.Lay(("R5",)))})
    assert "You jump in with red 5. You call UNO!" in moment.lines


def test_the_valley_wild_asks_for_a_discard() -> None:
    text = "edition moomin; seats 3; turn A; top R7; hand A R1 R2 W WM"
    moment = Moment(text, "4 red", "0", "green", "2")
    assert "You may discard one card; nobody sees which until all have chosen." in moment.said
    assert "Bo has chosen." in moment.lines
    assert "You have chosen. " in moment.said
    assert "You discard red 2." in moment.said
    assert moment.holds(0) == 2
    assert Moment(text, "4 red", "").holds(0) == 3
    assert Moment(text, "4 red", "k").holds(0) == 3


def test_a_single_card_is_joined_by_another_for_the_valley_wild() -> None:
    text = "edition moomin; seats 3; turn A; top R7; hand A WM R1; draw B3"
    moment = Moment(text, "2 red u", "", "1")
    assert "With one card in hand, you first draw blue 3." in moment.said
    assert "You must discard 1 card. The numbers, please." in moment.said
    assert "You must discard a card here. (r tells the rule)  MOO-R14" in moment.said
    assert moment.holds(0) == 1


def test_several_discards_at_once() -> None:
    text = "edition custom + card1=all_to_three; seats 2; turn A; top R7; hand A WC1 R1 R2 R3 R4 R5"
    moment = Moment(text, "6 red", "1 2 3", "1 2 green", "1 2")
    assert "Only cards, please." in moment.lines
    assert "You lay Wild Customizable (All to three) and choose red." in moment.said
    assert "You must discard 2 cards." in moment.said
    assert "Those are too many cards at once." in moment.said
    assert "You discard red 1 and red 2." in moment.said


def test_a_card_that_was_just_drawn_is_discarded() -> None:
    text = (
        "edition custom + card1=all_to_three + card2=three_if_stuck; seats 2; turn A; top Y7; "
        "stuck three; hand A G1 G2 G3; draw WC1 R5 R6"
    )
    moment = Moment(text, "d", "6 red", "1", "1")
    assert "You must discard 2 cards." in moment.said
    assert "You must discard 1 card." in moment.said
    assert "You discard red 5 and red 6." in moment.said


def test_the_joke() -> None:
    text = "edition custom + card1=joke; seats 2; turn B; top R7; hand B WC1 R1 R2; hand A G1 G2"
    tells: Callable[[], dict[int, Bot]] = lambda: {1: Still(do.Lay(("WC1",), "red"))}  # noqa: E731
    moment = Moment(text, "maybe", "y", bots=tells())
    assert moment.said.count("Did you laugh? y or n.") == 2
    assert "y or n, please." in moment.lines
    assert "You laugh." in moment.lines
    assert "Bo discards " in moment.said
    assert moment.holds(1) == 1
    assert "Bo draws four cards." in Moment(text, "n", bots=tells()).said


def test_open_hands_are_shown() -> None:
    text = (
        "edition custom + card1=open_hands; seats 2; turn A; top R7; hand A WC1 R1 R2; hand B RS G1"
    )
    moment = Moment(text, "3 red", "t", "", bots={1: Still(do.Lay(("RS",)))})
    assert "The card says “Open hands”. All hands lie open until your next turn." in moment.said
    assert "Bo shows green 1." in moment.lines
    assert "The hands are hidden again." in moment.said


def test_hands_are_shuffled_together() -> None:
    text = "edition custom; seats 2; turn A; top R7; hand A WS R1 R2; hand B G1 G2"
    moment = Moment(text, "3 red")
    assert "You shuffle all hands together and deal them anew. You now hold " in moment.said
    assert "Bo now holds two cards." in moment.said


def test_a_seven_swaps_hands() -> None:
    text = "edition classic + seven_swap=yes; seats 3; turn A; top R1; hand A R7 R2; hand C B4 B5"
    moment = Moment(text, "2", "nobody", "c")
    assert "With whom do you swap hands? Bo 5 cards, Cilla 2 cards." in moment.said
    assert "I do not know who “nobody” is." in moment.said
    assert "You swap hands with Cilla." in moment.said


def test_a_seven_swaps_hands_also_out_of_turn() -> None:
    text = (
        "edition classic + jump_in=identical + seven_swap=yes; seats 3; turn B; top R1; "
        "hand A R7 R2 R3; hand B R7 Y1 Y2 Y3; hand C B4 B5"
    )
    moment = Moment(text, "j", "nobody", "c", bots={1: Still(do.Lay(("R7",), swap=2))})
    assert "You jump in with red 7." in moment.lines
    assert "With whom do you swap hands? Bo 2 cards, Cilla 3 cards." in moment.said
    assert "You swap hands with Cilla. You now hold yellow 1, yellow 2 and yellow 3." in moment.said


def test_the_start_card_may_be_a_wild() -> None:
    moment = Moment("edition classic; seats 3; dealer C; start W; hand A R1 G2 G3", "blue")
    assert "You choose blue." in moment.lines


def test_opening_a_kpgut_game() -> None:
    moment = Moment("edition kpgut; seats 3; opening; turn A; hand A W4 R1 R2", "3 red", "1")
    assert "Nothing has been laid yet." in moment.lines
    assert (
        "The game cannot be opened with Wild Draw Four. (r tells the rule)  KPG-BEG-8"
        in moment.said
    )
    assert "You lay red 1." in moment.said


def test_giving_up_is_asked_about_once_more() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1 R2"
    moment = Moment(text, "g", "", "g", "y", bots=two_bots())
    assert moment.said.count("Do you really give up?") == 2
    assert "You give up. You show red 1 and red 2." in moment.said
    assert "There is no giving up in this edition." in Moment(MINE + "hand A R1 R2", "g").said


def test_accusing() -> None:
    text = "edition kpgut + referee=open; seats 3; turn C; top R7; hand C G2 R1 Y1"
    cheats: dict[int, Bot] = {2: Still(do.Lay(("G2",)))}
    moment = Moment(text, "f", bots=cheats)
    assert "You are right: Cilla broke the rules. Cilla takes back a card." in moment.said
    assert "There is no play to accuse." in Moment(text.replace("turn C", "turn A"), "f").said
    assert "These rules have no such procedure." in Moment(MINE + "hand A R1 R2", "f").said


def test_out_of_turn_and_after_going_out() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1; hand A R2 R3 R4"
    moment = Moment(text, "1", "d", bots={2: new_bot("casual", 1)})
    assert moment.said.count("It is not your turn but Disa's. (r tells the rule)  GEN-R05") == 2
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1; called A"
    ends = Moment(text, "1", bots=two_bots())
    assert "You are out and take place 1." in ends.said
    assert "The game is over. You win." in ends.said
