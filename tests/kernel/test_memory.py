"""What an attentive player remembers of the other hands, and what it is good for."""

from __future__ import annotations

import pytest

from yksi.batches.games import Column, advance, begin, is_done
from yksi.cards import COLOR_MASK, FACE_BY_NAME, Color
from yksi.game import Game
from yksi.game import actions as do
from yksi.kernel.memory import KINDS, at_most, field
from yksi.kernel.state import State
from yksi.policies.careful import careful_action
from yksi.policies.hands import cards_among
from yksi.policies.levels import Policy
from yksi.search.hidden import deal_hidden, forget_hidden

WILD = Color.NONE


def _cards(t: State, seat: int, kind: int) -> int:
    colored = sum(COLOR_MASK[color] for color in range(4))
    return cards_among(t, seat, ~colored if kind == WILD else COLOR_MASK[kind])


def _within(t: State) -> bool:
    seats = range(t.seats)
    return all(_cards(t, s, k) <= at_most(t, s, k) for s in seats for k in range(KINDS))


def _position(text: str) -> Game:
    return Game.from_position("\n".join(line.strip() for line in text.split(";")))


@pytest.mark.parametrize("policy", [Policy.RANDOM, Policy.CASUAL, Policy.CAREFUL])
@pytest.mark.parametrize(
    "rules", ["classic", "moomin", "custom", "kpgut", "classic + seven_swap=yes + zero_rotate=yes"]
)
def test_nobody_who_draws_only_for_want_holds_more(rules: str, policy: Policy) -> None:
    game = Game.new(rules, 4, seed=3)
    t, told = game.state, 0
    for number in range(4):
        row = [0] * (Column.PLACE + 4)
        begin(t, game.rules, number, row)
        while not is_done(t, row):
            advance(t, game.rules, [policy, 0, 0] * 4, row)
            assert _within(t)
            told += sum(at_most(t, s, k) < t.size[s] for s in range(4) for k in range(KINDS))
    assert told > 100


def test_drawing_and_laying_are_remembered() -> None:
    game = _position("""edition classic; seats 3; turn A; top R5; hand A G1 G2 B3; hand B R1 B5 Y2;
        hand C G4 Y4; draw Y9 Y8""")
    assert game.view(1).seats[0].most == (3, 3, 3, 3, 3)
    game.play(0, do.Draw())
    assert game.turn == 1
    assert game.view(1).seats[0].most == (0, 4, 4, 4, 0)
    game.play(1, do.Lay(("B5",)))
    assert [at_most(game.state, 1, kind) for kind in range(KINDS)] == [3, 3, 2, 3, 3]
    assert game.view(0).seats[1].most == (2, 2, 2, 2, 2)  # never more than its cards


def test_whoever_lays_what_it_cannot_hold_is_not_believed_any_more() -> None:
    game = _position("""edition classic; seats 2; turn A; top R5; hand A R1 R2 G2 B3;
        hand B R6 R7 R8 Y4; draw Y8 Y9 Y3""")
    game.play(0, do.Draw())  # although red fits (CLS-16)
    assert game.view(1).seats[0].most == (0, 5, 5, 5, 0)
    game.play(1, do.Lay(("R6",)))
    game.play(0, do.Lay(("R1",)))
    assert game.view(1).seats[0].most == game.view(1).seats[0].likely == (4, 4, 4, 4, 4)
    game.play(1, do.Lay(("R7",)))
    game.play(0, do.Draw())
    assert game.view(1).seats[0].most == (5, 5, 5, 5, 5)
    game.play(1, do.Draw())  # and so does the other one, who has told the truth so far
    assert game.view(0).seats[1].most == (0, 3, 3, 3, 0)
    forget_hidden(game.state, game.rules, 1)
    deal_hidden(game.state, game.rules, 1)
    assert sum(game.state.hands[0]) == 5


def _known_hands(game: Game) -> dict[tuple[int, int], set[str]]:
    """Whose hand somebody has seen, and what is in it."""
    views = {viewer: game.view(viewer) for viewer in range(game.seats)}
    return {
        (viewer, seat): set(faces)
        for viewer, view in views.items()
        for seat, faces in enumerate(view.seen)
        if faces
    }


def test_a_hand_that_was_swapped_is_known_to_who_gave_it_alone() -> None:
    game = _position("""edition classic + seven_swap=yes; seats 4; turn B; top R5; hand A G1 G2;
        hand B R7 Y1 Y2; hand C B3 B4; hand D G8 G9""")
    game.play(1, do.Lay(("R7",), swap=2))
    assert _known_hands(game) == {(1, 2): {"Y1", "Y2"}, (2, 1): {"B3", "B4"}}


def test_hands_that_moved_on_are_known_to_who_gave_them_alone() -> None:
    game = _position("""edition classic + zero_rotate=yes; seats 4; turn B; top R5; hand A G1 G2;
        hand B R0 Y1 Y2; hand C B3 B4; hand D G8 G9""")
    game.play(1, do.Lay(("R0",)))
    assert _known_hands(game) == {
        (0, 1): {"G1", "G2"},
        (1, 2): {"Y1", "Y2"},
        (2, 3): {"B3", "B4"},
        (3, 0): {"G8", "G9"},
    }


