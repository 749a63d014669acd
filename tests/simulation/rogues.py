"""Those who do not play by the rules: garbage, floods, lines that are opened and left."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

from tests.server.any_messages import is_right, nearly_right, right
from tests.simulation.network import Line, State, Weather
from yksi.server import protocol

if TYPE_CHECKING:
    from tests.simulation.world import World

MOST_LINES = 4


@dataclass
class Rogue:
    """Comes with few tokens and many lines; nobody promises this one an answer."""

    world: World
    tables: list[str]
    dice: Random
    lines: list[Line] = field(default_factory=list)
    ids: int = 10_000

    def __post_init__(self) -> None:
        self.tokens = [self.dice.randbytes(22).hex()[: protocol.TOKEN_LENGTH] for _ in range(2)]

    def act(self) -> None:
        """One misdeed, and the next one later."""
        if self.world.is_calm:
            return
        dice = self.dice
        self.lines = [line for line in self.lines if line.state is State.OPEN]
        if not self.lines or (len(self.lines) < MOST_LINES and dice.random() < 0.3):
            self._come()
        else:
            misdeeds = (self._talk, self._talk, self._talk, self._flood, self._stop, self._vanish)
            dice.choice(misdeeds)(dice.choice(self.lines))
        self.world.later(dice.uniform(0.2, 8.0), self.act)

    def _come(self) -> None:
        dice = self.dice
        table = dice.choice(self.tables) if dice.random() < 0.9 else "nosuchtable"
        line = self.world.open_line(self, table, Weather(), None)
        if line is None:
            return
        self.lines.append(line)
        if dice.random() < 0.9:
            name = dice.choice(("Rogue", "", "x" * 50, None))
            hello: dict[str, Any] = {"type": "hello", "protocol": protocol.VERSION, "name": name}
            seen = dice.choice((0, 3, 10**6, -1))
            self._say(line, json.dumps({**hello, "token": dice.choice(self.tokens), "seen": seen}))

    def _talk(self, line: Line) -> None:
        """Something that can be read, or nearly."""
        dice = self.dice
        if dice.random() < 0.3:
            self._say(line, nearly_right(dice))
            return
        message = right(dice)
        if message["type"] == "do":
            self.ids += 1
            message["id"] = dice.choice((self.ids, 1, -5, 0))
        self._say(line, json.dumps(message))

    def _flood(self, line: Line) -> None:
        for _ in range(self.dice.choice((5, 50, 200))):
            self._talk(line)

    def _stop(self, line: Line) -> None:
        """The line stays, and nobody reads."""
        line.stop_reading()
        if self.dice.random() < 0.5:
            self.world.later(self.dice.uniform(1.0, 60.0), line.read_again)

    def _vanish(self, line: Line) -> None:
        self.dice.choice((line.cut, line.half_open, line.hang_up))()

    def go(self) -> None:
        for line in self.lines:
            line.hang_up()

    def _say(self, line: Line, message: str | bytes) -> None:
        if is_right(message):
            said = json.loads(message)
            if "id" in said:
                self.world.ear(line).asked.append(said["id"])
        line.send(message)

    def hear(self, line: Line, text: str) -> None:
        """It does not listen."""

    def lose(self, line: Line, code: int) -> None:
        """It does not mind."""
