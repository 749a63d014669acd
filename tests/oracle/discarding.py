"""Owns choosing cards to discard, all at once and secretly, and the valley wild.

Must not know how the card came to be laid.
"""

from __future__ import annotations

from .cards import Card
from .laying import without
from .round import Choice, Phase, Play, Round
from .settling import settle


def valley_wild(round_: Round, play: Play) -> None:
    """MOO-29, MOO-30: everybody may discard one; one-card hands draw one and discard one."""
    wanted: dict[str, int] = {}
    may_decline: set[str] = set()
    for seat in round_.circle.playing_order_from(play.seat):  # MOO-R19
        size = len(round_.hands[seat])
        if size >= 2:
            wanted[seat] = 1
            may_decline.add(seat)
        elif size == 1 and round_.piles.available > 0:  # else MOO-R21
            round_.draw(seat, 1)
            wanted[seat] = 1
    ask(round_, play, Choice(wanted, may_decline))


def open_choices(round_: Round, seat: str) -> list[Card]:
    """What the seat can still choose to discard."""
    choice = round_.choice
    if choice is None or seat not in choice.wanted or choice.is_done(seat):
        return []
    return without(round_.hands[seat], *choice.chosen.get(seat, []))


def may_decline(round_: Round, seat: str) -> bool:
    choice = round_.choice
    return choice is not None and seat in choice.may_decline and not choice.is_done(seat)


def discards(round_: Round, play: Play, seat: str, card: Card) -> None:
    assert round_.choice is not None
    round_.choice.chosen.setdefault(seat, []).append(card)
    _reveal(round_, play)


def declines(round_: Round, play: Play, seat: str) -> None:
    assert round_.choice is not None
    round_.choice.declined.add(seat)
    _reveal(round_, play)


def ask(round_: Round, play: Play, choice: Choice) -> None:
    round_.choice = choice
    round_.phase = Phase.DISCARD
    _reveal(round_, play)


def _reveal(round_: Round, play: Play) -> None:
    """When everybody has chosen, all cards go below the last play together (MOO-R18, CUS-R23)."""
    choice = round_.choice
    assert choice is not None
    if len(choice.done) < len(choice.wanted):
        return
    round_.choice = None
    order = [seat for seat in choice.wanted if choice.chosen.get(seat)]
    for seat in order:
        cards = choice.chosen[seat]
        round_.give_hand(seat, without(round_.hands[seat], *cards))
        round_.piles.slip_under(cards)
    settle(round_, play, discarded=order)
