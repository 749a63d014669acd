"""Kernel and oracle agree, move for move, on every game of a plan.

`make oracle` plays as many more as wanted; here everything is met once or a few times.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from tests.compare import play
from tests.plan import (
    MIXTURES,
    PRESETS,
    Setting,
    counts,
    most_seats,
    one_repetition,
    option_fields,
    option_values,
)
from yksi.editions import EDITIONS

SEED = 20_240_229
MOST_MOVES = 200
SETTINGS = one_repetition(SEED)
COUNTS = counts(SETTINGS)
GROUPS = {
    group: tuple(settings) for group, settings in groupby(SETTINGS, lambda setting: setting.group)
}
CHUNK = 13  # so that workers share them evenly


def chunks() -> list[tuple[str, int]]:
    return [
        (group, first)
        for group, settings in GROUPS.items()
        if not group.startswith("preset")
        for first in range(0, len(settings), CHUNK)
    ]


def played(settings: tuple[Setting, ...]) -> Counter[str]:
    return sum((play(setting, MOST_MOVES) for setting in settings), Counter())


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_between_two_and_among_more(preset: str) -> None:
    assert COUNTS.presets[preset, "2"] >= 12
    assert COUNTS.presets[preset, "more"] >= 20
    assert {setting.seats for setting in GROUPS[f"preset {preset}"]} >= set(range(2, 11))


def test_every_two_presets_together() -> None:
    met = {
        (frozenset(change.split("=")[1] for change in changes), setting.seats > 2)
        for setting in SETTINGS
        if len(changes := [c for c in setting.rules.split(" + ") if c.startswith("card")]) == 3
    }
    for one in PRESETS:
        for other in PRESETS:
            for more in (False, True):
                assert (frozenset((one, other)), more) in met


@pytest.mark.parametrize("field", option_fields())
def test_every_value_of_every_option(field: str) -> None:
    for value in option_values(field):
        assert COUNTS.options[field, value] >= 2, value


def test_every_edition_with_every_number_of_seats() -> None:
    for edition in EDITIONS:
        for seats in range(2, most_seats(edition) + 1):
            assert COUNTS.seats[edition, seats] >= 1
        printed = [setting.seats for setting in GROUPS[f"printed {edition}"]]
        assert printed == list(range(2, most_seats(edition) + 1))


def test_the_plan_is_the_same_every_time() -> None:
    assert one_repetition(SEED) == SETTINGS
    assert len(GROUPS["mixture"]) == MIXTURES


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_really_happen_and_both_agree(preset: str) -> None:
    settings = GROUPS[f"preset {preset}"]
    two = played(tuple(setting for setting in settings if setting.seats == 2))
    more = played(tuple(setting for setting in settings if setting.seats > 2))
    assert two[f"preset {preset}"] >= 4
    assert more[f"preset {preset}"] >= 15
    both = two + more
    for also in ALSO.get(preset, ()):
        assert both[also] >= 2, also


# What can be seen of a preset besides that its card was laid.
ALSO = {
    "three_if_stuck": ("three if stuck", "one by choice"),
    "open_hands": ("opened by several",),
    "elbows": ("several marked",),
    "joke": ("laughs", "frowns"),
    "next_to_seven": ("discards",),
    "all_to_three": ("discards",),
}


@pytest.mark.parametrize(("group", "first"), chunks())
def test_kernel_and_oracle_agree(group: str, first: int) -> None:
    settings = GROUPS[group][first : first + CHUNK]
    assert played(settings)["moves"] > 20 * len(settings)  # both really played


def test_people_come_and_go_and_games_follow_each_other() -> None:
    """What the table does with kpgut, in the first of the games that are compared above."""
    tally = played(GROUPS["printed kpgut"][:12])
    for kind in ("gives", "takes", "seats", "removes", "stops", "deals"):
        assert tally[f"table {kind}"] >= 2, kind
    for kind in ("clock away", "jumps", "forfeits"):
        assert tally[kind] >= 2, kind


def test_calls_are_forgotten_and_caught_whatever_was_drawn_since() -> None:
    tally = played(GROUPS["one card"])
    for kind in ("calls", "catches", "clock lapses", "caught with more cards"):
        assert tally[kind] >= 4, kind


def test_matches_come_to_their_end() -> None:
    assert played(GROUPS["match"])["match over"] >= 4
