"""What must hold at every action: all cards are there once, and everybody who must act can."""

from __future__ import annotations

from collections import Counter

from bot.cards import Card, write_cards
from bot.computers.player import StepTaken
from bot.computers.soundness import deal_of, trouble_with_asks, trouble_with_hands
from bot.engine.game import Deal
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import PLAY, ShengJiDeal


def trouble(watched: Deal, step: StepTaken | None = None) -> str | None:
    """What is wrong with a deal, or with the step that led to it; None if all is well."""
    deal = deal_of(PLAY, watched)
    if step is not None and (wrong := _wrong_step(step, deal)):
        return wrong
    if wrong := trouble_with_asks(deal):
        return wrong
    if deal.position.phase is Phase.PLAY and deal.position.counts != tuple(map(len, deal.state.hands)):
        return "the counts of cards are wrong"
    if not 0 <= deal.position.taken <= deal.position.rules.total_points:
        return f"the attackers have taken {deal.position.taken} points"
    return None


def _wrong_step(step: StepTaken, after: ShengJiDeal) -> str | None:
    """What is wrong with a step."""
    before, seat, action = deal_of(PLAY, step.before), step.seat, step.action
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
    if action.verb == "play" and (changed := trouble_with_hands(before.state.hands, after.state.hands, seat)):
        return changed
    there = had + Counter(card for play in before.position.plays for card in play)
    if after.position.taken - before.position.taken > points_in(there.elements()):
        return "more points were taken than there are"
    return None


def _cards(deal: ShengJiDeal) -> Counter[Card]:
    """All cards in hands and kitty."""
    return Counter(card for cards in (*deal.state.hands, deal.state.kitty) for card in cards)
