"""Test workers: every test is run once, whatever happens to a worker, and its report is that of a run without them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from sqlalchemy import create_engine, literal, select
from sqlalchemy.engine.interfaces import CacheStats

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.processes

ONE_FAILS = """
import pytest

@pytest.mark.parametrize("number", range(6))
def test_one(number):
    print(f"said by {number}")
    assert number != 3
"""
ONE_DIES = """
import os, pytest

@pytest.mark.parametrize("number", range(6))
def test_one(number):
    if number == 3:
        os._exit(7)
"""
ONE_IS_LEFT_OPEN = """
import socket

KEPT = []

def test_one():
    KEPT.append(socket.socket())

def test_two():
    KEPT.clear()
"""


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder in which tests are run with two workers, as the project runs its own."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text("utf-8"))
    pytester.makepyprojecttoml(
        '[tool.pytest.ini_options]\nmarkers = ["processes: ..."]\nfilterwarnings = ["error"]\n'
        'asyncio_default_fixture_loop_scope = "function"\n'
        'addopts = ["--workers=2", "-pno:cacheprovider", "--junitxml=all.xml"]\n'
    )
    return pytester


def test_two_workers_run_every_test_once(run: pytest.Pytester) -> None:
    run.makepyfile(test_a=ONE_FAILS, test_b=ONE_FAILS)
    done = run.runpytest_subprocess()
    done.assert_outcomes(passed=10, failed=2)
    assert done.ret == 1
    done.stdout.fnmatch_lines(["*said by 3*", "*said by 3*"])
    done.stdout.no_fnmatch_line("*said by 2*")
    reported = ElementTree.parse(run.path / "all.xml").getroot().iter("testcase")
    assert len(list(reported)) == 12


def test_a_worker_that_dies_fails_its_test_and_another_runs_the_rest(run: pytest.Pytester) -> None:
    run.makepyfile(test_a=ONE_DIES, test_b=ONE_FAILS)
    done = run.runpytest_subprocess()
    done.assert_outcomes(passed=10, failed=2)
    done.stdout.fnmatch_lines(["FAILED test_a.py::test_one[[]3[]] - the worker died: 7"])


def test_a_run_that_is_to_stop_stops(run: pytest.Pytester) -> None:
    run.makepyfile(test_a=ONE_FAILS, test_b=ONE_FAILS, test_c=ONE_FAILS)
    done = run.runpytest_subprocess("-x")
    assert done.ret == 1
    assert done.parseoutcomes()["failed"] <= 2, "the other worker may have failed before it heard of it"
    done.stdout.fnmatch_lines(["*stopping after [12] failures*"])


def test_what_is_left_open_is_found_in_a_worker_too(run: pytest.Pytester) -> None:
    run.makepyfile(test_a=ONE_IS_LEFT_OPEN)
    done = run.runpytest_subprocess()
    assert done.ret == 1
    done.stdout.fnmatch_lines(["*ResourceWarning*unclosed*"])


def test_a_statement_is_compiled_once_for_all_engines_of_a_kind() -> None:
    found = []
    for _ in range(2):
        engine = create_engine("sqlite://")
        with engine.connect() as connection:
            result = connection.execute(select(literal(7).label("compiled_once")))
            assert result.scalar_one() == 7
            found.append(result.context.cache_hit)
        engine.dispose()
    assert found[1] is CacheStats.CACHE_HIT
