"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.own_game import deal_of
from bot.computers.soundness import trouble_with_asks, trouble_with_hands
from bot.engine.actions import Action, Seat
from bot.engine.game import Deal
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal


def trouble(watched: Deal) -> str | None:
    """What is wrong with a deal, or None."""
    deal = deal_of(PLAY, watched)
    if wrong := trouble_with_asks(deal):
        return wrong
    if deal.position.phase is Phase.PLAY and deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if not 0 <= deal.position.taken <= deal.position.rules.total_points:
        return f"the attackers have taken {deal.position.taken} points"
    return None


def trouble_after(before: Deal, seat: Seat, action: Action, after: Deal) -> str | None:
    """What is wrong after ``seat`` has acted, or None."""
    was, now = deal_of(PLAY, before), deal_of(PLAY, after)
    had, has = _cards(was), _cards(now)
    if has - had:
        return f"came into the deal: {write_cards((has - had).elements())}"
    gone = had - has
    table = Counter(card for play in now.position.plays for card in play)
    table.subtract(card for play in was.position.plays for card in play)
    finished = len(now.position.plays) < len(was.position.plays)
    laid = Counter(action.cards) if finished else +table
    if gone != laid and now.position.phase is not Phase.CHOOSE:
        return f"nowhere: {write_cards((gone - laid).elements())}"
    if action.verb == "play" and (changed := trouble_with_hands(was.state.hands, now.state.hands, seat)):
        return changed
    there = had + Counter(card for play in was.position.plays for card in play)
    if now.position.taken - was.position.taken > points_in(there.elements()):
        return "more points were taken than there are"
    return trouble(now)


def _cards(deal: ShengJiDeal) -> Counter[Card]:
    """All cards in hands and kitty."""
    return Counter(card for cards in (*deal.state.hands, deal.state.kitty) for card in cards)
