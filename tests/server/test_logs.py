"""What the operator reads: one line each, and no names of tables or people's addresses."""

from __future__ import annotations

import json
import logging
import socket
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.serving import PATIENCE, Client, running
from yksi.server.logs import Lines, Marks

TABLE = "AbCdEf_hIj-l"
TOKEN = "Annas-browser-alone-knows-this-and-no-other"
EVENING = "AbCdEf_hIj-lAbCdEf_hIj"
SAID = [
    (f"table {TABLE} has failed and opens anew", TABLE),
    (f"the log of table {TABLE} is damaged in line 3: it is missing", TABLE),
    (f'127.0.0.1:54321 - "WebSocket /ws/{TABLE}" [accepted]', TABLE),
    (f'10.1.2.3:54321 - "GET /api/tables/{TABLE}/replay HTTP/1.1" 200', "10.1.2.3"),
    ('[2001:db8::7]:5 - "GET / HTTP/1.1" 200', "2001:db8::7"),
    ("no answer from ::1", "::1"),
    ('"GET /c/KUUSI-421 HTTP/1.1" 200', "KUUSI"),
    ('"GET /api/codes/kuusi%20421 HTTP/1.1" 200', "421"),
    (f'"GET /api/evenings/{EVENING}/record HTTP/1.1" 200', EVENING),
    (f'"GET /score/{EVENING} HTTP/1.1" 200', EVENING),
    (f"evening {EVENING} changes too often", EVENING),
    (f'"GET /qr.svg?link=https%3A%2F%2Fcards.example%2Ft%2F{TABLE} HTTP/1.1" 200', TABLE),
    (f'"GET /qr.svg?link=https%3a%2f%2Fcards.example%2fscore%2F{EVENING}%23key" 200', "key"),
]


def record(message: str, trace: bool = False) -> logging.LogRecord:
    error = None
    if trace:
        try:
            raise ValueError(message)
        except ValueError as raised:
            error = type(raised), raised, raised.__traceback__
    return logging.LogRecord("yksi.owner", logging.ERROR, "", 1, message, (), error)


@pytest.mark.parametrize(("message", "hidden"), SAID)
@pytest.mark.parametrize("kind", ["plain", "json"])
def test_names_and_addresses_are_marks(message: str, hidden: str, kind: str) -> None:
    marked = Lines(kind, Marks())
    assert hidden not in marked.format(record(message))
    assert hidden not in marked.format(record(message, trace=True))
    assert hidden in Lines(kind, str).format(record(message))


def test_a_mark_is_the_same_as_long_as_the_server_runs() -> None:
    marks = Marks()
    in_sentence, in_address = marks(f"table {TABLE} fails"), marks(f"GET /t/{TABLE}")
    mark = in_sentence.split()[1]
    assert mark.startswith("table-")
    assert in_address == f"GET /t/{mark}"
    assert marks("table AbCdEf_hIj-m fails") != in_sentence
    assert Marks()(f"table {TABLE} fails") != in_sentence  # nobody can look it up


@pytest.mark.parametrize(
    "text",
    [
        "at 12:30:45 the table could not be kept",
        "version 3.11.7",
        "see std::decay",
        "GET /t",
        'File "/opt/yksi/server/tables/owner.py", line 90, in __init__',
    ],
)
def test_other_words_stay(text: str) -> None:
    assert Marks()(text) == text


def test_lines_of_json_hold_everything() -> None:
    line = Lines("json", str).format(record("two\nlines", trace=True))
    assert "\n" not in line
    found = json.loads(line)
    assert found["time"].endswith("+00:00")
    assert (found["level"], found["logger"]) == ("error", "yksi.owner")
    assert found["message"] == "two\nlines"
    assert "ValueError: two" in found["trace"]
    assert "trace" not in json.loads(Lines("json", str).format(record("well")))


def test_plain_lines_begin_with_the_time() -> None:
    line = Lines("plain", str).format(record("table is full"))
    assert line.endswith("+00:00 error yksi.owner: table is full")


def test_requests_are_told_and_what_is_said_in_them_is_not(tmp_path: Path) -> None:
    """Also by the most talkative of logs: no tokens, no secrets, no way to a table."""
    with running(tmp_path, options=("--log-level", "debug")) as server:
        anna = Client(server, server.new_table(), "Anna", token=TOKEN).greet()
        assert anna.code is not None
        assert server.get(f"/api/codes/{anna.code}")[0] == 200
        with suppress(InvalidStatus):  # a server of another house
            Client(server, anna.table).open(additional_headers={"yksi-peer-secret": "of-theirs"})
        anna.obey("say", text="between us")
    said = "".join(server.said)
    assert "GET /api/codes/" in said
    assert "WebSocket /ws/" in said
    for secret in (TOKEN[:8], anna.table, anna.code, "of-theirs", "between us"):
        assert secret not in said


@pytest.mark.parametrize(("level", "count"), [("info", 0), ("debug", 2)])
def test_what_strangers_send_fills_no_log(tmp_path: Path, level: str, count: int) -> None:
    said = (b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n")
    with running(tmp_path, options=("--log-level", level)) as server:
        host, port = server.address.split(":")
        for words in said:
            with socket.create_connection((host, int(port)), PATIENCE) as line:
                line.sendall(words)
                assert line.recv(12) in (b"HTTP/1.1 400", b"HTTP/1.1 200")
    assert sum("equest" in line and "warning" in line for line in server.said) == count
