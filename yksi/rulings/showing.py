"""A ruling as an example: the judge is watched, and every step is kept as a picture.

Nothing is made up here: what is shown is what the judged table did. A ruling that does not hold
cannot be shown.
"""

from __future__ import annotations

from typing import Any

import msgspec

from yksi.cards import COLOR_NAMES, FACE_NAMES, FACES
from yksi.game import Game
from yksi.game.events import DIRECTIONS, Challenged, Discarded, Drew, Judged, Laid
from yksi.game.view import View, chosen_by, hand_of
from yksi.kernel.codes import Phase
from yksi.kernel.matching import forbids_wild_four
from yksi.messages import news
from yksi.rulings.attempts import attempt_of
from yksi.rulings.checks import check_of
from yksi.rulings.example import TOP, Attempt, Check, Example, Mark, Picture, Result, Step
from yksi.rulings.judgement import Watcher, judge
from yksi.rulings.ruling import Ruling, RulingError
from yksi.rulings.series import read_game
from yksi.rulings.world import World
from yksi.table.match.round_end import table_of

# What a reader of an example need not know: seals of deals, whose turn it is (the picture says it).
_UNTOLD = ("sealed", "unsealed", "gathering", "gathered", "turn", "voted", "watches")
# Given lines that are told before the first move, most of them in the words of an expectation.
_GIVEN = (
    *("pending", "warned", "coach", "out", "owes", "called", "spectator", "spectators"),
    *("oldest", "barred", "under", "marked"),
)
_NOTHING_GIVEN = Step("given")


def show(ruling: Ruling) -> Example:
    """The example of a ruling; RulingError where it does not hold."""
    recorder = _Recorder(ruling)
    verdict = judge(ruling, recorder)
    if not verdict.held:
        raise RulingError(f"{ruling.name} does not hold: {verdict.reason}")
    return recorder.example()


