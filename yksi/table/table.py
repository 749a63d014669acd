"""Table: everything round the cards behind one door. Commands and time in, effects out.

Knows no socket, no file and no clock of its own; whoever carries it says what time it is,
provides chance (`Seal`) when it is wanted, and asks the bots when their time has come.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field

from yksi.errors import YksiError
from yksi.game import Refusal
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages import motions
from yksi.messages.refusal import RefusedByTable, TableCode, TableRefusal
from yksi.messages.views import TableView
from yksi.table.clock import Due, let_calls_lapse
from yksi.table.contents import ANSWERED, CARRIED, OBEYED, SAID_BY_HOUSE
from yksi.table.foresight import foresee
from yksi.table.lobby import card_texts, door
from yksi.table.match.catches import is_noted
from yksi.table.match.short_road import is_carried
from yksi.table.notation import write_command, write_line
from yksi.table.room import Effect, Room
from yksi.table.view import view_for

_PLAYED = (say.Act, say.DrawOn)  # what a bot does for somebody away
MOST_AT_ONCE = 10_000  # things due at one moment; more would mean that time stands still


class StandstillError(YksiError, RuntimeError):
    """Something is due again and again at one moment: a fault of ours, which no waiting mends."""

    def __init__(self, at: int) -> None:
        super().__init__(f"time stands still at {at} ms")


@dataclass
class Reply:
    """What happened by the time of a command and because of it, and why it was refused."""

    effects: list[Effect] = field(default_factory=list)
    refusal: TableRefusal | Refusal | None = None
    person: int | None = None  # who came in


def _is_noted(room: Room, who: int | None, command: say.Command, reply: Reply) -> bool:
    """Whether it was refused and yet counts: catching in vain."""
    is_catch = isinstance(command, say.Act) and isinstance(command.action, do.Catch)
    refused = is_catch and isinstance(reply.refusal, Refusal)
    return refused and who is not None and is_noted(room, who)


class Table:
    """
    >>> table = Table()
    >>> anna = table.handle(0, None, say.Enter("Anna", "key-of-Anna")).person
    >>> table.handle(5, anna, say.SeatBot("Bo", "casual")).refusal is None
    True
    >>> table.handle(9, anna, say.StartGame()).refusal.code
    <TableCode.SEAT_COUNT: 'seat-count'>
    """

    def __init__(self, room: Room | None = None, version: int = 0) -> None:
        """A table where so many lines were said before, which whoever keeps them has."""
        self.room = room or Room()
        self.lines: list[str] = []  # the record since then, as far as it was not taken
        self.last_line = ""
        self.said_at = self.room.now  # when the last line was
        self.deals_read = self.room.deals  # of which a replay knows the kernel
        self.begun_at = version  # lines that it did not live through
        self._taken = version
        self._due: Due | None = None  # the next thing that happens by itself, and
        self._bot_times: dict[int, int] = {}  # when bots may act, both
        self._is_foreseen = False  # as the room is now

    # --- reading

    @property
    def version(self) -> int:
        """How many lines the whole record has."""
        return self._taken + len(self.lines)

    def view(self, person: int) -> TableView:
        """Everything that somebody may see now."""
        return view_for(self.room, person, self.due_at())

    @property
    def wants_secret(self) -> bool:
        """Whether the house has to provide chance for the next deal."""
        return self.room.sealed is None

    def due_at(self) -> int | None:
        """When something is due by itself."""
        if not self._is_foreseen:
            self._foresee()
        return None if self._due is None else self._due[0]

    def wake_at(self) -> int | None:
        """When something is due by itself, or a bot's time has come."""
        due = self.due_at()
        times = [*self.bot_times().values(), *([] if due is None else [due])]
        return min(times, default=None)

    def bot_times(self) -> dict[int, int]:
        """The bots that could act, and from when on; the same object until something happens."""
        if not self._is_foreseen:
            self._foresee()
        return self._bot_times

    def _next_due(self) -> Due | None:
        if not self._is_foreseen:
            self._foresee()
        return self._due

    def _foresee(self) -> None:
        """Work out what comes next, once for everybody who asks until something has happened."""
        self._due, self._bot_times = foresee(self.room)
        self._is_foreseen = True

    # --- acting

    def tick(self, now: int) -> list[Effect]:
        """Time passes: everything due by now has happened."""
        self._pass_time(now, inclusive=True)
        return self._collect()

    def handle(self, now: int, who: int | None, command: say.Command) -> Reply:
        """Obey a command of a person, or of the house (None), or say why not."""
        self._pass_time(now, inclusive=False)
        has_lapsed = let_calls_lapse(self.room)
        reply = Reply()
        said = write_command(self.room, who, command)
        if self._is_ordinary_act(who, command):
            assert said is not None
            self._is_foreseen = False
            self._add(self.room.now, said)
            reply.effects = self._collect()
            return reply
        try:
            reply.person = self._obey(who, command)
            self._follow_up()
        except RefusedByTable as refused:
            reply.refusal = refused.refusal
        self._is_foreseen = False
        counts = reply.refusal is None or _is_noted(self.room, who, command, reply)
        if said is not None and counts:
            self._write(said, command, reply.refusal is not None)
        elif has_lapsed and not self._is_due():
            self._add(self.room.now)  # which is told, although nothing was said that counts
        reply.effects = self._collect()
        return reply

    def _is_ordinary_act(self, who: int | None, command: say.Command) -> bool:
        """Whether it was one, which is carried out then."""
        if who is None or not isinstance(command, say.Act) or not self.version:
            return False
        return is_carried(self.room, who, command.action)

    def _is_due(self) -> bool:
        """Whether something is due now that has not happened yet."""
        due = self.due_at()
        return due is not None and due <= self.room.now

    def take_lines(self) -> list[str]:
        """The new lines of the record; whoever takes them keeps them, the table does not."""
        lines, self.lines = self.lines, []
        self._taken += len(lines)
        return lines

    def _write(self, said: str, command: say.Command, refused: bool) -> None:
        """Add a line to the record; the first one says by which laws the others are to be read."""
        if not self.version and self.room.laws >= 2 and not isinstance(command, say.Open):
            opening = write_command(self.room, None, say.Open(self.room.laws))
            self._add(self.room.now, opening or "")
        self._add(self.room.now, said, refused)

    def _add(self, at: int, said: str = "", refused: bool = False) -> None:
        self.last_line = write_line(at, said, refused)
        self.said_at = at
        self.lines.append(self.last_line)

    def settle(self) -> list[Effect]:
        """Act on ballots and answers that were closed from outside, as rulings do."""
        self._follow_up()
        self._is_foreseen = False
        return self._collect()

    def _obey(self, who: int | None, command: say.Command) -> int | None:
        room = self.room
        if who is None:
            if isinstance(command, say.Enter):
                return door.enter(room, command)
            if type(command) not in SAID_BY_HOUSE:
                raise RefusedByTable(TableCode.STRANGER)
            SAID_BY_HOUSE[type(command)](room, command)
            return None
        person = room.person(who)
        is_bot = isinstance(command, _PLAYED) and door.needs_stand_in(room, who)
        if person.put_out and not is_bot:
            raise RefusedByTable(TableCode.PUT_OUT)
        if not person.here and not is_bot and not isinstance(command, say.Return):
            raise RefusedByTable(TableCode.NOT_HERE)
        obey = OBEYED.get(type(command))
        if obey is None:
            raise RefusedByTable(TableCode.STRANGER)
        obey(room, who, command)
        return None

    def _follow_up(self) -> None:
        """Act on what ballots and answers have decided, one after another.

        Between the question and its answer the cards may have moved on: the joiner finds a winner,
        the play to be undone is covered by another. A procedure refuses before it has changed
        anything, so what was decided lapses whole. Nobody is told of a refusal, for whoever spoke
        last only voted or answered, and the record has no line for what did not happen.
        """
        room = self.room
        while room.decided or room.answered:
            with suppress(RefusedByTable):
                if room.answered:
                    question, answer = room.answered.pop(0)
                    ANSWERED[type(question)](room, question, answer)
                    continue
                motion, carried = room.decided.pop(0)
                if isinstance(motion, motions.Text):
                    card_texts.decided(room, motion, carried)
                elif carried and type(motion) in CARRIED:
                    CARRIED[type(motion)](room, motion)

    def _pass_time(self, now: int, inclusive: bool) -> None:
        """Everything due by now happens, however much: a replay knows no moment to stop at."""
        room = self.room
        now = max(now, room.now)
        fired = None
        at_once = 0
        while (due := self._next_due()) is not None:
            at = max(due[0], room.now)
            if at > now or (at == now and not inclusive):
                break
            at_once = at_once + 1 if fired == at else 0
            if at_once == MOST_AT_ONCE:
                raise StandstillError(at)
            fired = room.now = at
            due[1]()
            self._follow_up()
            self._is_foreseen = False
        room.now = now
        if fired is not None:
            self._add(fired)

    def _collect(self) -> list[Effect]:
        effects, self.room.effects = self.room.effects, []
        return effects
