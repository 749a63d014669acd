"""The network chooses as its reference does, and the same whoever computes it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from tests.bot_games import TABLES, poll
from tests.compiling import native
from tests.fresh import run
from yksi.bots import Bot, new_bot
from yksi.game import Game
from yksi.game import actions as do
from yksi.kernel.actions import NAME
from yksi.kernel.bits import count
from yksi.policies import weights as files
from yksi.policies.network import LIKED, ROOM, VALUE, choose_token, look_at, weigh_choices
from yksi.policies.shape import Weights
from yksi.policies.tokens import ACTIONS, Tokens
from yksi.policies.weights import (
    AMONG_MANY,
    BETWEEN_TWO,
    NoWeights,
    champion_weights,
    file_for,
    read_weights,
)
from yksi.rl.network import Network

CLOSE = 1e-3  # what single precision may differ by


def looks(games: int, companion: int = 0) -> Iterator[Tokens]:
    """What seats see that have a choice, in games of every kind."""
    for rules in TABLES:
        for seed in range(games):
            bots: dict[int, Bot] = {seat: new_bot("casual", seat) for seat in range(3)}
            game = Game.new(rules, 3, seed)
            while not game.over:
                for seat in game.to_act:
                    tokens = Tokens()
                    look_at(game.state, game.rules, seat, companion, 0, tokens)
                    if count(tokens.faces) + count(tokens.others) > 1:
                        yield tokens
                game.play(*poll(game, bots))


def rows_of(seen: list[Tokens]) -> np.ndarray:
    return np.array([tokens.row for tokens in seen], np.uint8)


def choices_of(tokens: Tokens) -> list[int]:
    bits = tokens.faces | tokens.others << NAME
    return [action for action in range(ACTIONS) if bits >> action & 1]


def liked_most(tokens: Tokens, liked: np.ndarray) -> tuple[int, float]:
    """The reference's choice, and by how much it is liked more than the next."""
    order = sorted(choices_of(tokens), key=lambda action: -liked[action])
    return order[0], float(liked[order[0]] - liked[order[1]])


def test_plain_python_likes_what_the_reference_likes() -> None:
    seen = list(looks(1))[::40]
    room = [0.0] * ROOM
    liked, values = Network.read(file_for(3)).forward(rows_of(seen))
    for tokens, row, value in zip(seen, liked, values, strict=True):
        weigh_choices(tokens, champion_weights(3), room)
        for action in choices_of(tokens):
            assert room[LIKED + action] == pytest.approx(row[action], abs=CLOSE)
        assert room[VALUE] == pytest.approx(value, abs=CLOSE)


@native
def test_the_compiled_network_chooses_as_the_reference_does() -> None:
    from yksi.native.network import CompiledNetwork

    network, seen = CompiledNetwork(), list(looks(6, companion=1))
    assert len(seen) > 2000
    liked, _ = Network.read(file_for(3)).forward(rows_of(seen))
    for tokens, row in zip(seen, liked, strict=True):
        best, ahead = liked_most(tokens, row)
        assert network(tokens, 3) == best or ahead < CLOSE
    for tokens in seen[:: len(seen) // 20]:
        assert network(tokens, 3) == choose_token(tokens, champion_weights(3), [0.0] * ROOM)


def test_two_have_a_network_of_their_own() -> None:
    assert file_for(2) == BETWEEN_TWO
    assert {file_for(seats) for seats in range(3, 29)} == {AMONG_MANY}
    assert champion_weights(3) is champion_weights(28)
    assert champion_weights(2) != champion_weights(3)


@native
@pytest.mark.parametrize("seats", [2, 3])
def test_whoever_plays_takes_the_network_of_the_table(seats: int) -> None:
    """A bot, compiled or not, and games that are simulated."""
    from yksi.native.network import CompiledNetwork
    from yksi.native.weights import weights_array

    assert weights_array(seats).tolist() == list(champion_weights(seats))
    compiled, theirs = CompiledNetwork(), []
    for tokens in list(looks(1))[::20]:
        mine = choose_token(tokens, champion_weights(seats), [0.0] * ROOM)
        assert compiled(tokens, seats) == mine
        theirs.append(mine != compiled(tokens, 5 - seats))
    assert any(theirs)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_master_has_the_network_of_its_table(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def chosen(tokens: Tokens, weights: Weights, room: list[float]) -> int:
        asked.append(weights)
        return choose_token(tokens, weights, room)

    monkeypatch.setattr("yksi.native.network.compiled_network", lambda: None)
    monkeypatch.setattr("yksi.bots.master.choose_token", chosen)
    game = Game.new("classic", seats, 1)
    bot = new_bot("master", 1)
    bot.decide(game.view(game.turn), game.legal(game.turn))
    assert asked
    assert all(weights is champion_weights(seats) for weights in asked)


def test_who_has_no_choice_does_not_think() -> None:
    tokens = Tokens()
    tokens.others = 1 << 5
    assert choose_token(tokens, read_weights(BETWEEN_TWO), []) == NAME + 5


def test_a_damaged_file_is_told_of(tmp_path: Path) -> None:
    good = BETWEEN_TWO.read_bytes()
    damaged = tmp_path / "other.weights"
    damaged.write_bytes(good[:5000] + bytes([good[5000] ^ 1]) + good[5001:])
    for file in (damaged, tmp_path / "none.weights"):
        with pytest.raises(NoWeights, match=f"{file.name}: "):
            read_weights(file)
    assert files.read_weights(BETWEEN_TWO) == champion_weights(2)


def test_it_neither_laughs_nor_cheats() -> None:
    rules = "edition custom + card1=joke; seats 2; turn A; top R7; hand A WC1 R1 R2; hand B G9 G8"
    game = Game.from_position("\n".join(line.strip() for line in rules.split(";")))
    game.play(0, do.Lay(("WC1",), "red"))
    assert new_bot("master", 1).decide(game.view(1), game.legal(1)) == do.Frown()
    text = "edition kpgut + referee=open\nseats 3\nturn A\ntop R7\nhand A G2 R2 Y9 Y8"
    game = Game.from_position(text)
    play = new_bot("master", 1).decide(game.view(0), game.legal(0))
    assert not isinstance(play, do.Lay) or play.cards[0] == "R2"  # others of its value may follow


@native
def test_a_master_needs_no_numpy() -> None:
    said = run(
        "import sys\n"
        "from yksi.bots import new_bot\n"
        "from yksi.game import Game\n"
        "from yksi.native.network import wait_for_network\n"
        "game, bot = Game.new('classic', 2, 1), new_bot('master', 1)\n"
        "wait_for_network()\n"
        "assert bot.decide(game.view(game.turn), game.legal(game.turn)) is not None\n"
        "print({'numba', 'numpy'} & set(sys.modules))"
    )
    assert said == "set()"
