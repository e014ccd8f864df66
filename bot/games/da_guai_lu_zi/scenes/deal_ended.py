"""The end of a deal of Da Guai Lu Zi: places, who is caught, points or levels, and all hands (DG-6, DG-11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from bot.engine.actions import Seat
from bot.engine.facts import Each, Facts, Player, Players
from bot.engine.table_values import Settled
from bot.games.da_guai_lu_zi.rules.parameters import SEATS, TEAMS, Rules, level_written
from bot.scenes.deal_end_scene import Account, Cell, Column, DealEndScene, HandLeft, Row, headline
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.wording import Text, saying


class TeamEnd(NamedTuple):
    """What a deal brought a team, and where that leads. A row of the account, and sentences, are made of it."""

    seats: tuple[Seat, ...]
    won: bool
    caught: int
    booked: int  # by each of its seats
    level_before: str
    level: str
    total: int


def scene_of_end(rules: Rules, settled: Settled) -> DealEndScene:
    """The end of a deal that counts."""
    account = settled.result.account
    ends = tuple(_end_of(account, team) for team in ((1, 0) if account["side"] == 1 else (0, 1)))
    said = tuple(_facts(rules, end) for end in ends)  # that of the team which won first
    return DealEndScene(
        headline(settled),
        tuple(_hand(settled, seat) for seat in range(SEATS)),
        subtitle=Text("picture-decided", _decided(account)),
        points=tuple(Text("end-gained", facts) for facts in said),
        own=tuple(Text("end-own", _facts(rules, _end_of(account, TEAMS[seat]))) for seat in range(SEATS)),
        remarks=tuple(_remarks(rules, settled)),
        account=Account(
            _columns(rules),
            tuple(_row(rules, end) for end in ends),
            saying("end-account", sides=Each("end-gained", said, apart=True)),
        ),
    )


def _end_of(account: Any, team: int) -> TeamEnd:
    won = account["side"] == team
    return TeamEnd(
        seats=tuple(seat for seat in range(SEATS) if TEAMS[seat] == team),
        won=won,
        caught=len(account["caught"]) if won else 0,
        booked=account["booked"] if won else 0,
        level_before=level_written(account["levels_before"][team]) if account["levels"] else "",
        level=level_written(account["levels"][team]) if account["levels"] else "",
        total=account["totals"][team],
    )


def _facts(rules: Rules, end: TeamEnd) -> Facts:
    """What each of a team books, and where the team stands: by its total, its level or both."""
    counted = "both" if rules.counts_totals else "levels"
    return {
        "names": Players(end.seats),
        "p": end.booked,
        "won": end.won and not end.booked,
        "counted": counted if rules.plays_levels else "points",
        "level": end.level,
        "total": end.total,
    }


def _decided(account: Any) -> Facts:
    """Which team won, and whom it caught."""
    side = account["side"]
    return {
        "team": 0 if side is None else side + 1,
        "n": len(account["caught"]),
        "names": Players(tuple(account["caught"])),
    }


def _columns(rules: Rules) -> tuple[Column, ...]:
    return (
        Column(ColumnKind.COUNT, saying("picture-caught")),
        Column(ColumnKind.RESULT, saying("picture-levels" if rules.plays_levels else "picture-points")),
        *(Column(ColumnKind.STANDING, saying(heading)) for heading in _standings(rules)),
    )


def _standings(rules: Rules) -> tuple[str, ...]:
    """The headings of what a team stands at."""
    levels = ("picture-before", "picture-after") if rules.plays_levels else ()
    return (*levels, "picture-total") if rules.counts_totals or not levels else levels


def _row(rules: Rules, end: TeamEnd) -> Row:
    stands = {
        "picture-before": Cell(end.level_before),
        "picture-after": Cell(end.level),
        "picture-total": Cell(end.total),
    }
    standing = (stands[heading] for heading in _standings(rules))
    return Row(end.seats, (Cell(end.caught), Cell(end.booked), *standing), Mark.WON if end.won else Mark.PLAIN)


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
    yield saying("places-so-far", names=Players(settled.result.order))
    order = settled.result.order
    ends: Facts = {"out": TEAMS[order[-1]] + 1, "first": TEAMS[order[0]] + 1, "name": Player(order[0])}
    yield Text("end-decided", {**_decided(account), **ends})
    unled = rules.plays_levels and account["side"] != account["leading"]
    if unled and account["side"] is not None:
        yield saying("end-not-led", team=account["side"] + 1)
    if unled and account["levels_before"][account["leading"]] == rules.dg.level_end:
        yield saying("end-failed", team=account["leading"] + 1, n=account["fails"][account["leading"]])
    if not settled.match_over:
        yield saying(
            "end-next", name=Player(account["next_first"]), tribute=rules.dg.tribute and bool(account["caught"])
        )
