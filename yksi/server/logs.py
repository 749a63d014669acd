"""How the operator is told what happens: a line each, plain or JSON, without names by default.

Names of tables and addresses of people stand there as short marks: the same mark is the same
table as long as the server runs, and nobody can find out which. Everything goes through here,
what libraries say and tracebacks included.
"""

from __future__ import annotations

import ipaddress
import json
import logging
import re
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import blake2s
from re import Match

from yksi import machine
from yksi.server.protocol import TABLE_LENGTH

SALT_BYTES = 16
MARK_BYTES = 4
_TABLE = re.compile(
    r"((?:/ws/|/t/|/replay/|/api/tables/))([\w%~.-]+)"  # in an address
    rf"|(\btable )([\w-]{{{TABLE_LENGTH}}})(?![\w-])"  # in a sentence
)
_ADDRESS = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-fA-F:.]*:[\da-fA-F:.]*:[\da-fA-F.]*)(?!\w)"
)


class Marks:
    """Puts marks in the place of names and addresses."""

    def __init__(self) -> None:
        self._salt = machine.token(SALT_BYTES).encode()

    def __call__(self, text: str) -> str:
        return _ADDRESS.sub(self._of_address, _TABLE.sub(self._of_table, text))

    def mark(self, kind: str, name: str) -> str:
        return (
            f"{kind}-{blake2s(name.encode(), key=self._salt, digest_size=MARK_BYTES).hexdigest()}"
        )

    def _of_table(self, found: Match[str]) -> str:
        before, name = found[1] or found[3], found[2] or found[4]
        return before + self.mark("table", name)

    def _of_address(self, found: Match[str]) -> str:
        try:
            address = ipaddress.ip_address(found[0].rstrip(".:") or found[0])
        except ValueError:  # the time of day, perhaps
            return found[0]
        return self.mark("address", str(address))


class Lines(logging.Formatter):
    """Writes a record as a line, or as one of JSON."""

    def __init__(self, kind: str, shown: Callable[[str], str]) -> None:
        super().__init__()
        self._kind = kind
        self._shown = shown

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": self._shown(record.getMessage()),
        }
        trace = (
            "" if record.exc_info is None else self._shown(self.formatException(record.exc_info))
        )
        if self._kind == "json":
            return json.dumps(said | ({"trace": trace} if trace else {}), ensure_ascii=False)
        line = "{time} {level} {logger}: {message}".format(**said)
        return f"{line}\n{trace}" if trace else line


def tell_operator(level: str, kind: str, ids: bool) -> None:
    """From now on everything that is logged goes to standard error, in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(kind, str if ids else Marks()))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("yksi", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
