"""Whatever text comes in, a parser reads it or refuses it in its own way, and soon.

| text | read by | refuses with |
| --- | --- | --- |
| a move | `parse_move` | NotationError |
| rules | `parse_rules` | RulesError |
| a position | `Game.from_position` | PositionError |
| a file of rulings | `parse_rulings` | RulingError |
| a ruling | `judge` | nothing: a verdict says which line and why |
| a record | `parse_record` | RecordError |
| a record, played | `Game.replay` | RecordError |

Good texts are spoilt at random from fixed seeds; and there are texts made of anything at all.
"""

from __future__ import annotations

import random
import re
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.odd_tables import ODD_TABLES, odd_table
from tests.plan import random_rules
from yksi.cards import COLOR_NAMES, FACE_NAMES
from yksi.editions import EDITIONS, parse_rules
from yksi.game import Game
from yksi.game import actions as do
from yksi.game.notation import LETTERS, NotationError, parse_move, write_move
from yksi.game.position import PositionError
from yksi.game.record import RecordError, parse_record
from yksi.rules import FIELD_TYPES, RulesError
from yksi.rulings import RulingError, Verdict, judge, parse_rulings

FILES = sorted((Path(__file__).parents[2] / "rulings").glob("*.txt"))
RULINGS = [
    re.sub(r" *#.*", "", text)
    for path in FILES
    for text in path.read_text(encoding="utf-8").split("\nruling ")[1:]
]
GIVEN = [text.partition("\n")[2].partition("---")[0] for text in RULINGS]
GIVEN += [odd_table(name).position() for name in ODD_TABLES for _ in range(4)]
SECONDS = 20  # of computing, however busy the machine: a text that takes longer hangs


class Hangs(Exception):
    """Took so long that it might never end."""


@contextmanager
def in_time() -> Iterator[None]:
    """Stop what hangs; only the main thread can be stopped."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_: int, __: FrameType | None) -> None:
        raise Hangs

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# --- spoiling texts

_VERBS = (
    "plays draws keeps passes accepts takes challenges doubts names calls catches jumps in discards"
    " declines laughs frowns accuses forfeits gives up lays stops swaps deals removes back seats"
    " left of lapses away joins is at uno swap table clock from"
)
_LINES = (
    "edition seats dealer age order turn direction cw ccw top color colour under hand holds draw"
    " only pile discard pending pend played by drawn drew free bluff owes late called out gave up"
    " removed totals opening start cut deal seed open hands marked stuck three choosing due aside"
    " over winner void exhausted stopped naming verdict closing none nobody jumped before cards"
    " nothing stands cheated passed announced laying swapping undealt turned older than"
)
_EXPECTATIONS = (
    "may plays guilty can catch sees round total match game placed unplaced phase deck count"
    " refused points ruling yksi record 1 chance chacha8 note position"
)
_SIGNS = "- --- ! !! # + = 0 00 -1 1.5 1e9 nan inf infs 28 29 100 999999 AB aa R10 w4 WC None"
_FOREIGN = "٣ ² Ⅷ ä İ ß 🂡"
_UNSEEN = ("", "\x00", "\x1c", "\x85", "\u2028", "\ufeff")
_LONG = ("9" * 7, "9" * 400, "9" * 5000)
_WORDS = (
    *f"{_VERBS} {_LINES} {_EXPECTATIONS} {_SIGNS} {_FOREIGN}".split(),
    *_UNSEEN,
    *_LONG,
    *FACE_NAMES,
    *COLOR_NAMES,
    *LETTERS,
    *map(str, range(12)),
    *EDITIONS,
    *(f"{field}=1" for field in FIELD_TYPES),
)


class Spoiler:
    """Changes a text a little, or more than a little."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice

    def spoilt(self, text: str) -> str:
        for _ in range(self.dice.choice((1, 1, 1, 2, 3, 8))):
            text = self.dice.choice((self._letters, self._words, self._lines))(text)
        return text

    def _letters(self, text: str) -> str:
        dice = self.dice
        at = dice.randrange(len(text) + 1)
        to = min(len(text), at + dice.choice((0, 0, 1, 1, 3)))
        new = dice.choice(("", "", chr(dice.randrange(32, 127)), chr(dice.randrange(0x3000)), "\n"))
        return text[:at] + new + text[to:]

    def _words(self, text: str) -> str:
        dice = self.dice
        lines = text.split("\n")
        at = dice.randrange(len(lines))
        words = lines[at].split(" ")
        place = dice.randrange(len(words) + 1)
        kind = dice.randrange(4)
        if kind == 0:
            words.insert(place, dice.choice(_WORDS))
        elif kind == 1:
            words[place : place + 1] = [dice.choice(_WORDS)]
        elif kind == 2:
            words[place : place + 1] = []
        else:
            dice.shuffle(words)
        lines[at] = " ".join(words)
        return "\n".join(lines)

    def _lines(self, text: str) -> str:
        dice = self.dice
        lines = text.split("\n")
        at, other = dice.randrange(len(lines)), dice.randrange(len(lines))
        kind = dice.randrange(6)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(other, lines[at])
        elif kind == 2:
            lines[at], lines[other] = lines[other], lines[at]
        elif kind == 3:
            lines.insert(at, " ".join(dice.choices(_WORDS, k=dice.randrange(1, 5))))
        elif kind == 4:
            lines[at:] = []
        else:
            lines[at] = " ".join([lines[at], *dice.choices(_WORDS, k=dice.randrange(1, 4))])
        return "\n".join(lines)


def spoilt(good: list[str], times: int, seed: int) -> Iterator[str]:
    dice = random.Random(seed)
    spoiler = Spoiler(dice)
    for _ in range(times):
        yield spoiler.spoilt(dice.choice(good))


