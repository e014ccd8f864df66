"""What players of Da Guai Lu Zi give and take between two deals (DG-7)."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.actions import Action
from bot.games.da_guai_lu_zi.computers.seat_knowledge import SeatKnowledge, least_useful
from bot.games.da_guai_lu_zi.deal.judge import rank_name
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.tribute import highest_of


def exchanged(seen: SeatKnowledge) -> Action:
    """What the seat gives away, or takes of what is put out for it."""
    if seen.position.phase is Phase.TRIBUTE:
        return Action("give", (_rarest(seen, highest_of(seen.order, seen.hand)),))
    if offered := seen.view.own.offered(seen.seat):
        return Action("choose", number=max(range(len(offered)), key=lambda at: seen.order.lowest_first(offered[at])))
    return Action("give", returned(seen))


def returned(seen: SeatKnowledge) -> tuple[Card, ...]:
    """The least useful cards of a recipient: one, or as many candidates of different ranks as are owed."""
    owed, found = seen.view.own.owed(seen.position.rules, seen.seat), list[Card]()
    for card in least_useful(seen, seen.hand):
        if len(found) < owed and rank_name(card) not in map(rank_name, found):
            found.append(card)
    return seen.order.sorted(found)


def _rarest(seen: SeatKnowledge, cards: tuple[Card, ...]) -> Card:
    """Of equally high cards that of the suit of which the hand has least."""
    return min(cards, key=lambda card: (sum(other.suit == card.suit for other in seen.hand), card.suit))
