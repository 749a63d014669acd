"""The given part of a ruling: its cards are a position, its people sit down in a room."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field

from yksi.game import Game
from yksi.game.notation import LETTERS, NotationError, one, parse_number
from yksi.game.position import PositionError, build_position, read_position
from yksi.messages.settings import changed
from yksi.rulings.series import parse_game
from yksi.rulings.times import parse_time
from yksi.rulings.world import World
from yksi.seeds import secret_of
from yksi.table import Settings, Stage, Table
from yksi.table.match.play import waited_for
from yksi.table.people import Person
from yksi.table.room import Room

Words = list[str]
Lines = list[tuple[int, str]]
MINUTE = 60_000


@dataclass
class GivenPeople:
    spectators: Words = field(default_factory=list)
    bots: Words = field(default_factory=list)
    absent: Words = field(default_factory=list)
    beginners: Words = field(default_factory=list)
    coaches: dict[str, str] = field(default_factory=dict)
    warned: Words = field(default_factory=list)
    barred: Words = field(default_factory=list)
    texts: dict[int, str] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    games: list[str] = field(default_factory=list)
    lobby: bool = False


def _coach(people: GivenPeople, words: Words) -> None:
    if len(words) != 3 or words[1] != "of":
        raise NotationError("'coach S of B' is expected")
    people.coaches[words[0]] = words[2]


def _limit(people: GivenPeople, words: Words) -> None:
    word = "".join(words)
    minutes = parse_number(word) if word.isdecimal() else parse_time(word) // MINUTE
    people.settings["limit"] = str(minutes)


def _series(people: GivenPeople, words: Words) -> None:
    people.settings["series"] = "yes"
    if words:
        _limit(people, [word for word in words if word != "limit"])


def _timer(people: GivenPeople, words: Words) -> None:
    people.settings["turn"] = str(parse_time("".join(words)) // 1000)


def _spectators(people: GivenPeople, words: Words) -> None:
    if words == ["see", "hands"]:
        people.settings["open_hands"] = "yes"
    else:
        people.spectators += words


def _text(people: GivenPeople, words: Words) -> None:
    text = " ".join(words[1:])
    try:
        people.texts[parse_number(one(words[:1]))] = str(json.loads(text))
    except ValueError:
        raise NotationError("""'text 1 "everyone stands up"' is expected""") from None


def _adding(name: str) -> Callable[[GivenPeople, Words], None]:
    def line(people: GivenPeople, words: Words) -> None:
        getattr(people, name).extend(words)

    return line


def _lobby(people: GivenPeople, _: Words) -> None:
    people.lobby = True


def _game(people: GivenPeople, words: Words) -> None:
    people.games.append(" ".join(words))


_LINES: dict[str, Callable[[GivenPeople, Words], None]] = {
    "spectator": _spectators,
    "spectators": _spectators,
    "bot": _adding("bots"),
    "bots": _adding("bots"),
    "absent": _adding("absent"),
    "beginner": _adding("beginners"),
    "coach": _coach,
    "warned": _adding("warned"),
    "barred": _adding("barred"),
    "series": _series,
    "limit": _limit,
    "timer": _timer,
    "text": _text,
    "lobby": _lobby,
    "game": _game,
}


def gather(lines: Lines) -> World:
    """The table of a given part; PositionError says what cannot be."""
    people, cards = GivenPeople(), []
    for number, line in lines:
        word, *words = line.split()
        read = _LINES.get(word.lower())
        if read is None:
            cards.append((number, line))
            continue
        try:
            read(people, words)
        except NotationError as error:
            raise PositionError(str(error), number) from None
    cards = [(n, _with_texts(line, people)) for n, line in cards]
    return _room(people, cards)


def _with_texts(line: str, people: GivenPeople) -> str:
    """A text makes its card one that people carry out."""
    if line.split()[0].lower() != "edition":
        return line
    missing = [f"card{card}=text" for card in people.texts if f"card{card}=" not in line]
    return " + ".join([line, *missing])


def _room(people: GivenPeople, cards: Lines) -> World:
    built = build_position(read_position(cards))
    labels = built.names.letters[: built.state.seats]
    room = Room(sealed=secret_of(1), texts=dict(people.texts))
    game = Game.from_built(built, "")
    settings = changed(Settings(absent=5), "rules", game.rules_text)
    for name, value in sorted(people.settings.items(), reverse=True):  # series before its limit
        settings = changed(settings, name, value)
    room.settings = settings
    for label in [*labels, *people.spectators]:
        _add(room, people, label)
    labels = [*labels, *people.spectators]
    room.host = next((p.number for p in room.people if p.is_human), None)
    world = World(Table(room), labels, cuts=built.cuts)
    room.ages = sorted(
        range(len(room.people)),
        key=lambda number: built.state.age[number] if number < built.state.seats else len(LETTERS),
    )
    if not people.lobby:
        _sit(room, game)
    for coach, player in people.coaches.items():
        room.people[world.person(coach)].coaching = world.person(player)
    for result in people.games:
        room.series.append(parse_game(world, result))
    return world


def _add(room: Room, people: GivenPeople, label: str) -> None:
    is_bot = label in people.bots
    room.people.append(
        Person(
            len(room.people),
            label,
            key=label,
            bot="casual" if is_bot else None,
            here=label not in people.absent,
            ready=is_bot,
            acknowledged=True,
            beginner=label in people.beginners,
            warnings=["given"] if label in people.warned else [],
            barred=label in people.barred,
        )
    )


def _sit(room: Room, game: Game) -> None:
    """Put a game on the table that is running, its clock at nought."""
    room.game = game
    room.seats = list(range(game.seats))
    room.stage = Stage.BETWEEN if game.over else Stage.PLAYING
    if not game.over:
        room.waited_since = dict.fromkeys(waited_for(room), 0)
    gone = game.state.inside | game.state.gave_up | game.state.removed
    room.out_at = {seat: 0 for seat in range(game.seats) if not (gone >> seat) & 1}
    grace = game.state.grace
    room.owing_since = {seat: 0 for seat in range(game.seats) if (grace >> seat) & 1}
