"""`make kills`: an evening whose server and browsers are killed at random moments.

Two phones keep the score of paper cards for friends who watch, and hand the pen to one another.
The server, a browser or both are killed (SIGKILL) while entries are made, sent and taken over, and
come back in any order. What the page has shown as written must be on the device and, in the end, on
the server: once, in order, and nothing else. Of an entry that was being written when its browser
died, either is true.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Error, Playwright, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLate
from rich.console import Console

from tests.e2e.killable import KillableBrowser
from tests.e2e.person import DESKTOP, Person
from tests.e2e.scoring import KEPT, Scorer
from tests.serving import PATIENCE, Server
from yksi.evening import Evening, Start
from yksi.evening import entries as wrote
from yksi.evening.record import read_written
from yksi.messages.numbers import Number

NAMES = ("Aino", "Bo", "Cy")
CARDS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "R", "S", "W", "W4")
LONGEST = 2.5  # seconds until a kill
STEPS = 60  # deeds without one; more have failed
SOON = 3_000  # milliseconds for a press on what is there
HAND_OVER = 5  # one in so many kills meets a device that takes the pen
# Everything that a device has on its disk.
_DISK = """async () => {
  const done = (asked) => new Promise((kept) => { asked.onsuccess = () => kept(asked.result); });
  const all = async (database, ...stores) => {
    const opened = await done(indexedDB.open(database));
    if (!opened.objectStoreNames.length) return opened.close(), stores.map(() => []);
    const store = (name) => opened.transaction([name]).objectStore(name);
    const found = await Promise.all(stores.map((name) => done(store(name).getAll())));
    const keys = await Promise.all(stores.map((name) => done(store(name).getAllKeys())));
    opened.close();
    return found.map((values, i) => values.map((value, j) => [keys[i][j], value]));
  };
  const [heads, lines, drafts] = await all("yksi.evenings", "heads", "lines", "drafts");
  const [ties] = await all("yksi.ties", "ties");
  const books = Object.fromEntries(heads.map(([id]) => [id, []]));
  for (const [[id], line] of lines) books[id].push(line);
  return { books, drafts: Object.fromEntries(drafts), ties: ties.map(([, tie]) => tie) };
}"""


class Phone:
    """A device: what it has on its disk, and what is pressed on its page."""

    def __init__(self, name: str, server: Server, browser: KillableBrowser) -> None:
        self.name = name
        self._server = server
        self._browser = browser
        self.book = ""  # the name of the evening here; empty: it only watches

    @property
    def person(self) -> Person:
        return Person(self._browser.page, self._server, self.name, DESKTOP, "en")

    @property
    def scorer(self) -> Scorer:
        return Scorer(self.person)

    def open(self, path: str) -> None:
        self.person.open(f"http://{self._server.address}{path}")

    def disk(self) -> Any:
        return self._browser.page.evaluate(_DISK)

    def kill(self) -> None:
        self._browser.kill()

    def come_back(self) -> None:
        self._browser.start()

    def end(self) -> None:
        self._browser.end()


class Night:
    """The evening as it was shown to be written, and the two phones that write it."""

    def __init__(self, server: Server, phones: tuple[Phone, Phone], dice: Random) -> None:
        self._server = server
        self._pen, self._other = phones
        self._dice = dice
        self._evening = Evening(Start("classic", NAMES))
        self._pressed: wrote.AnyEntry | None = None  # what the page has not shown as written yet
        self._name = ""  # of the evening, on the server
        self.kills = dict.fromkeys(("server", "browser", "both", "pen"), 0)

    @property
    def entries(self) -> int:
        return len(self._evening.written)

    # --- the story

    def begin(self) -> None:
        phone = self._pen
        phone.open("/score")
        assert phone.person.page.evaluate(KEPT)  # from here on it opens without a server
        phone.scorer.begin(*NAMES, address=f"http://{self._server.address}")
        phone.book = phone.person.page.url.rpartition("/")[2]
        phone.scorer.press("share-title")
        phone.person.page.get_by_label(phone.person.say("share-who")).fill(phone.name)
        phone.scorer.press("share-begin")
        expect(phone.person.page.get_by_text(phone.person.say("share-sent"))).to_be_visible()
        (tie,) = phone.disk()["ties"]
        self._name = tie["evening"]
        phone.person.page.keyboard.press("Escape")
        self._other.open(f"/score/{self._name}")
        assert self._other.person.page.evaluate(KEPT)

    def kill(self, what: str, longest: float = LONGEST) -> None:
        """Go on until something dies, and let it come back."""
        self.kills[what] += 1
        moment = self._dice.uniform(0, longest)
        if what == "pen":
            self._hand_over(moment)
            return
        dying = {
            "server": [self._server.kill],
            "browser": [self._pen.kill],
            "both": [self._server.kill, self._pen.kill],
        }[what]
        with _dying(moment, dying) as is_dead:
            self._write(is_dead)
        if what != "server":
            self._pen.come_back()
            self._look_again()
        if what != "browser":
            for _ in range(self._dice.randrange(3)):  # without a server
                self._do_something()
            self._start_server()

    def _start_server(self) -> None:
        self._server.start(int(self._server.address.rpartition(":")[2]))

    def _write(self, is_dead: threading.Event) -> None:
        try:
            for _ in range(STEPS):
                if is_dead.is_set():
                    return
                self._do_something()
        except (Error, AssertionError):
            if not is_dead.wait(PATIENCE):
                raise

    # --- deeds

    def _do_something(self) -> None:
        paper, chance = self._evening.paper, self._dice.randrange(10)
        if paper.match.winners:
            self._do(wrote.AnotherMatch(), lambda: self._pen.scorer.press("score-another-match"))
        elif chance == 0 and self._evening.can_undo:
            self._do(wrote.Undo(), self._undo)
        else:
            self._count_round()

    def _undo(self) -> None:
        self._pen.person.page.locator("button.undo").click()

    def _count_round(self) -> None:
        winner = self._dice.randrange(len(NAMES))
        others = [(winner + 1 + i) % len(NAMES) for i in range(len(NAMES) - 1)]
        held = {one: tuple(self._dice.choices(CARDS, k=self._dice.randrange(4))) for one in others}
        hands = [" ".join(held[one]) for one in others]
        entry = wrote.RoundOver(Number(winner), {Number(one): held[one] for one in others})
        self._do(entry, lambda: self._pen.scorer.round(NAMES[winner], hands))

    def _do(self, entry: wrote.AnyEntry, press: Callable[[], None]) -> None:
        self._pressed = entry
        press()
        self._evening.write(0, entry)
        self._pressed = None  # unless the page does not show it
        try:
            self._expect_shown()
        except BaseException:
            self._unwrite(entry)
            raise

    def _unwrite(self, entry: wrote.AnyEntry) -> None:
        """Nobody has seen the last entry as written."""
        written = self._evening.written[:-1]
        self._evening = Evening(self._evening.start)
        for each in written:
            self._evening.write(each.at, each.entry)
        self._pressed = entry

    def _expect_shown(self) -> None:
        """The page shows the sheet as it is by what was written."""
        page, match = self._pen.person.page, self._evening.paper.match
        next_press = "score-another-match" if match.winners else "score-went-out"
        expect(self._pen.scorer.button(next_press)).to_be_visible()
        expect(page.locator("tbody tr")).to_have_count(len(match.rounds))
        if match.rounds:
            expect(page.locator("tfoot td")).to_have_text(
                [str(total) for total in match.rounds[-1].totals]
            )

    # --- coming back

    def _look_again(self) -> None:
        """After a browser's death: the disk has what was shown, and the page goes on from there."""
        pen = self._pen
        pen.open(f"/score/{pen.book}")
        disk = pen.disk()
        self._adopt(disk["books"][pen.book])
        draft = disk["drafts"].get(pen.book)
        if draft is not None:
            self._finish(draft)
        self._expect_shown()
        self._assert_no_copies(pen)

    def _adopt(self, lines: list[str]) -> None:
        """The disk has everything that was shown, and at most the entry that was on its way."""
        found = [read_written(line, number).entry for number, line in enumerate(lines)]
        shown = [each.entry for each in self._evening.written]
        assert found[: len(shown)] == shown, f"lost: {shown} became {found}"
        rest = found[len(shown) :]
        assert rest in ([], [self._pressed]), f"nobody wrote {rest}"
        for entry in rest:
            self._evening.write(0, entry)
        if rest:
            self._pressed = None

    def _finish(self, draft: dict[str, Any]) -> None:
        """Write down what was half counted; it is what was pressed, up to some press."""
        pressed, self._pressed = self._pressed, None
        assert isinstance(pressed, wrote.RoundOver), f"nobody counted {draft}"
        assert draft["winner"] in (None, pressed.winner)
        for person, cards in draft["hands"].items():
            whole = pressed.held.get(Number(int(person)), ())
            assert tuple(cards) == whole[: len(cards)], f"{cards} of {whole}"
        scorer = self._pen.scorer
        if draft["winner"] is None:
            scorer.press("keep-back")
            return
        winner = int(draft["winner"])
        others = [(winner + 1 + i) % len(NAMES) for i in range(len(NAMES) - 1)]
        hands = {Number(one): tuple(draft["hands"].get(str(one), ())) for one in others}
        self._do(wrote.RoundOver(Number(winner), hands), scorer.count_the_rest)

    def _assert_no_copies(self, phone: Phone) -> None:
        books = ["\n".join(lines) for lines in phone.disk()["books"].values()]
        assert len(set(books)) == len(books), f"{phone.name} has the evening twice"

    # --- the pen

    def _hand_over(self, moment: float) -> None:
        """The other phone takes the pen, and dies while it does, or the server does."""
        self._send_all()
        pen, taker = self._pen, self._other
        pen.scorer.press("share-live-short")
        pen.scorer.press("pen-make")
        expect(pen.person.page.get_by_role("img", name=pen.person.say("pen-qr"))).to_be_visible()
        (key,) = {tie["key"] for tie in pen.disk()["ties"] if tie["evening"] == self._name}
        link = f"/score/{self._name}#{key}"
        is_server = self._dice.randrange(2) == 0
        taker.open("/score")  # so that the key is read from the address
        with _dying(moment / 2, [self._server.kill if is_server else taker.kill]) as is_dead:
            try:
                self._take(taker, link)
            except (Error, AssertionError):
                if not is_dead.wait(PATIENCE):
                    raise
        if is_server:
            self._start_server()
        else:
            taker.come_back()
        if is_server or not taker.book or taker.person.page.url == "about:blank":
            taker.open("/score")
            self._take(taker, link)
        self._pen, self._other = taker, pen
        self._look_again()

    def _take(self, taker: Phone, link: str) -> None:
        """By the link, on a page that may have the pen already."""
        taker.open(link)
        page, person = taker.person.page, taker.person
        take = person.button("live-take")
        written_here = person.button("score-went-out").or_(person.button("score-another-match"))
        expect(take.or_(written_here)).to_be_visible()
        if take.is_visible():
            with suppress(TooLate):  # the page may find out that this device has it already
                page.get_by_label(person.say("live-your-name")).fill(taker.name, timeout=SOON)
                take.click(timeout=SOON)
        expect(page).to_have_url(Scorer.evening())
        taker.book = page.url.rpartition("/")[2]

    def _send_all(self) -> None:
        """Wait until the page says that the server has everything."""
        pen = self._pen
        shared = pen.person.button("share-live-short").or_(pen.person.button("share-cut-short"))
        shared.click()
        expect(pen.person.page.get_by_text(pen.person.say("share-sent"))).to_be_visible()
        pen.person.page.keyboard.press("Escape")

    # --- the end

    def settle(self) -> None:
        """Both disks and the server have the same, and it is what was shown."""
        self._send_all()
        lines = self._pen.disk()["books"][self._pen.book]
        self._adopt(lines)
        assert len(lines) == self.entries
        status, _, record = self._server.get(f"/api/evenings/{self._name}/record")
        assert status == 200
        kept = record.decode().partition("\n\n")[2].splitlines()
        assert kept == lines, "the server has another record"
        self._assert_no_copies(self._pen)


