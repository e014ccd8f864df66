"""Tables of every stage with their logs, as each released shape of snapshots wrote them: ``shapes/N.json``.

``python -m tests.tables.log.kept_shapes`` writes the file of today's shape. A file of a released shape is never written
again.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bot.engine.actions import must_act
from bot.engine.game import Refusal, find_game
from bot.store import Change, Store, StoredEvent, Written
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.log.table_log import VERSION, entries_of, read_logged
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from tests.tables.played import Played, begun
from tests.tables.seated import ANN, BO, LIV, WING

FILES = {int(file.stem): file for file in (Path(__file__).parent / "shapes").glob("*.json")}
"""The file of each shape."""

Kept = dict[str, Any]
"""One table of a file: its ``rules``, its ``events`` (command, texts, hash of the state), and its last ``snapshot``."""


def kept(shape: int) -> dict[str, Kept]:
    """The tables of a shape by what they are to show."""
    found: dict[str, Kept] = json.loads(FILES[shape].read_text("utf-8"))
    return found


def logged_events(table: Kept, shape: int) -> list[StoredEvent]:
    """The log of a kept table as the store would return it."""
    return [
        StoredEvent("", number, number, 0.0, one["command"], one["state"], shape, "", one["texts"])
        for number, one in enumerate(table["events"], 1)
    ]


def course(table: Kept, shape: int) -> Iterator[tuple[StoredEvent, Table | None, Table]]:
    """Each event of a kept table, with the table before and after it."""
    now: Table | None = None
    for event in logged_events(table, shape):
        before = now
        command, seed = read_logged(event, before)
        if isinstance(command, do.Open):
            now = open_table(command)
        else:
            assert before is not None
            change = decide(before, command, seed)
            assert not isinstance(change, Refusal), change
            now = change[0]
        yield event, before, now


async def save(store: Store, shape: int, as_shape: int | None = None) -> None:
    """Put the tables of a shape in a store, as if the version had done so that wrote them."""
    version = shape if as_shape is None else as_shape
    changes = (change for table in kept(shape).values() for change in _changes(table, shape, version))
    await asyncio.gather(*map(store.save, changes))


def _changes(table: Kept, shape: int, version: int) -> Iterator[Change]:
    for event, before, later in course(table, shape):
        last = event.number == len(table["events"])
        yield Change(
            table=later.id,
            guild=later.guild,
            channel=later.channel,
            number=event.number,
            command=event.command,
            snapshot=Written(table["snapshot"] if last else {}),
            version=version,
            rules=Written(table["rules"]) if before is None else None,
            ended=last and later.stage is Stage.ENDED,
            entries=entries_of(before, later),
            texts=event.texts,
        )


def asked_in_play(played: Played) -> Played:
    """The same once Ann is asked for a play or a pass, and something lies there."""
    table = played.table
    while table.deal is None or table.seat_of(ANN) not in must_act(table.deal) or not table.deal.trick:
        played.step()
        table = played.table
    return played


def _lobby(number: int) -> Played:
    played = Played("big-two", "taiwan", {}, 3, number)
    assert played.do(do.Join(BO, 2))
    assert played.do(do.Cut(ANN, "六 six"))
    return played


def _deal(number: int) -> Played:
    played = asked_in_play(begun("big-two", "taiwan", number=number))
    assert played.do(do.End(BO))
    return played


def _between(number: int) -> Played:
    played = begun("big-two", "chudadi-standard", number=number)
    played.deal()
    assert played.do(do.Ready(BO))
    return played


def _redeal(number: int) -> Played:
    for seed in range(1, 200):
        played = begun("big-two", "class-struggle-1", {"redeal.points_below": 12}, seed=seed, number=number)
        if played.table.deal is not None and played.table.deal.due() is not None:
            return played
    raise AssertionError("no redeal is offered")


def _moved_on(number: int) -> Played:
    """A later deal in which somebody left, somebody waits for the seat, an answer is held, and one wants it void."""
    played = Played("big-two", "chudadi-standard", {}, 5, number)
    for command in (do.Join(BO), do.Join(WING), do.Fill(ANN), do.LetIn(ANN, on=True), do.Start(ANN)):
        assert played.do(command)
    played.deal()
    played.next()
    asked_in_play(played)
    assert played.do(do.Leave(BO))
    assert played.do(do.LetIn(ANN, on=False))
    assert played.do(do.Join(LIV))
    while not played.hold():
        played.step()
    played.do(do.End(WING))
    return played


def _timed(number: int) -> Played:
    """A timed deal in which somebody was away when it began, and somebody else has been warned."""
    played = Played("big-two", "chudadi-standard", {}, 5, number, clock=60)
    for command in (do.Join(BO), do.Join(WING), do.Fill(ANN), do.Start(ANN)):
        assert played.do(command)
    played.deal()
    for person in (ANN, WING):
        assert played.do(do.Ready(person))
    assert played.do(do.SitOut(played.table.deal_number))
    asked_in_play(played)
    assert played.do(do.Warn(0, dict(played.table.asked)[0]))
    return played


def _ended(number: int) -> Played:
    played = begun("big-two", "chudadi-standard", number=number)
    assert played.do(do.End(ANN, admin=True))
    return played


def _of(game: str) -> Callable[[int], Played]:
    return lambda number: _some_steps(begun(game, find_game(game).rules.standard, number=number))


def _some_steps(played: Played) -> Played:
    played.steps(30)
    return played


STAGES: dict[str, Callable[[int], Played]] = {
    "lobby": _lobby,
    "deal": _deal,
    "between": _between,
    "redeal": _redeal,
    "moved on": _moved_on,
    "timed": _timed,
    "ended": _ended,
    **{game: _of(game) for game in ("da-guai-lu-zi", "sheng-ji", "zheng-shangyou")},
}
"""What the kept tables show, and how each comes about."""


def _written(played: Played) -> Kept:
    changes = played.changes
    return {
        "rules": played.table.rules.to_json(),
        "events": [{"command": one.command, "texts": dict(one.texts), "state": one.snapshot.hash} for one in changes],
        "snapshot": json.loads(changes[-1].snapshot.text),
    }


def main() -> None:
    """Write the file of today's shape."""
    tables = {name: _written(make(number)) for number, (name, make) in enumerate(STAGES.items(), 1)}
    file = Path(__file__).parent / "shapes" / f"{VERSION}.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(tables, ensure_ascii=False, indent=0) + "\n", "utf-8")


if __name__ == "__main__":
    main()
