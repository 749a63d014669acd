"""A table written as a position: what `given` reads and `build` builds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from yksi import editions
from yksi.cards import COLOR_NAMES, FACE_NAMES, FACES, NONE, Color
from yksi.game.events import DIRECTIONS
from yksi.game.notation import LETTERS
from yksi.game.view import chosen_by, hand_of, ring
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.seats import is_in
from yksi.kernel.state import State
from yksi.rules import Rules


def _letters(mask: int) -> str:
    return " ".join(LETTERS[seat] for seat in range(len(LETTERS)) if (mask >> seat) & 1)


def _cards(faces: list[int]) -> str:
    return " ".join(FACE_NAMES[face] for face in faces)


def write_position(edition: str, rules: Rules, t: State) -> str:
    """Everything but chance itself and what only taking a play back would need."""
    return "\n".join(_lines(edition, rules, t)) + "\n"


def _lines(edition: str, rules: Rules, t: State) -> Iterator[str]:
    yield f"edition {editions.write_rules(edition, rules)}"
    yield f"seats {t.seats}"
    yield f"dealer {LETTERS[max(t.dealer, 0)]}"
    yield from _people(t)
    if t.phase != Phase.OVER:
        yield f"turn {LETTERS[t.turn]}"
    if t.direction < 0:
        yield f"direction {DIRECTIONS[t.direction]}"
    yield from _discards(t)
    for seat in range(t.seats):
        if is_in(t, seat) or t.size[seat]:
            yield f"hand {LETTERS[seat]} {' '.join(hand_of(t, seat))}".rstrip()
    yield from _draw_pile(rules, t)
    yield from _waiting(t)
    yield from _one_card(t)
    if any(t.total[: t.seats]):
        yield "totals " + " ".join(f"{LETTERS[s]} {t.total[s]}" for s in range(t.seats))


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
    if t.play_count == 0:
        return
    pile = t.discard[: t.discard_count]
    wild = COLOR_NAMES[t.color] if pile[-1] >= FACES - 7 and t.color != Color.NONE else ""
    yield f"top {FACE_NAMES[pile[-1]]} {wild}".rstrip()
    if len(pile) > 1:
        yield f"under {_cards(pile[-2::-1])}"
    if t.player == NONE:
        yield "turned"
    else:
        yield f"played {t.play_count + t.jumps} by {LETTERS[t.player]}"


def _draw_pile(rules: Rules, t: State) -> Iterator[str]:
    known = t.draw[t.draw_count - t.settled : t.draw_count]
    if known:
        yield f"draw {_cards(known[::-1])}"
    cards = Counter(t.draw[: t.draw_count]) + Counter(t.discard[: t.discard_count])
    for seat in range(t.seats):
        cards += Counter({face: t.hands[seat][face] for face in range(FACES)})
    cards += Counter(entry % 64 for entry in t.aside[: t.aside_count])
    decks = Counter(dict(enumerate(rules.deck(t.seats))))
    if cards != +decks:
        yield f"pile {_cards(sorted(t.draw[: t.draw_count - t.settled]))}"


def _waiting(t: State) -> Iterator[str]:
    marks = {
        Phase.OPENING: "opening",
        Phase.COLOR: "naming",
        Phase.FREE: "free",
        Phase.VERDICT: "verdict",
        Phase.CLOSING: "closing",
    }
    if t.phase in marks:
        yield marks[Phase(t.phase)]
    if t.phase == Phase.OVER:
        winner = f" winner {LETTERS[t.winner]}" if t.winner != NONE else ""
        yield f"over {Reason(t.reason).name.lower()}{winner}"
        return
    if t.pending:
        yield f"pending {t.pending}"
    if t.bluff:
        yield "bluff"
    if t.drawn:
        yield f"drawn {_cards([face for face in range(FACES) if (t.drawn >> face) & 1])}"
    if t.voluntary:
        yield f"drew {t.voluntary}"
    if t.waiting:
        yield f"choosing {_letters(t.waiting)}"
    due = {seat: t.due[seat] for seat in range(t.seats) if t.due[seat]}
    if due:
        yield "due " + " ".join(f"{LETTERS[seat]} {count}" for seat, count in due.items())
    for seat in range(t.seats):
        chosen = chosen_by(t, seat)
        if chosen:
            yield f"aside {LETTERS[seat]} {' '.join(chosen)}"
    if t.open_by != NONE:
        yield f"open hands by {LETTERS[t.open_by]}"
    if t.marked != NONE:
        yield f"marked {LETTERS[t.marked]}"
    if t.stuck == t.turn:
        yield "stuck three"


def _one_card(t: State) -> Iterator[str]:
    for name, mask in (("owes", t.owed | t.grace), ("late", t.late), ("called", t.called)):
        if mask:
            yield f"{name} {_letters(mask)}"
