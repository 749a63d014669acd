"""Typed actions and the kernel's numbers of them, both ways."""

from __future__ import annotations

from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.game import actions as do
from yksi.kernel import actions as k
from yksi.kernel.state import State

# What names no card, no colour and no seat.
SIMPLE: dict[int, do.Action] = {
    k.STOP: do.Stop(),
    k.DRAW: do.Draw(),
    k.KEEP: do.Keep(),
    k.ACCEPT: do.Accept(),
    k.CHALLENGE: do.Challenge(),
    k.CALL: do.Call(),
    k.DECLINE: do.Decline(),
    k.LAUGH: do.Laugh(),
    k.FROWN: do.Frown(),
    k.FORFEIT: do.Forfeit(),
    k.AWAY: do.Away(),
    k.TAKE_BACK: do.TakeBack(),
    k.END: do.End(),
    k.DEAL: do.Deal(),
}
NUMBERS = {type(action): number for number, action in SIMPLE.items()}


def typed_action(t: State, number: int) -> do.Action:
    """The typed action of a kernel action; a card is laid by itself, as a single step."""
    if number < k.NAME:
        return do.LayOne(FACE_NAMES[number])
    if number < k.STOP:
        return do.NameColor(COLOR_NAMES[number - k.NAME])
    if number in SIMPLE:
        return SIMPLE[number]
    if number == k.JUMP:
        return do.JumpIn(FACE_NAMES[t.discard[t.discard_count - 1]])
    if number == k.ACCUSE:
        return do.Accuse(t.player)
    return _ranged(number)


def _ranged(number: int) -> do.Action:
    """The typed action of a kernel action that names a face or a seat."""
    if number < k.CATCH:
        return do.Discard((FACE_NAMES[number - k.DISCARD],))
    if number < k.SWAP:
        return do.Catch(number - k.CATCH)
    if number < k.LAPSE:
        return do.Swap(number - k.SWAP)
    if number < k.GIVE:
        return do.Lapse(number - k.LAPSE)
    if number < k.REMOVE:
        return do.Give(number - k.GIVE, 1)
    if number < k.JOIN:
        return do.Remove(number - k.REMOVE)
    return do.Join(number - k.JOIN)
