"""Evenings with paper cards: begun, written, watched, and their pen handed over, by HTTP.

Whoever watches asks again and again; an answer waits until there is something new.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from yksi.server.evenings import shapes
from yksi.server.evenings.book import Book
from yksi.server.evenings.news import News
from yksi.server.evenings.refusals import RefusedError, refused
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.addresses import address_of
from yksi.server.guard.gate import Gate
from yksi.server.http.askers import while_waited_for
from yksi.server.http.fetch_limits import AGAIN_SECONDS
from yksi.server.metrics import ENTRIES
from yksi.server.security import is_same_origin

WAIT_SECONDS = 25.0  # for something new; proxies cut what is silent for longer
_NAME = re.compile(rf"\w[\w-]{{{shapes.NAME_LENGTH - 1}}}", re.ASCII)
_TOKEN = re.compile(r"Bearer ([\w-]{1,64})", re.ASCII)
_GOODBYES = {"gone": 410, "too-many": 429, "house-full": 503}  # others are 403
_PRIVATE = {"cache-control": "no-store"}
Said = TypeVar("Said")
Handler = Callable[[Request, str], Awaitable[Response]]
Endpoint = Callable[[Request], Awaitable[Response]]


def _book(request: Request) -> Book:
    book: Book = request.app.state.book
    return book


def _news(request: Request) -> News:
    news: News = request.app.state.news
    return news


def _answered(told: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(told)
    headers = _PRIVATE if status < 429 else {**_PRIVATE, "retry-after": AGAIN_SECONDS}
    return Response(body, status, headers, "application/json")


def _about_evening(handle: Handler) -> Endpoint:
    """An endpoint of one evening, which tells in the same way why it refuses."""

    async def endpoint(request: Request) -> Response:
        name = request.path_params["evening"]
        try:
            if not is_same_origin(request):
                raise refused(403, "origin")
            if _NAME.fullmatch(name) is None:
                raise refused(404, "no-evening")
            request.app.state.bans.refuse(address_of(request), name)
            return await handle(request, name)
        except RefusedError as error:
            return _answered(error.refusal, error.status)
        except Goodbye as why:
            refusal = shapes.EveningRefusal(why.reason)
            return _answered(refusal, _GOODBYES.get(why.reason, 403))

    return endpoint


async def _said(request: Request, shape: type[Said]) -> Said:
    """The message of a request, which must be one and not too long."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > shapes.MOST_BYTES:
            raise refused(413, "message")
    try:
        return msgspec.json.decode(bytes(body), type=shape)
    except (msgspec.MsgspecError, UnicodeError):
        raise refused(400, "message") from None


def _number(request: Request, name: str, otherwise: int) -> int:
    word = request.query_params.get(name, str(otherwise))
    if not (word.isascii() and word.isdecimal() and len(word) <= len(str(10**9))):
        raise refused(400, "message")
    return int(word)


def _token(request: Request) -> str | None:
    found = _TOKEN.fullmatch(request.headers.get("authorization", ""))
    return None if found is None else found[1]


@_about_evening
async def begin(request: Request, name: str) -> Response:
    """A new evening, or the same again."""
    said = await _said(request, shapes.BeginEvening)
    gate: Gate = request.app.state.gate
    code = gate.refuse_table(address_of(request))
    if code is not None:
        raise refused(503 if code == "house-full" else 429, code)
    return _answered(await asyncio.to_thread(_book(request).begin, name, said), 201)


@_about_evening
async def write(request: Request, name: str) -> Response:
    """Entries, which are on the disk when this is answered."""
    said = await _said(request, shapes.WriteEntries)
    gate: Gate = request.app.state.gate
    if not gate.entries.take(address_of(request), max(1, len(said.lines))):
        raise refused(429, "too-many")
    try:
        done = await asyncio.to_thread(_book(request).write, name, said)
    except RefusedError as error:
        ENTRIES.labels(error.refusal.code).inc()
        raise
    if done.is_news:
        _news(request).tell(name)
    ENTRIES.labels("kept").inc(done.entries)
    ENTRIES.labels("repeated").inc(len(said.lines) - done.entries)
    return _answered(done.told)


@_about_evening
async def hold(request: Request, name: str) -> Response:
    """What somebody wishes of the pen, and the evening after it."""
    wish: shapes.PenWish = await _said(request, shapes.PenWish)  # type: ignore[arg-type] # a union
    await asyncio.to_thread(_book(request).hold, name, wish)
    _news(request).tell(name)
    first = _number(request, "from", 0)
    return _answered(await asyncio.to_thread(_book(request).tell, name, first, wish.token))


@_about_evening
async def watch(request: Request, name: str) -> Response:
    """The evening from an entry on; with `seen`, when it is no longer as it was seen."""
    first, seen = _number(request, "from", 0), _number(request, "seen", 0)
    token = _token(request)
    tell = _book(request).tell
    gate: Gate = request.app.state.gate
    with (
        gate.line(address_of(request)),
        gate.watcher(name),
        _news(request).waiting(name, seen) as waiter,
    ):
        told = await asyncio.to_thread(tell, name, first, token)
        if told.revision == seen and not waiter.news.is_set():
            await while_waited_for(request, _until(waiter.news))
            told = await asyncio.to_thread(tell, name, first, token)
    return _answered(told)


async def _until(news: asyncio.Event) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(news.wait(), WAIT_SECONDS)


@_about_evening
async def stop(request: Request, name: str) -> Response:
    """The evening is deleted by whoever has the pen."""
    await asyncio.to_thread(_book(request).stop, name, _token(request) or "")
    _news(request).tell(name)
    return _answered({})


@_about_evening
async def record(request: Request, name: str) -> Response:
    """The record as a file."""
    text = await asyncio.to_thread(_book(request).record, name)
    headers = {**_PRIVATE, "content-disposition": 'attachment; filename="yksi-evening.txt"'}
    return PlainTextResponse(text, headers=headers)
