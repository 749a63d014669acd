"""Games by the clock, as the clauses of KPGUT have them."""

from __future__ import annotations

import pytest

from tests.evening.written import kpgut, refused, write
from yksi.evening import Evening, EveningCode, RefusedEntryError, Start
from yksi.evening import entries as wrote

BEGIN = "0:0 game begins with A B C D"


def points(found: Evening) -> dict[int, tuple[int, int | None]]:
    return {line.person: (line.place, line.points) for line in found.paper.series[-1].people}


def test_full_minutes_and_the_loser_gets_those_of_the_last_one_out() -> None:
    found = kpgut(BEGIN, "10:30 A is out", "20:10 B is out", "20:59 D is out")
    assert points(found) == {0: (1, 10), 1: (2, 20), 3: (3, 20), 2: (4, 20)}  # KPG-SCO-5, KPG-R70
    assert found.paper.game is None


def test_going_out_is_noted_later() -> None:
    """Minutes are those of the game, places those of the book, and nobody overtakes."""
    found = kpgut(BEGIN, "10:30 A is out", "14:0 B is out after 10 minutes")
    assert refused(found, "15:0 C is out after 9 minutes") is EveningCode.NO_SUCH_MINUTE
    assert refused(found, "15:0 C is out after 16 minutes") is EveningCode.NO_SUCH_MINUTE
    write(found, "15:0 C is out after 13 minutes")
    assert points(found) == {0: (1, 10), 1: (2, 10), 2: (3, 13), 3: (4, 13)}
    assert found.paper.games[-1].ended_at == 13 * 60_000
    late = kpgut(BEGIN, "61:30 A is out after 59 minutes")
    assert refused(late, "62:0 B is out after 61 minutes") is EveningCode.TIME_OVER
    assert late.paper.games[-1].out_at == {0: 59 * 60_000}


def test_a_memo_counts_for_nothing() -> None:
    """A worn card was taken out between games (KPG-§12.2)."""
    found = kpgut(BEGIN, "10:30 A is out", "20:10 B is out", "20:59 D is out")
    before = points(found)
    write(found, '21:0 memo "the worn \\"R7\\" was taken out"')
    assert points(found) == before
    assert found.written[-1].entry == wrote.Memo('the worn "R7" was taken out')
    rounds = Evening(Start("classic", ("Aino", "Bo")))
    assert refused(rounds, '0:0 memo "rain"') is EveningCode.NOT_HERE


def test_giving_up_is_lost_to_everybody() -> None:
    found = kpgut(BEGIN, "1:0 D gives up", "10:30 A is out", "20:10 B is out")
    assert points(found) == {0: (1, 10), 1: (2, 20), 2: (3, 20), 3: (4, 60)}  # KPG-SCO-7.T1
    found = kpgut(BEGIN, "1:0 D gives up", "2:0 B gives up", "50:0 A is out")
    assert points(found) == {0: (1, 50), 2: (2, 50), 1: (3, 80), 3: (3, 80)}  # KPG-§9.4
    two = kpgut("0:0 game begins with A B", "10:0 B gives up", people=2)
    assert points(two) == {0: (1, 10), 1: (2, 60)}  # KPG-R72


def test_the_hour_is_over() -> None:
    found = kpgut(BEGIN, "30:0 A is out")
    assert refused(found, "59:0 game stops by time; B holds 1; C holds 1; D holds 1") is (
        EveningCode.TIME_LEFT
    )
    assert refused(found, "60:1 B is out") is EveningCode.TIME_OVER
    write(found, "63:0 game stops by time; B holds 1 2 3; C holds 1 2 3 4 5; D holds S S S S S S")
    assert points(found) == {0: (1, 30), 1: (2, 65), 2: (3, 70), 3: (4, 75)}  # KPG-SCO-6.T1


def test_exactly_at_the_hour_still_counts() -> None:
    found = kpgut("0:0 game begins with A B", "60:0 A is out", people=2)
    assert points(found) == {0: (1, 60), 1: (2, 60)}  # KPG-R77


