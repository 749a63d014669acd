"""Owns the answer to owed cards other than with a card: accepting and challenging.

Must not know how the debt arose.
"""

from __future__ import annotations

from .round import Phase, Round


def may_challenge(round_: Round) -> bool:
    """GEN-R10, GEN-R11, KPG-R26: the last play was a W4, and its player has a hand to show."""
    play = round_.play
    if round_.phase is not Phase.ANSWER or play is None or not round_.rules.bluff:
        return False
    return play.value == "W4" and play.seat in round_.circle.inside


def accepts(round_: Round) -> None:
    _take(round_, round_.pending)


def challenges(round_: Round) -> None:
    play, turn = round_.play, round_.turn
    assert play is not None
    round_.passes = 0
    if not round_.guilty:
        _take(round_, _at_stake(round_) + 2)  # CLS-37, KPG-R28
        return
    round_.act_of_turn()
    owed, round_.pending = _at_stake(round_), 0
    round_.draw(play.seat, owed)  # CLS-36, KPG-R27
    free = round_.rules.upheld == "free"  # GEN-R13, KPG-WD4-12
    announced = turn.announced
    round_.begin_turn(turn.seat, Phase.FREE if free else Phase.PLAY)
    round_.turn.announced = announced


def _at_stake(round_: Round) -> int:
    """KPG-R27: all that is owed; the letter of KPG-WD4-11 and 13 says four, and six."""
    return 4 if round_.rules.doubt == "letter" else round_.pending


def _take(round_: Round, count: int) -> None:
    round_.act_of_turn()
    round_.passes = 0
    round_.pending = 0
    round_.draw(round_.turn.seat, count)
    round_.begin_turn(round_.circle.next(round_.turn.seat))
