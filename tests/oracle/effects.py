"""Owns what a finished play does: the effect of every card, once or for several equal cards.

Must not know whether the play was allowed.
"""

from __future__ import annotations

from collections import Counter

from . import discarding, presets
from .cards import Card
from .chance import Impossible
from .round import Phase, Play, Round
from .settling import settle

SPECIAL_WILDS = ("WS", "WM", "WC1", "WC2", "WC3")


def happen(round_: Round, play: Play) -> None:
    value, count = play.value, play.run
    owed = round_.pending if round_.rules.stacking != "no" else 0
    round_.pending = 0
    if value == "S":
        settle(round_, play, steps=count + 1)  # CLS-24, KPG-SKP-4
    elif value == "R":
        _reverse(round_, play, count)
    elif value == "+2":
        _draw_two(round_, play, 2 * count, owed)
    elif value == "W4":
        _wild_draw_four(round_, play, 4 * count, owed)
    elif value in SPECIAL_WILDS and play.seat not in round_.circle.inside:
        settle(round_, play)  # CUS-R08, R19: as the last card they do nothing
    elif value in SPECIAL_WILDS:
        play.is_final = True
        _special_wild(round_, play, value)
    elif value == "7" and round_.rules.seven_swap and round_.hands[play.seat]:
        round_.phase = Phase.SWAP
    else:
        if value == "0" and round_.rules.zero_rotate and round_.hands[play.seat]:
            _rotate(round_)
        settle(round_, play)


def _special_wild(round_: Round, play: Play, value: str) -> None:
    if value == "WS":
        _shuffle_hands(round_, play)
    elif value == "WM":
        discarding.valley_wild(round_, play)
    else:
        presets.carry_out(round_, play, round_.rules.preset(value))


def swap(round_: Round, play: Play, other: str) -> None:
    mine, theirs = round_.hands[play.seat], round_.hands[other]
    round_.give_hand(play.seat, theirs)
    round_.give_hand(other, mine)
    settle(round_, play)


def _rotate(round_: Round) -> None:
    hands = {round_.circle.next(seat): round_.hands[seat] for seat in round_.circle.players}
    for seat, hand in hands.items():
        round_.give_hand(seat, hand)


def _reverse(round_: Round, play: Play, count: int) -> None:
    """KPG-REV-4, REV-5; GEN-R09, KPG-R50, R52: with two players as so many skips."""
    players = round_.circle.inside | {play.seat}
    if count % 2 == 1:
        round_.circle.flip()
    as_skips = len(players) == 2 and round_.rules.reverse_two == "skip"
    settle(round_, play, steps=count + 1 if as_skips else 1)


def _draw_two(round_: Round, play: Play, cards: int, owed: int) -> None:
    if round_.rules.stacking == "no":  # CLS-18
        round_.draw(round_.circle.next(play.seat), cards)
        settle(round_, play, steps=2)
    else:
        _owe(round_, play, owed + cards)


def _wild_draw_four(round_: Round, play: Play, cards: int, owed: int) -> None:
    if round_.rules.stacking == "no" and not round_.rules.bluff:  # nothing to accept or challenge
        round_.draw(round_.circle.next(play.seat), cards)
        settle(round_, play, steps=2)
    else:
        _owe(round_, play, owed + cards)  # CLS-30, KPG-R19


def _owe(round_: Round, play: Play, cards: int) -> None:
    round_.pending = cards
    settle(round_, play, phase=Phase.ANSWER)


def _shuffle_hands(round_: Round, play: Play) -> None:
    """CUS-42 to CUS-46, CUS-R09, R13: one by one, clockwise from the left, the player last."""
    order = round_.circle.clockwise_after(play.seat)
    pool = Counter(card for seat in order for card in round_.hands[seat])
    for seat in order:
        round_.give_hand(seat, [])
    for turn in range(pool.total()):
        card = Card.read(round_.chance.card())
        if pool[card] == 0:
            raise Impossible(f"{card} is not among the collected hands")
        pool[card] -= 1
        round_.hands[order[turn % len(order)]].append(card)
    settle(round_, play)  # CUS-R11
