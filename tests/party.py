"""A table with people round it, for tests: says things, lets time pass, moves the bots."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from yksi.bots import Bot, new_bot
from yksi.game import Action, Game, Refusal
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages.news import AnyNews
from yksi.seeds import secret_of
from yksi.table import Effect, Reply, Stage, Table, TableRefusal
from yksi.table.match.play import waited_for
from yksi.table.room import Room

NAMES = ("Anna", "Berit", "Carl", "Dag", "Elsa", "Finn", "Gun", "Hugo", "Ida", "Jens")


@dataclass
class Party:
    """
    >>> party = Party.of("moomin", people=2)
    >>> party.game.over, party.table.view(0).stage
    (False, <Stage.PLAYING: 'playing'>)
    """

    table: Table = field(default_factory=Table)
    now: int = 0
    seed: int = 0
    deals: int = 0
    sealing: bool = True  # the house provides chance as soon as it is wanted
    told: list[Effect] = field(default_factory=list)  # all of it
    calls: list[tuple[int, list[Effect]]] = field(default_factory=list)  # lines so far, effects
    bots: dict[int, Bot] = field(default_factory=dict)

    @classmethod
    def of(
        cls, rules: str, people: int = 3, bots: int = 0, seed: int = 0, **settings: object
    ) -> Party:
        """People and bots who have begun to play."""
        party = cls.lobby(rules, people, bots, seed, **settings)
        for person in range(people):
            party.do(person, say.Ready())
        party.do(0, say.StartGame())
        return party

    @classmethod
    def lobby(
        cls, rules: str, people: int = 3, bots: int = 0, seed: int = 0, **settings: object
    ) -> Party:
        party = cls(seed=seed)
        for person in range(people):
            party.enter(NAMES[person])
        party.set("rules", rules)
        for name, value in settings.items():
            party.set(name, value)
        for bot in range(bots):
            party.do(0, say.SeatBot(f"Bot {bot}", "casual"))
        return party

    @property
    def room(self) -> Room:
        return self.table.room

    @property
    def game(self) -> Game:
        assert self.room.game is not None
        return self.room.game

    # --- saying

    def speak(self, who: int | None, command: say.Command, after: int = 0) -> Reply:
        """Whatever comes of it."""
        self.now += after
        reply = self.table.handle(self.now, who, command)
        self._keep(reply.effects)
        self.seal()
        return reply

    def seal(self) -> None:
        if self.sealing and self.table.wants_secret:
            self.deals += 1
            secret = secret_of(1000 * self.seed + self.deals)
            self._keep(self.table.handle(self.now, None, say.Seal(secret)).effects)

    def do(self, who: int | None, command: say.Command, after: int = 0) -> list[Effect]:
        """What must be accepted."""
        reply = self.speak(who, command, after)
        assert reply.refusal is None, (who, command, reply.refusal)
        return reply.effects

    def refuse(self, who: int | None, command: say.Command) -> str:
        """What must be refused: why."""
        reply = self.speak(who, command)
        assert isinstance(reply.refusal, TableRefusal | Refusal), (who, command)
        return str(reply.refusal.code)

    def act(self, who: int, action: Action, after: int = 0) -> list[Effect]:
        return self.do(who, say.Act(action), after)  # type: ignore[arg-type]

    def enter(self, name: str) -> int:
        person = len(self.room.people)
        self.do(None, say.Enter(name, f"key-{person}"))
        self.do(person, say.Acknowledge())
        return person

    def stop(self) -> None:
        """All who play vote that the game ends: they have played a round here."""
        self.do(self.room.seats[0], say.MoveToStop())
        for person in self.room.seats:
            if self.room.ballot is not None:
                self.do(person, say.Vote(True))
        assert self.room.stage is Stage.LOBBY

    def set(self, name: str, value: object) -> None:
        word = {True: "yes", False: "no"}.get(value) if isinstance(value, bool) else str(value)
        self.do(0, say.Change(name, word or ""))

    def wait(self, milliseconds: int) -> list[Effect]:
        self.now += milliseconds
        effects = self.table.tick(self.now)
        self._keep(effects)
        self.seal()
        return effects

    def _keep(self, effects: list[Effect]) -> None:
        self.told += effects
        self.calls.append((len(self.table.lines), effects))

    # --- playing

    def sensible(self, person: int) -> Action | None:
        """What a casual player does there, if anything."""
        bot = self.bots.setdefault(person, new_bot("casual", 1000 * self.seed + person))
        seat = self.room.seats.index(person)
        return bot.decide(self.game.view(seat), self.game.legal(seat))

    def bots_act(self) -> bool:
        """The first bot whose time has come and who wants to act does; whether one did."""
        for bot, at in sorted(self.table.bot_times().items(), key=lambda item: item[1]):
            action = self.sensible(bot) if at <= self.now else None
            if action is not None:
                self.act_as_bot(bot, action)
                return True
        return False

    def act_as_bot(self, bot: int, action: Action) -> None:
        reply = self.speak(bot, say.Act(action))  # type: ignore[arg-type]
        stands_in = self.room.people[bot].is_human
        assert reply.refusal is None or stands_in, (bot, action, reply.refusal)

    def obey(self, person: int) -> bool:
        """Somebody does what the table waits for; whether there was anything to do."""
        room = self.room
        ballot, inquiry, carrying = room.ballot, room.inquiry, room.carrying
        if ballot is not None and person in ballot.voters and person not in ballot.votes:
            self.do(person, say.Vote(False))
        elif inquiry is not None and inquiry.person == person:
            self.do(person, say.Answer(inquiry.question.answers[-1]))
        elif room.stage is Stage.BETWEEN and person in room.seats and not room.deal_wanted:
            self.do(person, say.Ready())
        elif room.stage is not Stage.PLAYING or room.busy:
            return False
        elif carrying is not None:
            return carrying.chooses is None and self._finish(person)
        elif person in waited_for(room):
            action = self.sensible(person)
            assert action is not None
            self.act(person, action)
        else:
            return False
        return True

    def _finish(self, person: int) -> bool:
        return self.speak(person, say.Done()).refusal is None

    def drive(self, obedient: int, most: int) -> None:
        """To the end of the round: by the clock, the bots and one person alone."""
        for _ in range(most):
            if self.room.stage is not Stage.PLAYING or not self.room.humans_here():
                return  # the last one here may have been put out
            if self.obey(obedient) or self.bots_act():
                continue
            times = [at for at in self.table.bot_times().values() if at > self.now]
            due = self.table.due_at()
            assert times or due is not None, "nobody can go on"
            self.wait(max(0, min([*times, *([] if due is None else [due])]) - self.now))
        raise AssertionError(f"no end after {most} steps")

    def news(self, kind: type[AnyNews]) -> list[AnyNews]:
        """All that was told of one kind."""
        return [effect.event for effect in self.told if isinstance(effect.event, kind)]


def random_act(party: Party, dice: Random) -> tuple[int, say.Act] | None:
    """Anything legal, giving up left out; customizable cards before all others."""
    found = [
        (person, say.Act(action))  # type: ignore[arg-type] # every Action is one of AnyAction
        for seat, person in enumerate(party.room.seats)
        for action in party.game.legal(seat)
        if not isinstance(action, do.Forfeit)
    ]
    custom = [item for item in found if "WC" in repr(item)]
    return dice.choice(custom or found) if found else None
