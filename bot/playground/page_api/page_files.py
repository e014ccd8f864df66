"""The page's own files, as the browser gets them."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

PAGE = Path(__file__).parents[1] / "page"
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


def add_files(app: web.Application) -> None:
    """Add the addresses of the page's files to an application."""
    app.router.add_get("/", _index)
    app.router.add_get("/favicon.ico", _no_icon)
    app.router.add_get("/page/{file}", _static)


async def _index(_request: web.Request) -> web.StreamResponse:
    return _page_file("index.html")


async def _static(request: web.Request) -> web.StreamResponse:
    return _page_file(request.match_info["file"])


async def _no_icon(_request: web.Request) -> web.StreamResponse:
    return web.Response(status=204)  # so that the browser's console shows no error


def _page_file(name: str) -> web.Response:
    path = PAGE / name
    content_type = CONTENT_TYPES.get(path.suffix)
    if content_type is None or path.parent != PAGE or not path.is_file():
        return web.Response(status=404, headers=PAGE_HEADERS, text="Not found\n")
    headers = PAGE_HEADERS | {"Content-Type": f"{content_type}; charset=utf-8"}
    answer = web.Response(body=path.read_bytes(), headers=headers)
    answer.enable_compression()
    return answer
