"""Where `yksi serve` listens: on the port it is told, or near the usual one; whom it believes."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

from yksi.cli.serve import MOST_PORT, listen, read_proxies
from yksi.server.settings import LOOPBACK
from yksi.texts import Trouble


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else has."""
    with listen(LOOPBACK, 0) as other:
        yield other.getsockname()[1]


def test_the_next_free_port_is_taken_when_the_usual_one_is_not_free(taken: int) -> None:
    with listen(LOOPBACK, taken, spare=50) as found:
        port = found.getsockname()[1]
        assert taken < port <= taken + 50
        with listen(LOOPBACK, taken, spare=50) as another:
            assert another.getsockname()[1] > port


def test_a_port_that_was_asked_for_is_not_exchanged(taken: int) -> None:
    with pytest.raises(Trouble):
        listen(LOOPBACK, taken)


def test_there_are_no_ports_behind_the_last_one() -> None:
    with listen(LOOPBACK, MOST_PORT, spare=20) as found:
        assert found.getsockname()[1] == MOST_PORT


def test_an_address_of_another_machine_is_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []
    bind = socket.socket.bind

    class Noted(socket.socket):
        def bind(self, address: tuple[str, int]) -> None:  # type: ignore[override]
            tries.append(address)
            bind(self, address)

    monkeypatch.setattr(socket, "socket", Noted)
    with pytest.raises(Trouble):
        listen("192.0.2.1", 8756, spare=20)
    assert len(tries) <= 2


@pytest.mark.parametrize("words", ["", "localhost", "10.0.0.1,", "10.0.0.0/33", "127.0.0.1;::1"])
def test_proxies_that_nobody_could_believe_are_told(words: str) -> None:
    """Otherwise everybody would seem to come from one address, without a word."""
    with pytest.raises(Trouble, match="error-proxies"):
        read_proxies(words)
