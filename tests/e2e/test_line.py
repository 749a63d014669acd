"""The line to the table when it is slow, dead or left: what is told, and what is tried."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.conftest import Visit
from tests.e2e.person import DESKTOP, PHONE, Person, Screen
from tests.e2e.plug import Plug
from tests.serving import Client, Server, host, seated

SECOND = 1000
SMALL = Screen(360, 640, touch=True)
ON_ITS_SIDE = Screen(844, 390, touch=True)

# What a banner must not lie on: faces, names and cards of the table, and buttons of the bar.
_UNDER = """(banner) => {
  const a = banner.getBoundingClientRect();
  return [...document.querySelectorAll("[data-seat] *, [data-card], header button")]
    .filter((node) => {
      const b = node.getBoundingClientRect();
      const isBeside = a.left >= b.right || b.left >= a.right;
      return b.width && !isBeside && a.top < b.bottom && b.top < a.bottom;
    }).length;
}"""


@dataclass
class Cable:
    """Carries a page's words to the server and back; answers can be held."""

    opened: int = 0
    holds: bool = False  # the first line's answers
    pongs: int = 0
    answers: int = 0
    held: list[tuple[WebSocketRoute, str | bytes]] = field(default_factory=list)
    lines: list[WebSocketRoute] = field(default_factory=list)
    dead: bool = False  # new lines lead nowhere

    def lay(self, page: Page) -> None:
        page.route_web_socket("**/ws/*", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.opened += 1
        self.lines.append(line)
        if self.dead:
            return
        line.connect_to_server().on_message(lambda message: self._carry(line, message))

    def _carry(self, line: WebSocketRoute, message: str | bytes) -> None:
        if self.holds and line is self.lines[0]:
            self.held.append((line, message))
            return
        line.send(message)
        self.pongs += "pong" in str(message)
        self.answers += '"type":"done"' in str(message)

    def release(self) -> None:
        self.holds = False
        for line, message in self.held:
            line.send(message)
        self.held.clear()


def _sit_down(visit: Visit, client: Client) -> tuple[Person, Cable]:
    """Somebody in the lobby, with time in our hands."""
    anna, cable = visit("Anna", PHONE), Cable()
    anna.page.clock.install()
    cable.lay(anna.page)
    anna.take(client)
    expect(anna.button("lobby-add-bot")).to_be_visible()
    _until(anna, lambda: cable.answers > 0)  # to the page's part in the deal
    return anna, cable


def _stop_time(anna: Person) -> None:
    """From now on the page's time passes only when we say so, however slow this machine is."""
    now = int(anna.page.evaluate("Date.now()"))
    anna.page.clock.pause_at(now + SECOND)


def _banner(anna: Person, key: str) -> None:
    told = anna.page.get_by_role("status").filter(has_text=anna.say(key))
    expect(told).to_be_in_viewport()


def _until(anna: Person, holds: Callable[[], bool]) -> None:
    """What happens between page and server is noticed while the page is asked something."""
    for _ in range(5_000):
        if holds():
            return
        anna.page.evaluate("new Promise((done) => queueMicrotask(done))")
    raise AssertionError("it never came")


def test_a_slow_answer_is_told_after_two_seconds(server: Server, visit: Visit) -> None:
    anna, cable = _sit_down(visit, host(server))
    slow = anna.page.get_by_text(anna.say("panel-slow"))
    _stop_time(anna)
    cable.holds = True
    anna.press_button("lobby-add-bot")
    anna.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    anna.page.clock.run_for(SECOND)
    expect(slow).to_have_count(0)
    anna.page.clock.run_for(SECOND)
    _banner(anna, "panel-slow")
    cable.release()
    expect(slow).to_have_count(0)
    assert cable.opened == 1


def test_a_missed_pong_opens_a_new_line(server: Server, visit: Visit) -> None:
    client = host(server)
    anna, cable = _sit_down(visit, client)
    cable.holds = True
    anna.page.clock.run_for(20 * SECOND)  # a ping goes out, and nothing comes back
    _until(anna, lambda: cable.opened == 2)
    client.obey("change", field="rules", value="moomin")
    expect(anna.page.get_by_role("banner")).to_contain_text(anna.say("edition-moomin"))
    for pongs in range(1, 4):  # where they come, nothing is opened anew
        anna.page.clock.run_for(10 * SECOND)
        _until(anna, lambda: cable.pongs >= pongs)  # noqa: B023 - asked at once
    assert cable.opened == 2


def test_who_has_left_does_not_come_back(server: Server, visit: Visit) -> None:
    """Not even when the line was being tried again at that moment."""
    client = host(server)
    anna, cable = _sit_down(visit, client)
    cable.dead = True
    _stop_time(anna)  # before the next try
    cable.lines[0].close(code=1012)
    _banner(anna, "panel-cut")
    anna.press(anna.page.get_by_role("link", name=anna.say("page-home")))
    expect(anna.button("page-play")).to_be_visible()
    anna.page.clock.run_for(60 * SECOND)
    assert cable.opened == 1


@pytest.mark.parametrize("screen", [SMALL, ON_ITS_SIDE, DESKTOP], ids=str)
@pytest.mark.parametrize("bots", [3, 9])
def test_a_cut_line_is_told_where_nothing_else_is(
    server: Server, visit: Visit, screen: Screen, bots: int
) -> None:
    client, *_ = seated(server, "Anna", bots=bots)
    anna = visit("Anna", screen, "fi")
    plug = Plug(anna.page)
    anna.take(client)
    expect(anna.uno).to_be_visible()
    plug.pull()
    banner = anna.page.get_by_role("status").filter(has_text=anna.say("panel-cut"))
    expect(banner).to_be_in_viewport(ratio=1)
    assert banner.evaluate(_UNDER) == 0
