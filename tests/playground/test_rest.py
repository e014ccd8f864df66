"""REST answers in detail, as raw HTTP: formats, codes, and bodies that nobody should send."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.playground.chat import chat_messages as messages
from bot.playground.chat.acts import command
from bot.playground.chat.chat_messages import PRIVATE_KEPT
from bot.playground.chat.state import NOBODY, Interaction
from bot.playground.people.driver import Person
from bot.playground.server import Playground


class Api:
    """Sends raw requests with a bot's token."""

    def __init__(self, session: aiohttp.ClientSession, playground: Playground) -> None:
        self.session = session
        self.state = playground.state
        self.channel = playground.state.guild.channel("big-two")["id"]

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> tuple[int, Any]:
        async with self.session.request(method, path, json=body, **more) as answer:
            text = await answer.text()
            return answer.status, json.loads(text) if text else None

    async def begin(self, person: Person, name: str = "ping") -> Interaction:
        await self.ask("PUT", f"applications/{self.state.guild.bot_id}/commands", [{"name": name, "description": "x"}])
        return command(self.state, person.human, self.channel, name, {})


@pytest.fixture
async def api(playground: Playground) -> AsyncIterator[Api]:
    """The REST base."""
    async with aiohttp.ClientSession(playground.api + "/", headers={"Authorization": "Bot x"}) as session:
        yield Api(session, playground)


async def test_json_is_named_exactly(api: Api) -> None:
    async with api.session.get("users/@me") as answer:
        assert answer.headers["Content-Type"] == "application/json"
        assert answer.headers["Via"]


async def test_the_gateway_is_told_with_and_without_a_token(playground: Playground, api: Api) -> None:
    status, told = await api.ask("GET", "gateway/bot")
    assert (status, told["url"], told["shards"]) == (200, playground.gateway.url, 1)
    async with aiohttp.ClientSession() as session:
        async with session.get(playground.api + "/gateway") as answer:
            assert (await answer.json())["url"] == playground.gateway.url
        async with session.get(playground.api + "/gateway/bot") as answer:
            assert answer.status == 401


async def test_a_callback_answers_204_or_the_message_and_only_once(api: Api, ann: Person) -> None:
    body = {"type": 4, "data": {"content": "pong", "flags": 64}}
    quiet, loud = await api.begin(ann), await api.begin(ann)
    assert await api.ask("POST", f"interactions/{quiet.id}/{quiet.token}/callback", body) == (204, None)
    again = await api.ask("POST", f"interactions/{quiet.id}/{quiet.token}/callback", body)
    assert (again[0], again[1]["code"]) == (400, 40060)
    status, told = await api.ask("POST", f"interactions/{loud.id}/{loud.token}/callback?with_response=1", body)
    assert status == 200
    assert told["interaction"]["response_message_ephemeral"] is True
    assert told["resource"]["message"]["content"] == "pong"
    assert told["resource"]["message"]["interaction_metadata"]["user"]["id"] == ann.id


@pytest.mark.parametrize(("kind", "code"), [(6, 50035), (7, 50035), (8, 50035), (12, 50035), (4, 50006), (99, 50035)])
async def test_a_callback_of_an_unsuitable_type_is_refused(api: Api, ann: Person, kind: int, code: int) -> None:
    interaction = await api.begin(ann)
    body: dict[str, Any] = {"type": kind, "data": {"choices": []} if kind == 8 else {}}
    status, told = await api.ask("POST", f"interactions/{interaction.id}/{interaction.token}/callback", body)
    assert (status, told["code"]) == (400, code)
    assert interaction.answered is None


async def test_a_token_is_no_webhook_before_the_answer_or_when_unknown(api: Api, ann: Person) -> None:
    interaction = await api.begin(ann)
    for token in (interaction.token, "unknown"):
        status, told = await api.ask("POST", f"webhooks/{api.state.guild.bot_id}/{token}", {"content": "x"})
        assert (status, told["code"]) == (404, 10015)
    status, told = await api.ask("POST", f"interactions/{interaction.id}/wrong/callback", {"type": 5})
    assert (status, told["code"]) == (404, 10062)


