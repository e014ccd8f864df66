"""A decent casual player: top cards first, cheap wins, points to a partner who wins; it does not count cards."""

from __future__ import annotations

from bot.games.sheng_ji.cards.order import TRUMPS, points_in
from bot.games.sheng_ji.cards.throws import lead_of
from bot.games.sheng_ji.computers.following import follow_choices
from bot.games.sheng_ji.computers.keeping import Keeping
from bot.games.sheng_ji.computers.leading import lead_choices
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge

DEAR = 6.0
"""The value of cards that a trick without points is not worth."""


def casual_lead(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """A top card or pair of a side suit, else a long unit, else a low card of the longest suit."""

    def height(cards: Cards) -> tuple[bool, int, bool, int, Cards]:
        lead = lead_of(seen.order, cards)
        assert lead is not None
        last = len(lead.suit.places) - 1
        side = lead.suit.name != TRUMPS
        top = lead.units[0].top >= last - (lead.shapes[0].width > 1) and side and not lead.is_throw
        run = lead.shapes[0].length if not lead.is_throw else 0
        points = points_in(cards) if not top else 0
        return (top or run > 1, run, side, sum(seen.held[lead.suit.name]) - 3 * points - lead.units[0].top, cards)

    del keeping
    return max(lead_choices(seen), key=height)


def casual_follow(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """Feed a partner who wins, win cheaply where there are points, else give away little."""
    found = list(dict.fromkeys(map(seen.order.sorted, follow_choices(seen, keeping))))
    plays = seen.position.plays
    price = {cards: keeping.loss(seen.held, cards) for cards in found}
    last = len(plays) == 3
    if seen.mate(seen.winning(plays)) and (last or len(plays) == 2):
        return max(found, key=lambda cards: (points_in(cards) - price[cards] / 2, cards))
    wins = [cards for cards in found if seen.winning((*plays, cards)) == seen.seat]
    if wins:
        cheapest = min(wins, key=lambda cards: (price[cards] - last * points_in(cards), cards))
        table = points_in(card for play in plays for card in play)
        if price[cheapest] <= DEAR + table:
            return cheapest
    return min(found, key=lambda cards: (points_in(cards) + price[cards] / 2, cards))
