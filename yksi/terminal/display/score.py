"""Points and places: after a round, and whenever somebody asks.

Reads the View and the outcome; the counting is the game's.
"""

from __future__ import annotations

from collections.abc import Iterator

from yksi.cards import FACE_BY_NAME, POINTS
from yksi.game.view import SeatView, View
from yksi.rules import Rules, Scoring
from yksi.telling.words import Words
from yksi.terminal.display.columns import padded, widest


def standing(words: Words, view: View, rules: Rules) -> Iterator[str]:
    """Everybody's total, the leader first."""
    if not rules.counts_points:
        yield words.say("score-none")
        return
    yield words.say("score-heading", scoring=rules.scoring.name.lower(), target=rules.target)
    is_low = rules.scoring == Scoring.LOW
    ranked = sorted(view.seats, key=lambda seat: seat.total if is_low else -seat.total)
    names = [words.name(seat.seat) for seat in ranked]
    width = widest(names)
    for name, seat in zip(names, ranked, strict=True):
        yield f"  {padded(name, width)}  {seat.total:>4}"


def after_round(words: Words, view: View, rules: Rules) -> Iterator[str]:
    """What the round brought, then where everybody stands."""
    if rules.scoring == Scoring.PLACES:
        yield from _places(words, view)
        return
    scores = rules.scoring != Scoring.NONE
    if view.reason == "out":
        yield from _hands(words, view, scores)
    for seat in view.seats:
        if seat.points:
            yield words.act("event-scored", seat.seat, count=seat.points)
    if scores:
        yield from standing(words, view, rules)


def _hands(words: Words, view: View, scores: bool) -> Iterator[str]:
    """What the others were left with, and what it counts where points are kept."""
    for seat in view.seats:
        if not seat.hand:
            continue
        cards = words.cards(seat.hand)
        if scores:
            count = sum(POINTS[FACE_BY_NAME[card]] for card in seat.hand)
            yield words.say("score-hand", who=words.name(seat.seat), cards=cards, count=count)
        else:
            yield words.act("event-shown-known", seat.seat, cards=cards)


def _places(words: Words, view: View) -> Iterator[str]:
    yield words.say("places-heading")

    def rank(seat: SeatView) -> tuple[bool, int]:
        return seat.place == 0, seat.place

    for seat in sorted(view.seats, key=rank):
        if seat.place:
            yield words.say("event-placed", who=words.name(seat.seat), place=seat.place)


def match_winners(words: Words, view: View) -> Iterator[str]:
    """Who has won the match."""
    yield words.say("event-matchover")
    if len(view.match_winners) == 1:
        winner = view.match_winners[0]
        yield words.act("match-winner", winner, count=view.seats[winner].total)
    else:
        names = [words.name(seat) for seat in view.match_winners]
        yield words.say("match-winners", names=words.listed(names))