async def test_an_interaction_reaches_no_message_but_its_own(api: Api, ann: Person) -> None:
    interaction = await api.begin(ann)
    await api.ask("POST", f"interactions/{interaction.id}/{interaction.token}/callback", {"type": 5})
    other = ann.say("mine")
    hook = f"webhooks/{api.state.guild.bot_id}/{interaction.token}/messages"
    assert (await api.ask("PATCH", f"{hook}/{other.id}", {"content": "x"}))[1]["code"] == 10008
    assert (await api.ask("GET", f"{hook}/@original"))[1]["flags"] & 128


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        ({"data": b"{", "headers": {"Content-Type": "application/json"}}, 400, 50109),
        ({"data": b"{}", "headers": {"Content-Type": "multipart/form-data"}}, 400, 50035),
        ({"json": []}, 400, 50035),
        ({"json": {"content": 7}}, 400, 50035),
        ({"json": {"components": [{"type": 1}]}}, 400, 50035),
        ({"json": {"flags": 1 << 15, "components": [{"type": 17, "components": [{"type": 2}]}]}}, 400, 50035),
        ({"json": {"attachments": [{"filename": "x"}], "content": "x"}}, 400, 50035),
        ({"json": None}, 400, 50006),
    ],
)
async def test_bodies_nobody_should_send(api: Api, sent: dict[str, Any], status: int, code: int) -> None:
    async with api.session.post(f"channels/{api.channel}/messages", **sent) as answer:
        assert (answer.status, (await answer.json())["code"]) == (status, code)
    assert len(api.state.violations) == (0 if code == 50109 else 1)
    assert {one.audience for one in api.state.sent} <= {NOBODY}


async def test_errors_are_nested_along_their_path(api: Api) -> None:
    body = {"content": "x" * 2001, "components": [{"type": 1, "components": []}]}
    _, told = await api.ask("POST", f"channels/{api.channel}/messages", body)
    assert told["errors"]["components"]["0"]["components"]["_errors"][0]["code"]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("channels/1", 10003),
        ("guilds/1", 10004),
        ("users/1", 10013),
        ("guilds/{guild}/members/1", 10013),
        ("channels/{channel}/messages/1", 10008),
        ("applications/1/commands", 50001),
        ("nowhere", 0),
    ],
)
async def test_what_is_unknown_is_named(api: Api, path: str, code: int) -> None:
    status, told = await api.ask("GET", path.format(guild=api.state.guild.id, channel=api.channel))
    assert status in (403, 404)
    assert told["code"] == code


async def test_a_command_keeps_its_id_when_it_is_registered_again(api: Api) -> None:
    place = f"applications/{api.state.guild.bot_id}/commands"
    _, first = await api.ask("PUT", place, [{"name": "play", "description": "x"}])
    _, second = await api.ask(
        "PUT", place, [{"name": "play", "description": "y"}, {"name": "pass", "description": "z"}]
    )
    assert first[0]["id"] == second[0]["id"] != second[1]["id"]
    assert await api.ask("GET", place) == (200, second)


async def test_ids_rise_and_carry_their_time(playground: Playground) -> None:
    ids = [int(playground.state.ids.next()) for _ in range(1000)]
    assert ids == sorted(set(ids))
    before = playground.state.ids.next()
    playground.clock.skip(60)
    assert (int(playground.state.ids.next()) >> 22) - (int(before) >> 22) >= 60_000


async def test_very_many_private_messages_are_forgotten_oldest_first(api: Api, ann: Person) -> None:
    interaction = await api.begin(ann)
    for number in range(PRIVATE_KEPT + 2):
        messages.create(api.state, api.channel, {"content": str(number), "flags": 64}, interaction=interaction)
    texts = [seen.text for seen in ann.private()]
    assert (len(texts), texts[0]) == (PRIVATE_KEPT, "2")


async def test_interactions_are_forgotten_when_their_tokens_have_long_run_out(
    playground: Playground, api: Api, ann: Person
) -> None:
    first = await api.begin(ann)
    playground.clock.skip(31 * 60)
    second = await api.begin(ann)
    assert list(api.state.interactions) == [second.id]
    assert first.token not in api.state.tokens


async def test_what_the_bot_asks_of_itself_is_told_as_discord_tells_it(playground: Playground, api: Api) -> None:
    guild = api.state.guild
    for path, ids in (
        ("users/@me/guilds", [guild.id]),
        (f"users/@me/guilds?after={guild.id}", []),
        (f"users/@me/guilds?before={guild.id}", []),
    ):
        _, told = await api.ask("GET", path)
        assert [one["id"] for one in told] == ids
        assert all(one["permissions"].isdecimal() for one in told)
    playground.faults.allow_intents(1 << 15)
    playground.faults.send_interactions_to("https://elsewhere.example")
    _, told = await api.ask("GET", "oauth2/applications/@me")
    assert (told["flags"], told["flags_new"]) == (1 << 15, "32768")
    assert told["interactions_endpoint_url"] == "https://elsewhere.example"
    commands = [
        {"name": "open", "description": "x", "default_member_permissions": 32},
        {"name": "all", "description": "x"},
    ]
    _, told = await api.ask("PUT", f"applications/{guild.bot_id}/commands", commands)
    assert [one["default_member_permissions"] for one in told] == ["32", None]
