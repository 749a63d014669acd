"""What a network wins when it plays what it likes most, one seat against bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import torch

from yksi.learning.environments import GOES_ON, IS_OVER
from yksi.learning.selfplay import CHAIRS, KIND, KIND_BITS
from yksi.policies.levels import CHARACTERS, POLICIES
from yksi.training.arena import NOW, RIVAL, Arena, companions_of
from yksi.training.network import NEVER, Form
from yksi.training.rival import Rival
from yksi.training.rollout import Sight
from yksi.training.settings import Tables

Tensor = Any
PATIENCE = 1_500  # choices at a table before its game counts as unfinished


class Match(NamedTuple):
    """One seat of the network against bots of one kind at all others."""

    rules: str
    seats: int
    bot: str
    companion: bool = False


# What a network that knows every edition is judged by.
EVERYTHING = (
    Match("classic", 2, "random"),
    Match("classic", 2, "careful"),
    Match("classic", 2, "careful", companion=True),
    Match("classic + voluntary=never", 2, "careful"),
    *(Match(edition, 2, "careful") for edition in ("custom", "moomin", "kpgut")),
    Match("classic", 4, "random"),
    *(Match(edition, 4, "careful") for edition in ("classic", "custom", "moomin", "kpgut")),
)
# And one that plays where more than two sit down.
AMONG_MANY = (
    *(
        Match(rules, 4, bot)
        for rules in ("classic", "classic + voluntary=never")
        for bot in ("careful", "random")
    ),
    Match("classic", 4, "careful", companion=True),
    *(Match(edition, 4, "careful") for edition in ("custom", "moomin", "kpgut")),
)


class Won(NamedTuple):
    match: Match
    games: int  # that were finished
    won: int
    unfinished: int
    actions: float  # of a game, on the average


def play_matches(
    matches: Sequence[Match],
    form: Form,
    weights: Tensor,
    games: int,
    seed: int,
    threads: int,
    patience: int = PATIENCE,
) -> list[Won]:
    """As many games of every match, one a table, so that short ones do not count more often."""
    arena = Arena(
        [Tables(match.rules, match.seats, 1) for match in matches],
        games * len(matches),
        seed,
        threads,
    )
    lineups: list[list[int]] = []
    companions: list[int] = []
    for match, (_, some) in zip(matches, arena.groups, strict=True):
        for number in range(some.stop - some.start):
            kind = RIVAL if match.bot in CHARACTERS else int(POLICIES[match.bot])
            seats = [kind] * match.seats
            seats[number % match.seats] = NOW
            lineups.append(seats)
            companions.append(companions_of(seats, match.companion, match.bot))
    arena.seat_players(lineups, companions)
    arena.deal()
    sight = Sight(arena, weights.device)
    rival = Rival(weights.device)
    closed, over, won = (np.zeros(arena.width, bool) for _ in range(3))
    lengths = np.zeros(arena.width)
    chairs = np.arange(CHAIRS)
    with torch.no_grad():
        arrays = form.arrays(weights)
        for _ in range(patience):
            sight.look()
            actions = sight.masks.int().argmax(dim=1)  # anything, where it no longer counts
            counts = torch.from_numpy(~closed).to(weights.device)
            mine, theirs = (counts & is_so for is_so in (sight.kinds == NOW, sight.kinds == RIVAL))
            if mine.any():
                liked, _ = form(arrays, sight.rows[mine])
                actions[mine] = liked.masked_fill(~sight.masks[mine], NEVER).argmax(dim=1)
            if theirs.any():
                actions[theirs] = rival.choose(sight.rows[theirs], sight.masks[theirs])
            arena.actions[:] = actions.cpu().numpy()
            arena.step()
            new = (arena.bouts["done"] == IS_OVER) & ~closed
            closed |= arena.bouts["done"] != GOES_ON
            if new.any():
                is_mine = (arena.bouts["ended"][:, None] >> (KIND_BITS * chairs)) & KIND == NOW
                gained = (arena.bouts["rewards"] * is_mine).sum(axis=1)
                won |= new & (gained > 1 - 1e-6)
                lengths[new] = arena.bouts["length"][new]
                over |= new
            if closed.all():
                break
    return [
        Won(
            match,
            int(over[some].sum()),
            int(won[some].sum()),
            int((~over[some]).sum()),
            float(lengths[some][over[some]].mean()) if over[some].any() else 0.0,
        )
        for match, (_, some) in zip(matches, arena.groups, strict=True)
    ]
