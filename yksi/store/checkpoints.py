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

from yksi.store.engine import PATIENCE, words_of
from yksi.store.raw_writes import RawWrites

MOST_BEHIND = 8_192  # writes, some ten megabytes
_MOVE = "PRAGMA wal_checkpoint(PASSIVE)"  # which keeps nobody from writing or reading
logger = logging.getLogger("yksi.log")


class Checkpoints:
    """It belongs to the thread that writes, whose connection is `raw`."""

    def __init__(self, engine: Engine, raw: RawWrites) -> None:
        self._engine = engine
        self._raw = raw
        self._is_needed = engine.dialect.name == "sqlite"
        self._behind = 0
        self._mover: Thread | None = None

    def note(self, writes: int) -> None:
        """So much was committed, and whoever waited for it was answered.

        Where nothing can be moved, it is tried again later, and the thread writes on.
        """
        self._behind += writes
        try:
            self._go_on()
        except Exception as error:  # noqa: BLE001 - drivers raise errors of their own
            _warn(error)

    def close(self) -> None:
        if self._mover is not None:
            self._mover.join(PATIENCE)

    def _go_on(self) -> None:
        if self._mover is not None:
            if not self._mover.is_alive():
                self._mover = None
                self._raw.ask(_MOVE)
        elif self._is_needed and self._behind >= MOST_BEHIND:
            self._behind = 0
            mover = Thread(target=self._move_most, name="yksi-checkpoint", daemon=True)
            mover.start()
            self._mover = mover

    def _move_most(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql(_MOVE)
        except SQLAlchemyError as error:
            _warn(error)


def _warn(error: Exception) -> None:
    logger.warning("what was written could not be moved into the database: %s", words_of(error))
