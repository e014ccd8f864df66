"""Discord's faults, one by one, with a real discord.py client."""

from __future__ import annotations

import asyncio
import dataclasses
import time

import aiohttp
import discord
import pytest

from bot.playground.chat import acts
from bot.playground.chat.acts import NotOffered
from bot.playground.chat.world import SEND_MESSAGES, VIEW_CHANNEL, PlaygroundSettings
from bot.playground.faults import CALLBACK
from bot.playground.gateway import Moment
from bot.playground.people.driver import Person, in_process
from bot.playground.server import Playground
from bot.playground.wall_time import WallTime
from tests.patience import PATIENCE
from tests.playground.conftest import WORLD, aim
from tests.playground.small_bot import SmallBot


@pytest.fixture
def channel(bot: SmallBot) -> discord.TextChannel:
    """The first channel, as the bot knows it."""
    return bot.guilds[0].text_channels[0]


def as_bot(playground: Playground) -> aiohttp.ClientSession:
    """An HTTP session that sends requests with a bot's token."""
    return aiohttp.ClientSession(playground.api + "/", headers={"Authorization": "Bot x"})


async def test_a_429_is_waited_out(playground: Playground, channel: discord.TextChannel, ann: Person) -> None:
    playground.faults.rate_limit("POST /channels/.*/messages", 0.1, times=2)
    before = time.monotonic()
    await channel.send("at last")
    assert time.monotonic() - before >= 0.2
    assert [seen.text for seen in ann.sees()] == ["at last"]


class StillClock(WallTime):
    """Stands still, so that requests do not come later on a slow machine."""

    def now(self) -> float:
        return 1_800_000_000.0 + self._skipped


async def test_five_messages_in_five_seconds_is_the_limit() -> None:
    async with Playground(WORLD, clock=StillClock()) as playground, as_bot(playground) as session:
        channel = playground.state.guild.channel("big-two")["id"]
        answers = []
        for n in range(6):
            async with session.post(f"channels/{channel}/messages", json={"content": str(n)}) as answer:
                answers.append((answer.status, dict(answer.headers), await answer.json()))
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    assert answers[0][1]["X-RateLimit-Remaining"] == "4"
    _, headers, body = answers[5]
    assert headers["Via"]
    assert int(headers["Retry-After"]) >= 5
    assert body["retry_after"] == 5
    assert body["global"] is False


async def test_fifty_requests_a_second_in_all() -> None:
    async with Playground(WORLD, clock=StillClock()) as playground, as_bot(playground) as session:
        statuses = []
        for _ in range(51):
            async with session.get("users/@me") as answer:
                statuses.append(answer.status)
                body = await answer.json()
    assert statuses == [200] * 50 + [429]
    assert body["global"] is True


async def test_a_callback_that_was_applied_though_it_failed(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.fail_callback_after_applying(500)
    answer = await ann.slash("count", start=1)
    assert answer.text == "Counted to 1"
    await ann.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.HTTPException)
    assert bot.errors[0].code == 40060


