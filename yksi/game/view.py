"""What one seat, or a spectator, may see: an allow-list. What is not named here is not shown."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

import msgspec

from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE, Color, Symbol
from yksi.game.events import DIRECTIONS
from yksi.game.vocabulary import END_REASONS, PHASES, EndReason, GamePhase
from yksi.kernel.bits import count, lowest
from yksi.kernel.codes import Phase
from yksi.kernel.ending import wins_match
from yksi.kernel.memory import BITS, FIELD, KINDS, ONE_OF_EACH
from yksi.kernel.seats import is_in
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.rules import Rules

_SHIFTS = tuple(BITS * kind for kind in range(KINDS))  # of counts packed into one integer
_TOPS = ONE_OF_EACH << (BITS - 1)
_ALL = ONE_OF_EACH * FIELD


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of a seat (GEN-R30), and its cards where they may be seen."""

    seat: int
    cards: int
    hand: tuple[str, ...] | None
    most: tuple[int, ...]  # of each colour, and wilds, as far as it has drawn for want of them
    likely: tuple[int, ...]  # the same, if its wild draw fours were no bluffs
    named: str | None  # the colour that it named last
    since: tuple[int, ...]  # cards of each colour that left it since then, and how many came
    inside: bool
    called: bool
    catchable: bool
    to_choose: bool
    place: int
    points: int
    total: int
    gave_up: bool
    removed: bool


class OwnView(msgspec.Struct, frozen=True):
    """What belongs to one seat alone besides its cards; nothing for who only watches."""

    drawn: tuple[str, ...]
    said: bool
    owes_call: bool
    to_discard: int
    chosen: tuple[str, ...]
    bluffed: bool
    seen: tuple[tuple[str, ...], ...]  # of every seat, cards that were shown and not laid since


NOTHING_OWN = OwnView((), False, False, 0, (), False, ())
_NOTHING = msgspec.structs.astuple(NOTHING_OWN)


class BeforeView(msgspec.Struct, frozen=True):
    """What lay there before the last play, by which a wild draw four is judged."""

    color: str | None
    symbol: int | None
    pending: int


class View(OwnView, frozen=True, kw_only=True):
    """The table from one seat, or from beside it."""

    seat: int | None
    edition: str  # its name alone
    rules: str  # and with what is changed
    phase: GamePhase
    turn: int
    direction: str
    dealer: int
    order: tuple[int, ...]
    ages: tuple[int, ...]
    top: str | None
    color: str | None
    pending: int
    before: BeforeView | None
    draw_pile: int
    discards: tuple[str, ...]
    player: int | None
    play_count: int
    drew: int
    seats: tuple[SeatView, ...]
    marked: tuple[int, ...]
    open_by: tuple[int, ...]
    stuck: int | None
    reason: EndReason | None
    winner: int | None
    match_over: bool
    match_winners: tuple[int, ...]


def hand_of(t: State, seat: int) -> tuple[str, ...]:
    """The cards of a hand, sorted by their faces."""
    row, mask = t.hands[seat], t.held[seat]
    if count(mask) == t.size[seat]:  # no card twice
        return tuple(compress(FACE_NAMES, row))
    cards: list[str] = []
    while mask:
        face = lowest(mask)
        mask &= mask - 1
        cards += [FACE_NAMES[face]] * row[face]
    return tuple(cards)


def ring(t: State) -> tuple[int, ...]:
    """The seats clockwise from the first."""
    return _ring(bytes(t.left))


@lru_cache(maxsize=256)  # few ways to sit, and every table asks again and again
def _ring(left: bytes) -> tuple[int, ...]:
    order = [0]
    while left[order[-1]] != 0:
        order.append(left[order[-1]])
    return tuple(order)


def chosen_by(t: State, seat: int) -> tuple[str, ...]:
    """What a seat has put aside secretly."""
    if t.aside_count == 0:
        return ()
    choices = (divmod(entry, SEAT_FACTOR) for entry in t.aside[: t.aside_count])
    return tuple(FACE_NAMES[face] for owner, face in choices if owner == seat)


def color_name(color: int) -> str | None:
    return None if color == Color.NONE else COLOR_NAMES[color]


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def shown_size(t: State, seat: int) -> int:
    """Cards chosen secretly still count as held until they are revealed (MOO-R19)."""
    return t.size[seat] + len(chosen_by(t, seat))


def sees(t: State, viewer: int | None, seat: int) -> bool:
    """Whether somebody may look into a hand: the own one, open ones, all when it is over."""
    if viewer is None:
        return False
    return seat == viewer or t.open_by != 0 or t.phase == Phase.OVER


def hands_seen(t: State, viewer: int | None) -> dict[int, tuple[str, ...]]:
    """The hands that somebody may look into, by seat."""
    if viewer is None:
        return {}
    if t.open_by == 0 and t.phase != Phase.OVER:
        return {viewer: hand_of(t, viewer)}
    return {seat: hand_of(t, seat) for seat in range(t.seats)}


def counts(packed: int, most: int) -> tuple[int, ...]:
    """Of each colour, and wilds: as packed into one integer, and no more than so many."""
    return unpacked(no_more_than(packed, most))


def no_more_than(packed: int, most: int) -> int:
    """Counts packed into one integer, each no more than so many: all of them at once."""
    limit = most * ONE_OF_EACH
    above = (((packed | _TOPS) - limit) | packed) & _TOPS  # the top bit of those that reach it
    return (packed ^ ((packed ^ limit) & ((above << 1) - (above >> (BITS - 1))))) & _ALL


