"""Compiled functions as Python calls them: with records and arrays of NumPy, by their addresses.

Compiled code believes what it is given, so an array of the wrong kind is refused before it is
called. Other threads go on meanwhile: ctypes lets go of Python's lock.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from itertools import accumulate, chain
from operator import index
from typing import Any, get_type_hints

import numpy as np

from yksi.native.records import Kind, kinds_of

_ADDRESS, _NUMBER = ctypes.c_void_p, ctypes.c_int64
_BYTE = np.dtype(np.uint8)
Convert = Callable[[Any], tuple[int, ...]]


class Entry:
    """A compiled function.

    To look at an array takes microseconds each time, so calls can be bound to arrays.
    """

    def __init__(self, name: str, called: Callable[..., Any], converts: Sequence[Convert]) -> None:
        self.__name__ = self.__qualname__ = name
        self._called = called
        self._converts = converts

    def __call__(self, *arguments: Any) -> Any:
        return self._called(*chain.from_iterable(self._converted(arguments)))

    def bound(self, *arguments: Any) -> Callable[..., Any]:
        """The call with these arguments, looked at once; each `...` is a number told every time."""
        asked = [0 if argument is ... else argument for argument in arguments]
        converted = self._converted(asked)
        given = list(chain.from_iterable(converted))
        ends = list(accumulate(map(len, converted)))
        places = [end - 1 for end, argument in zip(ends, arguments, strict=True) if argument is ...]
        return _Bound(self._called, given, places, arguments)

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

    def __init__(
        self, called: Callable[..., Any], given: list[int], places: list[int], alive: Sequence[Any]
    ) -> None:
        self._called, self._given, self._places, self._alive = called, given, places, alive

    def __call__(self, *numbers: int) -> Any:
        given = self._given.copy()
        for place, number in zip(self._places, numbers, strict=True):
            given[place] = number
        return self._called(*given)


def entry_at(address: int, function: Callable[..., Any], table: np.dtype[np.void]) -> Entry:
    """The compiled form of a function, which lies at an address and takes the same arguments."""
    kinds = kinds_of(function, table)
    result = None if get_type_hints(function)["return"] is type(None) else _NUMBER
    called = ctypes.CFUNCTYPE(result, *(part for kind in kinds for part in _parts(kind)))(address)
    return Entry(function.__name__, called, [_convert(kind) for kind in kinds])


def address_of(record: Any) -> int:
    """Where a record lies: for whoever calls often, as an entry takes it in the record's place.

    The record must stay alive meanwhile.
    """
    return int(np.frombuffer(record, _BYTE).ctypes.data)


def _parts(kind: Kind) -> Sequence[Any]:
    """What is passed for one argument: a number, or an address and then a length a dimension."""
    return (_NUMBER,) if kind.is_number else (_ADDRESS, *[_NUMBER] * kind.dimensions)


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
