"""`make bench-page`: how soon a phone on a slow line sees the first page, and then its own cards;
and how soon somebody with paper cards can write names, and the first round, down.

A real Chromium at the size of a phone, on DevTools' "Fast 3G" (or `--line home`, a network such as
homes have) and a processor slowed down four times, with nothing kept from an earlier visit.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.chromium import MISSING, chromium
from tests.serving import Server

# Milliseconds until a line answers, and bits a second down and up.
LINES = {"fast-3g": (562.5, 1.44e6, 675e3), "home": (10, 30e6, 15e6)}
SLOWDOWN = 4
PHONE = {"width": 390, "height": 844}
_PAINTED = """() => new Promise((done) =>
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint") done(startTime);
  }).observe({ type: "paint", buffered: true }))"""
# When something that a selector names can first be pressed or written into.
_WATCH = """(selector) => {
  const look = () => {
    if (!window.seenAt && document.querySelector(selector)) window.seenAt = performance.now();
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
}"""


def launched(playwright: Playwright) -> Browser:
    found = chromium()
    if found is None:
        raise SystemExit(MISSING)
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])


class Phone(NamedTuple):
    language: str
    line: str


def _new_phone(browser: Browser, phone: Phone) -> BrowserContext:
    return browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        locale=phone.language,
        has_touch=True,
        is_mobile=True,
    )


def _new_page(context: BrowserContext, phone: Phone) -> Page:
    """A page on a slow processor and the phone's line."""
    latency, down, up = LINES[phone.line]
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    bytes_a_second = {"downloadThroughput": down / 8, "uploadThroughput": up / 8}
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": latency, **bytes_a_second},
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return page


def _opened(
    context: BrowserContext, phone: Phone, address: str, selector: str
) -> tuple[Page, float]:
    """A page, and the milliseconds until something of it can be used."""
    page = _new_page(context, phone)
    page.add_init_script(f"({_WATCH})({json.dumps(selector)})")
    page.goto(address, wait_until="commit")
    page.locator(selector).first.wait_for()
    painted = float(page.evaluate(_PAINTED))
    took = max(painted, float(page.evaluate("window.seenAt")))  # what is not painted is not seen
    page.wait_for_load_state("networkidle")
    return page, took


def _keep_score(browser: Browser, server: Server, phone: Phone) -> dict[str, float]:
    """Keeping score for the first time, and opening the evening again."""
    context = _new_phone(browser, phone)
    alive = "#app:not([inert], [hidden])"
    names, first_press = f"{alive} input.field", f"{alive} footer .button.big"
    address = f"http://{server.address}/score"
    page, names_after = _opened(context, phone, address, f"#early input.field, {names}")
    page.locator(names).wait_for()
    for name in ("Aino", "Bo"):
        page.locator(names).first.fill(name)
        page.keyboard.press("Enter")
    began = time.perf_counter()
    page.locator(first_press).last.tap()
    page.wait_for_url(re.compile(r"/score/[\w-]{12}$"))
    page.locator(first_press).last.wait_for()
    round_after = 1000 * (time.perf_counter() - began)
    page.wait_for_load_state("networkidle")
    _, again = _opened(context, phone, page.url, first_press)
    context.close()
    return {
        "keep score: names": names_after,
        "keep score: Start to a round": round_after,
        "keep score: the evening again": again,
    }


def _visit(browser: Browser, server: Server, phone: Phone) -> dict[str, float]:
    """One first visit: milliseconds to what somebody waits for."""
    context = _new_phone(browser, phone)
    page = _new_page(context, phone)
    page.goto(f"http://{server.address}/")
    painted = float(page.evaluate(_PAINTED))
    play = page.locator("#app:not([inert]) button.big").first
    play.wait_for()
    answers = float(page.evaluate("performance.now()"))
    page.wait_for_load_state("networkidle")
    began = time.perf_counter()
    play.click()
    page.locator("[data-card]").first.wait_for()
    cards = 1000 * (time.perf_counter() - began)
    context.close()
    return {"first paint": painted, "buttons answer": answers, "Play to own cards": cards}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=7)
    parser.add_argument("--language", default="fi")
    parser.add_argument("--line", choices=LINES, default="fast-3g")
    options = parser.parse_args()
    phone = Phone(options.language, options.line)
    console = Console()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(f"sqlite:///{Path(folder) / 'tables.db'}")
        browser = launched(playwright)
        visits = [
            _visit(browser, server, phone) | _keep_score(browser, server, phone)
            for _ in track(range(options.visits), "visiting", console=console)
        ]
        browser.close()
        server.stop()
    table = Table("ms", "median", "fastest", "slowest")
    for what in visits[0]:
        times = [visit[what] for visit in visits]
        row = (statistics.median(times), min(times), max(times))
        table.add_row(what, *(f"{value:.0f}" for value in row))
    console.print(table)


if __name__ == "__main__":
    main()
