"""The players of Zheng Shangyou. Each sees its seat's view and chooses one of its legal actions."""

from __future__ import annotations

from bot.computers.own_game import asked_view, chosen_by
from bot.computers.plain_player import speak as speak
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.computers.burden import burden
from bot.games.zheng_shangyou.computers.choosing_plays import CASUAL, SHARP, outright, priced, sure_way
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.computers.sharp_choices import sharp_choice
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY


def seen_by(view: View) -> SeatKnowledge:
    """What the seat of a view knows.

    Raises:
        TypeError: the view is not of Zheng Shangyou.
        ValueError: nothing is asked of its seat.
    """
    return SeatKnowledge(*asked_view(PLAY, view))


@chosen_by(seen_by)
def casual(seen: SeatKnowledge) -> Action:
    """What a decent casual player does: go out when that is possible, get rid of much, keep wildcards."""
    if seen.position.phase is not Phase.PLAY:
        return in_exchange(seen)
    return outright(seen) or priced(seen, CASUAL)


@chosen_by(seen_by)
def sharp(seen: SeatKnowledge) -> Action:
    """What somebody does who counts the cards, and sees a way out that nobody can stop; with wildcards, by a plan."""
    if seen.position.phase is not Phase.PLAY:
        return in_exchange(seen)
    first = outright(seen) or sure_way(seen)
    if first is not None:
        return first
    wild = seen.rules.zs.wild_jokers or seen.rules.zs.wild_twos
    return sharp_choice(seen) if wild else priced(seen, SHARP)


@chosen_by(seen_by)
def greedy(seen: SeatKnowledge) -> Action:
    """The lowest legal play, on the lead with the most cards."""
    actions = seen.view.legal_actions()
    if seen.position.table is None and seen.plays:
        return max(seen.plays, key=lambda action: len(action.cards))
    return actions[0]


# --- Before play ---


def in_exchange(seen: SeatKnowledge) -> Action:
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
