"""What a person may do whether on turn or not: call, catch, jump in, accuse, give up."""

from __future__ import annotations

from yksi.game import Action
from yksi.game import actions as do
from yksi.table import Effect
from yksi.terminal.answers import ask_whom, confirm
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Typed
from yksi.terminal.moments.conduct import PROCEDURES, proceed

PASSING = (Verb.CALL, Verb.WARN, Verb.GESTURE)  # said in passing: the moment is as it was


def react(host: Host, typed: Typed) -> list[Effect] | None:
    """Do what was typed, out of turn or on it; None when nothing came of it."""
    if typed.verb in PROCEDURES:
        return proceed(host, typed)
    action = _action(host, typed)
    return None if action is None else host.act(action)


def _action(host: Host, typed: Typed) -> Action | None:
    view = host.view()
    match typed.verb:
        case Verb.CALL:
            return do.Call()
        case Verb.CATCH:
            seat = typed.seat if typed.seat is not None else _lonely(host)
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


def _lonely(host: Host) -> int | None:
    """Whom to catch: the only one with one card, or whoever is named."""
    lonely = [seat.seat for seat in host.view().seats if seat.cards == 1 and seat.inside]
    others = [seat for seat in lonely if seat != host.seat]
    return others[0] if len(others) == 1 else ask_whom(host, "ask-catch")


def _is_sure(host: Host, allowed: bool) -> bool:
    """Giving up is asked about once more; where it is not allowed, the refusal says so."""
    return not allowed or confirm(host, host.words.say("ask-forfeit", yes=host.keys.yes))
