"""The terminal game: whole games by scripted and bot-driven people, and each prompt by itself."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.guests import Guest, Moment, Still, play
from yksi.bots import Bot, new_bot
from yksi.cli import COMMANDS, main, serve
from yksi.cli.asides import Leave
from yksi.cli.editions import GROUPS
from yksi.cli.keys import LETTERED, Keys, Verb
from yksi.cli.marks import marked, pieces, unmarked
from yksi.cli.plan import Plan
from yksi.cli.session import Session
from yksi.cli.sitting import open_table
from yksi.cli.terminal import Terminal, wants_colors
from yksi.cli.typed import Misread, Reader, Typed
from yksi.game import actions as do
from yksi.rules import FIELD_TYPES
from yksi.texts import LANGUAGES, Texts

YKSI = Path(sys.executable).with_name("yksi")
JUNK = ("zzz", "99", "0", "1 1", "red", "-1", "x zzz", "ü", "3 zzz", "d d", "q q")


# --- whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_classic_match_in_every_language(language: str) -> None:
    guest = play("classic + target=60", 3, language, seed=2)
    assert guest.session is not None
    view = guest.session.host.view()
    assert view.match_over
    assert max(seat.total for seat in view.seats) >= 60
    assert guest.text("event-matchover") in guest.lines
    assert guest.text("event-turn", person="you", who="") in guest.lines


@pytest.mark.parametrize(
    ("rules", "seats"),
    [
        ("moomin", 3),
        ("kpgut", 4),
        ("kpgut", 9),
        ("custom + card1=joke + card2=next_to_seven + card3=open_hands", 3),
        ("custom + card1=all_to_three + card2=drop_wilds + card3=elbows + target=100", 4),
        ("custom + card1=draw_to_color + card2=three_if_stuck + card3=rooster + target=100", 2),
        ("classic + seven_swap=yes + zero_rotate=yes + target=100", 3),
        ("classic + stacking=any + jump_in=identical + scoring=low + target=100", 4),
        ("classic + bluff=no + uno_penalty=0 + target=100", 2),
        ("kpgut + referee=open", 3),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_table_is_played_to_its_end(rules: str, seats: int, seed: int) -> None:
    language = LANGUAGES[seed % len(LANGUAGES)]
    guest = play(rules, seats, language, seed)
    assert not any("{" in line or "None" in line for line in guest.lines)


def test_the_valley_wild_and_places_are_told() -> None:
    said = "\n".join(chain(*(play("moomin", 3, seed=seed).lines for seed in range(1, 5))))
    assert "You may discard one card" in said
    assert re.search(r"lays Wild Tales From Moominvalley and chooses (red|green|blue|yellow)", said)
    assert re.search(r"(You discard|Bo discards) ", said)
    said = "\n".join(play("kpgut", 4, seed=1).lines)
    assert re.search(r"Places:\n1\. \w+\n2\. \w+\n3\. \w+\n4\. \w+", said)


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("kpgut", 4, seed=3).lines == play("kpgut", 4, seed=3).lines
    assert play("kpgut", 4, seed=3).lines != play("kpgut", 4, seed=4).lines


@pytest.mark.parametrize("rules", ["classic + target=50", "moomin", "kpgut"])
def test_bad_input_changes_nothing(rules: str) -> None:
    """Junk before every answer: the same game is played, with more said."""
    quiet, pestered = play(rules, 3, seed=2), play(rules, 3, seed=2, junk=JUNK)
    assert quiet.session is not None
    assert pestered.session is not None
    assert quiet.session.host.game.moves == pestered.session.host.game.moves
    assert len(pestered.prompts) > len(quiet.prompts) * len(JUNK)


def test_the_input_may_end_at_every_prompt() -> None:
    most = len(play("kpgut", 3, seed=1).prompts)
    for last in range(min(most, 40)):
        guest = Guest("en", 1)

        def ask(line: str, guest: Guest = guest, last: int = last) -> str:
            if len(guest.prompts) == last:
                raise EOFError
            return guest.ask(line)

        plan = Plan("kpgut", 3, "Aino", 1, forgets=30)
        guest.session = Session(open_table(guest.text, plan, guest.say, ask, lambda: 0.0))
        with pytest.raises(Leave):
            guest.session.run()


# --- single moments


def two_bots() -> dict[int, Bot]:
    return {1: new_bot("casual", 1), 2: new_bot("casual", 2)}


MINE = "edition classic; seats 3; turn A; top R7; "


def test_the_table_is_told() -> None:
    moment = Moment(MINE + "hand A R2 G7 Y1 W; holds B 1; called B; holds C 3; direction ccw")
    assert moment.lines[1:] == [
        "Your turn.",
        "On top: red 7.",
        "Counter-clockwise after you: Cilla 3 cards, Bo 1 card (UNO).",
        "Draw pile: 99 cards.",
        "Your hand, 4 cards:",
        "  1  red 2     fits",
        "  2  green 7   fits",
        "  3  yellow 1",
        "  4  Wild      fits",
        "Choose: a number lays that card, d draws, h helps.",
    ]


def test_a_refusal_names_its_clause_and_the_rule_can_be_read() -> None:
    moment = Moment(MINE + "hand A R2 G1 Y1", "r", "2", "r", "k")
    assert "Nothing has been refused yet." in moment.said
    refused = "That does not fit: green 1 on red 7, colour in force red. (CLS-11; r tells the rule)"
    assert refused in moment.lines
    assert "CLS-11: A card fits by the colour, the number or the symbol" in moment.said
    assert "You cannot pass now: lay a card or draw. (CLS-13; r tells the rule)" in moment.said


@pytest.mark.parametrize("typed", ["4", "w", "4 green", "W g", "w,green", "4 blue green"])
def test_a_wild_takes_a_colour(typed: str) -> None:
    moment = Moment(MINE + "hand A R2 G1 G5 W", typed, *([] if "g" in typed else ["purple", ""]))
    assert "You lay Wild and choose green." in moment.said


def test_a_wild_as_last_card_needs_no_colour() -> None:
    moment = Moment(MINE + "hand A W; called A", "1")
    assert "You lay Wild. You are out and win the round." in moment.said


def test_drawing_keeping_and_the_new_card() -> None:
    moment = Moment(MINE + "hand A G1 G2; draw R9", "d", "k")
    assert "You draw red 9." in moment.lines
    assert "  1  red 9    fits, new" in moment.lines
    assert "You lay nothing." in moment.lines


def test_a_drawn_card_that_does_not_fit_ends_the_turn() -> None:
    moment = Moment(MINE + "hand A G1 G2; draw B9", "d")
    assert "You draw blue 9.\nThat does not fit, so your turn is over.\nBo draws" in moment.said


def test_drawing_goes_on_where_it_must() -> None:
    text = "edition kpgut; seats 3; turn A; top R7; hand A G1 G2; draw B1 Y4 R9"
    moment = Moment(text, "d")
    assert "You draw blue 1, yellow 4 and red 9." in moment.lines


def test_cards_by_name_and_several_at_once() -> None:
    text = "edition kpgut; seats 3; turn A; top R4; hand A R8 G8 B8 Y1 Y2"
    assert "  2  green 8   goes on 1" in Moment(text).lines
    for typed in ("1 2 3", "r8 g8 b8", "red 8 g8 3", "1, 2, 3"):
        assert "You lay red 8, green 8 and blue 8." in Moment(text, typed).lines
    assert "green 8 on red 4" in Moment(text, "2 1").said
    assert "These cannot go together: yellow 1 has another value." in Moment(text, "1 4").said


def test_a_bluff_is_warned_of_privately() -> None:
    moment = Moment(MINE + "hand A R2 Y1 W4", "3 green", "", "3 green", "n", "3 green", "y")
    assert "  3  Wild Draw Four  fits, but would be a bluff" in moment.lines
    assert moment.said.count("so this would be a bluff") == 3
    assert moment.said.count("You lay Wild Draw Four and choose green.") == 1
    assert "bluff" not in Moment(MINE + "hand A G2 Y1 W4", "3 green").said


FOURED = "edition classic; seats 3; turn C; top R7; hand C W4 R1 Y1 Y2; hand A G5 G6"


def test_a_challenge_is_explained() -> None:
    bots: dict[int, Bot] = {2: Still(do.Lay(("W4",), "green"))}
    moment = Moment(FOURED, "c", bots=bots)
    assert "Wild Draw Four is honest only from a hand without a red card." in moment.said
    assert "Cilla takes four cards and you play on; if not, you take six cards" in moment.said
    assert re.search(
        r"\d+ of \d+ unseen ones would make it a bluff and Cilla holds three", moment.said
    )
    assert "You challenge Cilla. Cilla shows red 1, yellow 1 and yellow 2. It was a bluff." in (
        moment.said
    )
    assert moment.holds(2) == 7


def test_accepting_and_a_challenge_in_vain() -> None:
    bots: dict[int, Bot] = {2: Still(do.Lay(("W4",), "green"))}
    moment = Moment(FOURED, "d", bots=bots)
    assert "You take four cards and lose the turn. You draw " in moment.said
    text = FOURED.replace("R1 ", "B1 ")
    moment = Moment(text, "c", bots={2: Still(do.Lay(("W4",), "green"))})
    assert "It was no bluff. You draw " in moment.said
    assert moment.holds(0) == 8


# --- calls and catches


def test_the_call_with_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1 u")
    assert "u behind the number calls UNO" in moment.said
    assert "You call UNO!" in moment.said
    assert "Enter goes on." not in moment.said


def test_the_call_right_before_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "u", "1")
    assert moment.lines.count("You call UNO!") == moment.said.count("UNO!") == 1
    assert "You lay red 2." in moment.lines


def test_the_call_right_after_the_play() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1", "u", bots=two_bots())
    after = moment.said.partition("You lay red 2.")[2]
    assert after.startswith("\nEnter goes on.\n> u\nYou call UNO!\n")


def test_a_forgotten_call_is_caught() -> None:
    moment = Moment(MINE + "hand A R2 Y1", "1", "", bots=two_bots())
    assert "Cilla catches you without a call. You draw " in moment.said


def test_catching_a_bot_and_a_wrong_catch() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1; holds B 1; called B"
    forgets: dict[int, Bot] = {2: Still(do.Lay(("R1",)))}
    moment = Moment(text, "x", "b", "x cilla", bots=forgets)
    assert "Whom do you catch?" in moment.said
    assert "There is nobody to catch there. (GEN-R18; r tells the rule)" in moment.said
    assert "You catch Cilla without a call. Cilla draws two cards." in moment.said


def test_a_called_last_card_pauses_just_the_same() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1"
    calls: dict[int, Bot] = {2: new_bot("casual", 1)}
    moment = Moment(text, "x cilla", bots=calls)
    assert moment.said.startswith("Cilla calls UNO! Cilla lays red 1.\nEnter goes on.\n")
    assert "There is nobody to catch there." in moment.said


def test_catching_on_the_own_turn() -> None:
    text = "edition classic; seats 3; turn C; top R7; hand C R1 Y1; hand A R5 R6 R8"
    forgets: dict[int, Bot] = {2: Still(do.Lay(("R1",))), 1: new_bot("casual", 1)}
    moment = Moment(text, "x", bots=forgets)
    assert "Enter goes on." not in moment.said
    assert "You catch Cilla without a call." in moment.said


GRACE = "edition kpgut; seats 3; turn A; top R7; hand A R2 Y1"


class Slow(Moment):
    """Takes its time for the answer that calls or catches."""

    def __init__(self, position: str, *answers: str, seconds: float, bots: dict[int, Bot]) -> None:
        self.now = 0.0
        self.seconds = seconds
        super().__init__(position, *answers, bots=bots, clock=lambda: self.now)

    def _ask(self, line: str) -> str:
        answer = super()._ask(line)
        self.now += self.seconds if answer[:1] in ("u", "x") else 0
        return answer


@pytest.mark.parametrize(("seconds", "in_time"), [(0.5, True), (3.0, True), (3.1, False)])
def test_three_seconds_for_the_call(seconds: float, in_time: bool) -> None:
    bots: dict[int, Bot] = {1: Still(), 2: new_bot("casual", 2)}
    moment = Slow(GRACE, "1", "u", "", seconds=seconds, bots=bots)
    assert ("You call UNO!" in moment.said) == in_time
    assert ("The time for your call is over." in moment.said) != in_time
    assert ("No call is due now. (KPG-R35; r tells the rule)" in moment.said) != in_time
    assert ("Cilla catches you without a call." in moment.said) != in_time


@pytest.mark.parametrize(("seconds", "in_time"), [(1.0, False), (3.5, True)])
def test_a_catch_counts_after_three_seconds(seconds: float, in_time: bool) -> None:
    text = "edition kpgut; seats 4; turn C; top R7; hand C R1 Y1; hand A B1 B2 B3"
    bots: dict[int, Bot] = {2: Still(do.Lay(("R1",)))}
    moment = Slow(text, "x cilla", seconds=seconds, bots=bots)
    assert ("You catch Cilla without a call." in moment.said) == in_time
    assert ("There is nobody to catch there. (KPG-R36" in moment.said) != in_time
    assert "time for the call" not in moment.said


# --- the other choices


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
    assert "You must discard a card here. (MOO-R14; r tells the rule)" in moment.said
    assert moment.holds(0) == 1


def test_several_discards_at_once() -> None:
    text = "edition custom + card1=all_to_three; seats 2; turn A; top R7; hand A WC1 R1 R2 R3 R4 R5"
    moment = Moment(text, "6 red", "1 2 3", "1 2 green", "1 2")
    assert "Only cards, please." in moment.lines
    assert "You lay Wild Customizable (All to three) and choose red." in moment.said
    assert "You must discard 2 cards." in moment.said
    assert "Those are too many cards at once." in moment.said
    assert "You discard red 1 and red 2." in moment.said


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


def test_the_start_card_may_be_a_wild() -> None:
    moment = Moment("edition classic; seats 3; dealer C; start W; hand A R1 G2 G3", "blue")
    assert "You choose blue." in moment.lines


def test_opening_a_kpgut_game() -> None:
    moment = Moment("edition kpgut; seats 3; opening; turn A; hand A W4 R1 R2", "3 red", "1")
    assert "Nothing has been laid yet." in moment.lines
    assert "The game cannot be opened with Wild Draw Four. (KPG-BEG-8" in moment.said
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
    assert "These rules know no such procedure." in Moment(MINE + "hand A R1 R2", "f").said


def test_out_of_turn_and_after_going_out() -> None:
    text = "edition classic; seats 4; turn C; top R7; hand C R1 Y1; hand A R2 R3 R4"
    moment = Moment(text, "1", "d", bots={2: new_bot("casual", 1)})
    assert moment.said.count("It is not your turn: Disa is on turn. (GEN-R05") == 2
    text = "edition kpgut; seats 3; turn A; top R7; hand A R1; called A"
    ends = Moment(text, "1", bots=two_bots())
    assert "You are out and take place 1." in ends.said
    assert "The game is over. You win." in ends.said


def test_asides_take_no_part_in_the_game() -> None:
    moment = Moment(MINE + "hand A R2 Y1 Y2; totals A 10 B 20", "h", "?", "s", "t", "H", "q")
    assert moment.said.count("Get rid of your cards.") == 3
    assert "Score, to 500 points:\n  Bo       20\n  Aino     10" in moment.said
    assert moment.said.count("On top: red 7.") == 2
    assert moment.game.moves == []
    assert "No points are kept" in Moment("edition moomin; seats 2; turn A; top R7", "s").said


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language_names_every_letter(language: str) -> None:
    keys = Keys(Texts(language))
    moment = Moment(MINE + "hand A R2 Y1", keys.letter(Verb.HELP), language=language)
    for verb in LETTERED:
        assert any(line.startswith(f"  {keys.letter(verb)}  ") for line in moment.lines)


# --- typed lines


def reader(language: str) -> Reader:
    return Reader(Keys(Texts(language)), ("Aino", "Bo", "Birgit"), 0)


@pytest.mark.parametrize(
    ("language", "line", "typed"),
    [
        ("en", "2", Typed(Verb.LAY, ("G8",))),
        ("en", "R5", Typed(Verb.LAY, ("R5",))),
        ("en", "r 5", Typed(Verb.LAY, ("R5",))),
        ("en", "green +2", Typed(Verb.LAY, ("G+2",))),
        ("en", "w4 green u", Typed(Verb.LAY, ("W4",), "green", uno=True)),
        ("en", "u 1", Typed(Verb.LAY, ("R8",), uno=True)),
        ("en", "wc", Typed(Verb.LAY, ("WC1",))),
        ("en", "u", Typed(Verb.CALL)),
        ("en", "X bo", Typed(Verb.CATCH, seat=1)),
        ("en", "x", Typed(Verb.CATCH)),
        ("en", "j uno", Typed(Verb.JUMP, uno=True)),
        ("fi", "p5", Typed(Verb.LAY, ("R5",))),
        ("fi", "s5", Typed(Verb.LAY, ("B5",))),
        ("fi", "punainen 5", Typed(Verb.LAY, ("R5",))),
        ("fi", "w vihreä", Typed(Verb.LAY, ("W",), "green")),
        ("fi", "n", Typed(Verb.DRAW)),
        ("sv", "gul 3", Typed(Verb.LAY, ("Y3",))),
        ("sv", "w gult", Typed(Verb.LAY, ("W",), "yellow")),
        ("nb", "grønn 3", Typed(Verb.LAY, ("G3",))),
        ("da", "rød S", Typed(Verb.LAY, ("RS",))),
    ],
)
def test_what_can_be_typed(language: str, line: str, typed: Typed) -> None:
    assert reader(language).read(line, ("R8", "G8")) == typed


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("zz", "misread-word"),
        ("3", "misread-number"),
        ("1 1", "misread-twice"),
        ("green", "misread-no-card"),
        ("x b", "misread-seat"),
        ("x aino", "misread-seat"),
        ("d 2", "misread-word"),
    ],
)
def test_what_cannot(line: str, key: str) -> None:
    with pytest.raises(Misread) as misread:
        reader("en").read(line, ("R8", "G8"))
    assert misread.value.key == key


# --- the command line


def run(*args: str, lines: Sequence[str] = ()) -> Result:
    return CliRunner().invoke(main, args, input="".join(f"{line}\n" for line in lines))


def test_a_session_through_the_command_line() -> None:
    result = run("play", "--seed", "3", "--name", "Aino", lines=["1", "3", "h", "q"])
    assert result.exit_code == 0
    assert result.output.startswith("Welcome, Aino. We play Classic.")
    assert result.output.endswith("\nThank you for the game. Until next time.\n")


def test_without_a_command_the_table_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[object, ...]] = []
    monkeypatch.setattr(serve, "run", lambda *given: opened.append(given))
    assert run("--lang", "sv").exit_code == 0
    [(text, host, port, database, *_, browse)] = opened
    assert isinstance(text, Texts)
    assert text.language == "sv"
    assert (host, port, database, browse) == ("127.0.0.1", 8756, None, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_may_end_in_every_language(language: str) -> None:
    result = run("play", "--lang", language, "--edition", "kpgut", "--seats", "5", "--seed", "1")
    assert result.exit_code == 0
    assert result.output.endswith(Texts(language)("goodbye") + "\n")


def test_changed_rules_are_announced() -> None:
    result = run("play", "--rules", "stacking=same + draw=until", "--seats", "2")
    assert "Changed rule: If nothing fits: draw until something fits." in result.output
    assert "Changed rule: Answering cards that make you draw: with the same kind" in result.output


def test_an_interrupt_is_polite(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Terminal, line: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupt)
    result = run("play")
    assert result.exit_code == 130
    assert result.output.endswith("Until next time.\n")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dance"], "There is no command “dance”"),
        (["--dance"], "There is no option --dance."),
        (["play", "--dance"], "There is no option --dance."),
        (["play", "quickly"], "I do not know what to do with “quickly”."),
        (["play", "--seats"], "--seats needs a value behind it."),
        (["play", "--seats", "many"], "--seats takes a whole number, not “many”."),
        (["play", "--seats", "11"], "2 to 10 can play this, not 11."),
        (["play", "--seed", "x"], "--seed takes a whole number"),
        (["play", "--forget", "101"], "--forget takes a number from 0 to 100"),
        (["play", "--edition", "uno"], "There is no edition “uno”; there are classic, custom"),
        (["play", "--rules", "stacking=often"], "These rules cannot be played: "),
        (["play", "--rules", "max_seats=28", "--seats", "28"], "These rules cannot be played: "),
        (["rulings"], "FILES is missing."),
        (["bench", "--seconds", "soon"], "The value of --seconds does not fit."),
        (["replay", "a", "b"], "I do not know what to do with “b”."),
        (["--lang", "xx"], "There is no language “xx” here; there are en, fi, sv, nb, da."),
    ],
)
def test_what_cannot_be_understood(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


def test_errors_speak_the_language() -> None:
    assert run("tanssi", "--lang=fi").output.startswith("Komentoa ”tanssi” ei ole")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_pages(language: str) -> None:
    text = Texts(language)
    page = run("--help", "--lang", language).output
    assert page.startswith(text("usage"))
    for name in COMMANDS:
        assert text(f"command-{name}") in page
        own = run(name, "--help", "--lang", language).output
        assert text("option-lang").split(":")[0] in own
        assert " ".join(own.split()).count(text(f"command-{name}.help")) == 1


def test_the_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fi_FI.UTF-8")
    assert run("--help").output.startswith("Käyttö:")
    monkeypatch.setenv("YKSI_LANG", "da")
    assert run("--help").output.startswith("Brug:")


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_compares_every_rule(language: str) -> None:
    assert sorted(chain(*GROUPS.values())) == sorted(FIELD_TYPES)
    page = run("editions", "--plain", "--lang", language).output
    for field in FIELD_TYPES:
        assert f"({field}=" in page
    assert page.count("KPG-") > 30
    assert page.count("classic: ") == len(FIELD_TYPES)


def test_version() -> None:
    assert re.fullmatch(r"yksi \d+\.\d+\.\d+\n", run("--version").output)


def test_help_is_light() -> None:
    """Neither the game nor anything compiled is loaded to show a page of help."""
    code = (
        "import sys; from yksi.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'numpy', 'rich', 'msgspec'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


def test_playing_compiles_nothing() -> None:
    code = (
        "import sys; from yksi.cli import main\n"
        "try: main(['play', '--seed', '1'])\n"
        "except SystemExit: pass\n"
        "print(sorted({'numba', 'rich'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, input="d\n"
    )
    assert done.stdout.endswith("[]\n")


# --- a real terminal


def at_a_terminal(
    args: Sequence[str], answers: Sequence[str], **environment: str
) -> tuple[str, int]:
    """Run a command on a pseudo-terminal, answering each prompt: what it wrote, and its code."""
    pid, terminal = pty.fork()
    if pid == 0:
        surroundings = {
            **os.environ,
            "TERM": "xterm-256color",
            "LANG": "en_GB.UTF-8",
            **environment,
        }
        surroundings = {name: word for name, word in surroundings.items() if word}
        os.execve(YKSI, [str(YKSI), *args], surroundings)
    written = b""
    waiting = list(answers)
    while True:
        ready, _, _ = select.select([terminal], [], [], 30)
        assert ready, written.decode()
        try:
            piece = os.read(terminal, 65536)
        except OSError:
            break
        if not piece:
            break
        written += piece
        if written.endswith(b"> "):
            os.write(terminal, (waiting.pop(0) + "\n").encode() if waiting else b"\x04")
    _, status = os.waitpid(pid, 0)
    os.close(terminal)
    return written.decode().replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


def test_friendly_questions_on_a_terminal() -> None:
    answers = ["Aino", "9", "2", "4", "2", "11", "everybody stands up", "", "99", "3"]
    said, code = at_a_terminal(["play", "--seed", "4", "--plain"], answers)
    assert code == 0
    assert "What may I call you? Enter: Guest.\n> Aino\n" in said
    assert "“9” is none of them; a number from 1 to 4, please." in said
    assert "0 to 3, please, not “4”." in said
    assert "A number from 0 to 10, please, or a text of at most 140 letters." in said
    assert "Customizable card 1 now says “everybody stands up”." in said
    assert "Customizable card 2 now says “Next to seven”." in said
    assert "Changed rule: Wild Customizable in the deck: 2." in said
    assert "2 to 10 can play this, not 99." in said
    assert "Welcome, Aino. We play Custom. At the table with you: Bo and Cilla." in said
    assert "\x1b[" not in said.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert said.rstrip().endswith("Until next time.")


@pytest.mark.parametrize("words", [[], ["", "q"], ["", "", "q"]])
def test_leaving_at_the_questions(words: list[str]) -> None:
    said, code = at_a_terminal(["play"], words)
    assert code == 0
    assert said.rstrip().endswith("Until next time.")


def test_colours_are_words_too() -> None:
    args = ["play", "--edition", "classic", "--seats", "3", "--name", "A", "--seed", "4"]
    colored, _ = at_a_terminal(args, [], COLORTERM="truecolor", NO_COLOR="")
    assert "\x1b[38;2;" in colored
    without = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", colored)
    plain, _ = at_a_terminal(args, [], NO_COLOR="1")
    assert "\x1b[38" not in plain
    words = " ".join(re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", plain).split())
    assert " ".join(without.split()) == words


def test_sixteen_colours_are_the_right_ones() -> None:
    args = ["play", "--edition", "classic", "--seats", "3", "--name", "A", "--seed", "5"]
    said, _ = at_a_terminal(args, [], TERM="xterm", COLORTERM="", NO_COLOR="")
    for word, code in {
        "red": "97;41",
        "green": "30;42",
        "blue": "97;44",
        "yellow": "30;43",
    }.items():
        assert set(re.findall(rf"\x1b\[([0-9;]+)m{word} \d", said)) == {code}, word


def test_the_table_of_editions_on_a_terminal() -> None:
    said, code = at_a_terminal(["editions", "--lang", "fi"], [], COLUMNS="120", NO_COLOR="")
    assert code == 0
    assert "Pelaajat, kortit ja jako" in said
    assert "KPG-§14.1" in said


def test_marks() -> None:
    line = "a " + marked("red 5", "red") + " b"
    assert list(pieces(line)) == [("a ", None), ("red 5", "red"), (" b", None)]
    assert unmarked(line) == "a red 5 b"
    assert not wants_colors(plain=True)


def test_names_cannot_disturb_the_terminal() -> None:
    result = run("play", "--name", "\x1b[31mMax\ue000imilian the Incredibly Long")
    assert result.output.startswith("Welcome, [31mMaximilian the I.")
