"""A series of deals: who deals, who starts, totals, and the end of the match (docs/big-two.md, 3, 5, 15)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.game import Json, Result
from bot.engine.seam.matches import Match, Series, TotalsSoFar
from bot.engine.typed.command_options import Chosen, TableOption
from bot.games.big_two.before.dealing_out import Distribution, given_hands, shuffled_hands
from bot.games.big_two.before.phase import FIRST_DEAL, Background, Layout, Tie
from bot.games.big_two.before.starter import opens_round
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.cards.masks import card_count, height
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.deal.consequences import DealState, Later, deal_at
from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.rules.closed_choices import ExchangeRanking, NextDealer
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring import Ending, Left, heir
from bot.games.big_two.setting import NOBODY, DealSetting, step_of

CALLOUTS = TableOption("callouts", matters=lambda rules: rules.punishes_silence)
"""With this option an undeclared last card has a consequence only if somebody calls it (BT-11.2, docs/record.md)."""


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


class BigTwoSeries(Series[PointsSoFar, DealState, Rules]):
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
        chips = rules.match.chips if rules.has_chips else 0
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
    if rules.has_target:
        return max(totals) >= rules.match.target
    if rules.has_chips and min(totals) <= 0:
        return True
    return rules.counts_deals and so_far.deals >= rules.match.deals


def open_deal(setting: DealSetting, dealt: Distribution, background: Background) -> Later:
    """The new deal, advanced to the first point where somebody has a choice."""
    return deal_at(Layout(setting, dealt.hands, background, dealt.chance, stock=dealt.left))


def _setting(so_far: PointsSoFar, dealt: Distribution) -> DealSetting:
    cut = dealt.cut and str(dealt.cut)
    return DealSetting(so_far.rules, so_far.number, dealt.dealer, cut, dealt.receiver, callouts=so_far.callouts)


SERIES = BigTwoSeries()
BigTwoMatch = Match[PointsSoFar]


# --- The order of the players ---


def background_after(rules: Rules, before: Background, number: int, result: Result) -> Background:
    """What deal ``number`` of a match hands on, given its result and what was handed on to it (``before``)."""
    out = frozenset(seat for seat, hand in enumerate(result.left) if not hand and seat != result.payer)
    left = tuple(map(Left.of, result.left))
    ending = Ending(left, result.winner, payer=result.payer, no_win=out, step=step_of(rules, number))
    winner = heir(ending) if result.winner is None else result.winner
    pack = combinations_of(rules).pack
    held = tuple(0 if seat == winner else pack.mask(hand) for seat, hand in enumerate(result.left))
    standing = _standing(rules, result, (winner, *ending.after(winner)), held)
    loser = last_loser(rules, held) if any(held) else standing[-1]  # perhaps only the winner holds cards
    if rules.exchange.king_falls and rules.has_king and before.standing:
        standing = _without_old_king(standing, before.standing[0])
    return Background(winner, loser, standing, _ties(rules, result, standing, held))


def last_loser(rules: Rules, held: tuple[Mask, ...]) -> Seat:
    """The player with the most cards left (BT-5.4).

    Ties go to the player whose largest combination is smallest, then to the one whose strongest combination of that
    size is weakest (D-35).
    """
    most = max(card_count(hand) for hand in held)
    tied = [seat for seat, hand in enumerate(held) if card_count(hand) == most]
    return tied[0] if len(tied) == 1 else min(tied, key=lambda seat: _best(rules, held[seat]))


def _best(rules: Rules, hand: Mask) -> tuple[int, int]:
    """The size of the largest combination in a hand, and the strength of the best one of that size."""
    known = combinations_of(rules)
    plays = (known[mask] for mask in generator_of(known).leads(hand))
    return max((play.size, play.power) for play in plays)


def _standing(rules: Rules, result: Result, in_turn: tuple[Seat, ...], held: tuple[Mask, ...]) -> tuple[Seat, ...]:
    """All seats, best first: by finishing order or by points.

    Ties go to fewer cards, then to the lower highest card, then to turn order after the winner (D-30).
    """
    if rules.exchange.ranking is ExchangeRanking.FINISH_ORDER:
        return (*result.order, *(seat for seat in in_turn if seat not in result.order))
    return tuple(sorted(in_turn, key=lambda seat: (-result.points[seat], card_count(held[seat]), height(held[seat]))))


def _ties(rules: Rules, result: Result, standing: tuple[Seat, ...], held: tuple[Mask, ...]) -> tuple[Tie, ...]:
    """Where places in an exchange go by points, the neighbours whom points do not tell apart."""
    if not rules.has_exchange or rules.exchange.ranking is not ExchangeRanking.POINTS:
        return ()
    pairs = [pair for pair in pairwise(standing) if len({result.points[seat] for seat in pair}) == 1]
    return tuple(Tie(above, below, _apart(held[above], held[below])) for above, below in pairs)


def _apart(above: Mask, below: Mask) -> str:
    """What tells two hands apart that were charged the same."""
    if card_count(above) != card_count(below):
        return "cards"
    return "turn" if height(above) == height(below) else "highest"


def _without_old_king(standing: tuple[Seat, ...], king: Seat) -> tuple[Seat, ...]:
    """The order after a king who is not first has become the slave (BT-16.6)."""
    return standing if standing[0] == king else (*(seat for seat in standing if seat != king), king)