def test_a_hand_that_a_challenge_opens_is_known_to_the_challenger_alone() -> None:
    game = _position("edition classic; seats 4; turn B; top R5; hand B W4 R1 G2")
    game.play(1, do.Lay(("W4",), color="green"))
    game.play(2, do.Challenge())
    assert _known_hands(game) == {(2, 1): {"R1", "G2"}}


def test_who_may_lay_any_card_and_draws_wants_for_nothing() -> None:
    game = _position("edition kpgut; seats 3; turn B; top R5; free; hand B R1 G2; draw Y3")
    game.play(1, do.Draw())
    assert game.view(2).seats[1].most == (3, 3, 3, 3, 3)


def test_what_left_and_came_since_a_colour_was_named_is_counted() -> None:
    game = _position("""edition classic; seats 3; turn B; top R5; hand A G1 G2 G3;
        hand B W4 G4 Y6 B9; hand C Y1 Y2; draw B1 B2 B3 B4 Y7 R8""")
    game.play(1, do.Lay(("W4",), color="green"))
    told = game.view(0).seats[1]
    assert (told.named, told.most, told.likely) == ("green", (3, 3, 3, 3, 3), (0, 3, 3, 3, 3))
    assert told.since == (0, 0, 0, 0, 0)
    game.play(2, do.Accept())
    game.play(0, do.Lay(("G1",)))
    game.play(1, do.Lay(("G4",)))
    told = game.view(0).seats[1]
    assert (told.since, told.likely) == ((0, 1, 0, 0, 0), (0, 2, 2, 2, 2))
    game.play(None, do.Give(1, 2))
    told = game.view(0).seats[1]
    assert (told.since, told.likely) == ((0, 1, 0, 0, 2), (2, 4, 4, 4, 4))
    assert told.named == "green"


@pytest.mark.parametrize(("edition", "wilds"), [("classic", 2), ("moomin", 0)])
def test_an_honest_wild_draw_four_was_laid_for_want_of_the_colour(edition: str, wilds: int) -> None:
    """In moomin of other wilds, too (MOO-R12). Who bluffed may yet lay what was not expected."""
    game = _position(f"""edition {edition}; seats 3; turn B; top R5; hand A G9 G2; hand B W4 R9 B9;
        hand C Y1 Y2""")
    game.play(1, do.Lay(("W4",), color="green"))
    assert game.view(0).seats[1].likely == (0, 2, 2, 2, wilds)
    game.play(2, do.Accept())
    game.play(0, do.Lay(("G9",)))
    game.play(1, do.Lay(("R9",)))
    assert [field(game.state.likely[1], kind) for kind in range(KINDS)] == [0, 3, 3, 3, wilds]
    assert [field(game.state.most[1], kind) for kind in range(KINDS)] == [2, 3, 3, 3, 2]


def test_a_card_that_leaves_a_known_hand_is_known_no_longer() -> None:
    game = _position("""edition classic + seven_swap=yes; seats 3; turn B; top R5; hand A G1 G2;
        hand B R7 R1 Y2; hand C B3 B4""")
    game.play(1, do.Lay(("R7",), swap=2))
    game.play(2, do.Lay(("R1",)))
    assert _known_hands(game) == {(1, 2): {"Y2"}, (2, 1): {"B3", "B4"}}


def test_hands_that_were_shuffled_tell_nothing() -> None:
    game = _position("""edition custom + seven_swap=yes; seats 3; turn B; top R5; hand A WS G2 G3;
        hand B W R4 Y6; hand C R7 Y1 Y2""")
    game.play(1, do.Lay(("W",), color="red"))
    game.play(2, do.Lay(("R7",), swap=1))
    assert _known_hands(game)
    game.play(0, do.Lay(("WS",), color="blue"))
    assert _known_hands(game) == {}
    for viewer, seat in ((0, 1), (0, 2), (1, 0)):
        told = game.view(viewer).seats[seat]
        assert told.most == told.likely == (told.cards,) * KINDS
        assert told.named is None
        assert told.since == (0, 0, 0, 0, told.cards)


def test_hidden_hands_are_dealt_as_they_have_shown() -> None:
    game = _position("""edition classic; seats 3; turn A; top R5; hand A G1 G2 B3 Y7;
        hand B R1 B5 Y2; hand C G4 Y4 W""")
    game.play(0, do.Draw())
    seen = set()
    for _ in range(60):
        forget_hidden(game.state, game.rules, 1)
        deal_hidden(game.state, game.rules, 1)
        assert _cards(game.state, 0, Color.RED) == _cards(game.state, 0, WILD) == 0
        assert game.state.size[0] == sum(game.state.hands[0]) == 5
        assert game.view(1).seats[1].hand == ("R1", "B5", "Y2")
        seen.add(bytes(game.state.hands[0]))
    assert len(seen) > 50


def test_a_careful_player_lays_the_colour_that_the_next_one_lacks() -> None:
    game = _position("""edition classic; seats 3; turn A; top R5; hand A G1 G2 B3 Y7;
        hand B G5 B5 Y5 Y9; hand C G4 Y4 W W""")
    game.play(0, do.Draw())
    chosen = {careful_action(game.state, game.rules, 1, dice) for dice in range(1, 40)}
    game.state.most[2] &= ~(0xFFF << 12)  # C lacks green
    lacked = {careful_action(game.state, game.rules, 1, dice) for dice in range(1, 40)}
    assert FACE_BY_NAME["G5"] not in chosen
    assert lacked == {FACE_BY_NAME["G5"]}
