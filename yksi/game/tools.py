"""Steps of a text of the people's own: cards moved at the word of the table (CUS-R20).

Legal between two turns only; nobody is left without a card, and no score or direction changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from yksi.cards import COLOR_NAMES, FACE_BY_NAME
from yksi.game import actions as do
from yksi.game.events import EVERYONE, Audience, Discarded, Gave, Named, Shown, To, Told
from yksi.game.kernel_events import typed_events
from yksi.game.refusal import RefusalCode, refuse
from yksi.game.view import hand_of
from yksi.kernel.codes import Phase
from yksi.kernel.memory import remember_lay
from yksi.kernel.piles import drop, slip_under, take
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.kernel.turns import begin_turn
from yksi.kernel.uno import duty
from yksi.rules import Preset, Rules

Tool = do.Drop | do.Hand | do.Show | do.TurnTo | do.Color


def use(t: State, r: Rules, tool: Tool) -> list[Told]:
    """What happens; raises Refused before anything has changed."""
    if Preset.TEXT not in (r.card1, r.card2, r.card3) or t.phase != Phase.PLAY or t.drew:
        raise refuse(RefusalCode.NOT_NOW)
    t.event_count = 0
    match tool:
        case do.Drop(seat, cards):
            _need_cards(t, seat, cards)
            return list(_drop(t, r, seat, cards))
        case do.Hand(seat, to, card):
            _need_cards(t, seat, (card,))
            _need_seat(t, to)
            if to == seat:
                raise refuse(RefusalCode.NOT_NOW)
            return list(_hand(t, r, seat, to, card))
        case do.Show(seat):
            _need_seat(t, seat)
            return [Told(EVERYONE, Shown(seat, None, hand_of(t, seat)))]
        case do.TurnTo(seat):
            _need_seat(t, seat)
            begin_turn(t, seat)
            return typed_events(t, was_open=t.open_by != 0)
        case do.Color(color):
            if color not in COLOR_NAMES:
                raise refuse(RefusalCode.COLOR_MISSING)
            t.color = COLOR_NAMES.index(color)
            return [Told(EVERYONE, Named(t.player, color))]


def _need_seat(t: State, seat: int) -> None:
    if not (0 <= seat < t.seats and is_in(t, seat)):
        raise refuse(RefusalCode.NOT_IN_GAME)


def _need_cards(t: State, seat: int, cards: tuple[str, ...]) -> None:
    """Refuse unless a seat holds these cards and at least one more."""
    _need_seat(t, seat)
    missing = Counter(cards) - Counter(hand_of(t, seat))
    if missing or not cards:
        raise refuse(RefusalCode.NOT_IN_HAND, next(iter(missing), None))
    if len(cards) >= t.size[seat]:
        raise refuse(RefusalCode.TOO_MANY)


def _drop(t: State, r: Rules, seat: int, cards: tuple[str, ...]) -> Iterator[Told]:
    t.accusable = 0  # the play before does not lie right below any more
    for card in cards:
        face = FACE_BY_NAME[card]
        drop(t, seat, face)
        remember_lay(t, seat, face)
        slip_under(t, 1, face)  # CUS-R23
        yield Told(EVERYONE, Discarded(seat, card))
    duty(t, r, seat, 0)  # CUS-R33


def _hand(t: State, r: Rules, seat: int, to: int, card: str) -> Iterator[Told]:
    face = FACE_BY_NAME[card]
    drop(t, seat, face)
    t.seen[seat] = 0  # who has seen the hand cannot tell which card has left it
    take(t, to, face)
    for viewer in (seat, to):
        yield Told(Audience(To.ONE, viewer), Gave(seat, to, card))
    for other in range(t.seats):
        if other not in (seat, to):
            yield Told(Audience(To.ONE, other), Gave(seat, to, None))
    yield Told(Audience(To.SPECTATORS), Gave(seat, to, None))
    duty(t, r, seat, 0)
