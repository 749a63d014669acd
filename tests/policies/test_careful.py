"""What a careful player knows to do: certain wins, cards to keep, doubts and bluffs."""

from __future__ import annotations

import pytest

from tests.bot_games import position
from yksi.batches.games import Column, advance, begin, is_done
from yksi.bots import new_bot
from yksi.cards import FACE_NAMES, NONE
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.policies.chains import winning_chain
from yksi.policies.levels import Policy


def steady(game: Game, seat: int = 1) -> set[Action | None]:
    """What it decides whatever the dice say."""
    view, legal = game.view(seat), game.legal(seat)
    return {new_bot("careful", seed).decide(view, legal) for seed in range(20)}


def careful_games(rules: str, seats: int, games: int) -> list[list[int]]:
    """The rows of some games among careful players."""
    game = Game.new(rules, seats, seed=1)
    t, rows = game.state, []
    t.telling = 0
    for number in range(games):
        row = [0] * (Column.PLACE + seats)
        begin(t, game.rules, number, row)
        while not is_done(t, row):
            advance(t, game.rules, [Policy.CAREFUL, 0, 0] * seats, row)
        rows.append(row)
    return rows


# --- discards


def test_the_card_that_fits_is_kept_when_the_valley_takes_one() -> None:
    text = "edition moomin; seats 2; turn A; top R7; hand A WM R1 R2; hand B {}; draw G1"
    for cards, thrown in (("R+2 G1", "G1"), ("R9 B2", "B2"), ("W4 G2", "G2"), ("W R3 R4", "R4")):
        game = position(text.format(cards))
        game.play(0, do.Lay(("WM",), "red"))
        assert steady(game) == {do.Discard((thrown,))}


def test_what_goes_with_nothing_is_thrown_away_first() -> None:
    game = position(
        "edition moomin; seats 2; turn A; top R7; hand A WM R1 R2; hand B G9 G8 GS B2 W"
    )
    game.play(0, do.Lay(("WM",), "red"))
    assert steady(game) == {do.Discard(("B2",))}


# --- shuffling hands


@pytest.mark.parametrize("seats", [2, 4])
def test_a_large_hand_is_shuffled_away(seats: int) -> None:
    others = "; ".join(f"holds {letter} 2" for letter in "ACD"[: seats - 1])
    large = f"edition custom; seats {seats}; turn B; top R5; hand B WS R1 R9 G2 G4 B6 Y8 Y3; "
    small = f"edition custom; seats {seats}; turn B; top R5; hand B WS R1 R9; "
    assert all(
        isinstance(action, do.Lay) and action.cards == ("WS",)
        for action in steady(position(large + others))
    )
    assert not any(
        isinstance(action, do.Lay) and action.cards == ("WS",)
        for action in steady(position(small + others.replace(" 2", " 7")))
    )


# --- challenges


def test_it_challenges_what_it_has_seen_to_be_a_bluff() -> None:
    """The hand was shown after the first wild draw four, and what it has shown is remembered."""
    text = """edition classic; seats 3; turn A; top R7; hand A W4 W4 G1 G2; hand B R1 R2 R3;
        hand C Y1 Y2 Y3; draw B1 B2 B3 B4 B5 B6"""
    game = position(text)
    game.play(0, do.Lay(("W4",), "green"))
    game.play(1, do.Challenge())
    assert game.view(1).seen[0] == ("G1", "G2", "W4")
    assert game.view(2).seen[0] == ()
    game.play(2, do.Draw())
    if game.turn == 2:
        game.play(2, do.Keep())
    game.play(0, do.Lay(("W4",), "blue", uno=False))
    assert steady(game) == {do.Challenge()}


def test_between_two_the_last_card_behind_a_wild_draw_four_is_no_secret() -> None:
    text = "edition classic; seats 2; turn B; top W4 green; pending 4; played 1 by A; holds A "
    assert steady(position(text + "1")) == {do.Challenge()}
    assert steady(position(text + "3")) == {do.Accept()}


@pytest.mark.parametrize("rules", ["classic", "moomin"])
def test_careful_players_hardly_challenge_each_other(rules: str) -> None:
    rows = careful_games(rules, 4, 60)
    fours, challenges = (sum(row[c] for row in rows) for c in (Column.FOURS, Column.CHALLENGES))
    assert fours > 40
    assert challenges < fours / 5


# --- bluffs


def test_between_two_it_bluffs_to_stop_who_is_about_to_go_out() -> None:
    text = "edition classic; seats 2; turn B; top R5; hand B R1 W4 G2 G3 B4; holds A "
    assert {action.cards for action in steady(position(text + "1; called A"))} == {("W4",)}  # type: ignore[union-attr]
    assert {action.cards for action in steady(position(text + "4"))} == {("R1",)}  # type: ignore[union-attr]


# --- certain wins


CHAINS = [
    ("classic", "RS GS G9", "RS"),
    ("classic", "R9 RS", "RS"),
    ("classic", "RR RS R+2 G+2 W", "RS"),
    ("classic", "W4 G5", "W4"),
    ("classic", "G5 GS W4", "W4"),
    ("kpgut", "RS R7 G7 B7", "RS"),
    ("kpgut", "RS GS G7", "RS"),
]


@pytest.mark.parametrize(("rules", "cards", "first"), CHAINS)
def test_a_certain_win_is_played_to_its_end(rules: str, cards: str, first: str) -> None:
    game = position(f"edition {rules}; seats 2; turn B; top R5; hand B {cards}; holds A 2")
    t = game.state
    found = winning_chain(t, game.rules, 1, t.held[1], t.color, t.symbol)
    assert found != NONE
    if len(cards.split()) < 5:
        assert FACE_NAMES[found] == first
    bot = new_bot("careful", 1)
    while not game.over:
        seat = game.turn
        action = bot.decide(game.view(seat), game.legal(seat)) if seat == 1 else do.Accept()
        assert action is not None
        game.play(seat, action)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner == 1


@pytest.mark.parametrize(
    "position_text",
    [
        "edition classic; seats 2; top R5; hand B R1 R2",
        "edition classic; seats 2; top R5; hand B RS G9",
        "edition classic; seats 2; top R5; hand B W4 R1",  # a bluff
        "edition classic; seats 3; top R5; hand B RS R1",
        "edition kpgut; seats 2; top R5; hand B R+2 R7",  # can be answered
        "edition kpgut; seats 2; top R5; hand B RS RR",  # no last card
    ],
)
def test_what_is_not_certain_is_no_chain(position_text: str) -> None:
    game = position(position_text + "; turn B")
    t = game.state
    assert t.phase == Phase.PLAY
    assert winning_chain(t, game.rules, 1, t.held[1], t.color, t.symbol) == NONE
