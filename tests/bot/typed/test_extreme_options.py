"""Every option of every command with values that no client sends: one clear answer, no fault, no word in the log.

Promise: No value of an option is a fault. An answer of another form than Discord's counts as lost. A stop finishes what
was begun. Also: tests/bot/faults_and_limits/test_wrong_answers.py, tests/bot/restarts/test_stopped_in_mid_press.py.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.playground.chat.acts import BOOLEAN, CHANNEL, INTEGER, NUMBER, ROLE, SUB_COMMANDS, USER
from bot.playground.chat.acts import STRING as TEXT
from bot.playground.chat.interactions import deliver
from bot.playground.chat.state import AUTOCOMPLETE, COMMAND
from bot.playground.people.driver import Person, Reply
from tests.bot.running_bot.house import CHANNEL as PLACE
from tests.bot.running_bot.house import LIMITED, House, open_and_start, settings_at
from tests.patience import within

WORD = "Zwiebelkuchen"
"""A word that stands in every text that is sent, and so must be in no line of the log."""

NUMBERS = (0, -1, 99, 2**63 - 1, -(2**63) - 1, 2**64, 10**30)
TEXTS = ("", WORD, WORD * 400, f"{WORD}\0", f"\u202e{WORD}🂡", f"**{WORD}** <@1> `")
EXTREME: Mapping[int, tuple[Any, ...]] = {
    INTEGER: (*NUMBERS, WORD),
    NUMBER: (*NUMBERS, 1e300, WORD),
    TEXT: TEXTS,
    BOOLEAN: (WORD,),
    USER: ("1", "99999999999999999999", WORD),
    CHANNEL: ("1", "99999999999999999999", WORD),
    ROLE: ("1", "99999999999999999999", WORD),
}
AT_ONCE = 10

Option = dict[str, Any]


def commands(options: list[Option], path: tuple[Option, ...]) -> Iterator[tuple[tuple[Option, ...], list[Option]]]:
    """Each command below some options, as the path to it and its own options."""
    inner = [option for option in options if option["type"] in SUB_COMMANDS]
    for option in inner:
        yield from commands(option.get("options") or [], (*path, option))
    if not inner:
        yield path, options


def plain(house: House, option: Option) -> Any:
    """A value that an option may have."""
    if choices := option.get("choices"):
        return choices[0]["value"]
    return {INTEGER: option.get("min_value", 1), BOOLEAN: True, USER: house.person("Ann").id}.get(option["type"], "3d")


def calls(house: House) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every command with one extreme value each, and every list of suggestions asked for with it."""
    for root in house.playground.state.commands:
        for path, options in commands(root["options"], ()):
            needed = {one["name"]: _given(one, plain(house, one)) for one in options if one.get("required")}
            for option in options:
                for value in EXTREME[option["type"]]:
                    yield COMMAND, _data(root, path, needed | {option["name"]: _given(option, value)})
                    if option.get("autocomplete"):
                        focused = _given(option, str(value)) | {"focused": True}
                        yield AUTOCOMPLETE, _data(root, path, needed | {option["name"]: focused})


def _given(option: Option, value: Any) -> Option:
    return {"name": option["name"], "type": option["type"], "value": value}


def _data(root: Option, path: tuple[Option, ...], given: Mapping[str, Option]) -> dict[str, Any]:
    values = list(given.values())
    for step in reversed(path):
        values = [{"name": step["name"], "type": step["type"], "options": values}]
    return {"id": root["id"], "name": root["name"], "type": 1, "options": values, "resolved": {}}


SAID = {
    ("table open", "computers", -1): "computers:\nUse 0 to 51.",
    ("table open", "seats", 2**64): "seats:\nUse 2 to 10.",
    ("table open", "game", WORD): f"“{WORD}” isn’t a game here.",
    ("table open", "callouts", 1): "callouts:\nUse True or False.",
    ("leaderboard", "window", WORD): "window:\nUse",
    ("play", "cards", "3d" * 200): "That’s too long for cards:\nUse at most 200 characters.",
    ("rules save", "table", 2_000_000): "table:\nUse 1 to 1,000,000.",
    ("ledger show", "page", 10**30): "page:\nUse 1 to 10,000.",
}
"""What is answered to some of these."""


async def _said(house: House, ann: Person, name: str, option: str, value: Any) -> str:
    """What is answered to one value, without markup."""
    first, *rest = name.split()
    root = next(one for one in house.playground.state.commands if one["name"] == first)
    path, options = next(one for one in commands(root["options"], ()) if [step["name"] for step in one[0]] == rest)
    described = next(one for one in options if one["name"] == option)
    data = _data(root, path, {option: _given(described, value)})
    place = house.playground.state.guild.channel(PLACE)["id"]
    answer = await ann.settled(deliver(house.playground.state, ann.human, place, COMMAND, data))
    assert answer.ephemeral
    return answer.text.replace("**", "").replace("-# ", "")


async def test_no_value_of_an_option_is_a_fault(
    house: House, ann: Person, bo: Person, caplog: pytest.LogCaptureFixture
) -> None:
    state = house.playground.state
    place = state.guild.channel(PLACE)["id"]
    house.settings = settings_at(house.playground, house.database, **dict.fromkeys(LIMITED, 0))
    async with house.bot():
        await open_and_start(house, ann, bo)
        await house.quiet()
        with capture_logs() as logged:
            waiting = list(calls(house))
            assert len(waiting) > 500
            faults = []
            for start in range(0, len(waiting), AT_ONCE):
                some = [deliver(state, ann.human, place, kind, data) for kind, data in waiting[start : start + AT_ONCE]]
                async with within("answer to each call"):
                    await asyncio.wait([one.first for one in some])
                await house.quiet()
                for one in some:
                    shown = Reply(state, one)
                    if "That was our fault" in shown.text:
                        faults.append((one.data, shown.text))
            for given, wanted in SAID.items():
                assert wanted in await _said(house, ann, *given), given
        assert [line for line in logged if line["log_level"] in ("error", "critical")] == []
        assert caplog.records == []
        assert faults == []
        assert WORD not in f"{logged}"
