"""A log in each of the databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serving import DATABASES, open_database
from yksi.store import Log


@pytest.fixture(scope="module", params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with open_database(request.param, tmp_path_factory.mktemp("log")) as found:
        yield found


@pytest.fixture
def log(url: str) -> Iterator[Log]:
    opened = Log(url)
    yield opened
    opened.close()
