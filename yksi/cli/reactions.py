"""What a person may do whether on turn or not: call, catch, jump in, accuse, give up."""

from __future__ import annotations

from yksi.cli.host import Host
from yksi.cli.keys import Verb
from yksi.cli.typed import Misread, Typed
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.events import Told


def react(host: Host, typed: Typed) -> list[Told] | None:
    """Do what was typed, out of turn or on it; None when nothing came of it."""
    action = _action(host, typed)
    return None if action is None else host.act(host.me, action)


def _action(host: Host, typed: Typed) -> Action | None:
    view = host.view()
    match typed.verb:
        case Verb.CALL:
            return do.Call()
        case Verb.CATCH:
            seat = typed.seat if typed.seat is not None else _ask_whom(host)
            return None if seat is None else do.Catch(seat)
        case Verb.JUMP:
            return do.JumpIn(view.top or "", typed.uno)
        case Verb.ACCUSE:
            return do.Accuse(view.turn if view.player is None else view.player)
        case Verb.FORFEIT:
            return do.Forfeit() if _is_sure(host, do.Forfeit() in host.legal()) else None
        case Verb.DRAW:
            return do.Draw()
        case Verb.KEEP:
            return do.Keep()
        case Verb.ACCEPT:
            return do.Accept()
        case Verb.CHALLENGE:
            return do.Challenge()
        case _:
            return do.Lay(typed.cards, typed.color, typed.uno)


def _ask_whom(host: Host) -> int | None:
    """Whom to catch: the only one with one card, or whoever is named."""
    view = host.view()
    lonely = [seat.seat for seat in view.seats if seat.cards == 1 and seat.inside]
    others = [seat for seat in lonely if seat != host.me]
    if len(others) == 1:
        return others[0]

    def read(line: str) -> int | None:
        return host.reader.seat(line) if line else None

    return host.ask_for(host.words.say("ask-catch"), read)


def _is_sure(host: Host, allowed: bool) -> bool:
    """Giving up is asked about once more; where it is not allowed, the refusal says so."""
    return not allowed or confirm(host, host.words.say("ask-forfeit", yes=host.keys.yes))


def confirm(host: Host, question: str) -> bool:
    """Yes or no; Enter is no."""

    def read(line: str) -> bool:
        if not line:
            return False
        answer = host.keys.yes_or_no(line)
        if answer is None:
            raise Misread("misread-yes", yes=host.keys.yes, no=host.keys.no)
        return answer

    return host.ask_for(question, read)
