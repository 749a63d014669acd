"""The policy of RLCard's rule agent for UNO, as a yardstick.

It lays any card that is no wild, else a wild, else the wild draw four, as in its game. It names the
colour that it holds most after a wild draw four, and any colour after a wild. Its game has no
challenge, so it accepts; whatever else its game does not have, it does at random.
"""

from yksi.cards import WILD_FOUR_BIT, WILDS, Symbol
from yksi.kernel.actions import ACCEPT, DRAW, LAY, NAME
from yksi.kernel.bits import count, pick
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import lawful
from yksi.kernel.state import State
from yksi.policies.casual import most_frequent_color
from yksi.policies.dice import roll
from yksi.policies.random import random_action
from yksi.rules import Rules


def rlcard_action(t: State, r: Rules, seat: int, dice: int) -> int:
    phase = t.phase
    if phase == Phase.COLOR and t.symbol == Symbol.WILD_FOUR:
        return NAME + most_frequent_color(t, seat, dice)
    if phase == Phase.ANSWER:
        return ACCEPT
    if phase != Phase.PLAY and phase != Phase.DRAWN:
        return random_action(t, r, seat, dice)
    faces = lawful(t, r, seat)
    if faces & ~WILDS:
        faces &= ~WILDS
    elif faces & ~WILD_FOUR_BIT:
        faces &= ~WILD_FOUR_BIT
    if faces:
        return LAY + pick(faces, roll(dice, count(faces)))
    return DRAW if allowed(t, r, seat, DRAW) else random_action(t, r, seat, dice)
