"""What may be done, as typed actions: the kernel's list made complete for people."""

from __future__ import annotations

from functools import lru_cache

from yksi.cards import COLOR_NAMES, FACE_NAMES, SYMBOL_OF, WILDS, Symbol
from yksi.game import actions as do
from yksi.game.kernel_actions import NUMBERS, SIMPLE, typed_action
from yksi.game.plays import plays
from yksi.kernel import actions as k
from yksi.kernel.bits import lowest
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed, legal
from yksi.kernel.matching import layable
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.kernel.turns import is_between
from yksi.rules import Finish, JumpIn, Referee, Rules, Several

_REACTIONS = (k.CALL, k.JUMP, k.ACCUSE)  # and catching, which names a seat


def is_legal(t: State, r: Rules, seat: int | None, action: do.Action) -> bool:
    """Whether `legal_actions` lists an action that names no card and no seat."""
    return bool(allowed(t, r, k.TABLE if seat is None else seat, NUMBERS[type(action)]))


def _may_speak(t: State, seat: int) -> bool:
    """Whether a seat may do anything out of turn; nobody does while some choose cards."""
    return t.phase not in (Phase.DISCARD, Phase.VERDICT) and bool(is_in(t, seat))


def _to_catch(t: State, seat: int) -> int:
    """The seats that a seat may catch, as a mask."""
    return (t.owed | t.late) & ~(1 << seat) if is_between(t) else 0


def may_react(t: State, r: Rules, seat: int) -> bool:
    """Whether a seat may call, catch, accuse or jump in."""
    if not _may_speak(t, seat):
        return False
    return bool(_to_catch(t, seat)) or any(allowed(t, r, seat, number) for number in _REACTIONS)


def reactions(t: State, r: Rules, seat: int) -> list[do.Action]:
    """What `legal_actions` lists of calling, jumping in, accusing and catching."""
    if not _may_speak(t, seat):
        return []
    numbers = [number for number in _REACTIONS if allowed(t, r, seat, number)]
    to_catch = _to_catch(t, seat)
    while to_catch:
        numbers.append(k.CATCH + lowest(to_catch))
        to_catch &= to_catch - 1
    return [typed_action(t, number) for number in numbers]


def is_calm(t: State, r: Rules) -> bool:
    """Whether there is nothing to react to.

    Nobody owes a call or can be caught, and the rules know no jumping in and no accusing.
    """
    if t.owed | t.grace | t.late:
        return False
    return r.jump_in == JumpIn.NO and r.referee != Referee.OPEN


def is_quiet(t: State, r: Rules) -> bool:
    """Whether nobody but the seat on turn can do anything: nor choose cards, nor give up."""
    return is_calm(t, r) and not t.waiting and not r.forfeit


def legal_actions(t: State, r: Rules, seat: int | None) -> list[do.Action]:
    """Everything a seat may do now; without a seat, the table and its clock."""
    if seat is not None and is_quiet(t, r):
        if seat != t.turn:
            return []
        if t.phase in _OWN_TURN and r.several == Several.NO:
            return _on_own_turn(t, r, seat)
    out = [0] * k.ACTIONS
    count = legal(t, r, k.TABLE if seat is None else seat, out)
    found: list[do.Action] = []
    if seat is not None:
        for faces in plays(t, r, seat):
            found.extend(_complete(t, r, seat, faces))
    in_a_play = t.phase == Phase.MORE
    found.extend(typed_action(t, number) for number in out[:count] if number >= k.NAME or in_a_play)
    return found


_OWN_TURN = (Phase.PLAY, Phase.DRAWN)
_SINGLE = [do.Lay((name,)) for name in FACE_NAMES]
_ON_OWN_TURN = (k.DRAW, k.KEEP, k.CALL)  # besides plays, where nobody can react to anything


def _on_own_turn(t: State, r: Rules, seat: int) -> list[do.Action]:
    """The list of an ordinary turn, which a server asks for again and again.

    It has plays of one card, to draw, to keep and to call: nothing else is legal there.
    """
    found: list[do.Action] = []
    mask = layable(t, r, seat)
    special = -1 if r.seven_swap else WILDS  # that may need a colour or a partner
    while mask:
        face = lowest(mask)
        mask &= mask - 1
        if (special >> face) & 1:
            found += _complete(t, r, seat, (face,))
        else:
            found.append(_SINGLE[face])
    found += [SIMPLE[number] for number in _ON_OWN_TURN if allowed(t, r, seat, number)]
    return found


def _complete(
    t: State, r: Rules, seat: int, faces: tuple[int, ...]
) -> tuple[do.Action, ...] | list[do.Action]:
    """A play with each colour or partner it may be made with."""
    empties = t.size[seat] == len(faces)
    if (WILDS >> faces[-1]) & 1:
        ends = empties and r.finish == Finish.ANY and (not r.play_on or t.inside.bit_count() == 2)
        return _lays(faces, named=not ends)
    if r.seven_swap and SYMBOL_OF[faces[-1]] == Symbol.SEVEN and not empties:
        cards = tuple(FACE_NAMES[face] for face in faces)
        others = [other for other in range(t.seats) if other != seat and (t.inside >> other) & 1]
        return [do.Lay(cards, swap=other) for other in others]
    return _lays(faces, named=False)


@lru_cache(maxsize=1024)  # most plays are of one card, and every hand has some of them
def _lays(faces: tuple[int, ...], named: bool) -> tuple[do.Action, ...]:
    """A play as it is, or with each colour."""
    cards = tuple(FACE_NAMES[face] for face in faces)
    return tuple(do.Lay(cards, color) for color in COLOR_NAMES) if named else (do.Lay(cards),)
