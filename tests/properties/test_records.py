"""The record of any game replays to the same."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.walks import Mover, choose, every_table, options, walk
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.game.events import Told
from yksi.game.record import RecordError


def played(rules: str, seats: int, seed: int) -> tuple[Game, list[list[Told]]]:
    """A random game and what every move of it told."""
    game, told = Game.empty(rules, seats), []
    dice = random.Random(seed)
    mover: Mover = None
    action: Action = do.Deal(f"{seed:064x}")
    for _ in range(200):
        told.append(game.play(mover, action))
        found = options(game)
        if not any(found.values()):
            break
        mover, action = choose(found, dice)
        if isinstance(action, do.Lay) and dice.random() < 0.2:
            action = msgspec.structs.replace(action, uno=True)
    return game, told


@every_table
def test_a_record_replays_to_the_same_events(rules: str, seats: int) -> None:
    game, told = played(rules, seats, seed=11)
    text = game.record({"date": "2024-02-29", "names": "Aino Bertta Celia"})
    again, retold = Game.replay(text)
    assert retold == told
    assert again.state.values() == game.state.values()
    assert again.record({"date": "2024-02-29", "names": "Aino Bertta Celia"}) == text


@every_table
def test_a_record_from_a_position_replays(rules: str, seats: int) -> None:
    before, _ = played(rules, seats, seed=12)
    game = Game.from_position(before.position())
    for _ in walk(game, random.Random(12), most=60):
        pass
    text = game.record()
    again, _ = Game.replay(text)
    assert again.record() == text
    assert again.position() == game.position()


_HEADERS = "yksi record 1\nedition classic\nseats 2\nchance chacha8\n"
BAD_RECORDS = {
    "": "line 1: a record begins with 'yksi record 1'",
    "yksi record 2\n": "line 1: a record begins with 'yksi record 1'",
    "yksi record 1\nseats 2\n\n": "line 3: the headers edition, seats and chance are needed",
    f"{_HEADERS}seats 3\n\n": "line 5: 'seats 3' is not a header of a record",
    f"{_HEADERS}age A Ä\n\n": "line 5: 'Ä' is not a seat",
    f"{_HEADERS}\ntable deals\n\nA flies\n": "line 8: 'flies' is not a move; moves are: ",
    f"{_HEADERS}note a b\n\n\nA draws\n": "line 8: the move is refused: round-over",
    f"{_HEADERS}\ntable deals\ntable deals\n": "line 7: the move is refused: round-running",
}


@pytest.mark.parametrize(("text", "message"), BAD_RECORDS.items())
def test_a_bad_record_is_refused_with_its_line(text: str, message: str) -> None:
    with pytest.raises(RecordError) as raised:
        Game.replay(text)
    assert str(raised.value).startswith(message)
    assert message.startswith(f"line {raised.value.line}: ")


def test_a_record_keeps_who_is_how_old() -> None:
    game = Game.new("kpgut", 3, seed=1, ages=[2, 0, 1])
    again, _ = Game.replay(game.record())
    assert again.state.age == game.state.age
    assert again.record() == game.record()
