"""``kill -9`` in the midst of an undo: what was asked stays asked, what was agreed is done once, old buttons answer."""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.playground.people.driver import Person
from bot.playground.people.seen import Seen
from bot.playground.server import Playground
from tests.bot.kills.test_kills_between import verb_of
from tests.bot.running_bot.child import Child
from tests.bot.running_bot.house import has
from tests.patience import eventually

CHANNEL = "big-two"


def stored(database: Path) -> dict[str, Any]:
    """The deal in hand of the only table, as the database has it."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        [(snapshot,)] = file.execute("select snapshot from tables where not ended").fetchall()
    return dict(json.loads(snapshot).get("now", {}).get("deal", {}))


def asked(database: Path) -> dict[str, Any]:
    return dict(stored(database).get("course", {}).get("asked") or {})


def events(database: Path) -> list[str]:
    """What was done about taking something back, in order."""
    with contextlib.closing(sqlite3.connect(database)) as file:
        rows = file.execute("select command from events order by table_id, number").fetchall()
    done = [json.loads(command)["do"] for (command,) in rows]
    return [one for one in done if "Undo" in one]


def table_of(person: Person) -> Seen | None:
    seen = [one for one in person.sees(CHANNEL) if not one.ephemeral and has(one, "Menu")]
    return seen[-1] if seen else None


def tells_of_undo(person: Person) -> bool:
    """Whether the table says that something was taken back: cards, or something else, such as a pass."""
    found = table_of(person)
    return found is not None and re.search(r"took (something )?back", found.text) is not None


def to_play(person: Person) -> bool:
    hands = [one for one in person.private() if has(one, "Sort")]
    return bool(hands) and "Your turn" in hands[-1].text


async def play(person: Person) -> None:
    """What is suggested first, or *Pass*, by command."""
    hand = [one for one in person.private() if has(one, "Sort")][-1]
    menu = next(one for one in hand.selects if verb_of(one["custom_id"]) == "plays")
    if menu.get("disabled"):
        await person.slash("pass", channel=CHANNEL)
        return
    suggested, *_ = await person.autocomplete("play", "cards", "", channel=CHANNEL)
    await person.slash("play", channel=CHANNEL, cards=suggested["value"])


@pytest.mark.processes
@pytest.mark.parametrize("agreed", [False, True], ids=["asked", "agreed"])
async def test_a_kill_in_mid_undo_loses_and_doubles_nothing(
    playground: Playground, tmp_path: Path, *, agreed: bool
) -> None:
    database = tmp_path / "daidi.db"
    ann, bo = Person(playground, "Ann"), Person(playground, "Bo-Chen")
    child = Child(playground, database)
    await child.start()
    try:
        await ann.slash("table open", channel=CHANNEL, computers=2, rules="pagat-basic", auto_pass=False)
        await bo.slash("table join", channel=CHANNEL)
        await ann.slash("table start", channel=CHANNEL)
        for person in (ann, bo):
            await person.slash("hand", channel=CHANNEL)
        await eventually(lambda: to_play(ann) or to_play(bo), "somebody to play")
        person, other = (ann, bo) if to_play(ann) else (bo, ann)
        await play(person)
        await person.slash("undo", channel=CHANNEL)
        await eventually(lambda: bool(asked(database)), "a request that is saved")
        at = asked(database)["at"]
        await eventually(lambda: (found := table_of(other)) is not None and has(found, "Agree"), "buttons")
        before = table_of(other)
        assert before is not None
        if agreed:
            await other.press(before, "Agree")
            await eventually(lambda: bool(asked(database).get("done")), "an agreement that is saved")
        await child.kill()
        await child.start()
        if agreed:
            await eventually(lambda: tells_of_undo(other), "table shown anew")
            assert not has(before, "Agree")
        else:
            await other.press(before, "Agree")
            await eventually(lambda: bool(asked(database).get("done")), "an agreement that is saved")
        assert events(database) == ["Undo", "AgreeToUndo"]
        assert stored(database)["course"].get("text", "").count(";") == at, "what was taken back, and no more"
        await eventually(lambda: tells_of_undo(person), "table")
        assert await child.stop() == 0
    finally:
        await child.kill()
