"""Test workers: the tests are collected once, and processes that are forked then run them, the dearest first.

``pytest --workers 7`` begins so many. Each is handed one unit after another (``tests/run/costs.py``) and sends its
reports back. Two of them begin with what mostly waits, so that never all wait at once and leave the machine idle. What
a worker was running when it died has failed; another one runs what was left of its unit.
"""

from __future__ import annotations

import atexit
import gc
import importlib
import multiprocessing
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from tests.run.costs import by_cost, unit_of, waits
from tests.run.forks import WARM, share, warm

FORK = multiprocessing.get_context("fork")
SELDOM = (50_000, 20, 100)
"""When garbage is collected in a worker: seldom, since nobody waits for it there; all of it is at a worker's end."""
WAITING = 2
"""How many workers begin with what mostly waits."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says how many workers there are."""
    parser.addoption("--workers", type=int, default=0, help="run the tests in so many processes; 0: in this one")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run the tests in workers, where some are asked for and everything could be collected."""
    config = session.config
    if not config.option.workers or config.option.collectonly or session.testsfailed:
        return None
    reporter: Any = config.pluginmanager.get_plugin("terminalreporter")
    reporter.showfspath = False  # tests of many files end in turns
    if any(item.get_closest_marker("processes") for item in session.items):
        warm()
        importlib.import_module(WARM)
    gc.freeze()  # what was collected stays, so no worker need look through it again
    Foreman(session).run(config.option.workers)
    return True


class _Worker:
    """A worker as its foreman sees it: the process, and what it still has to run."""

    def __init__(self, session: pytest.Session, waiting: bool) -> None:
        self.waiting = waiting  # whether it begins with what mostly waits
        self.ears, mouth = FORK.Pipe()
        self.process: BaseProcess = FORK.Process(target=_work, args=(session, self.ears, mouth))
        self.process.start()
        mouth.close()
        self.left: deque[int] = deque()

    def hand(self, unit: Iterable[int]) -> None:
        """Give it a unit to run; an empty one says that there are no more."""
        self.left.extend(unit)
        self.ears.send(tuple(self.left))


class Foreman:
    """Hands the units to workers, and passes on what they report."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        units: dict[str, list[int]] = {}
        for number, item in enumerate(session.items):
            units.setdefault(unit_of(item.nodeid), []).append(number)
        self._units: dict[bool, deque[list[int]]] = {True: deque(), False: deque()}  # by whether they mostly wait
        for name in by_cost([item.nodeid for item in session.items]):
            self._units[waits(name)].append(units[name])
        self._workers: dict[Connection, _Worker] = {}

    def run(self, number: int) -> None:
        """Run all tests with so many workers.

        Raises:
            pytest.Session.Failed, pytest.Session.Interrupted: no more are to be run.
        """
        try:
            for each in range(min(number, sum(map(len, self._units.values())))):
                self._begin(waiting=each < WAITING)
            while self._workers:
                for ears in wait(list(self._workers)):
                    assert isinstance(ears, Connection)
                    self._hear(self._workers[ears])
                if self._session.shouldfail:
                    raise self._session.Failed(self._session.shouldfail)
                if self._session.shouldstop:
                    raise self._session.Interrupted(self._session.shouldstop)
        finally:
            for worker in self._workers.values():
                worker.process.terminate()
                worker.process.join()

    def _begin(self, *, waiting: bool) -> None:
        worker = _Worker(self._session, waiting)
        self._workers[worker.ears] = worker
        worker.hand(self._next(worker))

    def _next(self, worker: _Worker) -> list[int]:
        """The next unit for a worker: of the other kind if none of its own is left; empty if none is left at all."""
        units = self._units[worker.waiting] or self._units[not worker.waiting]
        return units.popleft() if units else []

    def _hear(self, worker: _Worker) -> None:
        try:
            said = worker.ears.recv()
        except (EOFError, OSError):
            self._ended(worker)
            return
        hook = self._session.config.hook
        if said is not None:
            hook.pytest_runtest_logreport(
                report=hook.pytest_report_from_serializable(config=self._session.config, data=said)
            )
            return
        item = self._session.items[worker.left.popleft()]
        hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        if not worker.left:
            worker.hand(self._next(worker))

    def _ended(self, worker: _Worker) -> None:
        """Note that a worker has ended: because there was no more for it, or while it ran a test."""
        del self._workers[worker.ears]
        worker.process.join()
        if worker.left:
            item = self._session.items[worker.left.popleft()]
            self._broken(item.nodeid, item.location, f"the worker died: {worker.process.exitcode}")
            if worker.left:
                self._units[worker.waiting].appendleft(list(worker.left))
        elif worker.process.exitcode:
            self._broken("the end of a worker", ("", None, ""), "it failed; its words are above")
        if any(self._units.values()):
            self._begin(waiting=worker.waiting)

    def _broken(self, what: str, where: tuple[str, int | None, str], why: str) -> None:
        report = pytest.TestReport(what, where, {}, "failed", why, "call")
        self._session.config.hook.pytest_runtest_logreport(report=report)


def _work(session: pytest.Session, others: Connection, mouth: Connection) -> None:
    """Run units until there are no more: what a worker does."""
    others.close()
    share()
    config = session.config
    config.pluginmanager.unregister(name="terminalreporter")
    capture: Any = config.pluginmanager.get_plugin("capturemanager")
    capture.stop_global_capturing()  # else all workers would write into the files of one process
    capture.start_global_capturing()
    config.pluginmanager.register(_Speaker(config, mouth))
    for number, following in _places(mouth):
        gc.set_threshold(*SELDOM)  # a bot that a story ran has set its own
        session.config.hook.pytest_runtest_protocol(
            item=session.items[number], nextitem=None if following is None else session.items[following]
        )
        mouth.send(None)
    gc.collect()
    gc.freeze()  # pytest looks five times for what nobody closed, and need not look through all that is still in use
    config._ensure_unconfigure()  # what is checked at the end of a run is checked in each worker
    atexit._run_exitfuncs()  # such a process runs none by itself


def _places(mouth: Connection) -> Iterator[tuple[int, int | None]]:
    """Each test to be run, and the one after it in its unit."""
    while unit := mouth.recv():
        yield from zip(unit, (*unit[1:], None), strict=True)


class _Speaker:
    """Sends the reports of a worker to its foreman."""

    def __init__(self, config: pytest.Config, mouth: Connection) -> None:
        self._config = config
        self._mouth = mouth

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send a report."""
        hook = self._config.hook
        self._mouth.send(hook.pytest_report_to_serializable(config=self._config, report=report))
