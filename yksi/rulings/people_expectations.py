"""What the expectations about people, ballots, offices, clocks and series mean."""

from __future__ import annotations

import json
from collections.abc import Callable
from fractions import Fraction

from yksi.editions import EDITIONS
from yksi.game.events import Shown
from yksi.game.notation import NotationError, one, parse_number
from yksi.messages import news
from yksi.messages.tags import tag_of
from yksi.rulings.expectation import Check, Words, same
from yksi.rulings.world import World
from yksi.table.decisions.offices import oldest
from yksi.table.match.round_end import table_of


def _pairs(words: Words) -> dict[str, str]:
    if not words or len(words) % 2:
        raise NotationError("people and numbers are expected: A 10 B 20")
    return dict(zip(words[::2], words[1::2], strict=True))


# --- series


def _points(world: World, words: Words) -> str | None:
    """The points of the last game; `-` for none."""
    if not world.room.series:
        return "no game has been scored"
    found = {world.label(row.person): row.points for row in world.room.series[-1].people}
    shown = {who: "-" if points is None else str(points) for who, points in found.items()}
    wanted = _pairs(words)
    return same({who: shown.get(who) for who in wanted}, wanted)


def _average(world: World, words: Words) -> str | None:
    found = {world.label(row.person): row.average for row in table_of(world.room)}
    for who, number in _pairs(words).items():
        try:
            wanted = Fraction(number)
        except (ValueError, ZeroDivisionError):
            raise NotationError(f"{number!r} is not an average") from None
        exact = found.get(who, Fraction(0))
        if exact != wanted and f"{float(exact):.1f}" != number:
            return f"{who} has {exact}"
    return None


def _standing(world: World, words: Words) -> str | None:
    """`standing C 1 A 2 B 3`; 0 for those without a place."""
    found = {world.label(row.person): str(row.place) for row in table_of(world.room)}
    wanted = _pairs(words)
    return same({who: found.get(who) for who in wanted}, wanted)


def _unranked(world: World, words: Words) -> str | None:
    places = {world.label(row.person): row.place for row in table_of(world.room)}
    return same(places.get(one(words), 0), 0)


def _series(world: World, words: Words) -> str | None:
    placed = [row for row in table_of(world.room) if row.place]
    if not placed:
        return "nobody has a place"
    ends = {"winner": min, "loser": max}
    if words[:1] not in (["winner"], ["loser"]):
        raise NotationError("'series winner A' or 'series loser B' is expected")
    place = ends[words[0]](row.place for row in placed)
    found = sorted(world.label(row.person) for row in placed if row.place == place)
    return same(found, sorted(words[1:]))


# --- ballots and questions


def _ballot(world: World, words: Words) -> str | None:
    if words == ["open"]:
        return None if world.room.ballot is not None else "no ballot is open"
    closed = [e.event for e in world.told if isinstance(e.event, news.BallotClosed)]
    if not closed:
        return "no ballot was closed"
    if one(words) not in ("carried", "lost"):
        raise NotationError("'ballot open', 'ballot carried' or 'ballot lost' is expected")
    return same("carried" if closed[-1].carried else "lost", words[0])


def _voters(world: World, words: Words) -> str | None:
    ballot = world.room.ballot
    found = [] if ballot is None else sorted(map(world.label, ballot.voters))
    return same(found, sorted(words))


def _asked(world: World, words: Words) -> str | None:
    """`asked A`, `asked A mayjoin`: a question is open for A."""
    open_ones = [i for i in (world.room.inquiry, world.room.request) if i is not None]
    found = [[world.label(i.person), tag_of(i.question)] for i in open_ones]
    if any(one_of[: len(words)] == words for one_of in found):
        return None
    return f"it is {found}" if found else "nobody is asked"


# --- people


def _people_who(test: Callable[[World, int], bool], otherwise: str) -> Check:
    def check(world: World, words: Words) -> str | None:
        missing = [word for word in words if not test(world, world.person(word))]
        return f"{' '.join(missing)} {otherwise}" if missing or not words else None

    return check


def _warnings(world: World, words: Words) -> str | None:
    found = {who: str(len(world.room.people[world.person(who)].warnings)) for who in words[::2]}
    return same(found, _pairs(words))


def _coach(world: World, words: Words) -> str | None:
    if len(words) != 3 or words[1] != "of":
        raise NotationError("'coach S of B' is expected")
    coaching = world.room.people[world.person(words[0])].coaching
    return same(None if coaching is None else world.label(coaching), words[2])


def _sees(world: World, words: Words) -> str | None:
    if len(words) != 3 or words[1] != "hand":
        raise NotationError("'sees B hand A' is expected")
    viewer, owner = world.person(words[0]), world.person(words[2])
    seat = world.seat(words[2])
    view = world.table.view(viewer)
    hands = view.hands or {}
    known = view.game is not None and view.game.seats[seat].hand is not None
    return None if known or owner in hands or _was_shown(world, viewer, seat) else "hidden"


