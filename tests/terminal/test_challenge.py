"""The odds of a challenge: counted from what one seat can see of the cards on the table."""

from __future__ import annotations

import pytest

from yksi.game import Game
from yksi.game import actions as do
from yksi.game.view import View
from yksi.telling.marks import unmarked
from yksi.telling.words import Seating, Words
from yksi.terminal.display.challenge import challenge_lines
from yksi.texts import Texts

DECK = 108
HANDS = "hand A W4 G1 G2 G3 B1 B2\nhand B Y1 Y2"


def told(game: Game, view: View) -> str:
    names = tuple(f"Player {seat}" for seat in range(game.seats))
    words = Words(Texts("en"), Seating(names, view.seat), game.edition, game.rules)
    return unmarked("\n".join(challenge_lines(words, view, game.rules)))


@pytest.mark.parametrize(("seats", "joins"), [(6, 0), (6, 1), (7, 1)])
def test_who_joins_brings_no_deck_along(seats: int, joins: int) -> None:
    """Seven play with one deck; for the eighth there is another one from the next deal on."""
    game = Game.from_position(f"edition kpgut\nseats {seats}\nturn A\ntop R7\n{HANDS}")
    for _ in range(joins):
        game.play(None, do.Join(left_of=game.seats - 1))
    game.play(0, do.Lay(("W4",), "green"))
    view = game.view(1)
    hidden = DECK - len(view.discards) - len(view.seats[1].hand or ())
    assert f" of {hidden} unseen ones would make it a bluff" in told(game, view)
