"""Kernels that are ready to be launched on the GPU of this machine."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from numba import cuda
from numba.cuda.cudadrv.driver import binding, driver

from yksi.gpu.compiler import Work, kernel_signature, kernel_source
from yksi.gpu.tables import bytes_for, gpu_layout, table_dtype, tables_in
from yksi.rules import Rules


class Kernel(NamedTuple):
    """Compiled for one game on one device; a block for each of its multiprocessors."""

    code: Any
    blocks: int
    tables: int  # in a block, and threads
    memory: int  # of a block

    def launch(self, empty: Any, players: Any, total: int, given: tuple[Any, ...]) -> None:
        """Play so many, and wait until that is done; everything is on the device."""
        launched = self.code[self.blocks, self.tables, 0, self.memory]
        launched(empty, players, total, given)
        cuda.synchronize()


def _allow(code: Any, device: Any, memory: int) -> None:
    """Let a block have more than 48 kB, which must be asked for; numba-cuda does not do it."""
    (compiled,) = code.overloads.values()
    attribute = binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    handle = compiled._codelibrary.get_cufunc().handle
    driver.cuKernelSetAttribute(attribute, memory, handle, device.id)


@cache
def kernel_for(work: Work, rules: Rules, seats: int) -> Kernel:
    device = cuda.get_current_device()
    dtype = table_dtype(gpu_layout(rules, seats))
    tables = tables_in(dtype, seats, device.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)
    memory = bytes_for(dtype, seats, tables)
    source = kernel_source(dtype, rules, seats, tables, work)
    code = cuda.jit(kernel_signature(dtype, work))(source)
    _allow(code, device, memory)
    return Kernel(code, device.MULTIPROCESSOR_COUNT, tables, memory)
