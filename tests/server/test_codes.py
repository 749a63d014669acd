"""Codes that can be said aloud: heard, typed, given to tables, and too many to be guessed."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import Adjusted
from tests.server.wire import SETTINGS, Line, Wire, serving, until
from yksi import machine
from yksi.server.codes.spoken import FORMS, SPARSE, WORDS, draw, readings, sound
from yksi.server.guard.limits import Limits
from yksi.server.metrics import CODES, LIMITED
from yksi.server.settings import Settings
from yksi.server.tables.sweeping import DAY, Sweeper
from yksi.store import LogError

PROCESS = Limits(codes_per_address=1_000_000, codes_per_minute=10)


# --- the words


def is_one_slip(a: str, b: str) -> bool:
    """Whether a letter more, less, other, or changed with the next one makes one of the other."""
    if len(a) == len(b):
        wrong = [i for i, (one, other) in enumerate(zip(a, b, strict=True)) if one != other]
        swapped = len(wrong) == 2 and wrong[1] == wrong[0] + 1 and sorted(a) == sorted(b)
        return len(wrong) == 1 or swapped
    long, short = sorted((a, b), key=len, reverse=True)
    return any(long[:i] + long[i + 1 :] == short for i in range(len(long)))


def test_no_slip_makes_another_word() -> None:
    sounds = [sound(word) for word in WORDS]
    assert len(set(sounds)) == len(WORDS) == 474  # which docs/OPERATING.md says
    near = {n: [s for s in sounds if n <= len(s) <= n + 1] for n in range(2, 9)}
    slips = {pair for some in near.values() for pair in combinations(some, 2) if is_one_slip(*pair)}
    assert slips == set()
    assert all(word.isascii() and word.isalpha() and 4 <= len(word) <= 8 for word in WORDS)


@given(st.integers(0, 10**6))
def test_whatever_is_drawn_is_understood(living: int) -> None:
    code = draw(living)
    heard = {code.lower(), code.replace("-", " "), code.replace("-", ""), f"  {code.title()}!"}
    assert all(code in readings(typed) for typed in heard)


@pytest.mark.parametrize(
    "typed",
    ["kuusi 421", "KUUSI421", "Kúusi–421", "cuusi-421", "kusi 4 2 1", "421 kuusi", "„Kuusi“ 421."],
)
def test_codes_are_forgiving(typed: str) -> None:
    assert readings(typed) == ("KUUSI-421",)


def test_two_words_may_share_a_letter_where_they_meet() -> None:
    assert "PANAMA-ANANAS-421" in readings("panamananas421")


@pytest.mark.parametrize("typed", ["", "kuusi", "421", "kuusikko 421", "-", "🂡 7", "kuusi 421" * 9])
def test_what_is_no_code_means_none(typed: str) -> None:
    assert readings(typed) == ()


@given(st.text(max_size=80))
def test_anything_can_be_typed(typed: str) -> None:
    assert all(reading.rpartition("-")[2].isdecimal() for reading in readings(typed))


def test_the_more_tables_there_are_the_longer_the_codes() -> None:
    sizes = [int(len(WORDS) ** words * 9 * 10 ** (digits - 1)) for words, digits in FORMS]
    assert sizes == sorted(sizes)
    for living in (0, 1, 2, 3, 20, 500, 5_000, 50_000):
        words, digits = (len(draw(living).split("-")) - 1, len(draw(living).rpartition("-")[2]))
        assert sizes[FORMS.index((words, digits))] >= SPARSE * (living + 1)  # it is one more
    assert len(draw(0).split("-")) == 2


# --- at a server


async def looked_up(wire: Wire, typed: str, address: str = "192.0.2.1") -> tuple[int, object]:
    status, body = await wire.get(f"/api/codes/{typed}", address=address)
    return status, json.loads(body)


def code_of(line: Line) -> str:
    welcome = next(message for message in line.messages if message["type"] == "welcome")
    return str(welcome["code"])


@pytest.mark.anyio
async def test_people_in_the_room_are_told_the_code(wire: Wire, table: str, anna: Line) -> None:
    code = code_of(anna)
    bea = await wire.line(table).greet("Bea")
    assert code_of(bea) == code
    assert await looked_up(wire, code.lower().replace("-", "%20")) == (200, {"table": table})
    for view in ("", "/screen", "/hand"):  # where pages are built, and where not
        assert (await wire.get(f"/c/{code}{view}"))[0] in (200, 503)


@pytest.mark.anyio
async def test_a_table_keeps_its_code_while_it_sleeps(wire: Wire, table: str, anna: Line) -> None:
    code = code_of(anna)
    await anna.cut()
    wire.house._owners[table].put_away()
    await until(lambda: table not in wire.house._owners)
    assert await looked_up(wire, code) == (200, {"table": table})
    assert code_of(await wire.line(table, anna.token).greet(None)) == code


@pytest.mark.anyio
async def test_an_old_code_leads_nowhere(
    wire: Wire, table: str, anna: Line, adjusted: Adjusted
) -> None:
    """A table that is used for days keeps its code; one that nobody comes to gets another."""
    code = code_of(anna)
    sweeper = Sweeper(wire.log, wire.house, Settings())
    adjusted.set_by = 2 * DAY
    await sweeper.sweep()
    assert await looked_up(wire, code) == (200, {"table": table})
    await anna.cut()
    wire.house._owners[table].put_away()
    await until(lambda: table not in wire.house._owners)
    adjusted.set_by = 4 * DAY
    await sweeper.sweep()
    assert await looked_up(wire, code) == (200, {"code": "no-code"})
    another = code_of(await wire.line(table, anna.token).greet(None))
    assert await looked_up(wire, another) == (200, {"table": table})


@pytest.mark.anyio
async def test_a_deleted_tables_code_leads_nowhere(wire: Wire, table: str, anna: Line) -> None:
    code = code_of(anna)
    await anna.say("deletetable")
    await until(lambda: table not in wire.house._owners)
    assert await looked_up(wire, code) == (200, {"code": "no-code"})


@pytest.mark.anyio
async def test_a_table_opens_without_a_code_where_none_can_be_kept(
    wire: Wire, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        raise LogError("the disk is full")

    monkeypatch.setattr(wire.log.codes, "living", fail)
    anna = await wire.line(table).greet("Anna")
    assert next(m for m in anna.messages if m["type"] == "welcome")["code"] is None


@pytest.mark.anyio
async def test_a_code_that_another_table_has_is_drawn_again(
    wire: Wire, table: str, anna: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = iter([code_of(anna), "LUMI-777"])
    monkeypatch.setattr("yksi.server.codes.giving.draw", lambda _: next(drawn))
    other = await wire.house.create()
    assert code_of(await wire.line(other).greet("Bea")) == "LUMI-777"


# --- guessing


def counted(limit: str) -> float:
    return float(LIMITED.labels(limit)._value.get())


@pytest.mark.anyio
async def test_whoever_guesses_in_bulk_is_refused(wire: Wire, table: str, anna: Line) -> None:
    code, before = code_of(anna), counted("codes-per-address")
    wrong = [await looked_up(wire, f"kuusi {number}") for number in range(12)]
    assert wrong == [(200, {"code": "no-code"})] * 12
    for typed in (code, "kuusi 13", "nonsense"):  # also the right one: a guess is a guess
        assert await looked_up(wire, typed) == (429, {"code": "too-many-codes"})
    assert counted("codes-per-address") == before + 3
    assert CODES.labels("refused")._value.get() >= 3
    assert await looked_up(wire, code, "192.0.2.2") == (200, {"table": table})  # somebody else's


@pytest.mark.anyio
async def test_a_whole_class_may_type_the_right_code(wire: Wire, table: str, anna: Line) -> None:
    code = code_of(anna)
    for _ in range(40):
        assert await looked_up(wire, code) == (200, {"table": table})


@pytest.mark.anyio
async def test_all_addresses_together_guess_no_faster(tmp_path: Path, adjusted: Adjusted) -> None:
    settings = Settings(rate=SETTINGS.rate, workers=0, limits=PROCESS)
    async with serving(f"sqlite:///{tmp_path / 'tables.db'}", settings) as wire:
        table = await wire.house.create()
        code = code_of(await wire.line(table).greet("Anna"))
        for number in range(30):
            assert (await looked_up(wire, "kuusi 1", f"198.51.100.{number}"))[0] == 200
        assert (await looked_up(wire, code, "203.0.113.7"))[0] == 429
        adjusted.passed += 60
        assert await looked_up(wire, code, "203.0.113.7") == (200, {"table": table})


def test_chance_is_the_machines() -> None:
    assert {machine.below(3) for _ in range(200)} == {0, 1, 2}
