"""Whom a deal asks what, in the terms of the tests."""

from __future__ import annotations

from bot.engine.actions import Seat, must_act
from bot.engine.game import Deal
from bot.engine.seam.play import Own, Position, State
from bot.games.big_two.verbs import KEEP

__all__ = ["has_choice", "may_act", "must_act", "offer_over"]


def has_choice(deal: Deal, seat: Seat) -> bool:
    """Whether a deal waits for a seat that can do something else than pass, which a table may do for its person."""
    return seat in must_act(deal) and any(action.verb != "pass" for action in deal.view(seat).legal_actions())


def may_act(deal: Deal) -> frozenset[Seat]:
    """Seats that may do something for which nobody waits: declare, call rightly, or ask for a redeal."""
    asks = deal.asks()
    musts = {seat: {ask.verb for ask in asks.get(seat, ()) if ask.must} for seat in range(len(deal.position.counts))}
    return frozenset(
        seat
        for seat, must in musts.items()
        if any(action.verb not in must and action != KEEP for action in deal.legal_actions(seat))
    )


def offer_over(deal: Deal[State, Position, Own]) -> Deal[State, Position, Own]:
    """The deal after everybody has declined a redeal."""
    return deal.fall_due()[0] if deal.due() else deal
