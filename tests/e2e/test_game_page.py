"""The page of a running game: its words, late comers, leaving it, and the end of a round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, Person, Screen
from tests.e2e.sight import expect_seen, sizes
from tests.e2e.test_practice import practising
from tests.serving import Server, play_round, seated


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
    expect_seen(cilla.page.get_by_text(cilla.say(key)))
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
    anna.page.evaluate("history.back()")
    expect(anna.uno).to_be_visible()
    anna.page.evaluate("history.forward()")
    stay()


def test_bots_wait_for_whoever_leaves_them(visit: Visit, server: Server) -> None:
    client = practising(server)
    anna = visit("Anna").take(client)
    expect(anna.uno).to_be_visible()
    anna.press_button("panel-menu")
    anna.press_button("panel-leave")
    asked = anna.page.get_by_role("dialog", name=anna.say("leave-title"))
    expect(asked).to_contain_text(anna.say("leave-alone"))
    anna.press_button("leave-stay")
    play_round([client])
    anna.press_button("panel-replay")  # nobody misses her now
    expect(anna.page).to_have_url(re.compile(f"/replay/{client.table}"))


def test_the_way_back_from_a_game_that_is_gone_is_one_step(visit: Visit, server: Server) -> None:
    clients = seated(server, "Anna", "Bea")
    anna = visit("Anna").open("/")
    anna.take(clients[0])
    expect(anna.uno).to_be_visible()
    clients[0].obey("deletetable")
    expect(anna.uno).to_have_count(0)
    anna.page.evaluate("history.back()")
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
