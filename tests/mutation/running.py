"""Runs tests in a forked child, with one module changed on import or with its lines recorded. No file is written."""

from __future__ import annotations

import io
import os
import resource
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from tests.mutation.mutants import PACKAGE, Mutant
from tests.mutation.touching import Recorder, Touching

SUITES = ("tests/games/big_two", "tests/examples", "tests/perft")
NO_LAWS = "--ignore-glob=*_laws.py"
"""Leaves out the laws under random rules, which find much by chance and take long."""
_OPTIONS = (
    *("-q", "-x", "-o", "addopts=--import-mode=importlib --benchmark-disable"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # Hypothesis is imported before pytest starts
    "-pno:cacheprovider",
)
_MEMORY = 3 << 30


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, source: bytes) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self._source, self.path, "exec", dont_inherit=True)
        return code


class _Finder(MetaPathFinder):
    """Finds the one module that is changed."""

    def __init__(self, mutant: Mutant, root: Path, source: bytes) -> None:
        path = PACKAGE / mutant.path
        self._path, self._source = str(root / path), mutant.apply(source)
        self._name = ".".join(path.with_suffix("").parts).removesuffix(".__init__")

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._path, loader=_Loader(fullname, self._path, self._source))


class _Chosen:
    """A plugin that keeps only the chosen tests, in their order, and ends the run if one hangs."""

    def __init__(self, tests: Sequence[str], touching: Touching, answer: Connection) -> None:
        self._tests, self._touching, self._answer = tests, touching, answer
        self._running = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        missing = next((test for test in self._tests if test not in by_name), None)
        if missing:
            self._end(f"{missing} (no such test any more)")
        items[:] = [by_name[test] for test in self._tests]

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._running = nodeid
        signal.signal(signal.SIGVTALRM, self._hangs)
        signal.setitimer(signal.ITIMER_VIRTUAL, self._touching.limit(nodeid))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self._end(report.nodeid)

    def _hangs(self, signal_number: int, frame: FrameType | None) -> None:
        self._end(f"{self._running} (hangs)")

    def _end(self, killer: str) -> None:
        self._answer.send(killer)
        os._exit(0)


def record(root: Path, suites: Sequence[str], wanted: Mapping[str, set[int]], answer: Connection) -> None:
    """Run every test of the suites and send which of the ``wanted`` lines each one touches."""
    recorder = Recorder(root, wanted)
    code, said = _run(root, suites, recorder)
    answer.send((said if code else None, recorder.touched, recorder.seconds))


def put_to_test(
    root: Path, mutant: Mutant, source: bytes, tests: Sequence[str], touching: Touching, answer: Connection
) -> None:
    """Run ``tests`` against the mutant and send the one that kills it, or None."""
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    sys.meta_path.insert(0, _Finder(mutant, root, source))
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    code, _ = _run(root, files, _Chosen(tests, touching, answer))
    answer.send(None if code == pytest.ExitCode.OK else "the modules cannot be imported")


def _run(root: Path, paths: Sequence[str], plugin: object) -> tuple[int, str]:
    """pytest's exit status and output for the tests in ``root``, run on their own modules with fixed examples."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("bot", "cogs", "images", "tests")]:
        if not name.startswith("tests.mutation") and name != "tests":
            del sys.modules[name]
    os.chdir(root)
    sys.path[:] = [str(root), *(path for path in sys.path if path and Path(path) != Path.cwd())]
    said = io.StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = pytest.main([*_OPTIONS, *paths], plugins=[plugin, _Examples()])
    return int(code), said.getvalue()


class _Examples:
    """A plugin that makes Hypothesis always try the same examples, without shrinking them."""

    def pytest_collection(self) -> None:
        settings.register_profile(
            "mutation",
            deadline=None,
            database=None,
            derandomize=True,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        settings.load_profile("mutation")
