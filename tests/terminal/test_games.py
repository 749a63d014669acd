"""Whole games at the terminal, by people who play by themselves."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from tests.terminal.guests import Guest, play
from yksi.terminal.host import Leave
from yksi.terminal.session import Session
from yksi.terminal.setup.plan import Plan
from yksi.terminal.setup.table import open_table
from yksi.texts import LANGUAGES

JUNK = ("zzz", "99", "0", "1 1", "red", "-1", "x zzz", "ü", "3 zzz", "d d", "q q")


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
