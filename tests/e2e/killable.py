"""A real browser in a process of its own, which may be killed: its disk outlives it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Playwright

from tests.serving import PATIENCE

SWITCHES = (
    "--headless=new",
    "--no-sandbox",
    "--no-first-run",
    "--disable-gpu",
    "--disable-breakpad",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--lang=en",
    "--remote-debugging-port=0",
)
_LISTENING = re.compile(r"DevTools listening on (\S+)")


class KillableBrowser:
    """Chromium with a profile of its own; `page` is the only one, anew after every start."""

    page: Page

    def __init__(self, playwright: Playwright, program: str, profile: Path) -> None:
        self._playwright = playwright
        self._command = (program, *SWITCHES, f"--user-data-dir={profile}", "about:blank")
        self._process: subprocess.Popen[str] | None = None
        self._browser: Browser | None = None
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            self._command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # so that it can be killed with all that it has started
        )
        found: list[str] = []
        is_up = threading.Event()
        threading.Thread(target=_listen, args=(self._process, found, is_up), daemon=True).start()
        assert is_up.wait(PATIENCE), "the browser did not start"
        self._browser = self._playwright.chromium.connect_over_cdp(found[0])
        context = self._browser.contexts[0]
        context.set_default_timeout(1000 * PATIENCE)
        self.page = context.pages[0]
        self.page.emulate_media(reduced_motion="reduce")

    def kill(self) -> None:
        """Kill it as a flat battery does; from any thread, and more than once."""
        assert self._process is not None
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)

    def end(self) -> None:
        """Kill it, and let go of the line to it."""
        self.kill()
        if self._browser is not None:
            self._browser.close()


def _listen(process: subprocess.Popen[str], found: list[str], is_up: threading.Event) -> None:
    """Hear all that the browser says, so that it is never kept waiting."""
    stream: Any = process.stderr
    with stream:
        for line in stream:
            match = _LISTENING.search(line)
            if match and not found:
                found.append(match[1])
                is_up.set()
