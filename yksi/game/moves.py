"""Typed actions carried out as kernel steps, all or nothing, with the reason when refused."""

from __future__ import annotations

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES, Symbol
from yksi.game import actions as do
from yksi.game.events import Told
from yksi.game.kernel_actions import NUMBERS
from yksi.game.kernel_events import typed_events
from yksi.game.refusal import RefusalCode, refuse
from yksi.game.tools import Tool, use
from yksi.game.why_not import why_not
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.legal import allowed
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.kernel.turns import is_between
from yksi.rules import Rules, Several


def _face(card: str) -> int:
    return FACE_BY_NAME[card]


class Play:
    """One typed action on its way through the kernel."""

    def __init__(self, t: State, r: Rules, seat: int) -> None:
        self.t, self.r, self.seat = t, r, seat

    def step(self, action: int, card: str | None = None) -> list[Told]:
        """One kernel step, or Refused."""
        t, r, seat = self.t, self.r, self.seat
        if not allowed(t, r, seat, action):
            raise refuse(why_not(t, r, seat, action), card)
        was_open = t.open_by != 0
        step(t, r, seat, action)
        return typed_events(t, was_open)

    def _call_if_due(self) -> list[Told]:
        owes = ((self.t.owed | self.t.grace) >> self.seat) & 1
        return self.step(k.CALL) if owes else []

    def lay(self, action: do.Lay) -> list[Told]:
        t, r = self.t, self.r
        if len(action.cards) > 1 and r.several == Several.NO:
            raise refuse(RefusalCode.ONE_CARD)
        told = []
        if action.uno and allowed(t, r, self.seat, k.CALL):
            told += self.step(k.CALL)
        for number, card in enumerate(action.cards):
            if number and t.phase != Phase.MORE:
                raise refuse(self._why_no_more(card), card)
            told += self.step(k.LAY + _face(card), card)
        if t.phase == Phase.MORE:
            told += self.step(k.STOP)
        told += self._color(action)
        told += self._partner(action.swap, action.cards[-1])
        if action.uno:
            told += self._call_if_due()
        return told

    def _why_no_more(self, card: str) -> RefusalCode:
        if self.t.was_opening or self.t.symbol == Symbol.NONE:
            return RefusalCode.ONE_CARD
        return (
            RefusalCode.SAME_VALUE
            if (self.t.held[self.seat] >> _face(card)) & 1
            else RefusalCode.NOT_IN_HAND
        )

    def _color(self, action: do.Lay) -> list[Told]:
        if self.t.phase == Phase.COLOR:
            if action.color is None:
                raise refuse(RefusalCode.COLOR_MISSING, action.cards[-1])
            return self.step(k.NAME + COLOR_NAMES.index(action.color))
        if action.color is not None and self.t.symbol < Symbol.WILD:
            raise refuse(RefusalCode.COLOR_UNASKED, action.cards[-1])
        return []

    def _partner(self, swap: int | None, card: str) -> list[Told]:
        if self.t.phase == Phase.SWAP:
            if swap is None:
                raise refuse(RefusalCode.SWAP_MISSING, card)
            return self.step(k.SWAP + self.other(swap))
        if swap is not None:
            raise refuse(RefusalCode.SWAP_UNASKED, card)
        return []

    def jump_in(self, action: do.JumpIn) -> list[Told]:
        t = self.t
        if t.discard_count == 0 or FACE_NAMES[t.discard[t.discard_count - 1]] != action.card:
            raise refuse(RefusalCode.CANNOT_JUMP, action.card)
        told = self.step(k.JUMP, action.card)
        if action.swap is not None:
            told += self._partner(action.swap, action.card)
        return told + self._call_if_due() if action.uno else told

    def discard(self, action: do.Discard) -> list[Told]:
        most = max(1, self.t.due[self.seat]) if 0 <= self.seat < self.t.seats else 1
        if len(action.cards) > most:
            raise refuse(RefusalCode.TOO_MANY)
        return [told for card in action.cards for told in self.step(k.DISCARD + _face(card), card)]

    def accuse(self, action: do.Accuse) -> list[Told]:
        if action.seat != self.t.player:
            raise refuse(RefusalCode.CANNOT_ACCUSE)
        return self.step(k.ACCUSE)

    def give(self, action: do.Give) -> list[Told]:
        told: list[Told] = []
        for number in range(action.cards):
            if number and not is_between(self.t):
                break
            told += self.step(k.GIVE + self.other(action.seat))
        return told

    def use(self, tool: Tool) -> list[Told]:
        """A step of a text of the people's own."""
        return use(self.t, self.r, tool)

    def join(self, action: do.Join) -> list[Told]:
        t, joiner = self.t, self.t.seats
        younger = None if action.older_than is None else self.other(action.older_than)
        told = self.step(k.JOIN + self.other(action.left_of))
        if younger is not None:
            _make_older(t, joiner, younger)
        return told

    def other(self, seat: int) -> int:
        if not 0 <= seat < self.t.seats:
            raise refuse(RefusalCode.NOT_IN_GAME)
        return seat


def _make_older(t: State, seat: int, younger: int) -> None:
    """Seat a joiner right before another in the order of age; the kernel makes joiners youngest."""
    rank = t.age[younger]
    for other in range(t.seats):
        t.age[other] += t.age[other] >= rank
    t.age[seat] = rank


def carry_out(t: State, r: Rules, seat: int, action: do.Action) -> list[Told]:
    """The events of an action; raises Refused, with the state then to be thrown away."""
    play = Play(t, r, seat)
    simple = NUMBERS.get(type(action))
    if simple is not None:
        return play.step(simple)
    match action:
        case do.Lay():
            return play.lay(action)
        case do.JumpIn():
            return play.jump_in(action)
        case do.Discard():
            return play.discard(action)
        case do.Accuse():
            return play.accuse(action)
        case do.Give():
            return play.give(action)
        case do.LayOne(card):
            return play.step(k.LAY + _face(card), card)
        case do.NameColor(color):
            return play.step(k.NAME + COLOR_NAMES.index(color))
        case do.Catch(other):
            return play.step(k.CATCH + play.other(other))
        case do.Swap(other):
            return play.step(k.SWAP + play.other(other))
        case do.Lapse(other):
            return play.step(k.LAPSE + play.other(other))
        case do.Remove(other):
            return play.step(k.REMOVE + play.other(other))
        case do.Join():
            return play.join(action)
        case do.Drop() | do.Hand() | do.Show() | do.TurnTo() | do.Color():
            return play.use(action)
        case _:
            raise NotImplementedError(f"{type(action).__name__} is nothing that is played")


_SEVERAL_STEPS = (do.JumpIn, do.Give)


def leaves_no_half(t: State, r: Rules, seat: int, action: do.Action) -> bool:
    """Whether an action that is refused is refused before its first step, for certain."""
    if isinstance(action, do.Lay):
        return _leaves_no_half(t, r, seat, action)
    if isinstance(action, do.Discard):
        return len(action.cards) == 1
    return not isinstance(action, _SEVERAL_STEPS)


def _leaves_no_half(t: State, r: Rules, seat: int, action: do.Lay) -> bool:
    """A card that fits, with a colour just where it is asked for, meets no refusal on its way."""
    if len(action.cards) > 1 or action.swap is not None or r.seven_swap:
        return False
    [card] = action.cards
    if card.startswith("W") != (action.color is not None):
        return False
    is_one_step = action.color is None and not action.uno
    return is_one_step or bool(allowed(t, r, seat, k.LAY + _face(card)))
