"""Chance is ChaCha8 as published, its numbers are exactly fair, and so are the shuffles.

Statistics run on fixed seeds with bounds that true chance would break once in ten million runs.
"""

from __future__ import annotations

import random
import struct
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from yksi.cards import FACES, Symbol
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.setup import new_state, set_secret
from yksi.kernel import chance
from yksi.kernel.deal import deal_round
from yksi.kernel.piles import pop, reshuffle
from yksi.kernel.state import State

CLASSIC = EDITIONS["classic"].rules

# draft-strombergson-chacha-test-vectors-01: 256-bit key, 8 rounds, all-zero IV; two blocks each.
VECTORS = {
    "TC1": (
        "00" * 32,
        (
            "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
        ),
    ),
    "TC2": (
        "01" + "00" * 31,
        (
            "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
            "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
            "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
            "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
        ),
    ),
}


def keyed(secret: str) -> State:
    t = new_state(CLASSIC, 2)
    set_secret(t, secret)
    return t


def kernel_block(t: State) -> bytes:
    chance.refresh(t)
    return struct.pack("<16I", *t.block)


# --- an implementation of our own, after the paper: a matrix, rotated rather than indexed


def _rotated(value: int, bits: int) -> int:
    return (value << bits | value >> 32 - bits) % 2**32


def _add_xor_rotate(rows: list[list[int]]) -> None:
    for target, other, third, bits in ((0, 1, 3, 16), (2, 3, 1, 12), (0, 1, 3, 8), (2, 3, 1, 7)):
        for i in range(4):
            rows[target][i] = (rows[target][i] + rows[other][i]) % 2**32
            rows[third][i] = _rotated(rows[third][i] ^ rows[target][i], bits)


def chacha8(key: bytes, counter: int) -> bytes:
    words = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", counter, 0))
    rows = [list(words[i : i + 4]) for i in range(0, 16, 4)]
    for _ in range(4):
        _add_xor_rotate(rows)
        rows = [row[i:] + row[:i] for i, row in enumerate(rows)]
        _add_xor_rotate(rows)
        rows = [row[-i:] + row[:-i] if i else row for i, row in enumerate(rows)]
    mixed = [word for row in rows for word in row]
    return struct.pack("<16I", *((a + b) % 2**32 for a, b in zip(mixed, words, strict=True)))


@pytest.mark.parametrize("name", VECTORS)
def test_published_vectors(name: str) -> None:
    secret, stream = VECTORS[name]
    t = keyed(secret)
    assert (kernel_block(t) + kernel_block(t)).hex() == stream
    key = bytes.fromhex(secret)
    assert (chacha8(key, 0) + chacha8(key, 1)).hex() == stream


@pytest.mark.parametrize("counter", [0, 1, 2**31 - 1, 2**32 - 1, 2**32, 2**33 + 5, 2**50])
def test_every_key_and_counter(counter: int) -> None:
    dice = random.Random(counter)
    for _ in range(20):
        key = dice.randbytes(32)
        t = keyed(key.hex())
        t.counter = counter
        assert kernel_block(t) == chacha8(key, counter)
        assert t.counter == counter + 1
        assert t.used == 0


def test_the_stream_is_used_once_and_in_order() -> None:
    key = bytes(range(32))
    t = keyed(key.hex())
    stream = b"".join(chacha8(key, counter) for counter in range(5))
    assert [chance.half(t) for _ in range(5 * 32)] == list(struct.unpack("<160H", stream))


# --- numbers below a bound


class Fed(State):
    """A state that is asked for no chance of its own: what `half` gives is said here."""

    halves: Iterator[int]


