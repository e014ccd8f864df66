"""A series of deals: who deals, who starts, totals, and the end of the match (docs/big-two.md, 3, 5, 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Json, Result
from bot.engine.seam.matches import Match, Series, TotalsSoFar
from bot.engine.typed.command_options import Chosen, TableOption
from bot.games.big_two.before.dealing_out import Distribution, given_hands, shuffled_hands
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Layout
from bot.games.big_two.before.starter import opens_round
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.deal.consequences import deal_at
from bot.games.big_two.deal.deal_state import DealState, Later
from bot.games.big_two.deal.seam import PLAY, Own
from bot.games.big_two.position import Position
from bot.games.big_two.ranking import background_after
from bot.games.big_two.rules.closed_choices import MatchEnd, NextDealer
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.setting import NOBODY, DealSetting, punishes_silence, step_of

CALLOUTS = TableOption("callouts", matters=punishes_silence)
"""With this option an undeclared last card has a consequence only if somebody calls it (BT-11.2, docs/record.md)."""


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
class PointsSoFar(TotalsSoFar):
    """What is known between two deals."""

    rules: Rules
    background: Background = FIRST_DEAL  # what earlier deals hand on to the next one
    dealer: Seat | None = None  # who dealt a deal that was redealt, and so deals again (BT-12.3)
    callouts: bool = False  # as in docs/record.md

    @property
    def number(self) -> int:
        """The number of the next deal."""
        return self.deals + 1

    @property
    def step(self) -> int:
        """The step to the next seat in turn order in the next deal."""
        return step_of(self.rules, self.number)

    def next_dealer(self) -> Seat | None:
        """Who deals the next deal.

        None where chance decides: in the first deal of the match or of a round (BT-5.6).
        """
        winner = self.background.winner
        if self.dealer is not None or winner is None or opens_round(self.rules, self.number):
            return self.dealer
        if self.rules.deal.next_dealer is NextDealer.LOSER:
            return self.background.last_loser
        if self.rules.deal.next_dealer is NextDealer.WINNER:
            return winner
        return (winner - self.step) % self.rules.seats.count


class BigTwoSeries(Series[PointsSoFar, DealState, Position, Own]):
    """A match, deal after deal; the highest total wins it (D-37)."""

    kind = PointsSoFar
    play = PLAY

    def packs(self, rules: Rules) -> Packs:
        return rules.packs

    def seats(self, rules: Rules) -> int:
        return rules.seats.count

    def new(self, rules: Rules, options: Chosen, head: Mapping[str, Json]) -> PointsSoFar:
        """Big Two reads nothing from ``head``."""
        del head
        chips = rules.match.chips if has_chips(rules) else 0
        return PointsSoFar(rules, (chips,) * rules.seats.count, callouts=CALLOUTS.name in options)

    def options(self, so_far: PointsSoFar) -> Chosen:
        return frozenset({CALLOUTS.name}) if so_far.callouts else frozenset()

    def winners(self, so_far: PointsSoFar) -> frozenset[Seat] | None:
        """Whoever alone has the highest total (D-37)."""
        if not _is_over(so_far):
            return None
        best = max(so_far.totals)
        ahead = [seat for seat, total in enumerate(so_far.totals) if total == best]
        return frozenset(ahead) if len(ahead) == 1 else frozenset()

    def start(self, so_far: PointsSoFar, shuffle: Shuffle) -> Later:
        """The shuffle's random stream picks the dealer of a first deal (BT-3)."""
        pack = combinations_of(so_far.rules).pack
        dealt = shuffled_hands(so_far.rules, pack, shuffle, so_far.next_dealer(), so_far.step)
        return open_deal(_setting(so_far, dealt), dealt, so_far.background)

    def start_given(
        self, so_far: PointsSoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Later:
        """The field ``opener`` is read only where nothing else decides who starts.

        Raises:
            NotPossible: the number of hands or cards is wrong, a card is missing, doubled or not in this pack, or
                ``opener`` contradicts the hands or the previous deal.
        """
        dealt = given_hands(so_far.rules, combinations_of(so_far.rules).pack, hands, left, so_far.next_dealer())
        state, events = open_deal(_setting(so_far, dealt), dealt, so_far.background)
        opener: Seat | None = fields.get("opener")
        starter = state.position.setting.starter
        if opener is not None and starter not in (opener, NOBODY):
            raise NotPossible(f"seat {opener} cannot open this deal: seat {starter} does")
        return state, events

    def book(self, so_far: PointsSoFar, result: Result) -> PointsSoFar:
        """A void deal is not counted, and the same player deals again (BT-15.2)."""
        if result.void:
            return replace(so_far, dealer=result.dealer)
        background = background_after(so_far.rules, so_far.background, so_far.number, result)
        return replace(super().book(so_far, result), background=background, dealer=None)


def _is_over(so_far: PointsSoFar) -> bool:
    """Whether the match has ended (BT-15.1)."""
    rules, totals = so_far.rules, so_far.totals
    if has_target(rules):
        return max(totals) >= rules.match.target
    if has_chips(rules) and min(totals) <= 0:
        return True
    return counts_deals(rules) and so_far.deals >= rules.match.deals


def open_deal(setting: DealSetting, dealt: Distribution, background: Background) -> Later:
    """The new deal, advanced to the first point where somebody has a choice."""
    return deal_at(Layout(setting, dealt.hands, background, dealt.chance, stock=dealt.left))


def _setting(so_far: PointsSoFar, dealt: Distribution) -> DealSetting:
    cut = dealt.cut and str(dealt.cut)
    return DealSetting(so_far.rules, so_far.number, dealt.dealer, cut, dealt.receiver, callouts=so_far.callouts)


SERIES = BigTwoSeries()
BigTwoMatch = Match[PointsSoFar]
