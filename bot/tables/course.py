"""The course of a deal at its table: dealt, offered to be dealt anew, acted in, booked."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Action, Seat
from bot.games.big_two.grammar import REDEAL
from bot.games.game import Deal, Event, Refusal, Result
from bot.tables.news import news_after, public
from bot.tables.refusals import TableRefusal, refuse
from bot.tables.table import Settled, Sitter, Stage, Table

Change = tuple[Table, tuple[Event, ...]] | Refusal
"""What a command comes to: the next table with what happened, or a refusal that changed nothing."""


def dealt(table: Table, before: tuple[Event, ...], seed: str) -> Change:
    """The table with its next deal, as far as it goes without anybody's choice: a hand may win at once."""
    deal, events = table.match.start_deal(table.shuffle())
    after = replace(
        table,
        stage=Stage.DEAL,
        deal=deal,
        dealt=deal.dealt,
        ready=frozenset(),
        turn=table.turn + 1,
        news=news_after((), events),
    )
    return _gone_on(_offering(after, deal, before=False), deal, (*before, *events), seed)


def acted(table: Table, deal: Deal, seat: Seat, action: Action, seed: str) -> Change:
    """The table after an action in its deal. While a redeal is offered, nothing else is done."""
    if table.undecided and action != REDEAL:
        return refuse(TableRefusal.OFFER, number=table.number)
    refusal = deal.refusal(seat, action)
    if refusal is not None:
        return refusal
    others = deal.must_act() - {seat}
    later, events = deal.apply(seat, action)
    asked_still = others and others <= later.must_act()
    after = replace(
        table,
        deal=later,
        turn=table.turn if asked_still else table.turn + 1,
        news=news_after(table.news, events, seat, action),
    )
    return _gone_on(_offering(after, later, before=deal.redeal_offered), later, events, seed)


def _offering(table: Table, deal: Deal, *, before: bool) -> Table:
    """The table, with everybody to answer where a redeal is offered and was not ``before`` (BT-12.3)."""
    begins = deal.redeal_offered and not before
    return replace(table, undecided=frozenset(range(len(table.seats)))) if begins else table


def _gone_on(table: Table, deal: Deal, events: tuple[Event, ...], seed: str) -> Change:
    result = deal.result()
    return (table, events) if result is None else _settle(table, result, events, seed)


def kept(table: Table, seat: Seat) -> Change:
    """The table once ``seat`` wants no redeal; the offer ends with the last answer."""
    if not table.undecided:
        return refuse(TableRefusal.NO_OFFER, number=table.number)
    if seat not in table.undecided:
        return refuse(TableRefusal.KEPT, number=table.number)
    after = replace(table, undecided=table.undecided - {seat})
    return (after, ()) if after.undecided else offer_over(after)


def offer_over(table: Table) -> Change:
    """Play begins; what was drawn while the redeal was offered is of an earlier turn."""
    return replace(table, undecided=frozenset(), turn=table.turn + 1), ()


def _settle(table: Table, result: Result, events: tuple[Event, ...], seed: str) -> Change:
    """Book a finished deal, a void one for who deals it anew; where the table is closing, it ends with it."""
    match = table.match.book(result)
    after = put_down(replace(table, match=match), result, table.seats, seed)
    if match.over():
        events = (*events, Event("match-won", match.winner(), {"total": max(match.totals), "deals": match.deals}))
    return replace(after, stage=Stage.ENDED if table.closing else Stage.BETWEEN), events


def put_down(table: Table, result: Result, sitters: tuple[Sitter | None, ...], seed: str) -> Table:
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
        news=public(table.news),
    )
    return replace(
        table,
        deal=None,
        undecided=frozenset(),
        news=(),
        settled=settled,
        seed=seed,
        cuts=(),
        deal_number=table.deal_number + 1,
    )
