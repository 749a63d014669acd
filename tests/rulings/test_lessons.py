"""Lessons: every step can be finished, and what the coach claims is what the table does."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.sentences import patterns
from yksi.editions import EDITIONS
from yksi.rulings import RulingError, judge
from yksi.rulings import lesson as lessons
from yksi.rulings.catalogue import clauses_of
from yksi.rulings.lesson import Step, is_learners, lesson_of
from yksi.texts import LANGUAGES, Texts

STEPS = {"classic": 7, "custom": 9, "moomin": 8, "kpgut": 10}
FILLED = {"card", "top", "laid", "color", "next", "before", "edition"}
ALL = [(edition, step) for edition in EDITIONS for step in lesson_of(edition)]
every_step = pytest.mark.parametrize(
    ("edition", "step"), ALL, ids=[f"{edition}-{step.name}" for edition, step in ALL]
)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_its_steps(edition: str) -> None:
    steps = lesson_of(edition)
    assert len(steps) == STEPS[edition]
    assert len({step.name for step in steps}) == len(steps)


@every_step
def test_what_the_coach_claims_holds(edition: str, step: Step) -> None:
    verdict = judge(step.ruling)
    assert verdict.held, f"{edition} {verdict.ruling.name}: {verdict.reason} (line {verdict.line})"


@every_step
def test_a_step_is_played_by_its_edition(edition: str, step: Step) -> None:
    world = step.deal()
    assert world.game.edition == edition
    assert world.room.people[0].name == ""  # the browser says "you"
    assert all(person.name for person in world.room.people[1:])
    assert any(map(is_learners, step.moves))


@every_step
def test_the_clauses_of_a_step_are_of_its_edition(edition: str, step: Step) -> None:
    assert step.clauses
    assert set(step.clauses) <= {clause.name for clause in clauses_of(edition)}


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_coach_has_words_in_every_language(language: str) -> None:
    text, known = Texts(language), patterns(language)
    for edition, step in ALL:
        stops = step.stops()
        keys = [f"lesson-{stop}{part}" for stop in stops for part in ("", ".task")]
        keys += [f"lesson-{stops[0]}.title", f"lesson-{stops[0]}.rule", f"lesson-{stops[-1]}.then"]
        for key in keys:
            asked = _Variables()
            asked.visit(known[key])
            assert asked.names <= FILLED, key
            said = text(key, **{**dict.fromkeys(FILLED, "<x>"), "edition": edition})
            assert said.strip(), key


def test_a_step_like_another_one_needs_that_one() -> None:
    ruling = next(iter(lesson_of("classic"))).ruling
    ruling.name, ruling.given = "CLS-01.nowhere", [(7, "as classic")]
    with pytest.raises(RulingError, match=r"line 7: classic has no step 'nowhere'"):
        lessons.followed(ruling, "custom")
