"""How much one address, one browser, one table and the whole process may ask for.

Every number can be set by `yksi serve --limit NAME=N`; docs/OPERATING.md explains them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields

from yksi import machine

MESSAGE_BYTES = 4_096  # in one message
RATE = 20  # messages a second
BURSTS = 2  # seconds' worth at once
OFF = 1_000_000_000  # a limit that nobody reaches


@dataclass(frozen=True)
class Limits:
    # --- open lines
    sockets: int = 10_000  # of the process; newcomers are refused at nine tenths of them
    sockets_per_address: int = 256  # a school may have one address
    sockets_per_table: int = 250
    sockets_per_token: int = 8  # of one person at one table
    requests_open: int = 512  # that have not come whole; beyond it the oldest is dropped
    requests_ahead: int = 16  # on one line, before the first of them was answered
    head_bytes: int = 65_536  # of a request: its address and headers
    # --- in a minute; three minutes' worth at once
    tables_per_address: int = 10
    tables_per_minute: int = 600  # of the process
    newcomers_per_address: int = 60
    fetches_per_address: int = 1_200
    reports_per_address: int = 4
    entries_per_address: int = 120  # of evenings with paper cards
    floods_per_address: int = 2  # lines that are cut for what came on them
    codes_per_address: int = 4  # that lead nowhere
    codes_per_minute: int = 60  # of the process, that lead nowhere
    # --- of one table
    commands_per_socket: int = 64  # that wait
    commands_per_table: int = 1_024  # that wait
    tellings_per_table: int = 3_000  # in a second: each command is told to everybody there
    lines_per_table: int = 100_000  # of its log; then no other round begins
    bots_per_table: int = 30
    # --- of one evening with paper cards
    entries_per_evening: int = 1_000
    # --- of one line
    frames_per_socket: int = 100  # in a second; messages are few of them (`--rate`)
    waiting_bytes: int = 512_000  # that a browser has not read; then it is sent the whole table
    stalled_seconds: int = 20  # in which it reads nothing; then it is dropped
    hello_seconds: int = 10
    request_seconds: int = 10  # until a request has come whole
    answer_seconds: int = 120  # until its answer has been read
    # --- of the process
    bot_milliseconds: int = 200  # in a second, for bots that leave no pause; a tenth under strain
    lag_milliseconds: int = 250  # of the loop or a table; beyond it the house is full


NAMES = tuple(field.name.replace("_", "-") for field in fields(Limits))


class Bucket:
    """Holds so many seconds' worth of a rate, and fills with time."""

    def __init__(
        self,
        rate: float,
        clock: Callable[[], float] | None = None,
        seconds: float = BURSTS,
    ) -> None:
        self._rate = rate
        self._clock = clock or machine.monotonic
        self._most = max(1.0, seconds * rate)
        self._left = self._most
        self._at = self._clock()

    def take(self, count: int = 1) -> bool:
        """Whether one more, or so many at once, may come now; if so, they are counted."""
        self._fill()
        if self._left < count:
            return False
        self._left -= count
        return True

    def give_back(self) -> None:
        """What was counted does not count after all."""
        self._left = min(self._most, self._left + 1)

    @property
    def is_empty(self) -> bool:
        self._fill()
        return self._left < 1

    @property
    def is_full(self) -> bool:
        self._fill()
        return self._left >= self._most

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._most, self._left + self._rate * (now - self._at))
        self._at = now
