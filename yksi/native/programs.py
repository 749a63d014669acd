"""What is compiled: modules in the order of their calls, and the functions that Python calls.

Entries that are used together form a program; each program is compiled when it is first asked for.
"""

from __future__ import annotations

import types

from yksi import cards
from yksi.batches import chores, games, playouts
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
    hand_swaps,
    lasting_effects,
    laying,
    legal,
    matching,
    memory,
    penalties,
    people,
    piles,
    seats,
    step,
    turns,
    uno,
)
from yksi.learning import environments, observation
from yksi.policies import (
    careful,
    casual,
    chains,
    dice,
    hands,
    players,
    random,
    rlcard,
)
from yksi.search import hidden, options, thought, trials

# Callees before callers: each module calls those before it.
MODULES: tuple[types.ModuleType, ...] = (
    cards,
    bits,
    events,
    chance,
    seats,
    memory,
    piles,
    lasting_effects,
    turns,
    ending,
    penalties,
    uno,
    matching,
    discards,
    hand_swaps,
    custom,
    effects,
    laying,
    drawing,
    challenge,
    people,
    deal,
    legal,
    step,
    dice,
    random,
    hands,
    chains,
    careful,
    casual,
    rlcard,
    players,
    playouts,
    games,
    chores,
    hidden,
    trials,
    options,
    thought,
    observation,
    environments,
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
        penalties,
        uno,
        lasting_effects,
        turns,
        matching,
        effects,
        laying,
        drawing,
        step,
        dice,
        random,
        playouts,
        observation,
        environments,
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
    "unmark",
    "let_go",
    "lapse",
    "guilty",
    "remember_four",
    "remember_verdict",
    "remember_hand",
    "forget_hand",
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
    "search": ("compare", "outlook", "weigh", "think_games"),
    "env": ("deal_envs", "step_envs", "choose_envs", "look_env"),
}
