"""Leases: one server at a time carries a table, and whoever has lost it cannot write."""

from __future__ import annotations

import os
import struct
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from psycopg import Error
from sqlalchemy import create_engine, insert, text

from tests.serving import PATIENCE, open_database
from yksi.store import (
    Alone,
    Elsewhere,
    HouseTakenError,
    Lease,
    Leases,
    Log,
    LogError,
    StaleError,
    schema,
)
from yksi.store.engine import open_engine
from yksi.store.raw_writes import RawWrites, Write
from yksi.store.shared_leases import SharedLeases
from yksi.store.snapshots import replacing

LONG = 60.0  # seconds: does not end in a test


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_database("postgresql", tmp_path_factory.mktemp("leases")) as found:
        Log(found).close()
        yield found


@pytest.fixture
def join(url: str) -> Iterator[Callable[..., SharedLeases]]:
    """Servers that leave the house when the test is over."""
    joined: list[SharedLeases] = []

    def start(address: str | None = "http://there", seconds: float = LONG) -> SharedLeases:
        leases = SharedLeases(url, address, seconds)
        leases.start()
        joined.append(leases)
        return leases

    yield start
    for leases in joined:
        leases.close()


def end_now(url: str, leases: SharedLeases) -> None:
    """As if its time had run out."""
    engine = create_engine(url)
    with engine.begin() as connection:
        statement = text("UPDATE yksi_servers SET until = clock_timestamp() WHERE id = :id")
        connection.execute(statement, {"id": leases.server})
    engine.dispose()


def take(leases: Leases, table: str, *unreached: str) -> Lease | Elsewhere | None:
    return leases.take_all([table], unreached).get(table)


def taken(leases: SharedLeases, table: str, *unreached: str) -> Lease:
    lease = take(leases, table, *unreached)
    assert isinstance(lease, Lease)
    return lease


Join = Callable[..., SharedLeases]


def test_a_table_has_one_server_until_it_is_given_back(log: Log, join: Join) -> None:
    log.create("one", 1).result()
    first, second = join("http://first"), join("http://second")
    assert first.owner_of("one") is None
    lease = taken(first, "one")
    assert take(second, "one") == Elsewhere("http://first")
    assert second.owner_of("one") == "http://first"
    first.release(lease)
    assert second.owner_of("one") is None
    assert taken(second, "one").epoch == lease.epoch + 1
    assert take(first, "one") == Elsewhere("http://second")


def carried(log: Log, join: Join, table: str) -> tuple[SharedLeases, SharedLeases, Lease]:
    """Two servers, and the lease of a table that the first of them carries."""
    log.create(table, 1).result()
    first, second = join("http://first"), join("http://second")
    return first, second, taken(first, table)


def test_a_server_that_froze_while_it_wrote_does_not_keep_its_tables(
    url: str, log: Log, join: Join
) -> None:
    first, second, lease = carried(log, join, "frozen")
    engine = open_engine(url)
    with engine.connect() as connection:
        locking = text("SELECT 1 FROM yksi_servers WHERE id = :id FOR KEY SHARE")
        connection.execute(locking, {"id": first.server})  # and nothing more comes
        end_now(url, first)
        assert taken(second, "frozen").epoch == lease.epoch + 1
        connection.invalidate()
    engine.dispose()


class Freezing(dict[str, Any]):
    """A row whose server freezes while it writes it."""

    def __init__(self, fields: dict[str, Any], meanwhile: Callable[[], None]) -> None:
        super().__init__(fields)
        self._last = list(fields)[-1]
        self._meanwhile = meanwhile

    def __getitem__(self, name: str) -> Any:
        if name == self._last:
            self._meanwhile()
        return super().__getitem__(name)


LINES = insert(schema.lines)
LINE = {"version": 0, "text": "0.000 A leaves"}
SNAPSHOT = {"version": 1, "form": "form", "digest": "", "body": b""}


@pytest.mark.parametrize(
    ("table", "statement", "written"),
    [("line", LINES, [LINE]), ("shot", replacing("postgresql"), [SNAPSHOT] * 2)],
)
def test_nor_does_one_that_froze_in_the_middle_of_it(
    url: str, log: Log, join: Join, table: str, statement: Any, written: list[dict[str, Any]]
) -> None:
    """PostgreSQL interrupts neither a COPY nor statements in a row that wait for more to come."""
    first, second, lease = carried(log, join, table)
    epochs = []

    def meanwhile() -> None:
        end_now(url, first)
        epochs.append(taken(second, table).epoch)

    engine = open_engine(url)
    *rows, last = [{"table_id": table, **fields} for fields in written]
    with pytest.raises(Error, match="idle-in-transaction"):
        RawWrites(engine, LINES).commit(
            [Write(statement, [*rows, Freezing(last, meanwhile)], lease)]
        )
    assert epochs == [lease.epoch + 1]
    assert log.lines(table) == []
    engine.dispose()


