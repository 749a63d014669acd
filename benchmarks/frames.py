"""`make bench-frames`: how smoothly ten seats are watched on a processor slowed down four times.

A real Chromium shows the table to somebody who only looks on; a program and nine bots play. Bots
take a second for a turn, as at any table, or no time at all (`--pause 0`): then there are hundreds
of turns a second, and what the page cannot show any more it must leave out.
"""

from __future__ import annotations

import argparse
import tempfile
import threading
from pathlib import Path

from playwright.sync_api import CDPSession, sync_playwright
from rich.console import Console
from rich.table import Table

from benchmarks.page import PHONE, SLOWDOWN, launched
from tests.serving import Client, Server, act, host

SEATS = 10
WORK = ("Task", "Script", "RecalcStyle", "Layout")
DESKTOP = {"width": 1280, "height": 800}
# Milliseconds from each frame to the next, for so long.
_FRAMES = """(milliseconds) => new Promise((resolve) => {
  const gaps = [];
  let before = performance.now();
  const end = before + milliseconds;
  requestAnimationFrame(function frame(now) {
    gaps.push(now - before);
    before = now;
    if (now < end) requestAnimationFrame(frame);
    else resolve(gaps.slice(1));
  });
})"""


def _table(server: Server, pause: int) -> Client:
    """Nine bots and a host who plays too."""
    client = host(server)
    for field, value in (("bot", pause), ("bot_uno", 0), ("pause", 0)):
        client.obey("change", field=field, value=str(value))
    for number in range(SEATS - 1):
        client.obey("seatbot", name=f"Bot {number}", level="casual")
    client.obey("ready")
    return client


def _play(client: Client, is_over: threading.Event) -> None:
    """Plays whatever can be played, round after round."""
    while not is_over.is_set():
        if client.stage != "playing":
            client.say("ready" if client.stage == "between" else "start")
        elif not act(client):
            client.receive()


def _work(line: CDPSession) -> dict[str, float]:
    """Milliseconds of the processor that the page's main thread has used, by what for."""
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return {name: 1000 * found[f"{name}Duration"] for name in WORK}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--pause", type=int, default=1, help="seconds of a bot (default: 1)")
    parser.add_argument("--slowdown", type=int, default=SLOWDOWN)
    parser.add_argument("--desktop", action="store_true", help="instead of a phone")
    options = parser.parse_args()
    size = DESKTOP if options.desktop else PHONE
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'tables.db'}")
        client = _table(server, options.pause)
        browser = launched(playwright)
        page = browser.new_page(viewport={"width": size["width"], "height": size["height"]})
        page.goto(f"http://{server.address}/t/{client.table}")
        page.locator("button.big").click()
        page.locator("main").wait_for()
        line = page.context.new_cdp_session(page)
        line.send("Performance.enable", {"timeDomain": "threadTicks"})
        line.send("Emulation.setCPUThrottlingRate", {"rate": options.slowdown})
        is_over = threading.Event()
        client.obey("start")
        threading.Thread(target=_play, args=(client, is_over), daemon=True).start()
        page.locator("[data-seat]").first.wait_for(state="attached")
        before = _work(line)
        gaps = page.evaluate(_FRAMES, 1000 * options.seconds)
        after = _work(line)
        is_over.set()
        browser.close()
        server.stop()
    table = Table("ten seats watched", "")
    table.add_row("frames a second", f"{1000 * len(gaps) / sum(gaps):.1f}")
    table.add_row("longest gap, ms", f"{max(gaps):.0f}")
    table.add_row("gaps over 25 ms", f"{sum(gap > 25 for gap in gaps)}")
    for name, value in after.items():
        table.add_row(
            f"{name.lower()}, ms of the processor a second",
            f"{(value - before[name]) / options.seconds:.0f}",
        )
    Console().print(table)


if __name__ == "__main__":
    main()
