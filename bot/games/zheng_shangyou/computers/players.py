"""The players of Zheng Shangyou. Each sees its seat's view and chooses one of its legal actions."""

from __future__ import annotations

from bot.computers.plain_player import speak as speak
from bot.computers.player import Rng
from bot.computers.soundness import asked_view
from bot.engine.actions import Action
from bot.engine.game import View
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.computers.burden import burden
from bot.games.zheng_shangyou.computers.choosing_plays import CASUAL, SHARP, outright, priced, sure_way
from bot.games.zheng_shangyou.computers.seat_knowledge import SeatKnowledge
from bot.games.zheng_shangyou.computers.sharp_choices import sharp_choice
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import PLAY


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


def choose(view: View, rng: Rng, level: str) -> Action:
    """What a player of this level does.

    ``casual`` goes out when that is possible, gets rid of much and keeps wildcards. ``sharp`` also counts the cards,
    and sees a way out that nobody can stop; with wildcards it plays by a plan.

    Raises:
        ValueError: the seat has nothing to choose.
    """
    del rng
    seen = seen_by(view)
    if level == "greedy":
        return _greedy(seen)
    if seen.position.phase is not Phase.PLAY:
        return exchanged(seen)
    if level == "casual":
        return outright(seen) or priced(seen, CASUAL)
    first = outright(seen) or sure_way(seen)
    if first is not None:
        return first
    wild = seen.rules.zs.wild_jokers or seen.rules.zs.wild_twos
    return sharp_choice(seen) if wild else priced(seen, SHARP)


def _greedy(seen: SeatKnowledge) -> Action:
    """The lowest legal play, on the lead with the most cards."""
    if seen.position.table is None and seen.plays:
        return max(seen.plays, key=lambda action: len(action.cards))
    return seen.view.legal_actions()[0]


def seen_by(view: View) -> SeatKnowledge:
    """What the seat of a view knows.

    Raises:
        TypeError: the view is not of Zheng Shangyou.
        ValueError: nothing is asked of its seat.
    """
    return SeatKnowledge(*asked_view(PLAY, view))
