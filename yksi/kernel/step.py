"""One action, carried out. The caller has asked `legal.allowed` before."""

from yksi.kernel.actions import (
    ACCEPT,
    ACCUSE,
    AWAY,
    CALL,
    CATCH,
    CHALLENGE,
    DEAL,
    DECLINE,
    DISCARD,
    DRAW,
    END,
    FORFEIT,
    FROWN,
    GIVE,
    JOIN,
    JUMP,
    KEEP,
    LAPSE,
    LAUGH,
    LAY,
    NAME,
    REMOVE,
    STOP,
    SWAP,
    TAKE_BACK,
)
from yksi.kernel.challenge import accept, challenge
from yksi.kernel.codes import Reason, Why
from yksi.kernel.custom import verdict
from yksi.kernel.deal import deal_round
from yksi.kernel.discards import decline, discard
from yksi.kernel.drawing import draw, keep
from yksi.kernel.effects import finish_laying
from yksi.kernel.ending import end_round
from yksi.kernel.laying import choose_partner, jump_in, lay, name_color
from yksi.kernel.penalties import give
from yksi.kernel.people import accuse, away, give_up, join, remove, take_back
from yksi.kernel.state import State
from yksi.kernel.uno import call, catch, lapse
from yksi.rules import Rules


def _rare(t: State, r: Rules, seat: int, action: int) -> None:
    """Everything that is not laying, drawing or answering."""
    if action == DECLINE:
        decline(t, r, seat)
    elif action == LAUGH or action == FROWN:
        verdict(t, r, seat, 1 if action == LAUGH else 0)
    elif action == ACCUSE:
        accuse(t, r, seat)
    elif action == FORFEIT:
        give_up(t, r, seat)
    elif action == AWAY:
        away(t, r)
    elif action == TAKE_BACK:
        take_back(t, r)
    elif action == END:
        end_round(t, r, t.winner, Reason.STOPPED)
    elif action == DEAL:
        deal_round(t, r)
    elif action < CATCH:
        discard(t, r, seat, action - DISCARD)
    elif action < SWAP:
        catch(t, r, seat, action - CATCH)
    elif action < LAPSE:
        choose_partner(t, r, seat, action - SWAP)
    elif action < GIVE:
        lapse(t, action - LAPSE)
    elif action < REMOVE:
        give(t, r, action - GIVE, 1, Why.TABLE)
    elif action < JOIN:
        remove(t, r, action - REMOVE)
    else:
        join(t, r, action - JOIN)


def step(t: State, r: Rules, seat: int, action: int) -> None:
    """Change the table by one legal action and write its events."""
    t.event_count = 0
    if action < NAME:
        lay(t, r, seat, action - LAY)
    elif action == DRAW:
        draw(t, r, seat)
    elif action < STOP:
        name_color(t, r, seat, action - NAME)
    elif action == STOP:
        finish_laying(t, r)
    elif action == KEEP:
        keep(t, r, seat)
    elif action == ACCEPT:
        accept(t, r, seat)
    elif action == CHALLENGE:
        challenge(t, r, seat)
    elif action == CALL:
        call(t, r, seat)
    elif action == JUMP:
        jump_in(t, r, seat)
    else:
        _rare(t, r, seat, action)
