"""Owns what follows every effect: the card for a special last card, the UNO duty, the next turn.

Must not know which effect it was.
"""

from __future__ import annotations

from collections.abc import Iterable

from .round import Phase, Play, Round


def settle(
    round_: Round,
    play: Play,
    *,
    steps: int = 1,
    phase: Phase = Phase.PLAY,
    discarded: Iterable[str] = (),
) -> None:
    """`steps`: how far the turn goes from the seat that played; none for an extra turn."""
    seat, circle = play.seat, round_.circle
    if play.special_last and seat in circle.inside:  # KPG-§2.1, R39, R40
        round_.draw(seat, 1)
    for one in dict.fromkeys([seat, *discarded]):  # GEN-R16, CUS-R33, MOO-R07
        if one in circle.inside and len(round_.hands[one]) == 1:
            in_time = one == seat and play.announced
            round_.duties.arise(one, in_time)
            if in_time and round_.duties.exist:
                round_.stiff.clear()  # CUS-IDEA-9: somebody has validly called
    stays = steps == 0 and seat in circle.inside
    round_.begin_turn(seat if stays else circle.next(seat, max(steps, 1)), phase)
