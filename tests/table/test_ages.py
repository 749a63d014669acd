"""One order of age at a table: declared, else by coming in, with bots between the people."""

from __future__ import annotations

import pytest

from tests.party import Party
from yksi.messages import commands as say


@pytest.mark.parametrize("bots", [1, 3])
@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_a_bot_is_never_the_youngest_by_default(people: int, bots: int) -> None:
    ages = Party.lobby("kpgut", people, bots).table.view(0).ages
    assert ages[-1] == people - 1
    assert people == 1 or ages[0] == 0
    assert [number for number in ages if number < people] == list(range(people))


def test_whoever_comes_after_the_bots_is_the_youngest() -> None:
    party = Party.lobby("kpgut", people=2, bots=2)
    late = party.enter("Vera")
    assert party.table.view(0).ages == (0, 2, 3, 1, late)


def test_a_bot_can_be_placed() -> None:
    party = Party.lobby("kpgut", people=2, bots=1)
    party.do(0, say.OrderAges((2, 1, 0)))
    assert party.table.view(1).ages == (2, 1, 0)
