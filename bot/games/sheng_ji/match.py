"""Deals strung together: levels, who deals, and the end of the match (SJ-1.4, SJ-10)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.cards import Card, Packs
from bot.dealing import Shuffle
from bot.engine.actions import NotPossible, Seat
from bot.engine.chance import Streamed
from bot.engine.game import Json, Result
from bot.engine.seam.hands import Hands, check_cards, dealt_round
from bot.engine.seam.matches import Match, Series
from bot.engine.typed.command_options import Chosen, TableOption
from bot.games.sheng_ji.deal.deal_state import DealState, Later
from bot.games.sheng_ji.deal.position import DrawPace, Position
from bot.games.sheng_ji.deal.seam import PLAY
from bot.games.sheng_ji.rules.closed_choices import DuplicateMode
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.scoring.counting import SIDES
from bot.games.sheng_ji.scoring.levels import Levels
from bot.games.sheng_ji.shell import stated_levels


def declares(rules: Rules) -> bool:
    """Whether somebody may declare while cards are drawn (SJ-3.8)."""
    return rules.duplicate_mode is DuplicateMode.OFF


PACE = TableOption("pace", (DrawPace.QUARTERS, DrawPace.SINGLE, DrawPace.ONCE), recorded=False, matters=declares)
"""The table option for how the cards are drawn (SJ-11.8)."""


@dataclass(frozen=True)
class LevelsSoFar:
    """What is known between two deals."""

    rules: Rules
    levels: Levels
    totals: tuple[int, ...] = (0,) * SEATS
    deals: int = 0
    dealer: Seat | None = None  # who deals next; None before a first deal
    winning_side: int | None = None  # once the match is over
    pace: DrawPace = DrawPace.QUARTERS


class ShengJiSeries(Series[LevelsSoFar, DealState, Rules]):
    """A match, deal after deal."""

    kind = LevelsSoFar
    play = PLAY

    def packs(self, rules: Rules) -> Packs:
        return rules.packs

    def seats(self, rules: Rules) -> int:
        """Four, always (SJ-1.1)."""
        del rules
        return SEATS

    def new(self, rules: Rules, options: Chosen, head: Mapping[str, Json]) -> LevelsSoFar:
        """The head of a record may state the levels, and who deals; then no deal is a first one."""
        start = rules.start_level.value
        levels = stated_levels(rules, head) or (start, start)
        return LevelsSoFar(rules, levels, dealer=head.get("dealer"), pace=DrawPace(PACE.of(options)))

    def options(self, so_far: LevelsSoFar) -> Chosen:
        return PACE.choices(so_far.pace.value)

    def sides(self, so_far: LevelsSoFar) -> tuple[int, ...]:
        """Partners sit opposite (SJ-1.1)."""
        del so_far
        return SIDES

    def standing(self, so_far: LevelsSoFar) -> tuple[str, ...]:
        """The level of each seat's side."""
        return tuple(so_far.levels[side] for side in SIDES)

    def winners(self, so_far: LevelsSoFar) -> frozenset[Seat] | None:
        if so_far.winning_side is None:
            return None
        return frozenset(seat for seat, side in enumerate(SIDES) if side == so_far.winning_side)

    def start(self, so_far: LevelsSoFar, shuffle: Shuffle) -> Later:
        """Chance picks who draws first in the first deal (SJ-3.1)."""
        dealer, stream = so_far.dealer, shuffle.stream
        start, stream = (dealer, stream) if dealer is not None else stream.below(SEATS)
        drawn = SEATS * so_far.rules.hand_size
        hands = dealt_round(shuffle.order, start, SEATS, drawn)
        state = _state(so_far, hands, shuffle.order[drawn:], start, start)
        return PLAY.fall_due(replace(state, shuffled=True, chance=Streamed(stream)))

    def start_given(
        self, so_far: LevelsSoFar, hands: Sequence[Sequence[Card]], left: Sequence[Card], fields: Mapping[str, Json]
    ) -> Later:
        """The hands are in the order of drawing.

        The field ``first`` says who draws first, and ``trump`` what is given (SJ-3.8).

        Raises:
            NotPossible: the hands do not fit the rules, or nobody is named who deals with given trumps.
        """
        rules, dealer = so_far.rules, so_far.dealer
        if [len(hand) for hand in hands] != [rules.hand_size] * SEATS or len(left) != rules.kitty:
            raise NotPossible(f"{SEATS} hands of {rules.hand_size} cards and a kitty of {rules.kitty} are needed")
        check_cards(hands, left, rules.packs)
        if dealer is None and not declares(rules):
            raise NotPossible("“dealer” is missing; it is a seat, at the head of the record")
        start = fields.get("first", dealer or 0)
        state = _state(so_far, tuple(map(tuple, hands)), tuple(left), start, dealer)
        return PLAY.fall_due(replace(state, given=fields.get("trump")))

    def book(self, so_far: LevelsSoFar, result: Result) -> LevelsSoFar:
        """A void deal is not counted."""
        if result.void:
            return so_far
        account = result.account
        first, second = account["levels"]
        return replace(
            super().book(so_far, result),
            levels=(first, second),
            dealer=account["next_dealer"],
            winning_side=account["side"] if account["over"] else None,
        )


def _state(so_far: LevelsSoFar, hands: Hands, kitty: tuple[Card, ...], start: Seat, dealer: Seat | None) -> DealState:
    """A deal before its first card is drawn; the first step of the draw follows at once."""
    rules, first = so_far.rules, so_far.dealer is None
    position = Position(
        rules,
        so_far.levels,
        start,
        dealer=None if first and declares(rules) else (start if dealer is None else dealer),
        first=first,
        pace=so_far.pace if declares(rules) else DrawPace.ONCE,
    )
    return DealState(position, hands, kitty)


SERIES = ShengJiSeries()
ShengJiMatch = Match[LevelsSoFar]
