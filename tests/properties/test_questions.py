"""Single questions about what may be done are answered as the list of everything answers them."""

from __future__ import annotations

from random import Random

from tests.walks import every_table, started, walk
from yksi.game import actions as do
from yksi.game.legal_actions import is_quiet
from yksi.kernel import actions as k
from yksi.kernel.legal import legal

STEPS = 50
OF_SEATS = (do.Draw(), do.Keep(), do.Forfeit(), do.Accept(), do.Challenge())
OF_THE_TABLE = (do.TakeBack(), do.Away(), do.End(), do.Deal())
REACTIONS = (do.Call, do.Catch, do.JumpIn, do.Accuse)


@every_table
def test_a_question_is_answered_as_the_list_answers_it(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=11)
    out = [0] * k.ACTIONS
    asked = 0
    for options in walk(game, Random(rules), STEPS):
        for mover, found in options.items():
            for action in OF_THE_TABLE if mover is None else OF_SEATS:
                assert game.may(mover, action) == (action in found)
            if mover is not None:
                reactions = [action for action in found if isinstance(action, REACTIONS)]
                assert game.reactions(mover) == reactions
                assert game.may_react(mover) == bool(reactions)
        if is_quiet(game.state, game.rules):
            for seat in range(game.seats):
                assert seat == game.turn or legal(game.state, game.rules, seat, out) == 0
        asked += 1
    assert asked > 5
