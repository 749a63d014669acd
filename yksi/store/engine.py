"""How a database is opened: what is written lasts, and nobody waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from yksi.store.errors import LogError

PATIENCE = 5  # seconds for a database that is locked or does not answer
FROZEN = PATIENCE / 2  # seconds after which somebody within a transaction is waited for no longer
_DURABLE = (
    "PRAGMA page_size=1024",  # bytes: for a line one of them is written, whole
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA wal_autocheckpoint=50000",  # pages; `checkpoints` comes sooner, unless it fails
)
_WAITING: dict[str, dict[str, Any]] = {
    "sqlite": {"timeout": PATIENCE},
    "postgresql": {
        "connect_timeout": PATIENCE,
        # A machine that is gone answers nothing: without these a line to it hangs for minutes.
        "tcp_user_timeout": 1000 * PATIENCE,
        "keepalives_idle": PATIENCE,
        "keepalives_interval": 1,
        "keepalives_count": PATIENCE,
        # A server that freezes within a transaction keeps its locks no longer than others wait.
        "options": f"-c statement_timeout={1000 * PATIENCE} -c lock_timeout={1000 * PATIENCE} "
        f"-c idle_in_transaction_session_timeout={1000 * FROZEN:.0f}",
    },
}


def read_address(url: str) -> URL:
    """The address of a database that tables can be kept in; LogError when it is none."""
    try:
        address = make_url(url)
        is_known = address.get_backend_name() in _WAITING
    except (ArgumentError, ValueError):  # it may have a password in it, and is not told
        is_known = False
    if not is_known:
        raise LogError("addresses are such as sqlite:///tables.db or postgresql+psycopg://host/db")
    return address


def need_file(url: str) -> None:
    """LogError where a file should be and is not: whoever only looks at tables makes none."""
    address = read_address(url)
    path = Path(address.database or "")
    if address.get_backend_name() == "sqlite" and not path.is_file():
        raise LogError(f"there is no file {path}")


@contextmanager
def needing_driver() -> Iterator[None]:
    """Whoever opens a database, or imports what speaks to it; LogError where that is missing."""
    try:
        yield
    except (ArgumentError, ImportError) as error:
        raise LogError(f"{error} (for PostgreSQL install yksi[postgresql])") from None


def open_engine(url: str) -> Engine:
    address = read_address(url)
    waiting = _WAITING[address.get_backend_name()]
    with needing_driver():
        engine = create_engine(address, connect_args=waiting, hide_parameters=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            for pragma in _DURABLE:
                connection.execute(pragma)

    return engine


def words_of(error: Exception) -> str:
    """What a database says is wrong, in a line: without what it was asked, which names tables."""
    said = getattr(error, "orig", None) or error
    return next(filter(None, str(said).splitlines()), repr(said))


@contextmanager
def transaction(engine: Engine, trouble: str) -> Iterator[Connection]:
    """A connection whose work is kept at its end; LogError says what could not be done, and why."""
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise LogError(f"{trouble}: {words_of(error)}") from error
