"""What hands left are worth and who pays whom (docs/big-two.md, section 14)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations as choose

from bot.cards import Card
from bot.games.actions import NotPossible, Seat
from bot.games.big_two.options import ScoreBase, Settle, TiersApply
from bot.games.big_two.rules import Rules
from bot.games.game import Entry


@dataclass(frozen=True, slots=True)
class Left:
    """What one seat has left: a number of cards, and the cards themselves where they are known."""

    count: int
    cards: tuple[Card, ...] | None = None

    @classmethod
    def of(cls, cards: Sequence[Card]) -> Left:
        return cls(len(cards), tuple(cards))


@dataclass(frozen=True, slots=True)
class Ending:
    """How a deal stood when it ended.

    ``left`` is by seat; whoever won at once still holds cards and counts as holding none (BT-12.1). ``winner`` is
    None where ``payer`` lost the deal for everybody (D-16); otherwise ``payer`` pays for a breach (BT-14.12).
    ``opener`` led the deal, ``last`` was its last play, ``not_played`` are the seats that played no card, ``no_win``
    finishers who may not win (BT-13.3). ``order`` is the finishing order, best first: every seat where the deal is
    played on. ``unbeaten`` are special plays that no one beat, with their seats (BT-14.15). The turn passes by
    ``step``, 1 or -1.
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


@dataclass(frozen=True, slots=True)
class Penalty:
    """``worth`` of the hand times ``factor``."""

    worth: int
    factor: int

    @property
    def points(self) -> int:
        return self.worth * self.factor


@dataclass(frozen=True, slots=True)
class Settlement:
    """``points`` by seat; ``entries`` the net transfers, one a pair (none where nobody pays anybody)."""

    penalties: tuple[Penalty, ...]
    points: tuple[int, ...]
    entries: tuple[Entry, ...]

    @property
    def zero_sum(self) -> bool:
        return sum(self.points) == 0


def _by_rank(twos: int, ace: int, courts: Sequence[int], numbers: Sequence[int]) -> Mapping[str, int]:
    return dict(zip("2AKQJ", (twos, ace, *courts), strict=True)) | dict(zip("3456789T", numbers, strict=True))


_VALUES: Mapping[ScoreBase, Mapping[str, int]] = {
    ScoreBase.VALUES_A: _by_rank(4, 3, (2, 2, 2), (1,) * 8),
    ScoreBase.VALUES_B: _by_rank(13, 12, (11, 10, 9), range(1, 9)),
    ScoreBase.VALUES_C: _by_rank(15, 14, (13, 12, 11), range(3, 11)),
}
"""Card values by rank (BT-14.3, D-28)."""


def penalties(rules: Rules, ending: Ending) -> tuple[Penalty, ...]:
    """Every seat's penalty, the winner's worth nothing (BT-14.1).

    Raises:
        NotPossible: the rules count the cards themselves and only their number is known.
    """
    return tuple(
        Penalty(0, 1) if seat == ending.winner else Penalty(_worth(rules, left), _factor(rules, ending, seat))
        for seat, left in enumerate(ending.left)
    )


def _worth(rules: Rules, left: Left) -> int:
    if rules.score.base is ScoreBase.CARDS:
        return left.count
    values = _VALUES[rules.score.base]
    return sum(values[card.rank] for card in _cards(left, f"score.base={rules.score.base}"))


def _cards(left: Left, reader: str) -> tuple[Card, ...]:
    if not left.count:
        return ()
    if left.cards is None:
        raise NotPossible(f"{reader} counts the cards themselves: give cards instead of {left.count}")
    return left.cards


def _factor(rules: Rules, ending: Ending, seat: Seat) -> int:
    score, left = rules.score, ending.left[seat]
    factor = 1
    if score.tiers_apply is TiersApply.ALL or seat == ending.opener:
        factor = tier(rules, left.count)
        if score.no_play_mult is not None and seat in ending.not_played:
            factor = score.no_play_mult
    if score.twos_in_hand != 1:
        twos = sum(card.rank == "2" for card in _cards(left, "score.twos_in_hand"))
        factor *= score.twos_in_hand**twos
    if ending.last and all(card.rank == "2" for card in ending.last):
        factor *= score.twos_finish
    return factor


def tier(rules: Rules, count: int) -> int:
    """The multiplier for so many cards left (BT-14.2, 14.4)."""
    return next((times for start, times in reversed(rules.score.tiers) if count >= start), 1)


def settle(rules: Rules, ending: Ending) -> Settlement:
    """Who pays whom, in ledger points (BT-14.5 to 14.7, 14.12).

    Raises:
        NotPossible: cards are needed and only their number is known, or what was stated cannot be.
    """
    _check(rules, ending)
    found = penalties(rules, ending)
    owed = [penalty.points for penalty in found]
    if ending.payer is not None:
        owed = [sum(owed) if seat == ending.payer else 0 for seat in range(len(owed))]
    entries = _entries(rules, ending, owed)
    unit = rules.score.unit
    points = [-amount * unit for amount in owed] if rules.score.settle is Settle.LEDGER else [0] * len(owed)
    entries = tuple(Entry(entry.source, entry.target, entry.points * unit) for entry in entries)
    for entry in entries:
        points[entry.source] -= entry.points
        points[entry.target] += entry.points
    if ending.winner is not None:
        points[ending.winner] += rules.score.winner_bonus * unit
    return Settlement(found, tuple(points), entries)


def _entries(rules: Rules, ending: Ending, owed: Sequence[int]) -> tuple[Entry, ...]:
    """Net transfers: under ``pairwise`` of every two players, unless one pays for all (D-26)."""
    if rules.score.settle is Settle.LEDGER:
        return ()
    if rules.score.settle is Settle.WINNER_TAKES or ending.payer is not None:
        to = heir(ending) if ending.winner is None else ending.winner
        return tuple(Entry(seat, to, amount) for seat, amount in enumerate(owed) if amount)
    pairs = (sorted(pair, key=lambda seat: -owed[seat]) for pair in choose(range(len(owed)), 2))
    found = (Entry(more, less, owed[more] - owed[less]) for more, less in pairs if owed[more] != owed[less])
    return tuple(sorted(found, key=lambda entry: (entry.source, entry.target)))


def heir(ending: Ending) -> Seat:
    """Who counts as the winner of a deal that ``payer`` lost: the fewest cards left, then turn order (D-16)."""
    assert ending.payer is not None
    seats = len(ending.left)
    after = [(ending.payer + ending.step * away) % seats for away in range(1, seats)]
    return min((seat for seat in after if seat not in ending.no_win), key=lambda seat: ending.left[seat].count)


def _check(rules: Rules, ending: Ending) -> None:
    seats = range(rules.seats.count)
    if len(ending.left) != len(seats):
        raise NotPossible(f"these rules have {len(seats)} seats; {len(ending.left)} hands were given")
    for name, seat in (("winner", ending.winner), ("opener", ending.opener), ("payer", ending.payer)):
        if seat is not None and seat not in seats:
            raise NotPossible(f"{name} {seat} is no seat; seats are 0 to {len(seats) - 1}")
    if ending.payer is not None and ending.payer == ending.winner:
        raise NotPossible("the winner pays for nobody; name another payer")
    if ending.winner is not None and ending.left[ending.winner].count:
        raise NotPossible(f"the winner, seat {ending.winner}, has cards left")
    if any(left.count > rules.pack_size for left in ending.left):
        raise NotPossible(f"the pack has {rules.pack_size} cards, a hand cannot hold more")
