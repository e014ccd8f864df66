"""Every wait says what it waits for, and every test that begins processes is marked."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.patience import TooSlow, eventually, within

CONFTEST = Path(__file__).parent / "conftest.py"


async def test_what_comes_late_is_waited_for() -> None:
    came: list[str] = []
    asyncio.get_running_loop().call_later(0.05, came.append, "it")
    assert await eventually(lambda: came, "anything") == ["it"]


async def test_a_wait_in_vain_names_what_did_not_come_and_the_machine() -> None:
    said = r"^no second deal within 0\.05 s; the machine: \d+ processors, load [\d., ]+"
    with pytest.raises(TooSlow, match=said):
        await eventually(lambda: False, "second deal", 0.05)
    with pytest.raises(TooSlow, match=said):
        async with within("second deal", 0.05):
            await asyncio.Event().wait()


async def test_a_timeout_of_something_else_stays_what_it_is() -> None:
    with pytest.raises(TimeoutError, match="its own"):
        async with within("anything"):
            raise TimeoutError("its own")


BEGUN = """
import subprocess, sys, pytest

def begin():
    subprocess.run([sys.executable, "-c", ""], check=True)

def test_silent():
    begin()

@pytest.mark.processes
def test_said():
    begin()

@pytest.mark.processes
def test_late():
    raise TimeoutError
"""


@pytest.mark.processes
def test_a_process_needs_its_marker_and_a_timeout_names_the_machine(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(CONFTEST.parents[1]))
    pytester.makeconftest(CONFTEST.read_text("utf-8"))
    pytester.makeini("[pytest]\nmarkers = processes: x\nasyncio_default_fixture_loop_scope = function\n")
    pytester.makepyfile(BEGUN)
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(["*test_silent begins a process (*): mark it with @pytest.mark.processes"])
    result.stdout.fnmatch_lines(["the machine: * processors, load *"])
