"""What a seat knows: from its view and from the simulator's record it is the same table."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot_games import TABLES, poll, position
from tests.odd_tables import ODD_TABLES, odd_table
from tests.properties.states import cards_of
from yksi.bots import Bot, new_bot
from yksi.bots.imagine import imagine, known
from yksi.cards import COLOR_MASK, FACE_BY_NAME, WILDS, Color, Face
from yksi.game import Game
from yksi.game import actions as do
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.search.hidden import forget_hidden

CHANCE = ("key", "block", "counter", "used", "events")
PILES = {"draw": "draw_count", "discard": "discard_count", "aside": "aside_count"}


def _plain(t: State) -> dict[str, object]:
    values = t.values()
    for pile, count in PILES.items():
        values[pile] = values[pile][: values[count]]
    return {name: value for name, value in values.items() if name not in CHANCE}


def assert_known_alike(game: Game) -> None:
    for seat in range(game.seats):
        if not is_in(game.state, seat):
            continue
        ours = game.state.clone()
        forget_hidden(ours, game.rules, seat)
        found, wanted = _plain(known(game.view(seat), game.rules)), _plain(ours)
        different = {
            name: (found[name], value) for name, value in wanted.items() if found[name] != value
        }
        assert not different, (seat, different)


@pytest.mark.parametrize("rules", [*TABLES, "custom + card1=open_hands + card2=rooster"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_simulator_forgets_what_a_view_does_not_show(rules: str, seats: int) -> None:
    """So the bot that is measured is the one that people meet."""
    looked = 0
    for seed in range(3):
        game = Game.new(rules, seats, seed)
        bots: dict[int, Bot] = {
            seat: new_bot(("careful", "random")[(seat + seed) % 2], seat) for seat in range(seats)
        }
        while not game.over:
            assert_known_alike(game)
            looked += 1
            game.play(*poll(game, bots))
    assert looked > 30


@pytest.mark.parametrize("name", ODD_TABLES)
def test_it_forgets_at_odd_tables_too(name: str) -> None:
    game = odd_table(name)
    whole = sum(game.rules.deck(game.seats))
    if not game.over and cards_of(game.state).total() == whole:
        assert_known_alike(game)
    else:  # nothing is hidden then, or cards are missing that no view could name
        assert game.over or "draw only" in ODD_TABLES[name][0]


# --- what is remembered


def deals(game: Game, seat: int, count: int = 300) -> list[State]:
    """Tables that a seat imagines."""
    dice = Random(1)
    view = game.view(seat)
    return [imagine(view, game.rules, dice) for _ in range(count)]


def share(found: list[bool]) -> float:
    return sum(found) / len(found)


def test_the_colour_under_a_wild_is_not_forgotten() -> None:
    """A wild draw four on a wild may be a bluff like any other."""
    game = position("""edition classic; seats 2; turn B; top R7; hand B W R1 R2;
        hand A W4 G1 G2 G3 G4 G5 Y1""")
    game.play(1, do.Lay(("W",), "green"))
    game.play(0, do.Lay(("W4",), "yellow"))
    before = game.view(1).before
    assert before is not None
    assert before.color == "green"
    tables = deals(game, 1)
    assert {t.was_color for t in tables} == {Color.GREEN}
    assert 0 < share([t.bluff == 1 for t in tables]) < 0.2


def test_the_last_card_is_of_the_colour_that_was_named() -> None:
    game = position("edition classic; seats 2; turn A; top R7; hand A W G1; hand B R1 R2 B3")
    game.play(0, do.Lay(("W",), "green", uno=True))
    fits = COLOR_MASK[Color.GREEN] | WILDS
    assert share([bool(t.held[0] & fits) for t in deals(game, 1)]) > 0.85
    game.play(1, do.Draw())
    assert share([bool(t.held[0] & fits) for t in deals(game, 1)]) > 0.85


def test_an_honest_wild_draw_four_is_believed_after_it_was_accepted() -> None:
    game = position("""edition classic; seats 3; turn A; top R7; hand A W4 G1 G2 G3 B1 B2;
        hand B Y1 Y2 Y3; hand C Y4 Y5 Y6""")
    game.play(0, do.Lay(("W4",), "green"))
    for answered in (False, True):
        if answered:
            game.play(1, do.Accept())
        without = [not t.held[0] & COLOR_MASK[Color.RED] for t in deals(game, 2)]
        assert 0.85 < share(without) < 1


def test_a_proven_one_is_known() -> None:
    game = position("""edition classic; seats 3; turn A; top R7; hand A W4 G1 G2 G3 B1 B2;
        hand B Y1 Y2 Y3; hand C Y4 Y5 Y6""")
    game.play(0, do.Lay(("W4",), "green"))
    game.play(1, do.Challenge())
    assert all(not t.held[0] & COLOR_MASK[Color.RED] for t in deals(game, 2))


def test_who_has_seen_a_hand_remembers_it() -> None:
    game = position("""edition classic; seats 3; turn A; top R7; hand A W4 R1 G2 G3 B1 B2;
        hand B Y1 Y2 Y3; hand C Y4 Y5 Y6; draw Y7 Y8 Y9 B9""")
    game.play(0, do.Lay(("W4",), "green"))
    game.play(1, do.Challenge())
    shown = sum(1 << FACE_BY_NAME[card] for card in ("R1", "G2", "G3", "B1", "B2"))
    assert all(t.held[0] & shown == shown for t in deals(game, 1, 40))
    assert not all(t.held[0] & shown == shown for t in deals(game, 2, 40))


def test_open_hands_are_remembered_when_they_are_hidden_again() -> None:
    game = position("""edition custom + card1=open_hands; seats 2; turn A; top R7; hand A WC1 R1 R2;
        hand B G8 G9 Y1""")
    game.play(0, do.Lay(("WC1",), "green"))
    game.play(1, do.Lay(("G8",)))
    assert game.state.open_by == 0
    assert game.view(0).seen[1] == ("G9", "Y1")
    assert game.view(1).seen[0] == ("R1", "R2")


def test_two_wild_draw_fours_forbid_each_other_and_may_be_held() -> None:
    """Who holds them draws for want of a card (MOO-R12): the memory must not rule them out."""
    game = position("""edition moomin; seats 2; turn A; top R7; hand A W4 W4 G1; hand B R1 R2 R3;
        draw Y1""")
    game.play(0, do.Draw())
    assert game.view(1).seats[0].most[Color.NONE] >= 2
    assert any(t.hands[0][Face.WILD_FOUR] for t in deals(game, 1))


def test_what_others_chose_for_the_valley_is_nobodys_business() -> None:
    """Neither which card it was, nor whether it was one."""
    found = []
    for choice in (do.Discard(("G9",)), do.Discard(("W",)), do.Decline()):
        game = position("""edition moomin; seats 3; turn A; top R7; hand A WM R1 R2;
            hand B G9 W G3; hand C Y1 Y2 Y3""")
        game.play(0, do.Lay(("WM",), "red"))
        game.play(1, choice)
        t = game.state
        forget_hidden(t, game.rules, 2)
        found.append(_plain(t))
        assert t.size[1] == 3
    assert found[0] == found[1] == found[2]
