"""What must hold in a deal of any game, and whether a view or a deal belongs to the game that is asked about it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Seat, waited_for
from bot.engine.seam.deals import Deal, View
from bot.engine.seam.play import Own, Play, Position, State


def view_of(play: Play[State, Position, Own], view: View) -> View[Position, Own]:
    """The view, as one of the game that is played like this.

    Raises:
        TypeError: it is of another game.
    """
    if not play.sees(view):
        raise TypeError(f"a view of another game than {type(play).__name__}")
    return view


def asked_view(play: Play[State, Position, Own], view: View) -> tuple[View[Position, Own], Seat]:
    """The view and its seat, which must be asked something.

    Raises:
        TypeError: it is of another game.
        ValueError: nothing is asked of its seat.
    """
    seen = view_of(play, view)
    if seen.seat is None or seen.seat not in seen.asks():
        raise ValueError(f"seat {seen.seat} has no legal action")
    return seen, seen.seat


def deal_of(play: Play[State, Position, Own], deal: Deal) -> Deal[State, Position, Own]:
    """The deal, as one of the game that is played like this.

    Raises:
        TypeError: it is of another game.
    """
    if not play.owns(deal):
        raise TypeError(f"a deal of another game than {type(play).__name__}")
    return deal


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
