"""The call that is forgotten: a newcomer with a phone is told how to catch, and does."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.serving import Server


def _sit_down(server: Server, visit: Visit) -> tuple[Person, Person, str]:
    """Anna and Bea, who is on turn with two cards, and the number that she can lay."""

    def numbers(party: situations.Gathering) -> list[str]:
        lays = [cards[0] for cards in party.lays(1)]
        return [card for card in lays if card in situations.NUMBERS]

    def wanted(party: situations.Gathering) -> bool:
        if len(party.hand(1)) == 2 and numbers(party):
            found[:] = numbers(party)
        return bool(found)

    found: list[str] = []
    anna, bea = situations.arrange(server, ("Anna", "Bea"), "classic", wanted, drawing=(0,))
    catcher = visit("Anna", PHONE, "fi").take(anna)
    forgetful = visit("Bea", DESKTOP, "en").take(bea)
    expect(forgetful.heading).to_have_text(forgetful.say("scene-your-turn"))
    return catcher, forgetful, f"{found[0]}#0"


@pytest.mark.parametrize("called", [False, True], ids=["forgotten", "called"])
def test_somebody_has_one_card(server: Server, visit: Visit, called: bool) -> None:
    catcher, forgetful, number = _sit_down(server, visit)
    if called:
        forgetful.call_uno()
    forgetful.press_card(number)

    # Whoever was heard is no one to catch; the flag is there for everybody to see.
    hint = catcher.say("scene-hint-catch", who="Bea")
    if called:
        expect(catcher.page.locator("[data-seat] .flag")).to_be_visible()
        expect(catcher.page.locator("[data-seat] .remark")).to_be_hidden()  # has no room below it
        expect(catcher.scene).not_to_contain_text(hint)
    else:
        expect(catcher.scene).to_contain_text(hint)
    catcher.press(catcher.page.locator("[data-seat] button"))
    expect(forgetful.page.locator("[data-card]")).to_have_count(1 if called else 3)
    if called:
        expect(catcher.page.get_by_role("alert")).to_be_visible()
    expect(catcher.scene).not_to_contain_text(hint)