def test_what_is_noted_after_the_hour_ends_the_game_at_the_hour() -> None:
    found = kpgut("0:0 game begins with A B", "62:30 B gives up", people=2)
    assert points(found) == {0: (1, 60), 1: (2, 90)}  # KPG-SCO-3, KPG-SCO-7
    assert found.paper.games[-1].ended_at == 60 * 60_000


@pytest.mark.parametrize(
    ("b", "c", "places"),
    [
        ("5 W S", "1 2 W", (2, 3)),  # KPG-§6.2.T1
        ("0 W", "1 W", (2, 3)),  # KPG-§6.3.T1
        ("2 W", "2 S", (2, 2)),  # KPG-§6.4.T1
        ("3 W", "4 W", (2, 3)),
        ("1 1 9", "1 2 2", (2, 3)),
    ],
)
def test_tie_breaks_of_an_early_end(b: str, c: str, places: tuple[int, int]) -> None:
    found = kpgut(BEGIN, "5:0 A is out")
    write(found, f"25:0 game stops by vote; B holds {b}; C holds {c}; D holds W W W W W W W")
    shared = places[0] == places[1]
    second = 65 if shared else 70
    assert points(found) == {0: (1, 5), 1: (2, 65), 2: (places[1], second), 3: (4, 75)}  # KPG-R71


def test_warned_by_the_oldest_then_removed_and_barred() -> None:
    found = kpgut(BEGIN)
    assert refused(found, "1:0 A removes C") is EveningCode.NOT_WARNED
    assert refused(found, "1:0 B warns C") is EveningCode.NOT_THE_WARDEN
    assert refused(found, "1:0 B warns A") is EveningCode.NOT_THE_WARDEN
    write(found, "1:0 D warns A")  # the youngest warns the oldest
    write(found, '2:0 A warns C "rude"')
    write(found, "3:0 A removes C")
    write(found, "10:0 A is out")
    write(found, "20:0 B is out")
    assert points(found) == {0: (1, 10), 1: (2, 20), 3: (3, 20), 2: (0, None)}  # KPG-§15.3
    assert refused(found, "30:0 game begins with A B C D") is EveningCode.BARRED
    write(found, "30:0 game begins with A B D")
    assert refused(found, "40:0 A removes D") is EveningCode.NOT_WARNED
    write(found, "41:0 D removes A")  # warned in the game before: a series remembers (KPG-R67)


def test_without_a_series_warnings_end_with_the_game() -> None:
    found = kpgut(
        "0:0 game begins with A B", "1:0 A warns B", "2:0 A is out", series=False, people=2
    )
    write(found, "3:0 game begins with A B")
    assert refused(found, "4:0 A removes B") is EveningCode.NOT_WARNED


def test_somebody_joins_while_nobody_is_out() -> None:
    found = kpgut("0:0 game begins with A B C")
    write(found, '5:0 "Jussi" joins left of B older than C')
    assert found.paper.names[-1] == "Jussi"
    assert found.paper.seats == [0, 1, 4, 2, 3]
    assert found.paper.ages == [0, 1, 4, 2, 3]
    assert refused(found, '6:0 "jussi" joins left of A') is EveningCode.NAME_TAKEN
    assert refused(found, '6:0 "Kim" joins left of D') is EveningCode.NOT_IN_GAME
    write(found, "31:10 E is out")
    assert refused(found, '32:0 "Kim" joins left of A') is EveningCode.WINNER_KNOWN
    write(found, "32:0 A is out")
    write(found, "33:0 B is out")
    assert points(found) == {4: (1, 31), 0: (2, 32), 1: (3, 33), 2: (4, 33)}  # KPG-R78


