"""One person at a table of bots, from the first deal to the last score.

Knows the order of things; talk, turns and reactions are in files of their own.
"""

from __future__ import annotations

from yksi.messages import commands as say
from yksi.rules import Scoring
from yksi.table import Effect, Stage
from yksi.terminal.answers import ask
from yksi.terminal.display import score, series
from yksi.terminal.host import Host, Overtaken
from yksi.terminal.input.reader import Misread
from yksi.terminal.moments import choices
from yksi.terminal.moments.between_turns import between_turns
from yksi.terminal.moments.etiquette import take_seat
from yksi.terminal.moments.table_questions import answer_table
from yksi.terminal.moments.turn import take_turn


class Session:
    def __init__(self, host: Host) -> None:
        self.host = host

    def run(self) -> None:
        """Rounds until the match is decided, or the person has had enough (Leave)."""
        take_seat(self.host)
        told = self.host.command(say.StartGame()) or []
        while self.host.playing:
            self.play_round(told)
            self._score()
            if self._is_decided():
                return
            self._ask_again()
            told = self.host.command(say.Ready()) or []
        self.host.command(say.StartGame())  # says why there is no next game

    def play_round(self, told: list[Effect]) -> None:
        """Go on from what has just happened until the round is over."""
        host = self.host
        while host.playing:
            try:
                answer_table(host)
                told = (told and between_turns(host, told)) or self._go_on()
            except Overtaken:
                return

    def _go_on(self) -> list[Effect]:
        """Whom the cards wait for, bots first, does something."""
        host = self.host
        if not host.playing:
            return []
        times, waited = host.table.bot_times(), host.table.room.waited_since
        for at in (at for number, at in times.items() if number in waited):
            host.watch.forward(at)  # nobody waits in earnest for a bot
        acted = host.let(host.driver.act)
        return (self._person() or []) if acted is None else acted

    def _person(self) -> list[Effect] | None:
        host = self.host
        assert host.me in host.table.room.waited_since, "a bot on turn must act"
        match host.view().phase:
            case "discard":
                return choices.discard(host)
            case "verdict":
                return choices.verdict(host)
            case "color":
                return choices.name_color(host)
            case "swap":
                return choices.swap(host)
            case _:
                return take_turn(host)

    def close(self) -> None:
        """The person leaves; a series ends with its table."""
        host, room = self.host, self.host.table.room
        if room.series:
            host.say_all(series.table(host.words, host.table_view(), final=True))
        if room.series and room.stage is Stage.LOBBY:
            host.command(say.EndSeries())
        host.table.handle(host.watch.now, host.me, say.Leave())

    # --- after a round

    def _score(self) -> None:
        host = self.host
        host.let(host.driver.seal)
        host.say("")
        host.say_all(score.after_round(host.words, host.view(), host.game.rules))
        if host.table.room.settings.series:
            host.say_all(series.after_game(host.words, host.table_view()))

    def _is_decided(self) -> bool:
        """Whether nothing more is played: the match is won, or was stopped."""
        host = self.host
        if host.view().match_over:
            host.say_all(score.match_winners(host.words, host.view()))
        is_match = host.game.rules.scoring != Scoring.PLACES
        return is_match and host.table.room.stage is Stage.LOBBY

    def _ask_again(self) -> None:
        host = self.host
        key = "ask-next-round" if host.game.keeps_score else "ask-next-game"

        def read(line: str) -> None:
            if line:
                raise Misread("misread-enter")

        ask(host, host.words.say(key), read)
