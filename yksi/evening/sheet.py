"""The score sheet of an edition that is played in rounds: points, matches and who deals."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

import msgspec

from yksi.evening.card_types import points_of
from yksi.evening.entries import Held, RoundOver
from yksi.evening.refusal import EveningCode, RefusedEntryError
from yksi.messages.numbers import Number
from yksi.rules import Rules, Scoring


class ScoredRound(msgspec.Struct, frozen=True):
    winner: Number
    held: Held
    points: tuple[int, ...]  # of everybody, for this round
    totals: tuple[int, ...]  # with it


class Match(msgspec.Struct, frozen=True):
    rounds: tuple[ScoredRound, ...] = ()
    winners: tuple[Number, ...] = ()  # none yet; several where the lowest totals are equal


def scored(rules: Rules, people: int, rounds: Sequence[RoundOver]) -> Match:
    """A match of these rounds, the last of which may end it."""
    found: list[ScoredRound] = []
    winners: tuple[Number, ...] = ()
    for over in rounds:
        if winners:  # a round that was put right has ended the match before those behind it
            raise RefusedEntryError(EveningCode.MATCH_OVER)
        found.append(_scored_round(rules, people, found[-1] if found else None, over))
        winners = _winners(rules, found[-1].totals)
    return Match(tuple(found), winners)


def with_round(rules: Rules, people: int, match: Match, over: RoundOver) -> Match:
    """A match that nobody has won yet, with one round more."""
    last = match.rounds[-1] if match.rounds else None
    added = _scored_round(rules, people, last, over)
    return Match((*match.rounds, added), _winners(rules, added.totals))


def _scored_round(
    rules: Rules, people: int, before: ScoredRound | None, over: RoundOver
) -> ScoredRound:
    points = _points(rules, people, over)
    totals = points if before is None else map(add, before.totals, points)
    return ScoredRound(over.winner, over.held, tuple(points), tuple(totals))


def _points(rules: Rules, people: int, over: RoundOver) -> list[int]:
    """Whoever goes out takes the others' cards, or everybody counts the own (CLS-45, CLS-50)."""
    held = [points_of(over.held.get(person, ())) for person in range(people)]
    if rules.scoring == Scoring.LOW:
        return held
    points = [0] * people
    if rules.scoring == Scoring.WINNER:
        points[over.winner] = sum(held)
    return points


def _winners(rules: Rules, totals: Sequence[int]) -> tuple[Number, ...]:
    """Who has the target, or the fewest points when somebody has it (CLS-03, CLS-51, CLS-R16)."""
    if not rules.counts_points or max(totals) < rules.target:
        return ()
    if rules.scoring == Scoring.WINNER:
        return tuple(person for person, total in enumerate(totals) if total >= rules.target)
    return tuple(person for person, total in enumerate(totals) if total == min(totals))


def need_countable(rules: Rules, types: frozenset[str], people: int, over: RoundOver) -> None:
    """Refuse a round whose cards cannot be counted: nothing that is merely unlikely."""
    if not 0 <= over.winner < people or any(not 0 <= person < people for person in over.held):
        raise RefusedEntryError(EveningCode.NOBODY)
    if over.held.get(over.winner):
        raise RefusedEntryError(EveningCode.WINNER_HOLDS)
    if any(card not in types for cards in over.held.values() for card in cards):
        raise RefusedEntryError(EveningCode.NO_SUCH_CARD)
    counted = rules.counts_points
    if counted and len(over.held.keys() | {over.winner}) < people:
        raise RefusedEntryError(EveningCode.NOT_COUNTED)
