"""The lines of a position, read and checked one by one. The grammar is in docs/RULINGS.md.

Knows words only; `builder` makes a state of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from yksi.errors import YksiError
from yksi.game.notation import (
    LETTERS,
    Names,
    NotationError,
    one,
    parse_card,
    parse_cards,
    parse_color,
    parse_number,
)
from yksi.game.position.before_last_play import BeforeLastPlay, parse_before
from yksi.game.position.customizable import number_customs
from yksi.rules import MOST_SEATS

NOBODY = "nobody"  # made the last play: the card was turned, or the play was taken back


class PositionError(YksiError, ValueError):
    """A position that cannot be; the message says what and, where known, in which line."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.reason = message
        self.line = line


@dataclass
class PositionLines:
    """The lines of a position, read but not yet built."""

    rules: str = "classic"
    seats: int = 4
    dealer: str | None = None
    age: list[str] | None = None
    oldest: str | None = None
    youngest: str | None = None
    order: list[str] | None = None
    turn: str | None = None
    direction: str = "cw"
    top: str | None = None
    bare: bool = False  # nothing lies on top
    named: str | None = None  # with a wild on top
    color: str | None = None
    under: tuple[str, ...] = ()
    hands: dict[str, tuple[str, ...]] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    draw: tuple[str, ...] = ()
    draw_pile: int | None = None
    pile: tuple[str, ...] | None = None
    discard_pile: int | None = None
    pending: int = 0
    play_count: int = 1
    player: str | None = None
    jumps: int = 0
    before: BeforeLastPlay | None = None
    passes: int = 0
    drawn: tuple[str, ...] = ()
    drawn_count: int | None = None
    drew: int = 0
    owes: list[str] = field(default_factory=list)
    late: list[str] = field(default_factory=list)
    called: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    gave_up: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    totals: dict[str, int] = field(default_factory=dict)
    start: tuple[str, ...] = ()
    cut: tuple[str, ...] = ()
    seed: int = 0
    open_by: list[str] = field(default_factory=list)
    marked: list[str] = field(default_factory=list)
    choosing: list[str] = field(default_factory=list)
    due: dict[str, int] = field(default_factory=dict)
    aside: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    winner: str | None = None
    reason: str | None = None
    marks: set[str] = field(default_factory=set)  # words that stand alone, see _MARKS


Words = list[str]


def _count(words: Words) -> int:
    return parse_number(one(words))


def _pairs(words: Words) -> dict[str, int]:
    if not words or len(words) % 2:
        raise NotationError("seats and numbers are expected: A 460 B 480")
    return {words[i]: parse_number(words[i + 1]) for i in range(0, len(words), 2)}


def _direction(given: PositionLines, words: Words) -> None:
    if one(words) not in ("cw", "ccw"):
        raise NotationError(f"a direction is cw or ccw, not {words[0]!r}")
    given.direction = words[0]


def _top(given: PositionLines, words: Words) -> None:
    if not 1 <= len(words) <= 2:
        raise NotationError("the top is one card, and its colour when it is a wild")
    given.bare = words[0].lower() == "none"
    given.top = None if given.bare else parse_card(words[0])
    if len(words) == 2:
        given.named = parse_color(words[1])


def _hand(given: PositionLines, words: Words) -> None:
    if not words:
        raise NotationError("whose hand?")
    if words[0] in given.hands:
        raise NotationError(f"the hand of {words[0]} is given twice")
    given.hands[words[0]] = parse_cards(words[1:])


def _draw(given: PositionLines, words: Words) -> None:
    if words[:1] == ["pile"]:
        given.draw_pile = _count(words[1:])
        return
    is_all = words[:1] == ["only"]
    if given.draw:
        raise NotationError("what is drawn next is given twice")
    given.draw = parse_cards(words[1:] if is_all else words)
    if is_all:
        given.draw_pile = len(given.draw)


def _discard(given: PositionLines, words: Words) -> None:
    if words[:1] != ["pile"]:
        raise NotationError("'discard pile 21' says how many cards lie there")
    given.discard_pile = _count(words[1:])


def _played(given: PositionLines, words: Words) -> None:
    if words[:1] == ["by"]:
        words = ["1", *words]
    if len(words) != 3 or words[1] != "by":
        raise NotationError("the last play is written 'played 2 by B'")
    given.play_count = parse_number(words[0])
    given.player = words[2]


def _drawn(given: PositionLines, words: Words) -> None:
    if words and words[0].isdecimal():
        given.drawn_count = parse_number(words[0])
        words = words[1:]
    given.drawn = parse_cards(words)


def _gave(given: PositionLines, words: Words) -> None:
    if words[:1] != ["up"]:
        raise NotationError("'gave up B' is expected")
    given.gave_up = words[1:]


def _open(given: PositionLines, words: Words) -> None:
    if words[:2] != ["hands", "by"] or not words[2:]:
        raise NotationError("'open hands by A' is expected")
    given.open_by = words[2:]


