"""The README is true: its examples print what it shows, it begins briefly, and its invitation asks for what it says."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from bot.settings import Settings
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text("utf-8")


def examples() -> list[tuple[str, str]]:
    """Command and output of every shell example."""
    blocks = re.findall(r"```console\n(.*?)```", TEXT, flags=re.DOTALL)
    found = [one.partition("\n") for block in blocks for one in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]]
    return [(command, output) for command, _, output in found]


@pytest.mark.processes
@pytest.mark.parametrize(("command", "output"), examples(), ids=lambda text: text[:40].strip())
def test_an_example_prints_what_is_shown(command: str, output: str) -> None:
    python, *words = shlex.split(command)
    assert python == "python"
    done = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE)
    assert done.stdout == output
    assert done.stderr == ""
    assert done.returncode in (0, 1)


def test_there_are_examples() -> None:
    assert len(examples()) >= 3


def section(title: str) -> str:
    found = re.search(rf"^## {title}\n(.*?)(?=^## )", TEXT, flags=re.MULTILINE | re.DOTALL)
    assert found
    return found[1]


def test_a_server_owner_is_led_in_at_most_ten_lines() -> None:
    steps = section("Host").strip().partition("\n\n")[0].splitlines()
    assert len(steps) <= 10
    assert steps[0].startswith("1.")
    assert "/table open" in steps[-1]


def test_the_invitation_asks_for_the_permissions_that_are_named() -> None:
    lead = section("Host")
    address = re.search(r"https://\S+?(?=`)", lead)
    assert address
    query = parse_qs(urlsplit(address[0]).query)
    assert query["scope"] == ["bot applications.commands"]
    named = re.search(r"The permissions are ([\w ,]+?)\.", lead)
    assert named
    permissions = {word.lower().replace(" ", "_"): True for word in re.split(r", | and ", named[1])}
    assert int(query["permissions"][0]) == discord.Permissions(**permissions).value


def test_every_setting_is_named() -> None:
    rows = (ROOT / "docs" / "settings.md").read_text("utf-8")
    assert "docs/settings.md" in section("Host")
    for name in Settings.model_fields:
        assert f"`{name.upper()}`" in rows
