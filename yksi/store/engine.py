"""How a database is opened: what is written lasts, and nobody waits for ever."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url

PATIENCE = 5  # seconds for a database that is locked or does not answer
_WAITING: dict[str, dict[str, Any]] = {
    "sqlite": {"timeout": PATIENCE},
    "postgresql": {
        "connect_timeout": PATIENCE,
        "options": f"-c statement_timeout={1000 * PATIENCE} -c lock_timeout={1000 * PATIENCE}",
    },
}


def open_engine(url: str) -> Engine:
    engine = create_engine(url, connect_args=_WAITING.get(make_url(url).get_backend_name(), {}))
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def _durable(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")

    return engine
