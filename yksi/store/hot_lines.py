"""The one statement that a server says all day, past SQLAlchemy: lines into a SQLite file.

A commit of a few lines costs SQLAlchemy more than twice what it costs the driver. It belongs to one
thread, and whatever goes wrong with its connection, the next commit opens another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Engine, PoolProxiedConnection

_INSERT = "INSERT INTO yksi_lines (table_id, version, text) VALUES (:table_id, :version, :text)"


class HotLines:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: PoolProxiedConnection | None = None
        self.is_possible = engine.dialect.name == "sqlite"

    def commit(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Back when the rows are on the disk; else none of them is."""
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        try:
            self._connection.cursor().executemany(_INSERT, rows)
            self._connection.commit()
        except BaseException:
            self._connection.invalidate()
            self._connection = None
            raise

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
