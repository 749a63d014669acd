"""People at browsers: they read what they are told, take their time, and do what they may."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.network import Line, State, Weather
from tests.states import made_whole
from yksi.messages import commands as say
from yksi.messages import text_tools
from yksi.seeds import pledge_of
from yksi.server import protocol
from yksi.server.goodbyes import NO_TABLE, NOT_ADMITTED
from yksi.table.procedures.talk import REACTIONS

if TYPE_CHECKING:
    from tests.simulation.world import World

_IDLE = ("call", "forfeit", "accuse", "catch", "jumpin")  # not what a turn waits for
_TEXTS = ("everyone stands up", "joke", "draw_to_color", "rooster", "blank")
LEVELS = ("casual", "careful", "random")
encode = msgspec.json.encode


@dataclass
class TablePlan:
    """What the first person at a table sets up there."""

    rules: str
    settings: tuple[tuple[str, str], ...]
    players: int
    bots: int
    name: str = ""  # once there is such a table


@dataclass
class Manner:
    """How somebody behaves, in seconds and in chances."""

    thinks: tuple[float, float] = (0.3, 3.0)
    talks: float = 0.05  # something beside the cards, of all that is done
    plays: bool = True  # else watches
    goes: float = 0.0  # leaves the page, of all that is done
    away: tuple[float, float] = (1.0, 40.0)


@dataclass
class Asked:
    id: int
    at: float
    command: Any


@dataclass
class Person:
    world: World
    plan: TablePlan
    name: str
    dice: Random
    manner: Manner
    weather: Weather
    line: Line | None = None
    number: int | None = None  # among the people of the table
    parts: dict[str, Any] = field(default_factory=dict)
    version: int = 0
    heard_at: float = 0.0
    moved_at: float = 0.0  # when the version last grew
    now: int = 0  # of the table, when it was heard
    opened_at: float = 0.0
    pending: deque[Asked] = field(default_factory=deque)
    is_put_out: bool = False
    has_gone_home: bool = False
    done: int = 0  # commands obeyed
    _ids: int = 0
    _settings_left: list[tuple[str, str]] = field(default_factory=list)
    _is_thinking: bool = False
    _is_coming: bool = False

    def __post_init__(self) -> None:
        self.token = self.dice.randbytes(22).hex()[: protocol.TOKEN_LENGTH]
        self.part = self.dice.randbytes(32).hex()
        self._settings_left = [("rules", self.plan.rules), *self.plan.settings]

    # --- the line

    def come(self) -> None:
        """Open the page, if it is not open; where nobody answers, try again."""
        self._is_coming = False
        if self.has_gone_home or self.is_put_out or self.line is not None or not self.plan.name:
            return
        line = self.world.open_line(self, self.plan.name, self.weather, self.version)
        if line is None:
            self.come_later(1.0, 5.0)
            return
        self.line = line
        self.opened_at = self.moved_at = self.world.loop.time()
        self.number = None
        self.parts = {}
        self.pending.clear()
        name = self.name
        line.send(encode(protocol.Hello(protocol.VERSION, self.token, name, self.version)).decode())

    def come_later(self, soonest: float, latest: float) -> None:
        if not self._is_coming:
            self._is_coming = True
            self.world.later(self.dice.uniform(soonest, latest), self.come)

    def go(self) -> None:
        if self.line is not None:
            line, self.line = self.line, None
            line.hang_up()

    def lose(self, line: Line, code: int) -> None:
        if self.line is not line:
            return
        self.line = None
        if code == NOT_ADMITTED:
            self.is_put_out = True
        elif code == NO_TABLE and self.world.audit.twin(self.plan.name).room.deleted:
            self.has_gone_home = True
        elif code == NO_TABLE:
            self.world.violate(f"the table {self.plan.name} of {self.name} is not known any more")
        else:
            self.come_later(0.2, 5.0)

    def notice(self) -> None:
        """A line that is dead is given up for a new one."""
        if self.line is not None and self.line.state is State.HALF_OPEN:
            self.line = None
            self.come_later(0.1, 2.0)

    # --- hearing

    def hear(self, line: Line, text: str) -> None:
        if line is not self.line:
            return
        message = msgspec.json.decode(text)
        kind = message["type"]
        self.heard_at = self.world.loop.time()
        if kind == "welcome":
            self.number = message["person"]
        elif kind == "state":
            if message["version"] != self.version:
                self.moved_at = self.heard_at
            self.version, self.now = message["version"], message["now"]
            made_whole(self.parts, message)
            self.think_soon()
        elif "id" in message:
            self.pending = deque(asked for asked in self.pending if asked.id != message["id"])
            self.done += kind == "done"
            self.think_soon()

    # --- thinking

    def think_soon(self) -> None:
        if not self._is_thinking:
            self._is_thinking = True
            self.world.later(self.dice.uniform(*self.manner.thinks), self.think)

    def think(self) -> None:
        self._is_thinking = False
        line = self.line
        if line is None or self.number is None or "mine" not in self.parts:
            return
        if self.world.is_calm and not self.world.plays:
            return
        if self.dice.random() < self.manner.goes and not self.world.is_calm:
            self.go()
            self.come_later(*self.manner.away)
            return
        if len(self.pending) < 3:
            command = self.choose()
            if command is not None:
                self.do(command)
                return
        if not self._is_thinking and self.dice.random() < 0.5:
            self._is_thinking = True
            self.world.later(self.dice.uniform(2.0, 15.0), self.think)

    def do(self, command: Any) -> None:
        if self.line is None:
            return
        self._ids += 1
        self.pending.append(Asked(self._ids, self.world.loop.time(), command))
        self.world.ear(self.line).asked.append(self._ids)
        message = {"type": "do", "id": self._ids, "command": command}
        self.line.send(encode(message).decode())

    @property
    def seconds_unanswered(self) -> float:
        """How long the oldest command has waited on a line that is well."""
        if self.line is None or self.line.state is not State.OPEN or not self.line.reads:
            return 0.0
        since = self.world.loop.time() - self.line.reads_since
        if self.number is None:
            return min(since, self.world.loop.time() - self.opened_at)
        waits = self.world.loop.time() - self.pending[0].at if self.pending else 0.0
        return min(since, waits)

    # --- choosing

    def choose(self) -> Any:
        """What to say now, the most urgent first; None: nothing."""
        dice = self.dice
        if dice.random() < self.manner.talks:
            return dice.choice(list(self._remarks()))
        for found in (self._decision(), self._carrying(), self._part()):
            if found is not None:
                return found
        playing = self.parts["room"]["stage"] == "playing"
        return self._move() if playing else self._before()

    def _decision(self) -> Any:
        room, dice = self.parts["room"], self.dice
        ballot = room["ballot"]
        if ballot and self.number in ballot["voters"] and self.number not in ballot["voted"]:
            return say.Vote(dice.random() < 0.6) if dice.random() < 0.9 else None
        for inquiry in (room["inquiry"], room["request"]):
            if inquiry and inquiry["person"] == self.number and dice.random() < 0.9:
                answer = dice.choice(inquiry["answers"])
                return say.Answer(answer, inquiry["question"]["question"])
        return None

    def _carrying(self) -> Any:
        """The text on a customizable card."""
        carrying, dice = self.parts["room"]["carrying"], self.dice
        if carrying is None:
            return None
        if carrying["chooses"] == self.number:
            hand = list(self.hand)
            dice.shuffle(hand)
            if carrying["gives_to"] is not None:
                return say.HandCards(tuple(hand[: carrying["gives"]]))
            action = {"do": "discard", "cards": hand[: carrying["discards"]]}
            return {"command": "act", "action": action}
        if carrying["person"] != self.number or carrying["chooses"] is not None:
            return None
        if dice.random() < 0.6:
            return say.Done()
        somebody = dice.choice(self.parts["room"]["seats"])
        return say.UseTool(
            dice.choice(
                (
                    text_tools.DrawCards(somebody, 1),
                    text_tools.DiscardCards(somebody, 1),
                    text_tools.ShowHand(somebody),
                    text_tools.PutMarker(somebody, "king"),
                    text_tools.GiveTurn(somebody),
                )
            )
        )

    def _part(self) -> Any:
        """A browser adds to the deal what it has pledged."""
        gathering = self.parts["room"]["gathering"]
        if gathering is None or str(self.number) not in gathering["pledges"]:
            return None
        if self.number in gathering["came"] or self.dice.random() < 0.1:
            return None
        return say.Contribute(self.part)

    def _before(self) -> Any:
        """In the lobby, and between rounds."""
        room, dice = self.parts["room"], self.dice
        me = self.me
        if me is None or not self.manner.plays:
            return None
        if room["host"] == self.number:
            found = self._hosting()
            if found is not None:
                return found
        if not me["acknowledged"] and dice.random() < 0.8:
            return say.Acknowledge()
        if me["pledge"] is None and dice.random() < 0.2:
            return say.Pledge(pledge_of(self.part))
        if not me["ready"] and self.parts["mine"]["offers"]["ready"]:
            return say.Ready()
        enough = room["start"]["ready"] >= self.plan.players + self.plan.bots
        if room["host"] == self.number and room["start"]["possible"]:
            return say.StartGame() if enough or dice.random() < 0.1 else None
        return None

    def _hosting(self) -> Any:
        room, dice = self.parts["room"], self.dice
        if room["stage"] == "lobby" and self._settings_left:
            return say.Change(*self._settings_left.pop(0))
        bots = [person for person in room["people"] if person["bot"] is not None]
        if len(bots) < self.plan.bots and len(room["people"]) < room["start"]["most"]:
            return say.SeatBot(f"Bot {dice.randrange(1000)}", dice.choice(LEVELS))
        return None

    def _move(self) -> Any:
        room, cards, mine, dice = (*(self.parts[n] for n in ("room", "cards", "mine")), self.dice)
        legal, seat = mine["legal"], mine["seat"]
        if seat is None or room["ballot"] or room["inquiry"] or cards is None:
            return None
        aside = [action for action in legal if action["do"] in ("call", "catch", "jumpin")]
        if aside and dice.random() < 0.5:
            return {"command": "act", "action": dice.choice(aside)}
        if mine["offers"]["draw_on"]:
            return say.DrawOn()
        useful = [action for action in legal if action["do"] not in _IDLE]
        waited = str(self.number) in room["waited_since"]
        if useful and (waited or dice.random() < 0.1):
            return {"command": "act", "action": dice.choice(useful)}
        return None

    def _remarks(self) -> Iterator[Any]:
        """Whatever else could be said."""
        dice, room, mine = self.dice, self.parts["room"], self.parts["mine"]
        people = [person["number"] for person in room["people"]]
        watching = [n for n in people if n not in room["seats"]] or people
        somebody = dice.choice(people)
        yield say.Say(f"good luck {dice.randrange(9)}")
        yield say.Say("play red", somebody)
        yield say.React(dice.choice(REACTIONS))
        yield say.Rename(f"{self.name} {dice.randrange(9)}")
        if room["host"] == self.number and room["stage"] == "lobby":
            yield say.WriteCard(dice.choice((1, 2, 3)), dice.choice(_TEXTS))
            yield say.Change("turn", dice.choice(("0", "5", "30")))
            yield say.OrderAges(tuple(dice.sample(people, min(2, len(people)))))
            yield say.HandOver(somebody)
            yield say.LetForget(somebody, dice.choice((0, 30, 100)))
            yield say.DismissBot(somebody)
        if dice.random() < 0.1:
            yield dice.choice((say.Unready(), say.MoveToStop(), say.MoveToPutOut(somebody)))
        offers = mine["offers"]
        yield from (say.AccuseConduct(person) for person in offers["accuse"])
        yield from (say.DoubtDrawing(person) for person in offers["doubt"])
        yield from (say.AskForCoach(person) for person in offers["coach"])
        yield from (say.MoveGaveUp(person) for person in offers["gave_up"])
        if dice.random() < 0.3:
            yield from (say.Warn(person, "slow") for person in offers["warn"])
            yield from (say.RemovePlayer(person, "rude") for person in offers["remove"])
        if offers["join"]:
            yield say.AskToJoin(dice.choice(room["seats"]), None)
        if offers["report"]:
            yield say.ReportAdvice(dice.choice(watching), dice.choice(room["seats"]))
            yield say.ReportQuestion(somebody)
            yield say.CallMyselfBeginner()
        if offers["ask"]:
            yield say.Ask("Is it so?")
        if offers["take_back"]:
            yield say.TakeBackAct()
        if offers["hint"]:
            yield say.AskForHint()
        if offers["ready"] and not self.manner.plays:
            yield say.Ready()
        others = [action for action in mine["legal"] if action["do"] in ("accuse", "challenge")]
        yield from ({"command": "act", "action": action} for action in others)

    @property
    def me(self) -> dict[str, Any] | None:
        people = self.parts["room"]["people"]
        return next((person for person in people if person["number"] == self.number), None)

    @property
    def hand(self) -> list[str]:
        mine = self.parts["mine"]
        found: list[str] = mine["hands"].get(str(mine["seat"]), [])
        return found