# --- reading: each of these raises nothing but what its table row says


def read_move(text: str) -> None:
    with in_time():
        try:
            mover, action = parse_move(text)
        except NotationError:
            return
        assert parse_move(write_move(mover, action)) == (mover, action)


def read_rules(text: str) -> None:
    with in_time():
        try:
            parse_rules(text)
        except RulesError:
            return


def read_position(text: str) -> None:
    """What is accepted can also be looked at and written down."""
    with in_time():
        try:
            game = Game.from_position(text)
        except PositionError:
            return
        for viewer in (None, *range(game.seats)):
            game.view(viewer)
            game.legal(viewer)
        text = game.position()
        assert Game.from_position(text).position() == text


def read_rulings(text: str) -> None:
    with in_time():
        try:
            rulings = parse_rulings(text)
        except RulingError:
            return
        for ruling in rulings:
            verdict = judge(ruling)
            assert isinstance(verdict, Verdict)
            assert verdict.held or verdict.line


def read_record(text: str) -> None:
    with in_time():
        try:
            parse_record(text)
        except RecordError:
            return
        try:
            Game.replay(text)
        except RecordError:
            return


READERS = [read_move, read_rules, read_position, read_rulings, read_record]


# --- good texts


def is_move(text: str) -> bool:
    """Of the game: rulings also hold what people say to each other."""
    try:
        parse_move(text)
    except NotationError:
        return False
    return True


def moves() -> list[str]:
    """Moves of all kinds, as they are met and as they could be."""
    found = {
        line.strip().lstrip("! ")
        for text in RULINGS
        for section in text.split("---")[1::2]
        for line in section.splitlines()
        if line.strip()
    }
    return [
        *sorted(filter(is_move, found)),
        "table deals from " + "ab" * 32,
        "table gives B 2",
        "clock lapses A",
    ]


def records() -> list[str]:
    """A record of every edition, one of them from a position, one with people who come and go."""
    found = []
    for seed, (rules, seats) in enumerate([*((name, 3) for name in EDITIONS), ("kpgut", 4)]):
        dice = random.Random(seed)
        game = Game.new(rules, seats, seed)
        for _ in range(25):
            movers = [None, *range(game.seats)] if seed == 4 else range(game.seats)
            options = [(mover, act) for mover in movers for act in game.legal(mover)]
            if not options:
                break
            mover, action = dice.choice(options)
            if isinstance(action, do.End):
                continue
            game.play(mover, action)
        found.append(game.record({"date": "2026-11-15", "name.A": "Aino"}))
        later = Game.from_position(game.position())
        if not later.over:
            later.play(later.turn, later.legal(later.turn)[0])
        found.append(later.record())
    return found


def test_the_good_texts_are_good() -> None:
    assert len(moves()) > 200
    for text in records():
        Game.replay(text)


# --- the tests


def test_spoilt_moves() -> None:
    for text in spoilt(moves(), 15_000, seed=1):
        read_move(text)


def test_spoilt_rules() -> None:
    dice = random.Random(2)
    good = [random_rules(dice, name, 4) for name in EDITIONS for _ in range(20)]
    for text in spoilt(good, 5_000, seed=2):
        read_rules(text)


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_positions(seed: int) -> None:
    for text in spoilt(GIVEN, 800, seed):
        read_position(text)


@pytest.mark.parametrize("seed", range(4))
def test_spoilt_rulings(seed: int) -> None:
    for text in spoilt([f"ruling {text}" for text in RULINGS], 800, seed):
        read_rulings(text)


def test_spoilt_records() -> None:
    for text in spoilt(records(), 500, seed=3):
        read_record(text)


_ANYTHING = st.text() | st.lists(st.sampled_from(_WORDS), max_size=30).map(" ".join)
_ANY_LINES = st.lists(_ANYTHING, max_size=8).map("\n".join)


@settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=300,
    suppress_health_check=list(HealthCheck),
)
@given(text=_ANY_LINES)
@pytest.mark.parametrize("read", READERS)
def test_anything_at_all(read: Callable[[str], None], text: str) -> None:
    read(text)


@pytest.mark.parametrize("read", READERS)
def test_bytes_as_text(read: Callable[[str], None]) -> None:
    dice = random.Random(4)
    for length in (0, 1, 2, 10, 100, 1000) * 20:
        read(dice.randbytes(length).decode("latin-1"))
        read(dice.randbytes(length).decode("utf-8", "surrogateescape"))


_RECORD = "yksi record 1\nedition classic\nseats 2\nchance chacha8\n\n"
_HUGE = {
    "one long word": "R" * 1_000_000,
    "many words": "R5 " * 200_000,
    "many lines": "hand A R5\n" * 100_000,
    "many plus signs": "classic " + "+ draw=one " * 50_000,
    "a huge number": "seats " + "9" * 1_000_000,
    "huge hands": "holds A 999999 B 999999",
    "a long play": "B plays " + "R5 " * 100_000,
    "a long hand": "hand A " + "R5 " * 100_000,
    "a long order": "order " + "A " * 100_000,
    "many rulings": "ruling X\n---\n" * 200,
    "many moves": _RECORD + "A draws\n" * 50_000,
    "many gifts": _RECORD + "table deals\n" + "table gives A 999999\n" * 10,
    "many equal cards": "edition kpgut\nseats 28\ntop R1\nturn A\nhand A " + "R2 G2 B2 Y2 " * 8,
}


@pytest.mark.parametrize("read", READERS)
@pytest.mark.parametrize("name", _HUGE)
def test_huge_texts(read: Callable[[str], None], name: str) -> None:
    read(_HUGE[name])
    read(f"ruling X-1.T1 huge\n{_HUGE[name]}\n---\n{_HUGE[name]}\n---\n{_HUGE[name]}\n")
