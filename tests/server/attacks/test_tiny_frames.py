"""Frames without end: each costs next to nothing to send, and others wait while it is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serving import Client, Server, host, running
from yksi.server.guard.limits import Limits

MOST = Limits().frames_per_socket
NO_MASK = b"\x80\x00\x00\x00\x00"  # the length of nothing, and a mask that changes nothing
FRAMES = {"pings": b"\x89", "pongs": b"\x8a", "texts": b"\x81", "pieces": b"\x00"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limit = ("--limit", f"frames-per-socket={MOST}")
    with running(tmp_path_factory.mktemp("frames"), options=limit) as server:
        yield server


def last_words(client: Client) -> ConnectionClosed:
    """How a line ends, after whatever was still said."""
    with pytest.raises(ConnectionClosed) as ended:
        client.wait(lambda _: False)
    return ended.value


@pytest.mark.parametrize("kind", FRAMES)
def test_who_sends_frames_without_end_is_cut_off(server: Server, kind: str) -> None:
    anna = host(server)
    flooding = Client(server, anna.table, "Flood").greet()
    start = b"\x01" + NO_MASK if kind == "pieces" else b""
    flooding.socket.socket.sendall(start + (FRAMES[kind] + NO_MASK) * 10 * MOST)
    ended = last_words(flooding)
    assert ended.rcvd is None or (kind == "texts" and ended.rcvd.code == 4001)
    assert anna.say("say", text="still here")["type"] == "done"
    assert not server.tracebacks()


def test_some_pings_at_once_are_answered(server: Server) -> None:
    anna = host(server)
    anna.socket.socket.sendall((FRAMES["pings"] + NO_MASK) * (MOST // 2))
    assert anna.say("say", text="still here")["type"] == "done"


def test_a_text_that_is_none_is_no_news_for_the_operator(server: Server) -> None:
    anna = host(server)
    anna.socket.socket.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")
    ended = last_words(anna)
    assert ended.rcvd is not None
    assert ended.rcvd.code == 4001
    assert not server.tracebacks()