def test_nor_does_one_that_froze_while_it_sent_a_long_message(
    url: str, log: Log, join: Join
) -> None:
    """Half of a statement's rows have come: no timeout of PostgreSQL ends it."""
    first, second, lease = carried(log, join, "half")
    engine = open_engine(url)
    connection: Any = engine.raw_connection().driver_connection
    with closing(connection):
        first.check(connection.cursor(), [lease])
        parse = b"\0SELECT $1::text\0\0\0"
        os.write(connection.fileno(), b"P" + struct.pack("!i", 4 + len(parse)) + parse)
        os.write(connection.fileno(), b"B" + struct.pack("!i", 100_000) + b"\0")  # and no more
        end_now(url, first)
        assert _take_in_the_end(second, "half").epoch == lease.epoch + 1
    engine.dispose()


def _take_in_the_end(leases: SharedLeases, table: str) -> Lease:
    """As people come again and again to a table that nobody could open."""
    for _ in range(3):
        with suppress(LogError):
            return taken(leases, table)
    raise AssertionError("nobody could take it over")


def test_there_is_no_lease_of_a_table_that_is_not(join: Join) -> None:
    leases = join()
    assert take(leases, "nowhere") is None
    assert leases.owner_of("nowhere") is None


def test_one_of_many_who_ask_at_once_gets_it(log: Log, join: Join) -> None:
    log.create("wanted", 1).result()
    servers = [join(f"http://{number}") for number in range(4)]
    with ThreadPoolExecutor(len(servers)) as pool:
        answers = list(pool.map(lambda server: take(server, "wanted"), servers))
    assert sum(isinstance(answer, Lease) for answer in answers) == 1
    assert len({server.owner_of("wanted") for server in servers}) == 1


def test_several_are_taken_together(log: Log, join: Join) -> None:
    first, second = join("http://first"), join()
    for name in ("few", "many", "new", "given back"):
        log.create(name, 1).result()
    for name in ("few", "many"):
        taken(first, name)
    second.release(taken(second, "given back"))
    first._let_go()
    wanted = ["new", "many", "nowhere", "given back", "few"]
    there = Elsewhere("http://first")
    assert second.take_all(["few", "many"]) == {"few": there, "many": there}
    found = second.take_all(wanted, ["http://first"])
    assert found == {
        name: Lease(name, epoch, second)
        for name, epoch in (("new", 1), ("many", 2), ("given back", 2), ("few", 2))
    }


def test_servers_that_want_the_same_tables_at_once_share_them(log: Log, join: Join) -> None:
    names = [f"shared {number}" for number in range(40)]
    for name in names:
        log.create(name, 1).result()
    servers = [join(f"http://{number}") for number in range(4)]
    orders = [names, names[::-1], names[20:] + names[:20], names[::2] + names[1::2]]
    with ThreadPoolExecutor(len(servers)) as pool:
        answers = list(pool.map(lambda server, order: server.take_all(order), servers, orders))
    for name in names:
        assert sum(isinstance(answer[name], Lease) for answer in answers) == 1


def test_whoever_could_not_renew_loses_its_tables_and_cannot_write(
    url: str, log: Log, join: Join
) -> None:
    log.create("lost", 1).result()
    first, second = join(), join()
    old = taken(first, "lost")
    log.append("lost", 0, ["kept"], old).result()
    end_now(url, first)
    with pytest.raises(StaleError):  # nobody has taken the table, and yet
        log.append("lost", 1, ["too late"], old).result()
    new = taken(second, "lost")
    assert new.epoch == old.epoch + 1
    assert not first.renew()
    with pytest.raises(StaleError):
        log.append("lost", 1, ["much too late"], old).result()
    with pytest.raises(StaleError):
        take(first, "lost")
    log.append("lost", 1, ["of the second"], new).result()
    assert log.lines("lost") == ["kept", "of the second"]


def test_renewing_in_time_keeps_every_table(url: str, log: Log, join: Join) -> None:
    first, second = join("http://first"), join()
    leases = []
    for name in ("a", "b", "c"):
        log.create(name, 1).result()
        leases.append(taken(first, name))
    end_now(url, first)
    assert first.renew()  # late, and nobody was quicker
    for lease in leases:
        assert take(second, lease.table) == Elsewhere("http://first")
        log.append(lease.table, 0, ["kept"], lease).result()


