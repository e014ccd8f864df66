"""What matters to the player on turn: possible plays, the plan of the hand, how close others are to going out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.engine.actions import Action
from bot.games.big_two.cards.combinations import Combination, Combinations
from bot.games.big_two.computers.plan import CASUAL, Plan, Planner, Strengths, planner_of
from bot.games.big_two.deal import judge
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import duty_now, passed_last
from bot.games.big_two.deal.stock import RECYCLINGS, cards_drawn
from bot.games.big_two.position import locked, to_beat
from bot.games.big_two.rules.closed_choices import TopTwo
from bot.games.big_two.verbs import PASS, play_of
from bot.games.climbing.climbing_position import next_holder

_HIGHER_OUT = 0.75
"""The chance that a single stays unbeaten, for each higher card that others may hold."""
_NEAR = 8
"""There is danger when another hand has fewer cards than this."""


class Others(NamedTuple):
    """What is known of the other hands."""

    least: int  # the number of cards in the smallest one
    reach: int  # the number of cards in the largest one that may still answer
    most: int  # the number of cards in the largest one
    unseen: int  # every card that somebody else may hold
    owner: int  # the number of cards of whoever made the play to beat; 0 on a lead
    following: int  # the number of cards of the next player
    answering: tuple[int, ...]  # the numbers of cards of all who may still answer in this trick
    passed: float  # the share of these who passed when they were asked last
    last: bool  # whether a pass ends the trick


@dataclass(frozen=True, slots=True)
class Turn:
    """The situation of the player on turn."""

    plays: tuple[int, ...]  # the plays that fulfil every duty, weakest first
    may_pass: bool
    hand: int
    table: Combination | None  # to be beaten
    passed_on: Combination | None  # a lead that beats this cannot be answered (BT-10.4, 10.5)
    others: Others
    draws: int  # how many cards a pass draws (BT-4.7)
    stocked: bool  # whether somebody may still draw
    known: Combinations
    planner: Planner
    keeps_top: bool

    @property
    def plan(self) -> Plan:
        """The plan of the whole hand."""
        return self.planner.plan(self.hand)

    @property
    def danger(self) -> float:
        """How soon somebody may go out, from 0 to 1."""
        return max(0, _NEAR - self.others.least) / (_NEAR - 1)

    def winning(self, mask: int) -> float:
        """How likely a play is to win its trick; for a single, by the higher cards that are still out."""
        if self.is_free(mask) or self.is_too_long(mask):
            return 1.0
        if mask & mask - 1:
            return self.planner.strength(mask)
        higher: int = (self.others.unseen & -mask).bit_count()
        return _HIGHER_OUT**higher

    def is_free(self, mask: int) -> bool:
        """Whether nobody may answer this lead."""
        if self.passed_on is None:
            return False
        return self.known.beats(self.known[mask], self.passed_on)

    def is_too_long(self, mask: int) -> bool:
        """Whether no other hand has enough cards to answer."""
        reach = self.others.reach
        return reach < mask.bit_count() and (reach < 5 or not self.known.monsters)

    def crosses(self, mask: int) -> bool:
        """Whether this is a monster played on a play of another kind (BT-9.3)."""
        monsters = self.known.monsters
        if not monsters or self.table is None or self.table.kind in monsters:
            return False
        return self.known[mask].kind in monsters

    def strands_top(self, mask: int) -> bool:
        """Whether the play leaves the highest card alone in the hand, with which nobody can win (BT-13.3)."""
        return self.keeps_top and self.hand & ~mask == self.known.pack.highest


def turn_of(view: BigTwoView, strengths: Strengths = CASUAL) -> Turn:
    """The turn of the view's seat; it must be that seat's turn. ``strengths`` is how the player judges plays.

    A duty is fulfilled even if the rules only charge for a breach (``top.enforce = liability``).
    """
    position, hand = view.position, view.own.hand_mask
    setting = position.setting
    known, duty = setting.combinations, duty_now(position, hand, view.seat)
    plays = judge.legal_masks(position, hand)
    may_pass = view.refusal(PASS) is None
    if duty is not None:
        kept = [mask for mask in plays if duty.met(known[mask], hand)]
        plays, may_pass = kept or plays, may_pass and (not kept or duty.met(None, hand))
    passed_on = position.course.passed_on if setting.repeats and not position.table else 0
    planner = planner_of(known, strengths)
    stocked = _stocked(view)
    return Turn(
        tuple(plays),
        may_pass,
        hand,
        to_beat(position),
        known[passed_on] if passed_on else None,
        _others(view),
        cards_drawn(position) if stocked else 0,
        stocked,
        known,
        planner,
        setting.rules.end.top_two is not TopTwo.OK,
    )


def action_of(view: BigTwoView, mask: int) -> Action:
    """The play of these cards, with a declaration if the hand it leaves needs one; a pass for no cards."""
    if not mask:
        return PASS
    setting = view.position.setting
    cards = setting.combinations[mask].play.cards
    left = view.own.hand_mask.bit_count() - len(cards)
    return play_of(cards, last_card=left in setting.declared_sizes)


def _others(view: BigTwoView) -> Others:
    position = view.position
    setting = position.setting
    shut = locked(position)
    counts = [(seat, count) for seat, count in enumerate(position.counts) if count and seat != view.seat]
    answering = tuple(count for seat, count in counts if not shut >> seat & 1)
    owner = position.counts[position.owner] if position.table else 0
    return Others(
        min((count for _, count in counts), default=0),
        max(answering, default=0),
        max((count for _, count in counts), default=0),
        setting.pack.all & ~view.own.hand_mask & ~position.played,
        owner,
        position.counts[next_holder(position.counts, position.turn, setting.step)] if counts else 0,
        answering,
        sum(not shut >> seat & 1 for seat in passed_last(position)) / len(answering) if answering else 0.0,
        bool(position.table) and position.passes + 1 >= len(counts) + 1 - (owner > 0),
    )


def _stocked(view: BigTwoView) -> bool:
    """Whether there are cards to draw, as far as anybody can tell."""
    course = view.position.course
    return bool(course.stock) or (view.position.rules.stock.recycle and course.recycled < RECYCLINGS)
