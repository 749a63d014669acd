"""Calls of compiled functions pass records, arrays and numbers; no compiler is needed here."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

from yksi.native.entries import Entry


def told(*given: int) -> tuple[int, ...]:
    return given


def array(value: Any) -> tuple[int, ...]:
    return (value.ctypes.data, *value.shape)


def number(value: Any) -> tuple[int, ...]:
    return (int(value),)


ENTRY = Entry("told", told, [array, number, array, number])


def test_a_bound_call_passes_what_a_plain_one_does() -> None:
    first, second = np.zeros((3, 4)), np.zeros(5)
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
    bound = ENTRY.bound(np.zeros(1), ..., np.zeros(1), ...)
    for numbers in ((1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="argument"):
            bound(*numbers)
    with pytest.raises(TypeError, match="told takes 4 arguments, not 1"):
        ENTRY.bound(...)
