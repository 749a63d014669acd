"""Kernel against oracle, move for move, on the games of a plan that leaves nothing to luck.

The kernel leads: whatever chance gives it is handed to the oracle. After every move both must
agree on who may do what and on everything that can be seen. Also the table acts: it gives penalty
cards, takes plays back, removes people, seats newcomers, stops games and deals the next ones.
`python -m tests.compare --help`.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice

from rich.progress import track

from tests.oracle import Chance, Oracle
from tests.plan import Setting, counts, plan, table_of
from yksi.cards import COLOR_NAMES, FACE_NAMES, NONE, Color, Face
from yksi.editions import parse_rules
from yksi.game.notation import LETTERS
from yksi.game.setup import new_state, set_secret
from yksi.game.view import chosen_by, hand_of, match_winners, ring
from yksi.kernel import actions as k
from yksi.kernel import deal
from yksi.kernel.codes import EVENT_WIDTH, Phase, Reason
from yksi.kernel.codes import EventCode as Kind
from yksi.kernel.drawing import STUCK_CARDS
from yksi.kernel.legal import legal
from yksi.kernel.seats import is_in, left_of
from yksi.kernel.state import State
from yksi.kernel.step import step
from yksi.rules import MOST_SEATS, Preset, Rules, Scoring
from yksi.seeds import secret_of

MOST_MOVES = 600
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
_TABLE = {
    k.AWAY: "clock away",
    k.TAKE_BACK: "table takes back",
    k.END: "table stops",
    k.DEAL: "table deals",
}
_ABOUT = (
    (k.LAPSE, "clock lapses"),
    (k.SWAP, "swaps"),
    (k.CATCH, "catches"),
    (k.GIVE, "table gives"),
    (k.REMOVE, "table removes"),
    (k.JOIN, "table seats left of"),
)


class Disagreement(AssertionError):
    """Where the two readings part."""


def text_of(t: State, seat: int, action: int) -> str:
    """A kernel action in the oracle's words."""
    if action in _TABLE:
        return _TABLE[action]
    who = "clock" if seat == k.TABLE else LETTERS[seat]
    if action in _BARE:
        return f"{who} {_BARE[action]}"
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
    for first, words in _ABOUT:
        if first <= action < first + MOST_SEATS:
            other = LETTERS[action - first]
            return f"{who} {words} {other}" if first in (k.SWAP, k.CATCH) else f"{words} {other}"
    raise AssertionError(f"nobody knows action {action}")


def moves_of(t: State, r: Rules) -> dict[str, tuple[int, int]]:
    """Everything anybody may do, in the oracle's words."""
    out = [0] * k.ACTIONS
    found = {}
    for seat in (k.TABLE, *range(t.seats)):
        for action in out[: legal(t, r, seat, out)]:
            found[text_of(t, seat, action)] = (seat, action)
    return found


def _rows(t: State) -> Iterator[tuple[int, int, int]]:
    for i in range(0, t.event_count, EVENT_WIDTH):
        yield t.events[i], t.events[i + 1], t.events[i + 2]


def chance_of(t: State) -> list[str]:
    """The cards that chance gave in the last step, in their order."""
    cards = _dealt(t)
    cards += [FACE_NAMES[a] for kind, _, a in _rows(t) if kind in (Kind.DREW, Kind.TURNED)]
    pooled = [seat for kind, seat, _ in _rows(t) if kind == Kind.POOLED]
    if not pooled:
        return cards
    hands: dict[int, list[str]] = {}
    for kind, seat, face in _rows(t):
        if kind == Kind.RECEIVED:
            hands.setdefault(seat, []).append(FACE_NAMES[face])
    seat = pooled[0]
    while any(hands.values()):
        seat = left_of(t, seat)
        if hands.get(seat):
            cards.append(hands[seat].pop())
    return cards


def _dealt(t: State) -> list[str]:
    """The hands of a new round, card by card as they were dealt."""
    hands: dict[int, list[str]] = {}
    for kind, seat, face in _rows(t):
        if kind == Kind.DEALT:
            hands.setdefault(seat, []).append(FACE_NAMES[face])
    order = [t.dealer]
    while hands and len(order) <= len(hands):
        order.append(left_of(t, order[-1]))
    rounds = zip(*(hands[seat] for seat in order[1:]), strict=True)
    return [card for circle in rounds for card in circle]


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
        "open_hands": seats(t.open_by),
        "marked": seats(t.marked),
        "guilty": bool(t.bluff),
        "removed": seats(t.removed),
        "order": [LETTERS[seat] for seat in ring(t)],
        "totals": {LETTERS[seat]: t.total[seat] for seat in range(t.seats)},
        "match_over": bool(t.match_over),
        "match_winners": [LETTERS[seat] for seat in match_winners(t, r)],
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
    if ours["phase"] in ("color", "over", "more", "swap", "closing"):  # a wild without its colour
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


