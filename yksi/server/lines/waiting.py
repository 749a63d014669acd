"""What one line waits for. Those of asyncio are made for many who wait, and take kilobytes."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

Message = MutableMapping[str, Any]


class Inbox:
    """What has come and was not read yet, for one reader; in place of `asyncio.Queue`."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Message] = []  # few: a line is not listened to while any waits
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Message) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Message:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._messages.pop(0)


class Sluice:
    """Whether more may be written; in place of `asyncio.Event`."""

    __slots__ = ("_is_open", "_waiting")

    def __init__(self) -> None:
        self._is_open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_open

    def set(self) -> None:
        self._is_open = True
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():  # whoever waited may have been cut off
                each.set_result(None)

    def clear(self) -> None:
        self._is_open = False

    async def wait(self) -> None:
        while not self._is_open:
            each = asyncio.get_running_loop().create_future()
            self._waiting.append(each)
            await each
