"""The host at the table: passes on what is decided, says what happened, answers questions.

Owns the talk with one person and the watch; the order of things is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from yksi.driver import Driver, Happened, play_for
from yksi.editions import parse_rules
from yksi.game import Action, Game
from yksi.game.view import View
from yksi.messages import commands as say
from yksi.messages import news
from yksi.table import Effect, Reply, Stage, TableView
from yksi.table.lobby.card_texts import rules_with_texts
from yksi.telling.refusals import AnyRefusal, explain
from yksi.telling.teller import Teller
from yksi.telling.words import Seating, Words
from yksi.terminal.display.board import Board, own_hand
from yksi.terminal.input.keys import Keys, Verb
from yksi.terminal.input.reader import Reader
from yksi.terminal.watch import Watch
from yksi.texts import Texts

MARGIN = 1000  # milliseconds after the seconds for a call
# News that the terminal tells in another way, or that is of no interest to somebody alone.
SILENT: tuple[type[news.News], ...] = (
    news.Entered,
    news.Hosting,
    news.Changed,
    news.Acknowledged,
    news.IsReady,
    news.Sealed,
    news.Gathering,
    news.Gathered,
    news.Unsealed,
    news.Voted,
    news.RoundScored,
    news.SeriesScored,
    news.SeriesOver,
    news.Left,
    news.BallotOpened,
)


class Leave(Exception):
    """The person wants to stop."""


class Overtaken(Exception):
    """The round ended while the person was thinking."""


class Host:
    def __init__(
        self,
        driver: Driver,
        me: int,
        text: Texts,
        say: Callable[[str], None],
        ask: Callable[[str], str],
        clock: Callable[[], float],
    ) -> None:
        self.driver = driver
        self.table = driver.table
        self.me = me
        self.text = text
        self.say = say
        self.keys = Keys(text)
        self.watch = Watch(clock)
        self.refusal: AnyRefusal | None = None  # the last one, whose rule can be asked for
        self._ask = ask
        self.look_round()

    def look_round(self) -> None:
        """Who sits where, and what is played."""
        room = self.table.room
        self.numbers = room.seats or [person.number for person in room.present()]
        names = tuple(room.people[number].name for number in self.numbers)
        self.seat = self.numbers.index(self.me)
        edition, rules = parse_rules(rules_with_texts(room))
        self.words = Words(self.text, Seating(names, self.seat), edition, rules, room.texts)
        self.reader = Reader(self.keys, names, self.seat)
        self.board = Board(self.words, self.keys)
        self.teller = Teller(self.words, lambda number: room.people[number].name, self.me)

    # --- looking

    @property
    def game(self) -> Game:
        assert self.table.room.game is not None
        return self.table.room.game

    @property
    def playing(self) -> bool:
        return self.table.room.stage is Stage.PLAYING

    def view(self) -> View:
        return self.game.view(self.seat)

    def table_view(self) -> TableView:
        return self.table.view(self.me)

    def hand(self) -> tuple[str, ...]:
        return own_hand(self.view())

    def legal(self) -> list[Action]:
        return self.game.legal(self.seat)

    # --- saying

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def tell(self, effects: list[Effect]) -> None:
        if any(isinstance(effect.event, news.Seated) for effect in effects):
            self.look_round()
        paragraph = self.teller.paragraph(effects, self.me, SILENT)
        if paragraph:
            self.say(paragraph)

    # --- acting

    def act(self, action: Action) -> list[Effect] | None:
        """What the person does with the cards; None, and the reason said, when it is refused."""
        return self._replied(play_for(self.table, self.watch.now, self.me, action))

    def command(self, command: say.Command) -> list[Effect] | None:
        """Whatever else the person says to the table; the same when it is refused."""
        return self._replied(self.table.handle(self.watch.now, self.me, command))

    def _replied(self, reply: Reply) -> list[Effect] | None:
        self.tell(reply.effects)
        if reply.refusal is None:
            return reply.effects
        self.refusal = reply.refusal
        view = None if self.table.room.game is None else self.view()
        self.say(explain(self.words, reply.refusal, view, self.keys.letter(Verb.RULE)))
        return None

    def let(self, step: Callable[[int], Happened]) -> Happened:
        """What chance or a bot does now; None when there is nothing to be done."""
        effects = step(self.watch.now)
        self.tell(effects or [])
        return effects

    # --- time

    def wait_out(self, only: int | None) -> None:
        """The table waits until the seconds for a call are over, of everybody or of one seat."""
        room = self.table.room
        owing = [at for seat, at in room.owing_since.items() if only in (None, seat)]
        if owing:
            self.watch.forward(max(owing) + 1000 * room.rules.uno_grace + 1)
            self.tell(self.table.tick(self.watch.now))

    def _latest(self) -> int | None:
        """How far the watch may run while the person answers: nobody is hurried."""
        room = self.table.room
        if room.busy or room.carrying is not None:
            return self.watch.now
        if not self.playing or self.me in room.waited_since:
            return None
        return room.changed_at + 1000 * room.rules.uno_grace + MARGIN

    # --- asking

    def listen(self, prompt: str) -> str:
        """One answer; meanwhile the table's clock has run on."""
        was_playing = self.playing
        try:
            line = self._ask(prompt)
        except EOFError:
            raise Leave from None
        self.watch.look(self._latest())
        self.tell(self.table.tick(self.watch.now))
        if was_playing and not self.playing:
            raise Overtaken
        return line
