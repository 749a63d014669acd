"""A line that tests cut and mend, while the server goes on."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class Plug:
    """The line of one page: pulled out and put in again."""

    def __init__(self, page: Page) -> None:
        self._is_in = True
        self._ends: list[WebSocketRoute] = []  # of the line that is open, or leads nowhere
        page.route_web_socket("**/ws/*", self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._ends = [line, line.connect_to_server()] if self._is_in else [line]

    def pull(self) -> None:
        self._is_in = False
        self._cut()

    def put_in(self) -> None:
        self._is_in = True
        self._cut()  # a try that led nowhere

    def _cut(self) -> None:
        for end in self._ends:
            end.close()
