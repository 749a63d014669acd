"""An evening whose devices ask different servers over one PostgreSQL: one pen, one book."""

from __future__ import annotations

import asyncio
import http.client
from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from tests.server.devices import Device, rounds
from tests.server.wire import Wire
from tests.serving import PATIENCE, Server, open_database

pytestmark = pytest.mark.anyio
SHARED = ("--peer-secret", "a secret of the house", "--lease", "60")
RACES = 8


class Line:
    """How a device asks a server that is a process of its own."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def get(
        self,
        path: str,
        method: str = "GET",
        address: str = "",  # everybody comes from this machine
        said: bytes = b"",
        headers: dict[str, str] | None = None,
    ) -> tuple[int, bytes]:
        return await asyncio.to_thread(self._asked, path, method, said, headers or {})

    def _asked(
        self, path: str, method: str, body: bytes, headers: dict[str, str]
    ) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self._server.address, timeout=PATIENCE)
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        found = answer.status, answer.read()
        connection.close()
        return found


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Wire]]:
    """Two servers of one house."""
    with open_database("postgresql", tmp_path_factory.mktemp("pens")) as database:
        servers = [Server(database, options=SHARED) for _ in range(2)]
        yield [cast("Wire", Line(server)) for server in servers]  # devices only fetch
        for server in servers:
            server.stop()
            assert not server.tracebacks()


async def test_the_pen_is_never_in_two_hands(lines: list[Wire]) -> None:
    """Two take it by one key at once, each at a server of their own, and everybody writes on."""
    one, two = lines
    holder = Device(one)
    await holder.begin()
    written = 0
    for race in range(1, RACES + 1):
        key = await holder.spare()
        takers = [replace(holder.friend(), wire=line) for line in (one, two)]
        answers = await asyncio.gather(*(taker.wish("take", key=key) for taker in takers))
        assert sorted(status for status, _ in answers) == [200, 403]
        winner = next(
            taker for taker, (status, _) in zip(takers, answers, strict=True) if status == 200
        )
        assert winner.epoch == race + 1
        fresh = rounds(written + 3, written)
        pens = [winner, replace(winner, wire=two if winner.wire is one else one)]
        others = [holder, *(taker for taker in takers if taker is not winner)]
        told = await asyncio.gather(*(pen.write(written, fresh) for pen in (*pens, *others)))
        assert [status for status, _ in told] == [200, 200, 409, 409]  # sent twice, kept once
        assert all(answer["code"] == "pen-moved" for _, answer in told[2:])
        written += len(fresh)
        holder = winner
        for line in (one, two):
            _, seen = await replace(holder.friend(), wire=line).look()
            assert (seen["epoch"], seen["lines"]) == (race + 1, rounds(written))