def test_an_older_epoch_of_the_same_server_cannot_write(log: Log, join: Join) -> None:
    log.create("again", 1).result()
    leases = join()
    old, new = taken(leases, "again"), taken(leases, "again")
    leases.release(old)  # comes late and changes nothing
    with pytest.raises(StaleError):
        log.append("again", 0, ["old"], old).result()
    log.append("again", 0, ["new"], new).result()
    leases.release(new)
    with pytest.raises(StaleError):
        log.append("again", 1, ["after all"], new).result()


def test_one_stale_table_harms_no_other(log: Log, join: Join) -> None:
    leases = join()
    for name in ("stale", "fresh"):
        log.create(name, 1).result()
    stale, fresh = taken(leases, "stale"), taken(leases, "fresh")
    leases.release(stale)
    bad, good = log.append("stale", 0, ["x"], stale), log.append("fresh", 0, ["x"], fresh)
    with pytest.raises(StaleError):
        bad.result(PATIENCE)
    good.result(PATIENCE)


def test_a_write_under_way_is_waited_for_before_a_table_is_taken(
    url: str, log: Log, join: Join
) -> None:
    """Whoever takes over reads all that the former owner was told is kept."""
    log.create("slow", 1).result()
    first, second = join(seconds=0.3), join()
    lease = taken(first, "slow")
    engine = create_engine(url)
    with ThreadPoolExecutor(1) as pool, engine.connect() as connection:
        first.renew()
        first.check(connection.connection.cursor(), [lease])
        taking = pool.submit(_take_when_ended, second, "slow")
        connection.execute(text("INSERT INTO yksi_lines VALUES ('slow', 0, 'last word')"))
        _until(lambda: _waits(url))
        assert not taking.done()
        connection.commit()
        assert taking.result(PATIENCE).epoch == lease.epoch + 1
    engine.dispose()
    assert log.lines("slow") == ["last word"]


def _take_when_ended(leases: SharedLeases, table: str) -> Lease:
    for _ in range(10_000):
        found = take(leases, table)
        if isinstance(found, Lease):
            return found
    raise AssertionError("the lease never ended")


def _waits(url: str) -> bool:
    """Whether somebody waits to delete the row of a server."""
    engine = create_engine(url)
    with engine.connect() as connection:
        waiting = text(
            "SELECT count(*) FROM pg_stat_activity "
            "WHERE wait_event_type = 'Lock' AND query LIKE 'DELETE FROM yksi_servers%'"
        )
        found = connection.execute(waiting).scalar_one()
    engine.dispose()
    return bool(found)


def _until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it never came"


def test_a_server_whose_connection_is_gone_need_not_be_waited_for(log: Log, join: Join) -> None:
    log.create("dead", 1).result()
    first, second = join("http://first"), join()
    taken(first, "dead")
    assert take(second, "dead", "http://first") == Elsewhere("http://first")  # it lives
    first._let_go()
    assert take(second, "dead") == Elsewhere("http://first")
    assert taken(second, "dead", "http://first").epoch == 2
    assert first.server not in second.living()


def test_whoever_leaves_the_house_leaves_every_table(log: Log, join: Join, url: str) -> None:
    log.create("left", 1).result()
    first, second = SharedLeases(url, "http://first", LONG), join()
    first.start()
    taken(first, "left")
    assert {first.server, second.server} <= second.living()
    first.close()
    assert first.server not in second.living()
    assert taken(second, "left").epoch == 2


def test_servers_that_know_no_others_do_not_share(url: str, join: Join) -> None:
    alone = join(None)
    for address in (None, "http://second"):
        with pytest.raises(HouseTakenError):
            SharedLeases(url, address, LONG).start()
    alone._let_go()  # as if it had been killed
    join(None)


def test_the_deletion_of_a_table_takes_its_lease_along(url: str, log: Log, join: Join) -> None:
    log.create("deleted", 1).result()
    leases = join()
    lease = taken(leases, "deleted")
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM yksi_tables WHERE id = 'deleted'"))
    engine.dispose()
    with pytest.raises(StaleError):
        log.append("deleted", 0, ["x"], lease).result()


def test_a_file_has_one_server(tmp_path: Path) -> None:
    first, second = Alone(tmp_path / "tables.db"), Alone(tmp_path / "tables.db")
    first.start()
    with pytest.raises(HouseTakenError):
        second.start()
    first.close()
    second.start()
    assert take(second, "any") == Lease("any", 0)
    second.close()
