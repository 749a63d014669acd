"""Owns the course of a play: laying cards, stopping, naming the colour, and going out by it.

Must not know which cards are allowed in detail nor what they do.
"""

from __future__ import annotations

from .cards import Card
from .effects import happen
from .fitting import against_condition
from .laying import further_cards, how_it_stands, is_proper_first, is_proper_further
from .round import Phase, Play, Round


def lays(round_: Round, card: Card) -> None:
    if round_.phase is Phase.MORE:
        assert round_.play is not None
        round_.play.legal &= is_proper_further(round_, card)
    else:
        legal = is_proper_first(round_, card)
        single = round_.phase in {Phase.OPENING, Phase.FREE}
        begin_play(round_, round_.turn.seat, single=single)
        assert round_.play is not None
        round_.play.legal = legal
        round_.act_of_turn(lays=True)
    put_on_pile(round_, card)
    if further_cards(round_):
        round_.phase = Phase.MORE
    else:
        close(round_)


def begin_play(round_: Round, seat: str, *, single: bool) -> None:
    before = how_it_stands(round_)
    round_.play = Play(seat, before, announced=round_.turn.announced, single=single)
    round_.turn.announced = False
    round_.guilty = False
    round_.passes = 0
    round_.piles.begin_play()


def put_on_pile(round_: Round, card: Card) -> None:
    play = round_.play
    assert play is not None
    round_.hands[play.seat].remove(card)
    round_.duties.hand_changed(play.seat)
    if card in round_.turn.drawn:
        round_.turn.drawn.remove(card)
    play.cards.append(card)
    round_.piles.lay(card)
    round_.color = card.color  # of a wild: none until it is named


def close(round_: Round) -> None:
    """No further card comes: judge the W4, see whether the seat is out, name the colour, act."""
    play = round_.play
    assert play is not None
    top, hand = play.cards[-1], round_.hands[play.seat]
    round_.guilty = top.value == "W4" and against_condition(hand, play.before, round_.rules)
    if not hand:
        if round_.rules.finish == "numbers" and not top.is_number:
            play.special_last = True
        else:
            round_.go_out(play.seat)
            if not round_.rules.play_on or len(round_.circle.inside) == 1:
                _end_by(round_, play)
                return
    if top.is_wild:
        round_.phase = Phase.COLOR
    else:
        happen(round_, play)


def names(round_: Round, color: str) -> None:
    round_.color = color
    if round_.play is None:  # the start card: CLS-29, GEN-R29
        round_.act_of_turn()
        round_.begin_turn(round_.turn.seat)
    else:
        happen(round_, round_.play)


def _end_by(round_: Round, play: Play) -> None:
    if round_.rules.open_referee:
        round_.begin_turn(round_.circle.next(play.seat), Phase.CLOSING)
    else:
        close_round(round_)


def close_round(round_: Round) -> None:
    """CLS-42, CLS-43: a last drawing card is still drawn for; everything else has no effect."""
    play, rules = round_.play, round_.rules
    assert play is not None
    each = {"+2": 2, "W4": 4}.get(play.value, 0)
    if rules.last_draw and each:
        chain = round_.pending if rules.stacking != "no" else 0
        _draw_what_there_is(round_, round_.circle.next(play.seat), chain + each * play.run)
    round_.finish("last_player" if rules.play_on else "out")


def _draw_what_there_is(round_: Round, seat: str, count: int) -> None:
    """The round has ended already, so that a shortage ends nothing any more."""
    round_.draw(seat, min(count, round_.piles.available))
