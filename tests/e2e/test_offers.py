"""What can be done at a table besides cards: offered in time, in one press, and never in vain."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, Screen
from tests.serving import Client, Server
from yksi.game import actions as do
from yksi.messages import commands as say

ANNA, BEA, CILLA = range(3)
TRIO = ("Anna", "Bea", "Cilla")
SMALLEST = Screen(320, 480, touch=True)


def _kpgut(
    server: Server, visit: Visit, wanted: situations.Wanted, screen_of: int = CILLA
) -> tuple[list[Client], Person]:
    clients = situations.arrange(server, TRIO, "kpgut", wanted, drawing=[])
    phone = visit(TRIO[screen_of], PHONE).take(clients[screen_of])
    expect(phone.uno).to_be_visible()
    return clients, phone


def test_accusing_is_one_press(server: Server, visit: Visit) -> None:
    """Under the strict referee too, as soon as the card lies there."""
    cards: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        singles = [
            lay[0]
            for lay in party.lays(BEA)
            if len(lay) == 1 and lay[0][0] != "W" and lay[0][1:].isdecimal()
        ]
        cards[:] = singles[:1]
        return bool(cards)

    clients, cilla = _kpgut(server, visit, wanted)
    situations.act(clients[BEA], "lay", cards=cards)
    cilla.press_button("scene-accuse", who="Bea")
    vote = cilla.page.get_by_role("region", name=cilla.say("panel-vote"), exact=True)
    expect(vote).to_be_in_viewport(ratio=1)
    expect(vote).to_contain_text(cilla.say("panel-rule-casting", who="Anna"))


def test_doubting_is_one_press(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        return bool(party.lays(BEA)) and do.Draw() in party.legal(BEA)

    clients, cilla = _kpgut(server, visit, wanted)
    situations.act(clients[BEA], "draw")
    cilla.press_button("scene-doubt-drawing", who="Bea")
    asked = cilla.page.get_by_role("region", name=cilla.say("panel-question"), exact=True)
    expect(asked).to_be_in_viewport(ratio=1)


def test_drawing_until_it_fits_is_one_press(server: Server, visit: Visit) -> None:
    def wanted(party: situations.Gathering) -> bool:
        return party.is_on_turn(ANNA) and not party.lays(ANNA) and do.Draw() in party.legal(ANNA)

    rules = "classic + draw=until"
    anna, _ = situations.arrange(server, ("Anna", "Bea"), rules, wanted, drawing=[])
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.heading).to_have_text(phone.say("scene-your-turn"))
    phone.press_button("scene-draw")
    expect(
        phone.page.locator(f"[data-card][aria-label*='{phone.say('mark-fits')}']")
    ).to_have_count(1)


def test_nothing_is_offered_in_vain(server: Server, visit: Visit) -> None:
    """Whoever gave up can neither stop the game nor catch, nor warn."""
    clients, cilla = _kpgut(server, visit, lambda party: party.is_on_turn(CILLA))
    situations.act(clients[CILLA], "forfeit")
    sheet = cilla.open_sheet("panel-procedures")
    for name in ("stop", "give-up", "ask", "report"):
        button = sheet.get_by_role("button", name=cilla.say(f"panel-do-{name}"), exact=True)
        expect(button).to_have_count(0)


def test_a_coach_and_warnings_are_seen(server: Server, visit: Visit) -> None:
    clients, cilla = _kpgut(server, visit, lambda party: party.is_on_turn(ANNA))
    clients[ANNA].obey("warn", person=BEA, reason="tapping")
    seat = clients[ANNA].parts["room"]["seats"].index(BEA)
    face = cilla.page.locator(f'[data-seat="{seat}"] .face')
    expect(face).to_have_accessible_name(re.compile(cilla.say("scene-warned", count=1)))
    expect(cilla.page.locator(f'[data-seat="{seat}"] .warned')).to_be_in_viewport(ratio=1)
    watcher = Client(clients[ANNA].server, clients[ANNA].table, "Vera").greet()
    cilla.press_button("panel-log")
    rail = cilla.page.get_by_role("complementary")
    expect(rail).to_contain_text(cilla.say("panel-watching"))
    expect(rail).to_contain_text("Vera")
    watcher.close()


def test_nobody_who_is_out_is_offered_a_catch(server: Server, visit: Visit) -> None:
    """A press on somebody with one card tells how many it holds, and is no catch."""

    def wanted(party: situations.Gathering) -> bool:
        return party.is_on_turn(CILLA) and len(party.hand(BEA)) == 1

    clients = situations.arrange(server, TRIO, "kpgut + hand_size=3", wanted, drawing=[])
    cilla = visit("Cilla", PHONE).take(clients[CILLA])
    expect(cilla.uno).to_be_visible()
    situations.act(clients[CILLA], "forfeit")
    seat = clients[CILLA].parts["room"]["seats"].index(BEA)
    cilla.press(cilla.page.locator(f'[data-seat="{seat}"] .face'))
    told = cilla.page.locator("[aria-live]").filter(has_text=re.compile(r"Bea, \w+ card\."))
    expect(told).to_have_count(1)
    expect(cilla.page.get_by_role("alert")).to_have_count(0)


def test_joining_after_a_winner_is_not_offered(server: Server, visit: Visit) -> None:
    last: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        last[:] = party.hand(BEA) if party.lays(BEA) else ()
        return len(last) == 1 and last[0][0] != "W"

    clients = situations.arrange(server, TRIO, "kpgut + hand_size=3", wanted, drawing=[])
    vera = visit("Vera", PHONE)
    vera.enter(f"/t/{clients[ANNA].table}", watching=True)
    join = vera.button("panel-do-join")
    vera.open_sheet("panel-procedures")
    expect(join).to_have_count(2)  # in the sheet, and under it beside the table
    situations.act(clients[BEA], "lay", cards=last)
    expect(join).to_have_count(0)


def test_a_coach_reads_one_hand(server: Server, visit: Visit) -> None:
    """The pupil's, and no other; everybody sees who is coached."""
    clients, cilla = _kpgut(server, visit, lambda party: party.is_on_turn(ANNA))
    vera = visit("Vera", PHONE)
    vera.enter(f"/t/{clients[ANNA].table}", watching=True)
    number = max(person["number"] for person in vera.shadow().parts["room"]["people"])
    clients[CILLA].obey("callmyselfbeginner")
    clients[CILLA].obey("askforcoach", person=number)
    oldest = clients[ANNA]
    while oldest.parts["room"]["request"] is None:
        oldest.receive()
    oldest.obey("answer", answer="yes", question="maycoach")
    pupil = oldest.parts["room"]["seats"].index(CILLA)
    fan = vera.page.locator("[data-open-fan]")
    expect(fan).to_have_count(1)
    expect(vera.page.locator(f'[data-seat="{pupil}"] [data-open-fan]')).to_have_count(1)
    coach = cilla.say("panel-coach-of", who="Vera", player="Cilla")
    bea = visit("Bea", PHONE).take(clients[BEA])
    face = bea.page.locator(f'[data-seat="{pupil}"] .face')
    expect(face).to_have_accessible_name(re.compile(re.escape(coach)))
    expect(bea.page.locator(f'[data-seat="{pupil}"] .coach')).to_be_in_viewport(ratio=1)
    cilla.press_button("panel-log")
    expect(cilla.page.get_by_role("complementary")).to_contain_text(coach)


