"""Owns the beginning of a round: the deal, the start card and what it does.

Must not know ordinary plays.
"""

from __future__ import annotations

from .cards import Card
from .round import Phase, Round


def begin(round_: Round) -> None:
    _deal(round_)
    if round_.rules.start == "opener":  # KPG-BEG-7: the youngest
        round_.begin_turn(round_.circle.youngest, Phase.OPENING)
    elif round_.rules.start == "number":
        _turn_to_a_number(round_)
    else:
        _turn_and_act(round_)


def _deal(round_: Round) -> None:
    """KPG-BEG-4: one at a time, clockwise, beginning on the dealer's left."""
    for _ in range(round_.rules.hand_size):
        for seat in round_.circle.clockwise_after(round_.dealer):
            round_.hands[seat].append(round_.piles.take(round_.chance))


def _turn(round_: Round, card: Card) -> None:
    round_.piles.begin_play()
    round_.piles.lay(card)
    round_.color = card.color


def _turn_to_a_number(round_: Round) -> None:
    """MOO-09, MOO-R04, R05: everything else is ignored and stays below."""
    while True:
        card = round_.piles.take(round_.chance)
        _turn(round_, card)
        if card.is_number or round_.piles.draw_size == 0:
            break
    round_.begin_turn(round_.circle.left_of(round_.dealer))


def _has_another(round_: Round, card: Card) -> bool:
    """Where large hands leave nothing but wild draw fours, one of them has to do."""
    return any(other != card for other in +round_.piles.draw_pile)


def _turn_and_act(round_: Round) -> None:
    """CLS-09, CLS-20, CLS-23, CLS-26, CLS-29, CLS-33, CUS-48, CUS-55, GEN-R29."""
    while (card := round_.piles.take(round_.chance)).value == "W4" and _has_another(round_, card):
        round_.piles.put_back(card)
    _turn(round_, card)
    circle, dealer = round_.circle, round_.dealer
    left = circle.left_of(dealer)
    if card.is_wild:
        round_.begin_turn(left, Phase.COLOR)
    elif card.value == "R":
        circle.flip()
        round_.begin_turn(dealer)
    elif card.value == "S":
        round_.begin_turn(circle.next(left))
    elif card.value == "+2" and round_.rules.stacking == "no":
        round_.begin_turn(circle.next(left))
        round_.draw(left, 2)
    elif card.value == "+2":
        round_.pending = 2
        round_.begin_turn(left, Phase.ANSWER)
    else:
        round_.begin_turn(left)
