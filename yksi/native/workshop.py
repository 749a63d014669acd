"""Code that is compiled on this machine, for this machine, when it is first asked for."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import llvmlite.binding as llvm

from yksi.errors import YksiError
from yksi.kernel.state import Layout
from yksi.native.cache import cache_folder, keep, read_kept
from yksi.native.processors import HOST
from yksi.native.progress import Listener, has_listeners, report

_LOG = logging.getLogger(__name__)
_BESIDE = str(Path(__file__).parent.parent.parent)  # the folder that this package lies in


class CannotCompile(YksiError):
    """The compiler ended without having made anything; what it said is on the error output."""


class ObjectCode:
    """Object code in this process's memory, where it stays: somebody may have its addresses."""

    _kept: ClassVar[list[Any]] = []

    def __init__(self, code: bytes) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        target = llvm.Target.from_triple(llvm.get_process_triple())
        nothing = llvm.parse_assembly("")
        self._engine = llvm.create_mcjit_compiler(nothing, target.create_target_machine(jit=True))
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()
        self._kept.append(self._engine)

    def address(self, symbol: str) -> int:
        return int(self._engine.get_function_address(symbol))


def made_here(layout: Layout, program: str, entries: Sequence[str]) -> ObjectCode:
    """A program for tables of a layout, from the disk or compiled."""
    file = cache_folder() / f"{layout.seats}-{layout.cards}-{layout.events}-{program}.o"
    code = read_kept(file)
    if code is None:
        if not has_listeners():
            _LOG.warning("compiling the rules for this machine; this takes half a minute, once")
        with tempfile.TemporaryDirectory() as folder:
            made = Path(folder, file.name)
            compile_into(made, HOST, layout, entries, report)
            code = made.read_bytes()
        keep(file, code)
    return ObjectCode(code)


def compile_into(
    file: Path, processor: str, layout: Layout, entries: Sequence[str], told: Listener
) -> None:
    """Write object code for some entries into a file, by a compiler in a process of its own."""
    command = [sys.executable, "-m", "yksi.native.compiler", str(file), processor]
    command += [*map(str, layout), *entries]
    path = os.pathsep.join(filter(None, (_BESIDE, os.environ.get("PYTHONPATH"))))
    surroundings = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "0"}
    with subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True) as compiler:
        try:
            assert compiler.stdout is not None
            for line in compiler.stdout:
                name, done, total = line.rstrip("\n").split(" ")
                told(name, int(done), int(total))
        except BaseException:
            compiler.kill()
            raise
    if compiler.returncode:
        raise CannotCompile("the rules could not be compiled for this machine")
