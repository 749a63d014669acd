"""Somebody who keeps the score of paper cards in the page: every press is one of the pad's."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.e2e.person import Person

# How many cards of hands that are being counted are on the disk; null where no evening has any.
_COUNTED = """async () => {
  const done = (asked) => new Promise((kept) => { asked.onsuccess = () => kept(asked.result); });
  const database = await done(indexedDB.open("yksi.evenings"));
  const [draft] = await done(database.transaction(["drafts"]).objectStore("drafts").getAll());
  database.close();
  return draft ? Object.values(draft.hands).flat().length : null;
}"""
# Whether the device knows of this evening: its book is opened after the address has changed.
_IS_NOTED = """() => location.pathname.endsWith(
  JSON.parse(localStorage.getItem("yksi.score") ?? "null")?.id ?? "/nobody's")"""
# Whether a browser has kept the pages, so that they open without a line.
KEPT = """async () => {
  await navigator.serviceWorker.ready;
  for (let looks = 0; looks < 400; looks++) {
    for (const name of await caches.keys())
      if (await (await caches.open(name)).match("/")) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}"""
_LOOKS = 500


def until_counted(page: Page, cards: int) -> None:
    """So many cards of half a count are on the disk, so that a page may be closed."""
    assert any(page.evaluate(_COUNTED) == cards for _ in range(_LOOKS))


class Scorer:
    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.presses = 0

    def begin(
        self, *names: str, everybody: bool = False, edition: str = "classic", address: str = ""
    ) -> None:
        """A new evening for these people."""
        self.person.open(f"{address}/score")
        self.page.locator(f"input[value={edition}]").check(force=True)
        field = self.page.get_by_role("textbox", name=self.person.say("keep-name"))
        for name in names:
            field.fill(name)
            field.press("Enter")
        if everybody:
            self.page.get_by_role("radio", name=self.person.say("score-points-low")).check(
                force=True
            )
        if self.button("keep-next-ages").is_visible():
            self.press("keep-next-ages")
        self.press("keep-start-clock" if edition == "kpgut" else "keep-start")
        expect(self.page).to_have_url(self.evening())
        self.page.wait_for_function(_IS_NOTED)

    @staticmethod
    def evening() -> re.Pattern[str]:
        return re.compile(r"/score/[\w-]{12}$")

    def press(self, key: str, **values: str | int) -> None:
        self.presses += 1
        self.button(key, **values).click()

    def button(self, key: str, **values: str | int) -> Locator:
        name = self.person.say(key, **values)
        return self.page.get_by_role("button", name=name, exact=True)

    def went_out(self, who: str) -> None:
        self.press("score-went-out")
        self.presses += 1
        self.page.get_by_role("button", name=who, exact=True).click()

    def count(self, cards: str) -> None:
        """Press the keys of somebody's cards on the pad."""
        for card in cards.split():
            self.presses += 1
            self.page.locator(f"[data-type='{card}']").click()

    def round(self, winner: str, hands: Sequence[str]) -> None:
        """A whole round; hands are those of the others, clockwise from the winner."""
        self.went_out(winner)
        for hand in hands:
            self.count(hand)
            self.go_on()
            if not hand:
                self.press("keep-yes-nothing")
        self.press("keep-write")

    def count_the_rest(self) -> None:
        """Nothing more of a round that is half counted, and write it down."""
        for _ in range(_LOOKS):
            if self.button("keep-write").is_visible():
                break
            self.go_on()
        self.press("keep-write")

    def go_on(self) -> None:
        self.presses += 1
        self.page.locator("footer .button.big").click()
