"""Owns which cards the seat on turn may lay now, as the first of a play or as a further one.

Must not know what happens when they are laid.
"""

from __future__ import annotations

from .cards import Card
from .fitting import against_condition, answers, fits
from .round import OWN_TURN, Before, Phase, Round


def how_it_stands(round_: Round) -> Before:
    return Before(
        phase=round_.phase,
        top=round_.top,
        color=round_.color,
        clockwise=round_.circle.clockwise,
        pending=round_.pending,
        last=round_.piles.last,
    )


def without(cards: list[Card], *gone: Card) -> list[Card]:
    rest = list(cards)
    for card in gone:
        rest.remove(card)
    return rest


def is_proper_first(round_: Round, card: Card) -> bool:
    """Would a strict table let this card open the play? The W4 condition is another matter."""
    hand, turn = round_.hand, round_.turn
    if round_.phase is Phase.OPENING:  # KPG-BEG-7, BEG-8
        return card.value != "W4"
    if round_.phase is Phase.ANSWER:
        return answers(card, round_.top, round_.color, round_.rules.stacking)
    if turn.drawn and round_.rules.after_draw == "drawn" and card not in turn.drawn:
        return False  # GEN-R07
    if round_.phase is Phase.FREE:  # KPG-WD4-12, R30
        return card.value != "W4" or all(other.value == "W4" for other in hand)
    return fits(card, round_.top, round_.color)


def is_proper_further(round_: Round, card: Card) -> bool:
    """KPG-PLY-2: several cards of the same value."""
    play, turn, rules = round_.play, round_.turn, round_.rules
    assert play is not None
    if not rules.several or play.single:
        return False
    if any(laid.value != card.value for laid in play.cards):
        return False
    only_drawn = play.before.phase is Phase.DRAWN and rules.after_draw == "drawn"
    return card in turn.drawn or not only_drawn


def wild_four_can_be_innocent(round_: Round, further: bool) -> bool:
    """Is there a way to go on with a W4 from hand that keeps its condition?

    Several W4 are judged together on the rest of the hand (KPG-R24): more of them can only help.
    """
    play = round_.play
    before = play.before if further and play is not None else how_it_stands(round_)
    hand, count = round_.hand, 1
    several = round_.rules.several and before.phase not in {Phase.OPENING, Phase.FREE}
    if several:
        only_drawn = before.phase is Phase.DRAWN and round_.rules.after_draw == "drawn"
        source = round_.turn.drawn if only_drawn else hand
        count = max(1, source.count(Card("W4")))
    return not against_condition(without(hand, *[Card("W4")] * count), before, round_.rules)


def is_lawful_first(round_: Round, card: Card) -> bool:
    """A legally playable card: proper, and no bluff (GEN-R22, KPG-R65)."""
    if not is_proper_first(round_, card):
        return False
    return card.value != "W4" or wild_four_can_be_innocent(round_, further=False)


def able(round_: Round) -> bool:
    """Can the seat on turn play something lawfully?"""
    return any(is_lawful_first(round_, card) for card in round_.hand)


def strict_first_cards(round_: Round) -> list[Card]:
    """What a strict table offers: bluffs too, unless only legal W4 are allowed (GEN-R10)."""
    bluff = round_.rules.bluff
    allowed = is_proper_first if bluff else is_lawful_first
    return [card for card in sorted(set(round_.hand)) if allowed(round_, card)]


def first_cards(round_: Round) -> list[Card]:
    """What may be laid as the first card of a play."""
    if round_.phase not in OWN_TURN:
        return []
    if not round_.rules.open_referee:
        return strict_first_cards(round_)
    return [card for card in sorted(set(round_.hand)) if _open_first(round_, card)]


def _open_first(round_: Round, card: Card) -> bool:
    """referee=open: anything, but never a W4 that nobody could doubt (KPG-R25, R34)."""
    if card.value != "W4":
        return True
    if round_.phase in {Phase.OPENING, Phase.FREE}:
        return is_proper_first(round_, card)
    return round_.rules.bluff or wild_four_can_be_innocent(round_, further=False)


def further_cards(round_: Round) -> list[Card]:
    """What may be laid on top in the same play."""
    play, rules = round_.play, round_.rules
    assert play is not None
    hand = sorted(set(round_.hand))
    if not rules.open_referee:
        return [card for card in hand if is_proper_further(round_, card)]
    if not rules.several or play.single:
        return []
    return [card for card in hand if card.value != "W4" or _open_further_four(round_)]


def _open_further_four(round_: Round) -> bool:
    return round_.rules.bluff or wild_four_can_be_innocent(round_, further=True)


def may_stop(round_: Round) -> bool:
    """With bluff=no a play of W4 must not end against its condition."""
    play = round_.play
    assert play is not None
    if play.value != "W4" or round_.rules.bluff:
        return True
    return not against_condition(round_.hand, play.before, round_.rules)
