"""What is listed as legal is exactly what is allowed, for the table and for every seat."""

from __future__ import annotations

import random

import pytest

from tests.steps import every_table, listed, table, walk
from yksi.kernel import actions as k
from yksi.kernel.legal import allowed
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.rules import Rules


@every_table
def test_listed_is_what_is_allowed(rules: str, seats: int) -> None:
    t, r = table(rules, seats)
    for seat, action in walk(t, r, random.Random(seats), 60):
        step(t, r, seat, action)
        for mover in (k.TABLE, *range(t.seats)):
            mine = listed(t, r, mover)
            assert sorted(mine) == [
                number for number in range(-1, k.ACTIONS + 1) if allowed(t, r, mover, number) == 1
            ]
        for stranger in (-2, t.seats, t.seats + 1):
            assert not any(allowed(t, r, stranger, number) for number in range(k.ACTIONS))


FULL = "kpgut + finish=any + decks=1 + hand_size=12"  # eight hands leave no ninth of 108 cards
JOINING = [
    ("classic", 3, False),
    ("kpgut", 3, True),
    ("kpgut + max_seats=3", 3, False),
    ("kpgut + max_seats=4", 3, True),
    ("kpgut + seats_per_deck=2", 7, True),
    ("kpgut + seats_per_deck=2", 8, False),
    (FULL, 7, True),
    (FULL, 8, False),
    (f"{FULL} + shuffle_hands=1", 8, True),
    (f"{FULL} + custom_wilds=1", 8, True),
    (f"{FULL} + valley_wilds=1", 8, True),
    ("kpgut + finish=any + shuffle_hands=1 + custom_wilds=3", 21, True),
]


def dealt(rules: str, seats: int) -> tuple[State, Rules]:
    """A table where nobody has done anything yet."""
    t, r = table(rules, seats)
    step(t, r, k.TABLE, k.DEAL)
    return t, r


@pytest.mark.parametrize(("rules", "seats", "may"), JOINING)
def test_who_joins_finds_a_chair_and_cards(rules: str, seats: int, may: bool) -> None:
    t, r = dealt(rules, seats)
    assert allowed(t, r, k.TABLE, k.JOIN) == may


def test_who_joins_takes_the_last_cards() -> None:
    t, r = dealt("kpgut", 3)
    t.draw_count = r.join_cards
    assert allowed(t, r, k.TABLE, k.JOIN)
    t.draw_count -= 1
    assert not allowed(t, r, k.TABLE, k.JOIN)


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_absence_has_a_price_or_does_not_exist(cards: int) -> None:
    t, r = dealt(f"kpgut + absence_cards={cards}", 3)
    assert allowed(t, r, k.TABLE, k.AWAY) == (cards > 0)


def test_only_what_runs_can_be_ended() -> None:
    t, r = table("kpgut", 3)
    assert not allowed(t, r, k.TABLE, k.END)
    step(t, r, k.TABLE, k.DEAL)
    assert allowed(t, r, k.TABLE, k.END)
    step(t, r, k.TABLE, k.END)
    assert not allowed(t, r, k.TABLE, k.END)
    assert not any(allowed(t, r, seat, action) for seat in range(3) for action in range(k.ACTIONS))


@pytest.mark.parametrize("penalty", [0, 1, 2])
def test_a_call_before_the_play_needs_a_penalty(penalty: int) -> None:
    t, r = dealt(f"classic + start=number + hand_size=2 + uno_penalty={penalty}", 3)
    assert allowed(t, r, t.turn, k.CALL) == (penalty > 0)
