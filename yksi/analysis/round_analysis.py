"""The analysis of a record: round by round, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import msgspec

from yksi.analysis.contests import LEAST, settle
from yksi.analysis.judge import Judge, Judgement
from yksi.analysis.moments import Moment, Round
from yksi.game.events import AnyEvent
from yksi.game.notation import write_move
from yksi.reports.statistics import Estimate
from yksi.rules import Scoring
from yksi.search.trials import WHOLE
from yksi.workers import Progress, finished, nobody

CERTAIN = 5  # of the moves that cost most, so many are told in an order that does not hang on luck
CHANCE, PLACES = "chance", "places"


class JudgedMove(msgspec.Struct, frozen=True):
    """A move that somebody chose; shares of the whole are between 0 and 1."""

    number: int  # in its game, as `yksi replay` counts
    line: int  # of the record
    seat: int
    move: str  # in the notation of records
    chances: tuple[Estimate, ...]  # of every seat before it: value, from, to
    options: int
    cost: Estimate | None  # None: nothing better was found
    better: AnyEvent | None  # without an event, a better move was to lay no more cards

    @property
    def is_costly(self) -> bool:
        """Whether it certainly gave something away, and enough to be told."""
        return self.cost is not None and self.cost.low > 0 and self.cost.value >= LEAST


class Analysed(msgspec.Struct, frozen=True):
    """A round. `measure` says what the chances are: of winning it, or what a place is worth."""

    number: int  # in the record, from 1
    rules: str
    names: tuple[str, ...]
    measure: str
    playouts: int
    seed: int
    moves: tuple[JudgedMove, ...]
    ended: tuple[float, ...]  # what it was worth in the end; empty when it has none

    def costliest(self, most: int) -> list[JudgedMove]:
        """Those that certainly gave something away, the worst first.

        Of those that cost the same in whole hundredths, which luck alone would sort, the first.
        """
        found = [move for move in self.moves if move.is_costly]
        worst = sorted(found, key=_cost, reverse=True)[:most]
        return sorted(worst, key=lambda move: (-round(100 * _cost(move)), move.number))


def _cost(move: JudgedMove) -> float:
    return 0.0 if move.cost is None else move.cost.value


def analyse_round(
    found: Round,
    playouts: int,
    seed: int,
    threads: int = 1,
    progress: Progress = nobody,
) -> Analysed:
    """Judge every moment of a round; the same seed gives the same, on however many threads."""
    judge = Judge(found.rules, playouts, f"{seed} {found.number}")
    judgements = {}
    for place, judgement in _judgements(judge, found, threads):
        judgements[place] = judgement
        progress(1)
    judged = [judgements[place] for place in range(len(found.moments))]
    contests = [judgement.worst for judgement in judged if judgement.worst is not None]
    settle(contests, CERTAIN, playouts)
    moves = map(_move, found.moments, judged)
    return Analysed(
        number=found.number,
        rules=found.rules_text,
        names=found.names,
        measure=PLACES if found.rules.scoring == Scoring.PLACES else CHANCE,
        playouts=playouts,
        seed=seed,
        moves=tuple(moves),
        ended=tuple(worth / WHOLE for worth in found.ended),
    )


def _judgements(judge: Judge, found: Round, threads: int) -> Iterator[tuple[int, Judgement]]:
    """Every moment's place and judgement, in the order in which they are done."""
    if threads == 1:
        yield from enumerate(map(judge.judge, found.moments))
        return

    def judged(place: int) -> tuple[int, Judgement]:
        return place, judge.judge(found.moments[place])

    with closing(finished(judged, iter(range(len(found.moments))), threads)) as done:
        yield from done


def _move(moment: Moment, judgement: Judgement) -> JudgedMove:
    worst = judgement.worst
    return JudgedMove(
        number=moment.number,
        line=moment.line,
        seat=moment.seat,
        move=write_move(moment.seat, moment.action),
        chances=judgement.chances,
        options=judgement.options,
        cost=None if worst is None else worst.cost,
        better=None if worst is None else worst.better,
    )
