"""The browser's side of fair deals for tests: the page's own code, run by Node without a screen."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tests.node import WEB, need_node
from tests.party import NAMES, Party
from yksi.messages import commands as say
from yksi.seeds import secret_of
from yksi.server.tables.parts import Parts, encode_effects, state_message
from yksi.table import Effect, Stage, Table

TABLE = "table"
_decode = msgspec.json.Decoder(say.AnyCommand).decode


class Browsers:
    """One Node for all of them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._opened = 0

    def ask(self, what: str, **values: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": what, **values}) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the browser's code failed; Node has said why"
        return json.loads(line)

    def new(self) -> str:
        """Somebody's browser, with a name of its own."""
        self._opened += 1
        name = f"browser {self._opened}"
        self.ask("open", name=name, table=TABLE)
        return name


@contextmanager
def running() -> Iterator[Browsers]:
    with subprocess.Popen(
        [need_node(), "scripts/deals.mjs"],
        cwd=WEB,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        yield Browsers(process)
        assert process.stdin is not None
        process.stdin.close()


Lie = Callable[[int, dict[str, Any]], None]  # to a person: changes a message
Loss = Callable[[int, say.Command], bool]  # of a person's command: acknowledged and not obeyed


@dataclass
class Watched(Party):
    """A table whose people have browsers; whoever runs it may lie to them."""

    browsers: Browsers | None = None
    pages: dict[int, str] = field(default_factory=dict)  # by person
    lie: Lie = lambda person, message: None
    lose: Loss = lambda person, command: False
    opening: set[int] = field(default_factory=set)  # whose line was opened just now
    waiting: list[tuple[int, say.Command]] = field(default_factory=list)  # of the browsers
    obeying: bool = False

    @classmethod
    def sit(
        cls, browsers: Browsers, rules: str, people: int = 1, bots: int = 1, seed: int = 0
    ) -> Watched:
        party = cls(seed=seed, browsers=browsers)
        browsers.ask("chance", seed=seed)
        for person in range(people):
            party.pages[person] = browsers.new()
            party.opening.add(person)
            party.enter(NAMES[person])
        party.set("rules", rules)
        for bot in range(bots):
            party.do(0, say.SeatBot(f"Bot {bot}", "casual"))
        return party

    def begin(self) -> None:
        for person in self.pages:
            self.do(person, say.Ready())
        self.do(0, say.StartGame())

    def play_round(self) -> None:
        for _ in range(6000):
            if self.room.stage is not Stage.PLAYING and self.room.used is None:
                return  # over, and the result stands
            if any(self.obey(person) for person in self.pages) or self.bots_act():
                continue
            at = self.table.wake_at()
            assert at is not None
            self.wait(max(0, at - self.now))
        raise AssertionError("the round did not end")

    def play_on(self, rounds: int) -> None:
        for _ in range(rounds - 1):
            self.play_round()
            for person in self.pages:
                if self.room.stage is not Stage.PLAYING:
                    self.do(person, say.Ready())
        self.play_round()

    # --- telling

    def _keep(self, effects: list[Effect]) -> None:
        super()._keep(effects)
        for person, message in [(each, self._message(each, effects)) for each in self.pages]:
            self._tell(person, message)
        self._obey_browsers()

    def _message(self, person: int, effects: list[Effect]) -> dict[str, Any] | None:
        """What the server would send; None to who has not come in yet."""
        if person >= len(self.room.people):
            return None
        told = [text for effect, text in encode_effects(effects) if effect.reaches(person)]
        parts = Parts(self.table).whole(person)
        message: dict[str, Any] = json.loads(
            state_message(len(self.table.lines), self.now, told, parts)
        )
        self.lie(person, message)
        return message

    def _tell(self, person: int, message: dict[str, Any] | None) -> None:
        assert self.browsers is not None
        if message is None:
            return
        name, first = self.pages[person], person in self.opening
        self.opening.discard(person)
        for said in self.browsers.ask("take", name=name, me=person, state=message, first=first):
            self.waiting.append((person, _decode(json.dumps(said))))

    def _obey_browsers(self) -> None:
        """One after another, as they came: first everybody is told of it, then it is answered."""
        assert self.browsers is not None
        if self.obeying:
            return
        self.obeying = True
        while self.waiting:
            person, command = self.waiting.pop(0)
            refusal = None
            if not self.lose(person, command):
                reply = self.table.handle(self.now, person, command)
                refusal = None if reply.refusal is None else str(reply.refusal.code)
                self._keep(reply.effects)
            self.browsers.ask("answer", name=self.pages[person], refusal=refusal)
        self.obeying = False

    def reload(self, person: int) -> None:
        """The page is opened anew and reads the table; what the browser keeps stays."""
        assert self.browsers is not None
        self.browsers.ask("open", name=self.pages[person], table=TABLE)
        self.opening.add(person)
        self._keep([])

    def restart(self, table: Table) -> None:
        """The table wakes up from a log; everybody comes back with the page that they have."""
        self.table = table
        self.opening = set(self.pages)
        self._keep([])

    def receipt(self, person: int) -> dict[str, Any]:
        assert self.browsers is not None
        found: dict[str, Any] = self.browsers.ask("receipt", name=self.pages[person], table=TABLE)
        return found


def parts_of(seed: int) -> str:
    """A part that somebody without a browser could have picked."""
    return secret_of(9000 + seed)
