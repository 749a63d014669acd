"""Questions that take no part in the game: help, the table, the score, a rule, leaving."""

from __future__ import annotations

from yksi.telling import refusals
from yksi.terminal.display import score, series
from yksi.terminal.display.help import help_lines
from yksi.terminal.host import Host, Leave
from yksi.terminal.input.keys import LETTERED, Verb

ASIDES = (Verb.HELP, Verb.SCORE, Verb.TABLE, Verb.RULE, Verb.QUIT)


def answer_aside(host: Host, verb: Verb) -> None:
    words = host.words
    match verb:
        case Verb.QUIT:
            raise Leave
        case Verb.HELP:
            letters = {name: host.keys.letter(name) for name in LETTERED}
            host.say_all(help_lines(words, letters))
        case Verb.SCORE if host.table.room.settings.series:
            host.say_all(series.table(words, host.table_view()))
        case Verb.SCORE:
            host.say_all(score.standing(words, host.view(), host.game.rules))
        case Verb.TABLE:
            host.say_all(host.board.middle(host.view()))
            host.say_all(host.board.hand(host.view()))
        case _:
            host.say(refusals.rule(words, host.refusal))
