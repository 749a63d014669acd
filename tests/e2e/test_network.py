"""What the first visit costs. That nothing else is asked for is watched in every flow."""

from __future__ import annotations

import gzip

from playwright.sync_api import Response, expect

from tests.e2e.conftest import Visit

MOST_SCRIPT = 100_000  # bytes, gzipped


def test_first_load_is_small(visit: Visit) -> None:
    anna = visit("Anna")
    scripts: list[Response] = []

    def note(response: Response) -> None:
        if response.request.resource_type == "script" or response.url.endswith(".js"):
            scripts.append(response)

    anna.page.on("response", note)
    anna.open("/")
    expect(anna.button("page-play")).to_be_visible()
    assert scripts
    assert sum(len(gzip.compress(script.body())) for script in scripts) < MOST_SCRIPT
