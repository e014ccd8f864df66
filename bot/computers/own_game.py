"""Checks that a view or a deal belongs to the game that is asked about it."""

from __future__ import annotations

from bot.engine.actions import Seat
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
