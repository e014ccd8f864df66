"""How a deal ends: the attackers' total, what it decides, and what is booked (SJ-9, SJ-11.7)."""

from __future__ import annotations

from dataclasses import dataclass

from bot.cards import Card, write_cards
from bot.engine.actions import Seat
from bot.engine.result import Entry, Reckoning, Result
from bot.games.sheng_ji.cards.units import Format
from bot.games.sheng_ji.rules.closed_choices import KittyMultiplier
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.levels import Levels, row_of, settle

SIDES = tuple(seat % 2 for seat in range(SEATS))
"""The side of each seat: partners sit opposite (SJ-1.1)."""


@dataclass(frozen=True)
class Finished:
    """A deal that was played to its end."""

    levels: Levels
    dealer: Seat
    tricks: int  # points that the attackers took in tricks
    kitty_points: int = 0  # points in the kitty, if the attackers won the last trick
    multiplier: int = 0  # how often these count
    penalties: int = 0  # what failed throws moved to the attackers' total
    trump: str | None = None
    winner: Seat | None = None  # of the last trick; None where nobody says
    jack: Card | None = None  # the one card with which the attackers won the last trick
    kitty: tuple[Card, ...] = ()

    @property
    def total(self) -> int:
        """The attackers' total (SJ-9.3)."""
        return self.tricks + self.kitty_points * self.multiplier + self.penalties


def result_of(rules: Rules, deal: Finished) -> Result:
    """The result: who won, what each seat books, and the account of it."""
    moved = settle(rules, deal.levels, deal.dealer, deal.total, deal.jack, deal.trump)
    share = moved.gain * rules.book_level + moved.over * rules.book_match
    points = tuple(share if side == moved.side else -share for side in SIDES)
    terms = Reckoning.of([(rules.book_level, moved.gain), (rules.book_match, int(moved.over))])
    against = Reckoning.of([(-rules.book_level, moved.gain), (-rules.book_match, int(moved.over))])
    first, second = (seat for seat in range(SEATS) if SIDES[seat] == moved.side)
    losers = [seat for seat in range(SEATS) if SIDES[seat] != moved.side]
    entries = tuple(Entry(loser, gainer, share) for loser, gainer in zip(losers, (first, second), strict=True))
    return Result(
        None,
        points,
        (0,) * SEATS,
        entries if share else (),
        zero_sum=True,
        left=((),) * SEATS,
        counted=(Reckoning(),) * SEATS,
        accounts=tuple(terms if side == moved.side else against for side in SIDES),
        partners=frozenset({first, second}),
        account={
            "dealer": deal.dealer,
            "tricks": deal.tricks,
            "kitty_points": deal.kitty_points,
            "multiplier": deal.multiplier,
            "penalties": deal.penalties,
            "total": deal.total,
            "trump": deal.trump,
            "last": deal.winner,
            "row": list(row_of(rules, deal.total)),
            "side": moved.side,
            "gain": moved.gain,
            "before": list(deal.levels),
            "levels": list(moved.levels),
            "next_dealer": moved.dealer,
            "over": moved.over,
            "fell": moved.fell,
            "kitty": write_cards(deal.kitty),
        },
    )


def redealt(dealer: Seat | None) -> Result:
    """The result of a deal that is dealt anew: nothing is booked, and the same seat deals (SJ-3.7, 3.10)."""
    nothing = (0,) * SEATS
    return Result(None, nothing, nothing, (), zero_sum=True, left=((),) * SEATS, void=True, dealer=dealer)


def multiplier(mode: KittyMultiplier, lead: Format, *, trumps_won: bool) -> int:
    """The multiplier, given the format of the last lead and whether trumps won the last trick."""
    largest = max(shape.size for shape in lead)
    if mode is KittyMultiplier.TIMES_UNIT:
        return 2 * largest
    if mode is KittyMultiplier.POWER_UNIT:
        return int(2**largest)
    if mode is KittyMultiplier.TIMES_CARDS:
        return 2 * sum(shape.size for shape in lead)
    if mode is KittyMultiplier.SIDE_HALF:
        return int(2 ** (largest if trumps_won else largest - 1))
    return 2
