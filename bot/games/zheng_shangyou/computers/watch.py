"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.own_game import deal_of
from bot.computers.soundness import trouble_with_asks, trouble_with_hands
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal


def trouble(watched: Deal) -> str | None:
    """What is wrong with a deal, or None."""
    deal = deal_of(PLAY, watched)
    if unable := trouble_with_asks(deal):
        return unable
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    wrong = _cards(deal)
    wrong.subtract(deal.position.rules.packs.cards())
    if any(wrong.values()):
        return f"not there once: {write_cards(card for card, many in wrong.items() if many)}"
    return None


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None."""
    was, now = deal_of(PLAY, before), deal_of(PLAY, after)
    if action.verb not in ("play", "pass"):
        return None
    had, has = was.state.hands[seat], now.state.hands[seat]
    if Counter(had) != Counter(has) + Counter(action.cards):
        return f"the hand of seat {seat} changed"
    return trouble_with_hands(was.state.hands, now.state.hands, seat)


def _cards(deal: ZhengShangyouDeal) -> Counter[Card]:
    """Every card of a deal, wherever it is."""
    found = Counter(card for hand in deal.state.hands for card in hand)
    found.update((*deal.position.played, *deal.state.left, *(offer.card for offer in deal.state.offers)))
    return found
