"""What a page says of itself before any script has run: for link previews, tabs and readers."""

from __future__ import annotations

from html import escape

from starlette.requests import Request

from yksi.server.editions import name_of
from yksi.server.http import reach
from yksi.server.http.shell import table_files, with_first_page
from yksi.texts import LANGUAGES, Texts, known_language

PICTURE = "/assets/preview.png"
# What every page asks for at once, so that it need not wait until its script has been read.
_PRELOAD = '<link rel="preload" href="{}" as="fetch" crossorigin="anonymous" />'
_TABLES = ("/t/", "/c/")  # where addresses of tables and of their codes begin
_EMPTY = "<title>Yksi</title>"  # in the built page, where the head is to say more


def language_for(request: Request) -> str:
    """The first language of the reader that Yksi speaks."""
    wished = request.headers.get("accept-language", "").split(",")
    found = (known_language(word.partition(";")[0]) for word in wished)
    return next(filter(None, found), LANGUAGES[0])


def _words(text: Texts, request: Request) -> tuple[str, str]:
    """Title and description, by what the address means."""
    path = request.url.path
    if path.startswith("/replay/"):
        return f"{text('replay-title')} · Yksi", text("preview-replay")
    rules = request.query_params.get("rules", "")
    name = name_of(text, rules, request.app.state.settings.editions) if rules else None
    if not path.startswith(_TABLES):
        return "Yksi" if name is None else f"{name} · Yksi", text("preview-home")
    called = "" if name is None else f" · {name}"
    return f"{text('preview-table')}{called} · Yksi", text("preview-table.about")


def _origin(request: Request) -> str:
    """Where whoever gets the link finds this server."""
    known: tuple[str, ...] = request.app.state.settings.addresses
    asked = str(request.base_url).rstrip("/")
    return known[0] if known and reach.is_loopback(request.base_url.hostname or "") else asked


def _is_usual_first_page(request: Request) -> bool:
    """Whether it is the first page as `make web` knew it: no rules of a link, no own editions."""
    is_first = request.url.path == "/" and "rules" not in request.query_params
    return is_first and not request.app.state.settings.editions


def introduced(index: str, request: Request) -> str:
    """The built page with its head filled in, in the language of whoever asks for it."""
    language = language_for(request)
    title, description = _words(Texts(language), request)
    origin = _origin(request)
    said = {
        "og:title": title,
        "og:description": description,
        "og:type": "website",
        "og:site_name": "Yksi",
        "og:locale": language,
        "og:url": origin + request.url.path,
        "og:image": origin + PICTURE,
    }
    head = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(description)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(_PRELOAD.format(address) for address in (f"/locales/{language}.ftl", "/api/editions")),
        *(table_files() if request.url.path.startswith(_TABLES) else ()),
        *(f'<meta property="{key}" content="{escape(value)}" />' for key, value in said.items()),
    ]
    page = index.replace(_EMPTY, "\n    ".join(head), 1).replace(
        '<html lang="en">', f'<html lang="{language}">', 1
    )
    return with_first_page(page, language) if _is_usual_first_page(request) else page
