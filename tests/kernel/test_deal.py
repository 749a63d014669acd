"""A deal begins a round of its own: nothing of the one before is left but totals and seats."""

from __future__ import annotations

from yksi.cards import Symbol
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.events import AnyEvent, Cut, Reversed, Turned
from yksi.seeds import secret_of

# Numbers of a state that are 0 when a round begins with a card that does nothing.
FORGOTTEN = (
    *("outs", "gave_up", "passes", "pending", "bluff", "laid", "jumps", "cheat", "accusable"),
    *("drawn", "drew", "voluntary", "said", "stuck", "owed", "grace", "late", "called"),
    *("waiting", "open_by", "marked", "aside_count"),
)


def test_nothing_is_left_of_the_round_before() -> None:
    game = Game.from_position("seats 3\nturn A\ntop R5")
    game.play(None, do.End())
    t = game.state
    for name in FORGOTTEN:
        setattr(t, name, 3)
    for row in (t.place, t.due, t.points):
        row[:] = [3] * len(row)
    game.play(None, do.Deal(secret_of(3)))
    t = game.state
    assert t.symbol <= Symbol.NINE
    assert {name: getattr(t, name) for name in FORGOTTEN} == dict.fromkeys(FORGOTTEN, 0)
    assert (t.place, t.due, t.points) == ([0] * 3, [0] * 3, [0] * 3)
    assert (t.play_count, t.direction, t.size) == (1, 1, [7] * 3)
    assert t.draw_count + t.discard_count == 108 - 21


def test_who_sits_left_of_somebody_has_them_to_the_right() -> None:
    t = Game.new("classic", seats=4, seed=1).state
    assert t.left == [1, 2, 3, 0]
    assert t.right == [3, 0, 1, 2]


def test_cards_decide_who_deals_first_and_then_the_deal_moves_on() -> None:
    game = Game.empty("classic", 3)
    deals = []
    for seed in (1, 2, 3):
        result = game.play(None, do.Deal(secret_of(seed)))
        was_cut = any(isinstance(told.event, Cut) for told in result)
        deals.append((was_cut, game.state.dealer))
        game.play(None, do.End())
    first = deals[0][1]
    assert deals == [(True, first), (False, (first + 1) % 3), (False, (first + 2) % 3)]


def dealt(seed: int) -> tuple[Game, list[AnyEvent]]:
    game = Game.empty("classic", 3)
    return game, [told.event for told in game.play(None, do.Deal(secret_of(seed)))]


def test_a_reverse_that_is_turned_up_is_told_as_it_is_played() -> None:
    game, told = dealt(seed=7)
    [reversed_] = [event for event in told if isinstance(event, Reversed)]
    assert reversed_.direction == game.view().direction == "ccw"


def test_of_the_cards_turned_up_the_last_one_stays() -> None:
    game, told = dealt(seed=33)
    turned = [(event.card, event.rejected) for event in told if isinstance(event, Turned)]
    assert turned == [("W4", True), (game.view().top, False)]
