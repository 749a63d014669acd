"""Tables for play-outs, made of what one seat can see."""

from __future__ import annotations

from random import Random

from yksi.bots.imagine import imagine
from yksi.cards import FACES
from yksi.game.view import View
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.rules import Rules


def known_table(view: View, rules: Rules, dice: Random) -> State:
    """One of the tables that this could be for a seat, whether it is on turn or not."""
    t = imagine(view, rules, dice)
    t.bluff = int(view.bluffed)
    if t.phase == Phase.DRAWN and view.turn != view.seat:
        t.drawn = (1 << FACES) - 1  # what another has drawn could be any card of that hand
    return t
