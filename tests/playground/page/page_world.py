"""A recorded world behind the page API, for tests of the page alone: real HTTP, real events, no bot.

The contents are those of the mocks: a table with a hand, a lobby, a finished deal, an empty channel. The answer to a
press or a command is an entry in a dictionary (`PageServer.script`).
"""

import asyncio
import io
import json
import threading
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import web
from PIL import Image, ImageDraw
from playwright.async_api import Page

from bot.playground.loopback import HOST, LoopbackServer
from bot.process.playground_world import page_words
from tests.patience import PATIENCE, eventually

Json = dict[str, Any]
Open = Callable[..., Coroutine[Any, Any, Page]]
"""The type of the fixture ``open_page``, with which a test opens the page."""
PAGE = Path(__file__).parents[3] / "bot" / "playground" / "page"
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
TYPES = {".html": "text/html", ".svg": "image/svg+xml", ".css": "text/css", ".js": "text/javascript"}

ANN, BO, KING, WATCHER, BOT = "101", "102", "103", "104", "900"
BIG_TWO, SHENG_JI, PRACTICE, TABLE_7, TABLE_6 = "1", "2", "3", "7", "6"
AMBER, JADE, SAGE, ROSE = 0xF2B33D, 0x5FA98F, 0x86A89C, 0xC9647B
EPHEMERAL, V2, LOADING = 1 << 6, 1 << 15, 1 << 7
HAND = ("3♦", "3♣", "5♥", "6♠", "7♦", "9♣", "10♥", "J♠", "Q♦", "K♥", "A♥", "2♣", "2♠")
CHOSEN = ("10♥", "J♠", "Q♦", "K♥", "A♥")

NOW = datetime(2025, 11, 21, 14, 45, tzinfo=UTC)
"""The time of the recorded world, to which the browser's clock is set."""

DAIDI: Json = {"id": BOT, "username": "Dai Di", "bot": True}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> Json:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(custom_id: str, options: list[Json], **more: Any) -> Json:
    return {"type": 3, "custom_id": custom_id, "options": options, **more}


def option(label: str, **more: Any) -> Json:
    return {"label": label, "value": label, **more}


def picture(name: str, alt: str, size: tuple[int, int], query: str = "") -> Json:
    media = {"url": f"/cdn/{name}.png{query}", "width": size[0], "height": size[1]}
    return {"type": 12, "items": [{"media": media, "description": alt}]}


def container(accent: int, *components: Json) -> list[Json]:
    return [{"type": 17, "accent_color": accent, "components": list(components)}]


def soon(seconds: int) -> str:
    return f"<t:{int(NOW.timestamp()) + seconds}:R>"


def message(number: int, channel: str, components: list[Json], **more: Any) -> Json:
    """A message of the bot as Discord's object, sent `minutes` (default: `number`) after 14:00."""
    at = NOW.replace(minute=0) + timedelta(minutes=more.pop("minutes", number))
    base: Json = {
        "id": str(number),
        "channel_id": channel,
        "author": DAIDI,
        "content": "",
        "timestamp": at.isoformat(),
        "edited_timestamp": None,
        "flags": V2,
        "mentions": [],
        "attachments": [],
        "components": components,
    }
    return {**base, **more}


def table(to_play: str = "Ann", trick: str = "大老二王, Mei passed") -> Json:
    return message(
        20,
        TABLE_7,
        container(
            AMBER,
            text("### Big Two · deal 4\n-# Chudadi, standard · to 200 points · 30 s a turn"),
            picture("table-big-two-dark", "Four seats; a straight to the jack lies on the table", (1100, 820)),
            text(
                f"**{to_play} to play** · time is up {soon(28)}\n"
                f"-# To beat: straight **7♥ 8♦ 9♠ 10♦ J♣** by 大老二王\n-# Trick: {trick}"
            ),
            row(
                button("My hand", "hand", 1),
                button("Pass", "pass"),
                button("Last card!", "last", disabled=True),
                button("Rules", "rules"),
                button("Menu", "menu"),
            ),
        ),
        minutes=32,
    )


def ping() -> Json:
    words = f"<@{ANN}> your turn at Table 7 · time is up {soon(28)}"
    return message(21, TABLE_7, [], minutes=32, flags=0, content=words, mentions=[{"id": ANN, "username": "Ann"}])


