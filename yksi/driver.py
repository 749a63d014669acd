"""What a table needs besides people: chance for every deal, and bots that act in their time.

Drives one table without a clock of its own; whoever holds the table says what time it is.
"""

from __future__ import annotations

from collections.abc import Callable

from yksi.bots import AtTable, Bot, Forgetful
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.policies.levels import LEVELS
from yksi.table import Effect, Reply, Table
from yksi.table.procedures.moves import must_draw
from yksi.table.room import KERNEL

MOST_STEPS = 1000  # at one call; the rest waits for the next one
Happened = list[Effect] | None  # what is to be told of something that was done; None: nothing was
_REACTIONS = (do.Catch, do.JumpIn, do.Accuse)


def play_for(table: Table, now: int, who: int, action: Action) -> Reply:
    """One act of a player; drawing goes on as long as nothing else is left."""
    if isinstance(action, do.Draw) and must_draw(table.room, who):
        return table.handle(now, who, say.DrawOn())
    command = say.Act(action)  # type: ignore[arg-type] # every Action is one of AnyAction
    return table.handle(now, who, command)


class Driver:
    """`bot_of` makes the bot of a person's number and level; `secret` gives chance for a deal.

    `build` is noted in the record with every deal; without one, nothing is.
    """

    def __init__(
        self,
        table: Table,
        bot_of: Callable[[int, str], Bot],
        secret: Callable[[], str],
        build: str = "",
    ) -> None:
        self.table = table
        self._bot_of = bot_of
        self._secret = secret
        self._build = build
        self._deals = table.room.deals
        self._bots: dict[int, Forgetful] = {}
        self._asked: set[tuple[str, int]] = set()  # since something last happened to the cards
        self._game: Game | None = None  # of which they were asked, after
        self._moves = 0  # so many moves
        self._seen: tuple[dict[int, int], int] | None = None  # times and moment, and then
        self._come: list[int] = []  # whose time has come

    def run(self, now: int, most: int = MOST_STEPS) -> list[Effect]:
        """Everything that time, chance and bots bring about by now, in so many steps at most."""
        effects = self.table.tick(now)
        for _ in range(most):
            done = self.step(now)
            if done is None:
                break
            effects += done
        return effects

    def step(self, now: int) -> Happened:
        """Do the first thing that is to be done, the most urgent first."""
        done = self.seal(now)
        if done is not None or not self._due(now):
            return done
        if not self._is_reacted_to():
            return self.act(now)
        for moment in (self.call, self.react, self.act):
            done = moment(now)
            if done is not None:
                return done
        return None

    def _is_reacted_to(self) -> bool:
        """Whether bots have anything to do besides their turns."""
        game = self.table.room.game
        return game is None or not game.is_calm

    def seal(self, now: int) -> Happened:
        """Provide chance for the next deal, before anybody could wish for it; note the last one."""
        if self.table.room.deals != self._deals:
            self._deals = self.table.room.deals
            if self._build:
                self.table.handle(now, None, say.NoteDeal(KERNEL, self._build))
        if not self.table.wants_secret:
            return None
        return self.table.handle(now, None, say.Seal(self._secret())).effects

    def wake_at(self) -> int | None:
        """When the table goes on by itself, or a bot that has not been asked yet may act."""
        earliest = self.table.due_at()
        times = self.table.bot_times()
        if times:
            self._look()
        for number, at in times.items():
            if (earliest is None or at < earliest) and not self._has_passed(number):
                earliest = at
        return earliest

    # --- what bots do, the most urgent first

    def call(self, now: int) -> Happened:
        """Whoever owes a call and remembers it makes it."""
        game = self.table.room.game
        if game is None or not game.state.owed | game.state.grace:
            return None
        for number in self._due(now):
            owes = self._seat(number).owes_call
            if owes and self._decide("call", number, lambda _: [do.Call()]) == do.Call():
                return self._carry(now, number, do.Call())
        return None

    def react(self, now: int, may: Callable[[Action], bool] = lambda action: True) -> Happened:
        """The first bot that wants to do something out of turn does so."""

        def offered(seat: AtTable) -> list[Action]:
            return [a for a in seat.legal() if isinstance(a, _REACTIONS) and may(a)]

        for number in self._due(now):
            if number in self.table.room.waited_since:
                continue
            action = self._decide("react", number, offered)
            if action is not None:
                return self._carry(now, number, action)
        return None

    def act(self, now: int) -> Happened:
        """A bot that the table waits for does what it has to."""
        for number in self._due(now):
            if number in self.table.room.waited_since:
                action = self._decide("act", number)
                if action is not None:
                    return self._carry(now, number, action)
        return None

    def _carry(self, now: int, number: int, action: Action) -> Happened:
        reply = play_for(self.table, now, number, action)
        return reply.effects if reply.refusal is None or reply.effects else None

    # --- asking

    def _due(self, now: int) -> list[int]:
        """The bots whose time has come, the longest ago first."""
        times = self.table.bot_times()
        if self._seen is None or self._seen[0] is not times or self._seen[1] != now:
            self._seen = times, now
            self._come = [
                number for number in sorted(times, key=times.__getitem__) if times[number] <= now
            ]
        return self._come

    def _decide(
        self, moment: str, number: int, offered: Callable[[AtTable], list[Action]] | None = None
    ) -> Action | None:
        """Ask a bot, once in every state of the cards, what it does of all or some that it may."""
        self._look()
        if (moment, number) in self._asked:
            return None
        self._asked.add((moment, number))
        seat = self._seat(number)
        if offered is not None:
            some = offered(seat)
            if not some:
                return None
            seat = seat.offering(some)
        return self._bot(number).decide_at(seat)

    def _look(self) -> None:
        """Forget who was asked when something has happened to the cards."""
        game = self.table.room.running()
        if self._game is not game or self._moves != game.made:
            self._game, self._moves = game, game.made
            self._asked.clear()

    def _has_passed(self, number: int) -> bool:
        """Whether a bot has let the present moment pass, of which `_look` was told."""
        moment = "act" if number in self.table.room.waited_since else "react"
        return (moment, number) in self._asked

    def _bot(self, number: int) -> Forgetful:
        """The bot itself, or the one that stands in for somebody."""
        if number not in self._bots:
            level = self.table.room.people[number].bot or LEVELS[0]
            self._bots[number] = Forgetful(self._bot_of(number, level), 0, self._dice(number))
        bot = self._bots[number]
        bot.chance = self.table.room.people[number].forgets / 100
        return bot

    def _dice(self, number: int) -> int:
        """The seed of a bot's forgetting: hidden like the cards, and the same when they are."""
        return int(self.table.room.used or "0", 16) + number

    def _seat(self, number: int) -> AtTable:
        return AtTable(self.table.room.running(), self.table.room.seats.index(number))
