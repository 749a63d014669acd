"""A hint, stage by stage: coarse numbers soon, fine ones within a second, then the reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from yksi.bots.imagine import imagine
from yksi.editions import parse_rules
from yksi.game.view import View
from yksi.hints.candidates import Candidate, candidates
from yksi.hints.counting import Counting
from yksi.hints.reasons import Position, reason_for
from yksi.messages.hints import PLAYOUTS, Hint, HintOption, Verdict
from yksi.reports.statistics import Estimate
from yksi.rules import Rules, Scoring

STAGES = (100, 300, PLAYOUTS)  # play-outs of every option
DIGITS = 4  # no play-out knows more
Counted = tuple[Candidate, Estimate]


def count_stage(
    view: View,
    levels: Sequence[str | None],
    stage: int,
    seed: int,
    before: Hint | None = None,
    counts_points: bool = True,
    is_time: Callable[[], bool] = lambda: False,
) -> Hint:
    """What each option is worth to the seat of a view, by the play-outs of a stage.

    `levels` are the bots' by seat. Colours, partners and further cards are chosen by the stages
    before the last; the last counts what the one `before` it chose on fresh tables, so that luck
    in choosing is not taken for worth.
    """
    assert view.seat is not None
    rules = parse_rules(view.rules)[1]
    dice = Random(f"{seed} {stage}")
    table = imagine(view, rules, dice)
    plays = candidates(table, rules, view.seat)
    if before is not None:
        known = {option.action for option in before.options}
        plays = [play for play in plays if play.action in known] or plays
    counting = Counting(table, rules, view.seat, plays, levels, dice.getrandbits(32) | 1)
    counting.run(STAGES[stage], is_time)
    counted = _best_of_each(list(zip(plays, counting.estimates(), strict=True)))
    is_final = stage == len(STAGES) - 1
    position = Position(view, rules, table, view.seat, levels, counts_points)
    ranked = [play for play, _ in counted]
    return Hint(
        measure=measure_of(rules),
        playouts=counting.playouts,
        options=tuple(_option(play, estimate) for play, estimate in counted),
        is_final=is_final,
        verdict=verdict_on([estimate for _, estimate in counted]),
        reason=reason_for(position, ranked) if is_final else None,
    )


def measure_of(rules: Rules) -> str:
    return "places" if rules.scoring == Scoring.PLACES else "chance"


def _best_of_each(counted: list[Counted]) -> list[Counted]:
    """Of the plays that begin with one card the best, and all in their order."""
    best: dict[int, Counted] = {}
    for found in sorted(counted, key=lambda item: -item[1].value):
        best.setdefault(found[0].first, found)
    return list(best.values())


def verdict_on(ranked: Sequence[Estimate]) -> Verdict:
    """Whether chance alone may move the second past the first."""
    if len(ranked) < 2:
        return Verdict.BEST
    first, second = ranked[:2]
    if second.value >= first.low and first.value <= second.high:
        return Verdict.EQUAL
    return Verdict.CLOSE if second.high >= first.low else Verdict.BEST


def _option(play: Candidate, found: Estimate) -> HintOption:
    numbers = (round(number, DIGITS) for number in found)
    return HintOption(play.action, *numbers)  # type: ignore[arg-type] # every Action is one of AnyAction
