"""After a game: places and series, boats, and looking back at it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Screen
from tests.e2e.sight import expect_seen, is_seen, sizes
from tests.serving import Client, Server, host, play_round, seated

NARROW = Screen(320, 568, touch=True)
SIDEWAYS = Screen(844, 390, touch=True)


def test_cards_count_nothing_where_places_are_given(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="kpgut")
    clients[1].obey("act", action={"do": "forfeit"})
    anna = visit("Anna").take(clients[0])
    expect(anna.page.get_by_role("heading", name=anna.say("panel-places"))).to_be_visible()
    values = anna.say("panel-values", edition="kpgut")
    expect(anna.page.get_by_text(values)).to_have_count(0)
    sheet = anna.open_sheet("panel-paper")
    expect(sheet).to_contain_text(anna.say("panel-left"))
    expect(sheet.get_by_text(values)).to_have_count(0)


def _in_a_series(server: Server) -> Client:
    """One game of a series has been played, and Anna lost it."""
    client = host(server)
    for field, value in (("rules", "kpgut"), ("series", "yes"), ("bot", "0")):
        client.obey("change", field=field, value=value)
    client.obey("seatbot", name="Kivi", level="casual")
    client.obey("acknowledge")
    client.obey("ready")
    client.obey("start")
    client.obey("act", action={"do": "forfeit"})
    return client


@sizes
def test_the_end_of_a_series_is_asked_about_and_stays(
    visit: Visit, server: Server, size: Screen, tmp_path: Path
) -> None:
    anna = visit("Anna", size).take(_in_a_series(server))
    anna.press_button("panel-to-lobby")
    anna.press_button("panel-end-series")
    anna.press_button("panel-series-goes-on")
    expect(anna.page.get_by_role("table")).to_contain_text("Kivi")
    anna.press_button("panel-end-series")
    anna.press(anna.page.get_by_role("dialog").get_by_role("button", name="End the series").last)
    expect(anna.heading).to_have_text(anna.say("final-title", names="Kivi", count=1))
    anna.assert_fits_screen()
    rows = anna.page.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("Kivi")
    expect(anna.button("panel-print")).to_be_visible()
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name=anna.say("final-export")))
    download.value.save_as(tmp_path / "places.txt")
    assert "Kivi" in (tmp_path / "places.txt").read_text("utf-8")
    anna.page.reload()
    expect(anna.heading).to_have_text(anna.say("final-title", names="Kivi", count=1))
    anna.press_button("panel-to-lobby")
    expect(anna.heading).to_have_text(anna.say("lobby-title"))


def test_spectators_can_be_ready_between_games(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="kpgut")
    cilla = visit("Cilla", PHONE).enter(f"/t/{clients[0].table}", watching=True)
    clients[1].obey("act", action={"do": "forfeit"})
    ready = cilla.button("lobby-ready-on")
    expect(ready).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, NARROW], ids=["phone", "narrow"])
@pytest.mark.parametrize("target", [500, 1])  # the marks of a short way would be the same ones
def test_boats_have_names(visit: Visit, server: Server, size: Screen, target: int) -> None:
    clients = seated(server, "Anna", "Bea", rules=f"classic + hand_size=3 + target={target}")
    play_round(clients)
    anna = visit("Anna", size).take(clients[0])
    race = anna.page.get_by_role("img", name=anna.say("panel-race", target=target))
    expect(race.get_by_text("Bea", exact=True)).to_be_visible()
    anna.assert_fits_screen()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, NARROW, SIDEWAYS], ids=str)
def test_the_controls_of_a_replay_stay_on_the_screen(
    visit: Visit, server: Server, size: Screen
) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna", size).open(f"/replay/{clients[0].table}")
    unknown = {"state": "preparing", "done": 0, "of": 0}
    anna.page.route("**/analysis?*", lambda asked: asked.fulfill(json=unknown, status=202))
    anna.press_button("replay-chances")
    waiting = anna.page.get_by_role("progressbar", name=anna.say("replay-chances"))
    expect(waiting).to_be_visible()
    for key in ("replay-back", "replay-play", "replay-on"):
        expect_seen(anna.button(key))
    assert is_seen(waiting)
    anna.page.evaluate("scrollTo(0, 0)")
    for key in ("replay-play", "replay-on"):
        expect_seen(anna.button(key))


def test_a_replay_leads_back_to_its_table(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna").take(clients[0])
    expect(anna.button("panel-rematch")).to_be_visible()
    anna.open(f"/replay/{clients[0].table}")
    anna.press_button("replay-to-table")
    expect(anna.button("panel-rematch")).to_be_visible()
