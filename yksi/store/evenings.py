"""Evenings that friends watch: their entries, each written once, and who has the pen.

The database decides everything: whoever writes names the pen, its epoch and the number of the
entry, and one transaction compares and appends. So any server of a house serves any evening, and a
late writer changes nothing. For threads: it waits.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    Column,
    ColumnElement,
    Engine,
    Integer,
    String,
    Table,
    Text,
    delete,
    exists,
    insert,
    literal,
    select,
    update,
)

from yksi.store.engine import transaction
from yksi.store.schema import gone, metadata

TROUBLE = "evenings cannot be read or kept"

evenings = Table(
    "yksi_evenings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),  # milliseconds since 1970, as all times here
    Column("used", BigInteger, nullable=False),  # when it was last written or watched
    Column("heard", BigInteger, nullable=False),  # when whoever has the pen was last there
    Column("began", BigInteger, nullable=False),  # when the time of the evening was 0
    Column("head", Text, nullable=False),  # the first lines of its record
    Column("entries", Integer, nullable=False),  # how many there are
    Column("revision", Integer, nullable=False),  # one more with each change that is shown
    Column("epoch", Integer, nullable=False),  # one more each time that the pen changes hands
    Column("pen", String(64), nullable=False),  # the hash of the token of whoever has it
    Column("writer", Text, nullable=False),  # the name of whoever has it
    Column("spare", String(64)),  # the hash of a key that takes it; null: there is none
    Column("asker", String(64)),  # the hash of the token of whoever asks for it
    Column("asker_name", Text),
    Column("draft", Text, nullable=False),  # what is being counted and no entry yet
)
entries = Table(
    "yksi_entries",
    metadata,
    Column("evening_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Integer, nullable=False),  # of the pen that wrote it
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)


class StoredEvening(NamedTuple):
    """A row of `evenings`, whose columns say what is what."""

    id: str
    created: int
    used: int
    heard: int
    began: int
    head: str
    entries: int
    revision: int
    epoch: int
    pen: str
    writer: str
    spare: str | None = None
    asker: str | None = None
    asker_name: str | None = None
    draft: str = ""


class StoredEntry(NamedTuple):
    epoch: int
    text: str


class Evenings:
    """`engine` has a database that a log was opened with."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # --- reading

    def find(self, name: str) -> StoredEvening | None:
        query = select(*(evenings.c[field] for field in StoredEvening._fields))
        with transaction(self._engine, TROUBLE) as connection:
            row = connection.execute(query.where(evenings.c.id == name)).first()
        return None if row is None else StoredEvening(*row)

    def entries(self, name: str, first: int = 0) -> list[StoredEntry]:
        """The entries from a number on."""
        query = (
            select(entries.c.epoch, entries.c.text)
            .where(entries.c.evening_id == name, entries.c.number >= first)
            .order_by(entries.c.number)
        )
        with transaction(self._engine, TROUBLE) as connection:
            return [StoredEntry(*row) for row in connection.execute(query)]

    def revisions(self, names: Collection[str]) -> dict[str, int]:
        """How far each of these evenings is; those that are no more are left out."""
        query = select(evenings.c.id, evenings.c.revision).where(evenings.c.id.in_(names))
        with transaction(self._engine, TROUBLE) as connection:
            return {row.id: row.revision for row in connection.execute(query)}

    def newest(self, most: int) -> list[StoredEvening]:
        """The evenings that were used last."""
        query = select(*(evenings.c[field] for field in StoredEvening._fields))
        with transaction(self._engine, TROUBLE) as connection:
            rows = connection.execute(query.order_by(evenings.c.used.desc()).limit(most))
            return [StoredEvening(*row) for row in rows]

    def unused(self, since: int) -> list[str]:
        """The evenings that nobody has written or watched since then."""
        return self._names(evenings.c.used < since)

    def empty(self, since: int) -> list[str]:
        """The evenings without an entry that were begun before then."""
        return self._names((evenings.c.created < since) & (evenings.c.entries == 0))

    def _names(self, condition: ColumnElement[bool]) -> list[str]:
        with transaction(self._engine, TROUBLE) as connection:
            query = select(evenings.c.id).where(condition).order_by(evenings.c.used)
            return list(connection.execute(query).scalars())

    # --- writing

    def create(self, evening: StoredEvening) -> bool:
        """Whether the evening is new; a name that is or was another's stays as it is."""
        values = evening._asdict()
        columns = [literal(value, evenings.c[name].type) for name, value in values.items()]
        is_free = ~exists().where(evenings.c.id == evening.id) & ~exists().where(
            gone.c.id == evening.id
        )
        adding = insert(evenings).from_select(list(values), select(*columns).where(is_free))
        with transaction(self._engine, TROUBLE) as connection:
            return connection.execute(adding.returning(evenings.c.id)).first() is not None

    def append(
        self, name: str, pen: str, epoch: int, first: int, texts: Sequence[str], **values: Any
    ) -> bool:
        """Whether the entries from number `first` on are on the disk, and `values` with them.

        They are not, and nothing has changed, when this pen no longer writes or another number is
        the next.
        """
        holds = (evenings.c.pen == pen) & (evenings.c.entries == first)
        rows = [
            {"evening_id": name, "number": number, "epoch": epoch, "text": text}
            for number, text in enumerate(texts, first)
        ]
        values["entries"] = first + len(texts)
        with transaction(self._engine, TROUBLE) as connection:
            found = connection.execute(_changing(name, epoch, values).where(holds))
            if found.rowcount and rows:
                connection.execute(insert(entries), rows)
            return found.rowcount > 0

    def change(self, name: str, epoch: int, **values: Any) -> bool:
        """Whether something else was changed, under the same epoch still."""
        with transaction(self._engine, TROUBLE) as connection:
            return connection.execute(_changing(name, epoch, values)).rowcount > 0

    def hand_over(self, evening: StoredEvening, pen: str, writer: str, heard: int) -> bool:
        """Whether the pen is another's now: nobody was quicker, and no key was used twice."""
        same = (evenings.c.spare.is_not_distinct_from(evening.spare)) & (
            evenings.c.asker.is_not_distinct_from(evening.asker)
        )
        values = {"epoch": evening.epoch + 1, "pen": pen, "writer": writer, "heard": heard}
        freed = {"spare": None, "asker": None, "asker_name": None, "draft": ""}
        with transaction(self._engine, TROUBLE) as connection:
            changing = _changing(evening.id, evening.epoch, values | freed)
            return connection.execute(changing.where(same)).rowcount > 0

    def note(self, name: str, **times: int) -> None:
        """Note that somebody was there, of which nobody is told."""
        with transaction(self._engine, TROUBLE) as connection:
            connection.execute(update(evenings).where(evenings.c.id == name).values(**times))

    def delete(self, name: str, at: int) -> bool:
        """Delete an evening for good; that there was one is remembered.

        Its row goes first: whoever appends at the same moment has it locked, and is waited for.
        """
        with transaction(self._engine, TROUBLE) as connection:
            found = connection.execute(delete(evenings).where(evenings.c.id == name)).rowcount > 0
            if found:
                connection.execute(delete(entries).where(entries.c.evening_id == name))
                connection.execute(insert(gone), {"id": name, "at": at})
            return found


def _changing(name: str, epoch: int, values: dict[str, Any]) -> Any:
    """A change that watchers are told of, as long as the pen is where it was."""
    return (
        update(evenings)
        .where(evenings.c.id == name, evenings.c.epoch == epoch)
        .values(revision=evenings.c.revision + 1, **values)
    )