def test_who_sat_out_joins_and_keeps_the_age() -> None:
    found = kpgut("0:0 game begins with A B C", "1:0 B gives up")
    assert refused(found, "2:0 B joins left of A") is EveningCode.IN_GAME  # KPG-R62
    assert refused(found, "2:0 E joins left of A") is EveningCode.NOBODY
    assert refused(found, "2:0 D joins left of B") is EveningCode.NOT_IN_GAME
    write(found, "5:0 D joins left of A")
    assert (found.paper.seats, found.paper.ages) == ([0, 3, 1, 2], [0, 1, 2, 3])
    assert refused(found, "6:0 D joins left of C") is EveningCode.IN_GAME
    write(found, "9:30 D is out")
    write(found, "12:0 A is out")
    assert points(found) == {3: (1, 9), 0: (2, 12), 2: (3, 12), 1: (4, 60)}
    write(found, "20:0 game begins with A B")
    write(found, "21:0 A warns B")
    write(found, "22:0 A removes B")
    write(found, "30:0 game begins with A C")
    assert refused(found, "31:0 B joins left of A") is EveningCode.BARRED  # KPG-SCO-8
    write(found, "32:0 A is out")
    write(found, "40:0 game begins with A C D")
    write(found, "41:0 A is out")
    assert refused(found, "42:0 B joins left of C") is EveningCode.WINNER_KNOWN


def test_averages_share_places_exactly() -> None:
    found = kpgut(
        *("0:0 game begins with A B C D", "10:0 A is out", "20:0 B is out", "30:0 C is out"),
        *("100:0 game begins with A B C D", "110:0 B is out", "120:0 A is out", "125:0 D is out"),
    )
    rows = found.paper.standings()
    assert [(row.person, row.place) for row in rows] == [(0, 1), (1, 1), (2, 3), (3, 3)]
    assert [float(row.average) for row in rows] == [15, 15, 27.5, 27.5]


def test_a_vote_is_noted_with_the_casting_vote_of_the_oldest() -> None:
    found = kpgut(BEGIN, '1:0 vote "Is it so?" 2 to 2, the oldest yes', '2:0 vote "No?" 1 to 1')
    votes = [each.entry for each in found.written[1:]]
    assert [vote.is_carried for vote in votes] == [True, False]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("1:0 game begins with A B", EveningCode.GAME_RUNS),
        ("1:0 Z is out", EveningCode.NOBODY),
        ("1:0 E is out", EveningCode.NOBODY),
        ("1:0 D deals", EveningCode.NOT_HERE),
        ("1:0 game stops by vote; A holds 1; B holds 1; C holds 1", EveningCode.NOT_COUNTED),
        ("1:0 game stops by boredom", EveningCode.NOT_HERE),
        (
            "1:0 game stops by piles; A holds 1; B holds 1; C holds 1; D holds X",
            EveningCode.NO_SUCH_CARD,
        ),
    ],
)
def test_what_cannot_be_is_refused(line: str, code: EveningCode) -> None:
    assert refused(kpgut(BEGIN), line) is code


def test_nobody_is_out_before_a_game_begins_or_twice() -> None:
    assert refused(kpgut(), "1:0 A is out") is EveningCode.NO_GAME
    assert refused(kpgut(), "1:0 game begins with A") is EveningCode.TOO_FEW
    assert refused(kpgut(BEGIN, "1:0 A is out"), "2:0 A is out") is EveningCode.NOT_IN_GAME


@pytest.mark.parametrize(
    ("start", "code"),
    [
        (Start("classic", ("Aino",)), EveningCode.TOO_FEW),
        (Start("classic", ("Aino", "aino")), EveningCode.NAME_TAKEN),
        (Start("classic", ("Aino", " ")), EveningCode.NO_NAME),
        (Start("classic", tuple(map(str, range(11)))), EveningCode.TOO_MANY),
        (Start("kpgut", tuple(map(str, range(29)))), EveningCode.TOO_MANY),
        (Start("kpgut", ("A", "B"), ages=(0, 0)), EveningCode.NOBODY),
        (Start("kpgut", ("A", "B"), series=True, limit=90), EveningCode.TIME_OVER),
        (Start("classic", ("A", "B"), dealer=2), EveningCode.NOBODY),
    ],
)
def test_a_beginning_that_makes_no_sense(start: Start, code: EveningCode) -> None:
    with pytest.raises(RefusedEntryError) as refusal:
        Evening(start)
    assert refusal.value.code is code


def test_undo_of_what_ended_a_game_lets_it_run_again() -> None:
    found = kpgut("0:0 game begins with A B", "10:0 A is out", "11:0 undo", people=2)
    assert found.paper.game is not None
    assert found.paper.series == []
    write(found, "12:0 B is out")
    assert points(found) == {1: (1, 12), 0: (2, 12)}
