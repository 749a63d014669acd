"""Everything that is fetched: the page, its texts, editions, records, the QR code, health."""

from __future__ import annotations

import asyncio
import gzip

import msgspec
from starlette.requests import Request
from starlette.responses import (
    HTMLResponse,
    JSONResponse,
    PlainTextResponse,
    Response,
)

from yksi.rulings.catalogue import find_clause
from yksi.server import goodbyes
from yksi.server.editions import editions_told, link_told
from yksi.server.guard.addresses import address_of
from yksi.server.guard.gate import Gate
from yksi.server.http.analyses import Analyses
from yksi.server.http.askers import takes_packed, while_waited_for
from yksi.server.http.fetch_limits import AGAIN_SECONDS, refused
from yksi.server.http.previews import introduced
from yksi.server.http.readiness import Readiness
from yksi.server.http.shelf import Shelf
from yksi.server.http.shell import INDEX, WORKER
from yksi.server.tables.house import House
from yksi.server.tables.listing import Listing

LONGEST_LINK = 2_000  # with any rules; a QR code holds some more
LONGEST_RULES = 2_000
LONGEST_NUMBER = 6  # digits


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _shelf(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


def _number(word: str) -> int | None:
    is_number = word.isdecimal() and word.isascii() and len(word) <= LONGEST_NUMBER
    return int(word) if is_number else None


def later() -> Response:
    """Not now; nothing is wrong with the question."""
    return PlainTextResponse("", 503, headers={"retry-after": AGAIN_SECONDS})


def _page(request: Request, status: int) -> Response:
    if not INDEX.is_file():
        return PlainTextResponse("The page is not built yet: run `make web`.", 503)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return HTMLResponse(introduced(INDEX.read_text("utf-8"), request), status, headers)


async def page(request: Request) -> Response:
    """The one page of everything; it reads its address itself."""
    table = request.path_params.get("table")
    is_known = table is None or await _house(request).knows(table)
    return _page(request, 200 if is_known else 404)


async def rulebook(request: Request) -> Response:
    """The page of an edition or a clause; where there is none, it says so and helps on."""
    asked = request.path_params["edition"].lower()
    told = editions_told(request.app.state.settings.editions)
    words = next((each["words"] for name, each in told.items() if name.lower() == asked), None)
    written = request.path_params.get("clause")
    is_known = words is not None and (written is None or find_clause(words, written) is not None)
    return _page(request, 200 if is_known else 404)


async def worker(_: Request) -> Response:
    """What keeps the pages for a browser without a line; it is looked at anew on every visit."""
    if not WORKER.is_file():
        return PlainTextResponse("", 404)
    headers = {"cache-control": "no-cache"}
    return Response(WORKER.read_bytes(), media_type="text/javascript", headers=headers)


async def missing(request: Request, _: Exception) -> Response:
    """People who typed a wrong address get a page with a way out, programs an empty answer."""
    is_for_people = "text/html" in request.headers.get("accept", "")
    return _page(request, 404) if is_for_people else PlainTextResponse("", 404)


async def editions(request: Request) -> Response:
    """What can be played here."""
    return JSONResponse(editions_told(request.app.state.settings.editions))


async def rules(request: Request) -> Response:
    """Whether the rules of a link can be played; a link is written by anybody."""
    text = request.query_params.get("text", "")
    if len(text) > LONGEST_RULES:
        return PlainTextResponse("", 400)
    return JSONResponse(link_told(text))


async def create(request: Request) -> Response:
    """A new table, if whoever asks may have one more and the house is not full."""
    gate: Gate = request.app.state.gate
    if request.app.state.bans.covers(address_of(request)):
        return refused("banned", 403)
    code = gate.refuse_table(address_of(request))
    if code is not None:
        return refused(code, 503 if code == "house-full" else 429)
    return JSONResponse({"table": await _house(request).create()}, 201)


async def table(request: Request) -> Response:
    """Whether there is such a table, for a door that should not ask for a name in vain."""
    house, name = _house(request), request.path_params["table"]
    is_known = await house.knows(name)
    is_gone = not is_known and (await house.absence(name)).reason == goodbyes.gone().reason
    is_awake = is_known and await house.is_awake(name)
    return JSONResponse({"known": is_known, "gone": is_gone, "awake": is_awake})


async def public(request: Request) -> Response:
    """Tables that want to be found."""
    listing: Listing = request.app.state.listing
    cards = [msgspec.Raw(card.encode()) for card in await listing.shown()]
    return Response(msgspec.json.encode(cards), media_type="application/json")


def _open_table(request: Request) -> str:
    """The table that is asked about; Goodbye when the operator has closed it, or bans who asks."""
    table: str = request.path_params["table"]
    request.app.state.bans.refuse(address_of(request), table)
    return table


async def record(request: Request) -> Response:
    """The record of the games that are over, as a file."""
    table = _open_table(request)
    finding = _shelf(request).record(table, takes_packed(request), address_of(request))
    text = await while_waited_for(request, finding)
    if text is None:
        return PlainTextResponse("", 404)
    headers = {"content-disposition": f'attachment; filename="yksi-{table}.txt"'}
    return _worked_out(request, text, "text/plain", headers)


async def replay(request: Request) -> Response:
    """One page of a replay."""
    first = _number(request.query_params.get("from", "0"))
    if first is None:
        return PlainTextResponse("", 400)
    table = _open_table(request)
    finding = _shelf(request).page(table, first, takes_packed(request), address_of(request))
    found = await while_waited_for(request, finding)
    if found is None:
        return PlainTextResponse("", 404)
    return _worked_out(request, found, "application/json")


async def analysis(request: Request) -> Response:
    """Everybody's chances in a round that is over; 202 as long as they are being found."""
    analyses: Analyses = request.app.state.analyses
    table, round_ = _open_table(request), _number(request.query_params.get("round", ""))
    if round_ is None:
        return PlainTextResponse("", 400)
    key = (table, round_)
    job = analyses.find(key)
    if job is None:
        if not await _house(request).knows(table):
            return PlainTextResponse("", 404)
        job = analyses.find(key) or analyses.begin(key, address_of(request))
    if not job.is_over:
        body = msgspec.json.encode(job.progress())
        return Response(body, 202, media_type="application/json")
    found = job.answer.result()
    if found is None:
        return PlainTextResponse("", 404)
    if not takes_packed(request):
        found = await asyncio.to_thread(gzip.decompress, found)
    return _worked_out(request, found, "application/json")


def _worked_out(
    request: Request, body: bytes, kind: str, headers: dict[str, str] | None = None
) -> Response:
    """What a worker has found, packed by it where that is wanted."""
    headers = {**(headers or {}), "vary": "accept-encoding"}
    if takes_packed(request):
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind, headers=headers)


async def _link(request: Request) -> str:
    """The link in the address, or in what is said where it has a key, which no log may hold."""
    if request.method != "POST":
        return request.query_params.get("link", "")
    said = bytearray()
    async for chunk in request.stream():
        said += chunk
        if len(said) > LONGEST_LINK:
            return ""
    return said.decode(errors="replace")


async def qr(request: Request) -> Response:
    """A link of this server as a picture."""
    link = await _link(request)
    if not 0 < len(link) <= LONGEST_LINK:
        return PlainTextResponse("", 400)
    finding = _shelf(request).picture(link, address_of(request))
    picture = await while_waited_for(request, finding)
    if picture is None:
        return PlainTextResponse("", 400)
    return Response(picture, media_type="image/svg+xml")


async def health(_: Request) -> Response:
    """The process lives; whether it can do its work, `ready` says."""
    return PlainTextResponse("ok")


async def ready(request: Request) -> Response:
    """Whether people should be sent here; if not, why."""
    readiness: Readiness = request.app.state.readiness
    trouble = await readiness.trouble()
    return PlainTextResponse("ok") if trouble is None else PlainTextResponse(trouble, 503)
