"""Compiled functions as Python calls them: with records and arrays of NumPy, by their addresses.

Compiled code believes what it is given, so an array of the wrong kind is refused before it is
called. Other threads go on meanwhile: ctypes lets go of Python's lock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from itertools import accumulate, chain
from operator import index
from struct import pack
from typing import Any, get_type_hints

import numpy as np

from yksi.native.records import Kind, kinds_of

_NUMBER = ctypes.c_int64
_BYTE = np.dtype(np.uint8)
Convert = Callable[[Any], tuple[int, ...]]


class Entry:
    """A compiled function, which is called with the address of its arguments in a row.

    ctypes takes as long for each argument of a call as for the call, so there is one. To look at
    arrays takes microseconds each time, so calls can be bound to arrays.
    """

    def __init__(
        self, name: str, called: Callable[[int | bytes], Any], converts: Sequence[Convert]
    ) -> None:
        self.__name__ = self.__qualname__ = name
        self._called = called
        self._converts = converts

    def __call__(self, *arguments: Any) -> Any:
        numbers = [*chain.from_iterable(self._converted(arguments))]
        return self._called(pack(f"{len(numbers)}q", *numbers))

    def bound(self, *arguments: Any) -> Callable[..., Any]:
        """The call with these arguments, looked at once; each `...` is a number told every time.

        Those stand side by side. One thread at a time can make the call.
        """
        converted = self._converted([0 if argument is ... else argument for argument in arguments])
        ends = accumulate(map(len, converted))
        places = [end - 1 for end, argument in zip(ends, arguments, strict=True) if argument is ...]
        first = min(places, default=0)
        if places != [*range(first, first + len(places))]:
            raise TypeError("numbers that are told every time must stand side by side")
        return _Bound(
            self._called, [*chain.from_iterable(converted)], first, len(places), arguments
        )

    def _converted(self, arguments: Sequence[Any]) -> list[tuple[int, ...]]:
        if len(arguments) != len(self._converts):
            raise TypeError(
                f"{self.__name__} takes {len(self._converts)} arguments, not {len(arguments)}"
            )
        return [
            convert(argument) for convert, argument in zip(self._converts, arguments, strict=True)
        ]


class _Bound:
    """A call whose arrays are known, and alive as long as somebody can make it."""

    __slots__ = ("_address", "_alive", "_called", "_given", "_told")

    def __init__(
        self, called: Callable[[int], Any], numbers: list[int], first: int, told: int, alive: Any
    ) -> None:
        self._called, self._alive = called, alive
        self._given: Any = (_NUMBER * len(numbers))(*numbers)
        self._told = slice(first, first + told)
        self._address = ctypes.addressof(self._given)

    def __call__(self, *numbers: int) -> Any:
        self._given[self._told] = numbers  # refuses more or fewer
        return self._called(self._address)


def entry_at(address: int, function: Callable[..., Any], table: np.dtype[np.void]) -> Entry:
    """The compiled form of a function, which lies at an address and takes the same arguments."""
    result = None if get_type_hints(function)["return"] is type(None) else _NUMBER
    called = ctypes.CFUNCTYPE(result, ctypes.c_void_p)(address)
    return Entry(function.__name__, called, [_convert(kind) for kind in kinds_of(function, table)])


def address_of(record: Any) -> int:
    """Where a record lies: for whoever calls often, as an entry takes it in the record's place.

    The record must stay alive meanwhile.
    """
    return int(np.frombuffer(record, _BYTE).ctypes.data)


def _convert(kind: Kind) -> Convert:
    if kind.is_number:
        return lambda value: (index(value),)
    return _array(kind) if kind.dimensions else _record(kind)


def _record(kind: Kind) -> Convert:
    dtype = kind.dtype

    def convert(value: Any) -> tuple[int, ...]:
        if type(value) is int:
            return (value,)
        if not isinstance(value, np.void) or not _is(value.dtype, dtype):
            raise TypeError(
                f"a record of {dtype.itemsize} bytes is needed, not {_described(value)}"
            )
        return (address_of(value),)

    return convert


def _array(kind: Kind) -> Convert:
    dtype, dimensions = kind

    def convert(value: Any) -> tuple[int, ...]:
        if (
            not isinstance(value, np.ndarray)
            or not _is(value.dtype, dtype)
            or value.ndim != dimensions
            or not value.flags.carray  # contiguous, aligned, may be changed
        ):
            raise TypeError(
                f"a contiguous array of {dimensions} dimensions is needed, of {dtype.itemsize}"
                f" bytes an item, not {_described(value)}"
            )
        return (value.ctypes.data, *value.shape)

    return convert


def _is(found: np.dtype[Any], wanted: np.dtype[Any]) -> bool:
    return found is wanted or found == wanted  # the former is quick


def _described(value: Any) -> str:
    if isinstance(value, np.ndarray | np.void):
        return f"{type(value).__name__} of shape {value.shape}, {value.dtype.itemsize} bytes each"
    return type(value).__name__
