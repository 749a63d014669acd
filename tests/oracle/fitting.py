"""Owns which card may be laid on which, and when a wild draw four is against its condition.

Must not know turns, piles or what a card does: it is asked about cards only.
"""

from __future__ import annotations

from collections.abc import Sequence

from .cards import Card
from .round import Before, Phase
from .rules import Rules


def fits(card: Card, top: Card | None, color: str | None) -> bool:
    """CLS-11, KPG-PLY-1: colour, number or symbol; GEN-R06: on a wild only the named colour."""
    if card.is_wild or card.color == color:
        return True
    return top is not None and not top.is_wild and card.value == top.value


def answers(card: Card, top: Card | None, color: str | None, stacking: str) -> bool:
    """May the card be laid while cards are owed? KPG-DR2-5, WD4-2, WD4-5, R17, R20."""
    if top is None or stacking == "no":
        return False
    pair = (card.value, top.value)
    if pair in {("+2", "+2"), ("W4", "W4")}:
        return True
    if pair == ("W4", "+2"):
        return stacking in {"chain", "any"}
    if pair == ("+2", "W4"):
        return stacking == "any" and fits(card, top, color)
    return False


def against_condition(rest: Sequence[Card], before: Before, rules: Rules) -> bool:
    """Was a wild draw four laid illegally, with this rest of the hand (GEN-R12, KPG-R16)?"""
    if before.phase in {Phase.OPENING, Phase.FREE}:
        return False
    if before.pending:  # KPG-R22
        on_draw_two = before.top is not None and before.top.value == "+2"
        return on_draw_two and any(card.value == "+2" for card in rest)
    if any(not card.is_wild and card.color == before.color for card in rest):
        return True
    if rules.wild_four == "color":  # CLS-R05 to R07
        return False
    if rules.wild_four == "color_or_wild":  # MOO-R11, R12
        return any(card.is_wild for card in rest)
    others = [card for card in rest if card.value != "W4"]  # KPG-R23
    return any(fits(card, before.top, before.color) for card in others)
