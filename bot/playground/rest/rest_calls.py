"""Discord's REST API v10: routes, tokens, bodies, limits, and the form of every answer.

The ``rest_*`` modules hold what each address does, one module for each resource.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

from bot.playground.cdn import Upload, read_multipart
from bot.playground.chat.state import NOBODY, State, Violation
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.limits import api_description
from bot.playground.limits.http_refusals import VIA, ApiError, Problem, json_answer, not_found, unauthorized
from bot.playground.limits.ratelimit import Limited, RateLimits

PREFIX = "/api/v10"
BODY_BYTES = 26 * 1024 * 1024


@dataclass
class Call:
    """One request from the bot. ``audience`` is who may see its body; the handler sets it."""

    state: State
    gateway: Gateway
    path: str
    params: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    audience: str | None = None

    def refuse(self, problems: Iterable[Problem], prefix: tuple[str, ...] = ()) -> None:
        """If there are problems, note the violation and answer 400 in Discord's error format."""
        found = tuple(Problem((*prefix, *one.path), one.code, one.message) for one in problems)
        if not found:
            return
        lines = tuple(f"{'.'.join(map(str, one.path))}: {one.code}: {one.message}" for one in found)
        self.state.violations.append(Violation(self.path, lines))
        if any(one.code == "ENTITY_TOO_LARGE" for one in found):
            raise ApiError(40005)
        if all(one.code == "EMPTY" for one in found):
            raise ApiError(50006)
        raise ApiError(50035, problems=found)


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    """An address that the playground serves."""

    method: str
    path: str
    handler: Handler
    operation: str = ""  # what the body is checked against
    bucket: str = ""  # the rate limit it counts towards
    exempt: bool = False  # needs no bot token and counts towards no limit: the address carries an interaction's token


class RestServer:
    """Serves routes below :data:`PREFIX`."""

    def __init__(self, state: State, gateway: Gateway, faults: Faults, routes: Iterable[Route]) -> None:
        self.state = state
        self.gateway = gateway
        self.faults = faults
        self.limits = RateLimits(state.settings.hurried)
        self.routes = tuple(routes)

    def add_to(self, app: web.Application) -> None:
        """Add every route to an application. Any other address below the prefix is a violation."""
        for route in self.routes:
            app.router.add_route(route.method, PREFIX + route.path, self._serve(route))
        app.router.add_route("*", PREFIX + "/{rest:.*}", self._unserved)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = f"{request.method} {request.path.removeprefix(PREFIX)}"
            raw = await request.read()
            fault = self.faults.next_for(path)
            if fault:
                await self.faults.delay(fault)
                if fault.instead:
                    self.state.log_sent(NOBODY, path, raw)
                    return await self.faults.answer(fault, request)
            answer = await self._answer(route, request, path, raw)
            return await self.faults.answer(fault, request) if fault and (fault.status or fault.hangs) else answer

        return serve

    async def _answer(self, route: Route, request: web.Request, path: str, raw: bytes) -> web.Response:
        call = Call(self.state, self.gateway, path, dict(request.match_info), dict(request.query), audience=NOBODY)
        headers: dict[str, str] = {}
        with self._counted(call, raw):
            try:
                headers |= self._admit(route, request, call)
                self._read(route, request, call, raw)
                call.audience = None
                result = await route.handler(call)
            except Limited as limited:
                self.state.violations.append(Violation(path, (str(limited),)))
                return limited_answer(limited)
            except ApiError as error:
                call.audience = NOBODY
                if error.status == 429:
                    return limited_answer(Limited(0.5, everything=False, headers={}), error)
                return json_answer(error.body(), status=error.status, headers=headers)
        if result is None:
            return web.Response(status=204, headers=VIA | headers)
        status = 201 if request.method == "POST" and route.bucket == "create_thread" else 200
        return json_answer(result, status=status, headers=headers)

    @contextmanager
    def _counted(self, call: Call, raw: bytes) -> Iterator[None]:
        """Count a request as running while it is served, in total and for its interaction; then log it."""
        state = self.state
        interaction = state.tokens.get(call.params.get("token", ""))
        state.running += 1
        if interaction:
            interaction.running += 1
        try:
            yield
        except Exception as broken:
            # a fault of the playground itself; clients would retry a 500, which only slows the test down
            state.violations.append(Violation(call.path, (f"the playground failed: {broken!r}",)))
            raise
        finally:
            if raw:
                state.log_sent(call.audience, call.path, raw)
            state.running -= 1
            state.touched = asyncio.get_running_loop().time()
            if interaction:
                interaction.running -= 1
                interaction.touched = state.touched
            state.feed.wake()

    def _admit(self, route: Route, request: web.Request, call: Call) -> dict[str, str]:
        """Check the token and the rate limits; returns the headers of the answer.

        Raises :class:`ApiError` or :class:`Limited`.
        """
        if route.exempt:
            return {}
        self._authorize(request)
        if not self.state.settings.rate_limits:
            return {}
        return self.limits.take(route.bucket, call.params.get("channel_id", ""), self.state.clock.now())

    def _authorize(self, request: web.Request) -> None:
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not token or self.state.world.token not in (None, token):
            raise unauthorized()

    def _read(self, route: Route, request: web.Request, call: Call, raw: bytes) -> None:
        """Parse the body and check it against Discord's description."""
        payload, kind = raw, request.headers.get("Content-Type", "")
        if kind.lower().startswith("multipart/form-data"):
            try:
                payload, call.uploads = read_multipart(kind, raw)
            except ValueError:
                call.refuse([Problem((), "BAD_MULTIPART", "Not a multipart body")])
        if not payload:
            call.body = {}
            return
        try:
            call.body = json.loads(payload)
        except ValueError:
            raise ApiError(50109) from None
        if route.operation:
            call.refuse(api_description.problems(route.operation, call.body))

    async def _unserved(self, request: web.Request) -> web.StreamResponse:
        path = f"{request.method} {request.path.removeprefix(PREFIX)}"
        self.state.violations.append(Violation(path, ("not served by the playground",)))
        self.state.log_sent(NOBODY, path, await request.read())
        return json_answer(not_found().body(), status=404)


def limited_answer(limited: Limited, error: ApiError | None = None) -> web.Response:
    """A 429 as clients need it: ``Retry-After``, a JSON body, ``Via``."""
    body = {
        "message": str(error) if error else "You are being rate limited.",
        "retry_after": round(limited.retry_after, 3),
        "global": limited.everything,
        "code": error.code if error else 0,
    }
    headers = limited.headers | {"Retry-After": str(int(limited.retry_after) + 1)}
    return json_answer(body, status=429, headers=headers)
