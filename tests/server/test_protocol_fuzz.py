"""A bounded part of `make fuzz`: the same messages every time."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import get_args

import pytest

from tests.server.any_messages import is_right, nearly_right, right
from tests.server.protocol_fuzz import fuzz
from yksi.messages.commands import AnyCommand

STEPS = 250


@pytest.mark.parametrize("seed", range(4))
def test_anything_in_any_order(seed: int) -> None:
    run = asyncio.run(fuzz(STEPS, seed))
    assert run.games > 0, "a fuzz that never deals finds little"
    assert run.answered > STEPS / 2


def test_the_messages_are_what_they_are_called() -> None:
    """Every kind of command is made; right ones can be read, and nearly right ones seldom."""
    dice = Random(1)
    messages = [right(dice) for _ in range(4_000)]
    assert all(is_right(json.dumps(message)) for message in messages)
    made = {m["command"]["command"] for m in messages if m["type"] == "do"}
    assert made == {kind.__struct_config__.tag for kind in get_args(AnyCommand)}
    assert sum(not is_right(nearly_right(dice)) for _ in range(500)) > 250
