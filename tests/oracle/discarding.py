"""Owns the effects in which seats choose: the valley wild, to seven, to three, the joke.

Must not know how the card came to be laid.
"""

from __future__ import annotations

from .cards import Card
from .laying import without
from .round import Choice, Phase, Play, Round
from .settling import settle


def valley_wild(round_: Round, play: Play) -> None:
    """MOO-29, MOO-30: everybody may discard one; one-card hands draw one and discard one."""
    wanted: dict[str, int] = {}
    may_decline: set[str] = set()
    for seat in round_.circle.playing_order_from(play.seat):  # MOO-R19
        size = len(round_.hands[seat])
        if size >= 2:
            wanted[seat] = 1
            may_decline.add(seat)
        elif size == 1 and round_.draw(seat, 1):  # MOO-R21
            wanted[seat] = 1
    _ask(round_, play, Choice(wanted, may_decline))


def to_size(round_: Round, play: Play, seats: list[str], size: int) -> None:
    """CUS-IDEA-5, CUS-IDEA-6: draw or discard down to exactly so many cards."""
    for seat in seats:  # CUS-R28
        round_.draw(seat, max(0, size - len(round_.hands[seat])))
    surplus = {seat: len(round_.hands[seat]) - size for seat in seats}
    _ask(round_, play, Choice({seat: n for seat, n in surplus.items() if n > 0}, set()))


def joke(round_: Round) -> None:
    """CUS-IDEA-8: the others judge, one after the other as they like."""
    round_.frowns = []
    round_.phase = Phase.VERDICT


def voters(round_: Round, play: Play) -> list[str]:
    return [seat for seat in round_.circle.others(play.seat) if seat not in round_.frowns]


def laughs(round_: Round, play: Play) -> None:
    """One is enough: everything but one card goes (CUS-R30, R40)."""
    round_.frowns = []
    surplus = len(round_.hands[play.seat]) - 1
    _ask(round_, play, Choice({play.seat: surplus} if surplus > 0 else {}, set()))


def frowns(round_: Round, play: Play, seat: str) -> None:
    round_.frowns.append(seat)
    _judge(round_, play)


def _judge(round_: Round, play: Play) -> None:
    if voters(round_, play):
        return
    round_.frowns = []
    round_.draw(play.seat, 4)
    settle(round_, play)


def open_choices(round_: Round, seat: str) -> list[Card]:
    """What the seat can still choose to discard."""
    choice = round_.choice
    if choice is None or seat not in choice.wanted or choice.is_done(seat):
        return []
    return without(round_.hands[seat], *choice.chosen.get(seat, []))


def may_decline(round_: Round, seat: str) -> bool:
    choice = round_.choice
    return choice is not None and seat in choice.may_decline and not choice.is_done(seat)


def discards(round_: Round, play: Play, seat: str, card: Card) -> None:
    assert round_.choice is not None
    round_.choice.chosen.setdefault(seat, []).append(card)
    _reveal(round_, play)


def declines(round_: Round, play: Play, seat: str) -> None:
    assert round_.choice is not None
    round_.choice.declined.add(seat)
    _reveal(round_, play)


def left(round_: Round, play: Play, seat: str) -> None:
    """Somebody gives up while the others are choosing or judging."""
    if round_.phase is Phase.VERDICT:
        if seat == play.seat:
            round_.frowns = []
            settle(round_, play)
        else:
            if seat in round_.frowns:
                round_.frowns.remove(seat)
            _judge(round_, play)
    elif round_.choice is not None:
        round_.choice.wanted.pop(seat, None)
        round_.choice.chosen.pop(seat, None)
        round_.choice.declined.discard(seat)
        round_.choice.may_decline.discard(seat)
        _reveal(round_, play)


def _ask(round_: Round, play: Play, choice: Choice) -> None:
    round_.choice = choice
    round_.phase = Phase.DISCARD
    _reveal(round_, play)


def _reveal(round_: Round, play: Play) -> None:
    """When everybody has chosen, all cards go below the last play together (MOO-R18, CUS-R23)."""
    choice = round_.choice
    assert choice is not None
    if len(choice.done) < len(choice.wanted):
        return
    round_.choice = None
    order = [seat for seat in choice.wanted if choice.chosen.get(seat)]
    for seat in order:
        cards = choice.chosen[seat]
        round_.give_hand(seat, without(round_.hands[seat], *cards))
        round_.piles.slip_under(cards)
    settle(round_, play, discarded=order)
