"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.games.game import Deal
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.deal.deal import ShengJiDeal
from bot.games.sheng_ji.deal.position import Phase


def trouble(deal: Deal) -> str | None:
    """What is wrong with a deal, or None.

    Raises:
        TypeError: the deal is not one of Sheng Ji.
    """
    deal = _sheng_ji(deal)
    over = deal.result() is not None
    if over and (deal.asks() or deal.due()):
        return "the deal is over, and somebody may act"
    if not over and not waited_for(deal) and not deal.due():
        return "nobody is waited for, and nothing is due"
    for seat in waited_for(deal):
        if not deal.legal_actions(seat):
            return f"seat {seat} is asked and has no legal action"
    if deal.position.phase is Phase.PLAY and deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if not 0 <= deal.position.taken <= deal.rules.total_points:
        return f"the attackers have taken {deal.position.taken} points"
    return None


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None.

    Raises:
        TypeError: the deals are not of Sheng Ji.
    """
    before, after = _sheng_ji(before), _sheng_ji(after)
    had, has = _cards(before), _cards(after)
    if has - had:
        return f"came into the deal: {write_cards((has - had).elements())}"
    gone = had - has
    table = Counter(card for play in after.position.plays for card in play)
    table.subtract(card for play in before.position.plays for card in play)
    finished = len(after.position.plays) < len(before.position.plays)
    laid = Counter(action.cards) if finished else +table
    if gone != laid and after.position.phase is not Phase.CHOOSE:
        return f"nowhere: {write_cards((gone - laid).elements())}"
    for other, (then, now) in enumerate(zip(before.state.hands, after.state.hands, strict=True)):
        if action.verb == "play" and other != seat and then != now:
            return f"the hand of seat {other} changed"
    there = had + Counter(card for play in before.position.plays for card in play)
    if after.position.taken - before.position.taken > points_in(there.elements()):
        return "more points were taken than there are"
    return trouble(after)


def _sheng_ji(deal: Deal) -> ShengJiDeal:
    if not isinstance(deal, ShengJiDeal):
        raise TypeError("a deal of Sheng Ji is needed")
    return deal


def _cards(deal: ShengJiDeal) -> Counter[Card]:
    """All cards in hands and kitty."""
    return Counter(card for cards in (*deal.state.hands, deal.state.kitty) for card in cards)
