"""Owns what the end is worth: points for hands, the ranking of KPG-§6, places.

Must not know how the round came to its end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import NUMBERS, Card

Hands = Mapping[str, Sequence[Card]]


def worth(hand: Sequence[Card]) -> int:
    return sum(card.points for card in hand)


def points(scoring: str, hands: Hands, winner: str | None) -> dict[str, int]:
    """CLS-45: the winner scores for the cards of the others; CLS-50: each for the own cards."""
    if scoring == "low":
        return {seat: worth(hand) for seat, hand in hands.items()}
    if scoring == "winner" and winner is not None:
        rest = sum(worth(hand) for seat, hand in hands.items() if seat != winner)
        return {seat: rest if seat == winner else 0 for seat in hands}
    return {}


def rank(hand: Sequence[Card]) -> tuple[int, ...]:
    """KPG-§6.1 to §6.3: fewer cards, fewer number cards, more zeros, more ones … Less is better."""
    numbers = [card.value for card in hand if card.is_number]
    return (len(hand), len(numbers), *(-numbers.count(number) for number in NUMBERS))


def places(out: Sequence[str], still_in: Hands, gave_up: Sequence[str]) -> dict[str, int]:
    """Those who went out, in order; those still in by §6, ties as 1, 2, 2, 4; those who gave up."""
    found = {seat: place for place, seat in enumerate(out, start=1)}
    ranks = {seat: rank(hand) for seat, hand in still_in.items()}
    for seat, own in ranks.items():
        better = sum(1 for other in ranks.values() if other < own)
        found[seat] = len(out) + better + 1
    last = len(out) + len(ranks) + 1
    found.update(dict.fromkeys(gave_up, last))  # KPG-§9.3, §9.4
    return found
