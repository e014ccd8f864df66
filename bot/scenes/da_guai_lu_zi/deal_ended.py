"""The end of a deal of Da Guai Lu Zi: places, who is caught, points or levels, and all hands (DG-6, DG-11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.games.actions import Seat
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules
from bot.games.facts import Each, Facts, Player, Players
from bot.scenes.deal_end_scene import (
    Account,
    Cell,
    Column,
    ColumnKind,
    DealEndScene,
    HandLeft,
    Mark,
    Row,
    headline,
)
from bot.scenes.wording import Text, saying
from bot.tables.settled import Settled


def scene_of_end(rules: Rules, settled: Settled) -> DealEndScene:
    """The end of a deal that counts."""
    account = settled.result.account
    rows = tuple(_row(rules, settled, team) for team in _teams(account))
    return DealEndScene(
        headline(settled),
        tuple(_hand(settled, seat) for seat in range(SEATS)),
        subtitle=Text("picture-decided", _decided(account)),
        points=tuple(_gained(rules, settled, row) for row in rows),
        own=tuple(_own(rules, settled, seat) for seat in range(SEATS)),
        remarks=tuple(_remarks(rules, settled)),
        account=Account(
            _columns(rules), rows, saying("end-account", sides=Each("end-side", tuple(map(_said, rows)), apart=True))
        ),
    )


def _teams(account: Any) -> tuple[int, int]:
    """The teams, that which won first."""
    return (1, 0) if account["side"] == 1 else (0, 1)


def _decided(account: Any) -> Facts:
    """Which team won, and whom it caught."""
    side = account["side"]
    return {
        "team": 0 if side is None else side + 1,
        "n": len(account["caught"]),
        "names": Players(tuple(account["caught"])),
    }


def _columns(rules: Rules) -> tuple[Column, ...]:
    caught = Column(ColumnKind.COUNT, saying("picture-caught"))
    if rules.plays_levels:
        return (
            caught,
            Column(ColumnKind.RESULT, saying("picture-levels")),
            Column(ColumnKind.STANDING, saying("picture-before")),
            Column(ColumnKind.STANDING, saying("picture-after")),
        )
    return (
        caught,
        Column(ColumnKind.RESULT, saying("picture-points")),
        Column(ColumnKind.STANDING, saying("picture-total")),
    )


def _row(rules: Rules, settled: Settled, team: int) -> Row:
    """What a team caught and gained, and where that leads."""
    account = settled.result.account
    won = account["side"] == team
    brought = Cell(account["booked"] if won else 0)
    caught = Cell(len(account["caught"]) if won else 0)
    seats = tuple(seat for seat in range(SEATS) if TEAMS[seat] == team)
    mark = Mark.WON if won else Mark.PLAIN
    if rules.plays_levels:
        levels = Cell(account["levels_before"][team]), Cell(account["levels"][team])
        return Row(seats, (caught, brought, *levels), mark)
    return Row(seats, (caught, brought, Cell(account["totals"][team])), mark)


def _gained(rules: Rules, settled: Settled, row: Row) -> Text:
    """What each of a team books, and where the team stands."""
    key = "end-gained-levels" if rules.plays_levels else "end-gained"
    facts: Facts = {"names": Players(row.seats), "p": settled.result.points[row.seats[0]]}
    last = row.cells[-1].value
    return Text(key, {**facts, "level": str(last), "total": last if isinstance(last, int) else 0})


def _own(rules: Rules, settled: Settled, seat: Seat) -> Text:
    account, p = settled.result.account, settled.result.points[seat]
    if rules.plays_levels:
        return saying("end-own-levels", p=p, level=account["levels"][TEAMS[seat]])
    return saying("end-own", p=p, total=account["totals"][TEAMS[seat]])


def _said(row: Row) -> Facts:
    last = row.cells[-1].value
    brought = row.cells[1].value
    return {"names": Players(row.seats), "p": brought if isinstance(brought, int) else 0, "standing": str(last)}


def _hand(settled: Settled, seat: Seat) -> HandLeft:
    """What a player held at the end, or in which place they ran out."""
    result = settled.result
    mark = Mark.WON if seat in result.winners else Mark.PLAIN
    if seat in result.order:
        place = result.order.index(seat) + 1
        return HandLeft(seat, (), mark, note=saying("picture-place", place=place))
    caught = seat in result.account["caught"]
    return HandLeft(seat, result.left[seat], mark, caption=saying("picture-was-caught") if caught else None)


def _remarks(rules: Rules, settled: Settled) -> Iterator[Text]:
    """The places, who is caught, what follows for the next deal."""
    account = settled.result.account
    yield saying("end-places", names=Players(settled.result.order))
    order = settled.result.order
    ends: Facts = {"out": TEAMS[order[-1]] + 1, "first": TEAMS[order[0]] + 1, "name": Player(order[0])}
    yield Text("end-decided", {**_decided(account), **ends})
    failed = rules.plays_levels and account["side"] != account["leading"]
    if failed and account["levels_before"][account["leading"]] == rules.dg.level_end:
        yield saying("end-failed", team=account["leading"] + 1, n=account["fails"][account["leading"]])
    if not account["over"]:
        yield saying(
            "end-next", name=Player(account["next_first"]), tribute=rules.dg.tribute and bool(account["caught"])
        )
