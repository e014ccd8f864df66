"""What a player does before play: which trumps it wants, and what it buries: what can do little, no points at risk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations

from bot.cards import BIG_JOKER, LITTLE_JOKER, SUITS, Card
from bot.engine.actions import Action
from bot.games.sheng_ji.cards.order import POINTS, TRUMPS
from bot.games.sheng_ji.computers.keeping import Keeping, spread
from bot.games.sheng_ji.computers.seat_knowledge import Cards, SeatKnowledge
from bot.games.sheng_ji.deal.declaring import Declaration
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView

JOKERS = (LITTLE_JOKER, BIG_JOKER)
FAIR = 0.31
"""The part of a hand that must be trumps before a player makes them so, where the dealer is fixed."""
EAGER = 0.22
"""The same in the first deal, where whoever declares deals."""
BETTER = 0.06
"""By how much the own trumps must be better than those that somebody else declared."""
NO_TRUMP = 1.9
"""How much a joker or level card counts for in no-trump, where other trumps are missing."""


def share_of(view: ShengJiView, trump: str | None) -> float:
    """Which part of the hand is trumps with this suit; high trumps count more."""
    level = view.position.level
    held = len(view.hand)
    always = sum(card in JOKERS or card.rank == level for card in view.hand)
    if trump is None:
        return NO_TRUMP * always / held if held else 0.0
    suited = sum(card.suit == trump and card.rank != level for card in view.hand)
    return (suited + 1.25 * always) / held if held else 0.0


def wanted(view: ShengJiView, shown: Sequence[Action]) -> Action | None:
    """The declaration to make of those that are possible, or None."""
    position, current = view.position, view.position.declaration
    if not shown:
        return None
    best = max(shown, key=lambda action: (share_of(view, _trump(action)), -len(action.cards)))
    share = share_of(view, _trump(best))
    if current is None:
        return best if share >= (EAGER if position.first else FAIR) else None
    now = share_of(view, current.trump)
    if current.seat == view.seat:
        own = [action for action in shown if action.cards[0] == current.cards[0]]
        return max(own, key=lambda action: len(action.cards), default=None)
    needed = now + BETTER
    if position.phase is Phase.OVERTURN:
        needed += BETTER
    if current.seat % 2 == (view.seat or 0) % 2:
        needed += 2 * BETTER
    elif position.first:
        needed = max(EAGER, now - BETTER)
    return best if share >= needed else None


def _trump(action: Action) -> str | None:
    return Declaration(0, action.cards).trump


def named(view: ShengJiView) -> str:
    """The suit that the dealer's partner names."""
    return max(SUITS, key=lambda suit: (share_of(view, suit), suit))


def poor(view: ShengJiView) -> bool:
    """Whether a hand is so weak that a new one is likely better: few trumps, whatever is trump."""
    trump = view.position.trump
    return share_of(view, trump) < FAIR


# --- The kitty ---


RISK = 0.5
"""What a point in the kitty costs a hand with an average number of trumps."""
SAFE = 0.4
"""The part of a hand that is trumps from which on points are safe in the kitty."""


def best_burial(seen: SeatKnowledge, keeping: Keeping) -> Cards:
    """Cards for the kitty: of every choice of side suits to get rid of, the one that costs least."""
    size = seen.order.rules.kitty
    return min((_completed(seen, keeping, gone, size) for gone in _whole_suits(seen, size)), key=lambda one: one[0])[1]


def _whole_suits(seen: SeatKnowledge, size: int) -> Iterator[Cards]:
    """The cards of no, one or several side suits, as far as they fit into the kitty."""
    sides = [name for name, own in seen.by_suit.items() if name != TRUMPS and 0 < sum(own) <= size]
    for names in chain.from_iterable(combinations(sides, many) for many in range(len(sides) + 1)):
        gone = tuple(card for card in seen.hand if seen.order.suit_of(card) in names)
        if len(gone) <= size:
            yield gone


def _completed(seen: SeatKnowledge, keeping: Keeping, gone: Cards, size: int) -> tuple[float, Cards]:
    """What it costs to bury these and the cheapest others, and which cards that makes."""
    held = {name: list(own) for name, own in seen.by_suit.items()}
    risk = RISK * max(0.25, 1 - seen.trumps / len(seen.hand) / SAFE)
    buried: list[Card] = list(gone)
    cost = sum(risk * POINTS.get(card.rank, 0) for card in gone) + keeping.loss(seen.by_suit, gone)
    for card in gone:
        name, at = seen.order.where[card]
        held[name][at] -= 1
    while len(buried) < size:
        left = [card for card in spread(seen.hand) if held[seen.order.where[card][0]][seen.order.where[card][1]]]
        prices = {card: _price(seen, keeping, held, card, risk) for card in left}
        cheapest = min(left, key=lambda card: (prices[card], seen.order.key(card)))
        name, at = seen.order.where[cheapest]
        held[name][at] -= 1
        cost += prices[cheapest]
        buried.append(cheapest)
    return cost, seen.order.sorted(buried)


def _price(seen: SeatKnowledge, keeping: Keeping, held: dict[str, list[int]], card: Card, risk: float) -> float:
    name, at = seen.order.where[card]
    before = tuple(held[name])
    after = (*before[:at], before[at] - 1, *before[at + 1 :])
    return keeping.suit(name, before) - keeping.suit(name, after) + risk * POINTS.get(card.rank, 0)
