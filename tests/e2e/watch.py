"""What must not happen in any flow: errors, refused resources, requests to another host."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Request, Response

_AWAY = (
    *("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE"),
    "a status of 503",
)


class Watch:
    """Looks over the shoulder of every page of a test; `troubles` should stay empty."""

    def __init__(self, host: str, lost: bool = False, forsaken: bool = False) -> None:
        self._host = host
        self._lost = lost  # whoever goes where nothing is may be told so
        self._forsaken = forsaken  # the server is away, or cannot, which browsers complain of
        self.troubles: list[str] = []

    def attach(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        page.on("request", lambda request: self._address(request.url))
        page.on("websocket", lambda line: self._address(line.url))
        page.on("requestfailed", self._failed)
        page.on("response", self._answer)

    def _console(self, message: ConsoleMessage) -> None:
        if self._lost and "404" in message.text:
            return
        if self._forsaken and any(why in message.text for why in _AWAY):
            return
        if "link preload but not used" in message.text:
            return  # a hint of browsers on slow machines: the script was not read in seconds
        if "Service Worker registration blocked" in message.text:
            return  # by the tests, which watch what pages fetch
        if message.type in ("error", "warning"):  # what the policy forbids is told here too
            self.troubles.append(f"console: {message.text}")

    def _address(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._host:
            self.troubles.append(f"another host: {url}")

    def _failed(self, request: Request) -> None:
        if self._forsaken and request.failure in _AWAY:
            return
        if request.failure != "net::ERR_ABORTED":  # the page was left
            self.troubles.append(f"failed: {request.url} {request.failure}")

    def _answer(self, response: Response) -> None:
        is_expected = (self._lost and response.status == 404) or (
            self._forsaken and response.status == 503
        )
        if response.status >= 400 and not is_expected:
            self.troubles.append(f"{response.status}: {response.url}")
