"""What an awaited seat may choose between, as bits: faces to lay or discard, and the rest.

Learners and networks number what is no face alike: from NAME on as the kernel does up to a
challenge, then without gaps.
"""

from yksi.kernel import actions as k
from yksi.kernel.actions import DISCARD, DRAW, KEEP, LAUGH, LAY, NAME, STOP
from yksi.kernel.bits import lowest
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.matching import layable
from yksi.kernel.state import State
from yksi.rules import Draw, PlayDrawn, Rules, Voluntary

# Actions after CHALLENGE.
DECLINE = k.CHALLENGE + 1
PARTNER = DECLINE + 2  # and the distance of the seat
SHIFT = k.DECLINE - DECLINE

# What is no face, as bits of one number: bit 0 is NAME.
COLORS = 0b1111
STOP_BIT = 1 << (STOP - NAME)
DRAW_BIT = 1 << (DRAW - NAME)
KEEP_BIT = 1 << (KEEP - NAME)
ACCEPT_BIT = 1 << (k.ACCEPT - NAME)
CHALLENGE_BIT = 1 << (k.CHALLENGE - NAME)
DECLINE_BIT = 1 << (DECLINE - NAME)
VERDICT_BITS = 0b11 << (LAUGH - SHIFT - NAME)


def plain_action(t: State, action: int) -> int:
    """The kernel's number of an action up to PARTNER."""
    if action < NAME:
        return DISCARD + action if t.phase == Phase.DISCARD else LAY + action
    return action if action < DECLINE else action + SHIFT


def faces_for(t: State, r: Rules, seat: int) -> int:
    """The faces that an awaited seat can lay or discard, as a mask."""
    if t.phase == Phase.DISCARD:
        return t.held[seat]
    return layable(t, r, seat)


def _partners(t: State, seat: int) -> int:
    """Whom to swap hands with, as bits from NAME."""
    others = t.inside & ~(1 << seat)
    found = 0
    while others:
        other = lowest(others)
        others &= others - 1
        away = other - seat if other > seat else other - seat + t.seats
        found |= 1 << (PARTNER + away - NAME)
    return found


def others_for(t: State, r: Rules, seat: int, faces: int) -> int:
    """What else an awaited seat may do, as bits from NAME."""
    phase = t.phase
    if phase == Phase.PLAY and t.draw_count > 0 and t.drew == 0:  # the usual cases first
        if faces == 0 or r.voluntary != Voluntary.NEVER:
            return DRAW_BIT
    elif phase == Phase.DRAWN and r.draw == Draw.ONE and r.play_drawn == PlayDrawn.MAY:
        return KEEP_BIT
    if phase == Phase.COLOR:
        return COLORS
    if phase == Phase.MORE:
        return STOP_BIT
    if phase == Phase.ANSWER:
        return ACCEPT_BIT | (CHALLENGE_BIT if allowed(t, r, seat, k.CHALLENGE) else 0)
    if phase == Phase.DISCARD:
        return DECLINE_BIT if t.due[seat] == 0 else 0
    if phase == Phase.VERDICT:
        return VERDICT_BITS
    if phase == Phase.SWAP:
        return _partners(t, seat)
    if phase == Phase.CLOSING:
        return ACCEPT_BIT
    found = DRAW_BIT if allowed(t, r, seat, DRAW) else 0
    return found | (KEEP_BIT if allowed(t, r, seat, KEEP) else 0)
