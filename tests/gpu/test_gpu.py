"""Games on a GPU: the kernel compiles for one that is not there, and asking for one is answered."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from tests.compiling import native
from yksi import gpu

HAS_COMPILER = find_spec("numba_cuda") is not None

needs_compiler = pytest.mark.skipif(
    not HAS_COMPILER and "CI" not in os.environ,
    reason="numba-cuda is not installed: make .venv/.gpu",
)


@needs_compiler
def test_both_kernels_compile_for_a_gpu_that_is_not_there() -> None:
    """In a process of its own: the compiler for GPUs teaches Numba things of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.gpu.assembled"],
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    games, trials = map(int, done.stdout.split())
    assert min(games, trials) > 100_000


@native
@needs_compiler
@pytest.mark.parametrize(("rules", "seats"), [("classic", "2"), ("moomin", "3")])
def test_what_a_gpu_is_asked_is_what_the_processor_counts(rules: str, seats: str) -> None:
    """In Numba's simulator, with the kernel interpreted; it too is a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.gpu.simulated", rules, seats],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30


def test_without_a_gpu_it_is_said_why() -> None:
    with pytest.raises(gpu.NoGpu) as caught:
        gpu.play_rows("classic", 4, None, 1, 0, 1)
    assert str(caught.value) in ("gpu-no-package", "gpu-no-device")
