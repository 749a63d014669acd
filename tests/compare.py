"""Kernel against oracle, move for move, on random games of every edition and changed rules.

The kernel leads: whatever chance gives it is handed to the oracle. After every move both must
agree on who may do what and on everything that can be seen. `python -m tests.compare --help`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from rich.progress import track

from tests.oracle import Chance, Oracle
from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE, Color
from yksi.editions import EDITIONS, parse_rules
from yksi.game.notation import LETTERS
from yksi.game.setup import new_state, set_secret
from yksi.game.view import chosen_by, hand_of
from yksi.kernel import actions as k
from yksi.kernel import deal
from yksi.kernel.codes import EVENT_WIDTH, Event, Phase, Reason
from yksi.kernel.legal import legal
from yksi.kernel.seats import is_in, left_of
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.rules import FIELD_TYPES, Rules, RulesError, Scoring, validate_seats, value_names
from yksi.seeds import secret_of

MOST_MOVES = 1500
_BARE = {
    k.STOP: "stops",
    k.DRAW: "draws",
    k.KEEP: "keeps",
    k.ACCEPT: "accepts",
    k.CHALLENGE: "challenges",
    k.CALL: "calls uno",
    k.DECLINE: "declines",
    k.LAUGH: "laughs",
    k.FROWN: "frowns",
    k.FORFEIT: "forfeits",
}


class Disagreement(AssertionError):
    """Where the two readings part."""


@dataclass(frozen=True)
class Setting:
    """What one random game is played with; enough to play it again."""

    rules: str
    seats: int
    seed: int


def text_of(t: State, seat: int, action: int) -> str | None:
    """A kernel action in the oracle's words; None for what the oracle does not know."""
    who = "clock" if seat == k.TABLE else LETTERS[seat]
    if action in _BARE:
        return f"{who} {_BARE[action]}"
    if action == k.AWAY:
        return "clock away"
    if action == k.JUMP:
        return f"{who} jumps in {FACE_NAMES[t.discard[t.discard_count - 1]]}"
    if action == k.ACCUSE:
        return f"{who} accuses {LETTERS[t.player]}"
    if action < k.NAME:
        return f"{who} lays {FACE_NAMES[action]}"
    if action < k.STOP:
        return f"{who} names {COLOR_NAMES[action - k.NAME]}"
    if k.DISCARD <= action < k.CATCH:
        return f"{who} discards {FACE_NAMES[action - k.DISCARD]}"
    for first, verb in ((k.LAPSE, "lapses"), (k.SWAP, "swaps"), (k.CATCH, "catches")):
        if first <= action < first + 28:
            return f"{who} {verb} {LETTERS[action - first]}"
    return None


def moves_of(t: State, r: Rules) -> dict[str, tuple[int, int]]:
    """Everything anybody may do, in the oracle's words."""
    out = [0] * k.ACTIONS
    found = {}
    for seat in (k.TABLE, *range(t.seats)):
        for action in out[: legal(t, r, seat, out)]:
            text = text_of(t, seat, action)
            if text is not None:
                found[text] = (seat, action)
    return found


def _rows(t: State) -> Iterator[tuple[int, int, int]]:
    for i in range(0, t.event_count, EVENT_WIDTH):
        yield t.events[i], t.events[i + 1], t.events[i + 2]


def chance_of(t: State) -> list[str]:
    """The cards that chance gave in the last step, in their order."""
    cards = [FACE_NAMES[a] for kind, _, a in _rows(t) if kind in (Event.DREW, Event.TURNED)]
    pooled = [seat for kind, seat, _ in _rows(t) if kind == Event.POOLED]
    if not pooled:
        return cards
    hands: dict[int, list[str]] = {}
    for kind, seat, face in _rows(t):
        if kind == Event.RECEIVED:
            hands.setdefault(seat, []).append(FACE_NAMES[face])
    seat = pooled[0]
    while any(hands.values()):
        seat = left_of(t, seat)
        if hands.get(seat):
            cards.append(hands[seat].pop())
    return cards


