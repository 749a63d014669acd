"""`python -m yksi.native.compiler FILE PROCESSOR SEATS CARDS ASIDE EVENTS ENTRY...`: object code.

Numba reads the functions and says what they are in LLVM's language; LLVM makes machine code of all
of them at once, which is quicker, and quicker code, than function by function. This is a process of
its own, because Numba keeps what it has compiled for whoever uses it next, and because other
threads would wait for it. Each line that it prints tells which function comes now, its number and
how many there are.
"""

from __future__ import annotations

import gc
import sys
import types
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import llvmlite.binding as llvm
import llvmlite.ir as ir
import numba
import numpy as np
from numba.core import cgutils
from numba.core.codegen import AOTCodeLibrary, AOTCPUCodegen
from numba.core.registry import cpu_target
from numba.np.arrayobj import populate_array

from yksi.kernel.state import Layout
from yksi.native import intrinsics  # noqa: F401 - teaches Numba
from yksi.native.functions import dispatchers, needed
from yksi.native.processors import HOST
from yksi.native.programs import INLINED, OUT_OF_LINE
from yksi.native.records import NUMBER, Kind, kinds_of, table_dtype
from yksi.native.symbols import symbol_of

BEST = 3  # LLVM's level of optimisation
TRAP = "llvm.trap"  # ends the process


def signature(
    function: Callable[..., Any],
    table: np.dtype[np.void],
    special: bool = False,
    cell: Any = numba.int64,
) -> tuple[Any, ...]:
    """The types a kernel function is compiled for; without rules where they are constants.

    Lists of numbers have cells that can be smaller.
    """
    return tuple(_type_of(kind, cell) for kind in kinds_of(function, table, special))


def _type_of(kind: Kind, cell: Any = numba.int64) -> Any:
    dtype, dimensions = kind
    if dimensions == 1:
        return (cell if dtype == NUMBER else numba.from_dtype(dtype))[::1]
    return numba.from_dtype(dtype)[:, ::1] if dimensions else numba.from_dtype(dtype)


# --- what Numba says of the functions


class _Said(AOTCodeLibrary):  # type: ignore[misc]
    """What Numba says of one function, put to all the rest as it is; LLVM sees it later."""

    def add_ir_module(self, ir_module: ir.Module) -> None:
        self._codegen.said.append(cgutils.normalize_ir_text(str(ir_module)))

    def add_linking_library(self, library: Any) -> None:
        """Everything is linked once, in the end."""

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0  # nothing is ever run here


class _Listener(AOTCPUCodegen):  # type: ignore[misc]
    _library_class = _Said

    def __init__(self) -> None:
        super().__init__("yksi")
        self.said: list[str] = []

    def set_env(self, name: str, environment: Any) -> None:
        """Code that is never run needs no surroundings."""


def _njit(function: types.FunctionType) -> Any:
    name, module = function.__name__, function.__module__
    return numba.njit(
        nogil=True,
        error_model="numpy",
        _nrt=False,  # nothing is allocated; counting references would halve the speed
        forceinline=module in INLINED and name not in OUT_OF_LINE,
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )(function)


def said_of(
    layout: Layout, entries: list[str], report: Callable[[str, int, int], None]
) -> list[str]:
    """The entries and all that they call, each read once, callees first, in LLVM's language."""
    table = table_dtype(layout)
    context = cpu_target.target_context
    context.refresh()
    listener = _Listener()
    with patch.object(context, "_internal_codegen", listener):
        made = dispatchers(_njit)
        called = needed(entries)
        wanted = [function for function in made if function in called]
        for number, function in enumerate(wanted):
            report(function.__name__.strip("_"), number, len(wanted))
            made[function].compile(signature(function, table))
            made[function].disable_compile()
            if function.__name__ in entries:
                door = _door(context, made[function], kinds_of(function, table), layout)
                listener.said.append(str(door))
        report("", len(wanted), len(wanted))
    return listener.said


