"""How the next deal begins: once everybody who is not away has asked for it, in this match or in a new one."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.game import Event, find_game
from bot.tables import commands as do
from bot.tables.deal.deal_steps import After, Change, dealt
from bot.tables.seats.who_plays import sat_out
from bot.tables.table import Table
from bot.tables.table_parts import Gathering, Leavers, Stage
from bot.tables.table_refusals import TableRefusal, refuse


def begun_without(table: Table, _command: do.SitOut, seed: str) -> After:
    """The table after its next deal begins, with computers playing for those who have not asked for it."""
    without = Gathering(table.gathering.ready)  # whoever says nothing does not agree to a new match
    return go_on(*sat_out(replace(table, now=without)), seed)


def ready(table: Table, command: do.Ready, seed: str) -> Change:
    """The table after somebody asked for the next deal."""
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.BETWEEN:
        return refuse(TableRefusal.IN_DEAL if table.deal else TableRefusal.NO_DEAL, number=table.number)
    if table.match.over():
        return refuse(TableRefusal.MATCH_OVER, number=table.number)
    if table.is_played_out:
        return refuse(TableRefusal.EVENING_OVER, number=table.number)
    gathering, person = table.gathering, command.person
    now = replace(gathering, ready=gathering.ready | {person}, new_match=gathering.new_match - {person})
    return go_on(replace(table, now=now), (Event("ready", table.seat_of(command.person)),), seed)


def go_on(table: Table, events: tuple[Event, ...], seed: str) -> After:
    """Deal if somebody who is not away has asked for it and nobody is waited for; in a new match if all want one."""
    wanted = (
        table.stage is Stage.BETWEEN and not table.match.over() and not table.gathering.ready.isdisjoint(table.awake)
    )
    if not wanted or table.is_played_out or table.missing():
        return table, events
    if table.gathering.new_match.issuperset(table.awake):
        table, events = _in_new_match(table), (*events, Event("rematch", table.seat_of(table.awake[0])))
    return dealt(table, events, seed)


def _in_new_match(table: Table) -> Table:
    match = find_game(table.game).new_match(table.rules, table.match.options)
    return replace(table, match=match, leavers=Leavers(kicked=table.leavers.kicked))


def rematch(table: Table, command: do.Rematch, seed: str) -> Change:
    """The table after somebody asked for a new match."""
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.BETWEEN:
        return refuse(TableRefusal.IN_DEAL if table.deal else TableRefusal.NO_DEAL, number=table.number)
    if table.evening is not None:
        return refuse(TableRefusal.EVENING_REMATCH, number=table.number)
    # the new match has only just begun, so a second wish for one means agreement
    if not table.match.over() and not table.match.deals:
        return ready(table, do.Ready(command.person), seed)
    if not table.match.over():
        return _new_match_wanted(table, command.person, seed)
    after = replace(_in_new_match(table), now=Gathering(frozenset({command.person})))
    return go_on(after, (Event("rematch", table.seat_of(command.person)),), seed)


def _new_match_wanted(table: Table, person: int, seed: str) -> Change:
    """The table after somebody wants to give up the match for a new one.

    Everybody's totals are at stake, so everybody who is not away must agree. The host asks first. Then each person
    chooses between the new match and the next deal of this one.
    """
    gathering = table.gathering
    if not gathering.new_match and person != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    ready = gathering.ready if gathering.new_match else frozenset()
    now = replace(gathering, new_match=gathering.new_match | {person}, ready=ready | {person})
    return go_on(replace(table, now=now), (Event("rematch-asked", table.seat_of(person)),), seed)
