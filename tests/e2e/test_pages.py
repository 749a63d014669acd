"""The pages round a game: coming in, inviting, settings, leaving, and what stays afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.serving import Client, Server, host, play_round, running, seated

PUBLIC = "http://cards.example:8756"
NARROW = Screen(320, 568, touch=True)
SIDEWAYS = Screen(844, 390, touch=True)
sizes = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])


def _is_seen(what: Locator) -> bool:
    """On the screen as it is, without scrolling."""
    return bool(
        what.evaluate(
            """(node) => {
              const box = node.getBoundingClientRect();
              return box.top >= 0 && box.bottom <= innerHeight && box.height > 0;
            }"""
        )
    )


def _expect_seen(what: Locator) -> None:
    expect(what).to_be_visible()
    assert _is_seen(what)


# --- inviting


@pytest.fixture(scope="module")
def known_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that others find under an address of its own."""
    with running(
        tmp_path_factory.mktemp("database"), module="tests.e2e.fixed", options=["--address", PUBLIC]
    ) as server:
        yield server


@sizes
def test_a_table_that_nobody_else_finds_gives_no_link(visit: Visit, size: Screen) -> None:
    anna = visit("Anna", size)
    anna.invite()
    expect(anna.page.get_by_text(anna.say("invite-alone"))).to_be_visible()
    expect(anna.page.get_by_role("img", name=anna.say("lobby-qr"))).to_have_count(0)
    for key in ("lobby-copy", "lobby-private-link"):
        expect(anna.button(key)).to_have_count(0)


def test_links_carry_the_address_that_others_find(visit: Visit, known_server: Server) -> None:
    anna = visit("Anna", house=known_server)
    anna.invite("kpgut")
    anna.press_button("lobby-copy")
    expect(anna.button("lobby-copied")).to_be_visible()
    copied = anna.page.evaluate("navigator.clipboard.readText()")
    assert copied == f"{PUBLIC}/t/{anna.table}?rules=kpgut"
    code = anna.page.get_by_role("img", name=anna.say("lobby-qr"))
    assert "cards.example" in (code.get_attribute("src") or "")
    anna.press(anna.page.get_by_text(anna.say("invite-more"), exact=True))
    anna.press_button("lobby-private-link")
    expect(anna.button("lobby-copied")).to_be_visible()
    private = anna.page.evaluate("navigator.clipboard.readText()")
    assert private == f"{PUBLIC}/t/{anna.table}#me={anna.token}"


def test_copying_needs_no_secure_line(visit: Visit, known_server: Server) -> None:
    """As on a home network: the browser's own clipboard is not there."""
    anna = visit("Anna", house=known_server)
    anna.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false });"
        "document.addEventListener('copy', () => (window.copied = getSelection().toString() || "
        "document.activeElement.value));"
    )
    anna.invite()
    anna.press_button("lobby-copy")
    expect(anna.button("lobby-copied")).to_be_visible()
    assert anna.page.evaluate("window.copied") == f"{PUBLIC}/t/{anna.table}"


def test_what_cannot_be_copied_can_be_selected(visit: Visit, known_server: Server) -> None:
    anna = visit("Anna", house=known_server)
    anna.page.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { get: () => false });"
        "document.execCommand = () => false;"
    )
    anna.invite()
    anna.press(anna.page.get_by_text(anna.say("invite-more"), exact=True))
    anna.press_button("lobby-private-link")
    field = anna.page.get_by_role("textbox", name=anna.say("lobby-copy-by-hand"))
    expect(field).to_have_value(re.compile("#me="))


# --- the first page


def _hold(page: Page, addresses: str) -> list[Route]:
    """What is asked for at these addresses waits until the test lets it go on."""
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    page.route(addresses, keep)
    return held


@sizes
def test_the_first_page_stands_still_when_the_editions_come(visit: Visit, size: Screen) -> None:
    """Whatever somebody is about to press must not move away under the finger."""
    anna = visit("Anna", size)
    held = _hold(anna.page, "**/api/editions")
    with anna.page.expect_request("**/api/editions"):
        anna.page.goto("/")  # with its styles; the script waits
    invite = anna.button("page-with-friends")
    before = invite.bounding_box()
    held[0].continue_()
    anna.wait_until_alive()
    assert invite.bounding_box() == before


