"""The network treats the four colours alike."""

from __future__ import annotations

import numpy as np

from yksi.cards import SYMBOLS_A_COLOR
from yksi.policies.shape import NAMES_AT, PARAMETERS
from yksi.policies.tokens import ACTIONS, COLOR_WIDTH, REST, ROW
from yksi.rl.network import Network

WILDS_AT = 4 * SYMBOLS_A_COLOR


def test_colours_that_change_places_change_what_is_liked_alike() -> None:
    dice = np.random.default_rng(1)
    network = Network(dice.standard_normal(PARAMETERS, np.float32) / 16)
    rows = dice.integers(0, 3, (6, ROW), np.uint8)
    order = [2, 0, 3, 1]
    turned = rows.copy()
    turned[:, :REST] = rows[:, :REST].reshape(6, 4, COLOR_WIDTH)[:, order].reshape(6, REST)
    liked, value = network.forward(rows)
    other, same = network.forward(turned)
    assert liked.shape == (6, ACTIONS)
    lays = liked[:, :WILDS_AT].reshape(6, 4, SYMBOLS_A_COLOR)
    assert np.allclose(other[:, :WILDS_AT], lays[:, order].reshape(6, WILDS_AT), atol=1e-4)
    names = liked[:, NAMES_AT : NAMES_AT + 4]
    assert np.allclose(other[:, NAMES_AT : NAMES_AT + 4], names[:, order], atol=1e-4)
    assert np.allclose(other[:, WILDS_AT:NAMES_AT], liked[:, WILDS_AT:NAMES_AT], atol=1e-4)
    assert np.allclose(value, same, atol=1e-4)


def test_a_network_is_read_as_it_was_packed() -> None:
    network = Network(np.arange(PARAMETERS, dtype=np.float32) % 7 / 8)
    assert network.packed()[16:18] == b"\0\0"
    assert len(network.packed()) == 16 + 2 * PARAMETERS
