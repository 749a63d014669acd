"""The host at the table: carries out what is decided, says what happened, answers questions.

Owns the talk with one person; whose turn it is and what bots do is decided elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from yksi.cli.grace import Grace
from yksi.cli.help import help_lines
from yksi.cli.keys import LETTERED, Keys, Verb
from yksi.cli.log import Log
from yksi.cli.score import standing
from yksi.cli.table import Table, own_hand
from yksi.cli.typed import Misread, Reader
from yksi.cli.words import Words
from yksi.game import Action, Game, Refusal
from yksi.game import actions as do
from yksi.game.events import Told
from yksi.game.view import View

Answer = TypeVar("Answer")
ASIDES = (Verb.HELP, Verb.SCORE, Verb.TABLE, Verb.RULE, Verb.QUIT)


def _must_draw(legal: list[Action]) -> bool:
    """Whether nothing is left but to draw on: that is done at once and told as one act."""
    return do.Draw() in legal and not any(isinstance(a, do.Lay | do.Keep) for a in legal)


class Leave(Exception):
    """The person wants to stop."""


class Host:
    def __init__(
        self,
        game: Game,
        me: int,
        words: Words,
        say: Callable[[str], None],
        ask: Callable[[str], str],
        clock: Callable[[], float],
    ) -> None:
        self.game = game
        self.me = me
        self.words = words
        self.say = say
        self.keys = Keys(words.text)
        self.reader = Reader(self.keys, words.people.names, self.me)
        self.table = Table(words, self.keys)
        self.grace = Grace(game, clock)
        self.before: View | None = None  # the table before the last play
        self._ask = ask
        self._log = Log(words)
        self._refusal: Refusal | None = None

    # --- looking

    def view(self) -> View:
        return self.game.view(self.me)

    def hand(self) -> tuple[str, ...]:
        return own_hand(self.view())

    def legal(self) -> list[Action]:
        return self.game.legal(self.me)

    # --- saying

    def say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.say(line)

    def tell(self, told: list[Told]) -> None:
        paragraph = self._log.paragraph(told)
        if paragraph:
            self.say(paragraph)

    # --- acting

    def act(self, seat: int | None, action: Action) -> list[Told] | None:
        """Carry an action out and tell of it; None, and the reason said, when it is refused."""
        before = self.view()
        result = self.game.play(seat, action)
        if isinstance(result, Refusal):
            self._explain(result)
            return None
        if isinstance(action, do.Lay):
            self.before = before
        while action == do.Draw() and _must_draw(self.game.legal(seat)):
            more = self.game.play(seat, action)
            result = result if isinstance(more, Refusal) else result + more
        self.grace.note()
        self.tell(result)
        return result

    def _explain(self, refusal: Refusal) -> None:
        self._refusal = refusal
        words, view = self.words, self.view()
        reason = words.say(
            f"refusal-{refusal.code}",
            card=words.card(refusal.card) if refusal.card else words.say("that-card"),
            top=words.card(view.top) if view.top else words.say("no-cards"),
            color=words.color(view.color) if view.color else words.say("no-color"),
            who=words.name(view.turn),
        )
        if refusal.clause:
            key = self.keys.letter(Verb.RULE)
            reason = words.say("refusal", reason=reason, clause=refusal.clause, key=key)
        self.say(reason)

    def _rule(self) -> str:
        """The rule behind the last refusal."""
        refusal = self._refusal
        if refusal is None:
            return self.words.say("rule-none")
        rule = self.words.say(f"refusal-{refusal.code}.rule")
        if refusal.clause is None:
            return rule
        return self.words.say("rule-clause", rule=rule, clause=refusal.clause)

    # --- asking

    def listen(self, prompt: str) -> str:
        """One answer; meanwhile the table's clock has run on."""
        try:
            line = self._ask(prompt)
        except EOFError:
            raise Leave from None
        for told in self.grace.tick():
            self.tell(told)
        return line

    def ask_for(self, prompt: str, read: Callable[[str], Answer]) -> Answer:
        """Ask until the answer makes sense; help and the like are given on the way."""
        while True:
            line = self.listen(prompt)
            try:
                return read(line)
            except Misread as misread:
                if not self._aside(line):
                    key = self.keys.letter(Verb.HELP)
                    self.say(self.words.say(misread.key, key=key, **misread.arguments))

    def _aside(self, line: str) -> bool:
        """Answer a question that takes no part in the game; whether the line was one."""
        verb = self.keys.verb(line)
        if verb is Verb.QUIT:
            raise Leave
        if verb is Verb.HELP:
            self.say_all(
                help_lines(self.words, {name: self.keys.letter(name) for name in LETTERED})
            )
        elif verb is Verb.SCORE:
            self.say_all(standing(self.words, self.view(), self.game.rules))
        elif verb is Verb.TABLE:
            self.say_all(self.table.middle(self.view()))
            self.say_all(self.table.hand(self.view()))
        elif verb is Verb.RULE:
            self.say(self._rule())
        return verb in ASIDES
