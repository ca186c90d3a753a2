"""HTTP and WebSocket: everything a browser or a foreign bot may ask. docs/protocol.md tells it for readers."""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from functools import cache
from ipaddress import ip_address
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, route, websocket
from litestar.config.app import AppConfig
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPluginProtocol
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_400_BAD_REQUEST,
    HTTP_404_NOT_FOUND,
    HTTP_409_CONFLICT,
    HTTP_421_MISDIRECTED_REQUEST,
    HTTP_500_INTERNAL_SERVER_ERROR,
)

from .. import __version__, games
from ..games.game import BadOption, Game, Message, NotLegal, Refusal, say
from ..search.bots import LEVELS
from ..store import Store, StoreError
from ..words import LANGUAGES, Words, catalogue, front
from . import static, wire
from .limits import Limits, Rate
from .rooms import EXPIRE_DAYS, Connection, NoSuchTable, Room, Rooms, Unreadable, outward, window_of
from .sockets import SCOPE, Sockets
from .webhooks import Webhooks

log = logging.getLogger(__name__)

SWITCH = 0.001
"""Seconds that a busy thread keeps Python's lock while others wait for it; usually 5 ms."""
SWEEP = 60.0
"""Seconds between two looks for rooms that may leave the memory."""
EXPIRE_EVERY = 6 * 3600.0
"""Seconds between two looks for tables that nobody visits any more."""
HELLO_WITHIN = 10.0
"""Seconds that a new connection has to say hello."""
JUNK = 20
"""Messages in a row that can't be read before a connection is closed."""
TOO_FAST = 0.1
"""Seconds that a connection is not read from when it sends too fast."""
FAREWELL = 2.0
"""Seconds that a client has to take the last words, and to close after it was told that there is nothing for it."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}

_decoder = msgspec.json.Decoder(wire.FromClient)

_NAME = re.compile(r"(\[(?P<v6>[0-9a-fA-F:.]+)\]|(?P<name>[^\[\]:/@\s]+))(:\d{1,5})?")


class TooMany(Refusal):
    """More than one address may ask for."""


class BadHost(Refusal):
    """The request is for a name that is not known to be this server's."""


def check_host(headers: Any, known: frozenset[str]) -> None:
    """Refuse what asks for a name that is not ours. Raises BadHost.

    A page of somebody else may let its own name point to this machine, and would then be of the same origin as we are
    (DNS rebinding). An address of numbers can't be pointed elsewhere.
    """
    host = headers.get("host", "")
    name = _NAME.fullmatch(host)
    if name is not None and (name["name"] or "").lower().rstrip(".") in known:
        return
    with suppress(ValueError):
        if name is not None and ip_address(name["v6"] or name["name"]):
            return
    raise BadHost(say("bad_host", host=host[:100]))


def same_origin(headers: Any) -> bool:
    """Whether a request is from a page of this server, or from no page at all."""
    origin = headers.get("origin")
    with suppress(ValueError):  # what is no address is no address of ours
        return origin is None or urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    return False


def problem(message: Message, status: int, game: str | None = None) -> Response[wire.Problem]:
    told = wire.Problem(message, Words("en").render(message, game))
    return Response(told, status_code=status, headers=HEADERS)  # what is refused doesn't pass `add_headers`


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[wire.Problem]:
    """What can't be done gets its reason, in words too."""
    status = HTTP_400_BAD_REQUEST
    if isinstance(refusal, NoSuchTable):
        status = HTTP_404_NOT_FOUND
    elif isinstance(refusal, NotLegal):
        status = HTTP_409_CONFLICT
    elif isinstance(refusal, TooMany):
        status = 429
    elif isinstance(refusal, BadHost):
        status = HTTP_421_MISDIRECTED_REQUEST
    elif isinstance(refusal, StoreError):
        status = 503
    return problem(outward(refusal), status, request.state.get("game"))


def bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses (no such address, a body of the wrong form), said in our form."""
    if error.status_code == HTTP_404_NOT_FOUND:
        return problem(say("no_such_page", path=request.url.path[:80]), HTTP_404_NOT_FOUND)
    detail = "; ".join(
        f"{item.get('key', '')}: {item.get('message', '')}" if isinstance(item, dict) else str(item)
        for item in (error.extra or [])
    )
    return problem(say("bad_request", detail=(detail or error.detail)[:200]), error.status_code)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[wire.Problem]:
    """A body of lists in lists without end."""
    return problem(say("bad_request", detail=str(error)[:200]), HTTP_400_BAD_REQUEST)


def fault(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Problem]:
    """What nobody thought of: told to whoever asked without its inside, and to the log with it."""
    log.error("%s %s", request.method, request.url.path, exc_info=error)
    return problem(say("server_fault"), HTTP_500_INTERNAL_SERVER_ERROR)


def check_request(request: Request[Any, Any, Any]) -> None:
    """Whether a request is for us, and from a page of ours. Raises BadHost or HTTPException."""
    check_host(request.headers, request.app.state.hosts)
    if request.method not in ("GET", "HEAD") and not same_origin(request.headers):
        raise HTTPException(status_code=403, detail="this comes from another site")


@get("/api/games")
async def list_games(state: State) -> wire.GamesInfo:
    """The games that can be played here."""
    infos = []
    for game in map(games.get, games.names()):
        others = [board for board in game.board_names() if board != game.boards.DEFAULT]
        infos.append(
            wire.GameInfo(
                name=game.name,
                players=list(game.players),
                minutes=game.minutes,
                options=[wire.GameOption(o.name, o.default, list(o.values)) for o in game.options],
                boards=[game.boards.DEFAULT, *others],
                usual_boards=[game.usual_board(players) for players in game.players],
                usual_players=game.usual_players or game.players[0],
                levels=list(LEVELS),
                hides=game.hides(),
                window=window_of(game),
            )
        )
    return wire.GamesInfo(infos, __version__, EXPIRE_DAYS, state.rooms.webhooks is not None)


@get("/api/games/{game:str}/boards")
async def list_boards(game: str) -> wire.BoardsInfo:
    """The boards of a game, and what boards are made of, for whoever makes one of their own."""
    it = games.get(game)
    others = [name for name in it.board_names() if name != it.boards.DEFAULT]
    boards = [_board(it, name, it.board_text(name)) for name in (it.boards.DEFAULT, *others)]
    parts = it.views.parts() if hasattr(it.views, "parts") else []
    return wire.BoardsInfo(boards, parts, hasattr(it.boards, "random"))


@post("/api/games/{game:str}/board", status_code=HTTP_200_OK)
async def check_board(game: str, data: wire.AskBoard) -> wire.BoardInfo:
    """A board of one's own, or one at random, as it is drawn; or why it can't be one."""
    it = games.get(game)
    text = data.text
    if text is None:
        if not hasattr(it.boards, "random"):
            raise BadOption(say("no_random_boards"))
        text = it.boards.random(secrets.randbits(32) if data.seed is None else data.seed)
    try:
        return _board(it, "", text)
    except BadOption as refusal:
        return wire.BoardInfo("", text, None, outward(refusal))


def _board(game: Game, name: str, text: str) -> wire.BoardInfo:
    """Raises BadOption for a text that is no board."""
    config = game.config_of(game.players[0], {}, name, text)
    return wire.BoardInfo(name, text, game.views.layout(config))


@post("/api/tables")
async def make_table(data: wire.NewTable, state: State, request: Request[Any, Any, Any]) -> wire.Made:
    """Open a table."""
    request.state["game"] = data.game  # a refusal may be in the game's own words
    rooms: Rooms = state.rooms
    _may_open(state, request)
    return await rooms.make(data)


def _may_open(state: State, request: Request[Any, Any, Any]) -> None:
    if not state.limits.open_table(_address(request)):
        raise TooMany(say("too_many"))


def _address(connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    return connection.client.host if connection.client else ""


@post("/api/analysis")
async def make_analysis(data: wire.NewAnalysis, state: State, request: Request[Any, Any, Any]) -> wire.Made:
    """Open a table for trying things out."""
    rooms: Rooms = state.rooms
    _may_open(state, request)
    return await rooms.analyse(data)


@post("/api/tables/{table:str}/claim", status_code=HTTP_200_OK)
async def claim(table: str, data: wire.Claim, state: State) -> wire.ChairKey:
    """Take the chair of an invite."""
    rooms: Rooms = state.rooms
    return await (await rooms.get(table)).claim(data.invite, data.name, data.id)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(table: str, state: State) -> Response[str]:
    """The record of a game that is over."""
    rooms: Rooms = state.rooms
    room = await rooms.get(table)
    if room.table.phase != "over":
        raise NotLegal(say("not_over_yet"))
    name = f"{room.table.config.game.name}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.table.record().text(), media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/texts/{lang:str}/{game:str}", media_type="text/plain")
async def texts(lang: str, game: str, part: str = "") -> Response[str]:
    """The Fluent catalogue of a game, or with `_` the one of what all games share.

    With `part=front` only what is said of a game before it is opened: its name and what it is, boards, options.
    """
    if lang not in LANGUAGES:
        raise NotLegal(say("no_such_language", lang=lang[:10], langs=", ".join(LANGUAGES)))
    text = catalogue(lang, None if game == "_" else games.get(game).name)
    if part == "front":
        text = front(text)
    return Response(text, media_type="text/plain; charset=utf-8", headers={"cache-control": "no-cache"})


@get("/api/rules/{game:str}/{lang:str}", media_type="text/html")
async def rules(game: str, lang: str) -> Response[str]:
    """The rules page of a game, as a fragment of HTML."""
    if lang not in LANGUAGES:
        raise NotLegal(say("no_such_language", lang=lang[:10], langs=", ".join(LANGUAGES)))
    return Response(_rules(games.get(game).name, lang), media_type="text/html; charset=utf-8")


@cache
def _rules(game: str, lang: str) -> str:
    """Markdown to HTML; a heading that starts with a ruling gets it as its id, as `EP-4`."""
    from markdown_it import MarkdownIt

    text = (games.get(game).folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")
    html: str = MarkdownIt("commonmark").enable("table").render(text)
    return re.sub(r"<(h\d|li)>((?:<p>)?)([A-Z]{2}-[A-Z]?\d+)\b", r'<\1 id="\3">\2\3', html)


@route(
    ["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False, compressed=True
)
def page(request: Request[Any, Any, Any], state: State, path: str = "/") -> Response[bytes]:
    """The built client."""
    file = state.files.get(path)
    if file is None:
        raise HTTPException(status_code=HTTP_404_NOT_FOUND)
    headers = {
        "etag": file.etag,
        "vary": "accept-encoding",
        "cache-control": "public, max-age=31536000, immutable" if file.forever else "no-cache",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.compressed
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)


@websocket("/ws/{table:str}")
async def at_table(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    """A connection to a table; see `wire`."""
    try:
        check_host(socket.headers, state.hosts)
    except BadHost:
        await socket.close(code=4421, reason="not our name")
        return
    if not same_origin(socket.headers):
        await socket.close(code=4403, reason="another site")
        return
    limits, address = state.limits, _address(socket)
    if not limits.connect(address):
        await socket.close(code=4429, reason="too many connections")
        return
    try:
        await _serve(socket, table, state)
    finally:
        limits.disconnect(address)
        # both hold the socket that holds them, and full collections of garbage are rare here
        del socket.receive, socket.send


async def _serve(socket: WebSocket[Any, Any, Any], table: str, state: State) -> None:
    await socket.accept()
    line: Sockets = cast("dict[str, Any]", socket.scope)[SCOPE]
    connection = Connection(line)
    line.roused = connection.flush
    try:
        if (hello := await _hello(socket, connection)) is None:
            return
        try:
            room = await state.rooms.get(table)
        except StoreError as error:
            if isinstance(error, Unreadable):
                connection.send(wire.Gone(error.message))
            else:  # it may be readable again: clients come back until it is
                outward(error)
                connection.send(wire.Notice(say("bad_data_now")))
            await _farewell(socket)
            return
        except Refusal as refusal:
            connection.send(wire.Gone(refusal.message))
            await _farewell(socket)
            return
        try:
            await room.join(connection, hello)
            await _listen(socket, connection, room)
        finally:
            room.leave(connection)
    finally:
        with suppress(Exception):  # it may be closed from the other side already
            async with asyncio.timeout(FAREWELL):  # or is that of somebody who doesn't read
                await socket.close()


async def _hello(socket: WebSocket[Any, Any, Any], connection: Connection) -> wire.Hello | None:
    """The first message; None for a client that does not say hello, or in another protocol."""
    message = None
    with suppress(TimeoutError):
        # not `wait_for`: its task and what that raises hold each other, and with them the whole connection
        async with asyncio.timeout(HELLO_WITHIN):
            message = await _next(socket, connection)
    if isinstance(message, wire.Hello) and message.protocol == wire.PROTOCOL:
        return message
    if isinstance(message, wire.Hello):
        connection.send(wire.Gone(say("protocol", protocol=message.protocol, known=wire.PROTOCOL)))
    elif message is not None:
        connection.send(wire.Gone(say("hello_first")))
    await _farewell(socket)
    return None


async def _listen(socket: WebSocket[Any, Any, Any], connection: Connection, room: Room) -> None:
    """Take messages until the client is gone."""
    rate = Rate()
    while not connection.dropped:
        message = await _next(socket, connection)
        if message is None:
            return
        if not rate.take():
            connection.send(wire.Refused(getattr(message, "id", ""), say("too_fast")))
            await asyncio.sleep(TOO_FAST)
            continue
        await room.receive(connection, message)


async def _next(socket: WebSocket[Any, Any, Any], connection: Connection) -> wire.FromClient | None:
    """The next message that can be read; None when the client is gone, or talks junk."""
    for _ in range(JUNK):
        try:
            data = await socket.receive_data("text")
        except WebSocketDisconnect:
            return None
        except Exception:  # a frame that isn't text
            data = ""
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            connection.send(wire.Refused("", say("bad_message", detail=str(error)[:200])))
    return None


async def _farewell(socket: WebSocket[Any, Any, Any]) -> None:
    """Wait a moment for the client to close: closed from here, the last words may be lost on the way."""
    with suppress(Exception):
        async with asyncio.timeout(FAREWELL):
            while True:
                await socket.receive_data("text")


class _Life(InitPluginProtocol):
    """What lives as long as the server: rooms, the sweep, tamed garbage collection."""

    def __init__(self, store: Store, pace: float, webhooks: bool) -> None:
        self.store = store
        self.pace = pace
        self.webhooks = webhooks

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        rooms = Rooms(self.store, self.pace, Webhooks() if self.webhooks else None)
        app.state.rooms = rooms
        app.state.limits = limits = Limits()
        app.state.files = static.read()
        sweep = asyncio.create_task(self._sweep(rooms, limits))
        # a full collection stops all sockets: what is there now stays for good, and full ones become rare
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 20, 100)
        # the store's thread waits so long for each of its steps while this one is busy
        before = sys.getswitchinterval()
        sys.setswitchinterval(SWITCH)
        try:
            yield
        finally:
            sys.setswitchinterval(before)
            sweep.cancel()
            await rooms.close()

    @staticmethod
    async def _sweep(rooms: Rooms, limits: Limits) -> None:
        expired = float("-inf")
        while True:
            if time.monotonic() - expired > EXPIRE_EVERY:
                expired = time.monotonic()
                await rooms.expire()
            await asyncio.sleep(SWEEP)
            rooms.sweep()
            limits.sweep()


def add_headers(response: Response[Any]) -> Response[Any]:
    response.headers.update(HEADERS)
    return response


def make_app(store: Store, pace: float, hosts: Iterable[str] = (), webhooks: bool = False) -> Litestar:
    """The application; `pace` is the least time in seconds between two actions of bots.

    `hosts`: names by which it may be asked, beside localhost and addresses of numbers. `webhooks`: whether tables may
    have one.
    """
    known = frozenset({"localhost", *(host.lower().rstrip(".") for host in hosts)})
    return Litestar(
        route_handlers=[
            list_games,
            list_boards,
            check_board,
            make_table,
            make_analysis,
            claim,
            record,
            texts,
            rules,
            page,
            at_table,
        ],
        plugins=[_Life(store, pace, webhooks)],
        state=State({"hosts": known}),
        before_request=check_request,
        after_request=add_headers,
        exception_handlers={Refusal: refused, HTTPException: bad_request, RecursionError: too_deep, Exception: fault},
        # as JSON only: the pages that could show it load scripts from elsewhere
        openapi_config=OpenAPIConfig(
            title="Waterhole", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key="compressed"),
        request_max_body_size=200_000,
        logging_config=None,
    )
