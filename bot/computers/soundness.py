"""What must hold in a deal of any game: those who are asked can act, and nobody's hand changes by what others do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Seat
from bot.engine.asks import waited_for
from bot.engine.seam.deals import Deal


def trouble_with_asks(deal: Deal) -> str | None:
    """What is wrong with what a deal asks: after its end anything, before it of nobody, or what nobody can do."""
    over = deal.result() is not None
    if over and (deal.asks() or deal.due()):
        return "the deal is over, and somebody may act"
    if not over and not waited_for(deal) and not deal.due():
        return "nobody is waited for, and nothing is due"
    for seat in waited_for(deal):
        if not deal.legal_actions(seat):
            return f"seat {seat} is asked and has no legal action"
    return None


def trouble_with_counts(deal: Deal) -> str | None:
    """A complaint if the public counts differ from the hands, else None."""
    held = tuple(len(deal.own(seat).hand) for seat in range(len(deal.position.counts)))
    return None if deal.position.counts == held else f"the counts of cards are wrong: {deal.position.counts} for {held}"


def trouble_with_hands(before: Sequence[object], after: Sequence[object], actor: Seat) -> str | None:
    """The first hand that changed although somebody else acted, or None."""
    for seat, (then, now) in enumerate(zip(before, after, strict=True)):
        if seat != actor and then != now:
            return f"the hand of seat {seat} changed"
    return None
