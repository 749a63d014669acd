"""Cards that must be drawn: debts and penalties, and what happens when there are none left."""

from yksi.cards import NONE
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.ending import end_round
from yksi.kernel.piles import draw_card
from yksi.kernel.state import State
from yksi.rules import Exhausted, Rules


def give(t: State, r: Rules, seat: int, cards: int, why: int) -> None:
    """Draw what there is; the rest lapses (GEN-R22), or the game ends there (KPG-R54)."""
    for _ in range(cards):
        if draw_card(t, r, seat, why) == NONE:
            if r.exhausted == Exhausted.END:
                end_round(t, r, t.winner, Reason.EXHAUSTED)
            return


def is_over(t: State) -> int:
    """Whether the round has ended, as it may where nothing is left to draw."""
    return 1 if t.phase == Phase.OVER else 0
