"""Classic with a friend and a bot: from the first page to the rematch, and questions on the way."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, play_round, play_until
from tests.serving import Server

SHORT = "classic + hand_size=4 + target=40"
MOST_ROUNDS = 10


def _change_language(person: Person, language: str) -> None:
    """By the bar over the table; every word changes at once."""
    person.page.get_by_label(person.say("page-language")).select_option(language)
    person.speak(language)
    hand = person.page.get_by_role("list", name=person.say("hand", count=len(person.look().cards)))
    expect(hand).to_have_count(1)


def _play_match(anna: Person, bea: Person) -> None:
    for _ in range(MOST_ROUNDS):
        play_round([anna, bea])
        if anna.button("panel-rematch").count():
            return
        for person in (bea, anna):
            person.press_button("panel-next-round")
        for person in (bea, anna):
            expect(person.uno).to_be_visible()
    raise AssertionError("the match did not end")


def test_a_match_from_the_first_page_to_the_rematch(visit: Visit) -> None:
    anna = visit("Anna", reduced_motion="no-preference")
    bea = visit("Bea", PHONE, "fi")
    bea.enter(anna.invite(SHORT))
    anna.press_button("lobby-add-bot")
    anna.hurry()
    bea.press_button("lobby-ready-on")
    anna.wait_for_all()
    anna.press_button("lobby-start")

    play_until([anna, bea], lambda: bea.is_asked(bea.look()))
    held = bea.look().cards
    bea.page.reload()
    expect(bea.page.locator("[data-card]")).to_have_count(len(held))
    assert bea.look().cards == held, "the seat is kept"

    _change_language(anna, "sv")
    anna.come_back()
    expect(anna.page.locator("[data-card]")).not_to_have_count(0)

    _play_match(anna, bea)
    for person in (anna, bea):
        rows = person.page.get_by_role("table").get_by_role("row")
        assert rows.count() > 2
        expect(rows.last).to_contain_text(person.say("panel-total"))
    bea.press_button("panel-rematch")
    anna.press_button("panel-rematch")
    expect(anna.uno).to_be_visible()
    expect(bea.uno).to_be_visible()


def test_a_wild_asks_for_a_colour(server: Server, visit: Visit) -> None:
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "classic", lambda party: party.can_lay(0, "W")
    )
    phone = visit("Anna", PHONE, "nb").take(anna)
    phone.lay("W#0")
    expect(phone.page.get_by_role("dialog")).to_contain_text(phone.say("scene-which-color"))
    phone.press_button("scene-take-back")
    expect(phone.page.get_by_role("dialog")).to_have_count(0)
    phone.lay("W#0")
    phone.act()
    shown = phone.page.get_by_text(phone.say("color", color="green", form="name").capitalize())
    expect(shown.first).to_be_visible()
