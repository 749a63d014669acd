"""Owns the open table: accusing the last play of cheating and taking it back (KPG-§10, R60).

Must not know what made the play illegal.
"""

from __future__ import annotations

from .round import OWN_TURN, Phase, Round


def accusable(round_: Round) -> str | None:
    """The seat whose last play may be accused now."""
    play = round_.play
    if not round_.rules.open_referee or play is None or play.accused:
        return None
    if round_.phase not in (*OWN_TURN, Phase.CLOSING) or play.seat in round_.gone:
        return None
    if play.legal and play.value == "W4" and round_.rules.bluff:  # KPG-R34: it can only be doubted
        return None
    return play.seat


def accuses(round_: Round) -> None:
    play = round_.play
    assert play is not None
    play.accused = True
    if not play.legal:
        take_back(round_)


def take_back(round_: Round) -> None:
    """Pile, colour, direction and debt as before; the cheat takes the debt and two cards."""
    play = round_.play
    assert play is not None
    seat, before = play.seat, play.before
    if seat in round_.out:
        round_.out.remove(seat)
        round_.circle.inside.add(seat)
    round_.give_hand(seat, round_.hands[seat] + round_.piles.take_back(before.last))
    round_.color = before.color
    round_.circle.clockwise = before.clockwise
    round_.pending = 0
    round_.passes = 0
    round_.guilty = False
    round_.play = None
    round_.duties.forget(seat)  # the play that left one card was not made
    opening = before.phase is Phase.OPENING
    round_.begin_turn(round_.circle.next(seat), Phase.OPENING if opening else Phase.PLAY)
    round_.draw(seat, before.pending + 2)
