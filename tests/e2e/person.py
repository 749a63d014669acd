"""Somebody who plays through the page: looks at it, and presses with mouse, finger or keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.serving import Client, Server
from yksi.texts import Texts

_ANY = "§"  # stands for a value that does not matter
_GLANCE = 200.0  # milliseconds in which somebody else may act
_FINGER = 4  # pixels of a card, of which one can be pressed if the others can
_TURNS = 600  # of one game; a longer one has failed

# What can be seen at once. A prompt of the table has a role; other sheets are `dialog` elements.
_LOOK = """() => {
  const words = (node) => (node ? node.textContent.replace(/\\s+/g, " ").trim() : null);
  const head = document.querySelector("h1");
  const cards = [...document.querySelectorAll("[data-card]")];
  const shows = (selector) => document.querySelector(selector) !== null;
  const isTable = shows("[data-seat], [data-hand]");
  return {
    place: isTable ? "table" : shows("a[href$='/record']") ? "paper" : "room",
    head: words(head),
    asks: words(document.querySelector("[role=dialog] h2")),
    cards: cards.map((card) => [card.dataset.card, card.ariaLabel]),
  };
}"""
_CHANGED = f"(before) => JSON.stringify(({_LOOK})()) !== before"
# The same, and the card that was pressed is not on its way any more, or has to answer first.
_LAID = f"""(before) => JSON.stringify(({_LOOK})()) !== before && (
  document.querySelector("[role=dialog] h2") !== null ||
  document.querySelector("[data-card][aria-pressed=true]") === null
)"""
# The sheet is gone, and so is the card that it was about: the table has heard the answer.
_ANSWERED = """(question) => {
  const asks = document.querySelector("[role=dialog] h2")?.textContent.trim() ?? null;
  const isHeard = document.querySelector("[data-card][aria-pressed=true]") === null;
  return asks === null ? isHeard : asks !== question;
}"""

# The middle of the widest stretch of a card that can be pressed, and how wide and high it is;
# looked for in steps of so many pixels.
_REACH = """(card, step) => {
  card.scrollIntoView({ block: "center", inline: "center" });
  const box = card.getBoundingClientRect();
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-card]") === card;
  const span = (hit, from, to) => {
    let best = [0, 0];
    for (let at = from; at < to; at += step) {
      const start = at;
      while (at < to && hit(at)) at += step;
      const end = Math.min(at, to);
      if (end - start > best[1] - best[0]) best = [start, end];
    }
    return best;
  };
  let found = { x: 0, y: 0, width: 0, height: 0 };
  for (let part = 1; part < 8; part++) {
    const y = box.top + (box.height * part) / 8;
    const [left, right] = span((x) => hits(x, y), Math.ceil(box.left), Math.floor(box.right));
    if (right - left <= found.width) continue;
    const x = (left + right) / 2;
    const [top, bottom] = span((y) => hits(x, y), Math.ceil(box.top), Math.floor(box.bottom));
    found = { x, y, width: right - left, height: bottom - top };
  }
  return found;
}"""

# Nothing else is met at the corners of a line, nor does it lie on the hand.
_UNCOVERED = """(line) => {
  const { left, right, top, bottom } = line.getBoundingClientRect();
  const section = (x, y) => document.elementFromPoint(x, y)?.closest("section");
  const isSeen = [[left + 12, top + 3], [right - 12, bottom - 3]]
    .every(([x, y]) => section(x, y) === line.closest("section"));
  return isSeen && [...document.querySelectorAll("[data-card]")].every((node) => {
    const card = node.getBoundingClientRect();
    return card.left > right || card.right < left || card.top > bottom - 2 || card.bottom < top;
  });
}"""
_SETTLE = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await Promise.allSettled(document.getAnimations().map((moving) => moving.finished));
}"""


# The page as it comes can only be looked at until its script has put its own in its place.
_ALIVE = "() => document.querySelector('#app:is([inert], [hidden])') === null"


class Screen(NamedTuple):
    width: int
    height: int
    touch: bool


DESKTOP = Screen(1440, 900, touch=False)
PHONE = Screen(360, 740, touch=True)
TELEVISION = Screen(1920, 1080, touch=False)


