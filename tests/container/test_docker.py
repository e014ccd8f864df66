"""The container image without a container engine: its Dockerfile is read and run here, in a folder instead of ``/``."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from bot.playground.chat.world import ChannelSpec, PersonSpec, PlaygroundSettings, World
from bot.playground.people.driver import Person, bot_process
from bot.playground.server import Playground
from tests.patience import HURRIED, PATIENCE, within

pytestmark = pytest.mark.processes

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
WORLD = World(bot="Dai Di", channels=(ChannelSpec("big-two"),), people=(PersonSpec("Ann", manager=True),))


@dataclass(frozen=True)
class Line:
    """One instruction: ``RUN`` and the like and what follows it, with continued lines joined."""

    verb: str
    rest: str

    @property
    def words(self) -> list[str]:
        return shlex.split(self.rest)


def stages() -> list[list[Line]]:
    """The instructions of each stage, with ``FROM`` first."""
    text = re.sub(r"^\s*#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    found: list[list[Line]] = []
    for line in text.replace("\\\n", " ").splitlines():
        verb, _, rest = line.strip().partition(" ")
        if verb == "FROM":
            found.append([])
        if verb:
            found[-1].append(Line(verb, " ".join(rest.split())))
    return found


BUILD, FINAL = stages()


def of(stage: list[Line], verb: str) -> list[Line]:
    return [line for line in stage if line.verb == verb]


def only(stage: list[Line], verb: str) -> Line:
    (line,) = of(stage, verb)
    return line


def copied(stage: list[Line]) -> list[tuple[str, str]]:
    """Source and target of each ``COPY`` from the repository."""
    pairs = [line.words for line in of(stage, "COPY") if not line.rest.startswith("--from")]
    assert all(len(pair) == 2 for pair in pairs)
    return [(source, target) for source, target in pairs]


def variables() -> dict[str, str]:
    return dict(word.split("=", 1) for line in of(FINAL, "ENV") for word in line.words)


def exec_form(text: str) -> list[str]:
    words = json.loads(text)
    assert isinstance(words, list)
    return [str(word) for word in words]


def locked() -> list[Requirement]:
    """What the lock file installs on this machine."""
    lines = [line.rstrip(" \\") for line in LOCK.read_text("utf-8").splitlines() if re.match(r"\w", line)]
    needed = map(Requirement, lines)
    return [one for one in needed if one.marker is None or one.marker.evaluate()]


# --- What the lines say ---


def test_it_runs_as_nobody_in_particular_with_its_data_on_a_volume() -> None:
    user = only(FINAL, "USER").rest
    assert user not in ("root", "0")
    assert any(f"useradd --system --uid 10001 --no-create-home {user}" in line.rest for line in of(FINAL, "RUN"))
    order = [line.verb for line in FINAL]
    assert order.index("USER") > max(at for at, verb in enumerate(order) if verb in ("RUN", "COPY"))
    volume = only(FINAL, "VOLUME").rest
    assert any(f"install -d -o {user} -g {user} -m 0700 {volume}" in line.rest for line in of(FINAL, "RUN"))
    assert variables()["DATABASE_URL"].startswith(f"sqlite+aiosqlite:///{volume}/")


def test_only_the_build_installs_packages_and_only_by_hash() -> None:
    installs = [line.rest for line in BUILD + FINAL if "pip install" in line.rest]
    assert len(installs) == 1
    assert installs[0] in [line.rest for line in BUILD]
    assert "--require-hashes" in installs[0]
    assert only(BUILD, "FROM").rest.removesuffix(" AS build") == only(FINAL, "FROM").rest
    assert any("fonts-noto-cjk" in line.rest for line in of(FINAL, "RUN"))


def test_what_is_copied_exists_and_is_let_through() -> None:
    rules = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    assert rules[0] == "*"
    for source, _ in copied(BUILD) + copied(FINAL):
        assert (ROOT / source).exists()
        assert f"!{source}" in rules
    assert not any(fnmatch(".env", rule.removeprefix("!")) for rule in rules[1:])


@pytest.mark.parametrize(
    "line", [line for line in BUILD + FINAL if line.verb == "RUN"], ids=lambda line: line.rest[:40]
)
def test_each_line_of_shell_can_be_read(line: Line) -> None:
    subprocess.run(["sh", "-n", "-c", line.rest], check=True)


# --- What the lines run ---


@dataclass
class Image:
    """The image's file system, in a folder."""

    root: Path

    def below(self, text: str) -> str:
        """The text with the image's own paths moved into the folder."""
        return re.sub(r"(?<![\w.])/(opt/daidi|app|data)\b", lambda found: f"{self.root}/{found[1]}", text)

    @property
    def workdir(self) -> Path:
        return Path(self.below(only(FINAL, "WORKDIR").rest))

    def environment(self, **more: str) -> dict[str, str]:
        """The image's environment: its own variables, and nothing of this machine's except where programs are."""
        own = {name: self.below(value) for name, value in variables().items()}
        own["PATH"] = own["PATH"].replace("$PATH", os.environ["PATH"])
        return own | more

    def run(self, command: list[str], environment: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
        found = shutil.which(command[0], path=environment["PATH"])
        assert found
        assert found.startswith(str(self.root))
        words, more = [found, *command[1:]], dict(environment)
        return subprocess.run(words, cwd=self.workdir, env=more, capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """The image with both stages run: the environment made, locked packages in it, the bot's packages copied."""
    built = Image(tmp_path_factory.mktemp("image"))
    make, install = of(BUILD, "RUN")
    subprocess.run([sys.executable, *shlex.split(built.below(make.rest))[1:], "--without-pip"], check=True)
    _dry_install(install)
    _fill(next((built.root / "opt" / "daidi" / "lib").glob("python3*")) / "site-packages")
    built.workdir.mkdir()
    (built.root / "data").mkdir(mode=0o700)
    for source, target in copied(FINAL):
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, built.workdir / target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / source, built.workdir / target)
    (compiling,) = (line for line in of(FINAL, "RUN") if "compileall" in line.rest)
    assert built.run(compiling.words, built.environment()).returncode == 0
    return built


def _dry_install(install: Line) -> None:
    """Run the install line with this environment's installer. Everything is already here, so nothing is downloaded."""
    words = install.words
    assert words[:4] == ["/opt/daidi/bin/python", "-m", "pip", "install"]
    words = [sys.executable, *words[1:], "--dry-run", "--no-index"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def _fill(packages: Path) -> None:
    """Copy from this environment what the lock file names, and nothing else."""
    for need in locked():
        for file in distribution(need.name).files or ():
            if ".." in file.parts or "__pycache__" in file.parts:
                continue
            target = packages / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)


def test_the_shell_answers_in_the_image(image: Image) -> None:
    command = [*exec_form(only(FINAL, "CMD").rest), "score", "big-two", "--rules", "chudadi-standard", "--json"]
    done = image.run([*command, "4", "8", "-", "11"], image.environment())
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["points"] == [37, -11, 53, -79]


async def test_the_bot_runs_in_the_image_and_says_whether_it_is_well(image: Image) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    environment = image.environment(METRICS_PORT=str(port))
    options, check = only(FINAL, "HEALTHCHECK").rest.split(" CMD ", 1)
    assert "--start-period" in options
    command = exec_form(only(FINAL, "CMD").rest)
    command[0] = str(image.root / "opt" / "daidi" / "bin" / command[0])

    async def health() -> int:
        return (await asyncio.to_thread(image.run, exec_form(check), environment)).returncode

    assert await health() != 0
    async with Playground(WORLD, PlaygroundSettings(hurried=HURRIED, answer_within=PATIENCE)) as playground:
        async with bot_process(playground, command, environment, cwd=image.workdir) as process:
            answer = await Person(playground, "Ann").slash("help")
            assert "/table open" in answer.text
            async with within("well bot"):  # it is well once Discord has named its servers
                while await health() != 0:  # noqa: ASYNC110 - asked from outside, as an engine does
                    await asyncio.sleep(0.2)
        assert process.returncode == 0
    assert await health() != 0
    assert (image.root / "data" / "daidi.db").is_file()