def snapshot(t: State, r: Rules) -> dict[str, object]:
    """The kernel's table in the oracle's words."""

    def seats(mask: int) -> list[str]:
        return [LETTERS[seat] for seat in range(t.seats) if (mask >> seat) & 1]

    def name(seat: int) -> str | None:
        return None if seat == NONE else LETTERS[seat]

    over = t.phase == Phase.OVER
    scored = r.scoring in (Scoring.WINNER, Scoring.LOW) and over and t.reason == Reason.OUT
    choosing = t.phase in (Phase.DISCARD, Phase.VERDICT)
    return {
        "phase": Phase(t.phase).name.lower(),
        "turn": None if over else LETTERS[t.turn],
        "direction": "cw" if t.direction > 0 else "ccw",
        "top": FACE_NAMES[t.discard[t.discard_count - 1]] if t.play_count else None,
        "color": None if t.color == Color.NONE else COLOR_NAMES[t.color],
        "pending": t.pending,
        "hands": {
            LETTERS[seat]: sorted(hand_of(t, seat) + chosen_by(t, seat)) for seat in range(t.seats)
        },
        "draw_pile": t.draw_count,
        "discards": Counter(FACE_NAMES[face] for face in t.discard[: t.discard_count]),
        "owed": seats(t.owed),
        "grace": seats(t.grace),
        "late": seats(t.late),
        "called": seats(t.called),
        "dealer": LETTERS[t.dealer],
        "over_reason": Reason(t.reason).name.lower() if over else None,
        "winner": name(t.winner) if over else None,
        "points": {LETTERS[s]: t.points[s] for s in range(t.seats)} if scored else {},
        "places": {LETTERS[s]: t.place[s] for s in range(t.seats) if t.place[s]}
        if over and r.scoring == Scoring.PLACES
        else {},
        "out": [
            LETTERS[s]
            for s in sorted(range(t.seats), key=lambda s: t.place[s])
            if t.place[s] and not is_in(t, s) and not (t.gave_up >> s) & 1
        ],
        "gave_up": seats(t.gave_up),
        "chosen": seats(t.inside & ~t.waiting) if choosing else [],
        "open_hands": name(t.open_by),
        "marked": name(t.marked),
        "guilty": bool(t.bluff),
    }


def _agree(t: State, r: Rules, oracle: Oracle, moves: dict[str, tuple[int, int]]) -> None:
    ours, theirs = snapshot(t, r), oracle.snapshot()
    theirs["discards"] = Counter(_words(theirs["discards"]))
    theirs["gave_up"] = sorted(_words(theirs["gave_up"]))
    _forgive(ours, theirs)
    for key, value in ours.items():
        if theirs[key] != value:
            raise Disagreement(f"{key}: kernel {value}, oracle {theirs[key]}")
    expected = oracle.legal()
    if moves.keys() != expected:
        more, less = sorted(moves.keys() - expected), sorted(expected - moves.keys())
        raise Disagreement(f"moves only in the kernel: {more}, only in the oracle: {less}")


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _forgive(ours: dict[str, object], theirs: dict[str, object]) -> None:
    """Where the two say the same thing differently."""
    if ours["phase"] in ("color", "over", "more", "swap"):  # a wild without its colour yet
        ours["color"] = theirs["color"]
    if ours["phase"] in ("more", "color", "swap", "closing"):
        ours["pending"] = theirs["pending"]
        ours["guilty"] = theirs["guilty"]
    if ours["phase"] not in ("discard", "verdict"):
        theirs["chosen"] = []
    if ours["phase"] in ("discard", "verdict", "closing", "over"):
        ours["discards"] = theirs["discards"]
    if not ours["places"]:  # the winner of a round is told elsewhere
        ours["out"] = theirs["out"]
    if set(_words(theirs["chosen"])) <= set(_words(ours["chosen"])):
        theirs["chosen"] = ours["chosen"]  # the kernel only knows who still has to choose


