"""The application: which address is served by what."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route

from yksi.server.collector import collect_new
from yksi.server.door.bans import Bans
from yksi.server.door.peers import Peers
from yksi.server.door.way_in import WayIn
from yksi.server.evenings.book import Book
from yksi.server.evenings.news import News
from yksi.server.goodbyes import Goodbye
from yksi.server.guard.gate import Gate
from yksi.server.guard.strain import Strain
from yksi.server.http import evenings, invitations, lookup, pages, shell
from yksi.server.http.analyses import Analyses
from yksi.server.http.assets import Assets
from yksi.server.http.fetch_limits import FewFetches
from yksi.server.http.readiness import Readiness
from yksi.server.http.shelf import Shelf
from yksi.server.metrics import COMMIT_SECONDS, COMMIT_WRITES
from yksi.server.security import PlainAddresses, SecurityHeaders
from yksi.server.settings import Settings
from yksi.server.tables.house import House
from yksi.server.tables.listing import Listing
from yksi.server.tables.renewal import Renewal
from yksi.server.tables.sweeping import Sweeper
from yksi.server.tables.thinking import Thinking
from yksi.server.troubles import GoingDown, GoneError, TooBusy
from yksi.server.watch import watch
from yksi.server.workers.pool import Pool
from yksi.server.workers.worker import TaskFailedError
from yksi.store import Alone, DamagedError, Leases, Log, LogError

TIDY_SECONDS = 60
logger = logging.getLogger("yksi.app")

ROUTES: list[BaseRoute] = [
    Route("/", pages.page),
    Route("/t/{table}", pages.page),
    Route("/t/{table}/screen", pages.page),
    Route("/t/{table}/hand", pages.page),
    Route("/c/{code}", pages.page),
    Route("/c/{code}/screen", pages.page),
    Route("/c/{code}/hand", pages.page),
    Route("/replay/{table}", pages.page),
    Route("/learn", pages.page),
    Route("/learn/{edition}", pages.page),
    Route("/learn/{edition}/{step}", pages.page),
    Route("/score", pages.page),
    Route("/score/{evening}", pages.page),
    Route("/rules", pages.page),
    Route("/rules/{edition}", pages.rulebook),
    Route("/rules/{edition}/{clause}", pages.rulebook),
    Route("/api/editions", pages.editions),
    Route("/api/rules", pages.rules),
    Route("/api/reach", invitations.get_reach),
    Route("/api/network", invitations.open_network, methods=["POST"]),
    Route("/api/network", invitations.close_network, methods=["DELETE"]),
    Route("/api/codes/{code}", lookup.code),
    Route("/api/tables", pages.create, methods=["POST"]),
    Route("/api/tables", pages.public),
    Route("/api/tables/{table}", pages.table),
    Route("/api/tables/{table}/record", pages.record),
    Route("/api/tables/{table}/replay", pages.replay),
    Route("/api/tables/{table}/analysis", pages.analysis),
    Route("/api/evenings/{evening}", evenings.begin, methods=["PUT"]),
    Route("/api/evenings/{evening}", evenings.watch, methods=["GET"]),
    Route("/api/evenings/{evening}", evenings.stop, methods=["DELETE"]),
    Route("/api/evenings/{evening}/entries", evenings.write, methods=["POST"]),
    Route("/api/evenings/{evening}/pen", evenings.hold, methods=["POST"]),
    Route("/api/evenings/{evening}/record", evenings.record),
    Route("/qr.svg", pages.qr, methods=["GET", "POST"]),
    Route("/worker.js", pages.worker),
    Route("/health", pages.health),
    Route("/ready", pages.ready),
]


async def _later(_: Request, error: Exception) -> Response:
    if isinstance(error, LogError):
        logger.error("%s", error)
    return pages.later()


async def _damaged(_: Request, error: Exception) -> Response:
    logger.error("%s", error)
    return PlainTextResponse("damaged", 500)


async def _failed(_: Request, __: Exception) -> Response:
    return PlainTextResponse("", 500)  # the pool has told the operator


async def _kept_out(_: Request, why: Exception) -> Response:
    return JSONResponse({"code": str(why)}, 403)


TROUBLES: dict[Any, Any] = {
    Goodbye: _kept_out,
    LogError: _later,
    TooBusy: _later,
    GoingDown: _later,
    GoneError: _later,
    DamagedError: _damaged,
    TaskFailedError: _failed,
}


def make_app(
    log: Log,
    settings: Settings,
    collect: Callable[[], Awaitable[None]] | None = None,
    leases: Leases | None = None,
) -> Starlette:
    """The server over a log; closes both when it is shut down.

    `leases` say which tables it carries; without them it carries every one. `collect` frees memory
    after tables were put away, for a process that is nothing but a server.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tenure = leases or Alone()
        pool = Pool(settings.workers)
        thinking = Thinking(pool, settings.workers > 0)
        strain = Strain(settings.limits)
        app.state.gate = Gate(settings.limits, strain)
        house = app.state.house = House(log, thinking, tenure, settings.limits, strain)
        renewal = Renewal(tenure, house)
        listing = app.state.listing = Listing(log.cards, tenure, house.rooms)
        app.state.analyses = Analyses(log, pool, settings.cluster)
        app.state.shelf = Shelf(log, pool)
        app.state.readiness = Readiness(log, house)
        app.state.book = Book(log, settings.limits.entries_per_evening)
        news = app.state.news = News(log.evenings)
        bans = app.state.bans = Bans(log.orders, house)
        beside = [
            asyncio.create_task(_tidy(house, collect)),
            asyncio.create_task(house.rehearse()),
            asyncio.create_task(strain.watch()),
            asyncio.create_task(renewal.run()),
            asyncio.create_task(listing.run()),
            asyncio.create_task(bans.run()),
            asyncio.create_task(Sweeper(log, house, settings).run()),
        ]
        if collect is not None:
            beside.append(asyncio.create_task(collect_new()))
        if settings.metrics_port is not None:
            log.watch_commits(_note_commit)
            beside.append(asyncio.create_task(watch(house)))
        yield
        news.close()
        await pool.close()
        await house.close()
        thinking.close()
        for task in beside:
            task.cancel()
        await asyncio.gather(*beside, return_exceptions=True)
        renewal.close()
        await asyncio.to_thread(_leave, tenure)

    files = [
        Mount("/assets", Assets(directory=shell.STATIC, check_dir=False)),
        Mount("/locales", Assets(directory=shell.texts_folder())),
    ]
    app = Starlette(
        routes=[*ROUTES, *files],
        middleware=[
            Middleware(Peers, secret=settings.peer_secret),
            Middleware(WayIn),
            Middleware(PlainAddresses),
            Middleware(SecurityHeaders, scripts=shell.inline_scripts()),
            Middleware(FewFetches),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=5),
        ],
        exception_handlers={404: pages.missing, **TROUBLES},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.network = None  # a server that can be opened to one has it put here
    return app


def _leave(leases: Leases) -> None:
    try:
        leases.close()
    except LogError as error:  # they end by themselves
        logger.error("%s", error)


def _note_commit(seconds: float, writes: int) -> None:
    COMMIT_SECONDS.observe(seconds)
    COMMIT_WRITES.observe(writes)


async def _tidy(house: House, collect: Callable[[], Awaitable[None]] | None) -> None:
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        house.put_away_idle()
        if collect is not None:
            await collect()
