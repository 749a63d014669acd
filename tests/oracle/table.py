"""Owns what the table as a whole decides: penalty cards, taking back, removing, joining, stopping.

Must not know why the table decided so.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import leaving, referee
from .cards import MOST_DECKS, deck_count, one_deck
from .round import OWN_TURN, Phase, Round


def legal_moves(round_: Round) -> Iterator[str]:
    yield "table stops"  # KPG-END-4
    if _may_be_taken_back(round_):
        yield "table takes back"
    if round_.phase not in OWN_TURN:
        return
    for seat in round_.circle.players:
        yield f"table gives {seat}"
        if round_.rules.play_on:  # others have no places that one could be left without
            yield f"table removes {seat}"
    if _may_be_joined(round_):
        for seat in round_.circle.seats:
            yield f"table seats left of {seat}"


def act(round_: Round, words: list[str]) -> None:
    match words:
        case ["stops"]:
            round_.finish("stopped")
        case ["takes", "back"]:
            referee.take_back(round_)
        case ["gives", seat]:
            round_.draw(seat, 1)  # KPG-R68: at once, the turn does not change
        case ["removes", seat]:
            leaving.is_removed(round_, seat)
        case ["seats", "left", "of", seat]:
            newcomer = round_.circle.join(seat)
            round_.hands[newcomer] = []
            round_.draw(newcomer, round_.rules.join_cards)  # KPG-§13.2


def _may_be_taken_back(round_: Round) -> bool:
    """KPG-R60, while the cards of the play lie there and hands are as they were."""
    play = round_.play
    if play is None or play.accused or play.is_final or not round_.piles.last_is_whole:
        return False
    if round_.phase not in (*OWN_TURN, Phase.CLOSING):
        return False
    return play.seat not in round_.gone


def _may_be_joined(round_: Round) -> bool:
    """KPG-§13.1, R62: no winner yet, nine cards there, and a next game possible with so many."""
    rules, people = round_.rules, len(round_.circle.seats) + 1
    if not rules.join_cards or round_.out or round_.piles.available < rules.join_cards:
        return False
    decks = deck_count(rules, people)
    cards = decks * one_deck(rules).total()
    return people <= rules.max_seats and decks <= MOST_DECKS and people * rules.hand_size < cards
