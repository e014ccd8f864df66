"""Draws pictures in a process beside the bot, so that an answer never waits for a picture.

Drawing takes tens of milliseconds of processor time and blocks the interpreter meanwhile, so a thread would not help.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self, cast

import structlog

import images
from images.pictures import DRAWN, HEAD, HandPicture, Picture, Request, written
from images.theme import DARK, Theme

ATTEMPTS = 2
"""How often a picture is begun if the process dies while drawing it."""
PATIENCE = 5.0
"""Seconds that a caller waits for a picture; text and buttons are enough to play."""
STUCK_AFTER = 10.0
"""Seconds without an answer after which a process with something to draw counts as hanging, and is ended."""
AHEAD = 2
"""The number of pictures sent ahead to the process: the one it draws and the next."""

_ROOT = Path(images.__file__).parents[1]

log = structlog.get_logger(__name__)


class NotDrawn(Exception):
    """A picture could not be drawn; the message says why."""


class Draws(Protocol):
    """Something that draws pictures: ``Drawing``, or whatever hands them on to one."""

    async def draw(self, picture: Picture, theme: Theme = DARK, locale: str = "") -> bytes:
        """The PNG of a picture. Raises ``NotDrawn`` if there is none in time."""


@dataclass(slots=True)
class _Asked:
    request: bytes
    png: asyncio.Future[bytes]
    ends: int = 0


class Drawing:
    """The drawing process, for the duration of ``async with``. If it ends or hangs, it is replaced."""

    def __init__(self, stuck_after: float = STUCK_AFTER) -> None:
        self._stuck_after = stuck_after
        self._hands: deque[_Asked] = deque()
        self._others: deque[_Asked] = deque()
        self._sent: deque[_Asked] = deque()
        self._work = asyncio.Event()
        self._input: asyncio.StreamWriter | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._process: Process | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        """Begin to start the process; pictures may be requested at once."""
        self._task = asyncio.create_task(self._keep_drawing(), name="drawing")
        return self

    async def __aexit__(self, *_: object) -> None:
        """End the process; callers who still wait get ``NotDrawn``."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for asked in (*self._sent, *self._hands, *self._others):
            _settle(asked, NotDrawn("the bot is about to end"))

    async def draw(self, picture: Picture, theme: Theme = DARK, locale: str = "") -> bytes:
        """The PNG of a picture. Hands come first, since the person who just pressed is waiting for theirs.

        Raises:
            NotDrawn: drawing failed or took longer than ``PATIENCE``, or the bot is about to end.
        """
        if self._task is None or self._task.done():
            raise NotDrawn("nothing draws any more")
        asked = _Asked(written(Request(picture, theme.name, locale)), asyncio.get_running_loop().create_future())
        (self._hands if isinstance(picture, HandPicture) else self._others).append(asked)
        self._work.set()
        self._send()
        try:
            async with asyncio.timeout(PATIENCE):
                return await asked.png
        except TimeoutError:
            raise NotDrawn(f"nothing was drawn within {PATIENCE:.0f} s") from None

    def _send(self) -> None:
        """Keep the process busy with only a few pictures ahead, so that a hand need not wait for many others."""
        while self._input is not None and len(self._sent) < AHEAD and (queue := self._hands or self._others):
            asked = queue.popleft()
            if not asked.png.done():  # somebody still waits for it
                self._sent.append(asked)
                self._input.write(asked.request)
                if len(self._sent) == 1:
                    self._set_alarm()

    # --- the process ---

    async def _keep_drawing(self) -> None:
        while True:
            try:
                await self._run()
            except OSError as problem:
                log.error("drawing_not_started", reason=str(problem))  # noqa: TRY400  the reason says all
            self._blame_first()
            if not (self._sent or self._hands or self._others):
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
            self._sent = deque(asked for asked in self._sent if not asked.png.done())
            self._input.writelines(asked.request for asked in self._sent)
            self._set_alarm()
            self._send()
            await self._hand_out(cast("asyncio.StreamReader", process.stdout))
            log.error("drawing_ended", status=await process.wait())
        finally:
            self._input = self._process = None
            self._set_alarm()
            await asyncio.shield(_ended(process))

    async def _hand_out(self, answers: asyncio.StreamReader) -> None:
        """Give each answer to its caller, until there are no more."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                kind, length = HEAD.unpack(await answers.readexactly(HEAD.size))
                answer = await answers.readexactly(length)
                _settle(self._sent.popleft(), answer if kind == DRAWN else NotDrawn(answer.decode()))
                self._set_alarm()
                self._send()

    def _set_alarm(self) -> None:
        """Restart the time limit for the next answer; it runs only while something is being drawn."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        if self._process is not None and self._sent:
            self._alarm = asyncio.get_running_loop().call_later(self._stuck_after, self._end_hanging, self._process)

    def _end_hanging(self, process: Process) -> None:
        """End a process that does not answer; another takes its place."""
        log.error("drawing_hangs", seconds=self._stuck_after)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    def _blame_first(self) -> None:
        """The process died while drawing its first picture; a picture that keeps causing this is given up."""
        first = next((queue for queue in (self._sent, self._hands, self._others) if queue), None)
        if first is not None:
            first[0].ends += 1
            if first[0].ends >= ATTEMPTS:
                _settle(first.popleft(), NotDrawn("the process that draws ended over it"))


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
