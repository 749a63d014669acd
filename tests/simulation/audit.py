"""What must hold, whatever happens: looked at when something is committed, and when it is told.

Beside every table stands a twin that knows nothing but the disk: each committed line is replayed
there. Whatever a server tells must be what the twin says, with everything mixed up that the person
may not know.
"""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from typing import Any

import msgspec

from tests.properties.states import cards_of
from tests.secrecy import are_open, check_told, mixed
from tests.simulation.network import Line
from tests.states import PARTS, made_whole
from yksi.game import actions as do
from yksi.records.table_record import replay_line
from yksi.server.tables.parts import Parts, state_message
from yksi.table import Effect, Stage, Table, TableCode
from yksi.table.room import Room

LOOKED_AT = 0.08  # of all states told: compared part by part
CARDS_EVERY = 8  # lines
TRACE = 60  # events that a violation is told with
Told = list[tuple[Effect, Any]]


def _as_told(effect: Effect) -> Any:
    return msgspec.json.decode(msgspec.json.encode(effect.event))


class Violation(AssertionError):
    """Something that must hold does not."""


class Trace:
    """Everything that happened, as a digest, and the end of it in words."""

    def __init__(self) -> None:
        self._digest = blake2b(digest_size=16)
        self.latest: deque[str] = deque(maxlen=TRACE)
        self.events = 0

    def add(self, at: float, what: str) -> None:
        self.events += 1
        self._digest.update(f"{at:.6f} {what}\n".encode("utf-8", "backslashreplace"))
        self.latest.append(f"{at - 1000:10.4f}  {what[:300]}")

    def digest(self) -> str:
        return self._digest.hexdigest()


