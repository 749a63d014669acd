"""A bot that plays like a sensible child: colour first, wilds for need, and never forgets to call.

Decides from its View and its legal actions alone, with dice of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random

import msgspec

from yksi.cards import COLOR_NAMES, COLOR_OF, FACE_BY_NAME, POINTS, SYMBOL_OF, Color, Face, Symbol
from yksi.editions import parse_rules
from yksi.game import Action
from yksi.game import actions as do
from yksi.game.view import SeatView, View
from yksi.rules import Referee

MANY_CARDS = 5  # whoever holds so many is worth a challenge
CHALLENGES = 0.3  # how often it then dares
BLUFFS = 0.1  # how often it cannot keep a wild draw four back
_UNWANTED = (do.Lay, do.LayOne, do.Challenge, do.Forfeit, do.Accuse, do.Call)


def _points(card: str) -> int:
    return POINTS[FACE_BY_NAME[card]]


def _color(card: str) -> int:
    return COLOR_OF[FACE_BY_NAME[card]]


def _fits(card: str, below: str) -> bool:
    """Whether a card fits one whose colour is printed on it; on a wild nobody can tell."""
    if Color.NONE in (_color(card), _color(below)):
        return True
    same_symbol = SYMBOL_OF[FACE_BY_NAME[card]] == SYMBOL_OF[FACE_BY_NAME[below]]
    return same_symbol or _color(card) == _color(below)


@cache
def _may_cheat(rules: str) -> bool:
    """Whether the table lets cards be laid that do not fit (KPG-§10.1)."""
    return parse_rules(rules)[1].referee == Referee.OPEN


def _is_honest(view: View, card: str) -> bool:
    """Whether a card fits what everybody can see."""
    if view.top is None or view.phase == "free":
        return True
    symbol, top = SYMBOL_OF[FACE_BY_NAME[card]], SYMBOL_OF[FACE_BY_NAME[view.top]]
    if view.pending:
        return symbol == Symbol.WILD_FOUR or symbol == top == Symbol.DRAW_TWO
    in_color = view.color is not None and _color(card) == COLOR_NAMES.index(view.color)
    return in_color or symbol == top or symbol >= Symbol.WILD


class Casual:
    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def decide(self, view: View, legal: Sequence[Action]) -> Action | None:
        if view.seat is None or not legal:
            return None
        me = view.seats[view.seat]
        reaction = self._react(view, me, legal)
        if reaction is not None or view.turn != view.seat:
            return reaction
        return self._take_turn(view, me, legal)

    def _react(self, view: View, me: SeatView, legal: Sequence[Action]) -> Action | None:
        """What is worth doing out of turn, the most urgent first."""
        if view.owes_call and do.Call() in legal:
            return do.Call()
        for action in legal:
            if isinstance(action, do.Catch):
                return action
            if isinstance(action, do.Accuse) and self._saw_cheating(view):
                return action
            if isinstance(action, do.JumpIn):
                return msgspec.structs.replace(action, uno=me.cards == 2)
        if do.Frown() in legal:
            return do.Frown()  # bots do not vote on jokes: no laugh (CUS-IDEA-8)
        return self._discard(legal)

    def _discard(self, legal: Sequence[Action]) -> Action | None:
        """Away with what counts most."""
        discards = [action for action in legal if isinstance(action, do.Discard)]
        return max(discards, key=lambda action: _points(action.cards[0]), default=None)

    def _saw_cheating(self, view: View) -> bool:
        """Whether the last play lies on a card that it does not fit."""
        below = view.discards[: -view.play_count]
        return bool(below) and not _fits(view.discards[-view.play_count], below[-1])

    def _take_turn(self, view: View, me: SeatView, legal: Sequence[Action]) -> Action:
        lays = [action for action in legal if isinstance(action, do.Lay)]
        if _may_cheat(view.edition):
            lays = [action for action in lays if _is_honest(view, action.cards[0])]
        if lays:
            return self._lay(view, me, lays)
        colors = [action for action in legal if isinstance(action, do.NameColor)]
        if colors:
            return do.NameColor(self._favorite(me, ()))
        if do.Challenge() in legal and self._dares(view):
            return do.Challenge()
        return next(action for action in legal if not isinstance(action, _UNWANTED))

    def _dares(self, view: View) -> bool:
        suspect = view.seats[view.player] if view.player is not None else None
        return (
            suspect is not None and suspect.cards >= MANY_CARDS and self._dice.random() < CHALLENGES
        )

    def _lay(self, view: View, me: SeatView, lays: list[do.Lay]) -> Action:
        """The best play, with the favourite colour, the smallest hand to swap for, and the call."""
        eager = self._dice.random() < BLUFFS
        worth = {action.cards: self._worth(view, action.cards, eager) for action in lays}
        best = max(worth.values())
        cards = self._dice.choice([cards for cards, value in worth.items() if value == best])
        choices = [action for action in lays if action.cards == cards]
        color = self._favorite(me, cards)
        chosen = min(
            choices,
            key=lambda action: (
                action.color != color,
                0 if action.swap is None else view.seats[action.swap].cards,
            ),
        )
        return msgspec.structs.replace(chosen, uno=me.cards - len(cards) == 1)

    def _worth(self, view: View, cards: tuple[str, ...], eager: bool) -> tuple[int, int, int, int]:
        """Wilds for need and the wild draw four last; then many cards, the colour, the points."""
        first = FACE_BY_NAME[cards[0]]
        need = int(COLOR_OF[first] == Color.NONE)
        if first == Face.WILD_FOUR:
            need = -1 if eager else 2
        in_color = view.color is not None and _color(cards[0]) == COLOR_NAMES.index(view.color)
        return -need, len(cards), int(in_color), sum(_points(card) for card in cards)

    def _favorite(self, me: SeatView, laid: tuple[str, ...]) -> str:
        """The most frequent colour of what stays in hand."""
        rest = Counter(me.hand or ())
        rest.subtract(laid)
        count = Counter(_color(card) for card in rest.elements())
        most = max(count[color] for color in range(len(COLOR_NAMES)))
        return self._dice.choice(
            [name for color, name in enumerate(COLOR_NAMES) if count[color] == most]
        )
