"""What a page says of itself before any script has run: for link previews, tabs and readers."""

from __future__ import annotations

import re
from functools import cache
from html import escape

from starlette.requests import Request

from yksi.rulings.catalogue import find_clause, wordings
from yksi.server.editions import name_of
from yksi.server.http import reach
from yksi.server.http.askers import asked_host
from yksi.server.http.shell import files_for, with_first_page, with_names
from yksi.server.tables.house import House
from yksi.table.room import Room
from yksi.texts import LANGUAGES, Texts, known_language

PICTURE = "/assets/preview.png"
# What every page asks for at once, so that it need not wait until its script has been read.
_PRELOAD = '<link rel="preload" href="{}" as="fetch" crossorigin="anonymous" />'
_TABLES = ("/t/", "/c/")  # where addresses of tables and of their codes begin
_CARDS = {
    "+2": "draw_two",
    "S": "skip",
    "R": "reverse",
    "W": "wild",
    "W4": "wild_four",
    "WS": "shuffle_hands",
    "WC": "custom",
    "WM": "valley",
}
_EMPTY = "<title>Yksi</title>"  # in the built page, where the head is to say more
_texts = cache(Texts)  # whose entries take longest to be read


def language_for(request: Request) -> str:
    """The first language of the reader that Yksi speaks."""
    wished = request.headers.get("accept-language", "").split(",")
    found = (known_language(word.partition(";")[0]) for word in wished)
    return next(filter(None, found), LANGUAGES[0])


def _words(text: Texts, request: Request) -> tuple[str, str]:
    """Title and description, by what the address means."""
    path = request.url.path
    if path.startswith("/rules/"):
        return _rule(text, request)
    if path == "/score":
        return f"{text('keep-score')} · Yksi", text("preview-home")
    if path.startswith("/score/"):
        return f"{text('preview-live')} · Yksi", text("preview-live.about")
    if path.startswith("/replay/"):
        return f"{text('replay-title')} · Yksi", text("preview-replay")
    if path.startswith("/t/"):
        house: House = request.app.state.house
        room = house.room(request.path_params.get("table", ""))
        if room is not None and room.host is not None:
            return _invitation(text, request, room, room.host)
    name = _game(text, request, request.query_params.get("rules", ""))
    if not path.startswith(_TABLES):
        return "Yksi" if name is None else f"{name} · Yksi", text("preview-home")
    called = "" if name is None else f" · {name}"
    return f"{text('preview-table')}{called} · Yksi", text("preview-table.about")


def _game(text: Texts, request: Request, rules: str) -> str | None:
    """What rules are called; None when nothing, or nothing that can be played, is named."""
    return name_of(text, rules, request.app.state.settings.editions) if rules else None


def _invitation(text: Texts, request: Request, room: Room, host: int) -> tuple[str, str]:
    """Who invites, what is played there now, and how many have come.

    A table that sleeps is not woken for those who only look at a link.
    """
    who, rules = room.person(host).name, room.settings.rules
    game = _game(text, request, rules) or rules
    about = text("preview-invites.about", count=len(room.humans_here()))
    return f"{text('preview-invites', who=who)} · {game} · Yksi", about


def _rule(text: Texts, request: Request) -> tuple[str, str]:
    """The clause of an address in a line, so that a friend reads the answer in the message."""
    edition = request.path_params.get("edition", "").lower()
    written = request.path_params.get("clause", "")
    clause = find_clause(edition, written)
    said = None if clause is None else wordings(text.language).get(clause)
    if said is None:
        return f"{text('page-rules-short')} · Yksi", text("preview-home")

    def named(card: re.Match[str]) -> str:
        return text("symbol", symbol=_CARDS[card[1]], number="", form="name", edition=edition)

    title, about = (re.sub(r"\[([^]]+)\]", named, words) for words in said)
    return f"{written} · {title} · {text(f'edition-{edition}')} · Yksi", about


def _origin(request: Request) -> str:
    """Where whoever gets the link finds this server."""
    known: tuple[str, ...] = request.app.state.settings.addresses
    asked = str(request.base_url).rstrip("/")
    return known[0] if known and reach.is_loopback(asked_host(request)) else asked


def _is_usual_first_page(request: Request) -> bool:
    """Whether it is the first page as `make web` knew it: no rules of a link, no own editions."""
    is_first = request.url.path == "/" and "rules" not in request.query_params
    return is_first and not request.app.state.settings.editions


def introduced(index: str, request: Request) -> str:
    """The built page with its head filled in, in the language of whoever asks for it."""
    language = language_for(request)
    title, description = _words(_texts(language), request)
    origin = _origin(request)
    said = {
        "og:title": title,
        "og:description": description,
        "og:type": "website",
        "og:site_name": "Yksi",
        "og:locale": language,
        "og:url": origin + request.url.path,
        "og:image": origin + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": "Yksi",
    }
    head = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(description)}" />',
        '<meta name="twitter:card" content="summary_large_image" />',
        *(_PRELOAD.format(address) for address in (f"/locales/{language}.ftl", "/api/editions")),
        *files_for(request.url.path),
        *(f'<meta property="{key}" content="{escape(value)}" />' for key, value in said.items()),
    ]
    page = index.replace(_EMPTY, "\n    ".join(head), 1).replace(
        '<html lang="en">', f'<html lang="{language}">', 1
    )
    if request.url.path == "/score":
        return with_names(page, language)
    return with_first_page(page, language) if _is_usual_first_page(request) else page
