"""Leads, answers, passes, places, and the end of the deal (ZS-5)."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Facts
from bot.engine.game import Event
from bot.engine.seam.hands import Hands, with_hand, without
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou.cards.answering import Laid, read_as
from bot.games.zheng_shangyou.cards.kinds import PlayReading, kind_word
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent as Happened
from bot.games.zheng_shangyou.deal.deal_state import DealState, Later
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.rules.closed_choices import FirstLead, LaterLead
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.scoring.places import result_of
from bot.games.zheng_shangyou.verbs import named_reading


def play_begins(deal: DealState) -> Later:
    """Somebody leads the first trick (ZS-5.1)."""
    leader = _leader(deal)
    position = replace(deal.position, phase=Phase.PLAY, givers=frozenset(), turn=leader)
    return replace(deal, position=position), (Event(Happened.LEADS, leader),)


def _leader(deal: DealState) -> Seat:
    """Who leads first: the dealer, or who holds the lowest spade."""
    choices, position = deal.rules.zs, deal.position
    by_spade = choices.later_lead is LaterLead.AS_FIRST if position.previous else choices.first_lead is FirstLead.SPADE
    if by_spade:
        return holder_of_spade(deal.rules, deal.hands)
    assert position.dealer is not None, "the dealer leads"
    return position.dealer


def holder_of_spade(rules: Rules, hands: Hands) -> Seat:
    """Who holds the lowest spade that is in a hand; of twins the lower seat (ZS-5.2)."""
    heights = order_of(rules).heights
    spades = [(heights[card], seat) for seat, hand in enumerate(hands) for card in hand if card.suit == "s"]
    return min(spades)[1]


def dealer_after(rules: Rules, places: tuple[Seat, ...]) -> Seat:
    """Who deals the deal after one that ended in these places (ZS-5.1)."""
    return places[{LaterLead.THIRD: 2, LaterLead.WINNER: 0, LaterLead.AS_FIRST: -1}[rules.zs.later_lead]]


def play(deal: DealState, seat: Seat, action: Action) -> Later:
    """Cards are put down. Who has none left takes the next place (ZS-5.5)."""
    reading = read_as(deal.rules, action.cards, named_reading(action), deal.position.table)
    assert isinstance(reading, PlayReading), "the judge allowed it"
    cards = order_of(deal.rules).sorted(action.cards)
    hand = without(deal.hands[seat], cards)
    position = deal.position.played_by(seat, action, cards, len(hand), owner=seat, table=Laid(cards, reading))
    later = replace(deal, hands=with_hand(deal.hands, seat, hand), position=position)
    told: Facts = {
        "cards": Cards(cards),
        "kind": kind_word(reading.kind, len(cards)),
        "rank": reading.rank,
        "n": position.counts[seat],
    }
    events = [Event(Happened.PLAYED, seat, told)]
    if not position.counts[seat]:
        events.append(Event(Happened.PLACED, seat, {"n": len(position.places)}))
        if len(position.holders) == 1:
            return _over(later, events)
    return _next(later, events)


def stand_aside(deal: DealState, seat: Seat) -> Later:
    """Somebody passes."""
    owner = deal.position.owner
    assert owner is not None, "the judge allowed it"
    later = replace(deal, position=deal.position.passed_by(seat, PASS, owner))
    return _next(later, [Event(Happened.PASSED, seat)])


def _next(deal: DealState, events: list[Event]) -> Later:
    """Somebody is to answer, or the trick is over because everybody else has passed (ZS-5.4)."""
    position, owner = deal.position, deal.position.owner
    if position.turn is not None:
        return deal, (*events,)
    assert owner is not None
    events.append(Event(Happened.TRICK_WON, owner))
    later = position.trick_over(position.leads_after(owner), owner=None, table=None)
    return replace(deal, position=later), (*events,)


def _over(deal: DealState, events: list[Event]) -> Later:
    """One player holds cards: they take the last place (ZS-5.5)."""
    [last] = deal.position.holders
    places = (*deal.position.places, last)
    position = deal.position.trick_over(None, phase=Phase.OVER, owner=None, table=None, places=places)
    events += [Event(Happened.PLACED, last, {"n": len(places)}), Event(Happened.ENDED, places[0])]
    ending = result_of(deal.rules, places, deal.hands, dealer_after(deal.rules, places))
    return replace(deal, position=position, ending=ending), (*events,)
