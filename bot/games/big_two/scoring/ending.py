"""How a deal stood when it ended: all that its settlement reads (docs/big-two.md, section 14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.cards import Card
from bot.games.actions import NotPossible, Seat


@dataclass(frozen=True, slots=True)
class Left:
    """What one seat has left: a number of cards, and the cards themselves where they are known."""

    count: int
    cards: tuple[Card, ...] | None = None

    @classmethod
    def of(cls, cards: Sequence[Card]) -> Left:
        return cls(len(cards), tuple(cards))

    def known(self, reader: str) -> tuple[Card, ...]:
        """The cards themselves, which the parameter ``reader`` counts.

        Raises:
            NotPossible: only their number is known.
        """
        if self.count and self.cards is None:
            raise NotPossible(f"{reader} counts the cards themselves: give cards instead of {self.count}")
        return self.cards or ()


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal stood when it ended.

    ``left`` is by seat; whoever won at once still holds cards and counts as holding none (BT-12.1). ``winner`` is
    None where ``payer`` lost the deal for everybody (D-16); otherwise ``payer`` pays for a breach (BT-14.12).
    ``opener`` led the deal, ``last`` was its last play, ``won_by`` the winner's where the deal was played on behind it
    (none: ``last``). ``not_played`` are the seats that played no card, ``no_win`` finishers who may not win (BT-13.3):
    out of cards, they pay nothing. ``order`` is the finishing order, best first: every seat where the deal is played
    on. ``unbeaten`` are special plays that no one beat, with their seats (BT-14.15); the last play may stand there or
    not. The turn passes by ``step``, 1 or -1.
    """

    left: tuple[Left, ...]
    winner: Seat | None
    opener: Seat | None = None
    last: tuple[Card, ...] = ()
    payer: Seat | None = None
    not_played: frozenset[Seat] = frozenset()
    no_win: frozenset[Seat] = frozenset()
    order: tuple[Seat, ...] = ()
    unbeaten: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    step: int = 1
    won_by: tuple[Card, ...] = ()

    def held(self, seat: Seat) -> int:
        """How many cards count as left: of the winner's none."""
        return 0 if seat == self.winner else self.left[seat].count

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order after ``seat``."""
        seats = len(self.left)
        return tuple((seat + self.step * away) % seats for away in range(1, seats))


def heir(ending: Ending) -> Seat:
    """Who counts as the winner of a deal that nobody won: the fewest cards left, then turn order (D-16).

    Raises:
        ValueError: the deal has a winner, or nobody lost it.
    """
    if ending.winner is not None or ending.payer is None:
        raise ValueError("only a deal that one player lost for everybody has an heir")
    after = (seat for seat in ending.after(ending.payer) if seat not in ending.no_win)
    return min(after, key=lambda seat: ending.left[seat].count)


def ranking(ending: Ending, winner: Seat) -> tuple[Seat, ...]:
    """Every seat, best first; seats without a place rank in turn order after the winner (BT-12.1)."""
    placed = ending.order or (winner,)
    return (*placed, *(seat for seat in ending.after(winner) if seat not in placed))
