"""Names that are written into the page of a new evening before its script has come."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.scoring import Scorer
from tests.e2e.sight import hold, letters_have_come

SCRIPT = "**/assets/first-*.js"


def _without_script(page: Page) -> list[Route]:
    """The page of a new evening whose script is still on its way."""
    held = hold(page, SCRIPT)
    page.goto("/score", wait_until="commit")
    return held


def _let_come(person: Person, held: list[Route]) -> None:
    held[0].continue_()
    person.wait_until_alive()
    person.page.unroute(SCRIPT)


def test_no_letter_is_lost_when_the_script_comes(visit: Visit) -> None:
    """Names are added, one of them twice, and the next is half written when the script comes."""
    person = visit("Aino", PHONE, "fi")
    held = _without_script(person.page)
    early = person.page.locator("#early")
    field = early.get_by_role("textbox", name=person.say("keep-name"))
    field.tap()
    person.page.keyboard.type("Eero\nAino\nSigrid\nAino\nFreja")
    for _ in range(len("eja")):
        person.page.keyboard.press("ArrowLeft")
    expect(early.locator("li")).to_have_text(["Eero", "Aino", "Sigrid", "Aino"])
    assert early.locator("footer").evaluate("(part) => part.inert")  # nobody can begin yet
    _let_come(person, held)
    rows = person.page.locator("li .name")
    expect(rows).to_have_text(["Eero", "Aino", "Sigrid"])
    said = person.say("keep-taken", who="Aino")
    expect(person.page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    field = person.page.get_by_role("textbox", name=person.say("keep-name"))
    expect(field).to_have_value("Freja")
    expect(field).to_be_focused()
    person.page.keyboard.type("i\n")  # it goes on where the hand was
    expect(rows).to_have_text(["Eero", "Aino", "Sigrid", "Frieja"])
    expect(early).to_have_count(0)
    Scorer(person).press("keep-start")
    expect(person.page).to_have_url(Scorer.evening())


def test_the_form_stands_where_it_will_stand(visit: Visit) -> None:
    """Nothing moves under a finger; whoever would see something else waits for the script."""
    person = visit("Aino", PHONE, "fi")
    held = _without_script(person.page)
    field = person.page.get_by_role("textbox", name=person.say("keep-name"))
    expect(field).to_be_visible()
    letters_have_come(person.page)
    before = field.bounding_box()
    _let_come(person, held)
    assert field.bounding_box() == before
    Scorer(person).begin("Eero", "Aino")
    for another in (person, visit("Eero", DESKTOP)):
        held = _without_script(another.page)
        expect(another.page.locator("#app")).to_be_attached()
        expect(another.page.locator("#early")).to_have_count(0)
        _let_come(another, held)
