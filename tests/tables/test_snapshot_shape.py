"""What a snapshot keeps has a number: a bot that reads other facts must not read snapshots of an earlier one."""

from __future__ import annotations

import json
import re
from pathlib import Path

from bot.tables.table import VERSION

HERE = Path(__file__).parent
EVENT = re.compile(r"^ *\* (?P<name>[a-z-]+) .*?(?P<facts>\{.*\})", re.MULTILINE)


def facts_by_event() -> dict[str, list[str]]:
    """The facts of each event that the recorded deals tell; a snapshot keeps events as news."""
    found: dict[str, set[str]] = {}
    for page in sorted((HERE.parent / "playthroughs").glob("*.txt")):
        for event in EVENT.finditer(page.read_text("utf-8")):
            found.setdefault(event["name"], set()).update(json.loads(event["facts"]))
    return {name: sorted(facts) for name, facts in sorted(found.items())}


def test_events_with_other_facts_have_another_version() -> None:
    kept = json.loads((HERE / "news_facts.json").read_text("utf-8"))
    now = {"version": VERSION, "events": facts_by_event()}
    assert len(now["events"]) > 20
    assert now == kept, f"raise VERSION in bot/tables/table.py, and write news_facts.json anew: {json.dumps(now)}"
