"""What one line waits for: messages in order, and room to write."""

from __future__ import annotations

import asyncio

import pytest

from yksi.server.lines.waiting import Inbox, Sluice

pytestmark = pytest.mark.anyio


async def test_messages_are_read_in_the_order_in_which_they_came() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for number in range(3):
        inbox.put_nowait({"number": number})
    assert await reading == {"number": 0}
    assert not inbox.empty()
    assert [await inbox.get() for _ in range(2)] == [{"number": 1}, {"number": 2}]
    assert inbox.empty()


async def test_a_reader_who_gives_up_takes_nothing_away() -> None:
    inbox = Inbox()
    reading = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    reading.cancel()
    inbox.put_nowait({"number": 1})
    await asyncio.gather(reading, return_exceptions=True)
    assert reading.cancelled()
    assert await inbox.get() == {"number": 1}


async def test_everybody_goes_on_when_there_is_room_again_except_who_gave_up() -> None:
    sluice = Sluice()
    await sluice.wait()
    sluice.clear()
    assert not sluice.is_set()
    waiting = [asyncio.create_task(sluice.wait()) for _ in range(3)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    sluice.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert [each.cancelled() for each in waiting] == [False, True, False]
    assert sluice.is_set()
