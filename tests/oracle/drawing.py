"""Owns drawing in a turn: when one may, when one must, what follows, and passing.

Must not know debts, penalties or effects of cards.
"""

from __future__ import annotations

from .laying import able, strict_first_cards
from .round import Phase, Round

TURN = (Phase.PLAY, Phase.DRAWN, Phase.FREE)


def may_draw(round_: Round) -> bool:
    if round_.phase is Phase.OPENING:
        return not able(round_) and _can_be_tried(round_)  # KPG-R08, R09
    if round_.phase not in TURN:
        return False
    rules, nothing_drawn = round_.rules, not round_.turn.drawn
    if able(round_):  # by choice: CLS-16, KPG-§14.1, KPG-R54
        wished = rules.voluntary == "many" or (rules.voluntary == "once" and nothing_drawn)
        return wished and round_.piles.available > 0
    forced = rules.draw == "until" or nothing_drawn  # CLS-R04, KPG-PLY-7
    return forced and _can_be_tried(round_)


def may_keep(round_: Round) -> bool:
    """End the turn without laying: after drawing, or because nothing can be done (GEN-R22)."""
    if must_pass(round_):
        return True
    if round_.phase not in TURN or not round_.turn.drawn:
        return False
    if able(round_):
        return round_.rules.play_drawn == "may"
    return round_.rules.draw == "one"  # only a bluff could be laid, and nobody must


def must_pass(round_: Round) -> bool:
    """GEN-R22: nothing lawful in hand and nothing left to draw."""
    if round_.phase is not Phase.OPENING and round_.phase not in TURN:
        return False
    if round_.phase is not Phase.OPENING and round_.turn.drawn and round_.rules.draw == "one":
        return False
    return not able(round_) and not _can_be_tried(round_)


def draws(round_: Round) -> None:
    """One card; three instead of one where three_if_stuck says so (CUS-R26)."""
    turn, rules = round_.turn, round_.rules
    begins_stuck = not turn.drawn and not able(round_)  # whoever draws by choice takes one
    count = 3 if turn.three and begins_stuck else 1
    round_.act_of_turn()
    round_.passes = 0
    turn.announced = False
    got = round_.draw(turn.seat, count)
    if round_.phase is Phase.OPENING:
        return
    turn.drawn += got
    if round_.phase is Phase.PLAY:
        round_.phase = Phase.DRAWN
    if rules.draw == "one" and not strict_first_cards(round_) and not able(round_):
        round_.begin_turn(round_.circle.next(turn.seat))  # CLS-15


def keeps(round_: Round) -> None:
    passing = must_pass(round_)
    opening = round_.phase is Phase.OPENING
    round_.act_of_turn()
    round_.passes = round_.passes + 1 if passing else 0
    if round_.passes == len(round_.circle.inside):  # GEN-R23
        round_.finish("void")
        return
    following = round_.circle.next(round_.turn.seat)
    round_.begin_turn(following, Phase.OPENING if opening else Phase.PLAY)


def _can_be_tried(round_: Round) -> bool:
    """KPG-§5.1: where an exhausted pile ends the game, the vain attempt is the end of it."""
    return round_.piles.available > 0 or round_.rules.exhausted == "end"
