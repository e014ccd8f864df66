"""Decisions: the one way a table changes. A command turns a table into the next one or is refused.

``decide`` needs no clock, no store and no chance of its own: the seed of the deal after the one in hand is handed in,
so that folding the log of commands gives the same table again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from bot.games.actions import Action, Declare, Seat
from bot.games.game import Deal, Event, Refusal, Result, find_game
from bot.tables import commands as do
from bot.tables.table import COMPUTER_NAMES, DEFAULT_LEVEL, Settled, Sitter, Stage, Table

CUT_LIMIT = 64
"""Longest cut, in characters (docs/deal-v1.md)."""


class TableRefusal(StrEnum):
    """Why a table does not do what is asked; each name has its sentence in the catalogue (``err-...``)."""

    FULL = "full"
    STRANGER = "stranger"
    OLD = "old"
    SEATED = "seated"
    NOT_HOST = "not_host"
    NEED = "need"
    STARTED = "started"
    NO_DEAL = "no_deal"
    IN_DEAL = "in_deal"
    ENDED = "ended"
    MATCH_OVER = "match_over"
    CUT_LONG = "cut_long"
    CLOSING = "closing"
    SAVING = "saving"
    TOO_MANY = "too_many"


Change = tuple[Table, tuple[Event, ...]] | Refusal
"""What a command comes to: the next table with what happened, or a refusal that changed nothing."""


def refuse(name: TableRefusal, **args: Any) -> Refusal:
    """A refusal of the table itself, not of the game."""
    return Refusal(name, "", args)


def decide(table: Table, command: do.Command, seed: str) -> Change:
    """The table after a command. ``seed`` is taken for the deal after this one, when the command ends a deal."""
    if table.stage is Stage.ENDED:
        return refuse(TableRefusal.ENDED, number=table.number)
    return _DECISIONS[type(command)](table, command, seed)


def sitting_down(table: Table, sitter: Sitter) -> Table | Refusal:
    """The table with somebody in its first free seat."""
    if table.closing:
        return refuse(TableRefusal.CLOSING, number=table.number)
    if not table.free:
        return refuse(TableRefusal.FULL, n=len(table.seats))
    seat = table.seats.index(None)
    return replace(table, seats=(*table.seats[:seat], sitter, *table.seats[seat + 1 :]))


def _join(table: Table, command: do.Join, _: str) -> Change:
    if table.seat_of(command.person) is not None:
        return refuse(TableRefusal.SEATED, number=table.number)
    after = sitting_down(table, Sitter(command.person))
    if isinstance(after, Refusal):
        return after
    return after, (Event("joined", after.seat_of(command.person)),)


def _add_computer(table: Table, command: do.AddComputer, _: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    after = sitting_down(table, computer(table, command.level))
    if isinstance(after, Refusal):
        return after
    return after, (Event("joined", table.seats.index(None)),)


def _leave(table: Table, command: do.Leave, seed: str) -> Change:
    seat = table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    happened = Event("left-table", seat)
    in_match = table.stage is not Stage.LOBBY
    stand_in = computer(table, DEFAULT_LEVEL) if in_match else None
    after = replace(
        table,
        seats=(*table.seats[:seat], stand_in, *table.seats[seat + 1 :]),
        cuts=tuple(cut for cut in table.cuts if in_match or cut[0] != seat),
    )
    if not after.persons:
        return _ended(after, (happened,), table.seats, seed)
    if command.person == table.host:
        after = replace(after, host=after.persons[0])
        return _go_on(after, (happened, Event("host-now", after.seat_of(after.host))))
    return _go_on(after, (happened,))


def computer(table: Table, level: str) -> Sitter:
    """A computer with a name nobody at the table has."""
    taken = {sitter.name for sitter in table.seats if sitter}
    return Sitter(None, next(name for name in COMPUTER_NAMES if name not in taken), level)


def _cut(table: Table, command: do.Cut, _: str) -> Change:
    seat = table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is Stage.DEAL:
        return refuse(TableRefusal.IN_DEAL, number=table.number)
    if len(command.text) > CUT_LIMIT:
        return refuse(TableRefusal.CUT_LONG, n=len(command.text), limit=CUT_LIMIT)
    others = {cut[0]: cut[1] for cut in table.cuts} | {seat: command.text}
    cuts = tuple(sorted((place, text) for place, text in others.items() if text))
    return replace(table, cuts=cuts), (Event("cut-added", seat),)


def _start(table: Table, command: do.Start, _: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.LOBBY:
        return refuse(TableRefusal.STARTED, number=table.number)
    if command.person != table.host:
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    if table.free:
        return refuse(TableRefusal.NEED, n=table.free)
    return _dealt(table, ())


def _dealt(table: Table, before: tuple[Event, ...]) -> Change:
    deal, events = table.match.start_deal(table.shuffle())
    after = replace(table, stage=Stage.DEAL, deal=deal, dealt=deal.dealt, ready=frozenset(), turn=table.turn + 1)
    return after, (*before, *events)


def _act(table: Table, command: do.Act, seed: str) -> Change:
    seat = table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.deal is None or table.stage is not Stage.DEAL:
        return refuse(TableRefusal.NO_DEAL, number=table.number)
    if command.turn is not None and command.turn != table.turn:
        return refuse(TableRefusal.OLD, number=table.number)
    return _acted(table, table.deal, seat, command.action, seed)


def _computer_act(table: Table, command: do.ComputerAct, seed: str) -> Change:
    sitter = table.seats[command.seat]
    if table.deal is None or sitter is None or not sitter.computer:
        return refuse(TableRefusal.NO_DEAL, number=table.number)
    return _acted(table, table.deal, command.seat, command.action, seed)


def _acted(table: Table, deal: Deal, seat: Seat, action: Action, seed: str) -> Change:
    refusal = deal.refusal(seat, action)
    if refusal is not None:
        return refusal
    deal, events = deal.apply(seat, action)
    turn = table.turn if isinstance(action, Declare) else table.turn + 1
    after = replace(table, deal=deal, turn=turn)
    result = deal.result()
    return (after, events) if result is None else _settle(after, result, events, seed)


def _settle(table: Table, result: Result, events: tuple[Event, ...], seed: str) -> Change:
    """Book a finished deal, a void one for who deals it anew; where the table is closing, it ends with it."""
    match = table.match.book(result)
    after = _put_down(replace(table, match=match), result, table.seats, seed)
    if match.over():
        events = (*events, Event("match-won", match.winner(), {"total": max(match.totals), "deals": match.deals}))
    return replace(after, stage=Stage.ENDED if table.closing else Stage.BETWEEN), events


def _put_down(table: Table, result: Result, sitters: tuple[Sitter | None, ...], seed: str) -> Table:
    """The table without its deal: what is to be shown of it is kept, and the seed of the next one is fixed."""
    if table.dealt is None:
        raise ValueError("a deal that ends was dealt")
    match = table.match
    settled = Settled(
        number=table.deal_number,
        seed=table.seed,
        cuts=table.cuts,
        dealt=table.dealt,
        result=result,
        totals=match.totals,
        sitters=sitters,
        deals=match.deals,
        match_over=match.over(),
        match_winner=match.winner(),
    )
    return replace(table, deal=None, settled=settled, seed=seed, cuts=(), deal_number=table.deal_number + 1)


def _ready(table: Table, command: do.Ready, _: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.BETWEEN:
        return refuse(TableRefusal.IN_DEAL if table.deal else TableRefusal.NO_DEAL, number=table.number)
    if table.match.over():
        return refuse(TableRefusal.MATCH_OVER, number=table.number)
    return _go_on(
        replace(table, ready=table.ready | {command.person}), (Event("ready", table.seat_of(command.person)),)
    )


def _go_on(table: Table, events: tuple[Event, ...]) -> Change:
    """Deal when nobody is waited for any more."""
    waiting = table.stage is Stage.BETWEEN and not table.match.over() and table.ready and not table.missing()
    return _dealt(table, events) if waiting else (table, events)


def _rematch(table: Table, command: do.Rematch, seed: str) -> Change:
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.stage is not Stage.BETWEEN:
        return refuse(TableRefusal.IN_DEAL if table.deal else TableRefusal.NO_DEAL, number=table.number)
    if not table.match.over() and not table.match.deals:  # it has just been begun anew: two rematchers agree
        return _ready(table, do.Ready(command.person), seed)
    if not table.match.over() and command.person != table.host:  # totals of all are at stake
        return refuse(TableRefusal.NOT_HOST, person=table.host)
    fresh = find_game(table.game).new_match(table.rules)
    after = replace(table, match=fresh, ready=frozenset({command.person}))
    return _go_on(after, (Event("rematch", table.seat_of(command.person)),))


def _close(table: Table, command: do.Close, seed: str) -> Change:
    refusal = _not_in_charge(table, command)
    if refusal:
        return refusal
    if table.stage is Stage.DEAL:
        return replace(table, closing=True), (Event("closing"),)
    return _ended(table, (Event("closed"),), table.seats, seed)


def _end(table: Table, command: do.End, seed: str) -> Change:
    return _not_in_charge(table, command) or _ended(table, (Event("closed"),), table.seats, seed)


def _not_in_charge(table: Table, command: do.Close | do.End) -> Refusal | None:
    if command.person == table.host or command.admin:
        return None
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    return refuse(TableRefusal.NOT_HOST, person=table.host)


def _ended(table: Table, events: tuple[Event, ...], sitters: tuple[Sitter | None, ...], seed: str) -> Change:
    """The end of a table. A deal in hand is void: no points, but its hands and its shuffle are revealed."""
    if table.deal is None:
        return replace(table, stage=Stage.ENDED), events
    left = tuple(table.deal.view(seat).hand for seat in range(len(table.seats)))
    nothing = (0,) * len(left)
    void = Result(None, nothing, nothing, (), zero_sum=True, left=left, void=True)
    after = replace(_put_down(table, void, sitters, seed), stage=Stage.ENDED)
    return after, (*events, Event("abandoned", args={"deal": table.deal_number}))


_DECISIONS: dict[type, Callable[[Table, Any, str], Change]] = {
    do.Join: _join,
    do.Leave: _leave,
    do.AddComputer: _add_computer,
    do.Cut: _cut,
    do.Start: _start,
    do.Act: _act,
    do.ComputerAct: _computer_act,
    do.Ready: _ready,
    do.Rematch: _rematch,
    do.Close: _close,
    do.End: _end,
}
