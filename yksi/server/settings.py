"""How a server is set up: what `yksi serve` was told, and what holds where it was told nothing."""

from __future__ import annotations

import msgspec

from yksi.editions.own import OwnEdition
from yksi.server.guard.limits import RATE, Limits

LEASE_SECONDS = 10  # long enough that a server under strain does not lose its tables
EMPTY_DAYS = 30
# One each for replays, analyses and bots that think; they start when they are needed.
WORKERS = 3
LOOPBACK = "127.0.0.1"
LOG_FORMATS = ("plain", "json")
LOG_LEVELS = ("debug", "info", "warning", "error")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    rate: int = RATE  # messages a second of one browser
    limits: Limits = Limits()
    addresses: tuple[str, ...] = ()  # where others find this server, as it was started
    is_public: bool = False  # the operator has said so
    editions: tuple[OwnEdition, ...] = ()  # beside those that everybody has
    peer_secret: str | None = None  # by which servers of one house know each other
    peer_address: str | None = None  # where they find this one; None: where it listens
    lease_seconds: int = LEASE_SECONDS  # for which a server carries its tables unless it renews
    workers: int = WORKERS  # processes for long work; none: threads of the server
    metrics_port: int | None = None  # where metrics are told, and to whom
    metrics_host: str = LOOPBACK
    log_level: str = "warning"
    log_format: str = "plain"
    log_ids: bool = False  # whether names of tables and addresses stand in the log
    cluster: str | None = None  # the address of a Dask cluster, for analyses
    keep_days: int = 0  # without use, after which a table is deleted; 0: it is kept for ever
    empty_days: int = EMPTY_DAYS  # until a table is deleted that nobody came to; 0: never