def test_whoever_presses_before_a_link_is_read_gets_its_rules(visit: Visit) -> None:
    anna = visit("Anna")
    held = _hold(anna.page, "**/api/rules?*")
    with anna.page.expect_request("**/api/rules?*"):
        anna.open("/?rules=kpgut")
    anna.press_button("page-with-friends")
    expect(anna.button("page-with-friends")).to_be_disabled()
    held[0].continue_()
    edition = anna.page.get_by_role("combobox", name=anna.say("page-edition"))
    expect(edition).to_have_value("kpgut")


# --- coming in


def test_a_name_typed_at_home_comes_along_with_a_code(visit: Visit, server: Server) -> None:
    anna = visit("Anna").open("/")
    anna.call_myself()
    field = anna.page.get_by_role("textbox", name=anna.say("page-join-field"))
    field.fill(host(server, "Bea").table)
    anna.press_button("page-join")
    expect(anna.page.get_by_role("textbox", name=anna.say("page-name"))).to_have_value("Anna")
    anna.press_button("door-sit")
    expect(anna.heading).to_have_text(anna.say("lobby-title"))


def test_a_taken_name_is_told_at_the_door(visit: Visit, server: Server) -> None:
    bea = host(server, "Bea")
    other = visit("Bea").open(f"/t/{bea.table}")
    name = other.page.get_by_role("textbox", name=other.say("page-name"))
    name.fill("Bea")
    other.press_button("door-sit")
    expect(other.page.get_by_role("alert")).to_have_text(other.say("refusal-name-taken"))
    expect(name).to_have_value("")
    name.fill("Beata")
    other.press_button("door-sit")
    expect(other.heading).to_have_text(other.say("lobby-title"))


@pytest.mark.parametrize("size", [PHONE, NARROW, SIDEWAYS], ids=["phone", "narrow", "sideways"])
def test_a_wrong_code_is_told_where_one_looks(visit: Visit, size: Screen) -> None:
    anna = visit("Anna", size).open("/")
    field = anna.page.get_by_role("textbox", name=anna.say("page-join-field"))
    field.fill("no code")
    anna.press_button("page-join")
    _expect_seen(anna.page.get_by_text(anna.say("page-trouble-join")))


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/foo", "missing-page"),
        ("/t/nowhere-----", "goodbye-no-table"),
        ("/replay/nowhere-----", "replay-missing"),
    ],
)
def test_addresses_that_lead_nowhere_have_a_way_out(visit: Visit, path: str, words: str) -> None:
    anna = visit("Anna", PHONE, lost=True).open(path)
    expect(anna.heading).to_have_text(anna.say("missing-title"))
    expect(anna.page.get_by_text(anna.say(words))).to_be_visible()
    expect(anna.page.get_by_role("textbox")).to_have_count(0)
    anna.press(anna.page.get_by_role("main").get_by_role("button", name=anna.say("page-home")))
    expect(anna.button("page-play")).to_be_visible()


def test_home_leads_back_to_the_table(visit: Visit, server: Server) -> None:
    bea = host(server, "Bea")
    anna = visit("Anna").enter(f"/t/{bea.table}")
    anna.open("/")
    yours = anna.page.get_by_role("region", name=anna.say("page-your-tables"))
    expect(yours).to_contain_text("Bea")
    anna.press(yours.get_by_role("link", name=anna.say("page-go-back")))
    expect(anna.heading).to_have_text(anna.say("lobby-title"))
    anna.open("/")
    anna.press(yours.get_by_role("button", name=anna.say("page-forget-table")))
    expect(yours).to_have_count(0)


# --- the room before a game


def _rows(person: Person) -> Locator:
    seats = person.page.get_by_role("region", name=person.say("lobby-seats"))
    return seats.get_by_role("listitem")


def _status(person: Person) -> Locator:
    return person.page.get_by_role("contentinfo").get_by_role("status")


def test_the_room_says_who_is_waited_for(visit: Visit, server: Server) -> None:
    first = host(server, "Bea")
    anna = visit("Anna").enter(f"/t/{first.table}")
    third = Client(server, first.table, "Cilla").greet()
    expect(_rows(anna).filter(has_text="Cilla")).to_be_visible()
    expect(_status(anna)).to_have_text(anna.say("lobby-more-ready", count=1))
    third.obey("ready")
    expect(_status(anna)).to_have_text(anna.say("lobby-waiting", count=1))
    anna.press_button("lobby-ready-on")
    expect(_status(anna)).to_have_text(anna.say("lobby-host-starts", who="Bea"))
    expect(_rows(anna).filter(has_text=anna.say("lobby-not-ready"))).to_have_count(0)
    bea = visit("Bea").take(first)
    expect(_status(bea)).to_have_text(bea.say("lobby-all-ready"))
    expect(_rows(bea).filter(has_text=bea.say("lobby-not-ready"))).to_have_count(0)


