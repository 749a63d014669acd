"""What Numba must be taught: counting bits in one instruction, copying and clearing records."""

from __future__ import annotations

from typing import Any

import numba
from numba.extending import intrinsic, overload_method


@intrinsic  # type: ignore[untyped-decorator]
def _ones(_: Any, value: Any) -> Any:
    return numba.int64(value), lambda context, builder, sig, args: builder.ctpop(args[0])


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(_: Any, value: Any) -> Any:
    def generate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.ctlz(args[0], context.get_constant(numba.types.boolean, False))

    return numba.int64(value), generate


@overload_method(numba.types.Integer, "bit_count", strict=False)  # type: ignore[untyped-decorator]
def _bit_count(value: Any) -> Any:
    """Teach Numba int.bit_count: one machine instruction."""
    return lambda value: _ones(numba.int64(value))


@overload_method(numba.types.Integer, "bit_length", strict=False)  # type: ignore[untyped-decorator]
def _bit_length(value: Any) -> Any:
    return lambda value: 64 - _leading_zeros(numba.int64(value))


@overload_method(numba.types.Record, "clone", strict=False)  # type: ignore[untyped-decorator]
def _clone(table: Any) -> Any:
    """A record is copied when it is put into an array."""
    return lambda table: table


@overload_method(numba.types.Record, "clear_row", strict=False)  # type: ignore[untyped-decorator]
def _clear_row(tokens: Any) -> Any:
    def clear(tokens: Any) -> None:
        for i in range(len(tokens.row)):
            tokens.row[i] = 0

    return clear
