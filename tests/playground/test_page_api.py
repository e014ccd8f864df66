"""The page API: what each person may read, the stream, acts with their answers, and who may use it at all."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.chat.world import (
    ChannelSpec,
    PersonSpec,
    PlaygroundSettings,
    Welcome,
    WelcomeCommand,
    WelcomeStep,
    World,
)
from bot.playground.faults import CALLBACK
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from tests.patience import HURRIED, PATIENCE, within
from tests.playground.conftest import aim
from tests.playground.small_bot import SmallBot, png

WORLD = World(
    title="A small chat",
    bot="Small",
    channels=(ChannelSpec("general", "Everything"), ChannelSpec("practice")),
    people=(PersonSpec("Ann", manager=True), PersonSpec("Ben")),
    welcome=Welcome(
        "Hello", "Try it", (WelcomeStep("One", "Do it"),), WelcomeCommand("Go", "count", {"start": 1}, "practice")
    ),
)


class Page:
    """Does over HTTP what the page's scripts do."""

    def __init__(self, session: aiohttp.ClientSession, playground: Playground) -> None:
        self.session = session
        self.channel = playground.state.guild.channel("general")["id"]

    async def get(self, path: str) -> Any:
        async with self.session.get(f"/page-api/{path}") as answer:
            assert answer.status == 200
            return await answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        async with self.session.post(f"/page-api/{path}", json=body) as answer:
            assert answer.status == 200
            return await answer.json()

    async def act(self, kind: str, who: str = "Ann", **body: Any) -> Any:
        return await self.post("interactions", type=kind, channel=self.channel, **{"as": who}, **body)

    async def read(self, who: str) -> Any:
        return await self.get(f"messages?channel={self.channel}&as={who}")


@pytest.fixture
async def playground(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Playground]:
    """A playground with a welcome."""
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED, answer_within=PATIENCE)) as running:
        aim(monkeypatch, running)
        yield running


@pytest.fixture
async def page(playground: Playground) -> AsyncIterator[Page]:
    """The page, opened."""
    async with aiohttp.ClientSession(playground.address) as session:
        yield Page(session, playground)


async def test_the_world_is_told_as_it_was_given(page: Page, bot: SmallBot) -> None:
    world = await page.get("world")
    assert world["title"] == "A small chat"
    assert [channel["name"] for channel in world["channels"]] == ["general", "practice"]
    assert world["channels"][0]["topic"] == "Everything"
    assert [person["name"] for person in world["people"]] == ["Ann", "Ben"]
    assert world["bot"]["connected"]
    assert {command["name"] for command in world["commands"]} >= {"count", "table"}
    assert world["welcome"]["steps"] == [{"title": "One", "text": "Do it", "width": ""}]
    assert world["welcome"]["command"]["channel"] == world["channels"][1]["id"]


async def test_each_person_reads_what_is_his(page: Page, bot: SmallBot) -> None:
    assert (await page.act("command", command="count", options={"start": 2}))["ok"]
    assert (await page.act("command", command="echo", options={"text": "secret"}))["ok"]
    ann, ben = await page.read("Ann"), await page.read("Ben")
    assert len(ann["messages"]) == len(ben["messages"]) == 1
    assert ann["messages"][0]["interaction"]["command"] == "count"
    assert ann["messages"][0]["interaction"]["person"] == (await page.get("world"))["people"][0]["id"]
    assert [message["content"] for message in ann["private"]] == ["secret"]
    assert ben["private"] == []
    private = ann["private"][0]["id"]
    assert not (await page.post("dismiss", message=private, **{"as": "Ben"}))["ok"]
    assert (await page.post("dismiss", message=private, **{"as": "Ann"}))["ok"]
    assert (await page.read("Ann"))["private"] == []


async def test_buttons_selects_and_modals_go_through(page: Page, bot: SmallBot) -> None:
    await page.act("command", command="layout", options={})
    [message] = (await page.read("Ann"))["messages"]
    chosen = await page.act(
        "component", "Ben", message=message["id"], custom_id="fruit", component_type=3, values=["fig"]
    )
    assert chosen["ok"]
    opened = await page.act("component", "Ben", message=message["id"], custom_id="open-modal", component_type=2)
    assert opened["modal"]["title"] == "Your cut"
    assert (await page.act("modal", "Ben", custom_id=opened["modal"]["custom_id"], fields={"cut": "seven"}))["ok"]
    private = (await page.read("Ben"))["private"]
    assert [one["content"] for one in private] == ["You chose fig", "Cut with seven"]
    missing = await page.act("component", message=message["id"], custom_id="gone", component_type=2)
    assert (missing["ok"], missing["reason"]) == (False, "not_possible")


