"""Plays, passes, the ends of tricks and of the deal (DG-5.5 to DG-5.8)."""

from __future__ import annotations

from dataclasses import replace

from bot.games.actions import Action, Seat
from bot.games.da_guai_lu_zi.cards.readings import read_as
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Later, without
from bot.games.da_guai_lu_zi.deal.position import LaidPlay, Phase, Position, out_team
from bot.games.da_guai_lu_zi.grammar import named_reading
from bot.games.da_guai_lu_zi.refusals import EscapeEvent as Happened
from bot.games.da_guai_lu_zi.scoring.ending import result_of
from bot.games.facts import Cards
from bot.games.game import Event


def play(deal: DealState, seat: Seat, action: Action) -> Later:
    """Cards are played; whoever has none left takes the next place, and perhaps ends the deal."""
    position = deal.position
    finishing = len(action.cards) == position.counts[seat]
    reading = read_as(position.order, action.cards, named_reading(action), finishing=finishing)
    assert reading is not None, "the judge allowed it"
    hands = list(deal.hands)
    hands[seat] = without(hands[seat], action.cards)
    deal = deal.with_hands(tuple(hands))
    laid = position.order.sorted(action.cards)
    told = {"cards": Cards(laid), "kind": reading.kind.value, "rank": reading.rank}
    events = [Event(Happened.PLAYED, seat, told)]
    position = replace(
        deal.position.did(seat, action),
        table=LaidPlay(seat, laid, reading),
        trick=(*position.trick, (seat, laid)),
        places=(*position.places, seat) if finishing else position.places,
    )
    if finishing:
        events.append(Event(Happened.PLACED, seat, {"n": len(position.places)}))
        if out_team(position.places) is not None:
            later, ended = _over(replace(deal, position=position))
            return later, (*events, *ended)
    position = replace(position, turn=position.next_holder(seat))
    return replace(deal, position=position), tuple(events)


def pass_by(deal: DealState, seat: Seat, action: Action) -> Later:
    """A player passes. Once all others who hold cards have, the trick is over (DG-5.6)."""
    position = deal.position.did(seat, action)
    table = position.table
    assert table is not None, "the judge allowed it"
    position = replace(position, trick=(*position.trick, (seat, ())))
    passed = Event(Happened.PASSED, seat)
    others = position.holders - (position.counts[table.seat] > 0)
    if position.passes < others:
        following = replace(position, turn=position.next_holder(seat))
        return replace(deal, position=following), (passed,)
    leader = table.seat if position.counts[table.seat] else position.next_holder(table.seat)
    position = replace(position, turn=leader, table=None, trick=(), last_trick=position.trick)
    return replace(deal, position=position), (passed, Event(Happened.TRICK_WON, leader))


def _over(deal: DealState) -> Later:
    """All three of a team are out: the deal is over at once (DG-5.8)."""
    position = deal.position
    ended: Position = replace(position, phase=Phase.OVER, turn=None, table=None, trick=(), last_trick=position.trick)
    left = tuple(position.order.sorted(hand) for hand in deal.hands)
    ending = result_of(deal.rules, position.standing, position.leading, position.places, left)
    side = ending.account["side"]
    told = {"n": len(ending.account["caught"]), "team": -1 if side is None else side}
    return replace(deal, position=ended, ending=ending), (Event(Happened.ENDED, None, told),)
