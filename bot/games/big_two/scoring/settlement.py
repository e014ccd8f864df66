"""Who pays whom, in ledger points (docs/big-two.md, BT-14.5 to 14.7 and 14.11 to 14.14, D-16)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations as choose

from bot.engine.actions import Seat
from bot.engine.result import Entry, Reckoning, Result
from bot.games.big_two.rules.closed_choices import Settle
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.ending import Ending, heir, ranking
from bot.games.big_two.scoring.honours import fixed_loser
from bot.games.big_two.scoring.penalties import credit, owed_between, penalties, twos


@dataclass(frozen=True, slots=True)
class Settlement:
    """Who gets or pays how much for a deal."""

    penalties: tuple[Reckoning, ...]  # by seat
    # by seat: what it gets from each other seat, the lowest first, or what it is charged and credited
    accounts: tuple[Reckoning, ...]
    entries: tuple[Entry, ...]  # the net transfers, at most one for each pair of seats; empty if nobody pays anybody

    @property
    def points(self) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(account.points for account in self.accounts)

    @property
    def zero_sum(self) -> bool:
        """Whether these points sum to zero."""
        return sum(self.points) == 0

    def result(self, ending: Ending) -> Result:
        """The result of the deal."""
        return Result(
            winner=ending.winner,
            points=self.points,
            penalties=tuple(penalty.points for penalty in self.penalties),
            entries=self.entries,
            zero_sum=self.zero_sum,
            left=tuple(each.cards or () for each in ending.left),
            order=ending.order,
            payer=ending.payer,
            counted=self.penalties,
            accounts=self.accounts,
        )


@dataclass(frozen=True, slots=True)
class _Won:
    """A deal that ``winner`` won, with what each seat's hand costs."""

    rules: Rules
    ending: Ending
    winner: Seat
    owed: tuple[int, ...]

    @property
    def charged(self) -> list[_Terms]:
        """What each seat is charged: its own penalty, or all penalties if it pays for everybody (BT-14.12)."""
        if self.ending.payer is None:
            return [[(-amount, 1)] for amount in self.owed]
        return _lost(self.ending, self.owed)


def settle(rules: Rules, ending: Ending) -> Settlement:
    """Penalties, points and transfers, times ``score.unit``. The winner's bonus is added to any scheme (D-32).

    Raises:
        NotPossible: the rules count the cards themselves, but only their number is known.
    """
    found = penalties(rules, ending)
    owed = tuple(penalty.points for penalty in found)
    unit = rules.score.unit
    paid = [(source, target, due) for source, target, due in _paid(rules, ending, owed) if due]
    accounts = _booked(rules, ending, owed) if rules.score.settle in _BOOKED else _received(rules, ending, owed, paid)
    if ending.winner is not None and (bonus := rules.score.winner_bonus):
        won = accounts[ending.winner]
        accounts[ending.winner] = Reckoning.of([*([(won.points, 1)] if won.factors else won.terms), (bonus, 1)])
    return Settlement(
        found,
        tuple(Reckoning.of(account.terms, [*account.factors, unit]) for account in accounts),
        tuple(Entry(source, target, due * unit) for source, target, due in paid),
    )


_Transfer = tuple[Seat, Seat, int]
"""Payer, receiver, points."""
_Terms = list[tuple[int, int]]
"""Values, each with how often it counts."""


def _received(rules: Rules, ending: Ending, owed: Sequence[int], paid: Sequence[_Transfer]) -> list[Reckoning]:
    """What each seat gets from the others. A seat that pays for everybody pays each one's charge separately."""
    got: list[dict[Seat, int]] = [{} for _ in owed]
    for source, target, due in paid:
        got[source][target], got[target][source] = -due, due
    found = [Reckoning.of((of[seat], 1) for seat in sorted(of)) for of in got]
    if ending.payer is not None and not rules.has_one_loser:
        found[ending.payer] = Reckoning.of(_lost(ending, owed)[ending.payer])
    return found