class _Recorder(Watcher):
    """Watches the judge and keeps the steps."""

    def __init__(self, ruling: Ruling) -> None:
        self._ruling = ruling
        self._steps: list[Step] = []
        self._picture: Picture | None = None
        self._told = 0  # effects that are in steps already
        self._said = 0
        self._me = -1
        self._first = -1  # who is on turn
        self._people = 0
        self._rules = ""
        self._texts: dict[int, str] = {}
        self._open = _named_hands(ruling)
        self._culprits: tuple[Mark, ...] = ()

    def example(self) -> Example:
        steps = tuple(step for step in self._steps if step != _NOTHING_GIVEN)
        me = self._me if self._me >= 0 else self._first
        return Example(self._ruling.name, self._rules, self._people, steps, me, self._texts)

    # --- what the judge tells

    def impossible(self) -> None:
        given = dict(line.partition(" ")[::2] for _, line in self._ruling.given)
        self._rules = given.get("edition", "classic")
        check = Check("seats", values=(given.get("seats", ""),))
        self._steps = [Step("impossible", checks=(check,))]

    def gathered(self, world: World) -> None:
        self._rules = world.room.settings.rules
        self._texts = dict(world.room.texts)
        scored = tuple(
            news.SeriesScored(points, table_of(world.room)) for points in world.room.series[-1:]
        )
        turn = [] if _is_only_numbers(self._ruling) else _turn(world)
        checks = [*turn, *self._given(world)]
        self._first = next((check.people[0] for check in checks if check.people), -1)
        events = (*world.cuts, *scored)
        self._add(world, Step("given", events=events, checks=tuple(checks)))

    def moved(self, world: World, line: str) -> None:
        words = line.lstrip("! ").split()
        at = words[1] if words[0] == "at" else ""
        move = words[2:] if at else words
        said = world.said[self._said :]
        self._said = len(world.said)
        self._note_actor(world, move, said[-1].person if said else None)
        events = self._events(world)
        if said and said[-1].refusal is not None and line.startswith("!"):
            attempt = attempt_of(world, said[-1])
            marks = _marked(world, attempt)
            self._add(world, Step("refused", at=at, events=events, refused=attempt, marks=marks))
            return
        if move[1:] == ["enters"]:  # no command: the door of a table is the server's
            events = (news.Entered(world.person(move[0]), move[0], None), *events)
        results: tuple[Result, ...] = ()
        if move[:1] == ["game"]:
            results = _results(world, " ".join(move[1:]))
            events = (news.SeriesScored(world.room.series[-1], table_of(world.room)),)
        refused = None
        if said and said[-1].refusal is not None:  # a call without a duty: heard, without effect
            refused = attempt_of(world, said[-1])
        marks = self._marks(world, events)
        self._add(world, Step("move", None, at, events, refused, results, (), marks))

    def expected(self, world: World, lines: list[str]) -> None:
        checks = tuple(check_of(world, line) for line in lines)
        marks = tuple(
            mark for check in checks if check.attempt for mark in _marked(world, check.attempt)
        )
        self._add(world, Step("checks", checks=checks, marks=tuple(dict.fromkeys(marks))))
        self._told = 0  # the judge forgets them now

    # --- steps

    def _add(self, world: World, step: Step) -> None:
        self._people = len(world.labels)
        picture = self._picture_of(world)
        if picture != self._picture:
            step = msgspec.structs.replace(step, picture=picture)
        self._picture = picture
        self._culprits = _culprits(world)
        self._steps.append(step)

    def _picture_of(self, world: World) -> Picture | None:
        game = world.room.game
        if game is None or _is_only_numbers(self._ruling):
            return None
        view = game.view(None)
        seats = range(game.seats)
        return Picture(
            people=tuple(world.room.seats),
            order=view.order,
            hands=tuple(self._hand(world, view, seat) for seat in seats),
            turn=None if game.over else view.turn,
            clockwise=view.direction == DIRECTIONS[1],
            top=view.top,
            color=view.color,
            pending=view.pending,
            draw_pile=view.draw_pile,
            discards=len(view.discards),
            gone=tuple(seat for seat in seats if not view.seats[seat].inside),
            places=tuple(seat.place for seat in view.seats)
            if any(seat.place for seat in view.seats)
            else (),
            totals=tuple(seat.total for seat in view.seats)
            if any(seat.total for seat in view.seats)
            else (),
        )

    def _hand(self, world: World, view: View, seat: int) -> tuple[str, ...] | int:
        label = world.labels[world.room.seats[seat]]
        if label in self._open or _is_counted(world.game):
            t = world.game.state
            return (*hand_of(t, seat), *chosen_by(t, seat))  # what is chosen secretly is still held
        return view.seats[seat].cards

    def _events(self, world: World) -> tuple[Any, ...]:
        """What was told since the last step, each thing once, as open as the hands are."""
        fresh = [effect.event for effect in world.told[self._told :]]
        self._told = len(world.told)
        kept: list[Any] = []
        for event in fresh:
            if str(event.__struct_config__.tag) in _UNTOLD:
                continue
            if event in kept and not isinstance(event, Drew):  # whoever draws twice draws two
                continue
            if _is_hidden(event):
                known = any(_is_same(event, other) for other in fresh)
                if known and self._shows(world, event):
                    continue
            elif not self._shows(world, event) and any(_is_same(o, event) for o in fresh):
                continue
            kept.append(event)
        return tuple(kept)

    def _shows(self, world: World, event: Any) -> bool:
        """Whether the cards of an event are told: those of open hands, and hands shown."""
        if not isinstance(event, Drew):
            return True
        return world.labels[world.room.seats[event.seat]] in self._open

    def _note_actor(self, world: World, words: list[str], person: int | None) -> None:
        """The first one who does something is the reader; nobody where numbers are told."""
        if self._me >= 0 or _is_only_numbers(self._ruling):
            return
        if person is not None:
            self._me = person
        elif words and words[0] in world.labels:
            self._me = world.person(words[0])

    def _given(self, world: World) -> list[Check]:
        checks = []
        for _, line in self._ruling.given:
            word, *words = line.split()
            if word in _GIVEN or line == "direction ccw":  # the other way round needs no word
                checks.append(check_of(world, line.replace("spectators", "spectator")))
            elif word == "draw" and words and words[0] != "only" and words[0] != "pile":
                checks.append(Check("next-cards", cards=tuple(words)))
            elif word == "totals":
                pairs = zip(words[::2], words[1::2], strict=False)
                checks += [check_of(world, f"total {who} {number}") for who, number in pairs]
            elif word == "text":
                checks.append(check_of(world, line.replace("text", "card", 1)))
            elif word == "limit":
                checks.append(Check("limit", values=tuple(words)))
        return [check for check in checks if check.words != "see hands"]

    def _marks(self, world: World, events: tuple[Any, ...]) -> tuple[Mark, ...]:
        """The cards that a move rests on: those that prove a bluff, those just drawn."""
        if any(isinstance(event, Judged) and event.guilty for event in events):
            accused = [event.target for event in events if isinstance(event, Challenged)]
            return tuple(mark for mark in self._culprits if mark.seat in accused)
        return tuple(
            Mark(event.seat, card)
            for event in events
            if isinstance(event, Drew) and event.cards
            for card in event.cards
        )


