"""One person at a table of bots, from the first deal to the last score.

Knows the order of things; talk, turns and reactions are in files of their own.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from yksi.bots import Bot
from yksi.cli import choices, score
from yksi.cli.host import Host
from yksi.cli.turn import take_turn
from yksi.cli.typed import Misread
from yksi.cli.windows import Windows
from yksi.game import actions as do
from yksi.game.events import Told
from yksi.seeds import secret_of


class Session:
    def __init__(self, host: Host, bots: Mapping[int, Bot], seed: int | None) -> None:
        self.host = host
        self._bots = bots
        self._seed = seed
        self._windows = Windows(host, bots)

    def run(self) -> None:
        """Rounds until the match is decided, or the person has had enough (Leave)."""
        secret: str | None = self._fresh_secret() or secret_of(self._seed or 0)
        while True:
            self.play_round(self.host.act(None, do.Deal(secret)) or [])
            self._score()
            if self.host.view().match_over:
                self.host.say_all(score.match_winners(self.host.words, self.host.view()))
                return
            self._ask_again()
            secret = self._fresh_secret()

    def _fresh_secret(self) -> str | None:
        """Chance from the system for each round, unless a seed makes it repeatable."""
        return secrets.token_hex(32) if self._seed is None else None

    def play_round(self, told: list[Told]) -> None:
        """Go on from what has just happened until the round is over."""
        while True:
            self._windows.after(told)
            if self.host.game.over:
                return
            seat = self._who_acts()
            told = (self._person() if seat == self.host.me else self._bot(seat)) or []

    def _bot(self, seat: int) -> list[Told] | None:
        view, legal = self.host.game.view(seat), self.host.game.legal(seat)
        action = self._bots[seat].decide(view, legal)
        assert action is not None, "a bot on turn must act"
        return self.host.act(seat, action)

    def _who_acts(self) -> int:
        """The seat on turn, or one that has still to choose, the person last."""
        game = self.host.game
        waiting = [seat.seat for seat in game.view().seats if seat.to_choose]
        bots = [seat for seat in waiting if seat != self.host.me]
        return (bots or waiting or [game.turn])[0]

    def _person(self) -> list[Told] | None:
        host = self.host
        match host.view().phase:
            case "discard":
                return choices.discard(host)
            case "verdict":
                return choices.verdict(host)
            case "color":
                return choices.name_color(host)
            case _:
                return take_turn(host)

    def _score(self) -> None:
        host = self.host
        host.say("")
        host.say_all(score.after_round(host.words, host.view(), host.game.rules))

    def _ask_again(self) -> None:
        host = self.host
        key = "ask-next-round" if host.game.keeps_score else "ask-next-game"

        def read(line: str) -> None:
            if line:
                raise Misread("misread-enter")

        host.ask_for(host.words.say(key), read)
