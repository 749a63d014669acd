"""Which table a code leads to, as long as the table is used. For threads: it waits."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Engine, bindparam, func, select, update

from yksi.store.engine import transaction
from yksi.store.schema import LAST_USED, tables

TROUBLE = "the codes of tables cannot be read or kept"
_OTHER = tables.alias("other")
# Given to a table that has none; where another one has it already, nothing is written.
GIVE = (
    update(tables)
    .where(
        tables.c.id == bindparam("table_id"),
        tables.c.code.is_(None),
        ~select(_OTHER.c.id).where(_OTHER.c.code == bindparam("given")).exists(),
    )
    .values(code=bindparam("given"))
)


class Codes:
    """`engine` has a database that a log was opened with."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def of_all(self, wanted: Collection[str]) -> dict[str, str | None]:
        """The codes of tables as they are now; those that are not there are left out."""
        query = select(tables.c.id, tables.c.code).where(tables.c.id.in_(wanted))
        with transaction(self._engine, TROUBLE) as connection:
            return {row.id: row.code for row in connection.execute(query)}

    def table_of(self, codes: Collection[str]) -> str | None:
        """The table that has one of these codes."""
        query = select(tables.c.id).where(tables.c.code.in_(codes))
        with transaction(self._engine, TROUBLE) as connection:
            return connection.execute(query).scalar()

    def living(self) -> int:
        """How many codes are in use."""
        query = select(func.count()).where(tables.c.code.is_not(None))
        with transaction(self._engine, TROUBLE) as connection:
            return connection.execute(query).scalar_one()

    def retire(self, since: int) -> None:
        """Take their codes from tables that nobody has used since then."""
        unused = (since > LAST_USED) & tables.c.code.is_not(None)
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(update(tables).where(unused).values(code=None))
