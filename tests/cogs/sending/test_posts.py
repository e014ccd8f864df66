"""Messages that may have been sent though nobody knows: each is sent once, and none in place of another.

Promise: A kill between the commit of a play, the drawing, the sending of its message and its being noted posts nothing
twice, leaves nothing over, and leaves no message untrue. Also: tests/bot/kills/test_kill.py,
tests/bot/kills/test_kills_between.py.
"""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.publisher.posts import Posts

CALL = ("ping", 7, 1001)


class Channel:
    """A channel that answers when it is told to."""

    def __init__(self) -> None:
        self.nonces: list[int] = []
        self.answers = asyncio.Event()
        self.trouble: Exception | None = None

    async def send(self, nonce: int, **_: Any) -> Any:
        self.nonces.append(nonce)
        if self.trouble is not None:
            raise self.trouble
        await self.answers.wait()
        return SimpleNamespace(id=1)


async def test_what_is_being_sent_is_not_taken_for_what_was_sent_before_a_start() -> None:
    posts, channel = Posts(), Channel()
    sending = asyncio.create_task(posts.send(channel, CALL))  # type: ignore[arg-type]  # all of it that is used
    await asyncio.sleep(0)
    assert posts.unsure() == []
    channel.answers.set()
    _, again = await sending
    assert not again
    assert posts.begun() == []


async def test_what_was_begun_before_a_start_is_the_same_message_after_it() -> None:
    before, channel = Posts(), Channel()
    before.begin(CALL)
    after = Posts([(purpose, nonce) for purpose, nonce in before.begun()])
    assert after.unsure() == [CALL]
    channel.answers.set()
    _, again = await after.send(channel, CALL)  # type: ignore[arg-type]  # all of it that is used
    assert again
    assert channel.nonces == [nonce for _, nonce in before.begun()]
    assert after.unsure() == []


async def test_a_call_that_comes_while_one_of_before_is_looked_for_is_a_message_of_its_own() -> None:
    before, channel = Posts(), Channel()
    before.begin(CALL)
    after = Posts([(purpose, nonce) for purpose, nonce in before.begun()])
    looking = asyncio.create_task(after.send(channel, CALL))  # type: ignore[arg-type]  # all of it that is used
    calling = asyncio.create_task(after.send(channel, CALL))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    channel.answers.set()
    assert [again for _, again in await asyncio.gather(looking, calling)] == [True, False]
    assert len(set(channel.nonces)) == 2
    assert after.begun() == []


async def test_what_may_have_been_sent_is_looked_for_when_nobody_wants_it_any_more() -> None:
    posts, channel = Posts(), Channel()
    channel.trouble = OSError("the connection was lost")
    with pytest.raises(OSError, match="lost"):
        await posts.send(channel, CALL)  # type: ignore[arg-type]  # all of it that is used
    assert posts.unsure() == [CALL]
    channel.trouble = None
    channel.answers.set()
    _, again = await posts.send(channel, CALL)  # type: ignore[arg-type]
    assert again
    assert len(set(channel.nonces)) == 1
    assert (posts.unsure(), posts.begun()) == ([], [])