@lru_cache(maxsize=8192)  # the same counts come again and again
def unpacked(packed: int) -> tuple[int, ...]:
    return tuple([(packed >> shift) & FIELD for shift in _SHIFTS])


def names_of(faces: int) -> tuple[str, ...]:
    """The cards of a mask."""
    names = []
    while faces:
        names.append(FACE_NAMES[lowest(faces)])
        faces &= faces - 1
    return tuple(names)


def _seen(t: State, viewer: int, seat: int) -> tuple[str, ...]:
    """Cards that a seat has seen in another hand, where it may not look any more."""
    if sees(t, viewer, seat) or not (t.seen_by[seat] >> viewer) & 1:
        return ()
    return names_of(t.seen[seat])


def seat_view(t: State, seat: int, viewer: int | None) -> SeatView:
    cards = shown_size(t, seat)
    return SeatView(
        seat=seat,
        cards=cards,
        hand=hand_of(t, seat) if sees(t, viewer, seat) else None,
        most=counts(t.most[seat], cards),
        likely=counts(t.likely[seat], cards),
        named=color_name(t.named[seat] - 1) if t.named[seat] else None,
        since=unpacked(t.since[seat]),
        inside=bool(is_in(t, seat)),
        called=bool((t.called >> seat) & 1),
        catchable=bool(((t.owed | t.late) >> seat) & 1),
        to_choose=bool((t.waiting >> seat) & 1),
        place=t.place[seat],
        points=t.points[seat],
        total=t.total[seat],
        gave_up=bool((t.gave_up >> seat) & 1),
        removed=bool((t.removed >> seat) & 1),
    )


def seats_of(t: State, mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(t.seats) if (mask >> seat) & 1) if mask else ()


def reason_of(t: State) -> EndReason | None:
    """Why the round is over."""
    return END_REASONS[t.reason] if t.phase == Phase.OVER else None


def match_winners(t: State, r: Rules) -> tuple[int, ...]:
    """The seats that have won the match; none while it goes on."""
    if not t.match_over:
        return ()
    return tuple(seat for seat in range(t.seats) if wins_match(t, r, seat))


def own_view(t: State, viewer: int | None) -> OwnView:
    """What belongs to the viewer alone."""
    if viewer is None:
        return NOTHING_OWN
    on_turn = viewer == t.turn
    drawn = t.drawn if on_turn else 0
    return OwnView(
        drawn=names_of(drawn) if drawn else (),
        said=on_turn and bool(t.said),
        owes_call=bool(((t.owed | t.grace) >> viewer) & 1),
        to_discard=t.due[viewer],
        chosen=chosen_by(t, viewer) if t.aside_count else (),
        bluffed=viewer == t.player and bool(t.bluff),
        seen=tuple([_seen(t, viewer, seat) for seat in range(t.seats)])
        if any(t.seen_by)
        else ((),) * t.seats,
    )


def before_view(t: State) -> BeforeView | None:
    if t.player == NONE or t.phase == Phase.OVER:
        return None
    return _before(t.was_color, t.was_symbol, t.was_pending)


@lru_cache(maxsize=1024)  # few things lie there
def _before(color: int, symbol: int, pending: int) -> BeforeView:
    return BeforeView(color_name(color), None if symbol == Symbol.NONE else symbol, pending)


def top_of(t: State) -> str | None:
    """The card that was laid last."""
    return FACE_NAMES[t.discard[t.discard_count - 1]] if t.play_count else None


def _discards(t: State) -> tuple[str, ...]:
    """The discard pile, the lowest card first."""
    return tuple(map(FACE_NAMES.__getitem__, t.discard[: t.discard_count]))


def view(
    t: State,
    r: Rules,
    edition: str,
    rules: str,
    viewer: int | None,
) -> View:
    """The table from one seat, or from beside it (None)."""
    return View(
        *(_NOTHING if viewer is None else msgspec.structs.astuple(own_view(t, viewer))),
        seat=viewer,
        edition=edition,
        rules=rules,
        phase=PHASES[t.phase],
        turn=t.turn,
        direction=DIRECTIONS[t.direction],
        dealer=t.dealer,
        order=ring(t),
        ages=tuple(t.age[: t.seats]),
        top=top_of(t),
        color=color_name(t.color),
        pending=t.pending,
        before=before_view(t),
        draw_pile=t.draw_count,
        discards=_discards(t),
        player=seat_or_none(t.player),
        play_count=t.play_count + t.jumps,
        drew=t.drew,
        seats=tuple(seat_view(t, seat, viewer) for seat in range(t.seats)),
        marked=seats_of(t, t.marked),
        open_by=seats_of(t, t.open_by),
        stuck=t.turn if t.stuck else None,
        reason=reason_of(t),
        winner=seat_or_none(t.winner),
        match_over=bool(t.match_over),
        match_winners=match_winners(t, r),
    )


def cards_in_play(view: View, rules: Rules) -> list[int]:
    """How many cards of each face there are.

    The number of decks shows in how many cards there are: whoever joins brings none along, and
    another deck comes with the next deal.
    """
    there = sum(seat.cards for seat in view.seats) + view.draw_pile + len(view.discards)
    deck = rules.deck(len(view.seats))
    return [copies * there // sum(deck) for copies in deck]
