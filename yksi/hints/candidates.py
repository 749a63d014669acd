"""What can be counted: whole plays of a seat that must act, as steps of the kernel.

A card whose colour, partner or company is still to be chosen stands for several plays; the best of
them is shown on that card.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from yksi.bots.player import MOST_STEPS, UNFINISHED
from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.game import actions as do
from yksi.game.kernel_actions import typed_action
from yksi.kernel import actions as k
from yksi.kernel.codes import Phase
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.policies.careful import careful_action
from yksi.rules import Rules
from yksi.search.options import options_of


@dataclass(frozen=True)
class Candidate:
    """A play that begins with these steps, and ends as a careful player would end it."""

    before: tuple[int, ...]  # steps before the one that is tried
    tried: int
    steps: tuple[int, ...]  # the whole play
    action: do.Action

    @property
    def first(self) -> int:
        """The step by which people know it: the card that is pressed."""
        return self.steps[0]

    @property
    def lays(self) -> bool:
        return self.first < k.NAME


def candidates(t: State, r: Rules, seat: int) -> list[Candidate]:
    """Everything worth counting on a table that a seat imagines."""
    return [
        _candidate(t, r, seat, begun)
        for first in _options(t, r, seat)
        for begun in _variants(t, r, seat, (first,))
    ]


def after(t: State, r: Rules, seat: int, steps: tuple[int, ...]) -> State:
    """A copy of the table after some steps of a seat."""
    twin = t.clone()
    for each in steps:
        step(twin, r, seat, each)
    return twin


def _options(t: State, r: Rules, seat: int) -> list[int]:
    out = [0] * k.ACTIONS
    found = out[: options_of(t, r, seat, out)]
    return [action for action in found if action != k.FORFEIT]


def _is_unfinished(t: State, seat: int) -> bool:
    return t.turn == seat and t.phase in UNFINISHED


def _variants(t: State, r: Rules, seat: int, begun: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """What may follow a first step; of further cards only the next one is told apart."""
    now = after(t, r, seat, begun)
    if not _is_unfinished(now, seat):
        yield begun
        return
    for option in _options(now, r, seat):
        more = (*begun, option)
        if option == k.STOP:  # a colour may still have to be named
            yield from _variants(t, r, seat, more)
        else:
            yield more


def _candidate(t: State, r: Rules, seat: int, begun: tuple[int, ...]) -> Candidate:
    now, steps = after(t, r, seat, begun), list(begun)
    while _is_unfinished(now, seat) and len(steps) < MOST_STEPS:
        steps.append(careful_action(now, r, seat, 1))
        step(now, r, seat, steps[-1])
    return Candidate(begun[:-1], begun[-1], tuple(steps), _action(t, seat, steps))


def _action(t: State, seat: int, steps: list[int]) -> do.Action:
    """The whole play as people make it; the last card but one is announced with it."""
    if steps[0] >= k.NAME:
        return typed_action(t, steps[0])
    if t.phase == Phase.MORE:
        return do.LayOne(FACE_NAMES[steps[0]])
    cards = tuple(FACE_NAMES[each] for each in steps if each < k.NAME)
    colors = [COLOR_NAMES[each - k.NAME] for each in steps if k.NAME <= each < k.STOP]
    partners = [each - k.SWAP for each in steps if k.SWAP <= each < k.LAPSE]
    return do.Lay(
        cards,
        colors[0] if colors else None,
        t.size[seat] - len(cards) == 1,
        partners[0] if partners else None,
    )
