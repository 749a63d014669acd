"""What a person says round the cards: doubts, warnings, removals, stopping, gestures."""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.table import Effect
from yksi.table.procedures.talk import REACTIONS
from yksi.terminal.answers import ask_whom, confirm, pick
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Typed

PROCEDURES = (Verb.NEEDLESS, Verb.WARN, Verb.REMOVE, Verb.STOP, Verb.GESTURE)


def proceed(host: Host, typed: Typed) -> list[Effect] | None:
    """Say it; None when it is refused or thought better of."""
    if typed.verb is Verb.STOP:
        return host.command(say.MoveToStop())
    if typed.verb is Verb.GESTURE:
        names = [host.words.say(f"reaction-{name}") for name in REACTIONS]
        chosen = pick(host, host.words.say("ask-gesture"), names)
        return host.command(say.React(REACTIONS[chosen]))
    seat = typed.seat if typed.seat is not None else ask_whom(host, "ask-whom")
    return None if seat is None else _about(host, typed, seat)


def _about(host: Host, typed: Typed, seat: int) -> list[Effect] | None:
    number = host.numbers[seat]
    match typed.verb:
        case Verb.NEEDLESS:
            return host.command(say.DoubtDrawing(number))
        case Verb.WARN:
            return host.command(say.Warn(number, typed.words))
        case _:
            question = host.words.say("ask-remove", who=host.words.name(seat), yes=host.keys.yes)
            return host.command(say.RemovePlayer(number)) if confirm(host, question) else None
