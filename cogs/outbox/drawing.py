"""Draws pictures in processes beside the bot, so that nobody else waits.

Drawing one takes tens of milliseconds of processor time and blocks the interpreter, so a thread would not help.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Protocol, Self, cast

import structlog

import images
from images.pictures import DRAWN, HEAD, HandPicture, Picture, Request, written
from images.theme import DARK, Theme

ATTEMPTS = 2
"""How often a picture is begun if the process dies over it."""
PATIENCE = 5.0
"""Seconds that a caller waits for a picture. Text and buttons are enough to play."""
STUCK_AFTER = 10.0
"""Seconds without an answer after which a busy process counts as hanging, and is ended."""
HEAD_START = 0.5
"""Seconds that a hand gains on other pictures, because somebody has just pressed."""
TOO_LONG = 1.0
"""Seconds that a message waits for its picture. If drawing is further behind, it goes out in words first."""
AHEAD = 2
"""The number of pictures sent ahead to the process: the one it draws and the next."""

_ROOT = Path(images.__file__).parents[1]

log = structlog.get_logger(__name__)


class NotDrawn(Exception):
    """A picture could not be drawn; the message says why."""


class DrawnLate(NotDrawn):
    """A picture took too long. A second request may succeed."""


class Draws(Protocol):
    """Something that draws pictures: ``Drawing``, or something that passes them on to one."""

    async def draw(self, picture: Picture, theme: Theme = DARK, locale: str = "") -> bytes:
        """The PNG of a picture.

        Raises:
            NotDrawn: there is none in time.
        """

    def delay(self) -> float:
        """Seconds until a picture requested now is likely to be begun. Infinite while every process hangs."""


@dataclass(slots=True)
class _Asked:
    request: bytes
    png: asyncio.Future[bytes]
    since: float  # in the loop's time
    ends: int = 0


class _Queue:
    """Pictures still to be drawn. A hand goes before others asked for up to ``HEAD_START`` earlier."""

    def __init__(self) -> None:
        self._hands: deque[_Asked] = deque()
        self._others: deque[_Asked] = deque()
        self.each = 0.02  # seconds that recent pictures took

    def __len__(self) -> int:
        """How many pictures wait. For some of them, perhaps nobody waits any more."""
        return len(self._hands) + len(self._others)

    def drawn(self, seconds: float) -> None:
        """Note how long a picture took."""
        self.each += (seconds - self.each) / 8

    def __bool__(self) -> bool:
        """Whether anybody waits for a picture."""
        for queue in (self._hands, self._others):
            while queue and queue[0].png.done():  # nobody waits for it any more
                queue.popleft()
        return bool(self._hands or self._others)

    def join(self, asked: _Asked, *, hand: bool) -> None:
        """Add a picture to the queue."""
        (self._hands if hand else self._others).append(asked)

    def take(self) -> _Asked:
        """Remove and return the picture to draw next."""
        hands, others = self._hands, self._others
        if not hands or (others and others[0].since + HEAD_START < hands[0].since):
            return others.popleft()
        return hands.popleft()

    def put_back(self, asked: _Asked) -> None:
        """Put a picture at the head of the queue."""
        asked.since = -inf
        self._hands.appendleft(asked)


class Drawing:
    """The drawing processes, for the duration of ``async with``. One that ends or hangs is replaced."""

    def __init__(self, processes: int = 1, stuck_after: float = STUCK_AFTER) -> None:
        """``processes``: at least 1. More processes than processors draw no faster."""
        self._queue = _Queue()
        self._work = asyncio.Event()
        self._easels = [_Easel(self._queue, self._work, stuck_after) for _ in range(processes)]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        """Begin to start the processes. Pictures may be requested at once."""
        self._tasks = [asyncio.create_task(easel.keep_drawing(), name="drawing") for easel in self._easels]
        return self

    async def __aexit__(self, *_: object) -> None:
        """End the processes. Callers who still wait get ``NotDrawn``."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for easel in self._easels:
            easel.give_up()
        while self._queue:
            _settle(self._queue.take(), NotDrawn("the bot is about to end"))

    async def draw(self, picture: Picture, theme: Theme = DARK, locale: str = "") -> bytes:
        """The PNG of a picture. Hands have a head start.

        Raises:
            DrawnLate: it took longer than ``PATIENCE``.
            NotDrawn: drawing failed, or the bot is stopping.
        """
        if all(task.done() for task in self._tasks):
            raise NotDrawn("nothing draws any more")
        loop = asyncio.get_running_loop()
        asked = _Asked(written(Request(picture, theme.name, locale)), loop.create_future(), loop.time())
        self._queue.join(asked, hand=isinstance(picture, HandPicture))
        self._work.set()
        for easel in sorted(self._easels, key=lambda easel: len(easel.sent)):
            easel.send(1)
        try:
            async with asyncio.timeout(PATIENCE):
                return await asked.png
        except TimeoutError:
            raise DrawnLate(f"nothing was drawn within {PATIENCE:.0f} s") from None

    def delay(self) -> float:
        """Seconds until a picture requested now is likely to be begun. Infinite while every process hangs.

        The picture's own time does not count. Otherwise one slow picture would stop all drawing, and no picture could
        show that it is over.
        """
        if all(easel.takes_long for easel in self._easels):
            return inf
        before = len(self._queue) + sum(len(easel.sent) for easel in self._easels)
        return self._queue.each * before / len(self._easels)


