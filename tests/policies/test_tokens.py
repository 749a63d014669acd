"""A network sees what its seat may know, colours alike, and chooses among what the rules allow."""

from __future__ import annotations

import random

import pytest

from tests.bot_games import TABLES, poll
from tests.learners import AMONG_THREE, ASIDE
from tests.properties.states import hide
from tests.walks import every_table, started, walk
from yksi.bots import Bot, new_bot
from yksi.bots.imagine import imagine
from yksi.game import Game
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.legal import legal
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.kernel.turns import actor
from yksi.policies import tokens as layout
from yksi.policies.shape import ARRAYS, PARAMETERS
from yksi.policies.tokens import Tokens, see, set_choices, token_action
from yksi.policies.weights import NoWeights, pack_weights, unpack_weights
from yksi.rules import Rules


def row_of(t: State, r: Rules, seat: int) -> bytearray:
    tokens = Tokens()
    see(t, r, seat, 0, 0, tokens)
    return tokens.row


@every_table
def test_a_row_does_not_depend_on_what_is_hidden(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=7)
    dice = random.Random(7)
    for _ in walk(game, dice, most=25):
        seat = dice.randrange(game.seats)
        if not is_in(game.state, seat):
            continue
        twin = hide(game, seat, dice)
        assert row_of(twin.state, game.rules, seat) == row_of(game.state, game.rules, seat)


@pytest.mark.parametrize("rules", TABLES)
def test_an_imagined_table_looks_as_the_real_one(rules: str) -> None:
    for seed in range(2):
        bots: dict[int, Bot] = {seat: new_bot("careful", seat) for seat in range(4)}
        game = Game.new(rules, 4, seed)
        while not game.over:
            for seat in game.to_act:
                imagined = imagine(game.view(seat), game.rules, random.Random(1))
                assert row_of(imagined, game.rules, seat) == row_of(game.state, game.rules, seat)
            game.play(*poll(game, bots))


@every_table
def test_choices_are_what_the_rules_allow(rules: str, seats: int) -> None:
    game = started(rules, seats, seed=8)
    out, tokens = [0] * k.ACTIONS, Tokens()
    told = 0
    for _ in walk(game, random.Random(8), most=25):
        t, r = game.state, game.rules
        seat = actor(t)
        theirs = set(out[: legal(t, r, seat, out)]) - ASIDE
        if not theirs or swaps_beyond(t):
            continue
        set_choices(t, r, seat, 0, tokens)
        bits = tokens.faces | tokens.others << k.NAME
        ours = [
            token_action(t, seat, action) for action in range(layout.ACTIONS) if bits >> action & 1
        ]
        assert sorted(ours) == sorted(theirs)
        told += 1
    assert told


def swaps_beyond(t: State) -> bool:
    """Whether hands are swapped where a row does not tell of everybody one by one."""
    return t.phase == Phase.SWAP and t.inside.bit_count() > layout.OTHERS + 1


def test_what_a_row_says_of_a_position() -> None:
    game = Game.from_position(AMONG_THREE)
    row = row_of(game.state, game.rules, 1)
    red, green = 0, layout.COLOR_WIDTH
    assert row[red + layout.HAND + 1] == 2
    assert row[red + layout.HAND + 10] == 1
    assert row[red + layout.PILE + 7] == 1
    assert [row[layout.COLOR_WIDTH * color + layout.IN_FORCE] for color in range(4)] == [1, 0, 0, 0]
    assert (row[red + layout.FITS], row[green + layout.FITS]) == (0, 1)
    assert row[layout.REST + 1] == 1  # W4
    assert row[layout.OWN_CARDS] == 5
    assert row[layout.PLAYERS] == 3
    sizes = [row[layout.SEATS + layout.SEAT_WIDTH * number + layout.CARDS] for number in range(3)]
    assert sizes == [5, 1, 0]  # C, A, nobody
    alone = [row[layout.SEATS + layout.SEAT_WIDTH * number + layout.ONE] for number in range(3)]
    assert alone == [0, 1, 0]


def test_others_are_told_in_the_order_of_play() -> None:
    game = Game.from_position(AMONG_THREE + "direction ccw\n")
    row = row_of(game.state, game.rules, 1)
    sizes = [row[layout.SEATS + layout.SEAT_WIDTH * number + layout.CARDS] for number in range(2)]
    assert sizes == [1, 5]  # A, C


def test_asked_whether_to_jump_in_there_are_two_choices() -> None:
    game = started("kpgut", 3, seed=1)
    tokens = Tokens()
    set_choices(game.state, game.rules, 0, 1, tokens)
    assert tokens.faces == 0
    assert tokens.others == layout.JUMP_BIT | layout.WAIT_BIT
    assert token_action(game.state, 0, layout.JUMP) == k.JUMP


def test_weights_are_read_as_they_were_written() -> None:
    weights = [(number % 31 - 15) / 8 for number in range(PARAMETERS)]
    assert list(unpack_weights(pack_weights(weights))) == weights
    assert sum(rows * columns for _, rows, columns in ARRAYS) == PARAMETERS


def test_other_files_are_no_weights() -> None:
    good = pack_weights([0.0] * PARAMETERS)
    for file in (b"", good[:-1], good + b"\0", b"YKSA" + good[4:], good[:-1] + b"\1"):
        with pytest.raises(NoWeights):
            unpack_weights(file)
