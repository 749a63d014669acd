"""People for the terminal's tests: guests who play by themselves, and single moments at a table."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from random import Random

from yksi.bots import Bot, new_bot
from yksi.driver import Driver
from yksi.game import Action, Game
from yksi.game import actions as do
from yksi.game.view import View
from yksi.table import Settings, Stage, Table
from yksi.table.match.play import note
from yksi.table.people import Person
from yksi.table.room import Room
from yksi.telling.marks import unmarked
from yksi.terminal.host import Host, Leave
from yksi.terminal.input.keys import Keys, Verb
from yksi.terminal.session import Session
from yksi.terminal.setup.plan import Plan
from yksi.terminal.setup.table import open_table
from yksi.texts import Texts

# --- people who play by themselves


class Guest:
    """Answers like a sensible child, in the words of the language."""

    def __init__(self, language: str, seed: int, junk: Sequence[str] = ()) -> None:
        self.text = Texts(language)
        self.keys = Keys(self.text)
        self.lines: list[str] = []
        self.prompts: list[str] = []
        self.rounds = 0
        self._junk = list(junk)
        self._waiting: list[str] = []
        self._bot = new_bot("casual", seed)
        self._dice = Random(seed)
        self.session: Session | None = None

    def say(self, line: str = "") -> None:
        self.lines.append(unmarked(line))

    def ask(self, line: str) -> str:
        self.say(line)
        self.prompts.append(unmarked(line))
        if not self._waiting:
            self._waiting = [*self._junk, self._answer(line)]
        return self._waiting.pop(0)

    def _answer(self, line: str) -> str:
        assert self.session is not None
        host = self.session.host
        if line == self.text("ask-etiquette"):
            return ""
        if host.game.over:
            self.rounds += 1
            if self.rounds == 3:
                raise EOFError
            return ""
        if line == host.words.say("ask-bluff", yes=self.keys.yes):
            return self.keys.yes
        if line.startswith(host.words.say("ask-swap", others="")[:-2]):
            return host.words.name(1)
        return self._typed(self._bot.decide(host.view(), host.legal()), host)

    def _typed(self, action: Action | None, host: Host) -> str:
        letter = self.keys.letter
        match action:
            case do.Lay(cards, color, uno):
                numbers = [str(host.hand().index(card) + 1) for card in dict.fromkeys(cards)]
                words = list(cards) if len(cards) > 1 else numbers
                words += [self.keys.color_letter(color)] if color else []
                return " ".join(words + [letter(Verb.CALL)] * uno)
            case do.NameColor(color):
                return self.keys.color_letter(color)
            case do.Catch(seat):
                return f"{letter(Verb.CATCH)} {host.words.name(seat)}"
            case do.JumpIn(_, uno):
                return " ".join([letter(Verb.JUMP)] + [letter(Verb.CALL)] * uno)
            case do.Discard(cards):
                return str(host.hand().index(cards[0]) + 1)
            case do.Frown():
                return self._dice.choice([self.keys.yes, self.keys.no])
            case None:
                return ""
            case _:
                return letter(_VERBS[type(action)])


_VERBS: dict[type[Action], Verb] = {
    do.Draw: Verb.DRAW,
    do.Keep: Verb.KEEP,
    do.Accept: Verb.ACCEPT,
    do.Challenge: Verb.CHALLENGE,
    do.Call: Verb.CALL,
    do.Accuse: Verb.ACCUSE,
}


def play(
    rules: str, seats: int, language: str = "en", seed: int = 1, junk: Sequence[str] = ()
) -> Guest:
    """A match, or three games where no points are kept."""
    return carry_on(Guest(language, seed, junk), Plan(rules, seats, "Aino", seed, forgets=30))


def carry_on(guest: Guest, plan: Plan, clock: Callable[[], float] = lambda: 0.0) -> Guest:
    """Let a guest play a plan until its end, or until they have had enough."""
    guest.session = Session(open_table(guest.text, plan, guest.say, guest.ask, clock))
    try:
        guest.session.run()
    except Leave:
        assert guest.rounds == 3
    return guest


# --- single moments


class Still:
    """A bot that does what it is told, and otherwise draws and accepts."""

    def __init__(self, *actions: Action) -> None:
        self._actions = list(actions)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if self._actions and self._actions[0] in legal:
            return self._actions.pop(0)
        kinds: list[type[Action]] = [do.Decline, do.Discard, do.Frown, do.Keep, do.Accept, do.Lay]
        kinds.insert(-1 if view.drew == 0 else len(kinds), do.Draw)
        for kind in kinds:
            for action in legal:
                if isinstance(action, kind):
                    return action
        return None


NAMES = ("Aino", "Bo", "Cilla", "Disa")


def seated(game: Game, texts: dict[int, str] | None = None) -> Table:
    """A table in the middle of a game: Aino and bots who do not make her wait."""
    people = [Person(seat, name, bot="casual") for seat, name in enumerate(NAMES[: game.seats])]
    people[0] = Person(0, NAMES[0], key="Aino", acknowledged=True)
    settings = Settings(game.rules_text, pause=0, bot=0, bot_uno=0)
    numbers = list(range(game.seats))
    room = Room(settings, 0, people, 0, numbers, Stage.PLAYING, game=game, seats=numbers)
    room.texts = texts or {}
    note(room, [])
    return Table(room)


class Moment:
    """A position, what the person types, and all that is said until the answers run out."""

    def __init__(
        self,
        position: str,
        *answers: str,
        bots: dict[int, Bot] | None = None,
        clock: Callable[[], float] = lambda: 0.0,
        language: str = "en",
        texts: dict[int, str] | None = None,
    ) -> None:
        self.game = Game.from_position("\n".join(part.strip() for part in position.split(";")))
        self._answers = list(answers)
        self.lines: list[str] = []
        all_bots = {seat: Still() for seat in range(1, self.game.seats)} | (bots or {})
        self.table = seated(self.game, texts)
        driver = Driver(self.table, lambda number, _: all_bots[number], lambda: "0" * 64)
        host = Host(driver, 0, Texts(language), self._say, self._ask, clock)
        with contextlib.suppress(Leave):
            Session(host).play_round([])
        self.said = "\n".join(self.lines)

    def _say(self, line: str) -> None:
        self.lines.append(unmarked(line))

    def _ask(self, line: str) -> str:
        self._say(line)
        if not self._answers:
            raise EOFError
        self.lines.append(f"> {self._answers[0]}")
        return self._answers.pop(0)

    def holds(self, seat: int) -> int:
        return self.game.view(0).seats[seat].cards
