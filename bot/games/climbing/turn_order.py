"""Whose turn it is in a climbing game: the turn goes round among those who hold cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.actions import Seat


def next_holder(counts: Sequence[int], seat: Seat, step: int = 1) -> Seat:
    """The next seat in turn order that holds cards; the same seat if nobody else does."""
    seats = len(counts)
    following = (seat + step) % seats
    while not counts[following]:
        following = (following + step) % seats
    return following


def other_holders(counts: Sequence[int], seat: Seat) -> Iterator[Seat]:
    """The other seats that hold cards, in turn order from ``seat`` on."""
    many = len(counts)
    return (other for step in range(1, many) if counts[other := (seat + step) % many])


def leader_after(counts: Sequence[int], owner: Seat, step: int = 1) -> Seat:
    """Who leads after a trick: its owner or, once they have run out, the next seat that holds cards."""
    return owner if counts[owner] else next_holder(counts, owner, step)
