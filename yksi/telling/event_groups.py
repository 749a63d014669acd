"""Which events make one sentence together, and which are said already by another one."""

from __future__ import annotations

from collections.abc import Sequence

from yksi.game import events as ev
from yksi.game.events import AnyEvent


def group_of(event: AnyEvent) -> tuple[object, ...]:
    """Neighbours that get the same answer make one sentence: a play and its colour, discards."""
    match event:
        case ev.Cut():
            return (ev.Cut,)
        case ev.Laid(seat) | ev.Named(seat):
            return (ev.Laid, seat)
        case ev.Custom() | ev.Opened() | ev.Marked():
            return (ev.Custom,)
        case ev.Discarded(seat):
            return (ev.Discarded, seat)
        case ev.Drew(seat, _, why, cards):
            return (ev.Drew, seat, why, cards is None)
        case _:
            return (id(event),)


def without_echoes(events: Sequence[AnyEvent]) -> list[AnyEvent]:
    """Taking cards says already that they are drawn and the turn is lost, dealing that all hold."""
    takers = {event.seat for event in events if isinstance(event, ev.Accepted)}
    is_deal = any(isinstance(event, ev.Dealer) for event in events)

    def is_echo(event: AnyEvent) -> bool:
        match event:
            case ev.Skipped(seat) | ev.Drew(seat, _, _, None):
                return seat in takers
            case ev.Dealt():
                return is_deal
            case _:
                return False

    return [event for event in events if not is_echo(event)]
