"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.game import Deal
from bot.games.zheng_shangyou.deal.deal import ZhengShangyouDeal


def trouble(deal: Deal) -> str | None:
    """What is wrong with a deal, or None.

    Raises:
        TypeError: the deal is not one of Zheng Shangyou.
    """
    deal = _zheng_shangyou(deal)
    over = deal.result() is not None
    if over and deal.asks():
        return "the deal is over, and somebody may act"
    if not over and not waited_for(deal):
        return "nobody is waited for"
    for seat in waited_for(deal):
        if not deal.legal_actions(seat):
            return f"seat {seat} is asked and has no legal action"
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    wrong = _cards(deal)
    wrong.subtract(deal.rules.packs.cards())
    if any(wrong.values()):
        return f"not there once: {write_cards(card for card, many in wrong.items() if many)}"
    return None


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None.

    Raises:
        TypeError: the deals are not of Zheng Shangyou.
    """
    before, after = _zheng_shangyou(before), _zheng_shangyou(after)
    if action.verb not in ("play", "pass"):
        return None
    for other, (then, now) in enumerate(zip(before.state.hands, after.state.hands, strict=True)):
        gone = Counter(action.cards) if other == seat else Counter[Card]()
        if Counter(then) - Counter(now) != gone or Counter(now) - Counter(then):
            return f"the hand of seat {other} changed"
    return None


def _cards(deal: ZhengShangyouDeal) -> Counter[Card]:
    """Every card of a deal, wherever it is."""
    found = Counter(card for hand in deal.state.hands for card in hand)
    found.update((*deal.position.played, *deal.state.left, *(offer.card for offer in deal.state.offers)))
    return found


def _zheng_shangyou(deal: Deal) -> ZhengShangyouDeal:
    if not isinstance(deal, ZhengShangyouDeal):
        raise TypeError("a deal of Zheng Shangyou is needed")
    return deal
