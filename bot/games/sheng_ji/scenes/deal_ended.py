"""The end of a deal of Sheng Ji: what the attackers took, what that decided, and the kitty (SJ-9, SJ-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.cards import read_cards
from bot.engine.facts import Cards, Each, Fact, Facts, Player, Players
from bot.engine.table_values import Settled
from bot.games.sheng_ji.closed_lists import ShengJiEvent
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scenes.questions import drawn_level
from bot.games.sheng_ji.scoring.counting import SIDES
from bot.scenes.deal_end_scene import Account, Cell, Column, DealEndScene, Row
from bot.scenes.marks import ColumnKind, Mark
from bot.scenes.table_scene import Strip
from bot.scenes.wording import Text, saying, telling

_COLUMNS = (
    Column(ColumnKind.COUNT, saying("picture-taken")),
    Column(ColumnKind.RESULT, saying("picture-levels")),
    Column(ColumnKind.STANDING, saying("picture-before")),
    Column(ColumnKind.STANDING, saying("picture-after")),
)
_VOID = frozenset({ShengJiEvent.REDEALT, ShengJiEvent.CLAIMED})
"""The events by which cards are dealt again (SJ-3.7, 3.10)."""


def scene_of_end(rules: Rules, settled: Settled) -> DealEndScene:
    """The end of a deal that counts."""
    account = settled.result.account
    rows = tuple(_row(settled, side) for side in (account["side"], 1 - account["side"]))
    outcome = saying("end-outcome", deal=settled.number, **_decided(account))
    return DealEndScene(
        outcome,
        (),
        subtitle=saying("picture-decided", **_decided(account)),
        points=tuple(Text("end-gained", _outcome(settled, row)) for row in rows),
        own=tuple(saying("end-own", **_moved(account, side)) for side in SIDES),
        remarks=tuple(_remarks(rules, account, over=settled.match_over)),
        strips=_kitty(account),
        whole_trick=True,
        account=Account(
            _COLUMNS,
            rows,
            saying("end-account", sides=Each("end-side", tuple(_outcome(settled, row) for row in rows), apart=True)),
        ),
    )


def why_void(settled: Settled) -> tuple[Text, ...]:
    """That nobody declared, or who claimed a redeal."""
    return tuple(telling(event) for event in settled.news if event.name in _VOID)


def _decided(account: Any) -> Facts:
    """Which side gains, and how many levels."""
    held = account["side"] == account["dealer"] % 2
    return {"side": "dealers" if held else "attackers", "n": account["gain"], "p": account["total"]}


def _row(settled: Settled, side: int) -> Row:
    """What a side took and gained. Only the attackers count points (SJ-9.1)."""
    account = settled.result.account
    attacks = side != account["dealer"] % 2
    cells = (
        Cell(account["total"] if attacks else None),
        Cell(account["gain"] if side == account["side"] else 0),
        Cell(drawn_level(account["before"][side])),
        Cell(drawn_level(account["levels"][side])),
    )
    seats = tuple(seat for seat in range(SEATS) if SIDES[seat] == side)
    return Row(seats, cells, Mark.WON if side == account["side"] else Mark.PLAIN)


def _moved(account: Any, side: int) -> Facts:
    """What becomes of the level of a side: it rises, stays, or goes back because of a jack (SJ-10.5)."""
    level = account["levels"][side]
    if account["fell"] == level and side == account["dealer"] % 2:
        return {"moved": "back", "level": level}
    return {"moved": "up" if level != account["before"][side] else "stays", "level": level}


def _outcome(settled: Settled, row: Row) -> Facts:
    """What becomes of a side's level. Who wins and gains none has won all the same (SJ-10.1)."""
    seat = row.seats[0]
    moved = _moved(settled.result.account, SIDES[seat])
    won = {"moved": "won"} if moved["moved"] == "stays" and settled.result.won_nothing(seat) else {}
    return {"names": Players(row.seats), **moved, **won}


def _remarks(rules: Rules, account: Any, *, over: bool) -> Iterator[Text]:
    """How the attackers’ total came about, the row of the level table that decided, and what follows from it."""
    yield saying("end-tricks", p=account["tricks"])
    if account["last"] is not None:
        attacked = account["last"] % 2 != account["dealer"] % 2
        counted = account["kitty_points"] * account["multiplier"]
        facts: Facts = {"name": Player(account["last"]), "p": account["kitty_points"], "n": account["multiplier"]}
        yield Text("end-kitty", {**facts, "attacked": attacked, "sum": counted})
    if account["penalties"]:
        yield saying("end-penalties", p=account["penalties"])
    yield Text("end-decided", {**_decided(account), **_level_row(account)})
    yield from _stopped(rules, account)
    if not over:
        yield saying("end-next-dealer", name=Player(account["next_dealer"]))


def _level_row(account: Any) -> Facts:
    """The row of the level table that the total falls into (SJ-10.1)."""
    low, high = account["row"]
    bounds: dict[str, Fact] = {
        "case": "between" if low is not None and high is not None else "under" if low is None else "over"
    }
    return {**bounds, "low": low or 0, "high": high or 0}


def _stopped(rules: Rules, account: Any) -> Iterator[Text]:
    """A side that may not skip a level (SJ-10.3), or falls because of a jack (SJ-10.5)."""
    if account["fell"] is not None:
        yield saying("end-fell", level=account["fell"])
    side = account["side"]
    after = account["levels"][side]
    if account["gain"] and after == account["before"][side] and not account["over"]:
        yield saying("end-must-hold", level=after)
    if after in rules.must_play and account["gain"] > 1 and not account["over"]:
        yield saying("end-must-play", level=after)


def _kitty(account: Any) -> tuple[Strip, ...]:
    """What lay in the kitty, for all to see."""
    cards = read_cards(account["kitty"]) if account["kitty"] else ()
    return (Strip(saying("picture-kitty"), saying("end-kitty-cards", cards=Cards(cards)), cards),) if cards else ()
