"""A table written as a position: the lines that `reader` reads and `builder` builds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter

from yksi import editions
from yksi.cards import COLOR_NAMES, COLOR_OF, FACE_NAMES, FACES, NONE, Color
from yksi.game.events import DIRECTIONS
from yksi.game.notation import LETTERS
from yksi.game.position.before_last_play import BeforeLastPlay, guess_before, write_before
from yksi.game.position.reader import NOBODY
from yksi.game.position.turn import PHASE_MARKS
from yksi.game.view import hand_of, ring
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.seats import is_in
from yksi.kernel.state import SEAT_FACTOR, State
from yksi.rules import Rules


def _letters(mask: int) -> str:
    return " ".join(LETTERS[seat] for seat in range(len(LETTERS)) if (mask >> seat) & 1)


def _cards(faces: list[int]) -> str:
    return " ".join(FACE_NAMES[face] for face in faces)


def write_position(edition: str, rules: Rules, t: State) -> str:
    """Write a table as a position: everything but chance itself."""
    return "\n".join(_lines(edition, rules, t)) + "\n"


def _lines(edition: str, rules: Rules, t: State) -> Iterator[str]:
    yield f"edition {editions.write_rules(edition, rules)}"
    yield f"seats {t.seats}"
    yield from _people(t)
    if t.phase == Phase.IDLE:
        yield "undealt"
    else:
        yield from _round(rules, t)
    if any(t.total[: t.seats]):
        yield "totals " + " ".join(f"{LETTERS[s]} {t.total[s]}" for s in range(t.seats))


def _round(rules: Rules, t: State) -> Iterator[str]:
    yield f"dealer {LETTERS[t.dealer]}"
    yield f"turn {LETTERS[t.turn]}"
    if t.direction < 0:
        yield f"direction {DIRECTIONS[t.direction]}"
    yield from _discards(t)
    for seat in range(t.seats):
        if is_in(t, seat) or t.size[seat]:
            yield f"hand {LETTERS[seat]} {' '.join(hand_of(t, seat))}".rstrip()
    yield from _draw_pile(rules, t)
    yield from _phase(t)
    yield from _this_turn(t)
    yield from _choices(t)
    yield from _effects(t)
    yield from _one_card(t)


def _people(t: State) -> Iterator[str]:
    order = ring(t)
    if order != tuple(range(t.seats)):
        yield "order " + " ".join(LETTERS[seat] for seat in order)
    ages = sorted(range(t.seats), key=lambda seat: t.age[seat])
    if ages != list(range(t.seats)):
        yield "age " + " ".join(LETTERS[seat] for seat in ages)
    gone = ~(t.gave_up | t.removed | t.inside)
    out = [seat for seat in range(t.seats) if (gone >> seat) & 1]
    if out:
        yield "out " + " ".join(LETTERS[s] for s in sorted(out, key=lambda s: t.place[s]))
    if t.gave_up:
        yield f"gave up {_letters(t.gave_up)}"
    if t.removed:
        yield f"removed {_letters(t.removed)}"


def _discards(t: State) -> Iterator[str]:
    pile = t.discard[: t.discard_count]
    color = COLOR_NAMES[t.color] if t.color != Color.NONE else ""
    if t.play_count:
        card = pile.pop()
        wild = COLOR_OF[card] == Color.NONE
        yield f"top {FACE_NAMES[card]} {color if wild else ''}".rstrip()
        if t.color != COLOR_OF[card] and not wild:
            yield f"color {color}"
    elif t.phase != Phase.OPENING:
        yield f"top none {color}".rstrip()
    if pile:
        yield f"under {_cards(pile[::-1])}"
    if t.play_count:
        yield from _last_play(t)
    if t.bluff:
        yield "bluff"
    if t.cheat:
        yield "cheated"


def _last_play(t: State) -> Iterator[str]:
    if t.player != NONE:
        yield f"played {t.play_count} by {LETTERS[t.player]}"
    else:
        yield "turned" if t.play_count == 1 else f"played {t.play_count} by {NOBODY}"
    if t.jumps:
        yield f"jumped {t.jumps}"
    if t.player != NONE and t.phase != Phase.OVER:
        yield from _before(t)


def _before(t: State) -> Iterator[str]:
    """Write what stood before the last play where the cards do not tell it."""
    before = BeforeLastPlay.of(t)
    below = t.discard[: t.discard_count - t.play_count - t.jumps]
    told = before == guess_before(below, t.direction)
    if not told:
        yield write_before(before, t.direction)
    if not t.accusable and (before.cards or not told):
        yield "stands"


def _draw_pile(rules: Rules, t: State) -> Iterator[str]:
    known = t.draw[t.draw_count - t.settled : t.draw_count]
    if known:
        yield f"draw {_cards(known[::-1])}"
    cards = Counter(t.draw[: t.draw_count]) + Counter(t.discard[: t.discard_count])
    for seat in range(t.seats):
        cards += Counter({face: t.hands[seat][face] for face in range(FACES)})
    cards += Counter(entry % SEAT_FACTOR for entry in t.aside[: t.aside_count])
    decks = Counter(dict(enumerate(rules.deck(t.seats))))
    if cards != +decks:
        yield f"pile {_cards(sorted(t.draw[: t.draw_count - t.settled]))}"


def _phase(t: State) -> Iterator[str]:
    mark = PHASE_MARKS.get(Phase(t.phase))
    if t.phase == Phase.OVER:
        winner = f" winner {LETTERS[t.winner]}" if t.winner != NONE else ""
        yield f"{mark} {Reason(t.reason).name.lower()}{winner}"
    elif mark:
        yield mark
    if t.pending:
        yield f"pending {t.pending}"
    if t.passes:
        yield f"passed {t.passes}"


def _this_turn(t: State) -> Iterator[str]:
    drawn = [face for face in range(FACES) if (t.drawn >> face) & 1]
    count = [] if t.drew == max(len(drawn), t.voluntary) else [str(t.drew)]
    if drawn or count:
        yield " ".join(["drawn", *count, *(FACE_NAMES[face] for face in drawn)])
    if t.voluntary:
        yield f"drew {t.voluntary}"
    if t.said:
        yield "announced"


def _choices(t: State) -> Iterator[str]:
    if t.waiting:
        yield f"choosing {_letters(t.waiting)}"
    due = {seat: t.due[seat] for seat in range(t.seats) if t.due[seat]}
    if due:
        yield "due " + " ".join(f"{LETTERS[seat]} {count}" for seat, count in due.items())
    entries = (divmod(entry, SEAT_FACTOR) for entry in t.aside[: t.aside_count])
    for seat, chosen in groupby(entries, key=itemgetter(0)):
        yield f"aside {LETTERS[seat]} {_cards([face for _, face in chosen])}"


def _effects(t: State) -> Iterator[str]:
    if t.open_by:
        yield f"open hands by {_letters(t.open_by)}"
    if t.marked:
        yield f"marked {_letters(t.marked)}"
    if t.stuck:
        yield "stuck three"


def _one_card(t: State) -> Iterator[str]:
    for name, mask in (("owes", t.owed | t.grace), ("late", t.late), ("called", t.called)):
        if mask:
            yield f"{name} {_letters(mask)}"
