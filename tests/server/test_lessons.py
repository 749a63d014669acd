"""Recorded lessons: what a browser is told without a server is what the table would tell it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from yksi.editions import EDITIONS
from yksi.game.refusal import RefusalCode
from yksi.server.lessons import LEARNER, recorded


def _lesson(edition: str) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(recorded(edition)))
    return told


LESSONS = {edition: _lesson(edition) for edition in EDITIONS}
STOPS = [
    pytest.param(step, number, id=f"{edition}-{step['stops'][number]['words']}")
    for edition, lesson in LESSONS.items()
    for step in lesson
    for number in range(len(step["stops"]))
]


def _mine_at(step: dict[str, Any], number: int) -> dict[str, Any]:
    """What the learner alone knows when the table waits for the move."""
    states = list(step["states"])
    for stop in step["stops"][:number]:
        states += stop["then"]
    mine: dict[str, Any] = {}
    for state in states:
        mine |= state.get("mine", {})
    return mine


def _plain(action: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in action.items() if value not in (None, False)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_is_recorded_alike_every_time(edition: str) -> None:
    assert _lesson(edition) == LESSONS[edition]


@pytest.mark.parametrize(("step", "number"), STOPS)
def test_what_is_wanted_is_allowed(step: dict[str, Any], number: int) -> None:
    stop, mine = step["stops"][number], _mine_at(step, number)
    wanted = stop["wanted"]
    assert wanted not in [each["command"] for each in stop["refused"]]
    if wanted["command"] == "drawon":
        assert mine["offers"]["draw_on"]
    elif wanted["action"]["do"] != "call":  # which is no option, but may always be tried
        assert _plain(wanted["action"]) in [_plain(action) for action in mine["legal"]]
    assert stop["then"], "nothing follows"


@pytest.mark.parametrize(("step", "number"), STOPS)
def test_every_card_has_its_true_answer(step: dict[str, Any], number: int) -> None:
    stop, mine = step["stops"][number], _mine_at(step, number)
    refused = {
        each["command"]["action"]["cards"][0]: each["refusal"]
        for each in stop["refused"]
        if each["command"]["action"]["do"] == "lay"
    }
    lays = [action for action in mine["legal"] if action["do"] == "lay"]
    for card in set(mine["hands"][str(LEARNER)]):
        may = any(lay["cards"] == [card] for lay in lays)
        needs_color = may and card.startswith("W")  # and is refused without one
        assert (card in refused) == (not may or needs_color), card
    for refusal in refused.values():
        assert refusal["code"] in set(RefusalCode)
        assert refusal["clause"] or refusal["code"] == RefusalCode.NOT_NOW


@pytest.mark.parametrize(("step", "number"), STOPS)
def test_uno_is_answered(step: dict[str, Any], number: int) -> None:
    stop = step["stops"][number]
    calls = [each for each in stop["refused"] if each["command"]["action"]["do"] == "call"]
    if stop["wanted"].get("action", {}).get("do") == "call":
        assert not calls
        assert stop["called"] is None
    elif stop["called"] is None:
        assert [each["refusal"]["code"] for each in calls] == [RefusalCode.NO_DUTY]
    else:
        assert stop["called"]["mine"]["said"]
        assert not calls


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_cards_of_others(edition: str) -> None:
    for step in LESSONS[edition]:
        states = [*step["states"], *(state for stop in step["stops"] for state in stop["then"])]
        over = False
        for state in states:
            over = over or state.get("cards", {}).get("phase") == "over"
            hands = state.get("mine", {}).get("hands", {})
            assert over or set(hands) <= {str(LEARNER)}
