"""Every clause with a ruling can be shown, and what is shown is what was judged."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import msgspec
import pytest

from yksi.editions import EDITIONS
from yksi.game.events import Cut, Discarded, Drew, Laid
from yksi.rulings import Ruling, RulingError, parse_rulings
from yksi.rulings.casebook import examples_of, rulings
from yksi.rulings.catalogue import clauses_of
from yksi.rulings.example import Check, Example, Mark, Picture, Step
from yksi.rulings.showing import show


@cache
def examples() -> dict[str, Example]:
    """Every ruling as an example, by its name."""
    return {ruling.name: show(ruling) for ruling in rulings()}


def steps_with_pictures(example: Example) -> list[tuple[Step, Picture | None]]:
    """Each step with what is seen then: a step without a picture shows the one before."""
    found, picture = [], None
    for step in example.steps:
        picture = step.picture or picture
        found.append((step, picture))
    return found


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_clause_with_a_ruling_is_shown(edition: str) -> None:
    shown = examples_of(edition)
    ruled = {clause.name for clause in clauses_of(edition) if clause.is_ruled}
    assert ruled <= shown.keys()
    for clause, examples in shown.items():
        assert all(example.ruling.startswith(clause) for example in examples)
        assert all(example.rules.split(" + ")[0] == edition for example in examples)


def test_a_shared_clause_is_not_shown_where_an_edition_says_otherwise() -> None:
    """In Moominvalley nobody draws for the deal, and start cards do not act."""
    for clause in ("GEN-R03", "GEN-R29"):
        assert clause in examples_of("classic")
        assert clause not in examples_of("moomin")


def test_every_expectation_is_among_the_steps() -> None:
    for ruling in rulings():
        assert_complete(ruling)


def assert_complete(ruling: Ruling) -> None:
    """The steps of a ruling have each of its moves and expectations."""
    steps = examples()[ruling.name].steps
    if steps[0].kind == "impossible":
        assert [line for section in ruling.sections for _, line in section] == ["refused"]
        return
    expected = [line for section in ruling.sections[1::2] for _, line in section]
    checks = [check for step in steps if step.kind == "checks" for check in step.checks]
    assert [check.check.split("-")[0] for check in checks] == [
        line.lstrip("! ").split()[0].replace("colour", "color").split("-")[0] for line in expected
    ]
    assert [check.holds for check in checks] == [not line.startswith("!") for line in expected]
    moves = [line for section in ruling.sections[::2] for _, line in section]
    refused = [line for line in moves if line.startswith("!")]
    assert len([step for step in steps if step.kind == "refused"]) == len(refused)
    assert len([step for step in steps if step.kind == "move"]) == len(moves) - len(refused)


def seen(check: Check, picture: Picture) -> bool | None:
    """Whether a check is true of the picture; None where a picture cannot tell."""
    person = check.people[0] if len(check.people) == 1 else -1
    seat = picture.people.index(person) if person in picture.people else -1
    hand = picture.hands[seat]
    match check.check:
        case "turn":
            return picture.turn == seat
        case "holds":
            return (hand if isinstance(hand, int) else len(hand)) == int(check.values[0])
        case "hand":
            return not isinstance(hand, int) and sorted(hand) == sorted(check.cards)
        case "top":
            return picture.top == check.cards[0] and check.words in ("", picture.color)
        case "color":
            return picture.color == check.words
        case "pending":
            return picture.pending == int(check.values[0])
        case "direction":
            return picture.clockwise == (check.words == "cw")
        case "draw-pile":
            return picture.draw_pile == int(check.values[0])
        case "discard-pile":
            return picture.discards == int(check.values[0])
        case "placed":
            return picture.places[seat] == int(check.values[0])
        case "total":
            return (picture.totals or [0] * len(picture.people))[seat] == int(check.values[0])
    return None


def test_pictures_agree_with_the_judgement() -> None:
    told = 0
    for example in examples().values():
        for step, picture in steps_with_pictures(example):
            if step.kind != "checks" or picture is None:
                continue
            for check in step.checks:
                found = seen(check, picture)
                told += found is not None
                assert found in (None, check.holds), (example.ruling, check)
    assert told > 1800  # most expectations can be seen in a picture


# Other things by which cards come and go.
_OTHERWISE = {"dealt", "joined", "gave", "tookback", "custom", "shuffled"}


def _size(hand: tuple[str, ...] | int) -> int:
    return hand if isinstance(hand, int) else len(hand)


def test_as_many_cards_are_told_as_are_drawn() -> None:
    """Also where they are drawn one by one, and nobody sees which."""
    told = 0
    for example in examples().values():
        pictures = steps_with_pictures(example)
        for (_, before), (step, after) in pairwise(pictures):
            tags = [str(event.__struct_config__.tag) for event in step.events]
            if before is None or after is None or _OTHERWISE & {*tags}:
                continue
            if len(before.hands) != len(after.hands):
                continue
            for seat in {event.seat for event in step.events if isinstance(event, Drew)}:
                drawn = sum(e.count for e in step.events if isinstance(e, Drew) and e.seat == seat)
                gone = sum(isinstance(e, Laid | Discarded) and e.seat == seat for e in step.events)
                grown = _size(after.hands[seat]) - _size(before.hands[seat])
                assert grown == drawn - gone, example.ruling
                told += 1
    assert told > 300


def test_what_was_drawn_for_the_deal_is_told() -> None:
    events = examples()["CLS-04.T1"].steps[0].events
    assert events == (Cut(0, "R3"), Cut(1, "G9"), Cut(2, "B7"))


def test_refusals_say_why() -> None:
    refused = [
        step.refused
        for example in examples().values()
        for step in example.steps
        if step.kind == "refused"
    ]
    assert refused
    assert all(attempt is not None and attempt.refusal for attempt in refused)


def test_a_bluff_is_marked_by_the_cards_that_prove_it() -> None:
    step = examples()["CLS-36.T1"].steps[2]
    assert step.marks == (Mark(1, "R2"),)
    assert [event.__struct_config__.tag for event in step.events] == [
        *("challenged", "shown", "judged", "drew")
    ]


def test_cards_that_do_not_matter_stay_hidden() -> None:
    picture = examples()["CLS-18.T1"].steps[0].picture
    assert picture is not None
    assert picture.hands == (5, ("R+2", "G1", "G2"), 5)


def test_play_that_goes_the_other_way_round_is_told_before_the_first_move() -> None:
    other_way = [r for r in rulings() if "direction ccw" in (line for _, line in r.given)]
    assert len(other_way) > 5
    for ruling in other_way:
        assert Check("direction", words="ccw") in examples()[ruling.name].steps[0].checks


def test_hands_lie_open_when_they_have_been_counted() -> None:
    step, picture = steps_with_pictures(examples()["CUS-72.T1"])[-1]
    assert step.kind == "checks"
    assert picture is not None
    assert picture.totals == (50, 0, 0)
    assert [len(hand) for hand in picture.hands if isinstance(hand, tuple)] == [0, 5, 3]


def test_whoever_has_no_place_is_not_listed_among_the_places() -> None:
    checks = examples()["KPG-R76.T1"].steps[-1].checks
    standing = next(check for check in checks if check.check == "standing")
    assert (standing.people, standing.values) == ((0, 1), ("1", "2"))


def test_somebody_who_comes_in_is_told() -> None:
    entered = examples()["KPG-ETI-1.T1"].steps[1]
    assert [event.__struct_config__.tag for event in entered.events] == ["entered"]


def test_people_show_a_clause_better_than_a_tool_of_the_table() -> None:
    """Advice is punished by a ballot; that the table hands out cards is the plainer example."""
    shown = [example.ruling for example in examples_of("kpgut")["KPG-R68"]]
    assert shown == ["KPG-R68.T2", "KPG-R68.T"]


def test_a_broken_ruling_cannot_be_examples() -> None:
    broken = parse_rulings("ruling X-1.T1  broken\nturn B\n---\n---\nturn C\n")[0]
    with pytest.raises(RulingError, match="does not hold"):
        show(broken)


def test_examples_can_be_sent_and_read() -> None:
    for example in examples().values():
        sent = msgspec.json.encode(example)
        assert msgspec.json.encode(msgspec.json.decode(sent, type=Example)) == sent
