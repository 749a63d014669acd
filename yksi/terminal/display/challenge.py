"""The challenge of a wild draw four, explained: the condition, what follows, and the odds.

Counts only what the person can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACES, Color, Symbol
from yksi.game.view import BeforeView, View, cards_in_play
from yksi.kernel.challenge import WRONG_CHALLENGE, disputed
from yksi.kernel.matching import forbids_wild_four
from yksi.rules import Rules, Upheld
from yksi.telling.words import Words
from yksi.terminal.display.board import own_hand

EVERY_FACE = (1 << FACES) - 1


def challenge_lines(words: Words, view: View, rules: Rules) -> Iterator[str]:
    """The rule, both outcomes and the odds, for the person who may challenge now."""
    before = view.before
    if view.player is None or before is None:
        return
    yield words.say(
        "challenge-condition",
        rule=_condition(before, rules),
        color=words.color(before.color or COLOR_NAMES[0], "negated"),
    )
    yield words.say(
        "challenge-outcome",
        who=words.name(view.player),
        cards=words.count(disputed(rules, view.pending)),
        more=words.count(disputed(rules, view.pending) + WRONG_CHALLENGE),
        free="yes" if rules.upheld == Upheld.FREE else "no",
    )
    yield from _odds(words, view, view.player, _forbidding(before, rules), rules)


def _condition(before: BeforeView, rules: Rules) -> str:
    """Which sentence tells the condition."""
    if before.pending:
        return "draw_two" if before.symbol == Symbol.DRAW_TWO else "four"
    return rules.wild_four.name.lower()


def _forbidding(before: BeforeView, rules: Rules) -> int:
    """The faces that would have made it a bluff, as a mask."""
    color = COLOR_NAMES.index(before.color) if before.color else Color.NONE
    symbol = Symbol.NONE if before.symbol is None else before.symbol
    return forbids_wild_four(rules, EVERY_FACE, color, symbol, before.pending)


def _odds(words: Words, view: View, player: int, mask: int, rules: Rules) -> Iterator[str]:
    """How likely a random hand of the player's size holds a card of the mask."""
    left = cards_in_play(view, rules)
    for card in (*own_hand(view), *view.discards):
        left[FACE_BY_NAME[card]] -= 1
    unseen = sum(left)
    matching = sum(left[face] for face in range(FACES) if (mask >> face) & 1)
    if not matching:
        return
    held = view.seats[player].cards
    honest = comb(unseen - matching, held) / comb(unseen, held)
    yield words.say(
        "challenge-odds",
        who=words.name(player),
        held=words.count(held),
        matching=matching,
        unseen=unseen,
        percent=round(100 * (1 - honest)),
    )
