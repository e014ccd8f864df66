"""What all benches share: each states its promises, which are printed as one table at the end, whatever failed.

A promise that does not hold is marked ``no`` but fails nothing: the speed of a shared machine is not the code's fault.
A bench that cannot measure fails like any test, and then ``make bench`` fails. ``--promises FILE`` also writes the
table as JSON.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

import pytest

from tests.bench.promises import Promise, table

PROMISES = pytest.StashKey[list[Promise]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the file that takes the table as JSON."""
    parser.addoption("--promises", type=Path, metavar="FILE", help="write the table of promises as JSON, too")


def pytest_configure(config: pytest.Config) -> None:
    """Start without promises."""
    config.stash[PROMISES] = []


@pytest.fixture
def promise(request: pytest.FixtureRequest) -> Callable[..., None]:
    """A function that states a promise: ``promise(what, measured, baseline, unit, at_most=...)``; see ``Promise``."""

    def state(*given: Any, **bounds: Any) -> None:
        request.config.stash[PROMISES].append(Promise(*given, **bounds))

    return state


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put a failed bench into the table, too."""
    report = yield
    if report.failed:
        item.config.stash[PROMISES].append(Promise(report.nodeid.rpartition("/")[2], None, failed=True))
    return report


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """Print the table at the very end."""
    promises = config.stash[PROMISES]
    if not promises:
        return
    print(f"\n{table(promises)}")  # noqa: T201  # the answer of ``make bench``
    file: Path | None = config.getoption("promises")
    if file is not None:
        file.write_text(json.dumps([one.to_json() for one in promises], indent=1) + "\n", "utf-8")
