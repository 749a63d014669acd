"""Kernel and oracle agree, move for move, on random games of every edition and changed rules.

`make oracle` plays as many more as wanted; here are enough to notice any ordinary mistake.
"""

from __future__ import annotations

import pytest

from tests.compare import Setting, play, settings
from yksi.editions import EDITIONS

GAMES = 1000
CHUNK = 25  # so that workers share them evenly
SEED = 20_240_229
SETTINGS = tuple(settings(GAMES, SEED))


def edition_of(setting: Setting) -> str:
    return setting.rules.partition(" ")[0]


def test_every_edition_with_every_number_of_seats() -> None:
    met = {(edition_of(setting), setting.seats) for setting in SETTINGS}
    assert met >= {(edition, seats) for edition in EDITIONS for seats in range(2, 11)}
    assert met >= {("kpgut", 15), ("kpgut", 22)}


def test_printed_and_changed_rules() -> None:
    for edition in EDITIONS:
        mine = [setting for setting in SETTINGS if edition_of(setting) == edition]
        printed = sum(setting.rules == edition for setting in mine)
        assert len(mine) // 3 < printed < len(mine) * 2 // 3


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_kernel_and_oracle_agree(first: int) -> None:
    moves = sum(map(play, SETTINGS[first : first + CHUNK]))
    assert moves > 50 * CHUNK  # both really played
