"""A duplicate evening in words: whose cards are still closed, a deal compared, and the board at its end."""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.table_values import Settled, Sitter
from bot.i18n.names import markup_safe
from bot.scenes.deal_end_scene import DealEndScene
from bot.tables.evening import COMPUTERS_ROOM, AtEvening, EveningRow, RoomResult, board_of, half_points
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.replay_buttons import replay_button
from cogs.ui.table_in_words import TableInWords, short_seal
from cogs.ui.toolkit.messages import Accent, Button, Message, Part, lines, rows, small

ROWS = 6
"""The most rows of a comparison or a board with a line of their own. Further ones share a line."""


def closed_line(scene: TableInWords) -> str:
    """Whom the cards of the last deal wait for. Empty if they are open."""
    return scene.say("evening-closed", **closed_facts(scene.waits)) if scene.waits else ""


def closed_facts(waits: tuple[int, ...]) -> dict[str, object]:
    """The tables that have still to play a deal, as sentences name them."""
    tables = [f"{number}" for number in waits if number != COMPUTERS_ROOM]
    return {"tables": tables, "n": len(tables)}


def cards_shown(scene: TableInWords, shown: DealEndScene) -> DealEndScene:
    """The end of a deal without anything that could tell of cards, as long as these are closed."""
    if not scene.waits:
        return shown
    reasons = shown.remarks if shown.void else ()  # the table has read them when it became void
    return DealEndScene(shown.outcome, (), points=shown.points, own=shown.own, remarks=reasons, void=shown.void)


def full_result_rows(scene: TableInWords, settled: Settled) -> list[Part]:
    """A button that brings the whole end of the deal once its cards are open, at a table that shows it no more."""
    if not scene.waits or scene.table.stage is not Stage.ENDED:
        return []
    return [*rows([Button(scene.say("button-full-result"), scene.id("result", f"{settled.number}"))])]


def lobby_line(scene: TableInWords, evening: AtEvening) -> str:
    """Which evening a table plays, and the seal of its next shuffle."""
    terms = {"evening": evening.number, "deals": evening.deals, "against": evening.against or "none"}
    return scene.say("evening-lobby", **terms, commitment=short_seal(scene.table.sealed.commitment))


def compared_message(scene: TableInWords, deal: int) -> Message:
    """How each seat of this table did in a deal whose cards are open, beside those who held the same hand."""
    evening = _evening_of(scene.table)
    results = evening.opened[deal - 1]
    heading = f"**{scene.say('evening-compared', evening=evening.number, deal=deal)}**"
    own = next((one for one in results if one.table == scene.table.number), None)
    full = rows([Button(scene.say("button-full-result"), scene.id("result", f"{deal}")), replay_button(scene, deal)])
    if own is None or len(results) == 1:
        return Message((heading, scene.say("evening-not-compared"), *full), Accent.OVER)
    seats = [_seat_line(scene, results, own, seat) for seat in range(len(own.points))]
    return Message((heading, *_in_rows(scene, seats), *full), Accent.OVER)


def evening_board(scene: TableInWords) -> Message:
    """The board of an evening that is over: the people of all its tables."""
    evening = _evening_of(scene.table)
    heading = f"### {scene.say('evening-board', evening=evening.number, deals=evening.deals)}"
    found = [_board_line(scene, row) for row in board_of(evening.opened)]
    return Message((heading, *(_in_rows(scene, found) or (scene.say("evening-nobody"),))), Accent.OVER)


def _evening_of(table: Table) -> AtEvening:
    if table.evening is None:
        raise ValueError("this table plays no evening")
    return table.evening


def _in_rows(scene: TableInWords, said: list[str]) -> list[str]:
    rest = said[ROWS:]
    return [lines(*said[:ROWS]), small(scene.say("separator-dot").join(rest))] if said else []


def _seat_line(scene: TableInWords, results: tuple[RoomResult, ...], own: RoomResult, seat: Seat) -> str:
    others = [
        scene.say("evening-other", table=one.table, name=_name(scene, one.sitters[seat]), p=one.points[seat])
        for one in results
        if one.table != own.table
    ]
    return scene.say(
        "evening-seat",
        name=_name(scene, own.sitters[seat]),
        p=own.points[seat],
        mp=_match_points(scene, half_points(results, own, seat)),
        others=scene.say("separator-dot").join(others),
    )


def _board_line(scene: TableInWords, row: EveningRow) -> str:
    mp = _match_points(scene, row.half_points)
    return scene.say("evening-row", place=row.place, name=scene.person(row.person), mp=mp, p=row.points)


def _match_points(scene: TableInWords, half: int) -> str:
    return scene.say("evening-match-points", whole=half // 2, half="yes" if half % 2 else "no")


def _name(scene: TableInWords, sitter: Sitter | None) -> str:
    if sitter is None:
        return ""
    return markup_safe(sitter.name) if sitter.person is None else scene.person(sitter.person)
