"""What recipients give back for a tribute: a card of theirs, or one of several that they put out (DG-7.6)."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.games.climbing.face_down import seen_by_both, told_of
from bot.games.da_guai_lu_zi.deal.deal_state import DealState, Handed, Later
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.tribute import GIVES, leader_after
from bot.games.da_guai_lu_zi.happened import EscapeEvent as Happened

PUTS_OUT = Action("give")
"""What everybody sees of candidates: that they are put out, not how many, which would tell the tribute (DG-7.8)."""


def give_back(deal: DealState, recipient: Seat, cards: tuple[Card, ...]) -> Later:
    """A recipient returns a card, or puts out several."""
    giver = deal.position.giver_for(recipient)
    if len(cards) == 1:
        return _returned(replace(deal, position=deal.position.did(recipient, GIVES)), giver, recipient, cards)
    position = deal.position.did(recipient, PUTS_OUT)
    position = replace(position, put_out=position.put_out | {recipient})
    events = (
        told_of(Happened.PUT_OUT, recipient, giver),
        seen_by_both(Happened.CANDIDATES_SEEN, recipient, giver, cards),
    )
    return replace(deal, position=position, put_out=(*deal.put_out, Handed(giver, recipient, cards))), events


def choose(deal: DealState, giver: Seat, action: Action) -> Later:
    """A giver takes one of the cards that are put out; the others stay."""
    gift = next(gift for gift in deal.put_out if gift.giver == giver)
    position = deal.position.did(giver, Action("choose"))
    position = replace(position, put_out=position.put_out - {gift.recipient})
    left = tuple(one for one in deal.put_out if one is not gift)
    taken = (gift.cards[action.number or 0],)
    return _returned(replace(deal, position=position, put_out=left), giver, gift.recipient, taken)


def _returned(deal: DealState, giver: Seat, recipient: Seat, cards: tuple[Card, ...]) -> Later:
    deal = deal.moved(cards, recipient, giver)
    deal = replace(deal, returned=(*deal.returned, Handed(giver, recipient, cards)))
    position = replace(deal.position, returned=deal.position.returned | {recipient})
    events = (
        told_of(Happened.RETURNED, recipient, giver),
        seen_by_both(Happened.RETURN_SEEN, recipient, giver, cards),
    )
    if len(position.returned) == len(position.pairs):
        leader = leader_after(position, {gift.giver: gift.cards[0] for gift in deal.tributes})
        position = replace(position, phase=Phase.PLAY, turn=leader)
    return replace(deal, position=position), events