async def test_a_callback_too_late_is_unknown(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.slow(CALLBACK, 0.2)
    late = asyncio.create_task(ann.slash("echo", text="late"))
    await ann.until(lambda: playground.state.interactions)
    playground.clock.skip(PATIENCE + 0.1)
    await ann.until(lambda: bot.errors)
    assert isinstance(bot.errors[0], discord.NotFound)
    assert bot.errors[0].code == 10062
    late.cancel()


async def test_an_interaction_may_come_twice(playground: Playground, bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("count")
    playground.faults.duplicate()
    pressed = await ann.press(answer, "Count 0")
    await ann.until(lambda: len(bot.presses) == 2)
    assert bot.presses[0] == bot.presses[1]
    assert answer.text == "Counted to 1"
    playground.faults.redeliver(pressed.interaction)
    await ann.until(lambda: len(bot.presses) == 3)


async def test_an_old_token_is_invalid(playground: Playground, bot: SmallBot, ann: Person) -> None:
    answer = await ann.slash("count")
    playground.clock.skip(16 * 60)
    hook = f"webhooks/{bot.application_id}/{answer.interaction.token}/messages/@original"
    async with aiohttp.ClientSession(playground.api + "/") as session, session.get(hook) as refused:
        assert refused.status == 401
        assert (await refused.json())["code"] == 50027
    assert (await ann.press(answer, "Count 0")).text == "Counted to 1"


async def test_a_message_older_than_an_hour_takes_few_edits(
    playground: Playground, channel: discord.TextChannel, bot: SmallBot
) -> None:
    message = await channel.send("old")
    playground.clock.skip(3601)
    for n in range(5):
        await message.edit(content=str(n))
    bot.http.max_ratelimit_timeout = 0.1
    with pytest.raises((discord.RateLimited, discord.HTTPException)):
        await message.edit(content="too many")


async def test_a_deleted_message_is_unknown(
    playground: Playground, channel: discord.TextChannel, bot: SmallBot, ann: Person
) -> None:
    message = await channel.send("soon gone")
    playground.faults.delete_message(str(message.id))
    with pytest.raises(discord.NotFound) as gone:
        await message.edit(content="x")
    assert gone.value.code == 10008
    with pytest.raises(NotOffered):
        await ann.press(str(message.id), "any", stale=True)


async def test_a_channel_is_deleted(playground: Playground, channel: discord.TextChannel, bot: SmallBot) -> None:
    removed = asyncio.create_task(bot.wait_for("guild_channel_delete", timeout=PATIENCE))
    await asyncio.sleep(0)
    playground.faults.delete_channel("big-two")
    assert (await removed).name == "big-two"
    with pytest.raises(discord.NotFound) as unknown:
        await channel.send("x")
    assert unknown.value.code == 10003


async def test_an_answer_to_a_channel_that_was_deleted_meanwhile_is_refused(
    playground: Playground, bot: SmallBot, ann: Person
) -> None:
    place = playground.state.guild.channel("big-two")["id"]
    acts.command(playground.state, ann.human, place, "echo", {"text": "x"})
    playground.faults.delete_channel("big-two")
    await ann.until(lambda: bot.errors)
    assert [getattr(error, "code", None) for error in bot.errors] == [10003]
    assert playground.violations == []


async def test_permissions_are_lost_and_come_back(
    playground: Playground, channel: discord.TextChannel, bot: SmallBot
) -> None:
    playground.faults.deny("big-two", SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x")
    assert refused.value.code == 50013
    playground.faults.deny("big-two", VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as unseen:
        await channel.send("x")
    assert unseen.value.code == 50001
    playground.faults.deny("big-two", 0)
    await channel.send("x")


async def test_an_archived_thread_wakes_and_a_locked_one_refuses(
    playground: Playground, bot: SmallBot, ann: Person
) -> None:
    await ann.slash("table open", name="Table 7")
    thread = bot.guilds[0].threads[0]
    message = await thread.send("hello")
    playground.faults.archive_thread("Table 7")
    with pytest.raises(discord.HTTPException) as asleep:
        await message.edit(content="x")
    assert asleep.value.code == 50083
    await thread.send("wake up")
    await message.edit(content="x")
    playground.faults.archive_thread("Table 7", locked=True)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("x")
    assert locked.value.code == 50083


async def test_the_bot_is_removed_and_invited_again(playground: Playground, bot: SmallBot) -> None:
    removed = asyncio.create_task(bot.wait_for("guild_remove", timeout=PATIENCE))
    await asyncio.sleep(0)
    playground.faults.remove_bot()
    await removed
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(int(playground.state.guild.channel("big-two")["id"]))
    joined = asyncio.create_task(bot.wait_for("guild_join", timeout=PATIENCE))
    await asyncio.sleep(0)
    playground.faults.invite_bot()
    await joined


async def test_an_outage_of_the_guild(playground: Playground, bot: SmallBot) -> None:
    away = asyncio.create_task(bot.wait_for("guild_unavailable", timeout=PATIENCE))
    await asyncio.sleep(0)
    playground.faults.outage()
    await away
    back = asyncio.create_task(bot.wait_for("guild_available", timeout=PATIENCE))
    await asyncio.sleep(0)
    playground.faults.outage(over=True)
    await back


async def test_a_reset_connection_reaches_the_bot(playground: Playground, channel: discord.TextChannel) -> None:
    playground.faults.reset("POST /channels")
    with pytest.raises((aiohttp.ClientError, OSError)):
        await channel.send("x")


async def test_a_login_that_answers_503_ends_in_an_error(playground: Playground) -> None:
    playground.faults.fail("GET /users/@me", 503)
    with pytest.raises(discord.DiscordServerError):
        async with in_process(SmallBot()):
            pass


async def test_a_wrong_token_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Playground(
        dataclasses.replace(WORLD, token="right"), PlaygroundSettings(answer_within=PATIENCE)
    ) as playground:
        aim(monkeypatch, playground)
        with pytest.raises(discord.LoginFailure):
            async with in_process(SmallBot(), token="wrong"):
                pass
        async with in_process(SmallBot(), token="right") as bot:
            assert bot.is_ready()


@pytest.mark.parametrize("applied", [False, True])
async def test_a_request_may_hang(playground: Playground, ann: Person, applied: bool) -> None:
    playground.faults.hang("POST /channels/.*/messages", applied=applied)
    path = f"channels/{playground.state.guild.channel('big-two')['id']}/messages"
    async with as_bot(playground) as session:
        with pytest.raises(TimeoutError):
            await session.post(path, json={"content": "hello"}, timeout=aiohttp.ClientTimeout(0.2))
        assert [seen.text for seen in ann.sees()] == ["hello"] * applied
        async with session.post(path, json={"content": "again"}) as answer:
            assert answer.status == 200


async def test_a_server_that_is_not_discords_answers_with_a_page(playground: Playground) -> None:
    playground.faults.answer_with_page("GET /gateway/bot", "<p>Hello</p>", status=404)
    async with as_bot(playground) as session:
        async with session.get("gateway/bot") as answer:
            assert (answer.status, answer.content_type, await answer.text()) == (404, "text/html", "<p>Hello</p>")
        async with session.get("gateway/bot") as answer:
            assert answer.status == 200


async def test_sessions_that_begin_are_counted_by_the_day(playground: Playground) -> None:
    async def limit(session: aiohttp.ClientSession) -> dict[str, int]:
        async with session.get("gateway/bot") as answer:
            return dict((await answer.json())["session_start_limit"])

    async with as_bot(playground) as session:
        assert (await limit(session))["remaining"] == 1000
        playground.faults.spend_identifies(40)
        async with in_process(SmallBot()):
            playground.clock.skip(3600)
            left = await limit(session)
        assert (left["total"], left["remaining"]) == (1000, 959)
        assert 22.9 * 3600 < left["reset_after"] / 1000 <= 23 * 3600
        playground.clock.skip(23 * 3600)
        assert (await limit(session))["remaining"] == 1000


async def test_a_gateway_may_refuse_every_session(playground: Playground, bot: SmallBot, ann: Person) -> None:
    playground.faults.invalidate_every_session()
    playground.faults.drop_gateway(4000)
    await ann.until(lambda: playground.gateway.resumes == 1 and playground.gateway.identifies >= 3)
    playground.faults.clear()
    await ann.until(lambda: playground.gateway.connected)


@pytest.mark.parametrize("moment", ["greeted", "known", "ready"])
async def test_a_gateway_may_accept_and_then_close(
    playground: Playground, bot: SmallBot, ann: Person, moment: Moment
) -> None:
    playground.faults.close_connections(4000, moment)
    playground.faults.drop_gateway(4000)
    await ann.until(lambda: playground.gateway.greeted >= 4)
    playground.faults.clear()
    await ann.until(lambda: playground.gateway.connected)


@pytest.mark.parametrize("code", [4004, 4013])
async def test_a_gateway_may_close_for_good(playground: Playground, code: int) -> None:
    playground.faults.close_connections(code)
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with in_process(SmallBot()):
            pass
    assert closed.value.code == code


async def test_a_message_sent_again_with_its_nonce_is_the_one_that_stands(playground: Playground, ann: Person) -> None:
    path = f"channels/{playground.state.guild.channel('big-two')['id']}/messages"
    async with as_bot(playground) as session:

        async def sent(content: str, **more: object) -> str:
            async with session.post(path, json={"content": content, "nonce": "5"} | more) as answer:
                return str((await answer.json())["id"])

        first = await sent("once", enforce_nonce=True)
        assert await sent("twice", enforce_nonce=True) == first
        assert await sent("anew") != first
        playground.clock.skip(600)
        assert await sent("later", enforce_nonce=True) != first
    assert [seen.text for seen in ann.sees()] == ["once", "anew", "later"]
