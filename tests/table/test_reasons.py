"""Whatever a table refuses it refuses with a word, and with the clause that it rests on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from yksi.game import Refusal
from yksi.messages import commands as say
from yksi.messages.refusal import TableRefusal
from yksi.rulings.given_part import gather
from yksi.rulings.moves import move
from yksi.table import TableCode
from yksi.table.procedures.conduct import LONGEST_REASON
from yksi.table.procedures.disputes import LONGEST_QUESTION
from yksi.table.procedures.talk import LONGEST_TEXT, MOST_WORDS, WITHIN

KPGUT = "edition kpgut\nseats 3\nspectator S\nturn B\ntop R7\nhand B R2 Y3 R8"
LAST = "edition kpgut + finish=any\nseats 3\nout C\nturn B\ntop R7"
TEXT = """edition custom\nseats 3\ntext 1 "all change"\nturn A\ntop R5
hand A WC1 R1 R2\nhand B G1 G2 G3\nhand C B1 B2 B3"""

# What is given, what is said then, and why the last of it is refused.
REFUSED = [
    (KPGUT, 'C asks "Is it so?"\nS votes yes', TableCode.NO_VOTE, "KPG-R61"),
    (KPGUT, 'S tells B "hello"', TableCode.SILENT, "KPG-ETI-7"),
    (KPGUT, "A reacts mock", TableCode.NO_SUCH_REACTION, "KPG-ETI-3"),
    (f"{KPGUT}\nspectators see hands", 'S says "red!"', TableCode.SILENT, "KPG-ETI-6"),
    (
        f"{KPGUT}\nout C",
        'A reports that S advised B\nballot yes A B\nA moves S away\nS says "red!"',
        TableCode.SILENT,
        "KPG-§3.2.3",
    ),
    (KPGUT, "A reports that B asked", TableCode.NOT_ADVICE, "KPG-§3.1.2"),
    (f"{KPGUT}\ncoach S of B", "C reports that S advised B", TableCode.COACH, "KPG-§3.2.4"),
    (KPGUT, "B asks for S as coach", TableCode.NOT_A_BEGINNER, "KPG-§3.2.4"),
    (f"{KPGUT}\nbeginner B", "B asks for C as coach", TableCode.SPECTATOR_ONLY, "KPG-§3.2.4"),
    (KPGUT, "A names S coach of B", TableCode.PLAYER_ASKS, "KPG-ETI-7"),
    (KPGUT, "A accuses B", TableCode.TOO_LATE, "KPG-§10.2"),
    (f"{LAST}\nhand B W4 G2", "B plays W4 blue\nA accuses B", TableCode.DOUBT_ONLY, "KPG-R34"),
    (f"{LAST}\nhand B R1", "B plays R1\nB accuses A", TableCode.TOO_LATE, "KPG-§10.2"),
    (f"{LAST}\nhand B W4", "B plays W4\nA accuses B", TableCode.DOUBT_ONLY, "KPG-R34"),
    (KPGUT, "A doubts the drawing of B", TableCode.NO_DRAWING, "KPG-R65"),
    (
        KPGUT,
        "B draws\nC doubts the drawing of B\nA judges with reason\nA doubts the drawing of B",
        TableCode.JUDGED,
        "KPG-R65",
    ),
    (KPGUT, "B warns C", TableCode.NOT_YOUR_OFFICE, "KPG-§15.1"),
    (KPGUT, "A removes C", TableCode.NOT_WARNED, "KPG-§15.2"),
    (KPGUT, "A moves that C leaves", TableCode.GAME_RUNNING, "KPG-§15.2"),
    (KPGUT, "A sends out C", TableCode.GAME_RUNNING, "KPG-§15.2"),
    (KPGUT, "A moves that C gave up", TableCode.ALREADY_HERE, "KPG-R79"),
    (f"{KPGUT}\nout C", "S asks to join left of A", TableCode.WINNER_EXISTS, "KPG-§13.1"),
    (KPGUT, "T enters\nT asks to join left of A", TableCode.ETIQUETTE, "KPG-ETI-1"),
    (TEXT, "A is done", TableCode.NO_TEXT, "CUS-R20"),
    (TEXT, "A plays WC1 red\nB draws", TableCode.CARRYING_OUT, "CUS-R20"),
    (TEXT, "A plays WC1 red\nB hands G1", TableCode.CARRYING_OUT, "CUS-R20"),
    (TEXT, "A plays WC1 red\nA asks that B discards 3", TableCode.TOOL, "CUS-R20"),
    (
        TEXT,
        "A plays WC1 red\nA asks that B discards 2\nballot yes B C\nB discards G1",
        TableCode.TOOL,
        "CUS-R20",
    ),
    (
        TEXT,
        "A plays WC1 red\nA asks that B gives C a card\nballot yes B C\nB hands R1",
        TableCode.TOOL,
        "CUS-R20",
    ),
]


@pytest.mark.parametrize(("position", "lines", "code", "clause"), REFUSED)
def test_a_refusal_says_why(position: str, lines: str, code: TableCode, clause: str) -> None:
    world = gather(list(enumerate(position.splitlines(), 1)))
    *before, last = lines.splitlines()
    for line in before:
        move(world, line)
    move(world, f"! {last}")
    assert world.said[-1].refusal == TableRefusal(code, clause)


def refusal_of(position: str, who: int, command: say.Command) -> TableRefusal | Refusal | None:
    return gather(list(enumerate(position.splitlines(), 1))).table.handle(0, who, command).refusal


@pytest.mark.parametrize(
    ("said", "longest"),
    [(partial(say.Warn, 2), LONGEST_REASON), (say.Ask, LONGEST_QUESTION), (say.Say, LONGEST_TEXT)],
)
def test_words_can_be_read_by_everybody(said: Callable[[str], say.Command], longest: int) -> None:
    for text in ("x", longest * "x"):
        assert refusal_of(KPGUT, 0, said(text)) is None
    for text in ((longest + 1) * "x", "shouted\x1b[31m"):
        assert refusal_of(KPGUT, 0, said(text)) == TableRefusal(TableCode.TEXT_LENGTH)


def test_a_question_needs_words_and_a_warning_does_not() -> None:
    assert refusal_of(KPGUT, 0, say.Ask("")) == TableRefusal(TableCode.TEXT_LENGTH)
    assert refusal_of(KPGUT, 0, say.Say(" ")) == TableRefusal(TableCode.TEXT_LENGTH)
    assert refusal_of(KPGUT, 0, say.Warn(2, "")) is None


def test_so_many_words_in_so_many_seconds() -> None:
    table = gather(list(enumerate(KPGUT.splitlines(), 1))).table
    for at in range(WITHIN, WITHIN + MOST_WORDS):
        assert table.handle(at, 0, say.Say("hello")).refusal is None
    refusal = table.handle(2 * WITHIN - 1, 0, say.Say("hello")).refusal
    assert refusal == TableRefusal(TableCode.TOO_OFTEN)
    assert table.handle(2 * WITHIN - 1, 1, say.Say("hello")).refusal is None
    assert table.handle(2 * WITHIN, 0, say.Say("hello")).refusal is None


def test_only_people_who_are_here_can_be_asked_to_leave() -> None:
    position = "edition classic\nseats 3\nspectator S\nbot C\nturn A\ntop R5"
    assert refusal_of(position, 0, say.MoveToPutOut(2)) == TableRefusal(TableCode.STRANGER)
    world = gather(list(enumerate(position.splitlines(), 1)))
    move(world, "A sends out S")
    refusal = world.table.handle(0, 0, say.MoveToPutOut(3)).refusal
    assert refusal == TableRefusal(TableCode.STRANGER)
