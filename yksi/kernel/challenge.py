"""Pending cards: taking them, or challenging the wild draw four."""

from yksi.kernel.codes import EventCode, Phase, Why
from yksi.kernel.ending import end_round
from yksi.kernel.events import emit
from yksi.kernel.memory import remember_verdict
from yksi.kernel.penalties import give, is_over
from yksi.kernel.piles import show_hand
from yksi.kernel.state import State
from yksi.kernel.turns import begin_free, begin_turn, lose_turn
from yksi.kernel.uno import deliberate_act
from yksi.rules import Doubt, Rules, Upheld

FOUR_CARDS = 4
WRONG_CHALLENGE = 2  # cards on top of those in dispute


def disputed(r: Rules, pending: int) -> int:
    """The cards a challenge is about: the whole debt (KPG-R27, KPG-R28), or four by the letter."""
    return FOUR_CARDS if r.doubt == Doubt.LETTER else pending


def accept(t: State, r: Rules, seat: int) -> None:
    """Take the cards and lose the turn (CLS-30, KPG-DR2-3); or let the game end."""
    if t.phase == Phase.CLOSING:
        end_round(t, r, t.winner, t.reason)
        return
    deliberate_act(t, r)
    cards = t.pending
    t.pending = 0
    emit(t, EventCode.ACCEPTED, seat, cards, 0)
    give(t, r, seat, cards, Why.PENALTY_CARD)
    if is_over(t) == 0:
        lose_turn(t)


def challenge(t: State, r: Rules, seat: int) -> None:
    """The hand is shown to the challenger alone and judged as it was (GEN-R12 to R14)."""
    deliberate_act(t, r)
    culprit = t.player
    cards = disputed(r, t.pending)
    t.pending = 0
    emit(t, EventCode.CHALLENGED, seat, culprit, 0)
    show_hand(t, culprit, seat)
    emit(t, EventCode.JUDGED, seat, t.bluff, 0)
    remember_verdict(t, r, culprit)
    if t.bluff:  # CLS-36, KPG-WD4-11
        give(t, r, culprit, cards, Why.CHALLENGE)
        if is_over(t):
            return
        announced = t.said  # still the same turn
        if r.upheld == Upheld.FREE:  # KPG-WD4-12
            begin_free(t, seat)
        else:
            begin_turn(t, seat)
        t.said = announced
        return
    give(t, r, seat, cards + WRONG_CHALLENGE, Why.CHALLENGE)  # CLS-37, KPG-WD4-13
    if is_over(t) == 0:
        lose_turn(t)