class _Easel:
    """One process, and what it has been sent."""

    def __init__(self, queue: _Queue, work: asyncio.Event, stuck_after: float) -> None:
        self.sent: deque[_Asked] = deque()
        self._queue = queue
        self._work = work  # set whenever there is something to draw
        self._stuck_after = stuck_after
        self._input: asyncio.StreamWriter | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._process: Process | None = None
        self._began = 0.0  # when drawing of the first picture sent began, in the loop's time

    @property
    def takes_long(self) -> bool:
        """Whether its process has been drawing one picture for so long that it may hang."""
        return bool(self.sent) and asyncio.get_running_loop().time() - self._began > TOO_LONG

    def send(self, most: int = AHEAD) -> None:
        """Keep the process busy, with only a few pictures ahead so that a hand need not wait for many others."""
        while self._input is not None and most > 0 and len(self.sent) < AHEAD and self._queue:
            self.sent.append(self._queue.take())
            self._input.write(self.sent[-1].request)
            most -= 1
            if len(self.sent) == 1:
                self._began = asyncio.get_running_loop().time()
                self._set_alarm()

    def give_up(self) -> None:
        """Draw nothing more."""
        for asked in self.sent:
            _settle(asked, NotDrawn("the bot is about to end"))

    async def keep_drawing(self) -> None:
        """Run a process while there is anything to draw, and a new one each time it ends."""
        while True:
            try:
                await self._run()
            except OSError as problem:
                log.error("drawing_not_started", reason=str(problem))  # noqa: TRY400  the reason says all
            self._blame_first()
            if not self._queue:
                self._work.clear()
                await self._work.wait()

    async def _run(self) -> None:
        """Run one process from its start to its end."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "images.worker", stdin=PIPE, stdout=PIPE, cwd=_ROOT
        )
        self._process = process
        try:
            self._input = cast("asyncio.StreamWriter", process.stdin)
            self.send()
            await self._deliver(cast("asyncio.StreamReader", process.stdout))
            log.error("drawing_ended", status=await process.wait())
        finally:
            self._input = self._process = None
            self._set_alarm()
            await asyncio.shield(_ended(process))

    async def _deliver(self, answers: asyncio.StreamReader) -> None:
        """Give each answer to its caller, until there are no more."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                kind, length = HEAD.unpack(await answers.readexactly(HEAD.size))
                answer = await answers.readexactly(length)
                now = asyncio.get_running_loop().time()
                self._queue.drawn(now - self._began)
                self._began = now
                _settle(self.sent.popleft(), answer if kind == DRAWN else NotDrawn(answer.decode()))
                self._set_alarm()
                self.send()

    def _set_alarm(self) -> None:
        """Restart the time limit for the next answer; it runs only while something is being drawn."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._process is not None and self.sent:
            self._alarm = asyncio.get_running_loop().call_later(self._stuck_after, self._end_hanging, self._process)

    def _end_hanging(self, process: Process) -> None:
        """End a process that does not answer; another takes its place."""
        log.error("drawing_hangs", seconds=self._stuck_after)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    def _blame_first(self) -> None:
        """Count a failure against the first picture, over which the process died. A repeated offender is given up.

        Pictures sent ahead are drawn before all others, by whichever process is free.
        """
        if not self.sent and self._queue:  # it did not even begin
            self.sent.append(self._queue.take())
        if self.sent:
            self.sent[0].ends += 1
            if self.sent[0].ends >= ATTEMPTS:
                _settle(self.sent.popleft(), NotDrawn("the process that draws ended over it"))
        while self.sent:
            self._queue.put_back(self.sent.pop())


def _settle(asked: _Asked, outcome: bytes | NotDrawn) -> None:
    if asked.png.done():  # nobody waits for it any more
        return
    if isinstance(outcome, NotDrawn):
        asked.png.set_exception(outcome)
    else:
        asked.png.set_result(outcome)


async def _ended(process: Process) -> None:
    """Kill the process, which has nothing to save."""
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    await process.wait()
