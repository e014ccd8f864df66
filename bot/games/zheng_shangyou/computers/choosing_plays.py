"""Which play to make: the lead that lightens the hand most, the cheapest answer that is worth it, or none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.actions import Action
from bot.engine.seam.play import PASS
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.games.zheng_shangyou.computers.burden import burden
from bot.games.zheng_shangyou.computers.seat_knowledge import FEW, SeatKnowledge
from bot.games.zheng_shangyou.deal.judge import reading_of


@dataclass(frozen=True)
class CardPrices:
    """What a player takes cards to be worth."""

    wild: float  # what a wildcard costs that is spent before the end
    height: float  # what the highest card costs more than the lowest
    worth: float  # how much an answer may cost beyond what it lightens the hand


CASUAL = CardPrices(0.9, 0.5, 0.35)
SHARP = CardPrices(0.5, 0.3, 0.8)
"""What pays more where no card is wild, by duplicate deals (docs/computers.md)."""
LONG = 18
"""A hand with more cards is hardly two plays."""
PARTNER_OUT_SOON = 4
"""A partner with fewer cards is not beaten (ZS-10.4)."""


def cost(seen: SeatKnowledge, action: Action, prices: CardPrices) -> float:
    """What a play costs: the plays that are needed after it, and the strength that is spent."""
    after = burden(seen.rules, seen.rest(action.cards))
    wild = seen.wild_in(action.cards)
    plain = [card for card in action.cards if not seen.is_wild(card)]
    high = max(map(seen.height, plain or action.cards))
    near = len(seen.hand) - len(action.cards) <= FEW
    return after + prices.height * high + (0.0 if near else prices.wild * wild)


def outright(seen: SeatKnowledge) -> Action | None:
    """The play with which the hand is empty, if there is one."""
    return next((action for action in seen.plays if len(action.cards) == len(seen.hand)), None)


def best_lead(seen: SeatKnowledge, prices: CardPrices) -> Action:
    """The lead that lightens the hand most; of a size that nobody who is nearly out can answer, if possible."""
    safe = [action for action in seen.plays if len(action.cards) not in seen.pressing] if seen.pressing else seen.plays
    if safe:
        return _cheapest(seen, safe, prices)
    longest = max(len(action.cards) for action in seen.plays)
    highest = [action for action in seen.plays if len(action.cards) == longest]
    return max(highest, key=lambda action: _strength(seen, action))


def _strength(seen: SeatKnowledge, action: Action) -> tuple[int, ...]:
    reading = reading_of(seen.view.position, action)
    return reading.key if reading else ()


def _cheapest(seen: SeatKnowledge, some: Sequence[Action], prices: CardPrices) -> Action:
    """The play that costs least; of equal ones that with the fewest wildcards."""
    return min(some, key=lambda action: (cost(seen, action, prices), seen.wild_in(action.cards), str(action)))


def _pure_on_wild(seen: SeatKnowledge) -> list[Action]:
    """The sets without a wildcard that beat a set with some: that is what pure sets are kept for (ZS-10.4)."""
    table = seen.position.table
    if table is None or table.reading.kind is not Kind.SET or table.reading.pure:
        return []
    return [action for action in seen.plays if seen.is_set(action) and not seen.wild_in(action.cards)]


def best_answer(seen: SeatKnowledge, prices: CardPrices) -> Action:
    """The cheapest answer where it is worth its cards, or a pass."""
    owner = seen.position.owner
    if not seen.plays:
        return PASS
    if owner is not None and seen.mate(owner) and seen.position.counts[owner] < PARTNER_OUT_SOON:
        return PASS
    best = _cheapest(seen, _pure_on_wild(seen) or seen.plays, prices)
    if seen.pressing and not seen.mate(owner):
        return best
    gained = burden(seen.rules, seen.hand) - cost(seen, best, prices)
    return best if gained > -prices.worth else PASS


def priced(seen: SeatKnowledge, prices: CardPrices) -> Action:
    """The lead or the answer at these prices."""
    return best_lead(seen, prices) if seen.position.table is None else best_answer(seen, prices)


def sure_way(seen: SeatKnowledge) -> Action | None:
    """A play that nobody can beat, after which what is left is one play; None if there is none, or too many cards."""
    if len(seen.hand) > LONG:
        return None
    for action in reversed(seen.plays):
        rest = seen.rest(action.cards)
        if rest and seen.view.readings(rest) and seen.is_sure(action):
            return action
    return None
