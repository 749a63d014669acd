"""An evening in a living room: a television, phones as hands, and whatever happens to them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, TELEVISION, Person, Screen, play_until
from tests.e2e.plug import Plug
from tests.serving import play_round, running

SHORT = "classic + hand_size=3"
NARROW = Screen(320, 568, touch=True)


def _expect_hands(people: Sequence[Person]) -> None:
    """Phones show the own cards and nothing else of the table."""
    for person in people:
        expect(person.page.locator("[data-card]")).not_to_have_count(0)
        expect(person.page.locator("[data-seat]")).to_have_count(0)


def test_an_evening_with_a_late_comer_a_cut_line_and_a_restart(
    visit: Visit, tmp_path: Path
) -> None:
    with running(tmp_path, module="tests.e2e.fixed") as house:
        screen = visit("", TELEVISION, house=house, forsaken=True)
        anna = visit("Anna", PHONE, "sv", house=house, forsaken=True)
        bea = visit("Bea", NARROW, "fi", house=house, forsaken=True)
        cid = visit("Cid", PHONE, house=house, forsaken=True)
        late = visit("Dora", PHONE, "da", house=house, forsaken=True)

        anna.invite(SHORT)
        anna.hurry()
        host = anna.shadow()
        code = f"/c/{host.code}"
        host.close()
        anna.open(f"/t/{anna.table}/hand")
        screen.open(f"{code}/screen")
        expect(screen.heading).to_have_text(screen.say("screen-lobby-here"))
        bea.enter(f"{code}/hand")
        plug = Plug(cid.page)
        cid.enter(f"/t/{anna.table}/hand")
        for person in (bea, cid):
            person.press_button("lobby-ready-on")
        anna.wait_for_all()
        anna.press_button("lobby-start")
        trio = [anna, bea, cid]
        _expect_hands(trio)
        expect(screen.page.locator("[data-seat]")).to_have_count(3)

        play_until(trio, lambda: cid.is_asked(cid.look()))
        held = cid.look().cards
        plug.pull()
        expect(cid.page.get_by_text(cid.say("panel-cut"))).to_be_visible()
        plug.put_in()
        expect(cid.page.get_by_text(cid.say("panel-cut"))).to_have_count(0)
        assert cid.look().cards == held

        late.open(f"{code}/hand")
        late.call_myself()
        late.press_button("door-next")
        expect(late.heading).to_have_text(late.say("hand-watching"))
        expect(late.page.get_by_text(late.say("watch-next-ready"))).to_be_visible()

        turn = screen.heading.inner_text()
        house.restart()
        for person in (screen, *trio, late):
            expect(person.page.get_by_text(person.say("panel-cut"))).to_have_count(0)
        expect(screen.heading).to_have_text(turn)
        assert cid.look().cards == held

        cid.act()
        shadows = [person.shadow() for person in trio]
        play_round(shadows)  # as quickly as nobody presses; the pages look on
        for person in trio:
            person.press_button("panel-next-round")
        for shadow in shadows:
            shadow.close()
        _expect_hands([*trio, late])
        expect(screen.page.locator("[data-seat]")).to_have_count(4)
        expect(screen.page.locator("[data-card]")).to_have_count(0)
