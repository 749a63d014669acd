"""Practice with bots: from the first page to a hint, an act and taking it back."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.compiling import native
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.e2e.test_replay import COMPILING
from tests.serving import Client, Server, host

FIGURE = re.compile(r"\d")


def _hint(person: Person) -> Locator:
    return person.page.get_by_role("button", name=person.say("hint-button"), exact=True)


def _wait_for_turn(person: Person) -> None:
    expect(_hint(person)).to_be_enabled()
    expect(person.heading).to_have_text(person.say("scene-your-turn"))


def practising(server: Server) -> Client:
    """Somebody who plays with three bots that act at once."""
    client = host(server)
    for field, value in (("practice", "yes"), ("bot", "0"), ("bot_uno", "0")):
        client.obey("change", field=field, value=value)
    for name in ("Kivi", "Routa", "Savu"):
        client.obey("seatbot", name=name, level="casual")
    client.obey("ready")
    client.obey("start")
    return client


def ask_for_hint(person: Person) -> None:
    """When it is one's turn, and wait until it is counted to the end."""
    _wait_for_turn(person)
    person.press(_hint(person))
    expect(_hint(person)).to_have_attribute("aria-pressed", "true")
    expect(person.heading).not_to_have_text(person.say("scene-your-turn"), timeout=COMPILING)


def _cards(person: Person) -> list[str]:
    return [card for card, _ in person.look().cards]


@native
def test_a_hint_and_an_act_taken_back(visit: Visit) -> None:
    anna = visit("Anna").open("/")
    anna.call_myself()
    anna.page.get_by_role("checkbox", name=anna.say("setting-practice"), exact=True).check()
    anna.press_button("page-play")
    _wait_for_turn(anna)
    expect(anna.page.get_by_role("banner")).to_contain_text(
        anna.say("panel-where-practice", edition=anna.say("edition-classic"))
    )
    back = anna.button("hint-take-back")
    expect(back).to_be_disabled()

    # The numbers: on the plates, in the names of the cards, on the button that draws.
    ask_for_hint(anna)
    draw = anna.page.get_by_role("button", name=re.compile(f"^{anna.say('scene-draw')}, "))
    expect(draw).to_contain_text(FIGURE)
    for plate in anna.page.locator("[data-plate]").all():
        expect(plate).to_contain_text(FIGURE)
        card = anna.page.locator(f"[data-card='{plate.get_attribute('data-plate')}']")
        expect(card).to_have_accessible_name(re.compile(r", \d+ per cent, \d+ to \d+"))
    rests = anna.page.get_by_role("region", name=anna.say("hint-rest"))
    expect(rests).to_contain_text(anna.say("hint-rest-known"))
    anna.page.keyboard.press("h")
    expect(anna.page.locator("[data-plate]")).to_have_count(0)

    # A card is drawn, bots play on, and one press brings the moment back.
    before = _cards(anna)
    anna.page.keyboard.press("d")
    expect(back).to_be_enabled()
    expect(anna.page.locator("[data-card]")).to_have_count(len(before) + 1)
    anna.page.keyboard.press("z")
    expect(back).to_be_disabled()
    _wait_for_turn(anna)
    assert _cards(anna) == before
    anna.assert_told("news-acttakenback", did="draw", person="you", who="You", cards="")


@native
def test_a_phone_is_told_why(server: Server, visit: Visit) -> None:
    anna = visit("Anna", PHONE, "fi").take(practising(server))
    ask_for_hint(anna)
    anna.press_button("hint-why")
    sheet = anna.page.get_by_role("dialog", name=anna.say("hint-rest"))
    expect(sheet).to_contain_text(anna.say("practice-nothing"))
    expect(sheet.get_by_role("listitem").first).to_contain_text(FIGURE)
