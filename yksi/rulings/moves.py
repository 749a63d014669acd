"""The moves of a ruling: what the house, the clock and people do, in the words of a ruling."""

from __future__ import annotations

import msgspec

from yksi.game import Refusal
from yksi.game import actions as do
from yksi.game.notation import CLOCK_WORD, TABLE_WORD, NotationError, parse_move
from yksi.game.refusal import RefusalCode
from yksi.kernel.codes import Phase
from yksi.messages import commands as say
from yksi.messages import questions
from yksi.messages.questions import AnyQuestion, IsDrawingReasonable, WhereTo
from yksi.messages.refusal import TableCode, TableRefusal
from yksi.messages.tags import tag_of
from yksi.rulings.customizable import numbered
from yksi.rulings.series import parse_game
from yksi.rulings.times import parse_time
from yksi.rulings.world import Broken, Said, World
from yksi.table import Reply, Stage
from yksi.table.decisions import ballots
from yksi.table.match.play import note
from yksi.table.notation import parse_command
from yksi.table.people import Person
from yksi.table.procedures.joiners import sit_down

MOST_DRAWS = 500
_YES = ("agrees", "accepts", "approves", "consents", "allows")
_NO = ("declines", "refuses", "rejects", "disagrees", "forbids")


def move(world: World, line: str) -> None:
    """Make the move of a line; raises Broken when it is refused, or with `!` when it is not."""
    must_fail = line.startswith("!")
    text, timed = _clock(world, line.lstrip("! ").strip())
    must_fail = must_fail or text.startswith("!")
    text = text.lstrip("! ")
    if not text:
        if must_fail or not timed:
            raise NotationError(f"a move is a seat and what it does, not {text!r}")
        world.told += world.table.tick(world.room.now)
        return
    reason = _do(world, numbered(world, text), must_fail)
    if reason is not None and not must_fail:
        raise Broken(f"refused ({reason})")
    if reason is None and must_fail:
        raise Broken("accepted, but must be refused")


def _clock(world: World, text: str) -> tuple[str, bool]:
    """Let time pass: `at 3.5s C catches A`. What was due before happens first."""
    words = text.split(maxsplit=2)
    if words[:1] != ["at"]:
        return text, False
    if len(words) < 2:
        raise NotationError("a time is written 'at 3.5s'")
    now = parse_time(words[1])
    if now < world.room.now:
        raise NotationError("time does not run backwards")
    world.told += world.table.tick(now - 1) if now > world.room.now else []
    world.room.now = now
    return (words[2] if len(words) > 2 else ""), True


def _do(world: World, text: str, must_fail: bool) -> str | None:
    """Why a move is refused, or None."""
    words = text.split()
    if words[0] in ("ballot", "vote"):
        return _ballot(world, words[1:])
    if words[0] == "game":
        world.room.series.append(parse_game(world, " ".join(words[1:])))
        return None
    if words[0] in (TABLE_WORD, CLOCK_WORD) and words[1:2] != ["seals"]:
        return _house(world, parse_move(text, world.names)[1])
    if words[1:] == ["is", "away"]:
        if world.seat(words[0]) != world.game.turn:
            return "only the seat on turn can be away"
        return _house(world, do.Away())
    if words[1:2] == ["joins"]:
        return _join(world, words)
    if words[1:2] == ["enters"] and len(words) == 2:
        return _enter(world, words[0])
    who, command = read_command(world, text)
    reply = _say(world, who, command)
    if reply.refusal is not None and not must_fail:
        reply = _draw_on(world, who, command, reply)
    if reply.refusal is None or _is_idle_call(command, reply):
        return None
    return str(reply.refusal.code)


def _say(world: World, who: int | None, command: say.Command) -> Reply:
    reply = world.table.handle(world.room.now, who, command)
    world.told += reply.effects
    world.said.append(Said(who, command, reply.refusal))
    return reply


def _is_idle_call(command: say.Command, reply: Reply) -> bool:
    """A call without a duty has no effect: neither refused nor counted."""
    called = isinstance(command, say.Act) and isinstance(command.action, do.Call)
    return called and reply.refusal is not None and reply.refusal.code == RefusalCode.NO_DUTY


def read_command(world: World, text: str) -> tuple[int | None, say.Command]:
    """Who says what to the table by a move, as things stand there."""
    word, *words = text.split()
    verb = "".join(words[:1])
    asked = world.person(word) if word in world.labels else None
    for inquiry in (world.room.inquiry, world.room.request):
        if inquiry is None or inquiry.person != asked or not _names(world, inquiry.question, words):
            continue
        answer = _answer(inquiry.question, words)
        if answer is not None:
            return asked, say.Answer(answer, tag_of(inquiry.question))
    if asked is not None and _answers_nothing(words):
        return asked, say.Answer(verb, "")
    who, command = parse_command(world.room, world.spoken(), text)
    action = command.action if isinstance(command, say.Act) else None
    if verb == "keeps" and world.game.state.phase == Phase.DISCARD and action == do.Keep():
        return who, say.Act(do.Decline())  # whoever keeps all cards declines to discard one
    return who, command


