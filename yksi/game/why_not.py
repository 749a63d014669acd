"""Why the kernel does not allow an action: the code that a person is told."""

from __future__ import annotations

from yksi.cards import Face
from yksi.game.refusal import RefusalCode
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.matching import answering, fitting
from yksi.kernel.piles import available
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.rules import AfterDraw, Draw, Rules

_WHY_NOT: dict[int, RefusalCode] = {
    k.ACCEPT: RefusalCode.NOTHING_PENDING,
    k.CHALLENGE: RefusalCode.CANNOT_CHALLENGE,
    k.CALL: RefusalCode.NO_DUTY,
    k.JUMP: RefusalCode.CANNOT_JUMP,
    k.LAUGH: RefusalCode.NO_CHOICE,
    k.FROWN: RefusalCode.NO_CHOICE,
    k.ACCUSE: RefusalCode.CANNOT_ACCUSE,
    k.FORFEIT: RefusalCode.CANNOT_FORFEIT,
    k.TAKE_BACK: RefusalCode.CANNOT_ACCUSE,
    k.END: RefusalCode.ROUND_OVER,
}

_BETWEEN_TURNS = (Phase.DISCARD, Phase.VERDICT, Phase.CLOSING)


def why_not(t: State, r: Rules, seat: int, action: int) -> RefusalCode:
    """Why the kernel does not allow an action."""
    if seat == k.TABLE:
        if action == k.DEAL:
            if t.match_over:
                return RefusalCode.MATCH_OVER
            running = t.phase not in (Phase.OVER, Phase.IDLE)
            return RefusalCode.ROUND_RUNNING if running else RefusalCode.NOT_NOW
        if action >= k.JOIN:
            return RefusalCode.CANNOT_JOIN
        return _WHY_NOT.get(action, RefusalCode.NOT_NOW)
    if t.phase in (Phase.OVER, Phase.IDLE):
        return RefusalCode.ROUND_OVER
    if not (0 <= seat < t.seats and is_in(t, seat)):
        return RefusalCode.NOT_IN_GAME
    if action < k.NAME:
        return _why_no_lay(t, r, seat, action)
    if action < k.STOP:
        return RefusalCode.COLOR_UNASKED
    if action == k.DRAW or action == k.KEEP:
        return _why_no_end(t, r, seat, action)
    if action == k.DECLINE or k.DISCARD <= action < k.CATCH:
        if not (t.waiting >> seat) & 1:
            return RefusalCode.NO_CHOICE
        return RefusalCode.MUST_DISCARD if action == k.DECLINE else RefusalCode.NOT_IN_HAND
    if k.CATCH <= action < k.SWAP:
        return RefusalCode.CANNOT_CATCH
    return _WHY_NOT.get(action, RefusalCode.NOT_NOW)


def _why_no_lay(t: State, r: Rules, seat: int, face: int) -> RefusalCode:
    """Why a card cannot be laid now."""
    if t.phase in _BETWEEN_TURNS:
        return RefusalCode.NOT_NOW
    if seat != t.turn:
        return RefusalCode.NOT_YOUR_TURN
    if t.phase in (Phase.COLOR, Phase.SWAP):
        return RefusalCode.MUST_FINISH
    if not (t.held[seat] >> face) & 1:
        return RefusalCode.NOT_IN_HAND
    if t.phase == Phase.OPENING:
        return RefusalCode.FOUR_OPENING
    if t.phase == Phase.FREE:
        return RefusalCode.FOUR_FREE
    if t.phase == Phase.MORE:
        return RefusalCode.SAME_VALUE
    if t.phase == Phase.ANSWER and not (answering(r, t.color, t.symbol) >> face) & 1:
        return RefusalCode.PENDING
    fits = (fitting(t.color, t.symbol) >> face) & 1
    is_kept = t.drew > 0 and r.after_draw == AfterDraw.DRAWN and not (t.drawn >> face) & 1
    if fits and is_kept:
        return RefusalCode.ONLY_DRAWN
    return RefusalCode.FOUR_ILLEGAL if face == Face.WILD_FOUR else RefusalCode.DOES_NOT_FIT


def _why_no_end(t: State, r: Rules, seat: int, action: int) -> RefusalCode:
    """Why a turn cannot go on, or end, without a card: by drawing, or by keeping what is held."""
    if t.phase in _BETWEEN_TURNS:
        return RefusalCode.NOT_NOW
    if seat != t.turn:
        return RefusalCode.NOT_YOUR_TURN
    if t.phase in (Phase.COLOR, Phase.SWAP):
        return RefusalCode.MUST_FINISH
    if t.phase == Phase.OPENING:
        return RefusalCode.MUST_OPEN
    if action == k.KEEP:
        return RefusalCode.CANNOT_KEEP
    may_draw_on = t.phase == Phase.PLAY or (t.phase == Phase.DRAWN and r.draw == Draw.UNTIL)
    is_empty = may_draw_on and available(t, r) == 0
    return RefusalCode.NOTHING_LEFT if is_empty else RefusalCode.CANNOT_DRAW
