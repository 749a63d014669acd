"""What becomes of tables that nobody uses: packed, or deleted. For threads: it waits."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Engine, delete, insert, select

from yksi.store import cards, schema
from yksi.store.engine import transaction
from yksi.store.kept import read_lines
from yksi.store.packing import pack

TROUBLE = "the log cannot be tidied"
_HAS_LINES = (
    select(schema.lines.c.table_id).where(schema.lines.c.table_id == schema.tables.c.id).exists()
)
_HAS_PACK = (
    select(schema.packs.c.table_id).where(schema.packs.c.table_id == schema.tables.c.id).exists()
)


class Retention:
    """`engine` has a database that a log was opened with."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # --- which

    def unused(self, since: int) -> list[str]:
        """The tables that nobody has used since then."""
        return self._names(since > schema.LAST_USED)

    def empty(self, since: int) -> list[str]:
        """The tables that were made before then, and that nobody ever came to."""
        return self._names((schema.tables.c.created < since) & ~_HAS_LINES & ~_HAS_PACK)

    def loose(self, since: int) -> list[str]:
        """The tables that nobody has used since then, and that still have lines as rows."""
        return self._names((since > schema.LAST_USED) & _HAS_LINES)

    def is_gone(self, table: str) -> bool:
        """Whether a table was deleted."""
        with transaction(self._engine, TROUBLE) as connection:
            query = select(schema.gone.c.id).where(schema.gone.c.id == table)
            return connection.execute(query).first() is not None

    def _names(self, condition: ColumnElement[bool]) -> list[str]:
        with transaction(self._engine, TROUBLE) as connection:
            query = select(schema.tables.c.id).where(condition).order_by(schema.LAST_USED)
            return list(connection.execute(query).scalars())

    # --- what

    def pack(self, table: str) -> None:
        """Put the lines of a table into one compressed piece.

        Whoever reads or writes meanwhile finds every line as a row or in the piece. DamagedError
        where one is missing: it would no longer be noticed.
        """
        rows, packs = schema.lines, schema.packs
        with transaction(self._engine, TROUBLE) as connection:
            lines = read_lines(connection, table, 0)
            piece = {"table_id": table, "lines": len(lines), "body": pack(lines)}
            connection.execute(delete(packs).where(packs.c.table_id == table))
            connection.execute(insert(packs), piece)
            connection.execute(
                delete(rows).where(rows.c.table_id == table, rows.c.version < len(lines))
            )

    def delete(self, table: str, at: int) -> None:
        """Delete everything of a table that nobody carries; that there was one is remembered."""
        with transaction(self._engine, TROUBLE) as connection:
            for kept in (schema.lines, schema.packs, schema.snapshots, cards.cards):
                connection.execute(delete(kept).where(kept.c.table_id == table))
            found = connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
            if found.rowcount:
                connection.execute(insert(schema.gone), {"id": table, "at": at})
