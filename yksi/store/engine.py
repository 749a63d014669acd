"""How a database is opened: what is written lasts, and nobody waits for ever."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import SQLAlchemyError

from yksi.store.errors import LogError

PATIENCE = 5  # seconds for a database that is locked or does not answer
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
        # A server that freezes within a transaction keeps its locks no longer than others wait.
        "options": f"-c statement_timeout={1000 * PATIENCE} -c lock_timeout={1000 * PATIENCE} "
        f"-c idle_in_transaction_session_timeout={1000 * PATIENCE // 2}",
    },
}


def open_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args=_WAITING.get(make_url(url).get_backend_name(), {}))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            for pragma in _DURABLE:
                connection.execute(pragma)

    return engine


@contextmanager
def transaction(engine: Engine, trouble: str) -> Iterator[Connection]:
    """A connection whose work is kept at its end; LogError says what could not be done, and why."""
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise LogError(f"{trouble}: {error}") from error
