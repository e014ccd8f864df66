"""The deals of a duplicate evening at one of its tables: each is a match of its own, and its cards open late."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Event, Match, Refusal, Result, find_game
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.evening import AtEvening, RoomResult
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal, refuse


def match_after(table: Table, result: Result) -> Match:
    """The match that the next deal belongs to. At an evening each deal begins a new one, whoever won the last."""
    if table.evening is None:
        return table.match.book(result)
    return find_game(table.game).new_match(table.rules, table.match.options)


def evening_after(table: Table, result: Result, sitters: tuple[Sitter | None, ...]) -> AtEvening | None:
    """The evening after a deal of this table, if it plays one. A void deal is not compared."""
    if table.evening is None:
        return None
    return table.evening.after(None if result.void else RoomResult(table.number, result.points, sitters))


def holders_noted(table: Table) -> Table:
    """The table, remembering who holds a hand of its evening."""
    if table.evening is None or table.deal is None or table.evening.holders.issuperset(table.persons):
        return table
    return replace(table, evening=replace(table.evening, holders=table.evening.holders.union(table.persons)))


def cards_opened(table: Table, command: do.OpenCards, _seed: str) -> tuple[Table, tuple[Event, ...]] | Refusal:
    """The table once everybody may see the cards of a deal. After the evening's last deal the table ends."""
    evening = table.evening
    if evening is None or command.deal != len(evening.opened) + 1:
        return refuse(TableRefusal.NOT_DUE, number=table.number)
    opened = replace(evening, opened=(*evening.opened, command.results))
    after = replace(table, evening=opened)
    if after.is_played_out and len(opened.opened) >= opened.deals:
        after = replace(after, stage=Stage.ENDED)
    return after, (Event("cards-opened", args={"deal": command.deal}),)