@contextmanager
def _dying(moment: float, how: Sequence[Callable[[], object]]) -> Iterator[threading.Event]:
    """After so many seconds everything of `how` dies; at the end it has."""
    is_dead = threading.Event()

    def die() -> None:
        for kill in how:
            kill()
        is_dead.set()

    timer = threading.Timer(moment, die)
    timer.start()
    try:
        yield is_dead
    finally:
        timer.join()


@contextmanager
def a_night(playwright: Playwright, program: str, folder: Path, seed: int) -> Iterator[Night]:
    server = Server(
        f"sqlite:///{folder / 'tables.db'}", options=("--address", "https://cards.example")
    )
    phones = [
        Phone(name, server, KillableBrowser(playwright, program, folder / name))
        for name in ("Aino", "Bo")
    ]
    try:
        night = Night(server, (phones[0], phones[1]), Random(seed))
        night.begin()
        yield night
    finally:
        for phone in phones:
            phone.end()
        if server.is_running:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    expect.set_options(timeout=1000 * PATIENCE)
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert program, "no Chromium here"
    dice, console = Random(options.seed), Console()
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        a_night(playwright, program, Path(folder), options.seed) as night,
    ):
        for number in range(options.kills):
            ways = ("server", "browser", "both")
            what = "pen" if number % HAND_OVER == HAND_OVER - 1 else dice.choice(ways)
            night.kill(what)
            console.print(f"{number + 1} kills, {night.entries} entries", end="\r")
        night.settle()
        kills = ", ".join(f"{what} {count}" for what, count in night.kills.items())
        console.print(f"{night.entries} entries, nothing lost or doubled. Killed: {kills}.")


if __name__ == "__main__":
    main()
