"""How a server joins the house of a database: alone with a file, among others with PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from threading import Event

from yksi import machine
from yksi.store.engine import read_address
from yksi.store.errors import HouseTakenError
from yksi.store.leases import Alone, Leases
from yksi.store.shared_leases import SharedLeases

PAUSE = 0.1  # seconds between two tries
MEMORY = ":memory:"


def is_shareable(url: str) -> bool:
    """Whether several servers can carry the tables of this database."""
    return read_address(url).get_backend_name() == "postgresql"


def join_house(url: str, address: str | None, seconds: float) -> Leases:
    """Leases for a server that others reach at `address`; without one it knows no others.

    HouseTakenError when somebody is in the way, and still is after the time of a lease: a server
    that was cut off from the database is held for alive so long.
    """
    leases = _leases(url, address, seconds)
    until = machine.monotonic() + (leases.seconds or 0.0)
    while True:
        try:
            leases.start()
        except HouseTakenError:
            if machine.monotonic() >= until:
                raise
            Event().wait(PAUSE)
        else:
            return leases


def _leases(url: str, address: str | None, seconds: float) -> Leases:
    if is_shareable(url):
        return SharedLeases(url, address, seconds)
    database = read_address(url).database
    if not database or database == MEMORY:
        return Alone()
    return Alone(Path(database).resolve())
