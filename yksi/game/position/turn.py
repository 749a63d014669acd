"""What the table of a position waits for: whose turn it is, what is owed, and the phase."""

from __future__ import annotations

from yksi.cards import FACE_BY_NAME, NONE, Symbol
from yksi.game.position.draft import Draft
from yksi.game.position.reader import NOBODY, PositionError
from yksi.game.vocabulary import EndReason
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.ending import end_round
from yksi.kernel.seats import by_age, is_in, left_of, next_seat, players
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.rules import Scoring, Start

# The phases that a word of their own names; the others show by what is owed, chosen or drawn.
PHASE_MARKS = {
    Phase.OVER: "over",
    Phase.OPENING: "opening",
    Phase.COLOR: "naming",
    Phase.MORE: "laying",
    Phase.SWAP: "swapping",
    Phase.VERDICT: "verdict",
    Phase.CLOSING: "closing",
    Phase.FREE: "free",
}
_LAYING = (Phase.MORE, Phase.SWAP)
_IN_EFFECT = (Phase.VERDICT, Phase.DISCARD)


def set_turn(draft: Draft) -> None:
    """Set everything but the people and the cards."""
    given, t = draft.given, draft.t
    t.turn = _turn(draft)
    _last_play(draft)
    _one_card(draft)
    _drawn(draft)
    t.pending = given.pending
    t.passes = _passes(draft)
    t.said = int(draft.has("announced"))
    t.stuck = int(draft.has("stuck"))
    t.open_by = draft.bits(given.open_by)
    t.marked = draft.bits(given.marked)
    t.waiting = draft.bits(given.choosing)
    for letter, count in given.due.items():
        t.due[draft.seat(letter)] = count
    t.phase = _phase(draft)
    _within_a_play(draft)
    if t.phase == Phase.CLOSING:
        _closing(draft)
    elif t.phase == Phase.OVER:
        _over(draft)


def _turn(draft: Draft) -> int:
    t, letter = draft.t, draft.given.turn
    if letter is not None:
        seat = draft.seat(letter)
        if not is_in(t, seat) and not draft.has("over"):
            raise PositionError(f"{letter} is no longer in the game")
        return seat
    return by_age(t, 1) if draft.has("opening") else left_of(t, t.dealer)


def _last_play(draft: Draft) -> None:
    """Set who made the last play, by default the seat before the one on turn, and what it was."""
    given, t = draft.given, draft.t
    if t.play_count and given.player not in (None, NOBODY):
        t.player = draft.seat(given.player)
    elif t.play_count and given.player is None and not draft.has("turned"):
        t.direction = -t.direction
        t.player = next_seat(t, t.turn)
        t.direction = -t.direction
    t.bluff = int(draft.has("bluff"))
    t.cheat = int(draft.has("cheated"))
    if t.player == NONE or draft.has("stands"):
        t.accusable = 0


def _passes(draft: Draft) -> int:
    """Seats that passed one after another; when all have, the round is void (GEN-R23)."""
    passes = draft.given.passes
    if passes >= players(draft.t) + draft.has("over"):
        raise PositionError(f"{passes} seats cannot have passed")
    return passes


def _one_card(draft: Draft) -> None:
    given, t = draft.given, draft.t
    owing = draft.bits(given.owes)
    if draft.rules.uno_grace:
        t.grace = owing
    else:
        t.owed = owing
    t.late = draft.bits(given.late)
    t.called = draft.bits(given.called)
    for seat in range(t.seats):
        if (t.called >> seat) & 1 and t.size[seat] != 1:
            raise PositionError(f"{draft.names.letter(seat)} does not hold one card")
        if ((owing | t.late) >> seat) & 1 and t.size[seat] == 0:
            raise PositionError(f"{draft.names.letter(seat)} holds no card")


def _drawn(draft: Draft) -> None:
    """What was drawn in this turn: still in hand, or chosen to be discarded."""
    given, t = draft.given, draft.t
    kept = t.held[t.turn] | _aside(t, t.turn)
    for card in given.drawn:
        if not (kept >> FACE_BY_NAME[card]) & 1:
            raise PositionError(f"the seat on turn does not hold {card}")
        t.drawn |= 1 << FACE_BY_NAME[card]
    t.voluntary = given.drew
    least = max(len(given.drawn), given.drew)
    t.drew = least if given.drawn_count is None else given.drawn_count
    if t.drew < least:
        raise PositionError("more cards are named than were drawn")


def _aside(t: State, seat: int) -> int:
    """The faces that a seat has put aside, as a mask."""
    entries = (divmod(entry, SEAT_FACTOR) for entry in t.aside[: t.aside_count])
    return sum({1 << face for owner, face in entries if owner == seat})


def _phase(draft: Draft) -> Phase:
    t = draft.t
    for phase, mark in PHASE_MARKS.items():
        if draft.has(mark):
            if phase == Phase.OPENING and draft.rules.start != Start.OPENER:
                raise PositionError("nobody opens here; say 'start' and the card turned")
            return phase
    if t.waiting:
        return Phase.DISCARD
    if t.pending:
        if t.symbol not in (Symbol.DRAW_TWO, Symbol.WILD_FOUR):
            raise PositionError("cards are pending only on +2 or W4")
        return Phase.ANSWER
    return Phase.DRAWN if t.drew else Phase.PLAY


def _within_a_play(draft: Draft) -> None:
    """Until the turn ends, the cards of its play count as being laid."""
    t = draft.t
    is_own = t.player == t.turn
    nobody_played = t.player == NONE and t.phase in (*_IN_EFFECT, Phase.CLOSING)
    if nobody_played or (t.phase in _LAYING and not is_own):
        raise PositionError("whose play is it? (played 1 by B)")
    if is_own and t.phase in (*_LAYING, *_IN_EFFECT, Phase.COLOR):
        t.laid = t.play_count


def _closing(draft: Draft) -> None:
    """The last play ends it, unless somebody accuses."""
    t = draft.t
    t.reason = Reason.LAST_PLAYER if draft.rules.play_on else Reason.OUT
    if not draft.rules.play_on:
        t.winner = t.player


def _over(draft: Draft) -> None:
    given, t, rules = draft.given, draft.t, draft.rules
    try:
        reason = Reason[EndReason(given.reason or "").name]
    except ValueError:
        raise PositionError(f"a round is not over by {given.reason!r}") from None
    winner = draft.seat(given.winner) if given.winner else NONE
    if winner == NONE and reason == Reason.OUT and rules.scoring == Scoring.WINNER:
        raise PositionError("who has won? (over out winner A)")
    totals = t.total[:]
    end_round(t, rules, winner, reason)
    t.total[:] = totals  # the points of the round are in them already
    scored = reason == Reason.OUT and rules.counts_points
    t.match_over = int(scored and max(totals) >= rules.target)
