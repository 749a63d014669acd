"""What players with a network want to do next, in games whose other players need none.

A network needs room and weights, which policies are not handed; so it is asked before `advance`,
which finds its wish in the row of the game.
"""

from yksi.cards import NONE
from yksi.kernel.actions import ACTIONS, JUMP
from yksi.kernel.legal import allowed
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.policies.levels import Policy
from yksi.policies.network import network_action, network_jumps
from yksi.policies.players import WIDTH
from yksi.policies.shape import Weights
from yksi.policies.tokens import Tokens
from yksi.rules import JumpIn, Rules


def _has_network(policy: int) -> int:
    return 1 if policy >= Policy.MASTER else 0


def _is_companion(policy: int) -> int:
    return 1 if policy != Policy.CHAMPION else 0


def _jumper(
    t: State, r: Rules, players: list[int], tokens: Tokens, weights: Weights, room: list[float]
) -> int:
    """The first seat with a network that wants to lay the twin of the top card, or NONE."""
    for seat in range(t.seats):
        policy = players[WIDTH * seat]
        may = _has_network(policy) and is_in(t, seat) and allowed(t, r, seat, JUMP)
        if may and network_jumps(t, r, seat, _is_companion(policy), tokens, weights, room):
            return seat
    return NONE


def network_wish(
    t: State, r: Rules, players: list[int], tokens: Tokens, weights: Weights, room: list[float]
) -> int:
    """What is wanted next, as `games.Column.WISH` tells it; NONE where no network has a say."""
    if r.jump_in != JumpIn.NO:
        seat = _jumper(t, r, players, tokens, weights, room)
        if seat != NONE:
            return ACTIONS + seat
    seat = actor(t)
    policy = players[WIDTH * seat]
    if _has_network(policy) == 0:
        return NONE
    return network_action(t, r, seat, _is_companion(policy), tokens, weights, room)
