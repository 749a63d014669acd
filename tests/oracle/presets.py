"""Owns the ten ideas for customizable wilds, each from the sentence that the sheet gives it.

Must not know how the card came to be laid, nor any other card. Nobody loses a turn by an idea: the
sheet says so of the drawing cards and of none of these (CUS-R22).
"""

from __future__ import annotations

from .discarding import ask
from .round import Choice, Phase, Play, Round
from .settling import settle


def carry_out(round_: Round, play: Play, preset: str) -> None:
    match preset:
        case "draw_to_color":
            _draws_until_the_colour(round_, play)
        case "drop_wilds":
            _others_throw_wilds_away(round_, play)
        case "three_if_stuck":
            _three_if_the_next_cannot_play(round_, play)
        case "extra_turn":
            settle(round_, play, steps=0)  # "You get a new turn"
        case "next_to_seven":
            _until_they_have(round_, play, [round_.circle.next(play.seat)], 7)
        case "all_to_three":
            _until_they_have(round_, play, round_.circle.playing_order_from(play.seat), 3)
        case "open_hands":
            _open_until_your_turn(round_, play)
        case "joke":
            _tell_a_joke(round_)
        case "elbows":
            _stiff_until_somebody_calls(round_, play)
        case "rooster":
            round_.draw(round_.circle.next(play.seat), 4)  # "… and take 4 cards"
            settle(round_, play)
        case _:
            settle(round_, play)


def _draws_until_the_colour(round_: Round, play: Play) -> None:
    """ "The next player takes cards until one of a certain colour": the named one (CUS-R24)."""
    who = round_.circle.next(play.seat)
    while round_.piles.available > 0:  # it stops when no card is left
        (card,) = round_.draw(who, 1)
        if card.color == round_.color:
            break
    settle(round_, play)


def _others_throw_wilds_away(round_: Round, play: Play) -> None:
    """ "Everybody but you throws the wilds away": W, W4, WS and WC alike (CUS-R34)."""
    threw: list[str] = []
    for seat in round_.circle.playing_order_after(play.seat):
        wilds = [card for card in round_.hands[seat] if card.is_wild]
        if wilds:
            threw.append(seat)
            round_.give_hand(seat, [card for card in round_.hands[seat] if not card.is_wild])
            round_.piles.slip_under(wilds)  # CUS-R23
    for seat in threw:
        if not round_.hands[seat]:  # CUS-R25: the first of them in playing order
            round_.go_out(seat)
            if not round_.rules.play_on:
                round_.finish("out")
                return
    if len(round_.circle.inside) == 1:
        round_.finish("last_player")
        return
    settle(round_, play, discarded=threw)


def _three_if_the_next_cannot_play(round_: Round, play: Play) -> None:
    """ "If the next player cannot play, three cards": in the one turn that follows."""
    settle(round_, play)
    round_.turn.three = True  # a turn is made anew for whoever has the next one


def _until_they_have(round_: Round, play: Play, seats: list[str], size: int) -> None:
    """ "… take or throw away cards until there are 7" (or 3 each), drawing in order (CUS-R28)."""
    for seat in seats:
        round_.draw(seat, max(0, size - len(round_.hands[seat])))
    surplus = {seat: len(round_.hands[seat]) - size for seat in seats}
    ask(round_, play, Choice({seat: cards for seat, cards in surplus.items() if cards > 0}, set()))


def _open_until_your_turn(round_: Round, play: Play) -> None:
    """ "Everybody plays with visible cards until it is your turn again": each card its own end."""
    round_.opened_by.append(play.seat)
    settle(round_, play)


def _tell_a_joke(round_: Round) -> None:
    """ "Tell a joke": the others judge it, each when they like."""
    round_.frowns = []
    round_.phase = Phase.VERDICT


def judges(round_: Round, play: Play) -> list[str]:
    return [seat for seat in round_.circle.others(play.seat) if seat not in round_.frowns]


def laughs(round_: Round, play: Play) -> None:
    """ "Otherwise throw away all your cards but one": one laugh is enough (CUS-R30, R40)."""
    round_.frowns = []
    surplus = len(round_.hands[play.seat]) - 1
    ask(round_, play, Choice({play.seat: surplus} if surplus > 0 else {}, set()))


def frowns(round_: Round, play: Play, seat: str) -> None:
    """ "If nobody laughs, draw 4 cards"."""
    round_.frowns.append(seat)
    if not judges(round_, play):
        round_.frowns = []
        round_.draw(play.seat, 4)
        settle(round_, play)


def _stiff_until_somebody_calls(round_: Round, play: Play) -> None:
    """ "The next player must not bend the elbows until somebody shouts UNO".

    A shout that comes with this very card is made before it lies there.
    """
    who = round_.circle.next(play.seat)
    settle(round_, play)
    round_.stiff.add(who)