def _begin(t: State, r: Rules, dice: random.Random) -> list[str]:
    """Deal from a pile whose order is known; the cards in that order."""
    deal.clear_round(t)
    deal.fill_draw_pile(t, r)
    pile = t.draw[: t.draw_count]
    dice.shuffle(pile)
    t.draw[: len(pile)] = pile
    t.settled = len(pile)
    deal.deal_hands(t, r)
    t.event_count = 0
    deal.start_round(t, r)
    return [FACE_NAMES[face] for face in reversed(pile)]


def _choose(moves: dict[str, tuple[int, int]], dice: random.Random) -> str:
    """Mostly ordinary play, now and then the rare things."""
    weights = {"forfeits": 0.01, "away": 0.1, "accuses": 1.0, "calls": 0.5, "draws": 0.4}
    names = sorted(moves)
    chances = [weights.get(name.split()[1], 1.0) for name in names]
    return dice.choices(names, chances)[0]


def play(setting: Setting) -> int:
    """One game; how many moves it had. Raises Disagreement with what led to it."""
    dice = random.Random(setting.seed)
    _, r = parse_rules(setting.rules)
    t = new_state(r, setting.seats)
    set_secret(t, secret_of(setting.seed))
    t.dealer = 0 if r.dealer == r.dealer.OLDEST else dice.randrange(setting.seats)
    oracle = Oracle(r.named(), setting.seats)
    played: list[str] = []
    try:
        oracle.begin(LETTERS[t.dealer], Chance(_begin(t, r, dice)))
        for _ in range(MOST_MOVES):
            moves = moves_of(t, r)
            _agree(t, r, oracle, moves)
            if not moves:
                break
            move = _choose(moves, dice)
            played.append(move)
            step(t, r, *moves[move])
            oracle.act(move, Chance(chance_of(t)))
    except Exception as error:
        raise Disagreement(f"{setting}: {error!r} after {' · '.join(played[-6:])}") from error
    return len(played)


_SKIPPED = ("min_seats", "max_seats", "target", "join_cards", "conduct")


def random_rules(dice: random.Random, edition: str, changes: int) -> str:
    """An edition with some fields changed, such that it makes sense."""
    text = edition
    fields = [field for field in FIELD_TYPES if field not in _SKIPPED]
    for field in dice.sample(fields, changes):
        options = value_names(field)
        if "-" in options[0] and options[0][0].isdigit():
            low, high = map(int, options[0].split("-"))
            options = [str(number) for number in range(low, high + 1)]
        attempt = f"{text} + {field}={dice.choice(options)}"
        try:
            parse_rules(attempt)
        except RulesError:
            continue
        text = attempt
    return text


def settings(games: int, seed: int) -> Iterator[Setting]:
    """Games of every edition and seat count, half of them with changed rules."""
    dice = random.Random(seed)
    names = list(EDITIONS)
    made = 0
    while made < games:
        edition = names[made % len(names)]
        seats = dice.choice([*range(2, 11), 15, 22] if edition == "kpgut" else range(2, 11))
        changes = dice.choice((0, 0, 0, 1, 2, 4, 8))
        rules = random_rules(dice, edition, changes)
        try:
            validate_seats(parse_rules(rules)[1], seats)
        except RulesError:
            continue
        made += 1
        yield Setting(rules, seats, dice.randrange(2**31))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    broken = moves = 0
    for setting in track(
        settings(options.games, options.seed), "kernel and oracle", total=options.games
    ):
        try:
            moves += play(setting)
        except Disagreement as disagreement:
            broken += 1
            sys.stderr.write(f"{disagreement}\n")
    sys.stdout.write(f"{options.games} games, {moves} moves, {broken} disagreements\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