def test_a_host_may_stay_out(visit: Visit, server: Server) -> None:
    first = host(server, "Anna")
    bea = Client(server, first.table, "Bea").greet()
    first.obey("seatbot", name="Kivi", level="casual")
    anna = visit("Anna").take(first)
    anna.page.get_by_role("checkbox", name=anna.say("lobby-stay-out")).check()
    expect(_status(anna)).to_have_text(anna.say("lobby-more-ready", count=1))
    bea.obey("ready")
    expect(_status(anna)).to_have_text(anna.say("lobby-all-ready"))
    anna.press_button("lobby-start")
    expect(anna.page.get_by_text(anna.say("watch-next"))).to_be_visible()
    assert anna.page.locator("[data-card]").count() == 0


def test_refused_settings_do_not_look_set(visit: Visit, server: Server) -> None:
    client = host(server)
    client.obey("change", field="rules", value="kpgut")
    client.obey("change", field="limit", value="90")
    anna = visit("Anna").take(client)
    anna.press(anna.page.get_by_text(anna.say("lobby-settings"), exact=True))
    series = anna.page.get_by_role("checkbox", name=anna.say("setting-series"))
    series.click()
    expect(anna.page.get_by_text(anna.say("refusal-series-limit"))).to_be_visible()
    expect(series).not_to_be_checked()
    limit = anna.page.get_by_role("combobox", name=anna.say("setting-limit"))
    limit.select_option("0")
    series.check()
    limit.select_option("90")
    expect(anna.page.get_by_text(anna.say("refusal-series-limit"))).to_be_visible()
    expect(limit).to_have_value("0")


@pytest.mark.parametrize(
    ("length", "rule", "setting"), [("1", "500", 1), ("200", "200", 0)], ids=["round", "points"]
)
def test_how_long_a_match_is_can_be_chosen(
    visit: Visit, length: str, rule: str, setting: int
) -> None:
    anna = visit("Anna", PHONE).open("/")
    anna.page.get_by_role("combobox", name=anna.say("page-length")).select_option(length)
    anna.press_button("page-with-friends")
    target = anna.page.get_by_role("combobox", name=anna.say("rule-target"))
    expect(target).to_have_value(rule)
    anna.press(anna.page.get_by_text(anna.say("lobby-settings"), exact=True))
    rounds = anna.page.get_by_role("combobox", name=anna.say("setting-rounds"))
    expect(rounds).to_have_value(str(setting))


def test_how_often_a_bot_forgets_is_said_and_can_be_changed(visit: Visit, server: Server) -> None:
    client = host(server)
    client.obey("seatbot", name="Kivi", level="sharp")
    anna = visit("Anna", PHONE).take(client)
    kivi = _rows(anna).filter(has_text="Kivi").first
    expect(kivi).to_contain_text(anna.say("lobby-forgets", percent=0))
    anna.press_button("lobby-more", who="Kivi")
    chosen = anna.page.get_by_role("combobox", name=anna.say("lobby-forgetting", who="Kivi"))
    chosen.select_option("40")
    expect(kivi).to_contain_text(anna.say("lobby-forgets", percent=40))


def test_own_cards_of_a_quick_game_have_texts_that_were_told(visit: Visit) -> None:
    anna = visit("Anna").open("/")
    anna.press(anna.page.locator("input[value=custom]"))
    texts = [anna.say(f"preset-{text}") for text in ("draw_to_color", "extra_turn", "open_hands")]
    told = anna.page.get_by_role("main").get_by_text(texts[0])
    for text in texts:
        expect(told).to_contain_text(text)
    anna.press_button("page-play")
    expect(anna.uno).to_be_visible()
    assert list(anna.shadow().parts["room"]["texts"].values()) == [
        *("draw_to_color", "extra_turn", "open_hands")
    ]


# --- the game


def test_changed_rules_keep_the_words_of_their_edition(visit: Visit, server: Server) -> None:
    client, _ = situations.arrange(
        server,
        ("Anna", "Bea"),
        "kpgut + referee=open",
        lambda party: {"W", "W4"} <= set(party.hand(0)),
    )
    anna = visit("Anna", language="fi").take(client)
    expect(anna.uno).to_be_visible()
    names = [name for card, name in anna.look().cards if card.split("#")[0] in ("W", "W4")]
    assert names
    assert all("Villi" in name and "okeri" not in name for name in names)


