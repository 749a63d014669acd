"""Owns the list of all moves that anybody may make now, as text.

Must not know what any of them leads to.
"""

from __future__ import annotations

from collections.abc import Iterator

from . import discarding, presets, table
from .answering import may_challenge
from .cards import COLORS
from .drawing import may_draw, may_keep
from .jumping import jump_card
from .laying import first_cards, further_cards, may_stop
from .referee import accusable
from .round import OWN_TURN, Phase, Round


def legal_moves(round_: Round) -> Iterator[str]:
    if round_.is_over:
        return
    yield from table.legal_moves(round_)
    yield from _of_the_turn(round_)
    yield from _of_choices(round_)
    yield from _accusations(round_)
    if round_.phase is Phase.CLOSING:
        return
    yield from _calls(round_)
    yield from _jumps(round_)
    if round_.rules.forfeit and round_.phase in OWN_TURN:
        for seat in round_.circle.players:
            yield f"{seat} forfeits"
    if round_.rules.absence_cards > 0 and round_.phase in OWN_TURN:
        yield "clock away"


def _of_the_turn(round_: Round) -> Iterator[str]:
    seat, phase = round_.turn.seat, round_.phase
    for card in first_cards(round_):
        yield f"{seat} lays {card}"
    if may_draw(round_):
        yield f"{seat} draws"
    if may_keep(round_):
        yield f"{seat} keeps"
    if may_challenge(round_):
        yield f"{seat} challenges"
    if phase in {Phase.ANSWER, Phase.CLOSING}:
        yield f"{seat} accepts"
    if phase is Phase.COLOR:
        for color in COLORS.values():
            yield f"{seat} names {color}"
    if phase is Phase.MORE:
        for card in further_cards(round_):
            yield f"{seat} lays {card}"
        if may_stop(round_):
            yield f"{seat} stops"
    if phase is Phase.SWAP:
        for other in round_.circle.others(seat):
            yield f"{seat} swaps {other}"


def _of_choices(round_: Round) -> Iterator[str]:
    for seat in round_.circle.players:
        for card in discarding.open_choices(round_, seat):
            yield f"{seat} discards {card}"
        if discarding.may_decline(round_, seat):
            yield f"{seat} declines"
    if round_.phase is Phase.VERDICT and round_.play is not None:
        for seat in presets.judges(round_, round_.play):
            yield f"{seat} laughs"
            yield f"{seat} frowns"


def _accusations(round_: Round) -> Iterator[str]:
    accused = accusable(round_)
    if accused is not None:
        for seat in round_.circle.others(accused):
            yield f"{seat} accuses {accused}"


def _calls(round_: Round) -> Iterator[str]:
    """GEN-R17, GEN-R18, KPG-R35, KPG-R37."""
    duties = round_.duties
    for seat in round_.circle.players:
        if duties.can_call(seat) or may_announce(round_, seat):
            yield f"{seat} calls uno"
        if seat in duties.grace:
            yield f"clock lapses {seat}"
        if duties.can_be_caught(seat):
            for other in round_.circle.others(seat):
                yield f"{other} catches {seat}"


def may_announce(round_: Round, seat: str) -> bool:
    """GEN-R17 (b): on the own turn, right before the play."""
    if not round_.duties.exist or round_.phase not in OWN_TURN:
        return False
    if seat != round_.turn.seat or round_.turn.announced:
        return False
    size = len(round_.hand)
    if size == 1 and round_.rules.finish == "numbers":  # KPG-§2.1, KPG-R43: one more is drawn
        return not round_.hand[0].is_number
    return size >= 2 if round_.rules.several else size == 2


def _jumps(round_: Round) -> Iterator[str]:
    card = jump_card(round_)
    if card is not None:
        for seat in round_.circle.others(round_.turn.seat):
            if card in round_.hands[seat]:
                yield f"{seat} jumps in {card}"