def hand(chosen: tuple[str, ...] = CHOSEN, head: str = "Your turn") -> Json:
    cards = [option(card, default=card in chosen) for card in HAND]
    said = "Chosen: **straight to the ace**, beats the jack" if chosen == CHOSEN else f"Chosen: {len(chosen)}"
    return message(
        30,
        TABLE_7,
        container(
            AMBER,
            text(f"**{head}** · time is up {soon(28)}\n-# Beat the straight **7♥ 8♦ 9♠ 10♦ J♣** by 大老二王"),
            picture("hand-13-selected", "Your 13 cards", (1100, 572), f"?{len(chosen)}"),
            text("-# 3♦ 3♣ 5♥ 6♠ 7♦ **9♣ 10♥ J♠ Q♦ K♥ A♥** 2♣ 2♠"),
            text(said),
            row(select("cards", cards, placeholder="Choose cards", min_values=0, max_values=13)),
            row(
                select(
                    "ready",
                    [
                        option("10♥ J♠ Q♦ K♥ A♥", description="Straight to the ace, beats the jack"),
                        option("9♣ 10♥ J♠ Q♦ K♥", description="Straight to the king, beats the jack"),
                    ],
                    placeholder="Ready-made plays: 2",
                )
            ),
            row(
                button("Play", "play", 1),
                button("Pass", "pass-hand"),
                button("Last card!", "last-hand"),
                button("Sort", "sort"),
                button("Hint", "hint"),
            ),
        ),
        minutes=32,
        flags=V2 | EPHEMERAL,
    )


def refusal(number: int = 31, reason: str = "a pair cannot answer a straight") -> Json:
    words = (
        "An answer has as many cards as the play it beats (BT‑9.1). "
        "Play five cards, a straight above J♣ or better, or pass. Nothing was changed."
    )
    return message(
        number, TABLE_7, container(ROSE, text(f"**Not played: {reason}.**"), text(f"-# {words}")),
        minutes=number + 2, flags=V2 | EPHEMERAL,
    )  # fmt: skip


def lobby() -> Json:
    seats = (
        "1. **Ann** · host · cut added\n2. **Bo-Chen** · cut added\n3. **Mei** · computer, medium\n4. free",
        "-# Shuffle sealed before the first card `9f2c4e71…a07d`\n-# Until Start each seat may add a cut of its own.",
    )
    return message(
        10,
        BIG_TWO,
        container(
            JADE,
            text(
                "### Big Two · 3 of 4 seats taken\n"
                "-# Chudadi, standard · 30 s a turn · not rated (a computer sits in) · host Ann\n"
                "-# Unlike the preset: match to **100** points, callouts **on**"
            ),
            text(seats[0]),
            {"type": 14, "divider": True, "spacing": 1},
            text(seats[1]),
            row(
                button("Join", "join", 1),
                button("Leave", "leave"),
                button("Add computer", "add"),
                button("Start", "start", disabled=True),
                button("Close", "close", 4),
            ),
            row(button("Cut", "cut"), button("Rules", "rules"), button("Menu", "menu")),
        ),
        minutes=20,
        interaction={"person": ANN, "command": "table open"},
    )


def switch(name: str, note: str, state: str) -> Json:
    return {"type": 9, "components": [text(f"**{name}**\n-# {note}")], "accessory": button(state, f"set-{name}")}


def setup() -> Json:
    def chosen(name: str, *labels: str) -> list[Json]:
        options = [option(one, default=True) for one in labels] + [option("Another one of them")]
        return [text(f"**{name}**"), row(select(f"set-{name}", options, max_values=len(labels)))]

    return message(
        11,
        BIG_TWO,
        container(
            SAGE,
            text("### Set up Dai Di here\n-# Every change is saved at once. All of it is optional."),
            *chosen("Language", "English"),
            *chosen("Channels to play in", "#big-two", "#sheng-ji", "#practice"),
            *chosen("Game and rules for new tables", "Big Two · Chudadi, standard"),
            *chosen("Clock", "30 s a turn"),
            {"type": 14, "divider": True},
            switch("Thread for each table", "Keeps the channel quiet", "On"),
            switch("Rated", "Only tables without computers", "On"),
            {"type": 14, "divider": True},
            text("-# **Permissions.** #big-two and #practice: complete."),
            row(button("Check again", "check"), button("Rules of this server", "server-rules")),
        ),
        minutes=18,
        flags=V2 | EPHEMERAL,
    )


