"""The moments between two turns: late calls, catches, jump-ins, accusations.

The person comes first and is never hurried; nothing here tells who forgot to call. When the
person is on turn next, that turn is the moment, and the bots leave catching one another to it.
"""

from __future__ import annotations

from collections.abc import Sequence

from yksi.game import Action
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.table import Effect
from yksi.terminal.answers import ask
from yksi.terminal.asides import ASIDES
from yksi.terminal.host import Host
from yksi.terminal.input.keys import Verb
from yksi.terminal.input.reader import Misread, Typed
from yksi.terminal.moments.reactions import PASSING, react


def between_turns(host: Host, told: Sequence[Effect]) -> list[Effect]:
    """What somebody does about what has just happened; nothing when all let it pass."""
    while host.let(host.driver.call) is not None:
        pass  # whoever remembers the call makes it at once
    return _person(host, told) or _others(host)


# --- the person


def _person(host: Host, told: Sequence[Effect]) -> list[Effect]:
    """Pause where something could be noticed; what the person then did, besides words."""
    while _is_window(host, told):
        typed = ask(host, _prompt(host), lambda line: _read(host, line))
        if typed is None:
            break
        done = react(host, typed)
        if done and typed.verb not in PASSING:
            return done
    return []


def _is_window(host: Host, told: Sequence[Effect]) -> bool:
    view = host.view()
    if not host.playing or not view.seats[host.seat].inside or _is_choosing(view.phase):
        return False
    parted = {item.event.seat for item in told if isinstance(item.event, ev.Laid | ev.Discarded)}
    if not parted:
        return False
    if view.owes_call or any(isinstance(action, do.JumpIn) for action in host.legal()):
        return True
    last_cards = any(view.seats[seat].cards == 1 for seat in parted - {host.seat})
    return last_cards and bool(host.game.rules.uno_penalty) and view.turn != host.seat


def _is_choosing(phase: str) -> bool:
    return phase in ("discard", "verdict")


def _prompt(host: Host) -> str:
    offers = [
        host.words.say(
            "pause-jump", card=host.words.card(action.card), key=host.keys.letter(Verb.JUMP)
        )
        for action in host.legal()
        if isinstance(action, do.JumpIn)
    ]
    return " ".join([*offers, host.words.say("pause")])


def _read(host: Host, line: str) -> Typed | None:
    if not line:
        return None
    typed = host.reader.read(line, host.hand())
    if typed.verb in ASIDES:
        raise Misread("misread-word", word=line)
    return typed


# --- the bots


def _others(host: Host) -> list[Effect]:
    """The first bot that wants to react does so, when the seconds for a call are over."""
    if not host.playing:
        return []
    is_mine = host.game.turn == host.seat
    host.wait_out(host.seat if is_mine else None)

    def may(action: Action) -> bool:
        return not (is_mine and isinstance(action, do.Catch)) or action.seat == host.seat

    return host.let(lambda now: host.driver.react(now, may)) or []
