"""What players of Zheng Shangyou give up and give back between two deals (ZS-6)."""

from __future__ import annotations

from bot.engine.actions import Action
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.computers.burden import burden
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.deal.position import Phase


def exchanged(seen: SeatKnowledge) -> Action:
    """From above the least useful card; of two cards the higher one."""
    actions = seen.view.legal_actions()
    if seen.position.phase is Phase.GIVE_UP:
        return actions[0]
    if seen.position.phase is Phase.GIVE_BACK:
        return min(actions, key=lambda action: _missed(seen, action))
    heights = order_of(seen.rules).heights
    first, second = (heights[offer.card] for offer in seen.view.own.offers)
    return actions[0 if first >= second else 1]


def _missed(seen: SeatKnowledge, action: Action) -> tuple[float, float, str]:
    """How much a card is missed: what the hand needs without it; wildcards and high cards are kept."""
    [card] = action.cards
    after = burden(seen.rules, seen.rest(action.cards))
    return after + seen.is_wild(card), seen.height(card), str(action)
