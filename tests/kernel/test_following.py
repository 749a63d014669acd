"""Whoever hears everything knows the table: a second one, kept from the events alone, is the same.

It knows no rules, only what each event says. So every event is told, in its order, and is true.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from tests.steps import every_table, table, walk
from yksi.cards import COLOR_OF, NONE, SYMBOL_OF, Color, Face, Symbol
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.setup import set_secret
from yksi.kernel import actions as k
from yksi.kernel.codes import EVENT_WIDTH, Phase, Why
from yksi.kernel.codes import EventCode as Kind
from yksi.kernel.ending import wins_match
from yksi.kernel.seats import left_of, next_seat
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.kernel.step import step
from yksi.rules import JumpIn, Rules
from yksi.seeds import secret_of

MOST = 400

# The events that say something with their second number, and with their third.
_SECOND = {
    *(
        Kind.CUT,
        Kind.DEALT,
        Kind.TURNED,
        Kind.TURN,
        Kind.LAID,
        Kind.NAMED,
        Kind.DREW,
    ),
    *(
        Kind.ACCEPTED,
        Kind.CHALLENGED,
        Kind.SHOWN,
        Kind.JUDGED,
        Kind.CAUGHT,
        Kind.REVERSED,
    ),
    *(
        Kind.RESHUFFLED,
        Kind.PENDING,
        Kind.DISCARDED,
        Kind.SWAPPED,
        Kind.RECEIVED,
    ),
    *(
        Kind.CUSTOM,
        Kind.OUT,
        Kind.JOINED,
        Kind.ACCUSED,
        Kind.TOOK_BACK,
        Kind.ROUND_OVER,
    ),
    *(Kind.SCORED, Kind.PLACED, Kind.HELD),
}
_THIRD = {Kind.TURNED, Kind.LAID, Kind.DREW, Kind.ACCUSED}
_OF_NOBODY = {Kind.TURNED, Kind.REVERSED, Kind.RESHUFFLED, Kind.MATCH_OVER}

# Why cards are drawn when this is done; a play may have any of the rest.
_WHY = {
    k.DRAW: Why.TURN,
    k.ACCEPT: Why.PENALTY_CARD,
    k.CHALLENGE: Why.CHALLENGE,
    k.AWAY: Why.AWAY,
    k.ACCUSE: Why.CHEAT,
    k.TAKE_BACK: Why.CHEAT,
    k.DEAL: Why.PENALTY_CARD,
    k.FROWN: Why.CUSTOM,
}
_RANGED = ((k.JOIN, Why.JOIN), (k.GIVE, Why.TABLE), (k.CATCH, Why.CAUGHT))

Row = tuple[int, int, int, int]


def rows(t: State) -> Iterator[Row]:
    for i in range(0, t.event_count, EVENT_WIDTH):
        yield t.events[i], t.events[i + 1], t.events[i + 2], t.events[i + 3]


def announced(t: State, seat: int, action: int) -> Row | None:
    """What an action is told as, before anything that follows from it."""
    top = t.discard[t.discard_count - 1]
    simple: dict[int, Row | None] = {
        k.KEEP: (Kind.KEPT if t.drew else Kind.PASSED, seat, 0, 0),
        k.ACCEPT: (Kind.ACCEPTED, seat, t.pending, 0) if t.phase == Phase.ANSWER else None,
        k.CHALLENGE: (Kind.CHALLENGED, seat, t.player, 0),
        k.CALL: (Kind.CALLED, seat, 0, 0),
        k.DECLINE: (Kind.CHOSE, seat, 0, 0),
        k.LAUGH: (Kind.LAUGHED, seat, 0, 0),
        k.FROWN: (Kind.FROWNED, seat, 0, 0),
        k.ACCUSE: (Kind.ACCUSED, seat, t.player, t.cheat),
        k.FORFEIT: (Kind.GAVE_UP, seat, 0, 0),
        k.AWAY: (Kind.AWAY, t.turn, 0, 0),
        k.TAKE_BACK: (Kind.TOOK_BACK, t.player, t.play_count, 0),
    }
    if action in simple:
        return simple[action]
    if action == k.JUMP:
        return (Kind.LAID, seat, top, 1)
    ranges = (
        (k.JOIN, (Kind.JOINED, t.seats, action - k.JOIN, 0)),
        (k.REMOVE, (Kind.REMOVED, action - k.REMOVE, 0, 0)),
        (k.GIVE, None),
        (k.LAPSE, (Kind.LAPSED, action - k.LAPSE, 0, 0)),
        (k.SWAP, (Kind.SWAPPED, seat, action - k.SWAP, 0)),
        (k.CATCH, (Kind.CAUGHT, action - k.CATCH, seat, 0)),
        (k.STOP, None),
        (k.NAME, (Kind.NAMED, seat, action - k.NAME, 0)),
        (k.LAY, (Kind.LAID, seat, action, 0)),
    )
    return next(row for first, row in ranges if action >= first)


class Follower:
    """A table kept by somebody who only listens."""

    def __init__(self, t: State, r: Rules) -> None:
        self.state, self.rules = t, r
        self.total = Counter[int]()
        self.match_over = 0
        self.begin(t.dealer)

    def begin(self, dealer: int) -> None:
        t = self.state
        self.dealer = dealer
        self.hands = [Counter[int]() for _ in range(t.seats)]
        self.draw = sum(self.rules.deck(t.seats - t.removed.bit_count()))
        self.discards = 0
        self.top = NONE
        self.color = int(Color.NONE)
        self.direction = 1
        self.turn = self.pending = self.drew = 0
        self.called: set[int] = set()  # aloud
        self.are_open = False
        self.marked: set[int] = set()
        self.play: list[int] = []
        self.fresh = True
        self.shown: Counter[int] = Counter()
        self.shown_to = NONE
        self.points = Counter[int]()
        self.places = Counter[int]()
        self.cursor = NONE
        self.winner = NONE
        self.reason = 0

    # --- one event

    def hear(self, row: Row, action: int) -> None:
        kind, seat, a, b = row
        assert a == 0 or kind in _SECOND, row
        assert b == 0 or kind in _THIRD, row
        assert b in (0, 1) or kind == Kind.DREW, row
        assert (seat == NONE) == (kind in _OF_NOBODY) or kind in (
            Kind.SWAPPED,
            Kind.ROUND_OVER,
        )
        assert kind == Kind.HELD or not +self.shown, "not all cards were shown"
        getattr(self, f"on_{Kind(kind).name.lower()}", lambda *_: None)(seat, a, b)
        if kind == Kind.DREW:
            self.drew_because(action, b)

    def drew_because(self, action: int, why: int) -> None:
        ranged = [because for first, because in _RANGED if action >= first]
        if action in _WHY:
            assert why == _WHY[action]
        elif ranged:
            assert why == ranged[0]
        else:
            assert why in (Why.PENALTY_CARD, Why.VALLEY, Why.CUSTOM, Why.FINISH)

    def on_dealer(self, seat: int, a: int, b: int) -> None:
        self.begin(seat)

    def on_dealt(self, seat: int, face: int, b: int) -> None:
        self.hands[seat][face] += 1
        self.draw -= 1

    def on_turned(self, seat: int, face: int, rejected: int) -> None:
        if rejected:
            assert face == Face.WILD_FOUR
        else:
            self.draw -= 1
            self.put(face)

    def put(self, face: int) -> None:
        self.discards += 1
        self.top = face
        if COLOR_OF[face] != Color.NONE:
            self.color = COLOR_OF[face]

    def on_turn(self, seat: int, phase: int, b: int) -> None:
        t = self.state
        if self.cursor != NONE:
            assert seat in (next_seat(t, self.cursor), self.turn)
        assert phase in (Phase.PLAY, Phase.ANSWER, Phase.FREE, Phase.OPENING)
        self.turn, self.pending, self.drew, self.fresh = seat, 0, 0, True

    def on_skipped(self, seat: int, a: int, b: int) -> None:
        t = self.state
        if self.cursor == NONE:
            assert seat == left_of(t, self.dealer)
        else:
            assert seat in (self.cursor, next_seat(t, self.cursor))
            self.cursor = seat

    def on_laid(self, seat: int, face: int, jumped: int) -> None:
        self.take_from(seat, face)
        self.put(face)
        if jumped and self.rules.jump_in == JumpIn.NUMBER:  # the turn stays where it is
            return
        if self.fresh or self.turn != seat:
            self.play = []
        self.play.append(face)
        self.turn = self.cursor = seat
        self.fresh = False

    def take_from(self, seat: int, face: int) -> None:
        assert self.hands[seat][face] > 0
        self.hands[seat][face] -= 1

    def on_named(self, seat: int, color: int, b: int) -> None:
        self.color = color

    def on_drew(self, seat: int, face: int, why: int) -> None:
        self.hands[seat][face] += 1
        self.draw -= 1
        self.drew += why == Why.TURN

    def on_shown(self, seat: int, to: int, b: int) -> None:
        self.shown, self.shown_to = Counter(self.hands[seat]), to

    def on_held(self, seat: int, face: int, b: int) -> None:
        self.shown[face] -= 1
        if self.shown_to == NONE:  # it is put away
            self.take_from(seat, face)
            self.discards += 1

    def on_judged(self, seat: int, guilty: int, b: int) -> None:
        assert guilty == self.state.bluff

    def on_called(self, seat: int, a: int, b: int) -> None:
        self.called.add(seat)

    def on_reversed(self, seat: int, direction: int, b: int) -> None:
        self.direction = direction

    def on_reshuffled(self, seat: int, cards: int, b: int) -> None:
        self.draw += cards
        self.discards -= cards

    def on_pending(self, seat: int, cards: int, b: int) -> None:
        assert seat == self.turn
        self.pending = cards

    def on_chose(self, seat: int, a: int, b: int) -> None:
        assert (self.state.waiting >> seat) & 1 == 0 or self.state.phase != Phase.DISCARD

    def on_discarded(self, seat: int, face: int, b: int) -> None:
        self.take_from(seat, face)
        self.discards += 1

    def on_swapped(self, seat: int, other: int, b: int) -> None:
        self.hands = [Counter[int]() for _ in self.hands]

    def on_pooled(self, seat: int, a: int, b: int) -> None:
        assert seat == self.turn
        self.hands = [Counter[int]() for _ in self.hands]

    def on_received(self, seat: int, face: int, b: int) -> None:
        self.hands[seat][face] += 1

    def on_opened(self, seat: int, a: int, b: int) -> None:
        self.are_open = True

    def on_closed(self, seat: int, a: int, b: int) -> None:
        assert self.are_open
        self.are_open = False

    def on_marked(self, seat: int, a: int, b: int) -> None:
        self.marked.add(seat)

    def on_unmarked(self, seat: int, a: int, b: int) -> None:
        self.marked.remove(seat)

    def on_custom(self, seat: int, preset: int, b: int) -> None:
        r = self.rules
        assert seat == self.turn
        assert preset == (r.card1, r.card2, r.card3)[self.top - Face.CUSTOM_1]

    def on_out(self, seat: int, place: int, b: int) -> None:
        assert self.hands[seat].total() == 0
        self.places[seat] = place
        self.winner = seat if place == 1 else self.winner

    def on_joined(self, seat: int, neighbour: int, b: int) -> None:
        assert self.state.left[neighbour] == seat
        self.hands.append(Counter())

    def on_took_back(self, seat: int, cards: int, b: int) -> None:
        """What was before the play is known to those who saw it, and not told again."""
        t = self.state
        assert cards == len(self.play)
        self.hands[seat].update(self.play)
        self.discards -= cards
        self.top, self.color, self.direction = t.discard[t.discard_count - 1], t.color, t.direction
        self.places = Counter(dict(enumerate(t.place)))
        self.winner = t.winner
        self.cursor = seat

    def on_round_over(self, winner: int, reason: int, b: int) -> None:
        self.winner, self.reason = winner, reason
        self.pending = 0
        self.are_open = False
        self.marked = set()

    def on_scored(self, seat: int, points: int, b: int) -> None:
        self.points[seat] += points
        self.total[seat] += points

    def on_placed(self, seat: int, place: int, b: int) -> None:
        assert place > 0
        self.places[seat] = place

    def on_match_over(self, seat: int, a: int, b: int) -> None:
        self.match_over = 1

    # --- the whole table

    def compare(self) -> None:
        t = self.state
        for seat in range(t.seats):
            held = Counter(dict(enumerate(t.hands[seat])))
            chosen = [divmod(entry, SEAT_FACTOR) for entry in t.aside[: t.aside_count]]
            held.update(face for owner, face in chosen if owner == seat)
            assert +self.hands[seat] == +held
        called = {seat for seat in range(t.seats) if (t.called >> seat) & 1}
        assert not +self.shown
        assert self.draw == t.draw_count
        assert self.discards == t.discard_count
        assert self.discards == 0 or self.top == t.discard[t.discard_count - 1]
        assert self.color == t.color
        assert self.direction == t.direction
        assert self.dealer == t.dealer
        assert self.called >= called
        self.called &= called | {t.turn}  # before the play, or as a promise to nobody
        assert self.are_open == (t.open_by != 0)
        assert self.marked == {seat for seat in range(t.seats) if (t.marked >> seat) & 1}
        assert [self.points[seat] for seat in range(t.seats)] == t.points[: t.seats]
        assert [self.total[seat] for seat in range(t.seats)] == t.total[: t.seats]
        assert [self.places[seat] for seat in range(t.seats)] == t.place[: t.seats]
        assert self.match_over == t.match_over
        assert t.match_over or not any(wins_match(t, self.rules, seat) for seat in range(t.seats))
        assert t.play_count + t.jumps <= t.discard_count
        assert not t.bluff or (t.player != NONE and t.symbol == Symbol.WILD_FOUR)
        assert not t.cheat or t.player != NONE
        if t.phase == Phase.CLOSING:  # not told before it is certain
            return
        assert (self.winner, self.reason) == (t.winner, t.reason)
        if t.phase == Phase.OVER:  # KPG-R55
            assert not t.pending | t.owed | t.grace | t.late | t.waiting | t.accusable
        else:
            assert self.turn == t.turn
            assert self.drew == t.drew or t.phase not in (Phase.PLAY, Phase.DRAWN)
            if t.phase not in (Phase.DISCARD, Phase.VERDICT):
                assert self.pending == t.pending


@every_table
def test_whoever_hears_everything_knows_the_table(rules: str, seats: int) -> None:
    t, r = table(rules, seats)
    follower = Follower(t, r)
    for seat, action in walk(t, r, random.Random(seats), MOST):
        expected = None if action == k.DEAL else announced(t, seat, action)
        follower.cursor = NONE if action == k.DEAL else t.turn
        step(t, r, seat, action)
        told = list(rows(t))
        if expected:
            assert expected in told
        for row in told:
            follower.hear(row, action)
        follower.compare()


def test_the_winner_is_who_is_first_after_a_play_is_taken_back() -> None:
    game = Game.from_position(
        "edition kpgut\nseats 4\nturn B\ntop R4\nhand B R8\nhand D R8\nhand C G1 G2"
    )
    game.play(1, do.Lay(("R8",)))
    assert game.view().winner == 1
    game.play(3, do.JumpIn("R8"))
    game.play(None, do.TakeBack())
    assert game.view().winner == 3


def test_whoever_is_freed_is_told_and_nobody_else() -> None:
    game = Game.from_position(
        "edition custom + card1=elbows\nseats 4\nturn B\ntop R7\nholds A 1\nowes A\nmarked B D"
    )
    step(game.state, game.rules, 0, k.CALL)
    assert [row[:2] for row in rows(game.state)] == [
        (Kind.CALLED, 0),
        (Kind.UNMARKED, 1),
        (Kind.UNMARKED, 3),
    ]


def test_a_pass_is_told() -> None:
    game = Game.from_position("seats 3\nturn B\ntop R5\nhand B G1\ndraw only\ndiscard pile 1")
    step(game.state, game.rules, 1, k.KEEP)
    assert next(rows(game.state)) == (Kind.PASSED, 1, 0, 0)


def test_the_cut_is_told() -> None:
    """Whoever deals drew the highest number, in the last draw of those who tied."""
    t, r = table("classic", 6)
    for seed in range(60):
        set_secret(t, secret_of(seed))
        t.dealer = NONE
        step(t, r, k.TABLE, k.DEAL)
        drawn: dict[int, list[int]] = {seat: [] for seat in range(6)}
        for kind, seat, face, _ in rows(t):
            if kind == Kind.CUT:
                symbol = SYMBOL_OF[face]
                drawn[seat].append(symbol if symbol <= Symbol.NINE else 0)
        assert max(drawn, key=lambda seat: drawn[seat]) == t.dealer


def test_nothing_is_told_to_nobody() -> None:
    t, r = table("classic", 3)
    t.telling = 0
    step(t, r, k.TABLE, k.DEAL)
    assert t.event_count == 0