def _door(context: Any, dispatcher: Any, kinds: tuple[Kind, ...], layout: Layout) -> ir.Module:
    """A function that C could call and that calls a compiled one (what it takes: `entries`)."""
    [made] = dispatcher.overloads.values()
    described = made.fndesc
    module = context.create_module(f"door of {described.qualname}")
    inner_type = context.call_conv.get_function_type(described.restype, described.argtypes)
    inner = ir.Function(module, inner_type, described.llvm_func_name)
    number = ir.IntType(64)
    returns = described.restype != numba.types.none
    outer_type = ir.FunctionType(number if returns else ir.VoidType(), [number.as_pointer()])
    outer = ir.Function(module, outer_type, symbol_of(described.qualname, layout))
    builder = ir.IRBuilder(outer.append_basic_block())
    ahead = (
        builder.load(builder.gep(outer.args[0], [number(place)]))
        for place in range(sum(kind.width for kind in kinds))
    )
    given = [
        _argument(context, builder, kind, numba_type, list(islice(ahead, kind.width)))
        for kind, numba_type in zip(kinds, described.argtypes, strict=True)
    ]
    status, result = context.call_conv.call_function(
        builder, inner, described.restype, described.argtypes, given
    )
    with builder.if_then(status.is_error, likely=False):
        builder.call(module.declare_intrinsic(TRAP, fnty=ir.FunctionType(ir.VoidType(), [])), [])
        builder.unreachable()
    if returns:
        builder.ret(builder.sext(result, number))
    else:
        builder.ret_void()
    return module


def _argument(
    context: Any, builder: ir.IRBuilder, kind: Kind, numba_type: Any, parts: list[Any]
) -> Any:
    """What Numba's functions want, of what C's functions are given."""
    if kind.is_number:
        return parts[0]
    first, *shape = parts
    if not kind.dimensions:
        return builder.inttoptr(first, context.get_value_type(numba_type))
    array = context.make_array(numba_type)(context, builder)
    size = ir.Constant(ir.IntType(64), kind.dtype.itemsize)
    steps = [size] if len(shape) == 1 else [builder.mul(shape[1], size), size]
    populate_array(
        array,
        data=builder.inttoptr(first, array.data.type),
        shape=cgutils.pack_array(builder, shape),
        strides=cgutils.pack_array(builder, steps),
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()


# --- what LLVM makes of it


def machine_for(processor: str) -> llvm.TargetMachine:
    """What makes code that can be loaded anywhere, for a processor of this kind or for this one."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    known = {"cpu": processor}
    if processor == HOST:
        features = llvm.get_host_cpu_features().flatten()
        known = {"cpu": llvm.get_host_cpu_name(), "features": features}
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(opt=BEST, reloc="pic", codemodel="default", **known)


def object_code(said: list[str], exported: set[str], processor: str) -> bytes:
    """Machine code for all of it at once, of which only some names can be seen from outside."""
    machine = machine_for(processor)
    whole = llvm.parse_assembly("")
    whole.triple, whole.data_layout = llvm.get_process_triple(), str(machine.target_data)
    for text in said:
        whole.link_in(llvm.parse_assembly(text))
    for value in (*whole.functions, *whole.global_variables):
        if not value.is_declaration and value.name not in exported:
            value.linkage = llvm.Linkage.internal
    options = llvm.create_pipeline_tuning_options(speed_level=BEST)
    options.loop_vectorization, options.slp_vectorization = True, False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    if any(function.name == TRAP for function in whole.functions):  # LLVM found a way there
        sys.exit("something that is compiled can raise an error, and nobody would hear of it")
    code: bytes = machine.emit_object(whole)
    return code


def _tell(name: str, done: int, total: int) -> None:
    sys.stdout.write(f"{name} {done} {total}\n")
    sys.stdout.flush()


def main(file: str, processor: str, *rest: str) -> None:
    gc.disable()  # a short life; a sixth of the time would go into looking for garbage
    layout, entries = Layout(*map(int, rest[:4])), list(rest[4:])
    said = said_of(layout, entries, _tell)
    exported = {symbol_of(name, layout) for name in entries}
    Path(file).write_bytes(object_code(said, exported, processor))


if __name__ == "__main__":
    main(*sys.argv[1:])