def _paid(rules: Rules, ending: Ending, owed: tuple[int, ...]) -> list[_Transfer]:
    """What players pay each other. If nobody won the deal, the heir is paid (D-16)."""
    if rules.score.settle not in _PAID:
        return []
    if ending.winner is None:
        return [(loser, heir(ending), _total(terms)) for loser, terms in enumerate(_lost(ending, owed))]
    return _PAID[rules.score.settle](_Won(rules, ending, ending.winner, owed))


def _booked(rules: Rules, ending: Ending, owed: tuple[int, ...]) -> list[Reckoning]:
    """The points of each seat, where players do not pay each other."""
    if ending.winner is None:
        return [Reckoning.of(terms) for terms in _lost(ending, owed)]
    return _BOOKED[rules.score.settle](_Won(rules, ending, ending.winner, owed))


def _lost(ending: Ending, owed: Sequence[int]) -> list[_Terms]:
    """The charges of the seat that pays for everybody: the others' penalties (D-16), after a breach also its own."""
    own = ending.winner is not None
    return [
        [(-amount, 1) for other, amount in enumerate(owed) if own or other != seat] if seat == ending.payer else []
        for seat in range(len(owed))
    ]


def _total(charged: _Terms) -> int:
    """How much is to be paid for these charges."""
    return -sum(value * times for value, times in charged)


def _pairwise(won: _Won) -> list[_Transfer]:
    """Every two players settle. One who pays for everybody settles only with the winner (BT-14.5, D-26)."""
    if won.ending.payer is not None:
        return _winner_takes(won)
    pairs = choose(range(len(won.owed)), 2)
    between = ((*pair, owed_between(won.rules, won.ending, won.owed, *pair)) for pair in pairs)
    return sorted((one, two, due) if due > 0 else (two, one, -due) for one, two, due in between)


def _winner_takes(won: _Won) -> list[_Transfer]:
    return [(seat, won.winner, _total(terms)) for seat, terms in enumerate(won.charged)]


def _fixed_loser(won: _Won) -> list[_Transfer]:
    payer = won.ending.payer
    return [(fixed_loser(won.rules, won.ending) if payer is None else payer, won.winner, won.rules.score.fixed)]


def _ledger(won: _Won) -> list[Reckoning]:
    return [Reckoning.of([*credit(won.rules, won.ending, seat), *charged]) for seat, charged in enumerate(won.charged)]


def _pusoy(won: _Won) -> list[Reckoning]:
    """Only the twos in the winner's last play count, and nobody pays (BT-14.13)."""
    last = won.ending.won_by or won.ending.last
    doubled = Reckoning.of([(1, 1)], [2] * twos(last))
    return [doubled if seat == won.winner else Reckoning() for seat in range(len(won.owed))]


PLACES = (5, 3, 1)
"""The points of the first places; later places get none (BT-14.14)."""


def points_by_place(seats: int) -> tuple[int, ...]:
    """The points of each finishing place; the last always gets none (BT-14.14, D-24)."""
    return (*(PLACES + (0,) * seats)[: seats - 1], 0)


def _places(won: _Won) -> list[Reckoning]:
    """Points by finishing place (BT-14.14, D-24)."""
    worth = dict(zip(ranking(won.ending, won.winner), points_by_place(len(won.owed)), strict=True))
    return [Reckoning.of([(worth.get(seat, 0), 1)]) for seat in range(len(won.owed))]


_PAID: Mapping[Settle, Callable[[_Won], list[_Transfer]]] = {
    Settle.PAIRWISE: _pairwise,
    Settle.WINNER_TAKES: _winner_takes,
    Settle.FIXED_LOSER: _fixed_loser,
}
"""Settlements in which players pay each other, so that the points sum to zero."""

_BOOKED: Mapping[Settle, Callable[[_Won], list[Reckoning]]] = {
    Settle.LEDGER: _ledger,
    Settle.PUSOY: _pusoy,
    Settle.PLACES: _places,
}
"""Settlements that book each player's own points."""
