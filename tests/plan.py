"""Which games kernel and oracle play against each other: a plan, so that nothing is left to luck.

Owns the settings and how often each preset, option and number of seats is met. Knows neither of
the two readings.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, count, islice

from yksi.editions import EDITIONS, parse_rules
from yksi.rules import FIELD_TYPES, Preset, RulesError, validate_seats, value_names

# Those that the machine carries out.
PRESETS = tuple(
    preset.name.lower() for preset in Preset if preset not in (Preset.BLANK, Preset.TEXT)
)
MIXTURES = 40  # games with many changes at once, in each repetition
# What cannot be chosen freely, or does not concern the cards.
_SKIPPED = ("min_seats", "max_seats", "conduct")
# Of fields with many numbers, those that differ in kind.
_SAMPLES = {
    "seats_per_deck": ("0", "4", "7", "14"),
    "hand_size": ("2", "3", "7", "12"),
    "uno_penalty": ("0", "1", "2", "8"),
    "uno_grace": ("0", "1", "60"),
    "target": ("1", "60", "500"),
    "join_cards": ("0", "1", "9", "12"),
    "absence_cards": ("0", "1", "8"),
}
PLAYING_ON = "play_on=yes + scoring=places + exhausted=end + last_draw=no"
# What a value may need beside it to make sense.
_COMPANIONS = (
    "",
    PLAYING_ON,
    "draw=until",
    "after_draw=any",
    "after_draw=any + bluff=yes",
    "after_draw=any + several=value",
    "reshuffle_keeps=play + last_draw=no",
    "last_draw=no",
    "shuffle_hands=0 + custom_wilds=0 + valley_wilds=0 + last_draw=no",
    "upheld=turn",
    "several=no",
    "custom_wilds=3",
    "uno_penalty=2",
    "uno_grace=0",
    "join_cards=0 + forfeit=no + conduct=no + scoring=winner + exhausted=void + target=500",
    "join_cards=0 + forfeit=no + conduct=no + scoring=none + exhausted=void",
    "join_cards=0 + forfeit=no + conduct=no + play_on=no + exhausted=void + target=500",
    "join_cards=0 + forfeit=no + conduct=no + play_on=no + scoring=winner + target=500",
    "finish=any + upheld=turn",
    "finish=any",
)


@dataclass(frozen=True)
class Setting:
    """What one random game is played with; enough to play it again."""

    rules: str
    seats: int
    seed: int
    group: str  # what it is played for


@dataclass(frozen=True)
class Cell:
    group: str
    rules: str
    seats: int


def most_seats(rules: str) -> int:
    return parse_rules(rules)[1].max_seats


def _more(turn: int) -> int:
    """Three to ten seats, by turns that fall together with no other."""
    return 3 + (3 * turn + turn // 8) % 8


def _makes_sense(rules: str, seats: int | None = None) -> bool:
    try:
        parsed = parse_rules(rules)[1]
        if seats is not None:
            validate_seats(parsed, seats)
    except RulesError:
        return False
    return True


def _printed() -> Iterator[Cell]:
    """Every edition as it is printed, with every number of seats."""
    for edition in EDITIONS:
        for seats in range(2, most_seats(edition) + 1):
            yield Cell(f"printed {edition}", edition, seats)


def _every_card(preset: str) -> str:
    return " + ".join(f"card{number}={preset}" for number in (1, 2, 3))


def _presets() -> Iterator[Cell]:
    """Each preset on all three cards with every number of seats, and where people play on.

    With small hands too: then people are stuck, down to one card and out more often.
    """
    for turn, preset in enumerate(PRESETS):
        rules = f"custom + {_every_card(preset)}"
        for seats in range(2, 11):
            yield Cell(f"preset {preset}", rules, seats)
        for seats in (2, 2, _more(turn)):
            yield Cell(f"preset {preset}", f"{rules} + hand_size=3", seats)
        on = f"{rules} + {PLAYING_ON} + forfeit=yes"
        for seats in (2, _more(turn)):
            yield Cell(f"preset {preset}", on, seats)


def _pairs(repetition: int) -> Iterator[Cell]:
    """Every two presets together, between two and among more."""
    for turn, (one, other) in enumerate(combinations(PRESETS, 2), repetition):
        rules = f"custom + card1={one} + card2={other} + card3={(one, other)[turn % 2]}"
        yield Cell(f"pair {one}", rules, 2 + turn % 2 * (_more(turn) - 2))
        yield Cell(f"pair {one}", f"{rules} + hand_size=3", 2)
        yield Cell(f"pair {one}", f"{rules} + hand_size=4", _more(turn))


def option_values(field: str) -> tuple[str, ...]:
    if field in _SAMPLES:
        return _SAMPLES[field]
    options = value_names(field)
    if options[0][0].isdigit():
        low, high = map(int, options[0].split("-"))
        return tuple(str(number) for number in range(low, high + 1))
    return tuple(options)


def option_fields() -> list[str]:
    return [field for field in FIELD_TYPES if field not in _SKIPPED]


def with_option(edition: str, field: str, value: str) -> str | None:
    """An edition with one field changed, and with it what the value needs; None: never so."""
    for companions in _COMPANIONS:
        changes = [change for change in companions.split(" + ") if change]
        kept = [change for change in changes if not change.startswith(f"{field}=")]
        rules = " + ".join([edition, *kept, f"{field}={value}"])
        if _makes_sense(rules):
            return rules
    return None


def _options(repetition: int) -> Iterator[Cell]:
    """Every value of every option in two editions, between two and among more."""
    editions = list(EDITIONS)
    turns = count(repetition)
    for field in option_fields():
        for value in option_values(field):
            turn = next(turns)
            order = editions[turn % len(editions) :] + editions[: turn % len(editions)]
            found = [rules for e in order if (rules := with_option(e, field, value))]
            for rules in found[:2]:
                yield Cell(f"option {field}", rules, 2)
                sizes = (_more(other) for other in count(next(turns)))
                seats = next(size for size in sizes if _makes_sense(rules, size))
                yield Cell(f"option {field}", rules, seats)


def _matches() -> Iterator[Cell]:
    """Small hands and near targets: matches that come to their end, in both ways of scoring."""
    for edition in ("classic", "custom", "moomin"):
        for scoring in ("winner", "low"):
            rules = f"{edition} + scoring={scoring} + hand_size=2 + target=15"
            for seats in (2, 3):
                yield Cell("match", rules, seats)


def _one_card() -> Iterator[Cell]:
    """Hands so small that calls are owed, forgotten and caught all the time."""
    for edition in EDITIONS:
        for seats in (2, 3, 5):
            yield Cell("one card", f"{edition} + hand_size=2", seats)


def random_rules(dice: random.Random, edition: str, changes: int) -> str:
    """An edition with some fields changed, such that it makes sense."""
    text = edition
    for field in dice.sample(option_fields(), changes):
        attempt = f"{text} + {field}={dice.choice(option_values(field))}"
        if _makes_sense(attempt):
            text = attempt
    return text


def _mixtures(dice: random.Random) -> Iterator[Cell]:
    """Many changes at once."""
    editions = list(EDITIONS)
    made = 0
    while made < MIXTURES:
        rules = random_rules(dice, editions[made % len(editions)], dice.choice((2, 4, 8, 12)))
        seats = 2 if made % 3 == 0 else dice.randrange(3, 11)
        if _makes_sense(rules, seats):
            made += 1
            yield Cell("mixture", rules, seats)


def cells(repetition: int, dice: random.Random) -> list[Cell]:
    """Everything once; further repetitions join presets, options, editions and seats anew."""
    return [
        *_printed(),
        *_presets(),
        *_pairs(repetition),
        *_options(repetition),
        *_matches(),
        *_one_card(),
        *_mixtures(dice),
    ]


def plan(seed: int) -> Iterator[Setting]:
    """One repetition after the other, without end."""
    dice = random.Random(seed)
    for repetition in count():
        for cell in cells(repetition, dice):
            yield Setting(cell.rules, cell.seats, dice.randrange(2**31), cell.group)


def one_repetition(seed: int) -> tuple[Setting, ...]:
    return tuple(islice(plan(seed), len(cells(0, random.Random(seed)))))


@dataclass(frozen=True)
class Counts:
    """How many games meet what."""

    presets: Counter[tuple[str, str]]  # with "2" or "more" seats
    options: Counter[tuple[str, str]]
    seats: Counter[tuple[str, int]]  # of an edition, changed or not


def counts(settings: Iterator[Setting] | tuple[Setting, ...]) -> Counts:
    found = Counts(Counter(), Counter(), Counter())
    for setting in settings:
        edition, rules = parse_rules(setting.rules)
        named = {field: str(value) for field, value in rules.named().items()}
        for preset in {named[f"card{number}"] for number in (1, 2, 3)} & set(PRESETS):
            found.presets[preset, "2" if setting.seats == 2 else "more"] += 1
        found.options.update((field, named[field]) for field in option_fields())
        found.seats[edition.partition(" ")[0], setting.seats] += 1
    return found


def table_of(found: Counts) -> str:
    """The counts as lines to read."""
    lines = []
    for preset in PRESETS:
        two, more = found.presets[preset, "2"], found.presets[preset, "more"]
        lines.append(f"preset {preset}: 2 seats {two}, more {more}")
    for field in option_fields():
        games = (f"{value} {found.options[field, value]}" for value in option_values(field))
        lines.append(f"option {field}: {', '.join(games)}")
    for edition in EDITIONS:
        sizes = range(2, most_seats(edition) + 1)
        games = (f"{seats}: {found.seats[edition, seats]}" for seats in sizes)
        lines.append(f"seats of {edition}: {', '.join(games)}")
    return "\n".join(lines)
