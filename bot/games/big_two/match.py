"""Deals strung together: who deals, who starts, totals, the end of the match (docs/big-two.md, 3, 5, 15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.cards import Card
from bot.dealing import Shuffle
from bot.games.actions import NotPossible, Seat
from bot.games.big_two.built import playable
from bot.games.big_two.combinations import combinations_of
from bot.games.big_two.deal import BigTwoDeal
from bot.games.big_two.opening import Dealt, given_hands, open_deal, shuffled_hands
from bot.games.big_two.options import MatchEnd, NextDealer
from bot.games.big_two.phases.phase import Background
from bot.games.big_two.rules import Rules
from bot.games.big_two.situation import Setting
from bot.games.game import Event, Json, Result


@dataclass(frozen=True)
class BigTwoMatch:
    """Totals by seat, how many deals were booked, and who won the last one; ``callouts`` as in docs/record.md."""

    rules: Rules
    totals: tuple[int, ...]
    deals: int = 0
    winner_before: Seat | None = None
    callouts: bool = False

    @classmethod
    def new(cls, rules: Rules, *, callouts: bool = False) -> BigTwoMatch:
        """A match before its first deal.

        Raises:
            NotPossible: the rules have a value that cannot be played yet.
        """
        return cls(playable(rules), (0,) * rules.seats.count, callouts=callouts)

    def over(self) -> bool:
        """Whether the match has ended (BT-15.1)."""
        length = self.rules.match
        if length.end is MatchEnd.DEALS:
            return self.deals >= length.deals
        return length.end is MatchEnd.TARGET and max(self.totals) >= length.target

    def winner(self) -> Seat | None:
        """Who has the highest total once the match is over; None before, or when several share it (D-37)."""
        best = max(self.totals)
        return self.totals.index(best) if self.over() and self.totals.count(best) == 1 else None

    def start_deal(self, shuffle: Shuffle) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """Deal the next deal from a shuffle; the first dealer is drawn from its stream (BT-3).

        Raises:
            NotPossible: the shuffle is of another pack, or the match is over.
        """
        self._still_on()
        combinations = combinations_of(self.rules)
        if set(shuffle.pack) != set(combinations.pack.cards) or len(shuffle.pack) != len(combinations.pack.cards):
            raise NotPossible("the shuffle is not of the pack that these rules play with")
        dealt = shuffled_hands(self.rules, combinations.pack, shuffle, self._next_dealer())
        return open_deal(self._setting(dealt), dealt, Background(self.winner_before))

    def start_given(
        self, hands: Sequence[Sequence[Card]], left: Sequence[Card] = (), opener: Seat | None = None
    ) -> tuple[BigTwoDeal, tuple[Event, ...]]:
        """The next deal with stated hands, as a record gives them; ``opener`` only where nothing else decides.

        Raises:
            NotPossible: a wrong number of hands or cards, a card that is missing, twice or not of this pack, an
                opener other than the hands or the deal before decide, or a match that is over.
        """
        self._still_on()
        pack = combinations_of(self.rules).pack
        dealt = given_hands(self.rules, pack, hands, left, self._next_dealer())
        deal, events = open_deal(self._setting(dealt), dealt, Background(self.winner_before))
        if opener is not None and opener != deal.setting.starter:
            raise NotPossible(f"seat {opener} cannot open this deal: seat {deal.setting.starter} does")
        return deal, events

    def book(self, result: Result) -> BigTwoMatch:
        """The match after a finished deal; a void one changes nothing (BT-15.2)."""
        if result.void:
            return self
        totals = tuple(total + points for total, points in zip(self.totals, result.points, strict=True))
        return replace(self, totals=totals, deals=self.deals + 1, winner_before=result.winner)

    def to_json(self) -> Json:
        """A snapshot for ``match_from_json``."""
        return {
            "totals": list(self.totals),
            "deals": self.deals,
            "winner_before": self.winner_before,
            "callouts": self.callouts,
        }

    def _next_dealer(self) -> Seat | None:
        """Who deals the next deal; None for a first dealer, whom chance decides (section 3)."""
        if self.winner_before is None:
            return None
        if self.rules.deal.next_dealer is NextDealer.WINNER:
            return self.winner_before
        return (self.winner_before - 1) % self.rules.seats.count

    def _setting(self, dealt: Dealt) -> Setting:
        cut = dealt.cut and str(dealt.cut)
        return Setting(self.rules, self.deals + 1, dealt.dealer, cut, dealt.receiver, callouts=self.callouts)

    def _still_on(self) -> None:
        if self.over():
            raise NotPossible("the match is over, there is no next deal")


def match_from_json(rules: Rules, data: Any) -> BigTwoMatch:
    """The match that ``to_json`` wrote.

    Raises:
        NotPossible: not such a snapshot.
    """
    try:
        match = BigTwoMatch(
            playable(rules), tuple(data["totals"]), data["deals"], data["winner_before"], data["callouts"]
        )
    except (KeyError, TypeError) as error:
        raise NotPossible(f"no snapshot of a match: {error}") from None
    if len(match.totals) != rules.seats.count:
        raise NotPossible(f"no snapshot of this match: {len(match.totals)} totals for {rules.seats.count} seats")
    return match
