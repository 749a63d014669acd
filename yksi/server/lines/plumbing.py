"""The lines of uvicorn: how long they wait for a browser, and texts that go by at once.

uvicorn waits for the rest of a request, and for a full buffer, for ever, and takes headers of any
length. And what it sends and receives goes through a task and several copies; where nothing waits
before it, a text is written, and heard, by one call.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from yksi.server.collector import Litter
from yksi.server.guard.floods import Floods
from yksi.server.guard.limits import Limits
from yksi.server.lines.waiting import Inbox, Sluice
from yksi.server.metrics import LIMITED

END_SECONDS = 5  # until a line that was closed is gone, read or not
LAST_SECONDS = 1  # the same when the server goes down
DIRECT = "yksi.direct"  # the extension of a socket's scope by which texts are written at once
Listener = Callable[[bytes], bool]  # which takes a text at once, or leaves it
PIECE = 512  # bytes that are read at once: at most some dozen frames, or requests
_TEXT = b"\x81"  # a whole message in one frame


class HttpLine(HttpToolsProtocol):
    """Drops whoever does not say a whole request, or read its answer, in time."""

    limits: ClassVar[Limits]
    litter: ClassVar[Litter]
    floods: ClassVar[Floods]
    coming: ClassVar[OrderedDict[HttpLine, None]]  # whose request is not whole, the oldest first

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0  # bytes of the request that has not come whole, its body not counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.floods.are_from(self.client):
            transport.abort()
        else:
            self._expect_request()

    def data_received(self, data: bytes) -> None:
        """Take what has come piece by piece: of a flood of requests only the first are read."""
        if self._deadline is None:
            self._expect_request()
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._take(data[start : start + PIECE])

    def _take(self, piece: bytes) -> None:
        self._head += len(piece)
        super().data_received(piece)
        if self._head > self.limits.head_bytes:
            self._cut("head-bytes")
        elif len(self.pipeline) > self.limits.requests_ahead:
            self._cut("requests-ahead")

    def on_body(self, body: bytes) -> None:
        super().on_body(body)
        self._head -= len(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._rest()
        self._set_deadline(self.limits.answer_seconds, "answer-seconds")

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._rest()

    def handle_websocket_upgrade(self) -> None:
        self._rest()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # else only the collector can free the two

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest()
        self.litter.closed += 1
        super().connection_lost(exc)
        self.cycle = None  # type: ignore[assignment] # likewise

    def _expect_request(self) -> None:
        self._set_deadline(self.limits.request_seconds, "request-seconds")
        self.coming[self] = None
        if len(self.coming) > self.limits.requests_open:
            next(iter(self.coming))._drop("requests-open")

    def _set_deadline(self, seconds: float, limit: str) -> None:
        self._deadline = self.loop.call_later(seconds, self._drop, limit)

    def _rest(self) -> None:
        """Nothing is waited for; what keeps the line open now is uvicorn's own timeout."""
        self.coming.pop(self, None)
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _cut(self, limit: str) -> None:
        """Drop whoever floods."""
        self.floods.note(self.client)
        self._drop(limit)

    def _drop(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self._rest()
        self.transport.abort()


def frame(text: bytes) -> bytes:
    """A text as a WebSocket's frame from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return _TEXT + size.to_bytes(1, "big") + text
    if size < 1 << 16:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + text


def _is_text(said: bytes) -> bool:
    try:
        said.decode()
    except UnicodeDecodeError:
        return False
    return True


class SocketLine(WebSocketsSansIOProtocol):
    """Drops whoever reads nothing or sends frames without end, and whatever a closed line holds."""

    # So many of its attributes that Python keeps those left over in a dict that lines share the
    # keys of: there are up to thirty of these, and a line saves a kilobyte.
    __slots__ = (
        *("_frames", "_listener", "_second", "_stalled", "close_sent", "conn", "disconnected"),
        *("frames", "handshake_complete", "loop", "queue", "read_paused", "request", "response"),
        *("scope", "transport", "writable"),
    )
    limits: ClassVar[Limits]
    litter: ClassVar[Litter]
    floods: ClassVar[Floods]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment] # what it is asked for, it can
        self.writable = Sluice()  # type: ignore[assignment]
        self._stalled: asyncio.TimerHandle | None = None
        self._listener: Listener | None = None
        self._second = 0.0  # in which so many
        self._frames = 0  # have come

    def data_received(self, data: bytes) -> None:
        """Take what has come piece by piece: of a flood of tiny frames only the first are read."""
        for start in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        now = self.loop.time()
        if now - self._second >= 1:
            self._second, self._frames = now, 0
        self._frames += len(self.conn.events)
        if self._frames > self.limits.frames_per_socket:
            self.floods.note(self.client)
            self._drop("frames-per-socket")
        else:
            super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = {"write": self.write_at_once, "listen": self._listen}

    def _listen(self, listener: Listener | None) -> None:
        self._listener = listener

    def send_receive_event_to_app(self) -> None:
        """Tell the listener, where nothing waits before it; what it leaves goes the long way."""
        said = b"".join(self.frames)
        is_next = self._listener is not None and not self.close_sent and self.queue.empty()
        if is_next and self._is_heard(said):
            self.frames = []
            return
        if not _is_text(said):  # which is no message either way, and no news for the operator
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def _is_heard(self, said: bytes) -> bool:
        assert self._listener is not None
        return self.curr_msg_data_type == "text" and self._listener(said)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":  # what it was opened with is not asked for again
            self.request.headers.clear()
            self.response.headers.clear()

    def write_at_once(self, text: bytes) -> bool:
        """Write a text if the browser takes it now; whoever is told no sends it the long way."""
        if not self._is_open or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True

    @property
    def _is_open(self) -> bool:
        return self.handshake_complete and not self.close_sent and not self.disconnected

    def pause_writing(self) -> None:
        super().pause_writing()
        patience = self.limits.stalled_seconds
        self._stalled = self.loop.call_later(patience, self._drop, "stalled-seconds")

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        self.litter.closed += 1
        super().connection_lost(exc)
        self._listener = None  # and what else only the collector could free:
        self.conn.parser = None  # type: ignore[assignment]
        if hasattr(self, "scope"):  # it was let in
            self.scope["extensions"].pop(DIRECT, None)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._end_within(END_SECONDS)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_within(END_SECONDS)

    def shutdown(self) -> None:
        super().shutdown()
        self._end_within(LAST_SECONDS)

    def _end_within(self, seconds: float) -> None:
        """A transport that is closed waits until its buffer is read, which may be never."""
        self.loop.call_later(seconds, self.transport.abort)

    def _go_on(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def _drop(self, limit: str) -> None:
        LIMITED.labels(limit).inc()
        self.transport.abort()


def lines_with(
    limits: Limits, litter: Litter, floods: Floods
) -> tuple[type[HttpLine], type[SocketLine]]:
    """The classes of lines, for one server with its limits, which count those that were closed."""
    shared = {"limits": limits, "litter": litter, "floods": floods}
    http = type("LimitedHttpLine", (HttpLine,), {**shared, "coming": OrderedDict()})
    socket = type("LimitedSocketLine", (SocketLine,), shared)
    return http, socket
