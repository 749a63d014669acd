"""Games served chore by chore, as a GPU does, are the same games."""

from __future__ import annotations

import pytest

from yksi.batches.chores import Chore, next_chore
from yksi.batches.games import Column, advance, begin, play_games, write_down
from yksi.editions import parse_rules
from yksi.gpu.tables import gpu_layout, table_dtype, tables_in
from yksi.kernel.chance import refresh
from yksi.kernel.deal import seat_everybody
from yksi.kernel.state import State
from yksi.policies.levels import Policy
from yksi.rules import Rules

GAMES = 6
HABITS = 9000  # how often of 65 536 times somebody forgets a call or misses it


def _table(rules: Rules, seats: int) -> State:
    table = State(gpu_layout(rules, seats))
    seat_everybody(table, seats)
    table.key[:] = range(8)
    return table


def _rows(seats: int) -> list[list[int]]:
    return [[0] * (Column.PLACE + seats) for _ in range(GAMES)]


def _serve(rules: Rules, players: list[int], rows: list[list[int]]) -> set[Chore]:
    """All games beside each other; whoever needs the rarest chore is served first."""
    seats = len(rows[0]) - Column.PLACE
    tables = [_table(rules, seats) for _ in rows]
    for game, table in enumerate(tables):
        begin(table, rules, game, rows[game])
    playing, seen = set(range(GAMES)), set()
    while playing:
        chores = {i: next_chore(tables[i], rules, players, rows[i]) for i in sorted(playing)}
        chore = max(chores.values())
        seen.add(Chore(chore))
        for i in (i for i, needed in chores.items() if needed == chore):
            if chore == Chore.DEAL:
                write_down(tables[i], rows[i])
                playing.remove(i)
            elif chore == Chore.RENEW:
                refresh(tables[i])
            else:
                advance(tables[i], rules, players, rows[i])
    return seen


@pytest.mark.parametrize("policy", [Policy.RANDOM, Policy.CASUAL, Policy.CAREFUL])
@pytest.mark.parametrize(
    ("edition", "seats"),
    [("classic", 4), ("custom", 3), ("moomin", 2), ("kpgut", 5), ("classic+jump_in=identical", 6)],
)
def test_the_order_of_service_changes_nothing(edition: str, seats: int, policy: Policy) -> None:
    _, rules = parse_rules(edition)
    players = [policy, HABITS, HABITS] * seats
    expected, served = _rows(seats), _rows(seats)
    play_games(_table(rules, seats), rules, players, 0, expected)
    seen = _serve(rules, players, served)
    assert served == expected
    assert seen >= {Chore.DRAW, Chore.LAY, Chore.ACT, Chore.NAME, Chore.LAST, Chore.DEAL}


@pytest.mark.parametrize(("edition", "seats"), [("classic", 2), ("custom", 10), ("kpgut", 28)])
@pytest.mark.parametrize("kilobytes", [99, 163, 227])
def test_tables_fit_in_the_memory_of_a_block(edition: str, seats: int, kilobytes: int) -> None:
    """Of a consumer's GPU, an A100, and an H100 or H200."""
    dtype = table_dtype(gpu_layout(parse_rules(edition)[1], seats))
    tables = tables_in(dtype, seats, kilobytes * 1024)
    assert tables % 32 == 0 or 0 < tables < 32
    assert dtype.itemsize % 16 == 8
    assert tables * dtype.itemsize < kilobytes * 1024
