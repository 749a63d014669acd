"""The moments between two turns: late calls, catches, jump-ins, accusations.

The person comes first and is never hurried; nothing here tells who forgot to call. When the
person is on turn next, that turn is the moment, and the bots leave catching one another to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from yksi.bots import Bot
from yksi.cli.host import ASIDES, Host
from yksi.cli.keys import Verb
from yksi.cli.reactions import react
from yksi.cli.typed import Misread, Typed
from yksi.game import Action
from yksi.game import actions as do
from yksi.game import events as ev
from yksi.game.events import Told


class Windows:
    def __init__(self, host: Host, bots: Mapping[int, Bot]) -> None:
        self._host = host
        self._bots = bots

    def after(self, told: Sequence[Told]) -> None:
        """Let everybody react to what has just happened, until nobody wants to."""
        while told:
            self._bots_call()
            told = self._person(told) or self._others()

    def _bots_call(self) -> None:
        """Whoever remembers the call makes it at once."""
        host = self._host
        lonely = [seat.seat for seat in host.view().seats if seat.cards == 1 and not seat.called]
        for seat in lonely:
            view = host.game.view(seat)
            if seat == host.me or not view.owes_call:
                continue
            if self._bots[seat].decide(view, [do.Call()]) == do.Call():
                host.act(seat, do.Call())

    # --- the person

    def _person(self, told: Sequence[Told]) -> list[Told]:
        """Pause where something could be noticed; what the person then did besides calling."""
        host = self._host
        while self._is_window(told):
            typed = host.ask_for(self._prompt(), self._read)
            if typed is None:
                break
            done = react(host, typed)
            if done and typed.verb is not Verb.CALL:
                return done
        return []

    def _is_window(self, told: Sequence[Told]) -> bool:
        host = self._host
        view = host.view()
        if host.game.over or not view.seats[host.me].inside or _is_choosing(view.phase):
            return False
        parted = {
            item.event.seat for item in told if isinstance(item.event, ev.Laid | ev.Discarded)
        }
        if not parted:
            return False
        if view.owes_call or any(isinstance(action, do.JumpIn) for action in host.legal()):
            return True
        last_cards = any(view.seats[seat].cards == 1 for seat in parted - {host.me})
        return last_cards and bool(host.game.rules.uno_penalty) and view.turn != host.me

    def _prompt(self) -> str:
        host = self._host
        offers = [
            host.words.say(
                "pause-jump", card=host.words.card(action.card), key=host.keys.letter(Verb.JUMP)
            )
            for action in host.legal()
            if isinstance(action, do.JumpIn)
        ]
        return " ".join([*offers, host.words.say("pause")])

    def _read(self, line: str) -> Typed | None:
        if not line:
            return None
        typed = self._host.reader.read(line, self._host.hand())
        if typed.verb in ASIDES:
            raise Misread("misread-word", word=line)
        return typed

    # --- the bots

    def _others(self) -> list[Told]:
        """The first bot that wants to react does so."""
        host = self._host
        if host.game.over:
            return []
        is_mine = host.game.turn == host.me
        for told in host.grace.wait_out(host.me if is_mine else None):
            host.tell(told)
        for seat, bot in self._bots.items():
            if seat == host.game.turn:
                continue
            legal = host.game.legal(seat)
            offered = [action for action in legal if self._is_offered(action, is_mine)]
            action = bot.decide(host.game.view(seat), offered) if offered else None
            if action is not None:
                return host.act(seat, action) or []
        return []

    def _is_offered(self, action: Action, is_mine: bool) -> bool:
        if isinstance(action, do.Catch):
            return not is_mine or action.seat == self._host.me
        return isinstance(action, do.JumpIn | do.Accuse)


def _is_choosing(phase: str) -> bool:
    return phase in ("discard", "verdict")
