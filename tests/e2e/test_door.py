"""The door: the first visit on one screen, codes said aloud, chairs, knocking and being let in."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, Screen
from tests.e2e.test_axe import Inspector, inspector
from tests.serving import Client, Server, host

__all__ = ["inspector"]
NARROW = Screen(320, 640, touch=True)


def chair(person: Person, after: str, before: str, key: str = "door-chair-free") -> str:
    return person.say(key, before=after, after=before)


def test_from_a_code_to_a_chair_with_one_press(
    visit: Visit, server: Server, inspector: Inspector
) -> None:
    eero = host(server, "Eero")
    for name in ("Freja", "Aino"):
        Client(server, eero.table, name).greet()
    assert eero.code is not None
    sigrid = visit("Sigrid", NARROW, "fi").open("/")
    field = sigrid.page.get_by_role("textbox", name=sigrid.say("page-join-field"))
    field.fill("kuusi 1")
    sigrid.press_button("page-join")
    expect(sigrid.page.get_by_text(sigrid.say("page-trouble-no-code"))).to_be_visible()
    field.fill(eero.code.lower().replace("-", " "))
    sigrid.press_button("page-join")
    expect(sigrid.heading).to_have_text(sigrid.say("door-invites", who="Eero"))
    mine = sigrid.page.get_by_role("radio", name=chair(sigrid, "Aino", "Eero", "door-chair-mine"))
    expect(mine).to_be_checked()
    inspector.look(sigrid, "first visit")
    sigrid.assert_fits_screen()
    sigrid.call_myself()
    free = sigrid.page.get_by_role("radio", name=chair(sigrid, "Eero", "Freja"))
    free.locator("..").tap()
    seen = chair(sigrid, "Eero", "Freja", "door-between")
    expect(sigrid.page.get_by_text(seen, exact=True)).to_be_visible()
    fox = f"{sigrid.say('door-animal')}: {sigrid.say('door-animal-name', animal='fox')}"
    sigrid.press(sigrid.page.get_by_role("button", name=fox))
    owl = sigrid.page.get_by_role("button", name=sigrid.say("door-animal-name", animal="owl"))
    expect(owl).to_be_visible()
    inspector.look(sigrid, "animals that nobody is yet")
    sigrid.press(owl)
    sigrid.press_button("door-sit")
    expect(sigrid.heading).to_have_text(sigrid.say("lobby-title"))
    expect(sigrid.button("lobby-ready-off")).to_be_visible()
    eero.wait(lambda _: eero.parts["room"]["chairs"] == [0, 3, 1, 2])
    assert eero.parts["room"]["people"][3]["animal"] == "owl"
    inspector.look(sigrid, "chairs in the lobby")
    sigrid.assert_fits_screen()
    sigrid.page.goto(f"http://{server.address}/c/{eero.code}")  # who was here is not asked again
    expect(sigrid.heading).to_have_text(sigrid.say("lobby-title"))
    sigrid.open("/c/lumi-1")
    expect(sigrid.page.get_by_role("alert")).to_have_text(sigrid.say("page-trouble-no-code"))


def test_the_second_to_come_sits_opposite(visit: Visit, server: Server) -> None:
    eero = host(server, "Eero")
    sigrid = visit("Sigrid", NARROW, "sv").open(f"/t/{eero.table}")
    languages = sigrid.page.get_by_role("combobox", name=sigrid.say("page-language"))
    expect(languages.locator("option:checked")).to_have_text("Svenska")
    expect(languages).to_have_css("opacity", "1")
    mine = sigrid.say("door-chair-mine-opposite", who="Eero")
    expect(sigrid.page.get_by_role("radio", name=mine)).to_be_checked()
    sigrid.assert_fits_screen()


def test_a_locked_door_says_so_and_opens_by_itself(visit: Visit, server: Server) -> None:
    eero = host(server, "Eero")
    for field in ("knock", "locked"):
        eero.obey("change", field=field, value="yes")
    sigrid = visit("Sigrid", PHONE).open(f"/t/{eero.table}")
    status = sigrid.page.get_by_role("status")
    expect(status.filter(has_text=sigrid.say("refusal-locked"))).to_be_visible()
    expect(sigrid.button("door-knock")).to_be_disabled()  # nobody would hear it
    eero.obey("change", field="locked", value="no")
    expect(sigrid.button("door-knock")).to_be_enabled()


def test_a_knock_is_heard_in_the_middle_of_a_game(
    visit: Visit, server: Server, inspector: Inspector
) -> None:
    eero = host(server, "Eero")
    eero.obey("seatbot", name="Kivi", level="careful")
    eero.obey("change", field="knock", value="yes")
    eero.obey("ready")
    eero.obey("start")
    table = visit("Eero", PHONE).take(eero)
    expect(table.uno).to_be_visible()
    for name in ("Sigrid", "Liv"):
        guest = visit(name, PHONE, "sv").open(f"/t/{eero.table}")
        why = guest.say("door-knock-why", who="Eero")
        expect(guest.page.get_by_role("status").filter(has_text=why)).to_be_visible()
        guest.call_myself()
        guest.press_button("door-knock")
        expect(guest.heading).to_have_text(guest.say("door-told", who="Eero"))
        inspector.look(guest, f"{name} waits")
        if name == "Sigrid":
            guest.page.reload()
            expect(guest.heading).to_have_text(guest.say("door-told", who="Eero"))
            inspector.look(table, "somebody knocks")
            table.press(table.button("door-let-in-who", who=name))
            expect(guest.page.locator("[data-seat]")).not_to_have_count(0)
        else:
            table.press(table.button("door-turn-away-who", who=name))
            turned = guest.say("refusal-turned-away")
            expect(guest.page.get_by_role("alert")).to_have_text(turned)