@pytest.mark.parametrize("rules", ["classic", "kpgut"])
def test_whoever_comes_late_is_told_that_they_watch(
    visit: Visit, server: Server, rules: str
) -> None:
    clients = seated(server, "Anna", "Bea", rules=rules)
    cilla = visit("Cilla", PHONE).enter(f"/t/{clients[0].table}", watching=True)
    key = "watch-ask" if rules == "kpgut" else "watch-next"
    _expect_seen(cilla.page.get_by_text(cilla.say(key)))
    if rules == "kpgut":
        cilla.press_button("panel-do-join")
        expect(cilla.page.get_by_role("dialog")).to_be_visible()
    else:
        cilla.press_button("lobby-ready-on")
        expect(cilla.button("lobby-ready-off")).to_be_visible()


@sizes
def test_leaving_a_game_asks_first(visit: Visit, server: Server, size: Screen) -> None:
    clients = seated(server, "Anna", "Bea")
    anna = visit("Anna", size).open("/")
    anna.take(clients[0])
    expect(anna.uno).to_be_visible()
    asked = anna.page.get_by_role("dialog", name=anna.say("leave-title"))

    def stay() -> None:
        expect(asked).to_contain_text(anna.say("leave-stand-in"))
        anna.press_button("leave-stay")
        expect(asked).to_have_count(0)
        expect(anna.uno).to_be_visible()

    anna.press_button("panel-menu")
    anna.press_button("panel-leave")
    anna.press_button("leave-stay")
    anna.press(anna.page.get_by_role("link", name=anna.say("page-home")))
    stay()
    anna.page.evaluate("history.back()")
    stay()
    assert clients[0].table in anna.page.url
    anna.press(anna.page.get_by_role("link", name=anna.say("page-home")))
    anna.press(asked.get_by_role("button", name=anna.say("panel-leave")))
    expect(anna.button("page-play")).to_be_visible()


def test_closing_the_page_asks_whoever_plays(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    anna = visit("Anna").take(clients[0])
    expect(anna.uno).to_be_visible()
    assert _asks_before_closing(anna)
    vera = visit("Vera")
    vera.enter(f"/t/{clients[0].table}", watching=True)
    assert not _asks_before_closing(vera)


def _asks_before_closing(person: Person) -> bool:
    """Whether the page holds people back; the browser itself then asks whoever has touched it."""
    return bool(
        person.page.evaluate(
            """() => {
              const closing = new Event("beforeunload", { cancelable: true });
              dispatchEvent(closing);
              return closing.defaultPrevented;
            }"""
        )
    )


def test_the_end_of_a_round_keeps_the_scene(visit: Visit, server: Server) -> None:
    """The last card is seen lying on the same table, not on one built anew."""
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1000")
    anna = visit("Anna").take(clients[0])
    expect(anna.uno).to_be_visible()
    anna.page.evaluate(
        """() => {
          window.removedScenes = 0;
          new MutationObserver((changes) => {
            for (const { removedNodes } of changes)
              for (const node of removedNodes)
                if (node.querySelector?.(".scene")) window.removedScenes += 1;
          }).observe(document.body, { childList: true, subtree: true });
          window.seenResults = new Promise((resolve) => {
            const look = () =>
              document.querySelector(".scene") ? requestAnimationFrame(look) : resolve();
            look();
          });
        }"""
    )
    play_round(clients)
    anna.page.evaluate("window.seenResults")
    assert anna.page.evaluate("window.removedScenes") == 1


# --- afterwards


def test_cards_count_nothing_where_places_are_given(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="kpgut")
    clients[1].obey("act", action={"do": "forfeit"})
    anna = visit("Anna").take(clients[0])
    expect(anna.page.get_by_role("heading", name=anna.say("panel-places"))).to_be_visible()
    expect(anna.page.get_by_text(anna.say("panel-values"))).to_have_count(0)
    sheet = anna.open_sheet("panel-paper")
    expect(sheet).to_contain_text(anna.say("panel-left"))
    expect(sheet.get_by_text(anna.say("panel-values"))).to_have_count(0)


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
        _expect_seen(anna.button(key))
    assert _is_seen(waiting)
    anna.page.evaluate("scrollTo(0, 0)")
    for key in ("replay-play", "replay-on"):
        _expect_seen(anna.button(key))


def test_a_replay_leads_back_to_its_table(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea", rules="classic + hand_size=3 + target=1")
    play_round(clients)
    anna = visit("Anna").take(clients[0])
    expect(anna.button("panel-rematch")).to_be_visible()
    anna.open(f"/replay/{clients[0].table}")
    anna.press_button("replay-to-table")
    expect(anna.button("panel-rematch")).to_be_visible()