def _names(world: World, question: AnyQuestion, words: list[str]) -> bool:
    """Whether an answer is one to this question: of all people it names, the question speaks."""
    people = {world.person(word) for word in words if word in world.labels}
    return people <= set(msgspec.structs.astuple(question))


def _answers_nothing(words: list[str]) -> bool:
    """Whether these are words of an answer alone, which is refused where nothing was asked."""
    is_move = words[:1] in (["accepts"], ["declines"]) and len(words) == 1
    is_answer = words[:1] and words[0] in (*_YES, *_NO) and not is_move
    return bool(is_answer) or (words[:1] == ["moves"] and words[-1] == "away")


def _answer(question: AnyQuestion, words: list[str]) -> str | None:
    """`A agrees`, `A rejects S`, `A moves S away`, `A says without reason`."""
    if isinstance(question, WhereTo):
        if "away" in words:
            return questions.MOVED_AWAY
        return questions.PUT_OUT if words[:1] in (["removes"], ["puts"]) else None
    if isinstance(question, IsDrawingReasonable):
        if "without" in words:
            return questions.NO_REASON
        return questions.REASON if "reason" in words else None
    if not words:
        return None
    if words[0] in _YES:
        return questions.YES
    return questions.NO if words[0] in _NO else None


def _ballot(world: World, words: list[str]) -> str | None:
    """`ballot yes A B no C`: these votes and no others; the rest abstain."""
    yes: bool | None = None
    for word in words:
        if word in ("yes", "no"):
            yes = word == "yes"
        elif yes is None:
            raise NotationError("'ballot yes A B no C' is expected")
        else:
            reply = _say(world, world.person(word), say.Vote(yes))
            if reply.refusal is not None:
                return f"{word}: {reply.refusal.code}"
    if world.room.ballot is not None:
        ballots.close(world.room)
        world.told += world.table.settle()
    return None


def _house(world: World, action: do.Action) -> str | None:
    """The table acts by itself, whatever people think of it."""
    room = world.room
    result = world.game.try_play(None, action)
    refusal = result if isinstance(result, Refusal) else None
    world.said.append(Said(None, action, refusal))
    if isinstance(result, Refusal):
        return str(result.code)
    room.stage = Stage.PLAYING
    note(room, result)
    world.told += world.table.settle()
    return None


def _join(world: World, words: list[str]) -> str | None:
    """`S joins left of B`: without being asked."""
    _, action = parse_move(" ".join(["table seats", *words[2:]]), world.names)
    assert isinstance(action, do.Join)
    if words[0] not in world.labels:
        _enter(world, words[0])
    number = world.person(words[0])
    refusal = world.game.clone().try_play(None, action)
    if isinstance(refusal, Refusal):
        world.said.append(Said(number, action, refusal))
        return str(refusal.code)
    if number in world.room.seats:
        twice = TableRefusal(TableCode.CANNOT_RETURN, "KPG-R62")
        world.said.append(Said(number, action, twice))
        return str(twice.code)
    world.said.append(Said(number, action, None))
    older = None if action.older_than is None else world.room.seats[action.older_than]
    sit_down(world.room, number, world.room.seats[action.left_of], older)
    world.told += world.table.settle()
    return None


def _enter(world: World, label: str) -> str | None:
    """Somebody comes in, who is called like this in the ruling."""
    if label in world.labels or len(label) != 1 or not label.isalpha():
        raise NotationError(f"somebody new is one letter, not {label!r}")
    room = world.room
    room.people.append(Person(len(room.people), label, key=label))
    room.ages.append(len(room.people) - 1)
    world.labels.append(label)
    return None


def _draw_on(world: World, who: int | None, command: say.Command, reply: Reply) -> Reply:
    """Whoever has begun to draw and must go on does so until the card is there (KPG-PLY-7)."""
    game = world.room.game
    if who is None or game is None or not isinstance(command, say.Act):
        return reply
    if who not in world.room.seats or not isinstance(command.action, do.Lay):
        return reply
    seat = world.room.seats.index(who)
    for _ in range(MOST_DRAWS):
        must_draw = game.state.drew and game.legal(seat) == [do.Draw()]
        if reply.refusal is None or not must_draw:
            break
        _say(world, who, say.Act(do.Draw()))
        reply = _say(world, who, command)
    return reply
