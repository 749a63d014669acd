"""Custom with a text of one's own: proposed, agreed on, played, carried out together."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, Screen
from tests.serving import Server
from yksi.messages import commands as say

SMALL = Screen(360, 640, touch=True)
TEXT = "Whoever is youngest draws two"


def _propose(person: Person) -> None:
    """A text for the first card, written in the room."""
    texts = person.page.get_by_role("region", name=person.say("lobby-texts-how"))
    texts.get_by_label(person.say("lobby-texts-choose", card=1)).select_option("own")
    texts.get_by_role("textbox", name=person.say("lobby-texts-write")).fill(TEXT)
    person.press(texts.get_by_role("button", name=person.say("panel-propose")).first)


def test_a_text_is_agreed_on(visit: Visit) -> None:
    screen, phone = visit("Anna"), visit("Bea", PHONE, "fi")
    phone.enter(screen.invite("custom"))
    _propose(screen)
    phone.decide("panel-vote", "answer-yes")
    for person in (screen, phone):
        texts = person.page.get_by_role("region", name=person.say("lobby-texts-how"))
        expect(texts).to_contain_text(TEXT)


def _agree(party: situations.Gathering) -> None:
    party.do(0, say.WriteCard(1, TEXT))
    party.do(1, say.Vote(True))


def test_a_text_is_carried_out(server: Server, visit: Visit) -> None:
    anna, bea = situations.arrange(
        server, ("Anna", "Bea"), "custom", lambda party: party.can_lay(0, "WC1"), agree=_agree
    )
    layer, other = visit("Anna").take(anna), visit("Bea", PHONE, "fi").take(bea)
    layer.lay("WC1#0")
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
    expect(other.heading).to_have_text(other.say("scene-your-turn"))


HANGING = 12  # pixels that the ends of a fan hang down
# How deep the lowest card reaches under the button's upper edge.
_UNDER = """(uno) => Math.max(
  ...[...document.querySelectorAll("[data-card]")].map(
    (card) => card.getBoundingClientRect().bottom - uno.getBoundingClientRect().top,
  ),
)"""


def test_tools_of_a_text_leave_the_hand_where_it_is(server: Server, visit: Visit) -> None:
    """On a low phone: they lie on the others rather than push the own cards under UNO."""
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "custom", lambda party: party.can_lay(0, "WC1"), agree=_agree
    )
    layer = visit("Anna", SMALL, "fi").take(anna)
    layer.lay("WC1#0")
    layer.act()  # the colour
    panel = layer.page.get_by_role("region", name=layer.say("panel-text"))
    layer.press(panel.get_by_text(layer.say("panel-text-step")).first)
    propose = panel.get_by_role("button", name=layer.say("panel-propose"))
    expect(propose).to_be_in_viewport(ratio=1)
    layer.settle()
    expect(layer.uno).to_be_in_viewport(ratio=1)
    assert layer.uno.evaluate(_UNDER) <= HANGING
    layer.press(propose)
    expect(layer.page.get_by_role("region", name=layer.say("panel-vote"))).to_be_visible()
