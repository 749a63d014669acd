"""Calls of compiled functions pass records, arrays and numbers; no compiler is needed here."""

from __future__ import annotations

import ctypes
import gc
import weakref
from struct import unpack
from typing import Any

import numpy as np
import pytest

from yksi.native.entries import Entry


def told(row: int | bytes) -> tuple[int, ...]:
    """What compiled code would read: the numbers in a row, of which each is eight bytes long."""
    size = LENGTH * ctypes.sizeof(ctypes.c_int64)
    return unpack(f"{LENGTH}q", row if isinstance(row, bytes) else ctypes.string_at(row, size))


def array(value: Any) -> tuple[int, ...]:
    return (value.ctypes.data, *value.shape)


def number(value: Any) -> tuple[int, ...]:
    return (int(value),)


ENTRY = Entry("told", told, [array, number, array, number])
LENGTH = 2 + 1 + 2 + 1


def test_a_bound_call_passes_what_a_plain_one_does() -> None:
    first, second = np.zeros(3), np.zeros(5)
    bound = ENTRY.bound(first, ..., second, 9)
    for value in (7, -1):
        assert bound(value) == ENTRY(first, value, second, 9)
    assert ENTRY.bound(first, 1, second, 2)() == ENTRY(first, 1, second, 2)


def test_a_bound_call_keeps_its_arrays_alive() -> None:
    kept = np.zeros(3)
    alive = weakref.ref(kept)
    bound = ENTRY.bound(kept, ..., kept, 2)
    del kept
    gc.collect()
    assert alive() is not None
    del bound
    assert alive() is None


def test_a_number_too_many_or_too_few_is_refused() -> None:
    bound = ENTRY.bound(np.zeros(1), ..., np.zeros(1), 2)
    for numbers in ((), (1, 2)):
        with pytest.raises(ValueError, match="same size"):
            bound(*numbers)
    with pytest.raises(TypeError, match="told takes 4 arguments, not 1"):
        ENTRY.bound(...)


def test_numbers_that_are_told_every_time_stand_side_by_side() -> None:
    with pytest.raises(TypeError, match="side by side"):
        ENTRY.bound(np.zeros(1), ..., np.zeros(1), ...)