async def test_a_control_that_an_edit_has_taken_is_told_apart(page: Page, bot: SmallBot) -> None:
    await page.act("command", command="count")
    message = (await page.read("Ann"))["messages"][-1]
    pressed = {"message": message["id"], "custom_id": "count:0", "component_type": 2}
    assert (await page.act("component", **pressed))["ok"]
    late = await page.act("component", **pressed)
    assert (late["ok"], late["reason"]) == (False, "changed")


async def test_autocomplete_answers_with_choices(page: Page, bot: SmallBot) -> None:
    answer = await page.act("autocomplete", command="echo", options={"text": "th"}, focused="text")
    assert [choice["value"] for choice in answer["choices"]] == ["three", "thirteen"]


async def test_a_bot_that_is_away_or_slow_is_told_apart(playground: Playground, page: Page) -> None:
    async with in_process(SmallBot()):
        playground.state.settings = dataclasses.replace(playground.state.settings, answer_within=0.05)
        playground.faults.slow(CALLBACK, 0.5)
        slow = await page.act("command", command="echo", options={"text": "x"})
        assert (slow["ok"], slow["reason"]) == (False, "timeout")
        await playground.quiet()
    away = await page.act("command", command="echo", options={"text": "x"})
    assert (away["ok"], away["reason"]) == (False, "disconnected")


async def events(page: Page, who: str, after: int, count: int) -> list[tuple[int, dict[str, Any]]]:
    found: list[tuple[int, dict[str, Any]]] = []
    async with within("event of the stream"), page.session.get(f"/page-api/stream?as={who}&after={after}") as stream:
        assert stream.content_type == "text/event-stream"
        number = 0
        async for raw in stream.content:
            line = raw.decode().strip()
            if line.startswith("id: "):
                number = int(line[4:])
            elif line.startswith("data: "):
                found.append((number, json.loads(line[6:])))
                if len(found) == count:
                    break
    return found


async def test_the_stream_tells_what_happens_while_it_writes(playground: Playground, page: Page) -> None:
    """A reader who is slow for a while misses nothing: the server cannot write on until they read."""
    feed = playground.state.feed
    async with within("last event"), page.session.get(f"/page-api/stream?as=Ann&after={feed.sequence}") as stream:
        for _ in range(400):
            feed.publish("bot", None, connected=True, padding="x" * 50_000)
        written, told = feed.sequence, 0
        async for line in stream.content:
            told += line.startswith(b"data: ")
            if told == 1 and feed.sequence == written:
                feed.publish("bot", None, connected=False)
            if b'"connected": false' in line:
                break
    assert told == 401


async def test_the_stream_tells_each_person_what_is_his(playground: Playground, page: Page, bot: SmallBot) -> None:
    after = playground.state.feed.sequence
    ann = asyncio.create_task(events(page, "Ann", after, 3))
    ben = asyncio.create_task(events(page, "Ben", after, 2))
    await page.act("command", command="echo", options={"text": "secret"})
    await page.post("messages", content="hello", channel=page.channel, **{"as": "Ben"})
    await page.act("command", command="passing", options={})
    assert [event["type"] for _, event in await ann] == ["ephemeral_create", "message_create", "message_create"]
    heard = await ben
    assert [event["message"]["content"] for _, event in heard] == ["hello", "soon gone"]
    numbers = [number for number, _ in heard]
    assert numbers == sorted(numbers)
    assert (await events(page, "Ben", numbers[0], 1))[0][0] == numbers[1]


async def test_a_gap_in_the_stream_is_named(playground: Playground, page: Page) -> None:
    [(number, event)] = await events(page, "Ann", 1_000_000, 1)
    assert event == {"type": "resync"}
    assert number == playground.state.feed.sequence


async def test_deletions_and_threads_are_streamed(playground: Playground, page: Page, bot: SmallBot) -> None:
    after = playground.state.feed.sequence
    await page.act("command", command="passing", options={})
    await page.act("command", command="table open", options={"name": "Table 7"})
    heard = [event for _, event in await events(page, "Ben", after, 5)]
    kinds = [event["type"] for event in heard]
    assert kinds == ["message_create", "message_update", "message_delete", "channel_create", "message_create"]
    assert heard[2]["message"]["id"] == heard[0]["message"]["id"]
    assert heard[3]["channel"]["parent_id"] == page.channel