def _was_shown(world: World, viewer: int, seat: int) -> bool:
    return any(
        isinstance(effect.event, Shown)
        and effect.event.seat == seat
        and effect.event.cards is not None
        and effect.reaches(viewer)
        for effect in world.told
    )


def _ages(world: World, words: Words) -> str | None:
    """The one order of age of the table, the oldest first."""
    return same([world.label(number) for number in world.room.ages], words)


def _oldest(world: World, words: Words) -> str | None:
    """The oldest still in the game."""
    if not world.room.still_in():
        return "nobody is in a game"
    return same(world.label(oldest(world.room)), one(words))


def _heard(world: World, words: Words) -> str | None:
    """`heard B S "play red"`: B has heard S say so."""
    if len(words) < 3:
        raise NotationError("""'heard B S "play red"' is expected""")
    listener, speaker = world.person(words[0]), world.person(words[1])
    said = [
        json.dumps(e.event.text, ensure_ascii=False)
        for e in world.told
        if isinstance(e.event, news.Said) and e.event.person == speaker and e.reaches(listener)
    ]
    return None if " ".join(words[2:]) in said else f"{words[0]} heard {said}"


# --- what was told


def _told(kind: type[news.News], field: str) -> Check:
    """The last news of a kind speaks of this person."""

    def check(world: World, words: Words) -> str | None:
        found = [getattr(e.event, field) for e in world.told if isinstance(e.event, kind)]
        if not found or found[-1] is None:
            return "nothing was said of that"
        return same(world.label(found[-1]), one(words))

    return check


def _text(world: World, words: Words) -> str | None:
    found = [e.event.text for e in world.told if isinstance(e.event, news.TextPlayed)]
    wanted = " ".join(words)
    return same(json.dumps(found[-1] if found else "", ensure_ascii=False), wanted)


def _card(world: World, words: Words) -> str | None:
    """`card 1 joke`, `card 1 "everyone stands up"`: what stands on it."""
    found = world.room.texts.get(parse_number(one(words[:1])), "blank")
    said = " ".join(words[1:])
    return None if said == json.dumps(found, ensure_ascii=False) else same(found, said)


def _reacted(world: World, words: Words) -> str | None:
    found = [
        (world.label(e.event.person), e.event.reaction)
        for e in world.told
        if isinstance(e.event, news.Reacted) and e.to is None
    ]
    return None if tuple(words) in found else f"there was {found}"


def _note(world: World, words: Words) -> str | None:
    notes = EDITIONS[world.room.settings.edition].notes
    return None if one(words) in notes else f"there are {' '.join(notes) or 'none'}"


def _offers(world: World, words: Words) -> str | None:
    """The values of a rule that a table of the edition offers."""
    offers = EDITIONS[world.room.settings.edition].offers
    return same(list(offers.get(one(words[:1]), ())), words[1:])


def _clock(world: World, words: Words) -> str | None:
    return same(world.room.settings.minutes, parse_number(one(words)))


PEOPLE_EXPECTATIONS: dict[str, Check] = {
    "points": _points,
    "average": _average,
    "standing": _standing,
    "unranked": _unranked,
    "series": _series,
    "ballot": _ballot,
    "voters": _voters,
    "asked": _asked,
    "warnings": _warnings,
    "warned": _people_who(lambda w, p: bool(w.room.people[p].warnings), "is not warned"),
    "player": _people_who(lambda w, p: w.room.is_player(p), "does not play"),
    "spectator": _people_who(lambda w, p: not w.room.is_player(p), "plays"),
    "ready": _people_who(lambda w, p: w.room.people[p].ready, "is not ready"),
    "here": _people_who(lambda w, p: w.room.people[p].here, "is away"),
    "moved-away": _people_who(lambda w, p: w.room.people[p].moved_away, "may stay"),
    "put-out": _people_who(lambda w, p: w.room.people[p].put_out, "is in the room"),
    "barred": _people_who(lambda w, p: w.room.people[p].barred, "may play"),
    "marker": _people_who(lambda w, p: p in w.room.markers, "has no marker"),
    "ages": _ages,
    "heard": _heard,
    "coach": _coach,
    "sees": _sees,
    "shuffles": _told(news.Shuffles, "person"),
    "tidies": _told(news.Tidies, "person"),
    "deals": _told(news.Seated, "shuffles"),
    "text": _text,
    "reacted": _reacted,
    "note": _note,
    "offers": _offers,
    "limit": _clock,
    "stage": lambda world, words: same(world.room.stage.value, one(words)),
    "oldest": _oldest,
    "card": _card,
}
