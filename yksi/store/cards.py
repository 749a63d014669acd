"""The cards of tables that want to be found: what strangers read before they come in.

A card belongs to the server that carries the table; when that one is no longer alive it is not
shown, and whoever carries the table next writes it anew.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import (
    BigInteger,
    Column,
    Engine,
    MetaData,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
)

from yksi.store.engine import transaction

TROUBLE = "the list of tables cannot be read or written"
metadata = MetaData()  # of its own: what servers write anew is not backed up
cards = Table(
    "yksi_cards",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("server", BigInteger, nullable=False),
    Column("card", Text, nullable=False),  # as JSON
)


class Cards:
    """`engine` has the table above, which is made with the log."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def write(self, server: int, changed: Mapping[str, str], gone: Collection[str]) -> None:
        """Put the cards of tables that this server carries, and take away those that are over."""
        rows = [
            {"table_id": table, "server": server, "card": card} for table, card in changed.items()
        ]
        ours = cards.c.table_id.in_(gone) & (cards.c.server == server)
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(delete(cards).where(cards.c.table_id.in_(changed) | ours))
            if rows:
                connection.execute(insert(cards), rows)

    def shown(self, living: Collection[int]) -> list[str]:
        """The cards of all tables that living servers carry."""
        query = select(cards.c.card).where(cards.c.server.in_(living)).order_by(cards.c.table_id)
        with transaction(self._engine, TROUBLE) as connection:
            return list(connection.execute(query).scalars())

    def forget_dead(self, living: Collection[int]) -> None:
        """Delete the cards of servers that are no more."""
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(delete(cards).where(cards.c.server.not_in(living)))
