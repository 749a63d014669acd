"""The challenge of a wild draw four, explained: the condition, what follows, and the odds.

Counts only what the person can see.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

from yksi.cards import (
    COLOR_MASK,
    COLOR_NAMES,
    FACE_BY_NAME,
    FACES,
    SYMBOL_MASK,
    SYMBOL_OF,
    WILD_FOUR_BIT,
    WILDS,
    Color,
    Symbol,
)
from yksi.game.view import View
from yksi.kernel.challenge import WRONG_CHALLENGE, disputed
from yksi.rules import Rules, Upheld, WildFour
from yksi.telling.words import Words
from yksi.terminal.display.board import own_hand


def challenge_lines(words: Words, view: View, before: View, rules: Rules) -> Iterator[str]:
    """The rule, both outcomes and the odds, for the person who may challenge now.

    `before` is what the person saw before the wild was laid.
    """
    if view.player is None:
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
    yield from _odds(words, view, before, rules)


def _condition(before: View, rules: Rules) -> str:
    """Which sentence tells the condition."""
    if before.pending:
        return "draw_two" if before.top and before.top.endswith("+2") else "four"
    return rules.wild_four.name.lower()


def _forbidding(before: View, rules: Rules) -> int:
    """The faces that would have made it a bluff, as a mask."""
    if before.pending:
        return SYMBOL_MASK[Symbol.DRAW_TWO] if _condition(before, rules) == "draw_two" else 0
    color = COLOR_NAMES.index(before.color) if before.color else int(Color.NONE)
    if rules.wild_four == WildFour.COLOR:
        return COLOR_MASK[color]
    if rules.wild_four == WildFour.COLOR_OR_WILD:
        return COLOR_MASK[color] | WILDS
    symbol = SYMBOL_OF[FACE_BY_NAME[before.top]] if before.top else int(Symbol.NONE)
    return (COLOR_MASK[color] | SYMBOL_MASK[symbol] | WILDS) & ~WILD_FOUR_BIT


def _odds(words: Words, view: View, before: View, rules: Rules) -> Iterator[str]:
    """How likely a random hand of that size holds such a card."""
    mask = _forbidding(before, rules)
    seen = [FACE_BY_NAME[card] for card in (*own_hand(view), *view.discards)]
    left = rules.deck(len(view.seats))
    for face in seen:
        left[face] -= 1
    unseen = sum(left)
    matching = sum(left[face] for face in range(FACES) if (mask >> face) & 1)
    if view.player is None or not matching:
        return
    held = view.seats[view.player].cards
    honest = comb(unseen - matching, held) / comb(unseen, held)
    yield words.say(
        "challenge-odds",
        who=words.name(view.player),
        held=words.count(held),
        matching=matching,
        unseen=unseen,
        percent=round(100 * (1 - honest)),
    )
