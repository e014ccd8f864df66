"""How a deal stood when it ended: everything that its settlement reads (docs/big-two.md, section 14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.shell_answers import Misstated
from bot.games.big_two.closed_lists import BigTwoMisstatement as Wrong


@dataclass(frozen=True, slots=True)
class Left:
    """What one seat has left: the number of cards, and the cards themselves if they are known."""

    count: int
    cards: tuple[Card, ...] | None = None

    @classmethod
    def of(cls, cards: Sequence[Card]) -> Left:
        return cls(len(cards), tuple(cards))

    def known(self, reader: str) -> tuple[Card, ...]:
        """The cards themselves, which the parameter ``reader`` needs.

        Raises:
            Misstated: only their number is known.
        """
        if self.count and self.cards is None:
            raise Misstated(Wrong.NEEDS_CARDS, reader=reader, n=self.count)
        return self.cards or ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal stood when it ended."""

    left: tuple[Left, ...]  # by seat; a player who won at once still holds cards, but counts as holding none (BT-12.1)
    winner: Seat | None  # None: ``payer`` lost the deal for everybody (D-16)
    opener: Seat | None = None  # who led the deal
    last: tuple[Card, ...] = ()  # the last play of the deal
    # who lost the deal for everybody if there is no winner (D-16), else who pays for a breach (BT-14.12)
    payer: Seat | None = None
    not_played: frozenset[Seat] = frozenset()  # who played no card
    no_win: frozenset[Seat] = frozenset()  # who went out but may not win; having no cards, they pay nothing (BT-13.3)
    order: tuple[Seat, ...] = ()  # the finishing order, best first; has every seat if the deal was played on
    # special plays that nobody beat, with their seats; may include the last play (BT-14.15)
    unbeaten: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    step: int = 1  # the turn passes by this: 1 or -1
    won_by: tuple[Card, ...] = ()  # the winner's last play, if the deal was played on after it; else ``last`` is

    def cards_left(self, seat: Seat) -> int:
        """How many cards count as left; none for the winner."""
        return 0 if seat == self.winner else self.left[seat].count

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order after ``seat``."""
        seats = len(self.left)
        return tuple((seat + self.step * away) % seats for away in range(1, seats))


def heir(ending: Ending) -> Seat:
    """Who counts as the winner of a deal that nobody won: who has the fewest cards, or is first in turn order (D-16).

    Raises:
        ValueError: the deal has a winner, or nobody lost it.
    """
    if ending.winner is not None or ending.payer is None:
        raise ValueError("only a deal that one player lost for everybody has an heir")
    after = (seat for seat in ending.after(ending.payer) if seat not in ending.no_win)
    return min(after, key=lambda seat: ending.left[seat].count)


def ranking(ending: Ending, winner: Seat) -> tuple[Seat, ...]:
    """Every seat, best first. Seats without a place follow in turn order after the winner (BT-12.1)."""
    placed = ending.order or (winner,)
    return (*placed, *(seat for seat in ending.after(winner) if seat not in placed))