async def test_files_are_served_for_good_and_private_ones_cannot_be_guessed(page: Page, bot: SmallBot) -> None:
    await page.act("command", command="layout", options={"private": True})
    [message] = (await page.read("Ann"))["private"]
    url = message["attachments"][0]["url"]
    assert "/cdn/ephemeral-attachments/" in url
    async with page.session.get(url) as answer:
        assert await answer.read() == png(40, 30)
        assert answer.content_type == "image/png"
        assert "immutable" in answer.headers["Cache-Control"]
    async with page.session.get("/cdn/attachments/1/2/missing.png") as missing:
        assert missing.status == 404


async def test_the_page_comes_with_a_strict_policy(page: Page) -> None:
    async with page.session.get("/") as answer:
        policy = answer.headers["Content-Security-Policy"]
    for part in (
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
    ):
        assert part in policy
    for path in ("/page/../server.py", "/page/%2e%2e%2fserver.py", "/page/nothing.js"):
        async with page.session.get(path) as missing:
            assert missing.status == 404


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Host": "evil.example"}, 403),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
        ({"Content-Type": "text/plain"}, 415),
    ],
)
async def test_other_hosts_origins_and_types_are_refused(page: Page, headers: dict[str, str], status: int) -> None:
    body = json.dumps({"as": "Ann", "channel": page.channel, "content": "x"})
    sent = {"Content-Type": "application/json"} | headers
    async with page.session.post("/page-api/messages", data=body, headers=sent) as answer:
        assert answer.status == status


@pytest.mark.parametrize("path", ["interactions", "messages", "dismiss", "theme", "language"])
@pytest.mark.parametrize("body", ["", "{", "[]", "7", "[" * 50_000, b"\xff", r'{"as": "\ud83d"}'])
async def test_what_is_no_object_is_refused(page: Page, path: str, body: str | bytes) -> None:
    sent = {"Content-Type": "application/json"}
    async with page.session.post(f"/page-api/{path}", data=body, headers=sent) as answer:
        assert (answer.status, await answer.text()) == (400, "One JSON object is expected.\n")


async def test_localhost_leads_to_the_address(playground: Playground, page: Page) -> None:
    port = playground.address.rpartition(":")[2]
    async with page.session.get("/", headers={"Host": f"localhost:{port}"}, allow_redirects=False) as answer:
        assert answer.status == 302
        assert answer.headers["Location"] == playground.address + "/"


async def test_unusable_acts_are_named(page: Page, bot: SmallBot) -> None:
    for body in ({"type": "dance"}, {"type": "command"}, {"type": "component", "message": "1"}):
        answer = await page.post("interactions", channel=page.channel, **{"as": "Ann"}, **body)
        assert answer["reason"] in ("incomplete", "not_possible")
    async with page.session.get("/page-api/messages?as=Nobody") as unknown:
        assert unknown.status == 400


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *((name, []) for name in ("type", "channel", "command", "message", "custom_id", "focused")),
        *((name, 7) for name in ("channel", "values", "fields", "options")),
        ("options", [1]),
        ("options", {"page": {}}),
        ("values", [{}]),
        ("fields", {"cut": [1]}),
    ],
)
async def test_what_has_the_wrong_type_is_named(page: Page, field: str, value: object) -> None:
    acts: tuple[dict[str, object], ...] = (
        {"type": "command", "channel": page.channel, "command": "help"},
        {"type": "component", "message": "1", "custom_id": "x"},
        {"type": "modal", "custom_id": "x"},
    )
    for act in acts:
        async with page.session.post("/page-api/interactions", json={"as": "Ann"} | act | {field: value}) as answer:
            assert answer.status == 400
            assert (await answer.text()).startswith(field)


@pytest.mark.parametrize("after", ["x", "-1", "1.5", "9" * 30])
async def test_a_place_in_the_stream_is_a_number(page: Page, after: str) -> None:
    async with page.session.get(f"/page-api/stream?as=Ann&after={after}") as answer:
        assert answer.status == 400


async def test_a_person_writes_plainly(page: Page, ann: Person) -> None:
    assert (await page.post("messages", content=" hi ", channel=page.channel, **{"as": "Ben"}))["ok"]
    assert not (await page.post("messages", content="x" * 2001, channel=page.channel, **{"as": "Ben"}))["ok"]
    assert [seen.text for seen in ann.sees("general")] == ["hi"]


def test_a_world_comes_back_from_json() -> None:
    assert World.from_json(json.loads(json.dumps(WORLD.to_json()))) == WORLD
    with pytest.raises(TypeError):
        World.from_json({"colour": "red"})
