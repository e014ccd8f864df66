"""Which trumps a player wants: declaring, overturning, reinforcing, and naming for the partner."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards import BIG_JOKER, LITTLE_JOKER, SUITS
from bot.engine.actions import Action
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
