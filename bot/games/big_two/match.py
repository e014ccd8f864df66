"""A series of deals: who deals, who starts, totals, and the end of the match (docs/big-two.md, 3, 5, 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Event, Json, Result
from bot.engine.seam.positions import NOTHING
from bot.engine.seam.snapshots import read_snapshot
from bot.engine.typed.command_options import Chosen, TableOption
from bot.games.big_two.before.dealing_out import Distribution, given_hands, shuffled_hands
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Layout
from bot.games.big_two.before.starter import opens_round
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.deal import BigTwoDeal, deal_at
from bot.games.big_two.deal.state_forms import states
from bot.games.big_two.ranking import background_after
from bot.games.big_two.rules.options import MatchEnd, NextDealer
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.situation import NOBODY, DealSetting, punishes_silence, step_of

CALLOUTS = TableOption("callouts")
"""With this option an undeclared last card has a consequence only if somebody calls it (BT-11.2, docs/record.md)."""


def idle_options(rules: Rules) -> Chosen:
    """The option ``callouts`` if an undeclared last card has no consequence under these rules (BT-11.2)."""
    return frozenset() if punishes_silence(rules) else frozenset({CALLOUTS.name})


def has_target(rules: Rules) -> bool:
    """Whether the match ends when a total reaches a target (BT-15.1)."""
    return rules.match.end is MatchEnd.TARGET


def has_chips(rules: Rules) -> bool:
    """Whether everybody starts with points to lose (BT-15.1)."""
    return rules.match.end is MatchEnd.DEALS_OR_CHIPS


def counts_deals(rules: Rules) -> bool:
    """Whether the match ends after a number of deals (BT-15.1)."""
    return rules.match.end not in (MatchEnd.OPEN, MatchEnd.TARGET)


@dataclass(frozen=True)
class BigTwoMatch:
    """A match between two deals."""

    rules: Rules
    totals: tuple[int, ...]  # points by seat
    deals: int = 0  # how many deals have been booked
    background: Background = FIRST_DEAL  # what earlier deals hand on to the next one
    dealer: Seat | None = None  # who dealt a deal that was redealt, and so deals again (BT-12.3)
    callouts: bool = False  # as in docs/record.md

    @classmethod
    def new(cls, rules: Rules, *, callouts: bool = False) -> BigTwoMatch:
        """A match before its first deal."""
        chips = rules.match.chips if has_chips(rules) else 0
        return cls(rules, (chips,) * rules.seats.count, callouts=callouts)

    @property
    def options(self) -> Chosen:
        """The table options that are switched on."""
        return frozenset({CALLOUTS.name}) if self.callouts else frozenset()

    def over(self) -> bool:
        """Whether the match has ended (BT-15.1)."""
        rules = self.rules
        if has_target(rules):
            return max(self.totals) >= rules.match.target
        if has_chips(rules) and min(self.totals) <= 0:
            return True
        return counts_deals(rules) and self.deals >= rules.match.deals

    def winner(self) -> Seat | None:
        """Who has the highest total once the match is over. None before that, and when several share it (D-37)."""
        best = max(self.totals)
        return self.totals.index(best) if self.over() and self.totals.count(best) == 1 else None

    def winners(self) -> frozenset[Seat]:
        """The one with the highest total, once the match is over."""
        winner = self.winner()
        return frozenset() if winner is None else frozenset({winner})

    def sides(self) -> tuple[int, ...]:
        """The side of each seat: everybody plays alone."""
        return tuple(range(len(self.totals)))

    def standing(self) -> tuple[int, ...]:
        """The total points of each seat."""
        return self.totals

    def start_deal(self, shuffle: Shuffle) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """Deal the next deal from a shuffle. The shuffle's random stream picks the dealer of a first deal (BT-3).

        Raises:
            NotPossible: the shuffle has another pack, or the match is over.
        """
        self._still_on()
        combinations = combinations_of(self.rules)
        if set(shuffle.pack) != set(combinations.pack.cards) or len(shuffle.pack) != len(combinations.pack.cards):
            raise NotPossible("the shuffle is not of the pack that these rules play with")
        dealt = shuffled_hands(self.rules, combinations.pack, shuffle, self._next_dealer(), self._step)
        return open_deal(self._setting(dealt), dealt, self.background)

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), fields: Mapping[str, Json] = NOTHING
    ) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """Start the next deal with stated hands, as a record gives them.

        The field ``opener`` is read only where nothing else decides who starts.

        Raises:
            NotPossible: the number of hands or cards is wrong, a card is missing, doubled or not in this pack,
                ``opener`` contradicts the hands or the previous deal, or the match is over.
        """
        self._still_on()
        pack = combinations_of(self.rules).pack
        dealt = given_hands(self.rules, pack, hands, left, self._next_dealer())
        deal, events = open_deal(self._setting(dealt), dealt, self.background)
        opener: Seat | None = fields.get("opener")
        if opener is not None and deal.setting.starter not in (opener, NOBODY):
            raise NotPossible(f"seat {opener} cannot open this deal: seat {deal.setting.starter} does")
        return deal, events

    def book(self, result: Result) -> BigTwoMatch:
        """The match after a finished deal. A void deal is not counted, and the same player deals again (BT-15.2)."""
        if result.void:
            return replace(self, dealer=result.dealer)
        totals = tuple(total + points for total, points in zip(self.totals, result.points, strict=True))
        background = background_after(self.rules, self.background, self._number, result)
        return replace(self, totals=totals, deals=self.deals + 1, background=background, dealer=None)

    def to_json(self) -> Json:
        """A snapshot for ``match_from_json``."""
        return self._written

    @cached_property
    def _written(self) -> Json:
        """Written once, for it stands in every snapshot of a deal."""
        return states(combinations_of(self.rules).pack).writer(BigTwoMatch)(self)

    @property
    def _number(self) -> int:
        """The number of the next deal."""
        return self.deals + 1

    @property
    def _step(self) -> int:
        return step_of(self.rules, self._number)

    def _next_dealer(self) -> Seat | None:
        """Who deals the next deal. None where chance decides: in the first deal of the match or of a round (BT-5.6)."""
        winner = self.background.winner
        if self.dealer is not None or winner is None or opens_round(self.rules, self._number):
            return self.dealer
        if self.rules.deal.next_dealer is NextDealer.LOSER:
            return self.background.last_loser
        if self.rules.deal.next_dealer is NextDealer.WINNER:
            return winner
        return (winner - self._step) % self.rules.seats.count

    def _setting(self, dealt: Distribution) -> DealSetting:
        cut = dealt.cut and str(dealt.cut)
        return DealSetting(self.rules, self._number, dealt.dealer, cut, dealt.receiver, callouts=self.callouts)

    def _still_on(self) -> None:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")


def open_deal(
    setting: DealSetting, dealt: Distribution, background: Background
) -> tuple[BigTwoDeal, tuple[Event, ...]]:
    """The new deal, advanced to the first point where somebody has a choice."""
    return deal_at(Layout(setting, dealt.hands, background, dealt.chance, stock=dealt.left))


def match_from_json(rules: Rules, data: Any) -> BigTwoMatch:
    """The match that ``to_json`` wrote.

    Raises:
        NotPossible: the data is not such a snapshot.
    """
    match = read_snapshot(states(combinations_of(rules).pack), BigTwoMatch, data, rules)
    if len(match.totals) != rules.seats.count:
        raise NotPossible(f"no snapshot of this match: {len(match.totals)} totals for {rules.seats.count} seats")
    return match
