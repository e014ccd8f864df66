"""The duty before a hand of one card (BT-11.3, 11.4), and the highest card, which may not go last (BT-13.3)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.engine.actions import Seat
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.masks import card_count, highest, is_one_card
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.position import Position, locked
from bot.games.big_two.rules.closed_choices import TopEnforce, TopFollow, TopLead
from bot.games.big_two.seat_sets import includes
from bot.games.big_two.setting import DealSetting
from bot.games.climbing.turn_order import next_holder


class Case(StrEnum):
    """What the duty demands."""

    FOLLOW = "follow"  # the highest single
    LEAD = "lead"  # a combination, or the highest single
    COMBINATION = "combination"  # a combination


class Duty(NamedTuple):
    """The duty ``case`` binds the player on turn, because ``seat`` is next and holds one card."""

    case: Case
    seat: Seat
    enforce: TopEnforce  # whether a breach is refused, or must be paid for
    setting: DealSetting
    # the play that everybody passed on: a lead that beats it fulfils every duty, for nobody may answer it (D-13)
    repeated: Mask

    def met(self, play: Combination | None, hand: Mask) -> bool:
        """Whether ``play`` (None: a pass) from ``hand`` fulfils the duty. A monster played on a single does."""
        if play is None:
            return self.case is not Case.FOLLOW
        if play.size > 1 or (self.case is not Case.COMBINATION and play.mask == highest(hand)):
            return True
        known = self.setting.combinations
        return bool(self.repeated) and known.beats(play, known[self.repeated])


class Breach(NamedTuple):
    """``seat`` broke the duty ``case`` before ``following``. ``better`` would have fulfilled it (BT-11.4)."""

    seat: Seat
    following: Seat
    case: Case
    better: Mask


def enforced_duty(position: Position, hand: Mask) -> Duty | None:
    """The duty of the player on turn, if the rules refuse a breach of it (BT-11.4)."""
    if 1 not in position.counts or position.setting.rules.top.enforce is not TopEnforce.LEGAL:
        return None
    return duty_of(position, hand)


def breach_of(position: Position, hand: Mask, play: Combination | None) -> Breach | None:
    """The duty that ``play`` (None: a pass) breaks, if the rules allow the breach but may charge for it (BT-11.4)."""
    setting = position.setting
    if 1 not in position.counts or setting.rules.top.enforce is not TopEnforce.LIABILITY:
        return None
    duty = duty_of(position, hand)
    if duty is None or duty.met(play, hand):
        return None
    better = highest(hand)
    if duty.case is Case.COMBINATION:
        better = next(mask for mask in setting.generator.leads(hand) if not is_one_card(mask))
    return Breach(position.turn, duty.seat, duty.case, better)


def duty_of(position: Position, hand: Mask) -> Duty | None:
    """The duty of the player on turn, who holds ``hand``; None if there is none.

    A prescribed opening (BT-5.2) comes first: the play it binds has no further duty. A player who cannot beat the
    single on the table must pass and has no duty. Neither has a hand that may not be played out (BT-13.3). Only the
    next player in turn order matters. If that player may not act in this trick any more, there is no duty (D-13).
    """
    setting = position.setting
    counts = position.counts
    if 1 not in counts:
        return None
    top = setting.rules.top
    following = next_holder(counts, position.turn, setting.step)
    if counts[following] != 1 or top.enforce is TopEnforce.OFF or following == position.turn:
        return None
    if includes(locked(position), following) or is_barred(setting, hand):
        return None
    if position.table:
        bound = top.follow is TopFollow.HIGHEST and is_one_card(position.table) and highest(hand) > position.table
        return Duty(Case.FOLLOW, following, top.enforce, setting, 0) if bound else None
    if top.lead is TopLead.FREE or (setting.opening and not position.acted):
        return None
    case = Case.LEAD
    if top.lead is TopLead.COMBO_FIRST and len(setting.generator.leads(hand)) > card_count(hand):
        case = Case.COMBINATION
    return Duty(case, following, top.enforce, setting, position.course.passed_on)


def is_barred(setting: DealSetting, hand: Mask) -> bool:
    """Whether the hand is the highest card alone, which may not be played (BT-13.3)."""
    return setting.bars_top and hand == setting.pack.highest
