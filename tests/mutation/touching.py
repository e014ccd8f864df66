"""Which tests touch which lines of the rules package, and how long each takes, so that mutants get the right ones."""

from __future__ import annotations

import dis
import gc
import sys
import time
from collections.abc import Generator, Iterator, Mapping
from functools import _lru_cache_wrapper
from itertools import accumulate
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from tests.mutation.mutants import PACKAGE, Mutant

_NO_LINES: frozenset[int] = frozenset()
_ENOUGH = 20
"""Seconds of tests, fastest first, that are run on one mutant at most."""


class Recorder:
    """A plugin that records for each test its functions and ``wanted`` lines, by module, and its seconds."""

    def __init__(self, root: Path, wanted: Mapping[str, set[int]]) -> None:
        self._folder, self._wanted = f"{root / PACKAGE}/", wanted
        self._lines: dict[str, set[int]] = {}
        self._unseen: dict[CodeType, set[int] | frozenset[int]] = {}
        self.touched: dict[str, dict[str, set[int]]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Clear cached tables first, so that every test touches the code that builds them, not only the first one."""
        _forget()
        self._lines, self._unseen = {}, {}
        started = time.process_time()
        sys.settrace(self._enter)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - started
            self.touched[item.nodeid] = self._lines

    def _enter(self, frame: FrameType, event: str, arg: Any) -> Any:
        code = frame.f_code
        unseen = self._unseen.get(code)
        if unseen is None:
            unseen = self._unseen[code] = self._first_seen(code)
        return self._step if unseen else None

    def _first_seen(self, code: CodeType) -> set[int] | frozenset[int]:
        """The wanted lines of a function that is called for the first time."""
        if not code.co_filename.startswith(self._folder):
            return _NO_LINES
        path = code.co_filename.removeprefix(self._folder)
        self._lines.setdefault(path, set()).add(code.co_firstlineno)
        return {line for _, line in dis.findlinestarts(code)} & self._wanted.get(path, _NO_LINES)

    def _step(self, frame: FrameType, event: str, arg: Any) -> Any:
        if event == "line":
            code, line = frame.f_code, frame.f_lineno
            unseen = self._unseen[code]
            if isinstance(unseen, set):
                unseen.discard(line)
            self._lines.setdefault(code.co_filename.removeprefix(self._folder), set()).add(line)
        return self._step


class Touching:
    """What a recorder found. ``bodies`` are the lines of each module that at least one test runs."""

    def __init__(self, touched: dict[str, dict[str, set[int]]], seconds: dict[str, float]) -> None:
        self._touched, self._seconds = touched, seconds
        self.bodies: dict[str, set[int]] = {}
        for modules in touched.values():
            for path, lines in modules.items():
                self.bodies.setdefault(path, set()).update(lines)

    def tests(self, mutant: Mutant) -> list[str]:
        """The tests that run a line of the mutant, fastest first; if it runs on import, those that run its module."""
        found = self._running(mutant.path, set(mutant.lines))
        if not found:
            found = self._running(mutant.path, self.bodies.get(mutant.path, set()))
        fastest = sorted(found or self._touched, key=lambda test: (self._seconds[test], test))
        until = accumulate(self._seconds[test] for test in fastest)
        return [test for test, seconds in zip(fastest, until, strict=True) if seconds < _ENOUGH] or fastest[:1]

    def limit(self, test: str) -> float:
        """Seconds of processor time after which a test counts as hanging."""
        return 10 + 10 * self._seconds[test]

    def _running(self, path: str, lines: set[int]) -> list[str]:
        return [test for test, modules in self._touched.items() if lines & modules.get(path, set())]


def _forget() -> None:
    for cached in _caches():
        cached.cache_clear()


def _caches() -> Iterator[Any]:
    for each in gc.get_objects():
        if type(each) is _lru_cache_wrapper and each.__module__.startswith("bot."):
            yield each