def fed(halves: Iterable[int]) -> Fed:
    t = object.__new__(Fed)
    t.halves = iter(halves)
    return t


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 7, 10, 28, 59, 107, 108, 112, 255, 256, 257, 448])
def test_below_is_exactly_fair(bound: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Over every 16 bits there are: each number as often as any other, the rest is redrawn."""
    monkeypatch.setattr(chance, "half", lambda t: next(t.halves))
    counted: Counter[int] = Counter()
    redrawn = 0
    for first in range(1 << 16):
        try:
            counted[chance.below(fed([first]), bound)] += 1
        except StopIteration:
            redrawn += 1
    assert set(counted) == set(range(bound))
    assert set(counted.values()) == {(1 << 16) // bound}
    assert redrawn == (1 << 16) % bound


def test_what_is_redrawn_is_judged_like_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "half", lambda t: next(t.halves))
    t = fed([0, 0, 0xFFFF, 1])
    assert chance.below(t, 108) == 107
    assert list(t.halves) == [1]


def chi_square(counted: Iterable[int], expected: Iterable[float]) -> float:
    pairs = zip(counted, expected, strict=True)
    return sum((found - wanted) ** 2 / wanted for found, wanted in pairs)


def assert_fair(counted: list[int], expected: list[float], freedom: int | None = None) -> None:
    """Neither too far from even nor suspiciously close to it."""
    freedom = len(counted) - 1 if freedom is None else freedom
    spread = 5.5 * (2 * freedom) ** 0.5 + 10
    found = chi_square(counted, expected)
    assert freedom - spread < found < freedom + spread


@pytest.mark.parametrize("bound", [2, 4, 10, 53, 108, 432])
def test_below_is_fair_on_the_stream(bound: int) -> None:
    t = keyed(f"{bound:064x}")
    draws = 200 * bound
    counted = Counter(chance.below(t, bound) for _ in range(draws))
    assert set(counted) <= set(range(bound))
    assert_fair([counted[number] for number in range(bound)], [draws / bound] * bound)


# --- shuffles


def shuffled(t: State, cards: int) -> list[int]:
    """A pile of different cards, drawn to the end."""
    t.draw[:cards] = range(cards)
    t.draw_count, t.settled = cards, 0
    return [pop(t) for _ in range(cards)]


def test_every_card_is_equally_likely_at_every_place() -> None:
    t = keyed("ab" * 32)
    cards, times = 30, 6000
    places = [Counter[int]() for _ in range(cards)]
    for _ in range(times):
        for place, card in enumerate(shuffled(t, cards)):
            places[place][card] += 1
    for counted in places:
        assert_fair([counted[card] for card in range(cards)], [times / cards] * cards)
    counts = [counted[card] for counted in places for card in range(cards)]
    assert_fair(counts, [times / cards] * cards**2, (cards - 1) ** 2)


def test_every_order_is_equally_likely() -> None:
    t = keyed("cd" * 32)
    times = 12_000
    counted = Counter(tuple(shuffled(t, 4)) for _ in range(times))
    assert len(counted) == 24
    assert_fair(list(counted.values()), [times / 24] * 24)


def test_the_first_card_after_a_reshuffle_is_any_of_the_discards() -> None:
    t = keyed("ef" * 32)
    cards, times = 10, 4000
    first: Counter[int] = Counter()
    for _ in range(times):
        t.discard[: cards + 1] = range(cards + 1)
        t.discard_count, t.draw_count, t.symbol = cards + 1, 0, Symbol.NINE
        reshuffle(t, CLASSIC)
        first[pop(t)] += 1
    assert_fair([first[card] for card in range(cards)], [times / cards] * cards)


@pytest.mark.parametrize("rules", EDITIONS)
def test_every_hand_and_start_card_is_a_fair_sample_of_the_deck(rules: str) -> None:
    parsed = parse_rules(rules)[1]
    t = new_state(parsed, 3)
    set_secret(t, "ef" * 32)
    t.telling = 0
    deals = 600
    counted: Counter[int] = Counter()
    for _ in range(deals):
        deal_round(t, parsed)
        for face in range(FACES):
            counted[face] += t.hands[2][face]
    deck = parsed.deck(3)
    drawn = sum(counted.values())
    faces = [face for face in range(FACES) if deck[face]]
    assert_fair([counted[face] for face in faces], [drawn * deck[f] / sum(deck) for f in faces])


def test_every_seat_deals_as_often() -> None:
    """By the cut (classic) and by lot (moomin)."""
    for rules in ("classic", "moomin"):
        dealers = Counter(Game.new(rules, 5, seed).state.dealer for seed in range(1000))
        assert_fair([dealers[seat] for seat in range(5)], [200.0] * 5)


# --- seeds and secrets


def test_the_same_seed_is_the_same_game() -> None:
    one, same, other = (Game.new("custom", 4, seed) for seed in (1, 1, 2))
    assert one.state.values() == same.state.values()
    assert one.state.hands != other.state.hands


def test_without_a_seed_every_game_is_different() -> None:
    assert Game.new("classic", 2).state.key != Game.new("classic", 2).state.key


def test_the_next_round_uses_fresh_chance() -> None:
    game = Game.new("classic", 4, seed=3)
    first = [hand[:] for hand in game.state.hands]
    game.play(None, do.End())
    game.play(None, do.Deal())
    assert game.state.hands != first
    game.play(None, do.End())
    game.play(None, do.Deal("12" * 32))
    fresh = Game.empty("classic", 4)
    fresh.play(None, do.Deal("12" * 32))
    assert game.state.key == fresh.state.key
