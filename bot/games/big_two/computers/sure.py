"""Sure wins: a hand that goes out whatever the others hold, as far as public facts can tell.

All of its plays but the last are such that nobody can answer them, so that it keeps the lead. Where going out with twos
pays, such twos come last if that is as sure.
"""

from __future__ import annotations

from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.generator import Generator, generator_of
from bot.games.big_two.cards.pack import RANK, twice
from bot.games.big_two.computers.turn import Turn

_FEW = 16
"""Whether five cards can be answered is only asked while so few cards are unseen."""
_ASKED = 8
"""How often that is asked until the search takes the answer for granted."""
_LONGEST = 7
"""The most cards that a play has."""
_TRIED = 60
"""How many hands are looked at until the search gives up."""


def sure_win(turn: Turn, *, twos_pay: bool = False) -> int:
    """A play that begins a sure win, or 0 if there is none or it would be too long to find.

    If ``twos_pay``, it is one that ends with as many twos as possible.
    """
    if not turn.hand & turn.hand - 1 or turn.stocked:
        return 0
    return _Search(turn, twos_pay=twos_pay).first_play()


def unanswerable(turn: Turn, mask: int) -> bool:
    """Whether it is sure that nobody can answer this play now, by what the player on turn sees."""
    return not turn.stocked and _Search(turn, twos_pay=False).holds(mask)


class _Search:
    """One search. What was found out about plays and hands is kept for it."""

    def __init__(self, turn: Turn, *, twos_pay: bool) -> None:
        self._turn, self._known = turn, turn.known
        self._generator: Generator = generator_of(turn.known)
        self._unseen = turn.others.unseen
        self._few = self._unseen.bit_count() <= _FEW
        self._reach = turn.others.most
        self._many = not self._few and self._reach >= 5  # then three cards or more may always be answered
        self._threatened = bool(turn.known.monsters) and self._reach >= 5
        self._asked = 0
        self._held: dict[int, bool] = {}
        self._sure: dict[int, int] = {}
        self._twos = turn.hand & turn.known.pack.twos if twos_pay else 0
        self._most = self._worth(self._twos)

    def first_play(self) -> int:
        """The strongest play that begins a sure win, or 0."""
        turn = self._turn
        if self._many and turn.passed_on is None and self._loose() > _LONGEST:
            return 0
        best = first = 0
        for mask in reversed(turn.plays):
            rest = turn.hand & ~mask
            worth = self._goes_out(rest) if self._holds(mask, turn.passed_on) else self._comes_back(mask, rest)
            if worth > best:
                best, first = worth, mask
            if best == self._most:
                break
        return first

    def holds(self, mask: int) -> bool:
        """Whether nobody can answer this play now."""
        return self._holds(mask, self._turn.passed_on)

    def _loose(self) -> int:
        """How many cards are below a pair that is unseen: if all plays can be answered, one play must hold them all."""
        pairs = twice(self._unseen)
        below: int = (1 << max(pairs.bit_length() - 1, 0)) - 1
        return (self._turn.hand & below).bit_count()

    def _goes_out(self, hand: int) -> int:
        """What it is worth that a hand that is on the lead goes out; 0 if that is not sure."""
        if hand in self._sure:
            return self._sure[hand]
        if len(self._sure) >= _TRIED:
            return 0
        self._sure[hand] = found = self._plays_out(hand)
        return found

    def _plays_out(self, hand: int) -> int:
        if self._known.find(hand) is not None:
            return 0 if self._turn.keeps_top and hand == self._known.pack.highest else self._worth(hand)
        best = 0
        for mask in reversed(self._generator.leads(hand)):
            rest = hand & ~mask
            best = max(best, self._goes_out(rest) if self._holds(mask, None) else self._comes_back(mask, rest))
            if best == self._most:
                break
        return best

    def _worth(self, last: int) -> int:
        """What it is worth to go out with this play: it doubles with each two that pays."""
        return 1 << (last & self._twos).bit_count()

    def _comes_back(self, mask: int, last: int) -> int:
        """What it is worth to go out with twos after a play that can be answered; 0 if that is not sure.

        It is sure if nobody can answer the twos, and nobody can go out before it is this player's turn again.
        """
        size = mask.bit_count()
        alike = size == last.bit_count() <= 2 and last & self._twos == last > mask
        if not alike or self._threatened or size >= self._turn.others.least or self._known.find(last) is None:
            return 0
        return self._worth(last) if self._holds(last, None) else 0

    def _holds(self, mask: int, passed_on: Combination | None) -> bool:
        """Whether nobody can answer a play."""
        if passed_on is not None and self._known.beats(self._known[mask], passed_on):
            return True
        if self._many and mask.bit_count() > 2:
            return False
        if mask not in self._held:
            self._held[mask] = not self._may_be_answered(mask)
        return self._held[mask]

    def _may_be_answered(self, mask: int) -> bool:
        size, unseen = mask.bit_count(), self._unseen
        if self._threatened:
            return self._is_answered(mask)
        if size > self._reach:
            return False
        if size == 1:
            return unseen > mask
        if size == 2:
            return _pair_above(unseen, mask)
        return self._is_answered(mask)

    def _is_answered(self, mask: int) -> bool:
        """Whether the unseen cards answer a play; taken for granted once that was asked too often."""
        if not self._few or self._asked >= _ASKED:
            return True
        self._asked += 1
        return bool(self._generator.answers(self._unseen, self._known[mask]))


def _pair_above(unseen: int, pair: int) -> bool:
    """Whether the cards hold a higher pair. Of the same rank it is higher if it has the highest suit."""
    rank = pair.bit_length() - 1 & ~3
    same = unseen >> rank & RANK
    if same.bit_count() >= 2 and same << rank > pair:
        return True
    return bool(twice(unseen >> rank + 4))
