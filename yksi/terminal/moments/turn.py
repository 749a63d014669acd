"""The person's own turn: the table is shown, an answer is read, a play is completed."""

from __future__ import annotations

from yksi.game import actions as do
from yksi.game import events as ev
from yksi.table import Effect
from yksi.terminal.answers import ask, confirm
from yksi.terminal.asides import ASIDES
from yksi.terminal.display.challenge import challenge_lines
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Misread, Typed
from yksi.terminal.moments.choices import ask_color, ask_partner
from yksi.terminal.moments.reactions import PASSING, react

WILD_FOUR = "W4"


def take_turn(host: Host) -> list[Effect]:
    """The person on turn does one thing."""
    show(host)
    while True:
        prompt = host.board.may(host.view(), host.legal())
        typed = ask(host, prompt, lambda line: _read(host, line))
        told = _do(host, typed)
        if told and typed.verb not in PASSING:
            return told


def show(host: Host) -> None:
    """The whole table is shown at the beginning of a turn, the hand alone after a draw."""
    view, legal = host.view(), host.legal()
    if view.phase != "drawn":
        host.say("")
        host.say(host.board.turn(host.seat))
        host.say_all(host.board.middle(view))
    bluffs = host.game.would_bluff(host.seat)
    host.say_all(host.board.hand(view, host.board.fitting(view, legal, bluffs)))
    if do.Challenge() in legal:
        host.say_all(challenge_lines(host.words, view, host.game.rules))


def _read(host: Host, line: str) -> Typed:
    if not line:
        raise Misread("misread-nothing")
    typed = host.reader.read(line, host.hand())
    if typed.verb in ASIDES:
        raise Misread("misread-word", word=line)
    return typed


def _do(host: Host, typed: Typed) -> list[Effect] | None:
    """Carry out what was typed; None when it was refused or thought better of."""
    if typed.verb is Verb.LAY:
        return _lay(host, typed)
    if typed.verb is Verb.DRAW:
        return _draw(host)
    return react(host, typed)


def _draw(host: Host) -> list[Effect] | None:
    """Draw; what is owed is taken. A card that does not fit ends the turn, and that is said."""
    if do.Accept() in host.legal():
        return host.act(do.Accept())
    told = host.act(do.Draw())
    if told and any(isinstance(item.event, ev.Turn) for item in told):
        host.say(host.words.say("drew-in-vain"))
    return told


def _lay(host: Host, typed: Typed) -> list[Effect] | None:
    """A play, with the colour or the partner asked for where it needs one."""
    plays = [
        action
        for action in host.legal()
        if isinstance(action, do.Lay) and action.cards == typed.cards
    ]
    if plays and typed.cards[-1] == WILD_FOUR and not _dares(host):
        return None
    color, swap = typed.color, None
    if color is None and plays and plays[0].color is not None:
        color = ask_color(host, typed.cards)
    if plays and plays[0].swap is not None:
        swap = ask_partner(host, [play.swap for play in plays if play.swap is not None])
    return host.act(do.Lay(typed.cards, color, typed.uno, swap))


def _dares(host: Host) -> bool:
    """Before a bluff the person is told, privately, that it is one (GEN-R10)."""
    if not host.game.would_bluff(host.seat):
        return True
    return confirm(host, host.words.say("ask-bluff", yes=host.keys.yes))
