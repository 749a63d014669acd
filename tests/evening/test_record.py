"""The record of an evening reads back as it was written, and a bad line is named."""

from __future__ import annotations

import pytest

from yksi.evening.record import read_record, read_steps, write_record
from yksi.game.record import RecordError

CLASSIC = """yksi score 1
edition classic + target=300
people "Eero" "Aino \\"A\\"" "Sigrid"
dealer B
note date 2026-11-16

10.000 C goes out; A holds 7 7 S; B holds nothing
20.500 B deals
30.000 undo
31.000 redo
40.000 round 1 was: C goes out; A holds 7 S; B holds nothing
"""
KPGUT = """yksi score 1
edition kpgut
people "Aino" "Bo" "Cy"
age C A B
series yes
limit 60

0.000 game begins with A B C
60.000 "Eva" joins left of B older than A
61.000 "Finn" joins left of A
630.000 A is out
700.000 C warns B "rude"
800.000 B is away
900.000 C removes B
1000.000 vote "Is it so?" 2 to 2, the oldest yes
1001.000 vote "And so?" 3 to 1
1100.000 E gives up
1210.000 game stops by piles; C holds 0 7; D holds nothing
"""


AT_ONCE = """yksi score 1
edition classic
people "Åke" "Päivi"

10.000 A deals
10.000 B deals
"""


@pytest.mark.parametrize("text", [CLASSIC, KPGUT, AT_ONCE])
def test_reading_and_writing_gives_the_same_text(text: str) -> None:
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (("yksi score 1", "yksi score 2"), 1, "begins with"),
        (("edition classic", "edition chess"), 1, "no edition called"),
        (("dealer B", "dealer X"), 1, "nobody"),
        (("dealer B", "dealt by B"), 4, "not a header"),
        (("dealer B", "edition classic"), 4, "given twice"),
        (('"Sigrid"', "Sigrid"), 3, "quoted names"),
        (("10.000 C", "10 C"), 7, "no time and entry"),
        (("C goes out", "C wins"), 7, "no entry of an evening"),
        (("B holds nothing", "A holds nothing"), 7, "twice"),
        (("B holds nothing\n20", "B hol\n20"), 7, "does not say"),
        (("30.000", "3.000"), 9, "backwards"),
    ],
)
def test_a_bad_line_is_named(change: tuple[str, str], line: int, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as error:
        read_record(CLASSIC.replace(*change, 1))
    assert error.value.line == line


def test_people_and_edition_must_be_said() -> None:
    with pytest.raises(RecordError, match="edition and people must be said"):
        read_record("yksi score 1\n")


def test_nothing_needs_to_be_written_yet() -> None:
    headers = CLASSIC.split("\n\n")[0]
    assert write_record(read_record(headers)).strip() == headers


def test_what_stands_before_a_bad_line_is_not_lost() -> None:
    steps = read_steps(KPGUT[:-8])
    *_, evening = (next(steps) for _ in range(11))
    with pytest.raises(RecordError, match="line 18"):
        next(steps)
    assert len(evening.written) == 10
