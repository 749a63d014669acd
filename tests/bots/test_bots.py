"""Bots see a View and nothing else, always find something to do, and play as they promise."""

from __future__ import annotations

from random import Random

import pytest

from tests.bot_games import TABLES, finish, poll, position
from tests.properties.states import deep, hide
from yksi.bots import LEVELS, AtTable, Bot, Forgetful, new_bot, quick_bot
from yksi.bots.grandmaster import Grandmaster
from yksi.bots.imagine import imagine
from yksi.bots.master import Master
from yksi.bots.player import Player
from yksi.bots.sharp import Sharp
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.kernel.state import State
from yksi.policies.careful import careful_action
from yksi.policies.levels import GRANDMASTER, NETWORKS, POLICIES, SHARP, THINKERS

BLIND = [level for level in POLICIES if level not in (*THINKERS, "champion")]  # as master looks
QUICK = [
    level for level in LEVELS if level not in THINKERS
]  # interpreted; test_sharp has the others


def test_every_level_can_be_seated() -> None:
    seated = {level: type(new_bot(level, 1)) for level in LEVELS}
    kinds = {**dict.fromkeys(NETWORKS, Master), SHARP: Sharp, GRANDMASTER: Grandmaster}
    assert seated == {level: kinds.get(level, Player) for level in LEVELS}


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_plays_every_table_to_its_end(rules: str, seats: int, level: str) -> None:
    for seed in range(4):
        bots: dict[int, Bot] = {seat: new_bot(level, seed + seat) for seat in range(seats)}
        game = Game.new(rules, seats, seed)
        acts = finish(game, bots)
        assert not any(isinstance(action, do.Forfeit) for _, action in acts)


@pytest.mark.parametrize("rules", TABLES)
def test_the_same_seed_decides_the_same(rules: str) -> None:
    games = []
    for _ in range(2):
        bots: dict[int, Bot] = {seat: new_bot("casual", seat) for seat in range(3)}
        games.append(finish(Game.new(rules, 3, 5), bots))
    assert games[0] == games[1]


# --- secrecy


@pytest.mark.parametrize("level", BLIND)
@pytest.mark.parametrize("rules", ["classic", "moomin", "kpgut", "custom"])
def test_hidden_cards_change_no_decision(rules: str, level: str) -> None:
    dice = Random(1)
    changed = 0
    for seed in range(3):
        bots: dict[int, Bot] = {seat: new_bot(level, seed + seat) for seat in range(3)}
        game = Game.new(rules, 3, seed)
        while not game.over:
            for seat in range(3):
                twin = hide(game, seat, dice)
                changed += twin.state.hands != game.state.hands
                assert twin.view(seat) == game.view(seat)
                decisions = {
                    decision
                    for table in (game, twin)
                    for decision in (
                        new_bot(level, 7).decide(table.view(seat), table.legal(seat)),
                        quick_bot(level, 7).decide_at(AtTable(table, seat)),
                    )
                }
                assert len(decisions) == 1
            game.play(*poll(game, bots))
    assert changed > 100


@pytest.mark.parametrize("rules", TABLES)
def test_the_real_table_is_decided_on_as_an_imagined_one(rules: str) -> None:
    """With the same dice, in whole games, and nothing of the real table is changed by it."""
    levels = dict(enumerate(BLIND))
    shown = {seat: quick_bot(level, seat) for seat, level in levels.items()}
    seated = {seat: quick_bot(level, seat) for seat, level in levels.items()}
    decided = 0
    for seed in range(4):
        game = Game.new(rules, len(levels), seed)
        while not game.over:
            before = deep(game.state)
            wishes = {
                seat: bot.decide(game.view(seat), game.legal(seat)) for seat, bot in shown.items()
            }
            assert wishes == {
                seat: bot.decide_at(AtTable(game, seat)) for seat, bot in seated.items()
            }
            assert deep(game.state) == before
            game.play(
                *next((s, a) for s, a in [*wishes.items(), (game.turn, wishes[game.turn])] if a)
            )
            decided += 1
    assert decided > 100


def test_only_those_who_are_proven_blind_decide_on_the_real_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.new("classic", 3, 1)
    seat = AtTable(game, game.turn)
    lent: list[str] = []

    def lend(self: AtTable, dice: Random) -> State:
        lent.append(level)
        return game.state

    monkeypatch.setattr(AtTable, "table", lend)
    for level in (*BLIND, SHARP):
        bot = new_bot(level, 1)
        assert isinstance(bot, Player)
        assert bot.decide_at(seat) in game.legal(game.turn)
    assert lent == BLIND


@pytest.mark.parametrize("rules", ["classic", "moomin", "kpgut", "custom", "classic + draw=until"])
def test_the_careful_player_of_the_kernel_looks_into_no_hand(rules: str) -> None:
    """On the real table it decides as on any table that the seat could imagine."""
    decided = 0
    for seed in range(4):
        bots: dict[int, Bot] = {seat: new_bot("careful", seed + seat) for seat in range(4)}
        game = Game.new(rules, 4, seed)
        while not game.over:
            seat, action = poll(game, bots)
            view = game.view(seat)
            if not view.owes_call and (seat == game.turn or view.seats[seat].to_choose):
                dice = seed + decided
                imagined = imagine(view, game.rules, Random(dice))
                for table in (game.state, imagined):
                    assert careful_action(table, game.rules, seat, dice) == careful_action(
                        imagine(view, game.rules, Random(-dice)), game.rules, seat, dice
                    )
                decided += 1
            game.play(seat, action)
    assert decided > 50


# --- manners


def decide(game: Game, seat: int = 1, seed: int = 0) -> Action | None:
    return new_bot("casual", seed).decide(game.view(seat), game.legal(seat))


