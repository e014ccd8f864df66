"""What the page in the browser asks for: the world, messages, a stream of events, and a person's acts.

Answers contain only what the person named by ``as`` (id or name) may see. Events of the stream, ``{"type", ...}``:

- ``message_create message_update message_delete`` and, for one person, ``ephemeral_create ephemeral_update
  ephemeral_delete``: ``message``, Discord's object with ``interaction`` (``person`` id, ``name``, ``command``,
  ``options``; or null). A deletion has only ``id`` and ``channel_id``. A deferred answer is created with the flag
  LOADING, and created once more, under the same id, when it has its content.
- ``modal`` (for one person): ``modal``; ``channel_create``: ``channel``; ``channel_delete``: ``id``;
  ``bot``: ``connected``; ``commands``: ``commands``; ``resync``: some events are lost, so read everything again.
"""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.playground.chat import acts
from bot.playground.chat import chat_messages as messages
from bot.playground.chat.guild import THREADS, Human
from bot.playground.chat.page_bodies import PageAct, place_in_stream
from bot.playground.chat.state import Interaction, State
from bot.playground.gateway import Gateway

PAGE = Path(__file__).with_name("page")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
PAGE_HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}
CONTENT_TYPES = {".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
KEEPALIVE = 15.0
CONTENT = 2_000


class Refused(Exception):
    """An act that cannot be done: the ``reason`` for the page (one word), and a sentence."""

    def __init__(self, reason: str, detail: str = "") -> None:
        self.reason = reason
        super().__init__(detail)


class Web:
    """The part of the server that the page talks to."""

    def __init__(self, state: State, gateway: Gateway) -> None:
        self.state = state
        self.gateway = gateway

    def add_to(self, app: web.Application) -> None:
        """Add the page's addresses to an application, and check Host and Origin before all of them."""
        app.middlewares.append(self.guard)
        app.router.add_get("/", self.index)
        app.router.add_get("/favicon.ico", self.no_icon)
        app.router.add_get("/page/{file}", self.static)
        app.router.add_get("/page-api/world", self.world)
        app.router.add_get("/page-api/messages", self.messages)
        app.router.add_get("/page-api/stream", self.stream)
        app.router.add_post("/page-api/interactions", self.interact)
        app.router.add_post("/page-api/messages", self.say)
        app.router.add_post("/page-api/dismiss", self.dismiss)
        app.router.add_post("/page-api/theme", self.theme)
        app.router.add_get("/cdn/{path:.+}", self.file)

    @web.middleware
    async def guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Refuse other hosts (DNS rebinding) and other origins (a foreign page) with 403."""
        own = self.state.cdn.base.removeprefix("http://")
        port = own.rpartition(":")[2]
        if request.host not in (own, f"localhost:{port}"):
            return web.Response(status=403, text="This server is reached by its loopback address only.\n")
        if request.headers.get("Origin") not in (None, self.state.cdn.base):
            return web.Response(status=403, text="Another page may not speak to this server.\n")
        if request.path.startswith("/page-api/") or request.path == "/":
            if request.host != own:
                raise web.HTTPFound(self.state.cdn.base + request.path_qs)
            if request.method == "POST" and request.content_type != "application/json":
                return web.Response(status=415, text="JSON is expected.\n")
            if request.method == "POST" and not await _holds_an_object(request):
                return web.Response(status=400, text="One JSON object is expected.\n")
        answer: web.StreamResponse = await handler(request)
        return answer

    # the page itself -----------------------------------------------------------------------------------------------

    async def index(self, _request: web.Request) -> web.StreamResponse:
        """``GET /``."""
        return self._page_file("index.html")

    async def static(self, request: web.Request) -> web.StreamResponse:
        """``GET /page/FILE``."""
        return self._page_file(request.match_info["file"])

    async def no_icon(self, _request: web.Request) -> web.StreamResponse:
        """``GET /favicon.ico``: an empty answer, so that the browser's console shows no error."""
        return web.Response(status=204)

    def _page_file(self, name: str) -> web.Response:
        path = PAGE / name
        content_type = CONTENT_TYPES.get(path.suffix)
        if content_type is None or path.parent != PAGE or not path.is_file():
            return web.Response(status=404, headers=PAGE_HEADERS, text="Not found\n")
        headers = PAGE_HEADERS | {"Content-Type": f"{content_type}; charset=utf-8"}
        answer = web.Response(body=path.read_bytes(), headers=headers)
        answer.enable_compression()
        return answer

    async def file(self, request: web.Request) -> web.StreamResponse:
        """``GET /cdn/...``: an attachment, whose bytes never change."""
        found = self.state.cdn.file(request.match_info["path"])
        if found is None:
            return web.Response(status=404, text="Not found\n")
        headers = {
            "Content-Type": found.content_type,
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "X-Content-Type-Options": "nosniff",
        }
        return web.Response(body=found.data, headers=headers)

    # reading -------------------------------------------------------------------------------------------------------

    async def world(self, _request: web.Request) -> web.StreamResponse:
        """``GET /page-api/world``: names, welcome, channels, people, bot and commands."""
        state = self.state
        guild = state.guild
        welcome = state.world.to_json()["welcome"]
        if welcome["command"]:
            channel = welcome["command"]["channel"]
            welcome["command"]["channel"] = guild.channel(channel)["id"] if channel else next(iter(guild.channels))
        return web.json_response(
            {
                "title": state.world.title,
                "welcome": welcome,
                "guild": {"id": guild.id, "name": state.world.guild},
                "channels": [state.listed(channel) for channel in guild.channels.values()],
                "people": [
                    {
                        "id": human.id,
                        "name": human.name,
                        "permissions": str(human.permissions),
                        "locale": human.locale,
                    }
                    for human in guild.people.values()
                ],
                "roles": [{"id": role["id"], "name": role["name"]} for role in guild.roles],
                "bot": {"id": guild.bot_id, "name": state.world.bot, "connected": self.gateway.connected},
                "commands": state.commands,
            }
        )

    async def messages(self, request: web.Request) -> web.StreamResponse:
        """``GET /page-api/messages?channel=ID&as=PERSON``: the channel's public messages, the person's private ones."""
        person, channel = self._person(request.query), request.query.get("channel")
        seen = [
            (stored.audience, self.state.seen(stored))
            for stored in self.state.messages.values()
            if (stored.audience == person.id and not stored.dismissed)
            or (stored.audience is None and stored.data["channel_id"] == channel)
        ]
        return web.json_response(
            {
                "messages": [message for audience, message in seen if audience is None],
                "private": [message for audience, message in seen if audience is not None],
                "sequence": self.state.feed.sequence,
            }
        )

    async def stream(self, request: web.Request) -> web.StreamResponse:
        """``GET /page-api/stream?as=PERSON&after=SEQ``: server-sent events; ``resync`` if some are lost."""
        person, feed = self._person(request.query), self.state.feed
        after = place_in_stream(
            request.headers.get("Last-Event-ID") or request.query.get("after") or str(feed.sequence)
        )
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        await response.write(b": listening\n\n")
        try:
            while not self.state.closing:
                newest, events = feed.sequence, feed.since(after, person.id)
                if events is None:
                    await response.write(_event(newest, {"type": "resync"}))
                for event in events or ():
                    await response.write(_event(event.sequence, event.data))
                after = newest  # more may have happened while these were written
                if feed.sequence == after and not await feed.news(KEEPALIVE):
                    await response.write(b": still here\n\n")
        except (ConnectionError, asyncio.CancelledError):
            pass  # the tab was closed
        return response

    # acting --------------------------------------------------------------------------------------------------------

    async def interact(self, request: web.Request) -> web.StreamResponse:
        """``POST /page-api/interactions``: an act of a person, answered when the bot answers or after three seconds."""
        body = await request.json()
        try:
            interaction = self._act(body)
            await self._answered(interaction)
        except Refused as refused:
            return web.json_response({"ok": False, "reason": refused.reason, "detail": str(refused)})
        answer: dict[str, Any] = {"ok": True, "nonce": interaction.id}
        if interaction.choices is not None:
            answer["choices"] = interaction.choices
        if interaction.modal is not None:
            answer["modal"] = interaction.modal
        return web.json_response(answer)

    def _act(self, body: dict[str, Any]) -> Interaction:
        state, person = self.state, self._person(body)
        body = PageAct.of(body)
        options = body.get("options") or {}
        try:
            match body.get("type"):
                case "command":
                    return acts.command(state, person, body["channel"], body["command"], options)
                case "autocomplete":
                    focused = body["focused"]
                    return acts.command(state, person, body["channel"], body["command"], options, focused=focused)
                case "component":
                    values = body.get("values")
                    return acts.component(state, person, body["message"], body["custom_id"], values)
                case "modal":
                    return acts.modal(state, person, body["custom_id"], body.get("fields") or {})
        except acts.Changed as changed:
            raise Refused("changed", str(changed)) from None
        except acts.NotOffered as impossible:
            raise Refused("not_possible", str(impossible)) from None
        except KeyError as missing:
            raise Refused("incomplete", f"{missing} is missing or unknown") from None
        raise Refused("incomplete", "type is command, autocomplete, component or modal")

    async def _answered(self, interaction: Interaction) -> None:
        if not self.gateway.sessions:
            raise Refused("disconnected", "The bot is not connected.")
        try:
            async with asyncio.timeout(self.state.settings.answer_within):
                await asyncio.shield(interaction.first)
        except TimeoutError:
            if self.gateway.connected:
                raise Refused("timeout", "The bot did not answer in time.") from None
            raise Refused("disconnected", "The bot is not connected.") from None

    async def say(self, request: web.Request) -> web.StreamResponse:
        """``POST /page-api/messages``: a person's ordinary message."""
        body = await request.json()
        person, content = self._person(body), str(body.get("content") or "").strip()
        channel = self.state.guild.channels.get(str(body.get("channel")))
        if channel is None or not 1 <= len(content) <= CONTENT:
            return web.json_response({"ok": False, "reason": "incomplete"})
        if channel["type"] in THREADS:
            channel["thread_metadata"]["archived"] = False
        stored = messages.create(self.state, channel["id"], {"content": content}, author=person.user)
        return web.json_response({"ok": True, "id": stored.id})

    async def dismiss(self, request: web.Request) -> web.StreamResponse:
        """``POST /page-api/dismiss``: a person dismisses one of their private messages."""
        body = await request.json()
        stored = self.state.messages.get(str(body.get("message")))
        if stored is None or stored.audience != self._person(body).id:
            return web.json_response({"ok": False, "reason": "unknown"})
        self.state.dismiss(stored)
        return web.json_response({"ok": True})

    async def theme(self, request: web.Request) -> web.StreamResponse:
        """``POST /page-api/theme``: the page is shown ``dark`` or ``light`` from now on."""
        theme = (await request.json()).get("theme")
        if theme not in ("dark", "light"):
            return web.json_response({"ok": False, "reason": "incomplete"})
        self.state.show_in(theme)
        return web.json_response({"ok": True})

    def _person(self, named: Any) -> Human:
        try:
            return self.state.guild.person(str(named.get("as")))
        except KeyError:
            raise web.HTTPBadRequest(text='{"ok": false, "reason": "unknown person"}') from None


async def _holds_an_object(request: web.Request) -> bool:
    try:
        body = await request.json()
        json.dumps(body, ensure_ascii=False).encode()  # half of a surrogate pair could be sent to nobody
    except (ValueError, RecursionError):
        return False
    return isinstance(body, dict)


def _event(number: int, data: dict[str, Any]) -> bytes:
    return f"id: {number}\ndata: {json.dumps(data, ensure_ascii=False)}\n\n".encode()
