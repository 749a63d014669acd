"""Lines that are cut again and again: whoever floods and comes back at once is not read."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from tests.server.lines import WHOLE, listening, speaking
from yksi.server.guard.floods import Floods
from yksi.server.guard.limits import Limits

AT_ONCE = 3  # a minute's one, and three minutes' worth at once
LAST = WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")


async def answer_to(port: int, said: bytes) -> bytes:
    """All that comes back on a line; nothing where it is cut."""
    async with speaking(port) as (reader, writer):
        with suppress(ConnectionError):
            writer.write(said)
            await writer.drain()
            return await reader.read()
    return b""


@pytest.mark.parametrize(("proxies", "is_read"), [("", False), ("127.0.0.1", True), ("*", True)])
def test_whoever_floods_again_and_again_is_not_read(proxies: str, is_read: bool) -> None:
    async def flood() -> None:
        limits = {"requests_ahead": 4, "floods_per_address": 1}
        async with listening(proxies, **limits) as (port, _):
            for _ in range(AT_ONCE):
                assert (await answer_to(port, LAST)).startswith(b"HTTP/1.1 200")
                assert not await answer_to(port, WHOLE * 100)
            assert bool(await answer_to(port, LAST)) == is_read

    asyncio.run(asyncio.wait_for(flood(), 20))


def test_households_are_counted_apart() -> None:
    floods = Floods(Limits(floods_per_address=1))
    for number in range(AT_ONCE):
        floods.note((f"2001:db8:1:2::{number}", 1))
        floods.note(("::ffff:192.0.2.7", 1))
    assert floods.are_from(("2001:db8:1:2::9", 1))
    assert floods.are_from(("192.0.2.7", 1))
    assert not floods.are_from(("2001:db8:1:3::1", 1))
    assert not floods.are_from(None)