@pytest.mark.parametrize("preset", ["rooster", "elbows"])
def test_a_card_asks_for_a_deed(server: Server, visit: Visit, preset: str) -> None:
    """The next player is told what to do, until that is done."""

    def wanted(party: situations.Gathering) -> bool:
        return party.can_lay(BEA, "WC1")

    rules = f"custom + card1={preset}"
    anna, bea = situations.arrange(server, ("Anna", "Bea"), rules, wanted)
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.uno).to_be_visible()
    situations.act(bea, "lay", cards=["WC1"], color="red")
    deed = phone.page.get_by_role("region", name=phone.say(f"preset-{preset}"), exact=True)
    expect(deed).to_be_in_viewport(ratio=1)
    phone.press(deed.get_by_role("button", name=phone.say("panel-deed-done")))
    expect(deed).to_have_count(0)


def test_a_joke_is_told_by_whoever_lays_it(server: Server, visit: Visit) -> None:
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "custom + card1=joke", lambda party: party.can_lay(ANNA, "WC1")
    )
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.uno).to_be_visible()
    situations.act(anna, "lay", cards=["WC1"], color="red")
    deed = phone.page.get_by_role("region", name=phone.say("preset-joke"), exact=True)
    expect(deed).to_be_in_viewport(ratio=1)
    phone.press(deed.get_by_role("button", name=phone.say("panel-deed-done")))
    expect(deed).to_have_count(0)


