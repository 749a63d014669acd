"""Owns giving up, being removed and being away from the table (KPG-§8, §9, §15).

Must not know cards by their faces.
"""

from __future__ import annotations

from .round import Phase, Round


def forfeits(round_: Round, seat: str) -> None:
    """KPG-§9.3: behind all others."""
    round_.gave_up.append(seat)
    _put_away(round_, seat)


def is_removed(round_: Round, seat: str) -> None:
    """KPG-§15.2, §15.3, R67: as if giving up, but without a place."""
    round_.removed.append(seat)
    _put_away(round_, seat)


def _put_away(round_: Round, seat: str) -> None:
    """KPG-§9.2, R59: the cards go below the last play, a debt lapses."""
    cards = sorted(round_.hands[seat])
    round_.give_hand(seat, [])
    round_.piles.slip_under(cards)
    round_.leave(seat)
    round_.passes = 0
    if len(round_.circle.inside) == 1:
        round_.finish("last_player")
    elif seat == round_.turn.seat:
        round_.pending = 0
        _next_turn(round_)


def away(round_: Round) -> None:
    """KPG-§8.1, R58: the owed cards and the penalty; KPG-R09: the next one opens."""
    count, round_.pending = round_.pending + round_.rules.absence_cards, 0
    round_.passes = 0
    round_.draw(round_.turn.seat, count)
    _next_turn(round_)


def _next_turn(round_: Round) -> None:
    opening = round_.phase is Phase.OPENING
    following = round_.circle.next(round_.turn.seat)
    round_.begin_turn(following, Phase.OPENING if opening else Phase.PLAY)
