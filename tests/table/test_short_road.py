"""Ordinary acts take the short road: both roads lead to the same table, move by move."""

from __future__ import annotations

from collections import Counter
from functools import partial
from unittest.mock import patch

import pytest

from tests.party import Party
from yksi.bots import new_bot
from yksi.driver import Driver, play_for
from yksi.game import actions as do
from yksi.kernel.codes import Phase
from yksi.messages import commands as say
from yksi.records.snapshot import take_snapshot
from yksi.seeds import secret_of
from yksi.table import Effect, Reply, Stage, Table, foresight, table
from yksi.table.match import short_road

RULES = (
    "classic",
    "classic + voluntary=never",
    "classic + play_drawn=must",
    "custom",
    "custom + card1=draw_to_color + card2=open_hands + card3=three_if_stuck",
    "custom + card1=rooster + card2=joke + card3=extra_turn",
    "moomin",
    "classic + stacking=any + jump_in=identical",
    "classic + seven_swap=yes + zero_rotate=yes",
    "kpgut",
)
ACTS = 150  # at each table


def _never(*_: object) -> bool:
    return False


class Twins(Table):
    """A table whose twin is told the same and takes the long road alone."""

    def __init__(self) -> None:
        super().__init__()
        self.twin = Table()
        self.taken: Counter[bool] = Counter()  # whether acts took the short road

    def handle(self, now: int, who: int | None, command: say.Command) -> Reply:
        with patch.object(table, "is_carried", self._is_carried):
            reply = super().handle(now, who, command)
        with patch.object(table, "is_carried", _never):
            other = self.twin.handle(now, who, command)
        assert (reply.refusal, reply.person) == (other.refusal, other.person)
        self._compare(reply.effects, other.effects)
        return reply

    def tick(self, now: int) -> list[Effect]:
        effects = super().tick(now)
        self._compare(effects, self.twin.tick(now))
        return effects

    def _is_carried(self, *given: object) -> bool:
        is_carried = short_road.is_carried(*given)  # type: ignore[arg-type]
        self.taken[is_carried] += 1
        return is_carried

    def _compare(self, effects: list[Effect], others: list[Effect]) -> None:
        assert effects == others
        assert self.lines == self.twin.lines
        assert take_snapshot(self).body == take_snapshot(self.twin).body
        game, other = self.room.game, self.twin.room.game
        assert (game and game.moves) == (other and other.moves)
        foreseen = _foreseen(self)
        with patch.object(foresight, "is_ordinary", _never):
            assert foreseen == _foreseen(self.twin)


def _foreseen(found: Table) -> tuple[object, ...]:
    """When bots may act, and what is due then."""
    due = found._next_due()
    if due is None:
        return (found.bot_times(),)
    assert isinstance(due[1], partial)
    return found.bot_times(), due[0], due[1].func, due[1].args[1:]


@pytest.mark.parametrize("rules", RULES)
def test_both_roads_lead_to_the_same_table(rules: str) -> None:
    twins, now = Twins(), 0
    secrets = iter(range(1000))
    driver = Driver(
        twins, lambda number, level: new_bot(level, number), lambda: secret_of(next(secrets))
    )
    twins.handle(now, None, say.Enter("Anna", "key"))
    twins.handle(now, 0, say.Acknowledge())
    twins.handle(now, 0, say.Change("rules", rules))
    for level in ("casual", "careful", "random"):
        twins.handle(now, 0, say.SeatBot(level.title(), level))
    twins.handle(now, 0, say.Ready())
    twins.handle(now, 0, say.StartGame())
    anna = new_bot("casual", 9)
    for number in range(ACTS):
        room = twins.room
        driver.run(now)
        if room.stage is not Stage.PLAYING:
            twins.handle(now, 0, say.Ready())
            twins.handle(now, 0, say.StartGame())
        elif 0 in room.waited_since:
            game, seat = room.running(), room.seats.index(0)
            if number % 7 == 0:  # what is refused changes nothing on either road
                twins.handle(now, 0, say.Act(do.Lay(("R5",))))
            action = anna.decide(game.view(seat), game.legal(seat))
            assert action is not None
            play_for(twins, now + 200, 0, action)
        now += 700
        if number == ACTS // 2:  # somebody is away for a while, and a bot stands in
            twins.handle(now, 0, say.Leave())
            twins.handle(now + 50_000, 0, say.Return())
    is_ordinary = rules in RULES[:7]
    assert (twins.taken[True] > 2 * twins.taken[False]) == is_ordinary
    assert bool(twins.taken[True]) == is_ordinary


def _draws(**changed: int) -> bool:
    """Whether Anna's drawing takes the short road where some numbers of the cards are these."""
    party = Party.of("classic", people=2, seed=5)
    game = party.game
    while party.room.seats[game.turn] != 0 or game.state.phase != Phase.PLAY:
        party.obey(party.room.seats[game.turn])
    for name, value in changed.items():
        setattr(game.state, name, value)
    before = game.state.clone().values(), len(party.room.effects), game.made
    is_carried = short_road.is_carried(party.room, 0, do.Draw())
    assert is_carried or before == (game.state.values(), len(party.room.effects), game.made)
    return is_carried


def test_whatever_is_out_of_the_ordinary_is_left_to_the_long_road() -> None:
    assert _draws()
    for name in ("owed", "grace", "late", "waiting", "open_by", "marked", "stuck"):
        assert not _draws(**{name: 1})
    assert not _draws(draw_count=1)
    assert not _draws(phase=Phase.ANSWER)