def test_who_jumps_in_with_a_seven_is_asked_whom_to_swap_with(server: Server, visit: Visit) -> None:
    """The seven lies already: there is nothing to take back, and everybody waits."""

    def wanted(party: situations.Gathering) -> bool:
        jumps = [action for action in party.legal(CILLA) if isinstance(action, do.JumpIn)]
        return any(jump.card.endswith("7") for jump in jumps) and len(party.hand(ANNA)) > 7

    rules = "classic + jump_in=identical + seven_swap=yes"
    clients = situations.arrange(server, TRIO, rules, wanted)
    phone = visit("Cilla", PHONE).take(clients[CILLA])
    phone.press_button("scene-jump")
    asked = phone.page.get_by_role("dialog", name=phone.say("scene-which-partner"))
    partners = asked.get_by_role("button")
    expect(partners).to_have_count(2)
    phone.press(partners.filter(has_text="Anna"))
    expect(asked).to_have_count(0)
    phone.assert_told("event-swapped", person="you", who="Cilla", whom="Anna")


def _carrying_out(server: Server, visit: Visit, text: str) -> tuple[Client, Client, Person]:
    """Anna has laid a card with a text; Bea looks at the smallest phone."""

    def agree(party: situations.Gathering) -> None:
        party.do(ANNA, say.WriteCard(1, text))
        party.do(BEA, say.Vote(True))

    def wanted(party: situations.Gathering) -> bool:
        return party.can_lay(ANNA, "WC1") and len(party.hand(BEA)) > 9

    anna, bea = situations.arrange(
        server, ("Anna", "Bea"), "custom", wanted, agree=agree, drawing=[ANNA, BEA]
    )
    phone = visit("Bea", SMALLEST).take(bea)
    expect(phone.uno).to_be_visible()
    situations.act(anna, "lay", cards=["WC1"], color="red")
    return anna, bea, phone


def test_several_cards_are_given_on_the_smallest_phone(server: Server, visit: Visit) -> None:
    anna, _, phone = _carrying_out(server, visit, "Give two")
    held = len(phone.look().cards)
    anna.obey("usetool", tool={"tool": "givecard", "person": BEA, "to": ANNA, "cards": 2})
    phone.decide("panel-vote", "answer-yes")
    panel = phone.page.get_by_role("region", name=phone.say("panel-text"))
    cards = panel.locator(".hand button")
    expect(cards).to_have_count(held)
    phone.assert_fits_screen()
    for card in (cards.first, cards.last):
        phone.press(card)
    give = panel.get_by_role("button", name=phone.say("panel-text-choose"))
    expect(give).to_be_in_viewport(ratio=1)
    phone.press(give)
    expect(phone.page.locator("[data-card]")).to_have_count(held - 2)


def test_a_marker_has_its_own_words(server: Server, visit: Visit) -> None:
    anna, _, phone = _carrying_out(server, visit, "Wear the crown")
    anna.obey("usetool", tool={"tool": "putmarker", "person": ANNA, "words": "Crown"})
    phone.decide("panel-vote", "answer-yes")
    seat = anna.parts["room"]["seats"].index(ANNA)
    face = phone.page.locator(f'[data-seat="{seat}"] .face')
    expect(face).to_have_accessible_name(re.compile("Crown"))


def test_a_text_can_address_everybody(server: Server, visit: Visit) -> None:
    def agree(party: situations.Gathering) -> None:
        party.do(0, say.WriteCard(1, "All draw two"))
        party.do(1, say.Vote(True))

    anna, bea = situations.arrange(
        server, ("Anna", "Bea"), "custom", lambda party: party.can_lay(0, "WC1"), agree=agree
    )
    layer, other = visit("Anna").take(anna), visit("Bea", PHONE).take(bea)
    layer.lay("WC1#0")
    layer.act()  # the colour
    panel = layer.page.get_by_role("region", name=layer.say("panel-text"))
    held = len(layer.look().cards), len(other.look().cards)
    layer.press(panel.get_by_text(layer.say("panel-text-step")).first)
    who = panel.get_by_role("combobox", name=layer.say("panel-who"))
    who.select_option(label=layer.say("panel-everybody"))
    panel.get_by_label(layer.say("panel-how-many")).fill("2")
    layer.press(panel.get_by_role("button", name=layer.say("panel-propose")))
    other.decide("panel-vote", "answer-yes")
    for person, before in zip((layer, other), held, strict=True):
        expect(person.page.locator("[data-card]")).to_have_count(before + 2)


def test_the_clock_is_seen_on_a_phone(server: Server, visit: Visit) -> None:
    def agree(party: situations.Gathering) -> None:
        party.do(0, say.Change("limit", "90"))

    anna, *_ = situations.arrange(
        server, TRIO, "kpgut", lambda party: party.is_on_turn(ANNA), agree=agree
    )
    phone = visit("Anna", PHONE).take(anna)
    expect(phone.page.get_by_role("banner").get_by_role("timer")).to_be_in_viewport(ratio=1)