def steady(game: Game, seat: int = 1) -> set[Action | None]:
    """What it decides whatever the dice say."""
    return {decide(game, seat, seed) for seed in range(40)}


def test_colour_before_number_and_wilds_for_need() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand B R2 G7 W Y1")
    assert steady(game) == {do.Lay(("R2",))}


def test_a_wild_names_the_most_frequent_colour() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand B W G1 G2 Y1")
    assert steady(game) == {do.Lay(("W",), "green")}


def test_the_call_comes_with_the_play() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand B R2 Y1")
    assert steady(game) == {do.Lay(("R2",), uno=True)}


def test_a_wild_draw_four_is_mostly_kept_for_need() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand B R2 W4 Y1 Y2")
    decisions = [decide(game, seed=seed) for seed in range(200)]
    assert 150 < decisions.count(do.Lay(("R2",))) < 200


def test_several_equal_cards_go_together() -> None:
    game = position("edition kpgut; seats 3; turn B; top R4; hand B R8 G8 B8 Y1")
    assert all(
        isinstance(action, do.Lay) and len(action.cards) == 3 and action.uno
        for action in steady(game)
    )


def test_a_chain_is_answered() -> None:
    game = position("edition kpgut; seats 3; turn B; top R+2; pending 2; hand B Y+2 R5 R6")
    assert steady(game) == {do.Lay(("Y+2",))}


def test_it_catches_and_jumps_in_out_of_turn() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand A R1; owes A")
    assert decide(game, seat=2) == do.Catch(0)
    game = position("edition kpgut; seats 3; turn B; top R5; hand C R5 G1")
    assert decide(game, seat=2) == do.JumpIn("R5", uno=True)


def test_it_does_nothing_out_of_turn_without_reason() -> None:
    game = position("edition classic; seats 3; turn B; top R7")
    assert decide(game, seat=2) is None
    assert new_bot("casual", 0).decide(game.view(), []) is None


def test_it_remembers_a_call_that_is_owed() -> None:
    game = position("edition classic; seats 3; turn B; top R7; hand A R1; owes A")
    assert decide(game, seat=0) == do.Call()


def test_a_challenge_is_rare_and_only_against_many_cards() -> None:
    text = "edition classic; seats 3; turn B; top W4 green; pending 4; played 1 by A; holds A "
    assert steady(position(text + "2")) == {do.Accept()}
    assert steady(position(text + "6")) == {do.Accept(), do.Challenge()}


def test_the_highest_points_go_to_the_valley_wild() -> None:
    game = position("edition moomin; seats 2; turn A; top R7; hand A WM R1 R2; hand B G9 W G3")
    game.play(0, do.Lay(("WM",), "red"))
    assert decide(game) == do.Discard(("W",))
    assert decide(game, seat=0) == do.Discard(("R2",))


@pytest.mark.parametrize("level", ["casual", "careful", "random"])
def test_bots_do_not_laugh(level: str) -> None:
    rules = "edition custom + card1=joke; seats 2; turn A; top R7; hand A WC1 R1 R2; hand B G9 G8"
    game = position(rules)
    game.play(0, do.Lay(("WC1",), "red"))
    view, legal = game.view(1), game.legal(1)
    assert {new_bot(level, seed).decide(view, legal) for seed in range(40)} == {do.Frown()}


def test_cheating_is_accused_where_the_referee_is_open() -> None:
    for card, expected in (("G2", do.Accuse(0)), ("R2", None)):
        hands = "hand A G2 R2 Y9 Y8; hand C B1 B2"
        game = position(f"edition kpgut + referee=open; seats 3; turn A; top R7; {hands}")
        game.play(0, do.Lay((card,)))
        assert decide(game, seat=2) == expected


def test_it_does_not_cheat_where_it_could() -> None:
    for seed in range(5):
        game = Game.new("kpgut + referee=open", 3, seed)
        bots: dict[int, Bot] = {seat: new_bot("casual", seat) for seat in range(3)}
        while not game.over:
            game.play(*poll(game, bots))
            assert not game.state.cheat


# --- forgetting


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_forgetting_takes_the_call_away(chance: float) -> None:
    bot = Forgetful(new_bot("casual", 0), chance, 1)
    game = position("edition classic; seats 3; turn B; top R7; hand B R2 Y1")
    play = bot.decide_at(AtTable(game, 1))
    assert play == do.Lay(("R2",), uno=chance == 0.0)
    assert play is not None
    game.play(1, play)
    assert game.view(1).owes_call == (chance == 1.0)
    assert bot.decide_at(AtTable(game, 1)) is None


def test_forgetting_lasts_for_one_card_only() -> None:
    bot = Forgetful(new_bot("casual", 0), 0.5, 3)
    game = position("edition classic; seats 3; turn B; top R7; hand B R2 Y1")
    said = {
        play.uno for _ in range(20) if isinstance(play := bot.decide_at(AtTable(game, 1)), do.Lay)
    }
    assert said == {True, False}


def test_a_forgetful_bot_still_catches_others() -> None:
    bot = Forgetful(new_bot("casual", 0), 1.0, 1)
    game = position("edition classic; seats 3; turn B; top R7; hand A R1; hand C Y4; owes A C")
    assert bot.decide_at(AtTable(game, 2)) == do.Catch(0)


def test_bots_play_by_the_rules_of_the_table_and_not_by_its_edition_alone() -> None:
    """A wild draw four against its condition is refused there, and no bot tries it."""
    text = "edition classic + bluff=no; seats 2; turn B; top R4; hand B R2 Y6 W4"
    game = position(text)
    assert game.view(1).rules == "classic + bluff=no"
    for seed in range(60):
        play = new_bot("casual", seed).decide(game.view(1), game.legal(1))
        assert play is not None
        game.clone().play(1, play)
