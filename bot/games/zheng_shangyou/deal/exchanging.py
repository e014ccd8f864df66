"""The cards that move before a later deal, step by step (ZS-6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards
from bot.engine.game import Event
from bot.games.climbing.face_down import seen_by_both, told_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent as Happened
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later, Offer
from bot.games.zheng_shangyou.deal.position import Phase, Places, Position, from_above, from_below, highest
from bot.games.zheng_shangyou.deal.tricks import play_begins
from bot.games.zheng_shangyou.rules.parameters import Rules


class Half(NamedTuple):
    """One of the two directions in which cards move: some put out cards, and the others take them."""

    givers: Callable[[Rules, Places], Places]
    takers: Callable[[Rules, Places], Places]  # the one who chooses first
    giving: Phase
    choosing: Phase


UPWARD = Half(from_below, from_above, Phase.GIVE_UP, Phase.CHOOSE_ABOVE)
"""Steps 1 and 2 of ZS-6.2: highest cards go up."""
DOWNWARD = Half(from_above, from_below, Phase.GIVE_BACK, Phase.CHOOSE_BELOW)
"""Steps 3 and 4: any cards come back."""


def half_of(phase: Phase) -> Half:
    """The half of the exchange that a phase belongs to."""
    return UPWARD if phase in (UPWARD.giving, UPWARD.choosing) else DOWNWARD


def takers_of(position: Position) -> Places:
    """Who takes the cards that are put out: first whoever chooses, then the one to whom the other card goes."""
    return half_of(position.phase).takers(position.rules, position.previous)


def exchange_begins(deal: DealState) -> Later:
    """The last places put out a card; who has no choice does so at once. In a first deal play begins."""
    below = from_below(deal.rules, deal.position.previous)
    if not below:
        return play_begins(deal)
    later, events = _asked(deal, UPWARD), tuple[Event, ...]()
    for seat in below:
        cards = highest(deal.rules, deal.hands[seat])
        if len(cards) == 1:
            later, told = _put_out(later, seat, cards[0])
            events += told
    later, further = _all_put_out(later)
    return later, (*events, *further)


def _asked(deal: DealState, half: Half) -> DealState:
    """Everybody who gives in this half is asked for a card."""
    givers = frozenset(half.givers(deal.rules, deal.position.previous))
    return replace(deal, position=replace(deal.position, phase=half.giving, givers=givers, turn=None))


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
    numbered = half_of(deal.position.phase).givers(deal.rules, deal.position.previous)
    offers = sorted((*deal.offers, Offer(seat, card)), key=lambda offer: numbered.index(offer.giver))
    events = (
        Event(Happened.PUT_OUT, seat),
        Event(Happened.PUT_OUT_CARDS, seat, {"cards": Cards((card,))}, frozenset({seat})),
    )
    return replace(later, position=position, offers=tuple(offers)), events


def _all_put_out(deal: DealState) -> Later:
    """Once every card is put out, one is chosen; by itself where there is nothing to choose."""
    if deal.position.givers:
        return deal, ()
    if len({offer.card for offer in deal.offers}) == 1:
        return _taken(deal, 0)
    half = half_of(deal.position.phase)
    chooser = takers_of(deal.position)[0]
    shown = Cards(tuple(offer.card for offer in deal.offers))
    event = Event(Happened.TO_CHOOSE_CARDS, chooser, {"cards": shown}, frozenset({chooser}))
    return replace(deal, position=replace(deal.position, phase=half.choosing, turn=chooser)), (event,)


def _taken(deal: DealState, number: int) -> Later:
    """The cards that were put out join the hands. After the first half the second one begins, after that play."""
    half, takers = half_of(deal.position.phase), takers_of(deal.position)
    offers = (deal.offers[number], *(offer for at, offer in enumerate(deal.offers) if at != number))
    later, events = deal, list[Event]()
    for taker, offer in zip(takers, offers, strict=True):
        later = later.but(taker, come=(offer.card,))
        events.append(told_of(Happened.HANDED, offer.giver, taker))
        events.append(seen_by_both(Happened.HANDED_CARDS, offer.giver, taker, (offer.card,)))
    later = replace(later, offers=())
    if half is UPWARD:
        return _asked(later, DOWNWARD), tuple(events)
    later, further = play_begins(later)
    return later, (*events, *further)
