"""Owns what a finished play does: the effect of every card, once or for several equal cards.

Must not know whether the play was allowed.
"""

from __future__ import annotations

from collections import Counter

from . import discarding
from .cards import Card
from .chance import Impossible
from .round import Phase, Play, Round
from .settling import settle


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
    elif value == "WS":
        _shuffle_hands(round_, play)
    elif value == "WM":
        discarding.valley_wild(round_, play)
    elif value.startswith("WC"):
        _customizable(round_, play, round_.rules.preset(value))
    elif value == "7" and round_.rules.seven_swap and round_.hands[play.seat]:
        round_.phase = Phase.SWAP
    else:
        if value == "0" and round_.rules.zero_rotate and round_.hands[play.seat]:
            _rotate(round_)
        settle(round_, play)


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


def _customizable(round_: Round, play: Play, preset: str) -> None:
    """CUS-IDEA-1 to CUS-IDEA-10; the target keeps the turn (CUS-R22)."""
    target = round_.circle.next(play.seat)
    if preset == "joke":
        discarding.joke(round_)
        return
    if preset == "next_to_seven":
        discarding.to_size(round_, play, [target], 7)
        return
    if preset == "all_to_three":
        discarding.to_size(round_, play, round_.circle.playing_order_from(play.seat), 3)
        return
    if preset == "drop_wilds":
        _drop_wilds(round_, play)
        return
    if preset == "draw_to_color":  # CUS-R24
        while got := round_.draw(target, 1):
            if got[0].color == round_.color:
                break
    elif preset == "rooster":
        round_.draw(target, 4)
    elif preset == "elbows":
        round_.marked = target
        play.set_marker = True
    elif preset == "open_hands" and play.seat in round_.circle.inside:
        round_.open_hands = play.seat
    settle(round_, play, steps=0 if preset == "extra_turn" else 1)
    if preset == "three_if_stuck":
        round_.turn.three = True


def _drop_wilds(round_: Round, play: Play) -> None:
    """CUS-IDEA-2; CUS-R25: a hand that becomes empty this way is out."""
    dropped: list[str] = []
    for seat in round_.circle.playing_order_after(play.seat):
        wilds = [card for card in round_.hands[seat] if card.is_wild]
        if wilds:
            dropped.append(seat)
            kept = [card for card in round_.hands[seat] if not card.is_wild]
            round_.give_hand(seat, kept)
            round_.piles.slip_under(wilds)
    for seat in dropped:
        if not round_.hands[seat]:
            round_.go_out(seat)
            if not round_.rules.play_on:
                round_.finish("out")
                return
    if len(round_.circle.inside) == 1:
        round_.finish("last_player")
        return
    settle(round_, play, discarded=dropped)