def _named_hands(ruling: Ruling) -> frozenset[str]:
    """Whose cards matter: the ruling names them. The others hold cards that do not."""
    lines = [*ruling.given, *(line for section in ruling.sections[1::2] for line in section)]
    named = {line.split()[1] for _, line in lines if line.startswith("hand ")}
    return frozenset(named)


def _is_counted(game: Game) -> bool:
    """Whether the cards left in all hands have just been counted: they lie open then."""
    return game.over and any(seat.total for seat in game.view(None).seats)


def _is_only_numbers(ruling: Ruling) -> bool:
    """Whether whole games are told, and no card of this table is touched."""
    moves = [line for section in ruling.sections[::2] for _, line in section]
    return bool(moves) and all(line.startswith("game ") for line in moves)


def _turn(world: World) -> list[Check]:
    game = world.room.game
    if game is None:
        return [Check("stage", words=world.room.stage.value)]
    if game.over:
        return []
    t = game.state
    name = "opening" if t.phase == Phase.OPENING else "turn"
    person = world.room.seats[game.turn]
    top = (FACE_NAMES[t.discard[t.discard_count - 1]],) if t.play_count else ()
    color = COLOR_NAMES[t.color] if t.color < len(COLOR_NAMES) else ""
    return [Check(f"given-{name}", people=(person,), cards=top, words=color)]


def _is_hidden(event: Any) -> bool:
    return getattr(event, "cards", ()) is None or getattr(event, "card", "") is None


def _is_same(hidden: Any, known: Any) -> bool:
    """Whether two events are one, told to those who may know its cards and to the others."""
    if type(hidden) is not type(known) or not _is_hidden(hidden) or _is_hidden(known):
        return False
    name = "cards" if hasattr(hidden, "cards") else "card"
    return bool(msgspec.structs.replace(known, **{name: None}) == hidden)


def _culprits(world: World) -> tuple[Mark, ...]:
    """The cards that make the wild draw four that lies there a bluff."""
    game = world.room.game
    if game is None or game.state.player < 0 or not game.state.bluff:
        return ()
    t, seat = game.state, game.state.player
    mask = forbids_wild_four(game.rules, t.held[seat], t.was_color, t.was_symbol, t.was_pending)
    return tuple(Mark(seat, FACE_NAMES[face]) for face in range(FACES) if (mask >> face) & 1)


def _marked(world: World, attempt: Attempt) -> tuple[Mark, ...]:
    """The cards that somebody wants to lay, and the one that they do not fit on."""
    cards = [
        Mark(event.seat, event.card)
        for event in attempt.events
        if isinstance(event, Laid | Discarded)
    ]
    t = None if world.room.game is None else world.room.game.state
    if attempt.refusal == "does-not-fit" and t is not None and t.play_count:
        cards.append(Mark(TOP, FACE_NAMES[t.discard[t.discard_count - 1]]))
    return tuple(cards)


def _results(world: World, text: str) -> tuple[Result, ...]:
    """How a game of a series went, in the order in which it is told."""
    game = read_game(world, text)
    return (
        *(Result(person, "out", _clock(time)) for person, time in game.out.items()),
        *(Result(person, "holds", str(cards)) for person, cards in game.holds.items()),
        *(Result(person, "left") for person in game.left),
        *(Result(person, "gaveup") for person in game.gave_up),
        *(Result(person, "removed") for person in game.removed),
    )


def _clock(milliseconds: int) -> str:
    minutes, rest = divmod(milliseconds // 1000, 60)
    return f"{minutes}:{rest:02}"
