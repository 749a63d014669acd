"""Drawing on one's own turn, and ending the turn without a card."""

from yksi.cards import NONE
from yksi.kernel.codes import EventCode, Phase, Reason, Why
from yksi.kernel.ending import end_round
from yksi.kernel.events import emit
from yksi.kernel.matching import lawful, obliging
from yksi.kernel.memory import remember_want
from yksi.kernel.piles import draw_card
from yksi.kernel.seats import next_seat, players
from yksi.kernel.state import State
from yksi.kernel.turns import begin_opening, pass_on
from yksi.kernel.uno import deliberate_act
from yksi.rules import Draw, Rules, Voluntary

STUCK_CARDS = 3


def draw(t: State, r: Rules, seat: int) -> None:
    """The seat on turn draws a card, or three where a customizable card says so (CUS-R26)."""
    deliberate_act(t, r)
    if t.phase == Phase.PLAY or t.phase == Phase.DRAWN:
        remember_want(t, r, seat)
    t.said = 0
    t.passes = 0
    cards = 1
    if r.voluntary == Voluntary.MANY and obliging(t, r, seat):
        t.voluntary += 1  # KPG-R65
    if t.stuck and t.drew == 0 and obliging(t, r, seat) == 0:
        cards = STUCK_CARDS
    for i in range(cards):
        face = draw_card(t, r, seat, Why.TURN)
        if face == NONE:
            if i == 0:  # KPG-§5.1
                end_round(t, r, t.winner, Reason.EXHAUSTED)
                return
            break
        t.drawn |= 1 << face
        t.drew += 1
    if t.phase == Phase.PLAY:
        t.phase = Phase.DRAWN
    if t.phase == Phase.DRAWN and r.draw == Draw.ONE and lawful(t, r, seat) == 0:
        remember_want(t, r, seat)
        pass_on(t)  # CLS-15


def keep(t: State, r: Rules, seat: int) -> None:
    """End the turn after drawing, or pass where nothing can be laid or drawn (GEN-R22)."""
    deliberate_act(t, r)
    if t.drew > 0:
        emit(t, EventCode.KEPT, seat, 0, 0)
    else:
        emit(t, EventCode.PASSED, seat, 0, 0)
        t.passes += 1
        if t.passes == players(t):  # GEN-R23
            end_round(t, r, NONE, Reason.VOID)
            return
    if t.phase == Phase.OPENING:
        begin_opening(t, next_seat(t, seat))
    else:
        pass_on(t)
