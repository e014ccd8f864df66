"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.player import StepTaken
from bot.computers.soundness import deal_of, trouble_with_asks, trouble_with_hands
from bot.engine.game import Deal
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal


def trouble(watched: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong with a deal, or with the step that led to it; None if all is well."""
    deal = deal_of(PLAY, watched)
    if step is not None and (wrong := _wrong_step(step, deal)):
        return wrong
    if unable := trouble_with_asks(deal):
        return unable
    if deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    off = _cards(deal)
    off.subtract(deal.position.rules.packs.cards())
    if any(off.values()):
        return f"not there once: {write_cards(card for card, many in off.items() if many)}"
    return None


def _wrong_step(step: StepTaken, after: ZhengShangyouDeal) -> str | None:
    """What is wrong with a step."""
    before, seat, action = deal_of(PLAY, step.before), step.seat, step.action
    if action.verb not in ("play", "pass"):
        return None
    had, has = before.state.hands[seat], after.state.hands[seat]
    if Counter(had) != Counter(has) + Counter(action.cards):
        return f"the hand of seat {seat} changed"
    return trouble_with_hands(before.state.hands, after.state.hands, seat)


def _cards(deal: ZhengShangyouDeal) -> Counter[Card]:
    """Every card of a deal, wherever it is."""
    found = Counter(card for hand in deal.state.hands for card in hand)
    found.update((*deal.position.played, *deal.state.left, *(offer.card for offer in deal.state.offers)))
    return found
