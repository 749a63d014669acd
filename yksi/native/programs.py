"""What is compiled: modules in the order of their calls, and the functions that Python calls.

Entries that are used together form a program; each program is compiled when it is first asked for.
"""

from __future__ import annotations

import types

from yksi import cards
from yksi.kernel import (
    bits,
    challenge,
    chance,
    custom,
    deal,
    discards,
    drawing,
    effects,
    ending,
    events,
    giving,
    laying,
    legal,
    matching,
    memory,
    mixing,
    people,
    piles,
    playout,
    seats,
    step,
    turns,
    uno,
)
from yksi.policies import (
    careful,
    casual,
    chores,
    games,
    guessing,
    hands,
    learning,
    observing,
    players,
    rlcard,
    searching,
)

# Callees before callers: each module calls those before it.
MODULES: tuple[types.ModuleType, ...] = (
    cards,
    bits,
    events,
    chance,
    seats,
    memory,
    piles,
    turns,
    ending,
    giving,
    uno,
    matching,
    discards,
    mixing,
    custom,
    effects,
    laying,
    drawing,
    challenge,
    people,
    deal,
    legal,
    step,
    playout,
    hands,
    careful,
    casual,
    rlcard,
    players,
    guessing,
    games,
    chores,
    searching,
    observing,
    learning,
)

# What every ordinary move runs through is inlined, what is rare is not: 9 becomes 15 M actions/s.
INLINED = {
    module.__name__
    for module in (
        bits,
        events,
        chance,
        seats,
        memory,
        piles,
        giving,
        uno,
        turns,
        matching,
        effects,
        laying,
        drawing,
        step,
        playout,
        observing,
        learning,
    )
}
OUT_OF_LINE = {
    "refresh",
    "reshuffle",
    "list_hand",
    "show_hand",
    "swap_hands",
    "slip_under",
    "act",
    "give",
    "catch",
    "lapse",
    "guilty",
    "forbids_wild_four",
    "name_color",
    "choose_partner",
    "jump_in",
    "play_out",
    "play_outs",
    "_special",
    "_last_card",
    "_random_choice",
    "_rare",
    "_catch",
    "begin",
    "write_down",
    "play_games",
    "deal_game",
    "_deal",
    "_others_play",
    "_see_aside",
    "_partners",
    "_reward",
    "count_pile",
    "deal_envs",
    "step_envs",
    "choose_envs",
    "look_env",
}

# What Python calls; only these are kept on disk, each with everything that it calls.
PROGRAMS: dict[str, tuple[str, ...]] = {
    "game": ("step", "legal", "allowed", "seat_everybody", "play_out", "play_outs"),
    "games": ("play_games",),
    "search": ("think", "outlook", "weigh", "think_games"),
    "env": ("deal_envs", "step_envs", "choose_envs", "look_env"),
}