def _stuck(given: PositionLines, words: Words) -> None:
    if words != ["three"]:
        raise NotationError("'stuck three' is expected")
    given.marks.add("stuck")


def _sizes(given: PositionLines, words: Words) -> None:
    given.sizes |= _pairs(words)


def _totals(given: PositionLines, words: Words) -> None:
    given.totals |= _pairs(words)


def _aside(given: PositionLines, words: Words) -> None:
    given.aside.append((one(words[:1]), parse_cards(words[1:])))


def _over(given: PositionLines, words: Words) -> None:
    given.marks.add("over")
    given.reason = one(words[:1])
    if words[1:]:
        given.winner = one(words[2:]) if words[1] == "winner" else one([])


def _set(name: str, read: Callable[[Words], object]) -> Callable[[PositionLines, Words], None]:
    def line(given: PositionLines, words: Words) -> None:
        setattr(given, name, read(words))

    return line


def _mark(given: PositionLines, words: Words, name: str) -> None:
    if words:
        raise NotationError(f"nothing is expected behind {name!r}")
    given.marks.add(name)


_LINES: dict[str, Callable[[PositionLines, Words], None]] = {
    "edition": _set("rules", " ".join),
    "seats": _set("seats", _count),
    "dealer": _set("dealer", one),
    "age": _set("age", list),
    "oldest": _set("oldest", one),
    "youngest": _set("youngest", one),
    "order": _set("order", list),
    "turn": _set("turn", one),
    "direction": _direction,
    "top": _top,
    "color": _set("color", lambda words: parse_color(one(words))),
    "colour": _set("color", lambda words: parse_color(one(words))),
    "under": _set("under", parse_cards),
    "hand": _hand,
    "holds": _sizes,
    "draw": _draw,
    "pile": _set("pile", parse_cards),
    "discard": _discard,
    "pending": _set("pending", _count),
    "pend": _set("pending", _count),
    "played": _played,
    "jumped": _set("jumps", _count),
    "before": _set("before", parse_before),
    "passed": _set("passes", _count),
    "drawn": _drawn,
    "drew": _set("drew", _count),
    "owes": _set("owes", list),
    "late": _set("late", list),
    "called": _set("called", list),
    "out": _set("out", list),
    "gave": _gave,
    "removed": _set("removed", list),
    "totals": _totals,
    "start": _set("start", lambda words: parse_cards([w for w in words if w != "card"])),
    "cut": _set("cut", parse_cards),
    "seed": _set("seed", _count),
    "open": _open,
    "marked": _set("marked", list),
    "stuck": _stuck,
    "choosing": _set("choosing", list),
    "due": _set("due", _pairs),
    "aside": _aside,
    "over": _over,
}
_MARKS = (
    *("undealt", "deal", "opening", "naming", "laying", "swapping", "free", "verdict", "closing"),
    *("turned", "bluff", "cheated", "stands", "announced"),
)
_REPEATABLE = ("hand", "holds", "draw", "aside", "totals")


def read_position(lines: list[tuple[int, str]]) -> PositionLines:
    """Read numbered lines; the first that cannot be read is named."""
    given = PositionLines()
    seen: set[str] = set()
    for number, line in number_customs(lines):
        word, *words = line.split()
        key = word.lower()
        try:
            if key in seen and key not in _REPEATABLE:
                raise NotationError(f"{key!r} is given twice")
            seen.add(key)
            if key in _MARKS:
                _mark(given, words, key)
            elif key in _LINES:
                _LINES[key](given, words)
            else:
                raise NotationError(f"{word!r} does not belong into a position")
        except NotationError as error:
            raise PositionError(str(error), number) from None
    return given


# The catalogue's way of writing, W→green, W(green), [R1,G2], is read as W green, R1 G2.
_ORNAMENTS = str.maketrans("→()[]", "     ")
_PIECES = re.compile(r'"(?:[^"\\]|\\.)*"?|#.*|[^"#]+')  # what people say, comments, and the rest


def _without_ornaments(line: str) -> str:
    """What a line says; what stands in quotation marks is left as it is."""
    said = []
    for piece in _PIECES.findall(line):
        if piece.startswith("#"):
            break
        is_quoted = piece.startswith('"')
        said.append(piece if is_quoted else piece.translate(_ORNAMENTS).replace("->", " "))
    return "".join(said).strip()


def numbered_lines(text: str) -> list[tuple[int, str]]:
    """The lines of a text that say something, with their numbers."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        said = _without_ornaments(line)
        if said:
            found.append((number, said))
    return found


def names_of(given: PositionLines) -> Names:
    """The letters of the seats: A B C …, then those that `order` adds."""
    if not 2 <= given.seats <= MOST_SEATS:
        raise PositionError(f"2-{MOST_SEATS} seats fit round a table, not {given.seats}")
    letters = list(LETTERS[: given.seats])
    for letter in given.order or ():
        if letter not in letters:
            letters.append(letter)
    if given.order is not None and sorted(given.order) != sorted(letters):
        raise PositionError("order must name every seat once")
    return Names(letters + [letter for letter in LETTERS if letter not in letters])
