"""Setting up: what `make` would run, a setup that knows when it is done, and lock files that agree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[1]
TOOLS = ("cmp", "cp", "dirname", "find", "grep", "id", "rm")
EVERYTHING = "#!/bin/sh\nexit 0\n"


def pins(lock: str) -> dict[str, str]:
    """Version and marker by package, from a lock file."""
    text = (ROOT / lock).read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if re.match(r"\w", line)]
    assert all("--hash=sha256:" in line for line in lines)
    return dict(re.split(r"==", line.partition(" --hash")[0].strip(), maxsplit=1) for line in lines)


def test_what_runs_is_what_is_tested() -> None:
    runtime, everything = pins("requirements.lock"), pins("requirements-dev.lock")
    assert runtime.items() <= everything.items()
    assert len(runtime) > 20


@pytest.mark.skipif(shutil.which("make") is None, reason="no make here")
def test_the_gate_is_set_up_before_it_runs() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    done = subprocess.run(
        ["make", "--no-print-directory", "--dry-run", "test"], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert [command.split()[0] for command in done.stdout.splitlines()] == [".ci/setup", ".ci/gate"]


@pytest.mark.parametrize("script", ["run", "setup", "gate"])
def test_the_scripts_of_the_runner_can_be_run(script: str) -> None:
    path = ROOT / ".ci" / script
    assert os.access(path, os.X_OK)
    shell = path.read_text("utf-8").splitlines()[0].removeprefix("#!")
    subprocess.run([shell, "-n", str(path)], check=True)


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A bare checkout, and a folder ``bin`` with only a shell's tools."""
    checkout = tmp_path / "checkout"
    shutil.copytree(ROOT / ".ci", checkout / ".ci")
    for lock in ("requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / lock, checkout)
    for tool in TOOLS:  # scripts, not links, since writing to a link would change the machine
        program(checkout / "bin" / tool, f'#!/bin/sh\nexec {shutil.which(tool)} "$@"\n')
    return checkout


def program(path: Path, text: str) -> None:
    """Add a program to the bare machine, replacing any of the same name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    path.write_text(text, "utf-8")
    path.chmod(0o755)


def set_up(machine: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": str(machine / "bin"), "HOME": str(machine)}
    return subprocess.run(
        [".ci/setup", *arguments], cwd=machine, env=environment, capture_output=True, text=True, timeout=PATIENCE
    )


def test_without_a_python_it_says_what_is_needed(machine: Path) -> None:
    done = set_up(machine)
    assert done.returncode == 1
    assert "needs Python 3.11 to 3.13" in done.stderr


def test_a_python_that_is_too_old_is_passed_over(machine: Path) -> None:
    program(machine / "bin" / "python3", "#!/bin/sh\nexit 1\n")
    assert set_up(machine).returncode == 1


def test_the_system_is_asked_for_what_is_absent_and_a_lock_is_installed_once(machine: Path) -> None:
    """The system's installer and Python are replaced by scripts that record their arguments."""
    note = 'echo "$@" >> asked.txt\n'
    program(machine / "bin" / "apt-get", f"#!/bin/sh\nprintf 'apt-get ' >> asked.txt\n{note}")
    program(machine / ".venv" / "bin" / "python", f"#!/bin/sh\n{note}")
    program(machine / "bin" / "id", "#!/bin/sh\necho 0\n")
    assert set_up(machine).returncode == 0
    first = (machine / "asked.txt").read_text("utf-8")
    assert "--require-hashes --requirement requirements-dev.lock" in first
    wanted = ["chromium-headless-shell", "chromium"]  # the second, since this system does not have the first
    assert re.findall(r"install -y --no-install-recommends (chromium\S*)", first) == wanted

    program(machine / "bin" / "chromium-headless-shell", EVERYTHING)
    (machine / "asked.txt").unlink()
    assert set_up(machine).returncode == 0
    again = (machine / "asked.txt").read_text("utf-8")
    assert "--requirement" not in again
    assert "chromium" not in again

    (machine / "requirements-dev.lock").write_text("another==1\n", "utf-8")
    assert set_up(machine).returncode == 0
    assert "--requirement requirements-dev.lock" in (machine / "asked.txt").read_text("utf-8")


def test_a_lock_that_cannot_be_installed_fails_and_is_tried_again(machine: Path) -> None:
    program(machine / "bin" / "id", "#!/bin/sh\necho 1000\n")
    for _ in range(2):
        program(machine / ".venv" / "bin" / "python", '#!/bin/sh\necho "$@" >> asked.txt\n[ "$3" != install ]\n')
        assert set_up(machine).returncode == 1
    assert (machine / "asked.txt").read_text("utf-8").count("--requirement requirements-dev.lock") == 2


def test_to_play_the_bots_own_packages_suffice(machine: Path) -> None:
    program(machine / ".venv" / "bin" / "python", '#!/bin/sh\necho "$@" >> asked.txt\n')
    program(machine / "bin" / "id", "#!/bin/sh\necho 1000\n")
    assert set_up(machine, "play").returncode == 0
    asked = (machine / "asked.txt").read_text("utf-8")
    assert "--requirement requirements.lock" in asked
    assert "dev" not in asked
