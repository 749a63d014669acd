"""What the operator has ordered: who is not let in, which tables are closed or to be deleted.

Orders stand in the database, so that they hold for every server of the house and after a restart.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Engine,
    String,
    Table,
    Text,
    delete,
    insert,
    select,
)

from yksi.store.engine import transaction
from yksi.store.schema import metadata

TROUBLE = "the operator's orders cannot be kept or read"
ADDRESS, TOKEN, CLOSE, DELETE = "address", "token", "close", "delete"

orders = Table(
    "yksi_orders",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("value", String(64), primary_key=True),  # a network, the hash of a token, or a table
    Column("until", BigInteger),  # milliseconds since 1970; null: for ever
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
)


class Order(NamedTuple):
    kind: str
    value: str
    until: int | None
    at: int
    reason: str


class Orders:
    """`engine` has a database that a log was opened with. For threads: it waits."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def give(self, order: Order) -> None:
        """A new order takes the place of an older one about the same."""
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(delete(orders).where(_about(order.kind, order.value)))
            connection.execute(insert(orders), order._asdict())

    def lift(self, kind: str, value: str) -> bool:
        """Whether there was such an order; there is none any more."""
        with transaction(self._engine, TROUBLE) as connection:
            return connection.execute(delete(orders).where(_about(kind, value))).rowcount > 0

    def standing(self, now: int) -> list[Order]:
        """The orders that hold, the oldest first."""
        holds = orders.c.until.is_(None) | (orders.c.until > now)
        columns = [orders.c[name] for name in Order._fields]
        with transaction(self._engine, TROUBLE) as connection:
            found = connection.execute(select(*columns).where(holds).order_by(orders.c.at))
            return [Order(*row) for row in found]


def _about(kind: str, value: str) -> ColumnElement[bool]:
    return (orders.c.kind == kind) & (orders.c.value == value)
