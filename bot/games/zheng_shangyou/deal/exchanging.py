"""The cards that move before a later deal, step by step (ZS-6)."""

from __future__ import annotations

from dataclasses import replace

from bot.cards import Card
from bot.games.actions import Action, Seat
from bot.games.climbing.face_down import seen_by_both, told_of
from bot.games.facts import Cards
from bot.games.game import Event
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later, Offer
from bot.games.zheng_shangyou.deal.exchange_sides import from_above, from_below, highest
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.tricks import play_begins
from bot.games.zheng_shangyou.refusals import ZhengShangyouEvent as Happened


def exchange_begins(deal: DealState) -> Later:
    """The last places put out a card; who has no choice does so at once. In a first deal play begins."""
    below = from_below(deal.rules, deal.position.previous)
    if not below:
        return play_begins(deal)
    later = replace(deal, position=replace(deal.position, phase=Phase.GIVE_UP, givers=frozenset(below)))
    events: tuple[Event, ...] = ()
    for seat in below:
        cards = highest(deal.rules, deal.hands[seat])
        if len(cards) == 1:
            later, told = _put_out(later, seat, cards[0])
            events += told
    later, further = _all_put_out(later)
    return later, (*events, *further)


def give(deal: DealState, seat: Seat, action: Action) -> Later:
    """A card is put out. Everybody sees that, but not the card (ZS-6.5)."""
    [card] = action.cards
    later = replace(deal, position=deal.position.did(seat, Action("give", number=1)))
    later, events = _put_out(later, seat, card)
    later, further = _all_put_out(later)
    return later, (*events, *further)


def choose(deal: DealState, seat: Seat, action: Action) -> Later:
    """One of the two cards is taken; the other one goes to the other hand."""
    assert action.number is not None
    return _taken(replace(deal, position=deal.position.did(seat, action)), action.number)


def _put_out(deal: DealState, seat: Seat, card: Card) -> Later:
    later = deal.but(seat, gone=(card,))
    position = replace(later.position, givers=later.position.givers - {seat})
    givers = _givers(deal)
    offers = sorted((*deal.offers, Offer(seat, card)), key=lambda offer: givers.index(offer.giver))
    events = (
        Event(Happened.PUT_OUT, seat),
        Event(Happened.PUT_OUT_CARDS, seat, {"cards": Cards((card,))}, frozenset({seat})),
    )
    return replace(later, position=position, offers=tuple(offers)), events


def _givers(deal: DealState) -> tuple[Seat, ...]:
    """Who gives in this step, in the order in which the cards are numbered."""
    side = from_below if deal.position.phase is Phase.GIVE_UP else from_above
    return side(deal.rules, deal.position.previous)


def _takers(deal: DealState) -> tuple[Seat, ...]:
    """Who gets the cards of this step, the one who chooses first."""
    up = deal.position.phase in (Phase.GIVE_UP, Phase.CHOOSE_ABOVE)
    side = from_above if up else from_below
    return side(deal.rules, deal.position.previous)


def _all_put_out(deal: DealState) -> Later:
    """Once every card is put out, one is chosen; by itself where there is nothing to choose."""
    if deal.position.givers:
        return deal, ()
    if len({offer.card for offer in deal.offers}) == 1:
        return _taken(deal, 0)
    up = deal.position.phase is Phase.GIVE_UP
    chooser = _takers(deal)[0]
    phase = Phase.CHOOSE_ABOVE if up else Phase.CHOOSE_BELOW
    shown = Cards(tuple(offer.card for offer in deal.offers))
    event = Event(Happened.TO_CHOOSE_CARDS, chooser, {"cards": shown}, frozenset({chooser}))
    return replace(deal, position=replace(deal.position, phase=phase, turn=chooser)), (event,)


def _taken(deal: DealState, number: int) -> Later:
    """The cards that were put out join the hands."""
    up = deal.position.phase in (Phase.GIVE_UP, Phase.CHOOSE_ABOVE)
    offers = (deal.offers[number], *(offer for at, offer in enumerate(deal.offers) if at != number))
    later, events = deal, list[Event]()
    for taker, offer in zip(_takers(deal), offers, strict=True):
        later = later.but(taker, come=(offer.card,))
        events.append(told_of(Happened.HANDED, offer.giver, taker))
        events.append(seen_by_both(Happened.HANDED_CARDS, offer.giver, taker, (offer.card,)))
    later = replace(later, offers=())
    if not up:
        later, further = play_begins(later)
        return later, (*events, *further)
    above = frozenset(from_above(deal.rules, deal.position.previous))
    position = replace(later.position, phase=Phase.GIVE_BACK, givers=above, turn=None)
    return replace(later, position=position), tuple(events)
