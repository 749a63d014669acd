"""Moomin in Swedish, on a phone and on a large screen: a valley wild lets everybody discard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, play_round
from tests.serving import Server


def _discard(person: Person) -> None:
    """The first card of the hand, picked out and confirmed."""
    expect(person.heading).to_have_text(person.say("scene-discard-may"))
    held = person.look().cards
    person.discard(held[0][0])
    expect(person.page.locator("[data-card]")).to_have_count(len(held) - 1)


def _lay_valley(server: Server, visit: Visit) -> tuple[Person, Person]:
    """Anna has laid a valley wild and named a colour; nobody has chosen yet."""
    anna, bea = situations.arrange(
        server, ("Anna", "Bea"), "moomin + hand_size=3", lambda party: party.can_lay(0, "WM")
    )
    screen, phone = visit("Anna", language="sv").take(anna), visit("Bea", PHONE, "sv").take(bea)
    screen.lay("WM#0")
    screen.act()  # the colour
    return screen, phone


def test_everybody_discards_at_a_valley_wild(server: Server, visit: Visit) -> None:
    screen, phone = _lay_valley(server, visit)
    _discard(phone)
    _discard(screen)
    play_round([screen, phone])
    for person in (screen, phone):
        expect(person.button("panel-next-round")).to_be_visible()


def test_whoever_has_chosen_waits_for_the_others(server: Server, visit: Visit) -> None:
    screen, phone = _lay_valley(server, visit)
    for person in (screen, phone):  # also whoever does not see it is asked
        heard = person.page.locator("[aria-live=assertive]")
        expect(heard).to_contain_text(person.say("scene-discard-may"))
        expect(person.page.get_by_role("banner")).not_to_contain_text("500")  # there are no points
    _discard(screen)
    expect(phone.heading).to_have_text(phone.say("scene-discard-may"))
    assert screen.heading.text_content() != screen.say("scene-your-turn")
