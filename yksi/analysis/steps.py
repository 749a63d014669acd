"""A move as the kernel's steps, and a step as the event that people would be told of."""

from __future__ import annotations

from collections.abc import Iterator

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES, NONE
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.game.events import AnyEvent
from yksi.game.kernel_actions import NUMBERS
from yksi.game.vocabulary import DrawReason
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.state import State


def steps_of(t: State, action: do.Action) -> Iterator[int]:
    """One step after another; whoever asks for the next has carried out the one before on `t`."""
    match action:
        case do.Lay(cards, color, _, swap):
            for card in cards:
                yield k.LAY + FACE_BY_NAME[card]
            if t.phase == Phase.MORE:
                yield k.STOP
            if t.phase == Phase.COLOR and color is not None:
                yield k.NAME + COLOR_NAMES.index(color)
            if t.phase == Phase.SWAP and swap is not None:
                yield k.SWAP + swap
        case do.Discard(cards):
            for card in cards:
                yield k.DISCARD + FACE_BY_NAME[card]
        case do.LayOne(card):
            yield k.LAY + FACE_BY_NAME[card]
        case do.NameColor(color):
            yield k.NAME + COLOR_NAMES.index(color)
        case do.Swap(seat):
            yield k.SWAP + seat
        case _:
            yield NUMBERS[type(action)]


def event_of(t: State, seat: int, step: int) -> AnyEvent | None:
    """What would be told of a step; nothing of laying no more cards, which goes without saying."""
    if step < k.NAME:
        return ev.Laid(seat, FACE_NAMES[step - k.LAY], False)
    if step < k.STOP:
        return ev.Named(seat, COLOR_NAMES[step - k.NAME])
    if k.DISCARD <= step < k.CATCH:
        return ev.Discarded(seat, FACE_NAMES[step - k.DISCARD])
    if k.SWAP <= step < k.LAPSE:
        return ev.Swapped(seat, step - k.SWAP)
    if step == k.DRAW:
        return ev.Drew(seat, 1, DrawReason.TURN, None)
    if step == k.ACCEPT:
        return ev.Accepted(seat, t.pending)
    if step == k.CHALLENGE and t.player != NONE:
        return ev.Challenged(seat, t.player)
    return ev.Kept(seat) if step in (k.KEEP, k.DECLINE) else None
