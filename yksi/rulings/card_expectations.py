"""What the expectations about cards mean, one small function each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from yksi.cards import COLOR_NAMES, CUSTOM_NAMES, FACE_BY_NAME, FACE_NAMES, FACES, NONE
from yksi.game.events import DIRECTIONS
from yksi.game.notation import (
    NotationError,
    one,
    parse_card,
    parse_cards,
    parse_color,
    parse_number,
)
from yksi.game.plays import plays
from yksi.game.view import hand_of, match_winners, ring
from yksi.kernel.codes import Phase, Reason
from yksi.kernel.seats import is_in
from yksi.kernel.state import SEAT_FACTOR
from yksi.rulings.expectation import Check, Words, same
from yksi.rulings.world import World


def _turn(world: World, words: Words) -> str | None:
    if world.game.over:
        return "the round is over"
    return same(world.names.letter(world.game.turn), one(words))


def _top(world: World, words: Words) -> str | None:
    t = world.game.state
    if t.play_count == 0:
        return "nothing lies there"
    found = [FACE_NAMES[t.discard[t.discard_count - 1]]]
    if len(words) == 2:
        found.append(_color_name(world))
        return same(found, [parse_card(words[0]), parse_color(words[1])])
    return same(found, [parse_card(one(words))])


def _color_name(world: World) -> str:
    color = world.game.state.color
    return COLOR_NAMES[color] if color < len(COLOR_NAMES) else "none"


def _color(world: World, words: Words) -> str | None:
    return same(_color_name(world), parse_color(one(words)))


def _numbers(form: str, number: Callable[[World, int], int]) -> Check:
    """Seats, and a number for each."""

    def check(world: World, words: Words) -> str | None:
        if not words or len(words) % 2:
            raise NotationError(f"{form!r} is expected")
        pairs = zip(words[::2], words[1::2], strict=True)
        wanted = {letter: parse_number(count) for letter, count in pairs}
        found = {letter: number(world, world.seat(letter)) for letter in wanted}
        if len(found) == 1:
            return same(*found.values(), *wanted.values())
        others = [f"{letter} {count}" for letter, count in found.items() if count != wanted[letter]]
        return f"it is {' '.join(others)}" if others else None

    return check


def _hand(world: World, words: Words) -> str | None:
    seat = world.seat(one(words[:1]))
    found = hand_of(world.game.state, seat)
    wanted = parse_cards(words[1:])
    return None if Counter(found) == Counter(wanted) else f"it is {' '.join(found)}"


def _pile(count: Callable[[World], int]) -> Check:
    def check(world: World, words: Words) -> str | None:
        if words[:1] != ["pile"]:
            raise NotationError("'pile' and a number are expected")
        return same(count(world), parse_number(one(words[1:])))

    return check


def _under(world: World, words: Words) -> str | None:
    t = world.game.state
    on_top = min(t.play_count, 1)
    below = [FACE_NAMES[face] for face in t.discard[: t.discard_count - on_top]][::-1]
    return same(below[: len(words)], list(parse_cards(words)))


def _plays(world: World, words: Words) -> str | None:
    listed = [part.split() for part in " ".join(words[1:]).split(",")]
    if len(words) < 2 or not all(listed):
        raise NotationError("'plays B R8, B4, R8 G8' is expected")
    seat = world.seat(words[0])
    wanted = {_play_key([FACE_BY_NAME[parse_card(card)] for card in cards]) for cards in listed}
    found = {_play_key(list(faces)) for faces in plays(world.game.state, world.game.rules, seat)}
    if found == wanted:
        return None
    shown = ["+".join(FACE_NAMES[face] for face in key[1]) for key in sorted(found)]
    return f"they are {', '.join(shown)}"


def _play_key(faces: list[int]) -> tuple[int, tuple[int, ...], int]:
    return faces[0], tuple(sorted(faces)), faces[-1]


def _guilty(world: World, words: Words) -> str | None:
    t = world.game.state
    seat = world.seat(one(words))
    return None if t.player == seat and t.bluff else "no bluff"


def _seats_in(mask: Callable[[World], int], otherwise: str) -> Check:
    def check(world: World, words: Words) -> str | None:
        words = [word for word in words if word != "uno"]
        missing = [w for w in words if not (mask(world) >> world.seat(w)) & 1]
        return f"{' '.join(missing)} {otherwise}" if missing or not words else None

    return check


def _can(world: World, words: Words) -> str | None:
    if words[:1] != ["catch"]:
        raise NotationError("'can catch A' is expected")
    t = world.game.state
    target = world.seat(one(words[1:]))
    return None if ((t.owed | t.late) >> target) & 1 else "nobody may"


def _round(world: World, words: Words) -> str | None:
    t = world.game.state
    if t.phase != Phase.OVER:
        return "the round goes on"
    if words[:1] == ["void"]:
        return None if t.reason == Reason.VOID else "somebody won"
    if words[:1] != ["over"]:
        raise NotationError("'round over' or 'round void' is expected")
    rest = words[1:]
    if rest[:1] == ["winner"]:
        winner = "nobody" if t.winner == NONE else world.names.letter(t.winner)
        if winner != one(rest[1:2]):
            return f"{winner} won"
        rest = rest[2:]
    if rest[:1] == ["points"]:
        return same(t.points[t.winner], parse_number(one(rest[1:])))
    if rest:
        raise NotationError(f"{' '.join(rest)!r} cannot be read")
    return None


def _match(world: World, words: Words) -> str | None:
    winners = match_winners(world.game.state, world.game.rules)
    if words == ["over"]:
        return None if world.game.state.match_over else "the match goes on"
    if words[:1] != ["winner"]:
        raise NotationError("'match winner A' or 'match over' is expected")
    return same(sorted(map(world.names.letter, winners)), sorted(words[1:]))


def _game(world: World, words: Words) -> str | None:
    if words != ["over"]:
        raise NotationError("'game over' is expected")
    return None if world.game.state.phase == Phase.OVER else "it goes on"


def _unplaced(world: World, words: Words) -> str | None:
    place = world.game.state.place[world.seat(one(words))]
    return f"place {place}" if place else None


def _out(world: World, words: Words) -> str | None:
    t = world.game.state
    seat = world.seat(one(words))
    gone = (t.gave_up | t.removed) >> seat & 1
    return "still in" if is_in(t, seat) or gone else None


def _deck(world: World, words: Words) -> str | None:
    return same(sum(_cards(world).values()), parse_number(one(words)))


def _count(world: World, words: Words) -> str | None:
    if len(words) != 2:
        raise NotationError("'count R0 1' is expected")
    faces = CUSTOM_NAMES if words[0].upper() == "WC" else (parse_card(words[0]),)
    found = sum(_cards(world)[FACE_BY_NAME[name]] for name in faces)
    return same(found, parse_number(words[1]))


def _cards(world: World) -> Counter[int]:
    t = world.game.state
    found = Counter(t.draw[: t.draw_count]) + Counter(t.discard[: t.discard_count])
    found += Counter(entry % SEAT_FACTOR for entry in t.aside[: t.aside_count])
    for seat in range(t.seats):
        found += Counter({face: t.hands[seat][face] for face in range(FACES)})
    return found


def _open(world: World, words: Words) -> str | None:
    if words != ["hands"]:
        raise NotationError("'open hands' is expected")
    return None if world.game.state.open_by else "hidden"


def _stuck(world: World, words: Words) -> str | None:
    if words != ["three"]:
        raise NotationError("'stuck three' is expected")
    return None if world.game.state.stuck else "not in force"


def _order(world: World, words: Words) -> str | None:
    return same([world.names.letter(seat) for seat in ring(world.game.state)], words)


CARD_EXPECTATIONS: dict[str, Check] = {
    "turn": _turn,
    "direction": lambda world, words: same(DIRECTIONS[world.game.state.direction], one(words)),
    "top": _top,
    "color": _color,
    "colour": _color,
    "dealer": lambda world, words: same(world.names.letter(world.game.state.dealer), one(words)),
    "order": _order,
    "holds": _numbers("holds C 7", lambda world, seat: world.game.view(None).seats[seat].cards),
    "hand": _hand,
    "pending": lambda world, words: same(world.game.state.pending, parse_number(one(words))),
    "draw": _pile(lambda world: world.game.state.draw_count),
    "discard": _pile(lambda world: world.game.state.discard_count),
    "under": _under,
    "plays": _plays,
    "guilty": _guilty,
    "owes": _seats_in(lambda world: world.game.state.owed | world.game.state.grace, "owes nothing"),
    "late": _seats_in(lambda world: world.game.state.late, "is not late"),
    "called": _seats_in(lambda world: world.game.state.called, "has not called"),
    "can": _can,
    "round": _round,
    "total": _numbers("total A 500", lambda world, seat: world.game.state.total[seat]),
    "totals": _numbers("totals A 500 B 480", lambda world, seat: world.game.state.total[seat]),
    "match": _match,
    "game": _game,
    "placed": _numbers("placed A 1", lambda world, seat: world.game.state.place[seat]),
    "unplaced": _unplaced,
    "out": _out,
    "phase": lambda world, words: same(
        Phase(world.game.state.phase).name.lower(), one(words).lower()
    ),
    "deck": _deck,
    "count": _count,
    "marked": _seats_in(lambda world: world.game.state.marked, "is not marked"),
    "open": _open,
    "stuck": _stuck,
    "free": lambda world, _: same(Phase(world.game.state.phase), Phase.FREE),
    "drew": lambda world, words: same(world.game.state.voluntary, parse_number(one(words))),
}
