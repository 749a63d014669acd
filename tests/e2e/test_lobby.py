"""The room before a game: who is waited for, what is set, and what bots forget."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person
from tests.serving import Client, Server, host
from yksi.texts import LANGUAGES


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


def test_guests_on_a_phone_read_the_rules_as_words_that_are_not_cut(
    visit: Visit, server: Server
) -> None:
    client = host(server)
    client.obey("change", field="rules", value="custom")
    bea = Client(server, client.table, "Bea").greet()
    guest = visit("Bea", PHONE, "fi").take(bea)
    guest.press(guest.page.get_by_text(guest.say("lobby-settings"), exact=True))
    points = guest.say("rule-scoring.value", value="winner")
    rounds = guest.say("setting-rounds.value", value=0)
    for words in (points, rounds):
        expect(guest.page.get_by_text(words, exact=True)).to_be_visible()
    guest.assert_fits_screen()


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


# Whether what is chosen stands there whole, beside its arrow.
_IS_WHOLE = """(choice) => {
  const { font, paddingLeft, paddingRight } = getComputedStyle(choice);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = font;
  const { width } = pen.measureText(choice.selectedOptions[0].text);
  return width + parseFloat(paddingLeft) + parseFloat(paddingRight) + 16 <= choice.clientWidth;
}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_bot_plays_is_read_whole_on_a_phone(
    server: Server, visit: Visit, language: str
) -> None:
    anna = visit("Anna", PHONE, language).take(host(server))
    levels = anna.page.get_by_role("combobox", name=anna.say("page-bots-play"))
    expect(levels).to_be_visible()
    assert levels.evaluate(_IS_WHOLE)