class Twin:
    """A table as its committed lines alone make it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.table = Table()
        self.told: list[Told] = []  # of each line, in the order of versions
        self._deck: Counter[int] = Counter()

    @property
    def version(self) -> int:
        return len(self.told)

    @property
    def room(self) -> Room:
        return self.table.room

    def add(self, line: str) -> None:
        were_open = are_open(self.room)
        effects = replay_line(self.table, line, self.version + 1)
        try:
            check_told(self.room, effects, were_open)
        except AssertionError as error:
            raise Violation(f"somebody is told what is not theirs to know: {error}") from error
        self.told.append([(effect, _as_told(effect)) for effect in effects])
        self._count_cards()

    def _count_cards(self) -> None:
        """No card is lost and none comes in, but with a deal; now and then each is looked at."""
        game = self.room.game
        if game is None or not game.moves:
            return
        t = game.state
        number = t.draw_count + t.discard_count + t.aside_count + sum(t.size[: t.seats])
        is_dealt = isinstance(game.moves[-1][1], do.Deal)
        if is_dealt or not self._deck:
            people = t.seats - t.removed.bit_count()
            self._deck = +Counter(dict(enumerate(game.rules.deck(people))))
        is_looked_at = is_dealt or self.version % CARDS_EVERY == 0
        if number != self._deck.total() or (is_looked_at and cards_of(t) != self._deck):
            found = cards_of(t)
            raise Violation(f"cards are not conserved: {found - self._deck}, {self._deck - found}")

    def since(self, version: int, until: int, person: int) -> list[Any]:
        """What somebody is to be told of the lines from one version to another."""
        return [
            event
            for told in self.told[version:until]
            for effect, event in told
            if effect.reaches(person)
        ]


@dataclass
class Ear:
    """What one browser has been told over one line."""

    twin: Twin
    honest: bool = True
    person: int | None = None
    seen: int = 0  # as it said in its hello
    version: int | None = None  # of the last state
    parts: dict[str, Any] = field(default_factory=dict)
    asked: deque[int] = field(default_factory=deque)
    is_cut_short: bool = False  # bye was said


class Audit:
    def __init__(self, dice: Random) -> None:
        self.dice = dice
        self.twins: dict[str, Twin] = {}
        self.trace = Trace()
        self.counts: Counter[str] = Counter()

    def twin(self, table: str) -> Twin:
        if table not in self.twins:
            self.twins[table] = Twin(table)
        return self.twins[table]

    # --- the disk

    def committed(self, table: str, version: int, lines: list[str]) -> None:
        twin = self.twin(table)
        if twin.version != version:
            raise Violation(f"line {version} was written, and the next one is {twin.version}")
        for line in lines:
            twin.add(line)
        self.counts["lines"] += len(lines)

    # --- what is told

    def told(self, line: Line, ear: Ear, text: str) -> None:
        message = msgspec.json.decode(text.encode())
        kind = message["type"]
        self.counts[kind] += 1
        self._no_secrets(ear, text)
        if kind == "welcome":
            self._welcome(ear, message)
        elif kind == "state":
            self._state(line, ear, message)
        elif kind in ("done", "refused", "cardsrefused"):
            self._answer(ear, message)
        elif kind == "bye":
            ear.is_cut_short = True

    def _welcome(self, ear: Ear, message: Any) -> None:
        if ear.person is not None:
            raise Violation("somebody is welcome twice")
        ear.person = message["person"]
        if len(ear.twin.room.people) <= message["person"]:
            raise Violation(f"person {message['person']} is welcome and not on the disk")

    def _answer(self, ear: Ear, message: Any) -> None:
        """Every command is answered once, with its id; who says too much is refused at once."""
        if message["version"] > ear.twin.version:
            raise Violation(f"answered before it was kept: {message}, disk {ear.twin.version}")
        if ear.version is not None and message["version"] < ear.version:
            raise Violation(f"an answer of an older version: {message}")
        is_overload = message.get("refusal", {}).get("code") == TableCode.OVERLOADED
        if message["id"] not in ear.asked:
            raise Violation(f"an answer to nothing that was asked: {message}")
        if ear.honest and not is_overload and ear.asked[0] != message["id"]:
            raise Violation(f"{ear.asked[0]} was asked first, and {message} is answered")
        ear.asked.remove(message["id"])

    def _state(self, line: Line, ear: Ear, message: Any) -> None:
        version, person = message["version"], ear.person
        if person is None:
            raise Violation("a state for somebody who is not welcome yet")
        if version > ear.twin.version:
            raise Violation(f"version {version} is told, the disk has {ear.twin.version}")
        self._effects(line, ear, message, person)
        ear.version = version
        made_whole(ear.parts, message)
        if version == ear.twin.version and self.dice.random() < LOOKED_AT:
            self._compare(ear, person)

    def _effects(self, line: Line, ear: Ear, message: Any, person: int) -> None:
        """Everything that happened is told once, in order, to whom it is due, and nothing else."""
        version, effects = message["version"], message["effects"]
        if ear.version is None:  # what a browser missed, as far as it is remembered
            since = ear.seen if ear.honest else 0
            if ear.honest and version < ear.seen:
                raise Violation(f"version {version} is told to who has seen {ear.seen}")
            due = ear.twin.since(since, version, person)
            right = not effects or due[-len(effects) :] == effects
        elif version < ear.version:
            raise Violation(f"version {version} is told after {ear.version}")
        elif line.was_slow and not effects and all(part in message for part in PARTS):
            return  # who was too slow gets the whole table instead
        else:
            due = ear.twin.since(ear.version, version, person)
            right = due == effects
        if not right:
            raise Violation(
                f"person {person} is told with version {version}: {difference(effects, due)}"
            )

    def _compare(self, ear: Ear, person: int) -> None:
        self.counts["compared"] += 1
        room = mixed(ear.twin.room, person, self.dice)
        if room.game is not None and ear.twin.room.game is not None:
            room.game.state.cheat = ear.twin.room.game.state.cheat  # it can be accused (KPG-R34)
        shown = msgspec.json.decode(state_message(0, 0, [], Parts(Table(room)).whole(person)))
        for name in PARTS:
            if ear.parts.get(name) != shown[name]:
                raise Violation(
                    f"person {person} sees of {name} {difference(ear.parts.get(name), shown[name])}"
                )

    @staticmethod
    def _no_secrets(ear: Ear, text: str) -> None:
        room = ear.twin.room
        if room.sealed is not None and room.sealed in text:
            raise Violation("the secret of the next deal is told")
        if room.stage is Stage.PLAYING and room.used is not None and room.used in text:
            raise Violation("the secret of this deal is told")
        if any(person.key and person.key in text for person in room.people):
            raise Violation("the key of a place is told")


def difference(one: Any, other: Any, where: str = "") -> str:
    """Where two values differ first, told shortly."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{where}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            if left != right:
                return difference(left, right, f"{where}[{number}]")
    if isinstance(one, list) and isinstance(other, list):
        more = [item for item in one if item not in other]
        less = [item for item in other if item not in one]
        return f"{where}: {len(one)} of {len(other)}, more {more!r}, less {less!r}"
    return f"{where}: {one!r} where the disk says {other!r}"
