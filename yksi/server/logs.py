"""How the operator is told what happens: a line each, plain or JSON, without names by default.

Names and codes of tables and addresses of people stand there as short marks: the same mark is the
same table as long as the server runs, and nobody can find out which. Everything goes through here,
what libraries say and tracebacks included; what people and servers say to each other does not.
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
# What uvicorn warns of: anybody can send it, as often as they like, and fill a disk.
STRANGERS = ("Invalid HTTP request received.", "Unsupported upgrade request.")
EVENING_LENGTH = 22  # letters of the name of an evening with paper cards
# What is named in an address, by what stands before it; in one that is part of another, a slash
# is written as %2F. Folders of the code are called so, too, and tracebacks name its files.
_KINDS = {"c": "code", "codes": "code", "score": "evening", "evenings": "evening"}
_NAME = re.compile(
    r"((?:/|%2F)(?:api(?:/|%2F))?(ws|t|replay|tables|c|codes|score|evenings)(?:/|%2F))"
    r'(?!\w+\.py", line )([\w%~.-]+)'
    rf"|(\b(table|evening) )((?:[\w-]{{{TABLE_LENGTH}}}|[\w-]{{{EVENING_LENGTH}}})(?![\w-]))",
    re.IGNORECASE,
)
_ADDRESS = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-fA-F:.]*:[\da-fA-F:.]*:[\da-fA-F.]*)(?!\w)"
)


class Marks:
    """Puts marks in the place of names and addresses."""

    def __init__(self) -> None:
        self._salt = machine.token(SALT_BYTES).encode()

    def __call__(self, text: str) -> str:
        return _ADDRESS.sub(self._of_address, _NAME.sub(self._of_name, text))

    def mark(self, kind: str, name: str) -> str:
        return (
            f"{kind}-{blake2s(name.encode(), key=self._salt, digest_size=MARK_BYTES).hexdigest()}"
        )

    def _of_name(self, found: Match[str]) -> str:
        if found[1] is None:  # in a sentence
            return found[4] + self.mark(found[5].lower(), found[6])
        return found[1] + self.mark(_KINDS.get(found[2].lower(), "table"), found[3])

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
    if level != "debug":
        handler.addFilter(lambda record: record.msg not in STRANGERS)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("yksi").setLevel(level.upper())
    # Below its requests uvicorn tells every header and message, with tokens and secrets in them.
    logging.getLogger("uvicorn").setLevel("INFO" if level == "debug" else level.upper())
