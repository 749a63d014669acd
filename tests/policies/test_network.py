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
from yksi.policies.tokens import ACTIONS, Tokens
from yksi.policies.weights import CHAMPION, NoWeights, champion_weights, read_weights
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
    liked, values = Network.read(CHAMPION).forward(rows_of(seen))
    for tokens, row, value in zip(seen, liked, values, strict=True):
        weigh_choices(tokens, champion_weights(), room)
        for action in choices_of(tokens):
            assert room[LIKED + action] == pytest.approx(row[action], abs=CLOSE)
        assert room[VALUE] == pytest.approx(value, abs=CLOSE)


@native
def test_the_compiled_network_chooses_as_the_reference_does() -> None:
    from yksi.native.network import CompiledNetwork

    network, seen = CompiledNetwork(), list(looks(6, companion=1))
    assert len(seen) > 2000
    liked, _ = Network.read(CHAMPION).forward(rows_of(seen))
    for tokens, row in zip(seen, liked, strict=True):
        best, ahead = liked_most(tokens, row)
        assert network(tokens) == best or ahead < CLOSE
    for tokens in seen[:: len(seen) // 20]:
        assert network(tokens) == choose_token(tokens, champion_weights(), [0.0] * ROOM)


def test_who_has_no_choice_does_not_think() -> None:
    tokens = Tokens()
    tokens.others = 1 << 5
    assert choose_token(tokens, read_weights(CHAMPION), []) == NAME + 5


def test_a_damaged_file_is_told_of(tmp_path: Path) -> None:
    good = CHAMPION.read_bytes()
    damaged = tmp_path / "other.weights"
    damaged.write_bytes(good[:5000] + bytes([good[5000] ^ 1]) + good[5001:])
    for file in (damaged, tmp_path / "none.weights"):
        with pytest.raises(NoWeights, match=f"{file.name}: "):
            read_weights(file)
    assert files.read_weights(CHAMPION) == champion_weights()


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
