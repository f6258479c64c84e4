"""The web application: routes, cookies, headers. Everything said to a client is a sentence."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Final
from urllib.parse import quote

import msgspec
import segno
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Route as WebRoute

from scurry.server import metrics, openapi, page, wire
from scurry.server.api import CALLS, Call, Route, Trouble
from scurry.server.guests import COOKIE, COOKIE_SECONDS, Cookies, Guest, new_guest
from scurry.server.hall import Hall
from scurry.server.limits import TABLES_A_MINUTE, TABLES_AT_ONCE, Purses
from scurry.server.problem import Problem
from scurry.server.site import Body, Site, send, shared_body
from scurry.server.sockets import Sockets
from scurry.server.store.base import Store, StoreFailed
from scurry.server.thinking import Thinker

log = logging.getLogger("scurry.web")

BODY_LIMIT: Final = 64 * 1024
HOUSEKEEPING: Final = 20.0  # seconds
HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class Web:
    """The application and what it holds."""

    def __init__(
        self, store: Store, public_url: str = "", bot_seconds: float = 0.8, workers: int = 1
    ) -> None:
        self.store = store
        self.public_url = public_url.rstrip("/")
        self.hall = Hall(store, Thinker(workers), bot_seconds)
        self.purses = Purses(TABLES_A_MINUTE / 60, TABLES_AT_ONCE)
        self.cookies = Cookies(b"")
        self.sockets = Sockets()
        self.site = Site()
        self.hall.share_url = self.public_url
        self.app = Starlette(
            routes=[
                *(self.web_route(route) for route in CALLS),
                WebRoute("/api/openapi.json", self.openapi),
                WebRoute("/api/schema.json", self.schema),
                WebRoute("/healthz", self.healthz),
                WebRoute("/metrics", self.metrics),
                WebRoute("/api/tables/{table}/qr.svg", self.qr),
                WebRoute("/{path:path}", self.page),
            ],
            lifespan=self.lifespan,
            exception_handlers={HTTPException: self.trouble, Exception: self.failure},
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Web]]:
        import secrets

        self.cookies = Cookies(await self.store.setting("cookie-key", secrets.token_bytes(32)))
        housekeeping = asyncio.ensure_future(self.keep_house())
        try:
            yield {"web": self}  # for the sockets
        finally:
            housekeeping.cancel()
            await self.hall.close()
            await self.store.close()

    async def keep_house(self) -> None:
        while True:
            await asyncio.sleep(HOUSEKEEPING)
            try:
                await self.hall.put_to_sleep()
                await self.hall.expire()
            except Exception:
                log.exception("housekeeping failed")
            metrics.tables.set(len(self.hall.awake))

    # The REST interface.

    def web_route(self, route: Route) -> WebRoute:
        decoder: msgspec.json.Decoder[object] | None = None
        if route.body is not None:
            decoder = msgspec.json.Decoder(route.body)

        async def endpoint(request: Request) -> Response:
            try:
                return await self.call(route, decoder, request)
            except Problem as problem:
                metrics.refusals.labels(problem.code).inc()
                return answer(Trouble(problem.code, problem.sentence), problem.status)
            except StoreFailed as failed:
                log.error("the store failed: %s", failed)
                return answer(Trouble("store", "The tables cannot be reached; try again."), 503)

        return WebRoute(route.path, endpoint, methods=[route.method], name=route.name)

    async def call(
        self, route: Route, decoder: msgspec.json.Decoder[object] | None, request: Request
    ) -> Response:
        if route.method == "POST":
            self.same_origin(request)
        guest = self.cookies.read(request.cookies.get(COOKIE))
        call = Call(
            self.hall, guest or new_guest(), dict(request.path_params), dict(request.query_params)
        )
        if decoder is not None:
            call.body = decoded(decoder, await body_of(request))
        if route.opens:
            self.may_open(call.guest, request)
        found = await route.handler(call)
        if route.shared:
            return send(shared(found), request, HEADERS, 200)
        if isinstance(found, str):
            response: Response = PlainTextResponse(found, headers=HEADERS)
        else:
            response = answer(found, 200)
        if call.guest is not guest:
            self.write_cookie(response, call.guest, request)
        return response

    def write_cookie(self, response: Response, guest: Guest, request: Request) -> None:
        secure = request.url.scheme == "https" or self.public_url.startswith("https:")
        response.set_cookie(
            COOKIE, self.cookies.write(guest), COOKIE_SECONDS, httponly=True, samesite="lax",
            secure=secure,
        )  # fmt: skip

    def same_origin(self, request: HTTPConnection) -> None:
        """A page of another site cannot act for our guests."""
        origin = request.headers.get("origin")
        if origin is None:
            return  # not a browser
        host = request.headers.get("host", "")
        known = {f"http://{host}", f"https://{host}", self.public_url}
        if origin not in known:
            raise Problem("origin", "This request comes from another site.", 403)

    def may_open(self, guest: Guest, request: Request) -> None:
        address = request.client.host if request.client is not None else ""
        if not self.purses.spend(f"guest {guest.id}") or not self.purses.spend(f"at {address}"):
            raise Problem("too-many", "You have opened many tables; wait a minute.", 429)

    # Around it.

    async def openapi(self, request: Request) -> Response:
        return JSONResponse(openapi.document(), headers=HEADERS)

    async def schema(self, request: Request) -> Response:
        return JSONResponse(openapi.schema(), headers=HEADERS)

    async def healthz(self, request: Request) -> Response:
        """200 if the store answers."""
        try:
            tables = await asyncio.wait_for(self.store.count(), 5.0)
        except Exception as error:
            log.error("not healthy: %s", error)
            return JSONResponse({"ok": False}, 503, headers=HEADERS)
        return JSONResponse({"ok": True, "tables": tables}, headers=HEADERS)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(metrics.text(), headers=HEADERS)

    async def qr(self, request: Request) -> Response:
        """The way to a table, for the camera of a phone."""
        base = self.hall.share_url or str(request.base_url).rstrip("/")
        table = quote(request.path_params["table"][:60], safe="")
        picture = BytesIO()
        segno.make(f"{base}/table/{table}").save(
            picture, kind="svg", border=2, scale=4, dark="#2B2118", light="#FBF4E6"
        )
        return Response(picture.getvalue(), headers=HEADERS, media_type="image/svg+xml")

    async def page(self, request: Request) -> Response:
        """The web client; a plain page in its place where it is not built."""
        found = self.site.answer(request, HEADERS)
        if found is not None:
            return found
        if request.url.path == "/":
            return HTMLResponse(page.home(await self.store.count()), headers=HEADERS)
        raise HTTPException(404)

    async def trouble(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        sentences = {404: "There is nothing here.", 405: "That cannot be done here."}
        sentence = sentences.get(error.status_code, "This request cannot be answered.")
        return answer(Trouble("http", sentence), error.status_code)

    async def failure(self, request: Request, error: Exception) -> Response:
        """Our mistake. The log has it; the client gets a sentence, never a traceback."""
        return answer(Trouble("failure", "Something went wrong here; try again."), 500)


Next = Callable[[Request], Awaitable[Response]]


def answer(found: msgspec.Struct, status: int) -> Response:
    body = wire.encoder.encode(found)
    return Response(body, status, headers=HEADERS, media_type="application/json")


def shared(found: msgspec.Struct | str) -> Body:
    if isinstance(found, str):
        return shared_body(found.encode(), PlainTextResponse.media_type)
    return shared_body(wire.encoder.encode(found), JSONResponse.media_type)


async def body_of(request: Request) -> bytes:
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > BODY_LIMIT:
            raise Problem("too-large", f"A request has at most {BODY_LIMIT} bytes.", 413)
    return body


def decoded(decoder: msgspec.json.Decoder[object], body: bytes) -> object:
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as bad:
        raise Problem("malformed", f"This request does not fit: {bad}.", 422) from None
    except (msgspec.DecodeError, RecursionError, json.JSONDecodeError):
        raise Problem("malformed", "This request is not JSON that can be read.", 400) from None