def deal_over() -> Json:
    points = "-# Ann **+37** · Bo-Chen **−11** · 大老二王 **+53** · Mei **−79**"
    waits = f"**Ready:** 大老二王. Next deal when Ann and Bo-Chen are, at the latest {soon(24)}."
    return message(
        40,
        TABLE_6,
        container(
            SAGE,
            text(f"### Big Two · deal 4 is over\n{points}"),
            picture("deal-end", "The hands as left and the settlement", (1100, 1004)),
            text(f"-# The shuffle, revealed, matches its seal `9f2c4e71…a07d`\n-# {waits}"),
            {"type": 13, "file": {"url": "/cdn/table-7-deal-4.json"}, "name": "table-7-deal-4.json", "size": 1400},
            row(button("Next deal", "next", 1), button("Rematch", "rematch"), button("Replay", "replay"),
                button("Leave", "leave", 4)),
        ),
        minutes=41,
    )  # fmt: skip


CUT: Json = {
    "custom_id": "cut-text",
    "title": "Your cut",
    "components": [
        text(
            "A text of your own, mixed into the shuffle so that nobody can have prepared it. Everybody sees it, and it "
            "stays in the record for good."
        ),
        {
            "type": 18,
            "label": "Text",
            "component": {"type": 4, "custom_id": "text", "style": 1, "max_length": 64, "min_length": 3},
        },
    ],
}

COMMANDS: list[Json] = [
    {
        "name": "play",
        "type": 1,
        "description": "Play cards from your hand",
        "options": [
            {"type": 3, "name": "cards", "required": True, "autocomplete": True,
             "description": "The cards, as printed: rank, then suit letter, as in 9c Th 2s"},
            {"type": 5, "name": "last_card", "description": "Declare your last card with this play: true or false"},
        ],
    },
    {
        "name": "table",
        "type": 1,
        "description": "Tables",
        "options": [
            {"type": 1, "name": "open", "description": "Open a table in this channel"},
            {
                "type": 1,
                "name": "status",
                "description": "Who sits where, and whose turn it is",
                "options": [
                    {"type": 4, "name": "number", "description": "Which table"},
                    {"type": 3, "name": "player", "autocomplete": True, "description": "Who sits there"},
                ],
            },
        ],
    },
    {"name": "tutorial", "type": 1, "description": "A table against computers, with a coach"},
]  # fmt: skip

SUGGESTED = [
    ("10♥ J♠ Q♦ K♥ A♥ · straight to the ace", "Th Js Qd Kh Ah"),
    ("9♣ 10♥ J♠ Q♦ K♥ · straight to the king", "9c Th Js Qd Kh"),
    ("2♣ 2♠ · pair of twos", "2c 2s"),
    ("3♦ 3♣ · pair of threes", "3d 3c"),
    ("2♠ · single", "2s"),
    ("2♣ · single", "2c"),
    ("A♥ · single", "Ah"),
]


LANGUAGES = {
    "en-US": "English",
    "de": "Deutsch",
    "ja": "日本語",
    "sv-SE": "Svenska",
    "sw": "Kiswahili",
    "zh-HK": "繁體中文（香港）",
}
"""Some languages of the page, each with its own name."""


def world() -> Json:
    names = {ANN: "Ann", BO: "Bo-Chen", KING: "大老二王", WATCHER: "Spectator"}
    channels = [
        (BIG_TWO, "big-two", "Tables are opened here", None),
        (SHENG_JI, "sheng-ji", "", None),
        (PRACTICE, "practice", "Try things here", None),
        (TABLE_7, "Table 7", "Big Two in #big-two", BIG_TWO),
        (TABLE_6, "Table 6, Ann’s own", "Big Two in #big-two", BIG_TWO),
    ]
    return {
        "title": "Playground",
        "locale": "en-US",
        "languages": [{"locale": locale, "name": name} for locale, name in LANGUAGES.items()],
        "words": page_words("en-US"),
        "welcome": {
            "title": "A small chat, to try Dai Di in",
            "text": "Dai Di is a bot that deals Chinese card games. This page is a make-believe server for it: the bot "
            "is the real one, the people are you. Nothing leaves this computer.",
            "steps": [
                {"title": "Open a practice table",
                 "text": "Three computers sit down with you; a coach says a line each turn."},
                {"title": "Look right for your cards", "width": "wide",
                 "text": "What only you may see appears in the right-hand column, and nowhere else."},
                {"title": "Your cards come up from below", "width": "narrow",
                 "text": "Close them to see the table."},
                {"title": "Change who you are",
                 "text": "The names at the top right are people. Choose another one to sit down as well, or to watch."},
            ],
            "command": {"label": "Open a practice table", "command": "table open", "options": {}, "channel": PRACTICE},
        },
        "guild": {"id": "5", "name": "Playground"},
        "channels": [dict(zip(("id", "name", "topic", "parent_id"), one, strict=True)) for one in channels],
        "people": [{"id": key, "name": name} for key, name in names.items()],
        "bot": {"id": BOT, "name": "Dai Di", "connected": True},
        "commands": COMMANDS,
    }  # fmt: skip


