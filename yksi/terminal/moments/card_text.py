"""Carrying out a text of the people's own, step by step, with the table's tools (CUS-R20).

Whoever laid the card, the person does it: bots cannot read.
"""

from __future__ import annotations

from yksi.game import actions as do
from yksi.messages import commands as say
from yksi.messages.text_tools import AnyTool
from yksi.messages.views import CarryingView
from yksi.terminal.answers import ask
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Misread, Typed
from yksi.terminal.input.tool_reader import ToolReader
from yksi.terminal.moments.reactions import react

_MEANWHILE = (Verb.CALL, Verb.CATCH)


def carry_out(host: Host, carrying: CarryingView) -> None:
    """One step: a tool of the person's choice, the cards that it asks for, or the end."""
    if carrying.chooses is None:
        _use(host, carrying)
    else:
        _part(host, carrying)


def _use(host: Host, carrying: CarryingView) -> None:
    reader = ToolReader(host.text, host.keys, host.reader, host.numbers)
    prompt = host.words.say("ask-tool", text=carrying.text, **reader.letters())

    def read(line: str) -> AnyTool | Typed | None:
        if not line:
            return None
        if host.keys.verb(line.split()[0]) in _MEANWHILE:
            return host.reader.read(line, host.hand())
        return reader.read(line)

    said = ask(host, prompt, read)
    if said is None:
        host.command(say.Done())
    elif isinstance(said, Typed):
        react(host, said)
    else:
        host.command(say.UseTool(said))


def _part(host: Host, carrying: CarryingView) -> None:
    """The person parts with the cards that a tool asks for."""
    host.say_all(host.board.hand(host.view()))
    if carrying.gives_to is None:
        prompt = host.words.say("ask-discard-must", count=carrying.discards)
    else:
        prompt = host.words.say("ask-give", who=host.table.room.people[carrying.gives_to].name)
    cards = ask(host, prompt, lambda line: _cards(host, line))
    if carrying.gives_to is None:
        host.act(do.Discard(cards))
    else:
        host.command(say.HandCards(cards))


def _cards(host: Host, line: str) -> tuple[str, ...]:
    if not line:
        raise Misread("misread-no-card")
    return host.reader.cards(line, host.hand())
