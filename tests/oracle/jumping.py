"""Owns playing out of turn: who may jump in with what, and whose turn it is then.

Must not know ordinary turns.
"""

from __future__ import annotations

from .cards import Card
from .playing import begin_play, close, put_on_pile
from .round import Phase, Round, Turn


def jump_card(round_: Round) -> Card | None:
    """The one face with which anybody may jump in now (KPG-§7.1, R47, R48)."""
    kind, top = round_.rules.jump_in, round_.top
    if kind == "no" or top is None or top.is_wild:
        return None
    if round_.phase not in {Phase.PLAY, Phase.DRAWN} or round_.pending:
        return None
    return top if top.is_number or kind == "identical" else None


def jumps_in(round_: Round, seat: str, card: Card) -> None:
    if round_.rules.jump_in == "number":
        _keeping_the_turn(round_, seat, card)
    else:
        _taking_the_turn(round_, seat, card)


def _keeping_the_turn(round_: Round, seat: str, card: Card) -> None:
    """KPG-§7.2, §7.3, R49: as though the card had not been played."""
    round_.passes = 0
    hand = round_.hands[seat]
    hand.remove(card)
    round_.duties.hand_changed(seat)
    round_.piles.jump(card)
    if len(hand) == 1:
        round_.duties.arise(seat, already_called=False)
    elif not hand:
        round_.go_out(seat)
        if not round_.rules.play_on or len(round_.circle.inside) == 1:
            _end_by(round_, seat)


def _end_by(round_: Round, seat: str) -> None:
    """The jump-in is right, but it may lie on a play of the same seat that can be accused."""
    play = round_.play
    if round_.rules.open_referee and play is not None and play.seat == seat and not play.accused:
        round_.begin_turn(round_.circle.next(seat), Phase.CLOSING)
    else:
        round_.finish("last_player" if round_.rules.play_on else "out")


def _taking_the_turn(round_: Round, seat: str, card: Card) -> None:
    """House: play goes on from here; a jump-in is not an ordinary play for uno_window=plays."""
    round_.act_of_turn()
    round_.turn = Turn(seat)
    round_.phase = Phase.PLAY
    round_.hide_hands(seat)
    begin_play(round_, seat, single=True)
    put_on_pile(round_, card)
    close(round_)
