"""The compiled network as a bot asks it: without NumPy, which a server has no other use for."""

from __future__ import annotations

import ctypes
import struct
from functools import cache
from threading import Thread

from yksi.kernel.state import layout_for
from yksi.native.code import addresses_of
from yksi.native.library import SMALL
from yksi.native.symbols import symbol_of
from yksi.policies.network import ROOM
from yksi.policies.tokens import ROW, Tokens
from yksi.policies.weights import champion_weights, read_family

PROGRAM, ENTRY = "network", "choose_token"
_TOKENS = struct.Struct(f"qq{ROW}s")  # as `tokens.TOKENS` says it
_ARGUMENTS = struct.Struct("5q")  # as `entries` calls: addresses, and how long arrays are
_CALLED = ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_char_p)
_Record = ctypes.c_char * _TOKENS.size
_Room = ctypes.c_double * ROOM


class CompiledNetwork:
    """`policies.network.choose_token` with the weights of the package, which are read once."""

    def __init__(self) -> None:
        layout = layout_for(*SMALL, events=False)  # any: no table is handed over
        self._called = _CALLED(addresses_of(layout, PROGRAM)(symbol_of(ENTRY, layout)))
        read_family()

    def __call__(self, tokens: Tokens, seats: int) -> int:
        """The choice that is liked most where so many sit. Threads can ask at the same time."""
        packed = _TOKENS.pack(tokens.faces, tokens.others, tokens.row)
        record, room = _Record.from_buffer_copy(packed), _Room()
        places = ctypes.addressof(record), ctypes.addressof(room)
        weights = champion_weights(seats).buffer_info()  # where they lie, and how many
        given = _ARGUMENTS.pack(places[0], *weights, places[1], ROOM)
        return int(self._called(given))


class _Preparing(Thread):
    """A thread that loads or compiles the network, so that nobody waits for it."""

    def __init__(self) -> None:
        super().__init__(name="network", daemon=True)
        self.made: CompiledNetwork | None = None

    def run(self) -> None:
        self.made = CompiledNetwork()


@cache
def _preparing() -> _Preparing:
    thread = _Preparing()
    thread.start()
    return thread


def compiled_network() -> CompiledNetwork | None:
    """The network, or None as long as it is being prepared; the first call begins with that."""
    return _preparing().made


def wait_for_network() -> None:
    """Come back when the network is compiled."""
    _preparing().join()
