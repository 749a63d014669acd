"""Custom with a text of one's own: proposed, agreed on, played, carried out together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.serving import Client, Server

TEXT = "Whoever is youngest draws two"
CARDS = ("WC1", "WC2", "WC3")


def _propose(person: Person) -> None:
    """A text for the first card, written in the room."""
    texts = person.page.get_by_role("region", name=person.say("lobby-texts-how"))
    texts.get_by_label(person.say("lobby-texts-choose", card=1)).select_option("own")
    texts.get_by_role("textbox", name=person.say("lobby-texts-write")).fill(TEXT)
    person.press(texts.get_by_role("button", name=person.say("panel-propose")).first)


def _same_text_on_the_others(anna: Client, bea: Client) -> None:
    for card in (2, 3):
        anna.obey("writecard", card=card, text=TEXT)
        bea.obey("vote", yes=True)


def test_a_text_of_ones_own(server: Server, visit: Visit) -> None:
    screen, phone = visit("Anna"), visit("Bea", PHONE)
    phone.enter(screen.invite("custom + hand_size=12"))
    _propose(screen)
    phone.decide("panel-vote", "answer-yes")
    for person in (screen, phone):
        texts = person.page.get_by_role("region", name=person.say("lobby-texts-how"))
        expect(texts).to_contain_text(TEXT)

    anna, bea = screen.shadow(), phone.shadow()
    _same_text_on_the_others(anna, bea)
    phone.press_button("lobby-hand-on")
    screen.wait_for_all()
    screen.press_button("lobby-start")
    expect(screen.uno).to_be_visible()
    anna.wait(lambda message: anna.stage == "playing")

    def is_found() -> bool:
        return situations.holds(anna, *CARDS) or situations.holds(bea, *CARDS)

    assert situations.wait_for([anna, bea], is_found)
    layer, other = (screen, phone) if anna.is_on_turn else (phone, screen)
    for client in (anna, bea):
        client.close()
    expect(layer.heading).to_have_text(layer.say("scene-your-turn"))
    layer.lay(str(layer.page.locator('[data-card^="WC"]').first.get_attribute("data-card")))
    layer.act()  # the colour

    panel = layer.page.get_by_role("region", name=layer.say("panel-text"))
    expect(panel).to_contain_text(TEXT)
    expect(other.page.get_by_role("region", name=other.say("panel-text"))).to_be_visible()
    before = len(other.look().cards)
    layer.press(panel.get_by_text(layer.say("panel-text-step")).first)
    panel.get_by_role("combobox", name=layer.say("panel-who")).select_option(label=other.name)
    panel.get_by_label(layer.say("panel-how-many")).fill("2")
    layer.press(panel.get_by_role("button", name=layer.say("panel-propose")))
    other.decide("panel-vote", "answer-yes")
    expect(other.page.locator("[data-card]")).to_have_count(before + 2)
    layer.press(panel.get_by_role("button", name=layer.say("panel-text-done")))
    expect(panel).to_have_count(0)
    expect(other.heading).not_to_have_text("")
