"""The files of the page are packed, asked for early, and kept for ever where that is right."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.wire import Wire
from tests.serving import Server, running
from yksi import texts
from yksi.server.http import shell
from yksi.texts import LANGUAGES, Texts

PACKED = {"accept-encoding": "gzip"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("database")) as server:
        yield server


def _script(server: Server) -> str:
    page = server.get("/")[2].decode()
    found = re.search(r'href="(/assets/first-[^"]+\.js)"', page)
    assert found, page
    return found[1]


def test_scripts_are_packed_and_kept_for_ever(server: Server) -> None:
    path = _script(server)
    status, headers, plain = server.get(path)
    assert (status, headers.get("content-encoding")) == (200, None)
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    status, headers, packed = server.get(path, PACKED)
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert int(headers["content-length"]) == len(packed)
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    assert headers["vary"] == "accept-encoding"
    assert headers["content-type"].startswith("text/javascript")


def test_what_keeps_its_name_is_asked_for_again(server: Server) -> None:
    for path in ("/locales/fi.ftl", "/assets/icon.svg"):
        status, headers, _ = server.get(path, PACKED)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        known = {**PACKED, "if-none-match": headers["etag"]}
        assert server.get(path, known)[0] == 304
    assert "content-encoding" not in server.get("/assets/preview.png", PACKED)[1]


@pytest.mark.parametrize("language", ["en", "fi"])
def test_the_page_asks_early_for_what_it_needs(server: Server, language: str) -> None:
    page = server.get("/", {"accept-language": language})[2].decode()
    asked = re.findall(r'<link rel="preload" href="([^"]+)" as="fetch"', page)
    assert asked == [f"/locales/{language}.ftl", "/api/editions"]
    for path in asked:
        assert server.get(path)[0] == 200


def test_a_friends_link_asks_early_for_the_table(server: Server) -> None:
    page = server.get("/t/nowhere")[2].decode()
    asked = re.findall(
        r'<link rel="(?:modulepreload|preload).*? href="(/assets/table-[^"]+)"', page
    )
    assert [path.rpartition(".")[2] for path in asked] == ["js", "css"]
    assert all(server.get(path)[0] == 200 for path in asked)
    assert not re.search("/assets/table-", server.get("/")[2].decode())


def test_keeping_score_asks_early_for_its_files(server: Server) -> None:
    page = server.get("/score")[2].decode()
    asked = re.findall(r'preload" .*?href="(/assets/(Score|tally|shared)-.{8}[.](?:js|css))"', page)
    assert sorted(name for _, name in asked) == ["Score", "shared", "shared", "tally", "tally"]
    assert all(server.get(path)[0] == 200 for path, _ in asked)


def test_nothing_else_can_be_fetched_there(server: Server) -> None:
    for path in ("/locales/../pyproject.toml", "/locales/%2e%2e/pyproject.toml", "/locales/"):
        assert server.get(path)[0] == 404


def test_the_first_page_is_seen_before_its_script(server: Server) -> None:
    page = server.get("/", {"accept-language": "fi"})[2].decode()
    assert '<div id="app" inert>' in page
    assert Texts("fi")("page-play") in page
    assert " style=" not in page  # the policy would take it away
    for path in ("/?rules=kpgut", "/t/nowhere"):  # what the script alone can show
        assert '<div id="app"></div>' in server.get(path)[2].decode()


def test_scripts_inside_the_page_are_known_by_their_digest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = tmp_path / "index.html"
    index.write_text('<script>alert("ä")</script><script src="/x.js"></script>', "utf-8")
    monkeypatch.setattr(shell, "INDEX", index)
    digest = base64.b64encode(hashlib.sha256('alert("ä")'.encode()).digest()).decode()
    assert shell.inline_scripts() == [f"'sha256-{digest}'"]
    monkeypatch.setattr(shell, "INDEX", tmp_path / "nowhere.html")
    assert shell.inline_scripts() == []


def test_the_worker_is_asked_for_anew_and_keeps_only_what_there_is(server: Server) -> None:
    status, headers, body = server.get("/worker.js")
    assert status == 200
    assert headers["content-type"].startswith("text/javascript")
    assert headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in headers["content-security-policy"]
    kept = re.findall(r'"(/assets/[^"]+)"', body.decode())
    names = " ".join(kept)
    assert all(part in names for part in ("first-", "table-", "Rulebook-", ".woff2", ".css"))
    assert "cyrillic" not in names
    for path in (*kept, *(f"/locales/{language}.ftl" for language in LANGUAGES), "/api/editions"):
        assert server.get(path)[0] == 200, path


def test_a_phone_can_put_yksi_among_its_programs(server: Server) -> None:
    status, headers, body = server.get("/assets/manifest.webmanifest")
    assert (status, headers["cache-control"]) == (200, "no-cache")
    assert headers["content-type"].startswith("application/manifest+json")
    told = json.loads(body)
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    sizes = {(icon["sizes"], icon.get("purpose", "any")) for icon in told["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    for icon in told["icons"]:
        assert server.get(f"/assets/{icon['src']}")[0] == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_can_be_written_before_the_script(server: Server, language: str) -> None:
    """The form comes with its styles, and the policy lets its own script run and no other."""
    _, headers, body = server.get("/score", {"accept-language": language})
    page = body.decode()
    form = page.partition('<div id="app" hidden></div><div id="early">')[2]
    assert f'placeholder="{Texts(language)("keep-name")}"' in form
    assert " style=" not in form
    digests = [
        base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
        for script in re.findall("<script>(.*?)</script>", page, re.DOTALL)
    ]
    assert len(digests) == 2
    assert all(f"'sha256-{digest}'" in headers["content-security-policy"] for digest in digests)
    head = page.partition("</head>")[0]
    styles = re.findall(r'rel="stylesheet" crossorigin href="/assets/(\w+)-', head)
    assert styles == ["first", "tally", "shared"]  # in the order in which scripts would add them
    assert 'id="early"' not in server.get("/score/abcdefghijkl")[2].decode()


@pytest.mark.anyio
async def test_a_page_that_was_made_before_takes_no_time(
    wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for many lets others wait: neither folders nor sentences are read again."""
    paths = ("/", "/c/KUUSI-421", "/score", "/rules/kpgut")
    first = [await wire.get(path) for path in paths]
    for what in ("glob", "iterdir"):
        monkeypatch.setattr(Path, what, None)
    monkeypatch.setattr(texts, "FluentResource", None)
    assert [await wire.get(path) for path in paths] == first