@dataclass(frozen=True)
class Look:
    """What somebody sees at one moment."""

    place: str  # table, paper or another room
    head: str
    asks: str | None  # the title of a question
    cards: tuple[tuple[str, str], ...]  # the own hand: which one, and its name


class Reach(NamedTuple):
    """Where a card can be pressed, and the stretch round it that is free."""

    x: float
    y: float
    width: float
    height: float


class Person:
    def __init__(
        self, page: Page, server: Server, name: str, screen: Screen, language: str
    ) -> None:
        self.page = page
        self.name = name
        self._server = server
        self._screen = screen
        self.speak(language)

    def speak(self, language: str) -> None:
        """Expect the page in this language from now on."""
        self.say = Texts(language)

    # --- finding and pressing

    def pattern(self, key: str, *places: str, **values: str | int) -> re.Pattern[str]:
        """The sentence of a key with anything in some of its places."""
        text = self.say(key, **values, **dict.fromkeys(places, _ANY))
        return re.compile("^" + ".+".join(map(re.escape, text.split(_ANY))) + "$")

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **values), exact=True)

    def press(self, what: Locator) -> None:
        if self._screen.touch:
            what.tap()
        else:
            what.click()

    def press_button(self, key: str, **values: str | int) -> None:
        self.press(self.button(key, **values))

    @property
    def uno(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^UNO!"))

    @property
    def table(self) -> str:
        return re.split("[/?#]", self.page.url.split("/t/")[1])[0]

    @property
    def token(self) -> str:
        return str(self.page.evaluate(f"localStorage.getItem('yksi.place.{self.table}')"))

    # --- sheets

    def open_sheet(self, key: str) -> Locator:
        """A sheet of the table's menu."""
        self.press_button("panel-menu")
        self.press_button(key)
        return self.page.get_by_role("dialog", name=self.say(key), exact=True)

    def start(self, procedure: str, manners: bool = False, **choices: str) -> None:
        """Something besides playing cards; `who` and `other` are chosen by name, `text` written."""
        sheet = self.open_sheet("panel-procedures")
        self.press(sheet.get_by_role("button", name=self.say(f"panel-do-{procedure}"), exact=True))
        if manners:
            self.press_button("lobby-manners-read")
        for place, value in choices.items():
            label = self.say(f"panel-do-{procedure}.{place}")
            if place == "text":
                sheet.get_by_role("textbox", name=label).fill(value)
            else:
                sheet.get_by_role("combobox", name=label).select_option(label=value)
        self.press(sheet.get_by_role("button", name=self.say("panel-go"), exact=True))
        expect(sheet).to_have_count(0)

    def decide(self, title: str, answer: str) -> None:
        """Say yes or no, or another answer, where something is decided."""
        asked = self.page.get_by_role("region", name=self.say(title), exact=True)
        answers = asked.get_by_role("button")
        self.press(answers.and_(self.button(answer)))
        expect(answers).to_have_count(0)

    def assert_told(self, key: str, **values: str | int) -> None:
        """It stands in the log, beside the table or behind a button."""
        if self._screen.touch:
            self.press_button("panel-log")
        log = self.page.get_by_role("complementary")
        expect(log).to_contain_text(self.say(key, **values))
        if self._screen.touch:
            self.press(log.get_by_role("button", name=self.say("panel-close"), exact=True))

    def assert_noticed(self, *parts: str) -> None:
        """It stands where one looks: whole on the screen, under nothing, and clear of the hand."""
        line = self.page.locator("[data-notice]")
        for part in parts:
            expect(line).to_contain_text(part)
        expect(line).to_be_in_viewport(ratio=1)
        assert line.evaluate(_UNCOVERED), "the line is covered, or lies on a card"

    # --- coming and preparing

    def open(self, address: str) -> Person:
        self.page.goto(address)
        self.wait_until_alive()
        return self

    def wait_until_alive(self) -> None:
        """What is seen can be pressed and typed into."""
        self.page.wait_for_function(_ALIVE)

    def take(self, client: Client) -> Person:
        """Sit on the place of somebody who came without a browser."""
        return self.open(f"/t/{client.table}#me={client.token}")

    def call_myself(self) -> None:
        field = self.page.get_by_role("textbox", name=self.say("page-name"))
        field.fill(self.name)

    def invite(self, rules: str = "classic") -> str:
        """From the first page to a room of one's own; the link that others are given."""
        self.open("/" if rules == "classic" else f"/?rules={rules.replace('+', '%2B')}")
        self.call_myself()
        self.press_button("page-with-friends")
        edition = self.page.get_by_role("combobox", name=self.say("page-edition"))
        expect(edition).to_have_value(rules.split()[0])
        return f"{self.page.url}?{urlencode({'rules': rules})}"

    def enter(self, link: str, watching: bool = False) -> Person:
        """By the link, through the door, with a name."""
        self.open(link)
        self.call_myself()
        if watching:
            self.press_button("door-watch")
            expect(self.page.locator("[data-seat]")).not_to_have_count(0)
            return self
        self.press_button("door-sit")
        if "kpgut" in link:
            self.press_button("lobby-manners-read")
        expect(self.heading).to_have_text(self.say("lobby-title"))
        self.press_button("lobby-ready-off")  # until they say so
        expect(self.button("lobby-ready-on")).to_be_visible()
        return self

    def come_back(self) -> None:
        """Close the page, and open the table's address again."""
        address = self.page.url
        context = self.page.context
        self.page.close()
        self.page = context.new_page()
        self.open(address)

    def shadow(self) -> Client:
        """The same person, without a screen."""
        return Client(self._server, self.table, token=self.token).greet()

    def wait_for_all(self) -> None:
        """Everybody else is ready."""
        ready = self.page.get_by_role("status").filter(has_text=self.say("lobby-all-ready"))
        expect(ready).to_be_visible()

    def hurry(self, **settings: str) -> None:
        """Set times of the table as its host: bots at once, pauses as long as people need."""
        client = self.shadow()
        for field, value in ({"bot": "0", "bot_uno": "0", "pause": "0"} | settings).items():
            client.obey("change", field=field, value=value)
        client.close()

    # --- looking

    @property
    def heading(self) -> Locator:
        return self.page.locator("h1")

    def look(self) -> Look:
        return self._seen(self.page.evaluate(_LOOK))

    @staticmethod
    def _seen(found: dict[str, Any]) -> Look:
        cards = tuple((str(which), str(name)) for which, name in found["cards"])
        return Look(found["place"], found["head"] or "", found["asks"], cards)

    def _seen_as_text(self) -> str:
        return str(self.page.evaluate(f"JSON.stringify(({_LOOK})())"))

    def wait_for_change(self, act: Callable[[], None]) -> None:
        """Do something, and wait until something else is seen than before."""
        before = self._seen_as_text()
        act()
        self.page.wait_for_function(_CHANGED, arg=before)

    def glance(self) -> None:
        """Wait a moment whether somebody else does something."""
        try:
            self.page.wait_for_function(_CHANGED, arg=self._seen_as_text(), timeout=_GLANCE)
        except TimeoutError:
            return

    def settle(self) -> None:
        """Whatever is on its way over the screen has arrived."""
        self.page.evaluate(_SETTLE)

    def assert_fits_screen(self) -> None:
        """Nothing has to be scrolled sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= self._screen.width, f"{wide} pixels wide"

    def fits(self, look: Look) -> list[str]:
        """The cards of the hand that are said to fit."""
        mark = self.say("mark-fits")
        return [which for which, name in look.cards if mark in name.split(", ")]

    def is_asked(self, look: Look) -> bool:
        """Whether the table waits for this person."""
        if look.place != "table":
            return False
        if look.asks is not None or self._has_to_choose(look):
            return True
        on_turn = self.say("scene-your-turn"), self.pattern("scene-owed", "cards")
        is_mine = look.head == on_turn[0] or on_turn[1].match(look.head)
        return bool(is_mine) and bool(self.fits(look) or self.to_draw.count())

    def _has_to_choose(self, look: Look) -> bool:
        """Whether a card may or must be discarded."""
        must = self.pattern("scene-discard-must", "cards").match(look.head)
        return look.head == self.say("scene-discard-may") or must is not None

    @property
    def to_draw(self) -> Locator:
        """What can be done without laying a card: keep, draw, or take what is owed."""
        names = [self.say("scene-keep"), self.say("scene-draw")]
        words = [f"^{re.escape(name)}$" for name in names]
        take = self.pattern("scene-take", "count").pattern
        return self.scene.get_by_role("button", name=re.compile("|".join([*words, take])))

    @property
    def scene(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("scene-name"), exact=True)

    # --- playing

    def card(self, which: str) -> Locator:
        return self.page.locator(f'[data-card="{which}"]')

    def reach(self, which: str, step: int = 1) -> Reach:
        return Reach(**self.card(which).evaluate(_REACH, step))

    def press_card(self, which: str) -> None:
        """Where it is not covered by its neighbours."""
        at = self.reach(which, _FINGER)
        assert at.width, f"{which} cannot be reached"
        if self._screen.touch:
            self.page.touchscreen.tap(at.x, at.y)
        else:
            self.page.mouse.click(at.x, at.y)

    @property
    def lay_button(self) -> Locator:
        one, several = self.pattern("scene-lay", "card"), self.pattern("scene-lay-several", "cards")
        name = re.compile(f"{one.pattern}|{several.pattern}")
        return self.scene.get_by_role("button", name=name)

    def lay(self, which: str) -> None:
        """Lay a card; UNO is called first when one will be left. Questions are not answered."""
        if len(self.look().cards) == 2:
            self.call_uno()
        before = self._seen_as_text()
        self.press_card(which)
        if self._screen.touch:
            self.press(self.lay_button)
        self.page.wait_for_function(_LAID, arg=before)

    def lay_together(self, *cards: str) -> None:
        """Pick out cards, one or several, and lay them by the button."""
        held = len(self.look().cards)
        for which in cards:
            if self._screen.touch:
                self.press_card(which)
            else:
                self.card(which).press("Space")  # a click lays what has no company
            expect(self.card(which)).to_have_attribute("aria-pressed", "true")
        self.press(self.lay_button)
        expect(self.page.locator("[data-card]")).to_have_count(held - len(cards))

    def call_uno(self) -> None:
        self.press(self.uno)
        expect(self.uno).to_contain_text(self.say("scene-uno-called"))

    def act(self) -> None:
        """One sensible thing: answer, lay what fits, or draw."""
        look = self.look()
        if look.asks is not None:
            self.answer(look.asks)
        elif self._has_to_choose(look):
            self.wait_for_change(lambda: self.discard(look.cards[0][0]))
        elif fitting := self.fits(look):
            self.lay(fitting[0])
        else:
            self.wait_for_change(self.draw)

    def discard(self, which: str) -> None:
        """Pick a card out, and say that it is the one."""
        self.press_card(which)
        named = self.pattern("scene-discard-card", "card")
        self.press(self.scene.get_by_role("button", name=named))

    def draw(self) -> None:
        """Take a card, keep it, or take those that are owed."""
        self.press(self.to_draw.last)

    def answer(self, question: str) -> None:
        """A question of the table, in the simplest way."""
        prompt = self.page.get_by_role("dialog")
        if question == self.say("scene-which-color"):
            answer = prompt.get_by_role(
                "button",
                name=re.compile(self.say("color", color="green", form="name"), re.IGNORECASE),
            )
        elif question == self.say("scene-bluff-title"):
            answer = self.button("scene-bluff-dare")
        elif question == self.say("scene-which-partner"):
            answer = prompt.get_by_role("button").first
        else:
            answer = prompt.get_by_role("button", name=self.pattern("scene-take", "count"))
        self.press(answer)
        self.wait_until_heard(question)

    def wait_until_heard(self, question: str) -> None:
        """An answer has reached the table, or another question follows."""
        self.page.wait_for_function(_ANSWERED, arg=question)


def play_until(people: Sequence[Person], is_enough: Callable[[], bool]) -> None:
    """Everybody does what they are asked for until it is enough."""
    for _ in range(_TURNS):
        if is_enough():
            return
        asked = next((person for person in people if person.is_asked(person.look())), None)
        if asked is None:
            people[0].glance()
        else:
            asked.act()
    raise AssertionError("it never came to it")


def play_round(people: Sequence[Person]) -> None:
    """To the paper that everybody sees afterwards."""
    play_until(people, lambda: all(person.look().place == "paper" for person in people))
