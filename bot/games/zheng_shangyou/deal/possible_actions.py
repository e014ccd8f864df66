"""What can be done, and what is mildest, in every phase of a deal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou.cards.generator import ListedPlay, listed
from bot.games.zheng_shangyou.cards.order import order_of
from bot.games.zheng_shangyou.deal.judge import OFFERS
from bot.games.zheng_shangyou.deal.position import Phase, Position, highest
from bot.games.zheng_shangyou.verbs import play_of


def legal_actions(position: Position, hand: Sequence[Card], seat: Seat | None) -> tuple[Action, ...]:
    """The legal actions of a seat: plays, the weakest first, then the pass.

    Of very many plays those are listed that differ in more than suits that do not matter (``generator.listed``).
    """
    if seat is None or seat not in position.waits_for():
        return ()
    match position.phase:
        case Phase.GIVE_UP:
            return tuple(Action("give", (card,)) for card in highest(position.rules, hand))
        case Phase.GIVE_BACK:
            return tuple(Action("give", (card,)) for card in dict.fromkeys(hand))
        case Phase.CHOOSE_ABOVE | Phase.CHOOSE_BELOW:
            return tuple(Action("choose", number=number) for number in range(OFFERS))
    found = tuple(map(action_of, listed(position.rules, order_of(position.rules).sorted(hand), position.table)))
    return found if position.table is None else (*found, PASS)


def action_of(play: ListedPlay) -> Action:
    """The action by which a play is made; it names its reading where the rules would choose another."""
    return play_of(play.cards, play.reading.name if play.named else None)


def mildest(position: Position, hand: Sequence[Card], seat: Seat) -> Action:
    """What commits a seat to the least: pass, lead the lowest single, give the lowest card (ZS-10.2).

    Raises:
        ValueError: the seat is asked nothing.
    """
    if seat not in position.waits_for():
        raise ValueError(f"nothing is asked of seat {seat}")
    match position.phase:
        case Phase.GIVE_UP:
            return Action("give", highest(position.rules, hand)[:1])
        case Phase.GIVE_BACK:
            return Action("give", (hand[0],))
        case Phase.CHOOSE_ABOVE | Phase.CHOOSE_BELOW:
            return Action("choose", number=0)
    return Action("play", (hand[0],)) if position.table is None else PASS
