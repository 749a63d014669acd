"""A television shows the table, and phones beside it are hands."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import PHONE, TELEVISION, Person, Screen, play_until
from tests.e2e.plug import Plug
from tests.serving import Server, seated

NARROW = Screen(320, 568, touch=True)
SIZES = [(740, 360), (820, 1180), (320, 568)]  # on its side, a tablet, a small phone

# What somebody who holds the phone feels.
_FELT = """window.felt = [];
Navigator.prototype.vibrate = (milliseconds) => felt.push(milliseconds);"""

# Every colour has its picture over its word, and UNO lies on nothing that can be pressed.
_APART = """(prompt) => {
  const box = (node) => node.getBoundingClientRect();
  const uno = box(document.querySelector("[data-uno]"));
  const buttons = [...prompt.querySelectorAll("button")];
  const isClear = (own) => own.right <= uno.left || own.left >= uno.right ||
    own.bottom <= uno.top || own.top >= uno.bottom;
  return buttons.every((button) => isClear(box(button))) &&
    buttons.filter((button) => button.querySelector("svg path"))
      .every((tile) => box(tile.querySelector("svg")).bottom <= box(tile.querySelector("b")).top);
}"""


def _expect_status(person: Person, words: str) -> None:
    expect(person.page.get_by_role("status").filter(has_text=words).first).to_be_visible()


def _nearly_out(party: situations.Gathering) -> bool:
    """Anna can lay one of two numbers of the same colour."""
    hand = party.hand(0)
    alike = len(hand) == 2 and all(card in situations.NUMBERS for card in hand)
    return alike and hand[0][0] == hand[1][0] and party.can_lay(0, *hand)


def test_a_round_on_a_television_and_two_phones(server: Server, visit: Visit) -> None:
    clients = situations.arrange(
        server, ("Anna", "Bea"), "classic + hand_size=2", _nearly_out, drawing=[]
    )
    table = clients[0].table
    screen = visit("", TELEVISION, "fi", color_scheme="light")
    plug = Plug(screen.page)
    screen.open(f"/t/{table}/screen")
    expect(screen.heading).to_have_text(screen.say("screen-on-turn", who="Anna"))
    expect(screen.page.locator("[data-card]")).to_have_count(0)
    assert screen.page.evaluate("document.documentElement.dataset.theme") == "night"
    anna = visit("Anna", PHONE, "sv")
    anna.page.add_init_script(_FELT)
    anna.open(f"/t/{table}#me={clients[0].token}")
    anna.press_button("panel-menu")
    anna.press_button("hand-only")
    bea = visit("Bea", NARROW, "nb").open(f"/t/{table}/hand#me={clients[1].token}")
    for client in clients:
        client.close()
    for person in (anna, bea):
        expect(person.page.locator("[data-hand]")).to_be_visible()
        expect(person.page.locator("[data-seat]")).to_have_count(0)
        person.assert_fits_screen()

    plug.pull()
    _expect_status(screen, screen.say("panel-cut"))
    _expect_status(bea, bea.say("hand-screen-gone"))
    plug.put_in()
    expect(bea.page.get_by_text(bea.say("hand-screen-gone"))).to_have_count(0)
    expect(screen.page.get_by_text(screen.say("panel-cut"))).to_have_count(0)

    anna.act()
    assert anna.page.evaluate("felt") == []
    play_until([anna, bea], lambda: anna.is_asked(anna.look()))
    assert anna.page.evaluate("felt") == [40], "the phone tells whose turn it is"
    play_until([anna, bea], lambda: anna.look().place == bea.look().place == "paper")
    over = {"reason": "out", "person": "they"}
    ends = [screen.say("event-roundover", who=who, **over) for who in ("Anna", "Bea")]
    expect(screen.heading).to_have_text(re.compile("|".join(map(re.escape, ends))))
    screen.page.keyboard.press("ArrowRight")
    screen.press_button("screen-leave")
    expect(screen.button("page-play")).to_be_visible()


def test_a_colour_is_chosen_with_the_hand_alone(server: Server, visit: Visit) -> None:
    anna, _ = situations.arrange(
        server, ("Anna", "Bea"), "classic", lambda party: party.can_lay(0, "W")
    )
    screen = visit("", TELEVISION, "sv").open(f"/t/{anna.table}/screen")
    phone = visit("Anna", NARROW, "da").open(f"/t/{anna.table}/hand#me={anna.token}")
    phone.lay("W#0")
    expect(screen.heading).to_have_text(screen.say("screen-color", who="Anna"))
    prompt = phone.page.get_by_role("dialog")
    expect(prompt).to_contain_text(phone.say("scene-which-color"))
    for width, height in SIZES:
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.settle()
        assert prompt.evaluate(_APART), f"something is covered at {width} x {height}"
        expect(phone.uno).to_be_in_viewport(ratio=1)
    phone.act()
    expect(prompt).to_have_count(0)
    expect(screen.heading).to_have_text(screen.say("screen-on-turn", who="Bea"))


def test_a_vote_and_a_late_comer_beside_a_television(server: Server, visit: Visit) -> None:
    anna, bea, _ = seated(server, "Anna", "Bea", "Cid", rules="kpgut")
    screen = visit("", TELEVISION, "da").open(f"/t/{anna.table}/screen")
    phone = visit("Anna", PHONE, "en").open(f"/t/{anna.table}/hand#me={anna.token}")
    expect(phone.uno).to_be_visible()
    bea.obey("movetostop")
    question = screen.page.locator("[aria-live=polite]")
    expect(question).to_contain_text(screen.say("panel-voted", count=0, missing=3))
    phone.decide("panel-vote", "answer-no")
    expect(question).to_contain_text(screen.say("panel-voted", count=1, missing=2))
    late = visit("Dora", PHONE, "en").open(f"/t/{anna.table}/hand")
    late.call_myself()
    late.press_button("door-watch")
    expect(late.heading).to_have_text(late.say("hand-watching"))
    late.press_button("hand-show-table")
    expect(late.page.locator("[data-seat]")).not_to_have_count(0)


def test_words_stand_in_the_middle_where_no_card_lies_beside_them(
    server: Server, visit: Visit
) -> None:
    """Before the first card of kpgut; beside a card they begin at it."""
    anna, bea = seated(server, "Anna", "Bea", rules="kpgut")
    opens, waits = (anna, bea) if anna.is_on_turn else (bea, anna)
    phone = visit(opens.name or "", PHONE, "da").open(f"/t/{opens.table}/hand#me={opens.token}")
    words = phone.page.locator("h1 + div > p")
    expect(words).to_have_text(phone.say("scene-opening"))
    expect(words).to_have_css("text-align", "center")
    situations.act(opens, "lay", cards=[phone.look().cards[0][0].split("#")[0]])
    expect(words).to_have_css("text-align", "left")
    waits.close()
