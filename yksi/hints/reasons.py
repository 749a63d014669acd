"""Why the best option is the best: one sentence of a fixed list, and only where it is true.

Reasons are read off the position, not off the play-outs: that a play stops somebody, or keeps a
card, can be seen on the table. Where none can be seen, the play-outs themselves are the reason.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from yksi.bots.imagine import imagine
from yksi.cards import (
    COLOR_NAMES,
    COLOR_OF,
    FACE_NAMES,
    POINTS,
    WILDS,
    Color,
    Face,
)
from yksi.game.view import View
from yksi.hints.candidates import Candidate, after
from yksi.hints.counting import policy_of
from yksi.kernel.actions import CHALLENGE
from yksi.kernel.bits import lowest
from yksi.kernel.codes import Phase
from yksi.kernel.matching import would_bluff
from yksi.kernel.seats import is_in, next_seat
from yksi.kernel.state import State
from yksi.messages.hints import How, Reason, ReasonCode
from yksi.policies.players import decide
from yksi.rules import Rules

FEW = 2  # cards with which somebody is about to go out
WORLDS = 60  # tables on which a bluff is shown to the next player
OFTEN = 1 / 3  # a bluff that is found more seldom is no reason


@dataclass(frozen=True)
class Position:
    """What somebody knows who is given a reason."""

    view: View
    rules: Rules
    table: State  # one that it could be
    seat: int
    levels: Sequence[str | None]
    counts_points: bool  # whether cards left in hands cost points where this is no practice


def reason_for(position: Position, ranked: Sequence[Candidate]) -> Reason:
    """The first reason that is true of the best of these plays, which are the best first."""
    for find in (_nothing_else, _stops_next, _bluff_found, _keeps_wild, _keeps_color, _sheds):
        reason = find(position, ranked)
        if reason is not None:
            return reason
    return Reason(ReasonCode.MORE_WON)


def _nothing_else(_: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """No other card can be laid; or none at all."""
    lays = {play.first for play in ranked if play.lays}
    if ranked[0].lays and len(lays) == 1:
        return Reason(ReasonCode.NOTHING_ELSE, card=FACE_NAMES[ranked[0].first])
    return Reason(ReasonCode.NOTHING_ELSE) if len(ranked) == 1 and not lays else None


# --- the next player


def _stops_next(position: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """Whoever is next could soon go out, and does not get to lay a card as usual."""
    t, seat = position.table, position.seat
    whom = next_seat(t, seat)
    if not ranked[0].lays or whom == seat or t.size[whom] > FEW:
        return None
    now = after(t, position.rules, seat, ranked[0].steps)
    if now.phase == Phase.OVER or not is_in(now, whom):
        return None
    drawn = now.size[whom] - t.size[whom]
    if drawn > 0:
        return _stops(whom, t.size[whom], How.DRAWS, drawn)
    if now.turn == whom:
        owes = now.pending > t.pending and now.phase == Phase.ANSWER
        return _stops(whom, t.size[whom], How.OWES, now.pending) if owes else None
    if now.turn == seat and now.phase not in (Phase.PLAY, Phase.FREE):
        return None  # the play is not finished
    turned = now.direction != t.direction and now.turn != seat
    return _stops(whom, t.size[whom], How.PASSED if turned else How.SKIPPED, 0)


def _stops(seat: int, held: int, how: How, count: int) -> Reason:
    return Reason(ReasonCode.STOPS_NEXT, seat=seat, held=held, how=how, count=count)


def _bluff_found(position: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """A wild draw four would be a bluff, and the next player would often challenge it."""
    four = next((play for play in ranked[1:] if play.first == Face.WILD_FOUR), None)
    if four is None or ranked[0].first == Face.WILD_FOUR:
        return None
    if not would_bluff(position.table, position.rules, position.seat):
        return None
    chance = _challenged(position, four)
    if chance < OFTEN:
        return None
    return Reason(ReasonCode.BLUFF_FOUND, card=FACE_NAMES[four.first], chance=chance)


def _challenged(position: Position, four: Candidate) -> float:
    """How often a bot like the next one challenges it, on tables that this could be."""
    found, dice = 0, Random(position.table.key[0])
    for _ in range(WORLDS):
        t = imagine(position.view, position.rules, dice)
        t = after(t, position.rules, position.seat, four.steps)
        if t.phase != Phase.ANSWER or t.turn == position.seat:
            return 0.0
        policy = policy_of(position.levels[t.turn])
        found += decide(t, position.rules, t.turn, policy, dice.getrandbits(32)) == CHALLENGE
    return found / WORLDS


# --- the own hand


def _is_wild(face: int) -> bool:
    return bool((WILDS >> face) & 1)


def _keeps_wild(_: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """A wild could be laid, and stays in the hand."""
    if ranked[0].lays and _is_wild(ranked[0].first):
        return None
    kept = next((play.first for play in ranked[1:] if play.lays and _is_wild(play.first)), None)
    return None if kept is None else Reason(ReasonCode.KEEPS_WILD, card=FACE_NAMES[kept])


def _keeps_color(position: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """After it more cards of the colour in force are left than after any other play."""
    lays = [play for play in ranked if play.lays]
    if not ranked[0].lays or len(lays) < 2:
        return None
    (color, count), *others = (_left(position, play) for play in lays)
    if color == Color.NONE or count == 0 or any(more >= count for _, more in others):
        return None
    return Reason(ReasonCode.KEEPS_COLOR, color=COLOR_NAMES[color], count=count)


def _left(position: Position, play: Candidate) -> tuple[int, int]:
    """The colour in force after a play, and how many cards of it the hand still has."""
    t = after(position.table, position.rules, position.seat, play.steps)
    if t.color == Color.NONE or t.phase == Phase.OVER:
        return Color.NONE, 0
    held, count = t.held[position.seat], 0
    while held:
        face = lowest(held)
        held &= held - 1
        count += t.hands[position.seat][face] if COLOR_OF[face] == t.color else 0
    return t.color, count


def _sheds(position: Position, ranked: Sequence[Candidate]) -> Reason | None:
    """It is the card that would cost most in the hand."""
    lays = [play for play in ranked if play.lays]
    if not position.counts_points or not ranked[0].lays or len(lays) < 2:
        return None
    points = POINTS[ranked[0].first]
    others = (POINTS[play.first] for play in lays if play.first != ranked[0].first)
    if any(points <= other for other in others):
        return None
    return Reason(ReasonCode.SHEDS_POINTS, card=FACE_NAMES[ranked[0].first], count=points)
