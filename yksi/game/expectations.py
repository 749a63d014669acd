"""What the expectations of a ruling mean, one small function each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from yksi.cards import COLOR_NAMES, FACE_BY_NAME, FACE_NAMES, FACES, NONE
from yksi.game.events import DIRECTIONS
from yksi.game.game import Game
from yksi.game.moves import plays
from yksi.game.notation import (
    Names,
    NotationError,
    one,
    parse_card,
    parse_cards,
    parse_color,
    parse_move,
    parse_number,
)
from yksi.game.refusal import Refusal
from yksi.game.view import hand_of, match_winners, ring
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.seats import is_in


class Broken(AssertionError):
    """A ruling that does not hold; says what is the case instead."""


@dataclass
class Table:
    game: Game
    names: Names
    shown: set[tuple[int, int]] = field(default_factory=set)  # (viewer, whose hand)

    def seat(self, word: str) -> int:
        seat = self.names.seat(word)
        if seat >= self.game.seats:
            raise NotationError(f"{word} is not at this table")
        return seat


Words = list[str]
Check = Callable[[Table, Words], str | None]  # None: holds; else what is the case instead


def _same(found: object, wanted: object) -> str | None:
    return None if found == wanted else f"it is {found}"


def _turn(table: Table, words: Words) -> str | None:
    if table.game.over:
        return "the round is over"
    return _same(table.names.letter(table.game.turn), one(words))


def _top(table: Table, words: Words) -> str | None:
    t = table.game.state
    if t.play_count == 0:
        return "nothing lies there"
    found = [FACE_NAMES[t.discard[t.discard_count - 1]]]
    if len(words) == 2:
        found.append(_color_name(table))
        return _same(found, [parse_card(words[0]), parse_color(words[1])])
    return _same(found, [parse_card(one(words))])


def _color_name(table: Table) -> str:
    color = table.game.state.color
    return COLOR_NAMES[color] if color < len(COLOR_NAMES) else "none"


def _color(table: Table, words: Words) -> str | None:
    return _same(_color_name(table), parse_color(one(words)))


def _holds(table: Table, words: Words) -> str | None:
    if len(words) != 2:
        raise NotationError("'holds C 7' is expected")
    seat = table.seat(words[0])
    return _same(table.game.view(None).seats[seat].cards, parse_number(words[1]))


def _hand(table: Table, words: Words) -> str | None:
    seat = table.seat(one(words[:1]))
    found = hand_of(table.game.state, seat)
    wanted = parse_cards(words[1:])
    return None if Counter(found) == Counter(wanted) else f"it is {' '.join(found)}"


def _pile(count: Callable[[Table], int]) -> Check:
    def check(table: Table, words: Words) -> str | None:
        if words[:1] != ["pile"]:
            raise NotationError("'pile' and a number are expected")
        return _same(count(table), parse_number(one(words[1:])))

    return check


def _under(table: Table, words: Words) -> str | None:
    t = table.game.state
    below = [FACE_NAMES[face] for face in t.discard[: t.discard_count - 1]][::-1]
    return _same(below[: len(words)], list(parse_cards(words)))


def _may(table: Table, words: Words) -> str | None:
    seat, action = parse_move(" ".join(words), table.names)
    result = table.game.clone().play(seat, action)
    return f"refused ({result.code})" if isinstance(result, Refusal) else None


def _plays(table: Table, words: Words) -> str | None:
    listed = [part.split() for part in " ".join(words[1:]).split(",")]
    if len(words) < 2 or not all(listed):
        raise NotationError("'plays B R8, B4, R8 G8' is expected")
    seat = table.seat(words[0])
    wanted = {_play_key([FACE_BY_NAME[parse_card(card)] for card in cards]) for cards in listed}
    found = {_play_key(list(faces)) for faces in plays(table.game.state, table.game.rules, seat)}
    if found == wanted:
        return None
    shown = ["+".join(FACE_NAMES[face] for face in key[1]) for key in sorted(found)]
    return f"they are {', '.join(shown)}"


def _play_key(faces: list[int]) -> tuple[int, tuple[int, ...], int]:
    return faces[0], tuple(sorted(faces)), faces[-1]


def _guilty(table: Table, words: Words) -> str | None:
    t = table.game.state
    seat = table.seat(one(words))
    return None if t.player == seat and t.bluff else "no bluff"


def _seats_in(mask: Callable[[Table], int], otherwise: str) -> Check:
    def check(table: Table, words: Words) -> str | None:
        words = [word for word in words if word != "uno"]
        missing = [w for w in words if not (mask(table) >> table.seat(w)) & 1]
        return f"{' '.join(missing)} {otherwise}" if missing or not words else None

    return check


def _can(table: Table, words: Words) -> str | None:
    if words[:1] != ["catch"]:
        raise NotationError("'can catch A' is expected")
    t = table.game.state
    target = table.seat(one(words[1:]))
    return None if ((t.owed | t.late) >> target) & 1 else "nobody may"


def _sees(table: Table, words: Words) -> str | None:
    if len(words) != 3 or words[1] != "hand":
        raise NotationError("'sees B hand A' is expected")
    viewer, owner = table.seat(words[0]), table.seat(words[2])
    visible = table.game.view(viewer).seats[owner].hand is not None
    return None if visible or (viewer, owner) in table.shown else "hidden"


def _round(table: Table, words: Words) -> str | None:
    t = table.game.state
    if t.phase != Phase.OVER:
        return "the round goes on"
    if words[:1] == ["void"]:
        return None if t.reason == Reason.VOID else "somebody won"
    if words[:1] != ["over"]:
        raise NotationError("'round over' or 'round void' is expected")
    rest = words[1:]
    if rest[:1] == ["winner"]:
        winner = "nobody" if t.winner == NONE else table.names.letter(t.winner)
        if winner != one(rest[1:2]):
            return f"{winner} won"
        rest = rest[2:]
    if rest[:1] == ["points"]:
        return _same(t.points[t.winner], parse_number(one(rest[1:])))
    if rest:
        raise NotationError(f"{' '.join(rest)!r} cannot be read")
    return None


def _total(table: Table, words: Words) -> str | None:
    if len(words) != 2:
        raise NotationError("'total A 500' is expected")
    return _same(table.game.state.total[table.seat(words[0])], parse_number(words[1]))


def _match(table: Table, words: Words) -> str | None:
    winners = match_winners(table.game.state, table.game.rules)
    if words == ["over"]:
        return None if table.game.state.match_over else "the match goes on"
    if words[:1] != ["winner"]:
        raise NotationError("'match winner A' or 'match over' is expected")
    return _same(sorted(map(table.names.letter, winners)), sorted(words[1:]))


def _game(table: Table, words: Words) -> str | None:
    if words != ["over"]:
        raise NotationError("'game over' is expected")
    return None if table.game.state.phase == Phase.OVER else "it goes on"


def _placed(table: Table, words: Words) -> str | None:
    if len(words) != 2:
        raise NotationError("'placed A 1' is expected")
    return _same(table.game.state.place[table.seat(words[0])], parse_number(words[1]))


def _unplaced(table: Table, words: Words) -> str | None:
    place = table.game.state.place[table.seat(one(words))]
    return f"place {place}" if place else None


def _out(table: Table, words: Words) -> str | None:
    t = table.game.state
    seat = table.seat(one(words))
    gone = (t.gave_up | t.removed) >> seat & 1
    return "still in" if is_in(t, seat) or gone else None


def _deck(table: Table, words: Words) -> str | None:
    return _same(sum(_cards(table).values()), parse_number(one(words)))


def _count(table: Table, words: Words) -> str | None:
    if len(words) != 2:
        raise NotationError("'count R0 1' is expected")
    return _same(_cards(table)[FACE_BY_NAME[parse_card(words[0])]], parse_number(words[1]))


def _cards(table: Table) -> Counter[int]:
    t = table.game.state
    found = Counter(t.draw[: t.draw_count]) + Counter(t.discard[: t.discard_count])
    found += Counter(entry % 64 for entry in t.aside[: t.aside_count])
    for seat in range(t.seats):
        found += Counter({face: t.hands[seat][face] for face in range(FACES)})
    return found


def _open(table: Table, words: Words) -> str | None:
    if words != ["hands"]:
        raise NotationError("'open hands' is expected")
    return None if table.game.state.open_by != NONE else "hidden"


def _stuck(table: Table, words: Words) -> str | None:
    if words != ["three"]:
        raise NotationError("'stuck three' is expected")
    return None if table.game.state.stuck == table.game.turn else "not in force"


def _order(table: Table, words: Words) -> str | None:
    return _same([table.names.letter(seat) for seat in ring(table.game.state)], words)


_CHECKS: dict[str, Check] = {
    "turn": _turn,
    "direction": lambda table, words: _same(DIRECTIONS[table.game.state.direction], one(words)),
    "top": _top,
    "color": _color,
    "colour": _color,
    "dealer": lambda table, words: _same(table.names.letter(table.game.state.dealer), one(words)),
    "order": _order,
    "holds": _holds,
    "hand": _hand,
    "pending": lambda table, words: _same(table.game.state.pending, parse_number(one(words))),
    "draw": _pile(lambda table: table.game.state.draw_count),
    "discard": _pile(lambda table: table.game.state.discard_count),
    "under": _under,
    "may": _may,
    "plays": _plays,
    "guilty": _guilty,
    "owes": _seats_in(lambda table: table.game.state.owed | table.game.state.grace, "owes nothing"),
    "late": _seats_in(lambda table: table.game.state.late, "is not late"),
    "called": _seats_in(lambda table: table.game.state.called, "has not called"),
    "can": _can,
    "sees": _sees,
    "round": _round,
    "total": _total,
    "match": _match,
    "game": _game,
    "placed": _placed,
    "unplaced": _unplaced,
    "out": _out,
    "phase": lambda table, words: _same(
        Phase(table.game.state.phase).name.lower(), one(words).lower()
    ),
    "deck": _deck,
    "count": _count,
    "marked": lambda table, words: _same(table.game.state.marked, table.seat(one(words))),
    "open": _open,
    "stuck": _stuck,
    "free": lambda table, _: _same(Phase(table.game.state.phase), Phase.FREE),
    "drew": lambda table, words: _same(table.game.state.voluntary, parse_number(one(words))),
}


def expect(table: Table, line: str) -> None:
    """Raise Broken unless the expectation holds."""
    turned_round = line.startswith("!")
    if not line.strip("! "):
        raise NotationError("what is expected?")
    word, *words = line.lstrip("! ").split()
    check = _CHECKS.get(word.lower())
    if check is None:
        raise NotationError(f"{word!r} cannot be expected; expectations are: {' '.join(_CHECKS)}")
    found = check(table, words)
    if turned_round and found is None:
        raise Broken("but it is so")
    if not turned_round and found is not None:
        raise Broken(found)