def begin(t: State, r: Rules, dice: random.Random, stacked: bool = False) -> list[str]:
    """Deal from a pile whose order is known; the cards in that order."""
    deal.clear_round(t)
    deal.fill_draw_pile(t, r)
    pile = list(t.draw[: t.draw_count])
    dice.shuffle(pile)
    if stacked:
        _deal_customizable_cards(pile, t.seats * r.hand_size, dice)
    t.draw[: len(pile)] = pile
    t.settled = len(pile)
    deal.deal_hands(t, r)
    t.event_count = 0
    deal.start_round(t, r)
    return [FACE_NAMES[face] for face in reversed(pile)]


def _deal_customizable_cards(pile: list[int], dealt: int, dice: random.Random) -> None:
    """They lie among the cards that are dealt first, so that what they say really happens."""
    for at in [i for i, face in enumerate(pile) if Face.CUSTOM_1 <= face <= Face.CUSTOM_3]:
        other = len(pile) - 1 - dice.randrange(dealt)
        pile[at], pile[other] = pile[other], pile[at]


# The chance of each move, or of all moves of a kind that can be aimed at anybody.
_WEIGHTS = {
    "clock away": 0.1,
    "clock lapses": 3.0,
    "table gives": 0.08,
    "table removes": 0.008,
    "table seats": 0.02,
    "table takes": 0.03,
    "table stops": 0.006,
    "forfeits": 0.004,
    "calls": 0.1,
    "catches": 0.3,
    "draws": 0.4,
    "lays WC": 3.0,
}


def _kind(move: str) -> str:
    words = move.split()
    if words[1] == "lays" and words[2].startswith("WC"):
        return "lays WC"
    return " ".join(words[:2]) if words[0] in ("table", "clock") else words[1]


def _choose(moves: dict[str, tuple[int, int]], dice: random.Random) -> str:
    """Mostly ordinary play, now and then the rare things."""
    names = sorted(moves)
    kinds = Counter(map(_kind, names))
    silent = {name.split()[2] for name in names if _kind(name) == "catches"}
    return dice.choices(names, [_weight(name, kinds, silent) for name in names])[0]


def _weight(move: str, kinds: Counter[str], silent: set[str]) -> float:
    kind = _kind(move)
    weight = _WEIGHTS.get(kind, 1.0)
    if kind == "table gives" and move[-1] in silent:
        return 0.5  # whoever forgot to call gets cards and can still be caught
    if kind == "table stops" and "discards" in kinds:
        return 0.05  # a game may also end while people choose
    return weight / kinds[kind] if kind.startswith("table") else weight


def _happened(t: State, stuck: int, sizes: list[int], move: str) -> Iterator[str]:
    """What the last move is counted as besides the move; with who was stuck and how many held."""
    words = move.split()
    yield _kind(move)
    for kind, _, a in _rows(t):
        if kind == Kind.CUSTOM:
            yield f"preset {Preset(a).name.lower()}"
    if stuck and words[1] == "draws":
        yield "three if stuck" if _drew(t) == STUCK_CARDS else "one by choice"
    if words[1] == "catches" and sizes[LETTERS.index(words[2])] > 1:
        yield "caught with more cards"
    if t.open_by.bit_count() > 1:
        yield "opened by several"
    if t.marked.bit_count() > 1:
        yield "several marked"
    if t.match_over:
        yield "match over"


def _drew(t: State) -> int:
    return sum(1 for kind, _, _ in _rows(t) if kind == Kind.DREW)


def play(setting: Setting, most: int = MOST_MOVES) -> Counter[str]:
    """One table, round after round; what happened. Raises Disagreement with what led to it."""
    dice = random.Random(setting.seed)
    _, r = parse_rules(setting.rules)
    t = new_state(r, setting.seats)
    set_secret(t, secret_of(setting.seed))
    t.dealer = 0 if r.dealer == r.dealer.OLDEST else dice.randrange(setting.seats)
    oracle = Oracle(r.named(), setting.seats)
    played: list[str] = []
    tally: Counter[str] = Counter()
    try:
        oracle.begin(LETTERS[t.dealer], Chance(begin(t, r, dice, stacked=True)))
        for _ in range(most):
            moves = moves_of(t, r)
            _agree(t, r, oracle, moves)
            if not moves:
                break
            move = _choose(moves, dice)
            played.append(move)
            stuck, sizes = t.stuck, list(t.size)
            step(t, r, *moves[move])
            oracle.act(move, Chance(chance_of(t)))
            tally.update(_happened(t, stuck, sizes, move))
    except Exception as error:
        raise Disagreement(f"{setting}: {error!r} after {' · '.join(played[-6:])}") from error
    tally["moves"] = len(played)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--moves", type=int, default=MOST_MOVES, help="at most, of each game")
    options = parser.parse_args()
    broken = 0
    tally: Counter[str] = Counter()
    settings = tuple(islice(plan(options.seed), options.games))
    sys.stdout.write(f"{table_of(counts(settings))}\n")
    for setting in track(settings, "kernel and oracle"):
        try:
            tally += play(setting, options.moves)
        except Disagreement as disagreement:
            broken += 1
            sys.stderr.write(f"{disagreement}\n")
    for name, times in sorted(tally.items()):
        sys.stdout.write(f"{name}: {times}\n")
    sys.stdout.write(f"{options.games} games, {tally['moves']} moves, {broken} disagreements\n")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