@cache
def drawn(name: str) -> bytes:
    """A plain picture of the mocks' size, since a test needs only its measures."""
    sizes = {"table-big-two-dark": (1100, 820), "deal-end": (1100, 1004), "hand-27": (1100, 645)}
    image = Image.new("RGB", sizes.get(name, (1100, 572)), "#12332C")
    ImageDraw.Draw(image).rectangle((28, 28, image.width - 28, image.height - 28), outline="#B5CBC2", width=6)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


async def until(holds: Callable[[], Any]) -> Any:
    """Wait until `holds()` is true, and return its value."""
    return await eventually(holds, "request of the page")


class PageServer:
    """The page API over the recorded world, in its own thread; `address` is its base address.

    `script` maps a custom id or command name to a function of (server, request body) that returns the answer, or to the
    answer itself (a dict). Anything else is answered with `{ok: true}`. `asked` holds every request body, in order.
    """

    def __init__(self, pictures: Path | None = None) -> None:
        self.world = world()
        self.public: dict[str, list[Json]] = {
            TABLE_7: [table(), ping()], BIG_TWO: [lobby()], TABLE_6: [deal_over()],
        }  # fmt: skip
        self.alone: dict[str, list[Json]] = {ANN: [setup(), refusal(28), refusal(29), hand(), refusal()]}
        self.themes: list[str] = []
        self.locales: list[tuple[str, str]] = []
        """Each person that was said to speak a language, with its locale."""
        self.script: dict[str, Json | Callable[[PageServer, Json], Json]] = {"cut": {"modal": CUT}}
        self.asked: list[Json] = []
        self.held: dict[str, asyncio.Event] = {}
        self.waiting: list[str] = []
        self.events: list[tuple[str | None, Json]] = []
        self.refusing = False
        self.pictures = pictures
        self.address = ""
        self._loop = asyncio.new_event_loop()
        self._changed = asyncio.Event()
        self._streams: set[asyncio.Task[Any]] = set()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._ready = threading.Event()

    # -- what a test says -------------------------------------------------------------------------------------

    def start(self) -> "PageServer":
        self._thread.start()
        assert self._ready.wait(10)
        return self

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopping.set)
        self._thread.join(10)

    def tell(self, kind: str, payload: Json, only: str | None = None) -> None:
        """Send one event to everybody, or to one person only, and update what later readers find."""
        done = threading.Event()

        def publish() -> None:
            self._apply(kind, payload, only)
            self.events.append((only, {"type": kind, **payload}))
            self._changed.set()
            self._changed = asyncio.Event()
            done.set()

        if threading.current_thread() is self._thread:
            publish()
        else:
            self._loop.call_soon_threadsafe(publish)
            assert done.wait(PATIENCE)

    def commands(self) -> list[Json]:
        """The commands sent so far, without the suggestions that were asked for meanwhile."""
        return [one for one in self.asked if one["type"] == "command"]

    def hold(self, name: str) -> None:
        """Hold back the answer to a custom id, a command, `autocomplete` or `messages`, or a picture, until `release`.

        `waiting` names the answers that are held back now.
        """
        self.held[name] = asyncio.Event()

    def release(self, name: str) -> None:
        self._loop.call_soon_threadsafe(self.held.pop(name).set)

    async def _turn(self, name: str) -> None:
        held = self.held.get(name)  # looked at once: a test takes it aside in its own thread
        if held is not None:
            self.waiting.append(name)
            await held.wait()
            self.waiting.remove(name)

    def drop_streams(self, refusing: bool = True) -> None:
        """Cut every open stream; while `refusing`, no new one is accepted."""
        self.refusing = refusing
        for task in list(self._streams):
            self._loop.call_soon_threadsafe(task.cancel)

    def _apply(self, kind: str, payload: Json, only: str | None) -> None:
        if "message" not in payload:
            return
        sent = payload["message"]
        shown = self.alone.setdefault(only or "", []) if only else self.public.setdefault(sent["channel_id"], [])
        kept = [one for one in shown if one["id"] != sent["id"]]
        at = next((i for i, one in enumerate(shown) if one["id"] == sent["id"]), len(shown))
        if not kind.endswith("delete"):
            kept.insert(at, sent)
        shown[:] = kept

    # -- the API ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._stopping = asyncio.Event()
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._page),
                web.get("/page/{name}", self._page),
                web.get("/cdn/{name}", self._picture),
                web.get("/page-api/world", self._world),
                web.get("/page-api/messages", self._messages),
                web.get("/page-api/stream", self._stream),
                web.post("/page-api/{what}", self._asked),
            ]
        )
        listening = LoopbackServer(app, closing_within=0.1)
        self.address = f"http://{HOST}:{await listening.start()}/"
        self._ready.set()
        await self._stopping.wait()
        for task in list(self._streams):
            task.cancel()
        await listening.stop()

    async def _page(self, request: web.Request) -> web.Response:
        path = PAGE / request.match_info.get("name", "index.html")
        headers = {"Content-Security-Policy": CSP, "Cache-Control": "no-store"}
        return web.Response(body=path.read_bytes(), content_type=TYPES[path.suffix], charset="utf-8", headers=headers)

    async def _picture(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        await self._turn(name)
        if self.pictures:
            return web.Response(body=(self.pictures / name).read_bytes(), content_type="image/png")
        return web.Response(body=drawn(name.removesuffix(".png")), content_type="image/png")

    async def _world(self, request: web.Request) -> web.Response:
        locale = request.query.get("locale", "")
        if locale not in LANGUAGES:
            return web.json_response(self.world)
        return web.json_response(self.world | {"locale": locale, "words": page_words(locale)})

    async def _messages(self, request: web.Request) -> web.Response:
        channel, person = request.query["channel"], request.query["as"]
        alone = [one for one in self.alone.get(person, []) if one["channel_id"] == channel]
        read = web.json_response(
            {"messages": self.public.get(channel, []), "private": alone, "sequence": len(self.events)}
        )
        await self._turn("messages")
        return read

    async def _stream(self, request: web.Request) -> web.StreamResponse:
        if self.refusing:
            return web.Response(status=503)
        task = asyncio.current_task()
        assert task is not None
        self._streams.add(task)
        response = web.StreamResponse(headers={"Content-Type": "text/event-stream", "Cache-Control": "no-store"})
        await response.prepare(request)
        await response.write(b": hello\n\n")
        person, at = request.query["as"], int(request.query["after"])
        try:
            if at < 0:
                await response.write(f"id: {len(self.events)}\ndata: {json.dumps({'type': 'resync'})}\n\n".encode())
                at = len(self.events)
            while True:
                for number, (only, event) in enumerate(self.events[at:], at + 1):
                    if only in (None, person):
                        await response.write(f"id: {number}\ndata: {json.dumps(event)}\n\n".encode())
                at = len(self.events)
                await self._changed.wait()
        finally:
            self._streams.discard(task)

    async def _asked(self, request: web.Request) -> web.Response:
        body: Json = await request.json()
        body["path"] = request.match_info["what"]
        if body["path"] == "theme":
            self.themes.append(body["theme"])
            return web.json_response({"ok": True})
        if body["path"] == "language":
            self.locales.append((body["as"], body["locale"]))
            return web.json_response({"ok": True})
        self.asked.append(body)
        if body.get("type") == "autocomplete":
            await self._turn("autocomplete")
            typed = body["options"].get(body["focused"], "")
            choices = [{"name": name, "value": value} for name, value in SUGGESTED if typed in name + value]
            return web.json_response({"choices": choices})
        key = body.get("custom_id") or body.get("command", "")
        await self._turn(key)
        found = self.script.get(key, {"ok": True})
        return web.json_response(found if isinstance(found, dict) else found(self, body))
