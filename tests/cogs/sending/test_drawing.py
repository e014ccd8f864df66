"""The drawing process: it draws the same bytes as this process, and an error in one picture affects no other."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from typing import cast

import pytest

from bot.cards import Card
from bot.scenes.marks import CardState
from cogs.outbox.drawing import TOO_LONG, Drawing, NotDrawn
from images.pictures import LENGTH, HandPicture
from images.render import draw_hand, draw_table
from images.theme import LIGHT
from tests.images.situations import HAND_LEAD, HAND_WAITING, table
from tests.patience import PATIENCE, eventually, within
from tests.run.processes import children

pytestmark = pytest.mark.processes

UNDRAWABLE = HandPicture((cast("Card", "no card"),), (CardState.WAITING,), None, "")


@pytest.fixture
def before() -> set[int]:
    """The processes, such as browsers, that other tests began and left running."""
    return children()


@pytest.fixture
async def drawing(before: set[int]) -> AsyncIterator[Drawing]:
    async with Drawing() as started:
        yield started


async def begun(drawing: Drawing) -> None:
    """Wait for a first picture: on a busy machine the process may begin later than one is waited for."""
    async with within("first picture"):
        while await drawn_or_none(drawing) is None:
            pass


async def test_it_draws_what_is_drawn_here(drawing: Drawing) -> None:
    await begun(drawing)
    hand, light, seats = await asyncio.gather(
        drawing.draw(HAND_LEAD), drawing.draw(HAND_LEAD, LIGHT), drawing.draw(table())
    )
    assert (hand, light, seats) == (draw_hand(HAND_LEAD), draw_hand(HAND_LEAD, LIGHT), draw_table(table()))


async def test_several_processes_draw_the_same_and_one_that_is_killed_costs_no_picture(before: set[int]) -> None:
    async with Drawing(2) as drawing:
        await begun(drawing)
        await eventually(lambda: len(children() - before) == 2, "second process")
        pictures = [asyncio.create_task(drawing.draw(one)) for one in (HAND_WAITING, HAND_LEAD) * 8]
        await asyncio.sleep(0)
        first, second = children() - before
        os.kill(first, signal.SIGKILL)
        drawn = await asyncio.gather(*pictures)
        assert second in children()
    assert drawn == [draw_hand(one) for one in (HAND_WAITING, HAND_LEAD) * 8]


async def test_a_picture_that_fails_harms_no_other(drawing: Drawing) -> None:
    failed, drawn = await asyncio.gather(drawing.draw(UNDRAWABLE), drawing.draw(HAND_WAITING), return_exceptions=True)
    assert isinstance(failed, NotDrawn)
    assert drawn == draw_hand(HAND_WAITING)


async def test_who_no_longer_waits_shifts_no_picture(drawing: Drawing) -> None:
    given_up = asyncio.create_task(drawing.draw(HAND_WAITING))
    await asyncio.sleep(0)
    given_up.cancel()
    assert await drawing.draw(HAND_LEAD) == draw_hand(HAND_LEAD)
    with pytest.raises(asyncio.CancelledError):
        await given_up


async def test_a_table_is_drawn_although_hands_never_cease(drawing: Drawing) -> None:
    async def ask_again_and_again() -> None:
        while True:
            await drawing.draw(HAND_WAITING)

    await begun(drawing)
    hands = [asyncio.create_task(ask_again_and_again()) for _ in range(4)]
    await asyncio.sleep(0)
    assert await drawing.draw(table()) == draw_table(table())
    for one in hands:
        one.cancel()
    await asyncio.gather(*hands, return_exceptions=True)


async def test_a_killed_process_is_started_anew(before: set[int], drawing: Drawing) -> None:
    await drawing.draw(HAND_LEAD)
    (process,) = children() - before
    os.kill(process, signal.SIGKILL)
    assert await drawing.draw(HAND_WAITING) == draw_hand(HAND_WAITING)


async def test_a_process_that_hangs_is_replaced_and_what_nobody_waits_for_is_not_drawn_again(before: set[int]) -> None:
    async with Drawing(stuck_after=4) as drawing:
        # on a busy machine a process may take longer to begin than it is allowed to hang here
        async with within("first picture"):
            while await drawn_or_none(drawing) != draw_hand(HAND_WAITING):
                pass
        (process,) = children() - before
        os.kill(process, signal.SIGSTOP)
        given_up = asyncio.create_task(drawing.draw(HAND_LEAD))
        await asyncio.sleep(0)
        given_up.cancel()
        async with within("picture of another process"):
            while await drawn_or_none(drawing) != draw_hand(HAND_WAITING):
                pass
        assert process not in children()


async def test_a_process_that_hangs_is_behind_before_it_is_replaced(before: set[int]) -> None:
    async with Drawing() as drawing:
        await begun(drawing)
        (process,) = children() - before
        assert drawing.delay() < TOO_LONG
        os.kill(process, signal.SIGSTOP)
        waiting = asyncio.create_task(drawing.draw(HAND_LEAD))
        await eventually(lambda: drawing.delay() > TOO_LONG, "a drawing that is behind")
        assert process in children()
        os.kill(process, signal.SIGCONT)
        assert await waiting == draw_hand(HAND_LEAD)
        assert drawing.delay() < TOO_LONG


async def test_after_a_very_slow_picture_others_are_drawn_again() -> None:
    """Only drawing tells that pictures are fast again, so whoever asks must not be put off for ever."""
    async with Drawing() as drawing:
        await begun(drawing)
        drawing._queue.drawn(60.0)
        assert drawing._queue.each > TOO_LONG
        assert drawing.delay() < TOO_LONG


async def drawn_or_none(drawing: Drawing) -> bytes | None:
    """The bytes of a picture, or None if it is not drawn."""
    try:
        return await drawing.draw(HAND_WAITING)
    except NotDrawn:
        return None


async def test_after_the_end_nothing_is_drawn_and_nothing_is_left(before: set[int]) -> None:
    async with Drawing() as drawing:
        waiting = asyncio.create_task(drawing.draw(HAND_LEAD))
        await asyncio.sleep(0)
    with pytest.raises(NotDrawn):
        await waiting
    with pytest.raises(NotDrawn):
        await drawing.draw(HAND_LEAD)
    assert not children() - before


def test_the_process_ends_with_its_input() -> None:
    """Nothing else tells the process that the bot was killed."""
    done = subprocess.run(
        [sys.executable, "-m", "images.worker"], stdin=subprocess.DEVNULL, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0


def test_the_process_ends_without_a_word_when_nobody_reads() -> None:
    worker = [sys.executable, "-m", "images.worker"]
    with subprocess.Popen(worker, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        running.stdin.write(LENGTH.pack(1) + b"x")
        running.stdin.close()
        assert running.stderr.read() == b""
