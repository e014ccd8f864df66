"""Plays, passes, the ends of tricks and of the deal (DG-5.5 to DG-5.8)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.cards import RANKS, Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.engine.seam.hands import with_hand, without
from bot.games.da_guai_lu_zi.cards.order import JOKERS, CardOrder, PlayKind
from bot.games.da_guai_lu_zi.cards.readings import PlayReading, read_as
from bot.games.da_guai_lu_zi.cards.wildcards import RUN_TOPS, RUNS
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent as Happened
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Later
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Phase, out_team
from bot.games.da_guai_lu_zi.scoring.settlement import result_of
from bot.games.da_guai_lu_zi.verbs import named_reading


def play(deal: DealState, seat: Seat, action: Action) -> Later:
    """Cards are played; whoever has none left takes the next place, and perhaps ends the deal."""
    order, finishing = deal.position.order, len(action.cards) == deal.position.counts[seat]
    reading = read_as(order, action.cards, named_reading(action), finishing=finishing)
    assert reading is not None, "the judge allowed it"
    laid = as_it_lies(order, action.cards, reading)
    hand = without(deal.hands[seat], laid)
    position = deal.position.played_by(seat, action, laid, len(hand), table=LaidPlay(seat, laid, reading))
    deal = replace(deal, hands=with_hand(deal.hands, seat, hand), position=position)
    told = {"cards": Cards(laid), "kind": reading.kind.value, "rank": reading.rank}
    events = [Event(Happened.PLAYED, seat, told)]
    if finishing:
        events.append(Event(Happened.PLACED, seat, {"n": len(position.places)}))
        if out_team(position.places) is not None:
            later, ended = _over(deal)
            return later, (*events, *ended)
    return deal, tuple(events)


def pass_by(deal: DealState, seat: Seat, action: Action) -> Later:
    """A player passes. Once all others who hold cards have, the trick is over (DG-5.6)."""
    table = deal.position.table
    assert table is not None, "the judge allowed it"
    position = deal.position.passed_by(seat, action, table.seat)
    passed = Event(Happened.PASSED, seat)
    if position.turn is not None:
        return replace(deal, position=position), (passed,)
    leader = position.leads_after(table.seat)
    position = position.trick_over(leader, table=None)
    return replace(deal, position=position), (passed, Event(Happened.TRICK_WON, leader))


def _over(deal: DealState) -> Later:
    """All three of a team are out: the deal is over at once (DG-5.8)."""
    position = deal.position
    ended = position.trick_over(None, phase=Phase.OVER, table=None)
    ending = result_of(position.rules, position.standing, position.leading, position.places, deal.hands)
    side = ending.account["side"]
    told = {"n": len(ending.account["caught"]), "team": -1 if side is None else side}
    return replace(deal, position=ended, ending=ending), (Event(Happened.ENDED, None, told),)


_FROM_THE_ACE = (RUNS[0][-1], *RUNS[0][:-1])
_RUN_TO = {RANKS[top]: _FROM_THE_ACE if run == RUNS[0] else run for run, top in RUN_TOPS.items()}
"""The places of each run in ascending order, by the rank of its top; the ace of A2345 lies first."""


def as_it_lies(order: CardOrder, cards: Iterable[Card], reading: PlayReading) -> tuple[Card, ...]:
    """Cards by value; those of a straight in its run, the trump rank and the jokers where they stand (DG-2.4)."""
    by_value = order.sorted(cards)
    if reading.kind not in (PlayKind.STRAIGHT, PlayKind.STRAIGHT_FLUSH):
        return by_value
    natural = {order.place[card]: card for card in by_value if card not in JOKERS}
    jokers = iter([card for card in by_value if card in JOKERS])
    return tuple(natural[place] if place in natural else next(jokers) for place in _RUN_TO[reading.rank])
