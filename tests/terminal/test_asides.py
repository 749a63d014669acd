"""Asides at the terminal: the rule behind a refusal, the score, the table, and help."""

from __future__ import annotations

import pytest

from tests.terminal.guests import Moment
from tests.terminal.situations import MINE
from yksi.terminal.input.keys import LETTERED, Keys, Verb
from yksi.texts import LANGUAGES, Texts


def test_a_refusal_names_its_clause_and_the_rule_can_be_read() -> None:
    moment = Moment(MINE + "hand A R2 G1 Y1", "r", "2", "r", "k")
    assert "Nothing has been refused yet." in moment.said
    refused = "That does not fit: green 1 on red 7, colour in force red. (r tells the rule)  CLS-11"
    assert refused in moment.lines
    assert "A card fits by the colour, the number or the symbol" in moment.said
    rule = next(line for line in moment.said.splitlines() if line.startswith("A card fits by"))
    assert rule.endswith("  CLS-11")
    assert "You cannot pass now: lay a card or draw. (r tells the rule)  CLS-13" in moment.said


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
