"""A round by keyboard alone, told by the live regions, with the focus always somewhere."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e import situations
from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, Person, play_until
from tests.serving import Server, seated

MOST_TABS = 60


class Typist(Person):
    """Plays without a mouse."""

    def tab_to(self, selector: str) -> None:
        """Press Tab until the focus is on something like this."""
        for _ in range(MOST_TABS):
            if self.page.evaluate("(s) => document.activeElement.matches(s)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    def wait_for_focus(self) -> None:
        """It is never lost for longer than a moment, as long as there is a table."""
        kept = self.page.locator("body:has(:focus), body:not(:has([data-seat]))")
        kept.wait_for()

    def lay(self, which: str) -> None:
        look = self.look()
        if len(look.cards) == 2:
            self.page.keyboard.press("u")
            expect(self.uno).to_contain_text(self.say("scene-uno-called"))
        self.tab_to("[data-card]")
        self.page.keyboard.press("Home")
        for _ in range([card for card, _ in look.cards].index(which)):
            self.page.keyboard.press("ArrowRight")
        expect(self.card(which)).to_be_focused()
        self.wait_for_change(lambda: self.page.keyboard.press("Enter"))
        self.wait_for_focus()

    def draw(self) -> None:
        key = "k" if self.button("scene-keep").count() else "d"
        self.page.keyboard.press(key)

    def answer(self, question: str) -> None:
        is_color = question == self.say("scene-which-color")
        self.page.keyboard.press("3" if is_color else "d")
        self.wait_until_heard(question)
        self.wait_for_focus()


def test_a_round_with_keys(server: Server, visit: Visit) -> None:
    typist = Typist(visit("Anna").page, server, "Anna", DESKTOP, "en")
    typist.open("/?rules=classic %2B hand_size=4 %2B bluff=no")
    typist.tab_to("main .start .big")
    typist.page.keyboard.press("Enter")
    expect(typist.uno).to_be_visible()
    typist.hurry()
    play_until([typist], lambda: typist.look().place == "paper" or not typist.look().cards)


def test_every_card_has_a_name(server: Server, visit: Visit) -> None:
    anna, *_ = seated(server, "Anna", bots=1)
    person = visit("Anna").take(anna)
    expect(person.uno).to_be_visible()
    hand = person.page.get_by_role("list", name=person.say("hand", count=len(person.look().cards)))
    names = [name for _, name in person.look().cards]
    assert hand.get_by_role("button").count() == len(names)
    for at, name in enumerate(names, 1):
        assert person.say("scene-of", number=at, count=len(names)) in name


def test_what_others_do_is_told(server: Server, visit: Visit) -> None:
    anna, bea = situations.arrange(
        server, ("Anna", "Bea"), "classic", lambda party: party.is_on_turn(1)
    )
    person = visit("Anna").take(anna)
    expect(person.uno).to_be_visible()
    situations.act(bea, "draw")
    told = person.page.locator("[aria-live=polite]").filter(has_text="Bea")
    expect(told.first).not_to_be_empty()


def test_the_sheet_of_keys_says_what_the_table_in_words_is_for(
    server: Server, visit: Visit
) -> None:
    """It is spoken, as often as it is asked for, and nothing new is seen."""
    anna, *_ = seated(server, "Anna", bots=1)
    person = visit("Anna").take(anna)
    expect(person.uno).to_be_visible()
    person.page.keyboard.press("?")
    sheet = person.page.get_by_role("dialog", name=person.say("panel-keys"), exact=True)
    row = sheet.locator("dl > div").filter(has_text=person.say("panel-does-table"))
    letter = person.say("key-table").split()[0]
    expect(row.locator("dt")).to_have_text(letter.upper())
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)  # as long as it is open, letters are its own
    person.page.keyboard.press(letter)
    told = person.page.locator("[aria-live=polite]").filter(has_text="Bot 0")
    expect(told).to_have_count(1)
    before = told.evaluate("(node) => node.textContent")
    person.page.keyboard.press(letter)  # once more: only what changes is spoken
    person.page.wait_for_function(
        "(before) => ![...document.querySelectorAll('[aria-live=polite]')]"
        ".some((node) => node.textContent === before)",
        arg=before,
    )
    expect(told).to_have_count(1)


def test_the_keyboard_stays_with_its_card_when_others_come(server: Server, visit: Visit) -> None:
    """Enter lays the card that has the focus and is read out, not what lies where it lay."""
    drawn: list[str] = []

    def wanted(party: situations.Gathering) -> bool:
        drawn[:] = [card for card in party.hand(1) if card[1:] == "+2"][:1]
        return bool(drawn) and party.can_lay(1, drawn[0])

    clients = situations.arrange(server, ("Anna", "Bea"), "classic", wanted)
    anna = visit("Anna").take(clients[0])
    expect(anna.uno).to_be_visible()
    held = [which for which, _ in anna.look().cards]
    anna.card(held[0]).focus()
    anna.page.keyboard.press("End")
    expect(anna.card(held[-1])).to_be_focused()
    situations.act(clients[1], "lay", cards=drawn)
    expect(anna.page.locator("[data-card]")).to_have_count(len(held) + 2)
    expect(anna.card(held[-1])).to_be_focused()
    assert anna.look().cards[len(held) - 1][0] != held[-1]  # another lies there now
    anna.page.keyboard.press("Space")
    expect(anna.card(held[-1])).to_have_attribute("aria-pressed", "true")
