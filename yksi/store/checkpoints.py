"""SQLite writes behind its database first; what lies there is moved into it beside the commits.

Left to itself SQLite does so within a commit, several times a second where much is played, and
everybody whose line is in that commit waits for it. Here a thread of its own moves most of it while
others write. What was written meanwhile the writing thread moves, so that what lies behind the
database can begin anew instead of growing.
"""

from __future__ import annotations

import logging
from threading import Thread

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from yksi.store.engine import PATIENCE

MOST_BEHIND = 8_192  # writes, some ten megabytes
logger = logging.getLogger("yksi.log")


class Checkpoints:
    """It belongs to the thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._is_needed = engine.dialect.name == "sqlite"
        self._behind = 0
        self._mover: Thread | None = None

    def note(self, writes: int) -> None:
        """So much was committed, and whoever waited for it was answered."""
        self._behind += writes
        if self._mover is not None:
            if not self._mover.is_alive():
                self._mover = None
                self._move()
        elif self._is_needed and self._behind >= MOST_BEHIND:
            self._behind = 0
            self._mover = Thread(target=self._move, name="yksi-checkpoint", daemon=True)
            self._mover.start()

    def close(self) -> None:
        if self._mover is not None:
            self._mover.join(PATIENCE)

    def _move(self) -> None:
        """Nobody is kept from writing or reading; where it fails, it is tried again later."""
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except SQLAlchemyError as error:
            logger.warning("what was written could not be moved into the database: %s", error)
