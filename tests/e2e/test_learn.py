"""Somebody who never played goes through a lesson: every press is answered, and nothing is lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from yksi.texts import LANGUAGES

SMALL = Screen(320, 568, touch=True)
A_MOVE = 1_000  # milliseconds of the page's clock, in which somebody else plays
MOST_MOVES = 4  # of the others, until the coach waits again
MOST_PRESSES = 60  # of a lesson


def _coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def _let_play(person: Person) -> None:
    """The others make their moves."""
    for _ in range(MOST_MOVES):
        person.page.clock.fast_forward(A_MOVE)


def _press_marked(person: Person) -> None:
    """The one thing that is marked."""
    _let_play(person)
    name = re.compile(rf"\b{person.say('learn-this-one')}(?![a-zåäö])")
    marked = person.page.get_by_role("button", name=name)
    expect(marked).to_have_count(1)
    card = marked.get_attribute("data-card")
    person.settle()
    person.press(marked) if card is None else person.press_card(card)


def _finish(person: Person, edition: str) -> None:
    """Do what is marked, step by step, to the end."""
    end = re.compile(f"/learn/{edition}/end$")
    for _ in range(MOST_PRESSES):
        if end.search(person.page.url):
            break
        on = person.button("learn-next")
        person.press(on) if on.count() else _press_marked(person)
    expect(person.heading).to_have_text(person.say("learn-end"))


def _step(person: Person, step: int, count: int) -> None:
    expect(_coach(person)).to_contain_text(person.say("learn-step", step=step, count=count))


def test_a_beginner_learns_the_classic_game(visit: Visit) -> None:
    anna = visit("Anna", DESKTOP)
    page, coach = anna.page, _coach(anna)
    page.clock.install()
    anna.open("/")
    anna.press(page.get_by_role("link", name=re.compile(anna.say("learn-strip"))))
    _step(anna, 1, 7)
    _let_play(anna)
    anna.press_card("R1#0")  # does not fit
    expect(coach.get_by_role("alert")).to_contain_text("CLS-11")
    expect(page.locator("[data-card]")).to_have_count(5)
    anna.press(anna.uno)
    expect(coach.get_by_role("alert")).to_contain_text(anna.say("refusal-no-duty"))
    _press_marked(anna)
    expect(page.locator("[data-card]")).to_have_count(4)
    anna.press_button("learn-next")
    _step(anna, 2, 7)
    _let_play(anna)
    anna.press_card("R9#0")  # fits as well
    expect(coach.get_by_role("alert")).to_contain_text(
        anna.say("learn-fits-too", card=anna.say("card", color="red", symbol="number", number="3"))
    )
    page.reload()
    _step(anna, 2, 7)
    anna.open("/")
    on = anna.say("learn-on.about", step=2, count=7)
    anna.press(page.get_by_role("link", name=re.compile(re.escape(on))))
    _step(anna, 2, 7)
    asked: list[str] = []  # from here on no server is needed; browsers look for the icon again
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("r")
    rule = page.get_by_role("complementary")
    expect(rule).to_contain_text(anna.say("summary-classic-4"))
    page.keyboard.press("Escape")
    expect(rule).not_to_contain_text("CLS-11")
    _press_marked(anna)
    anna.press_button("learn-back")  # deals it again
    expect(anna.card("R3#0")).to_be_visible()
    anna.press_button("learn-skip")
    _step(anna, 3, 7)
    _finish(anna, "classic")
    expect(anna.button("learn-play")).to_be_visible()
    assert not [address for address in asked if not address.endswith("icon.svg")]
    assert page.evaluate("localStorage.getItem('yksi.lesson.classic')") is None


def test_the_kpgut_lesson_on_a_small_phone_in_finnish(visit: Visit) -> None:
    anna = visit("Anna", SMALL, "fi")
    anna.page.clock.install()
    anna.open("/learn/kpgut")
    for step in (1, 2, 3):  # what all editions share
        _step(anna, step, 10)
        anna.press_button("learn-skip")
    anna.assert_fits_screen()
    _finish(anna, "kpgut")
    anna.assert_fits_screen()


def test_the_address_without_an_edition_leads_to_the_first_lesson(visit: Visit) -> None:
    anna = visit("Anna", PHONE).open("/learn")
    expect(anna.page).to_have_url(re.compile("/learn/classic/1$"))
    _step(anna, 1, 7)


def test_the_rule_is_a_sheet_on_a_phone(visit: Visit) -> None:
    anna = visit("Anna", PHONE).open("/learn/moomin/7")
    anna.press_button("learn-rule")
    sheet = anna.page.get_by_role("dialog", name=anna.say("learn-rule"))
    expect(sheet).to_contain_text("MOO-29")
    anna.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    anna.press_button("learn-leave")
    expect(anna.button("page-play")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_on_keep_clear_of_the_edge(visit: Visit, language: str) -> None:
    """However long the words are."""
    person = visit("Anna", DESKTOP, language).open("/learn/classic/2")
    for key in ("learn-back", "learn-skip", "learn-leave"):
        box = person.button(key).bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= DESKTOP.width - 16, key
