"""The duty before a player with one card (BT-11.3): whom it binds, and which actions meet it."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.games.actions import Seat
from bot.games.big_two.combinations import Combination
from bot.games.big_two.options import TopEnforce, TopFollow, TopLead
from bot.games.big_two.situation import Position, Setting, seat_after


class Case(StrEnum):
    """What the duty asks: the highest single; a combination or the highest single; a combination."""

    FOLLOW = "follow"
    LEAD = "lead"
    COMBINATION = "combination"


class Duty(NamedTuple):
    """``case`` binds the player on turn because ``seat``, who is next, holds one card; ``enforce`` says how."""

    case: Case
    seat: Seat
    enforce: TopEnforce

    def met(self, play: Combination | None, hand: int) -> bool:
        """Whether ``play`` (None: a pass) from ``hand`` meets the duty."""
        if play is None:
            return self.case is not Case.FOLLOW
        if self.case is Case.COMBINATION:
            return play.size > 1
        return play.mask == highest(hand) or (self.case is Case.LEAD and play.size > 1)


def highest(hand: int) -> int:
    """The highest card of a hand."""
    return 1 << hand.bit_length() - 1


def enforced_duty(setting: Setting, position: Position, hand: int) -> Duty | None:
    """The duty of the player on turn where its breach is refused (BT-11.4)."""
    return duty_of(setting, position, hand) if setting.rules.top.enforce is TopEnforce.LEGAL else None


def breached_duty(setting: Setting, position: Position, hand: int, play: Combination | None) -> Duty | None:
    """The duty that ``play`` (None: a pass) breaks where a breach is allowed but may have to be paid (BT-11.4)."""
    if setting.rules.top.enforce is not TopEnforce.LIABILITY:
        return None
    duty = duty_of(setting, position, hand)
    return None if duty is None or duty.met(play, hand) else duty


def duty_of(setting: Setting, position: Position, hand: int) -> Duty | None:
    """The duty of the player on turn, who holds ``hand``; None where nothing binds.

    A prescribed opening (BT-5.2) comes first: the play that it binds knows no further duty. Who cannot beat the
    single on the table passes anyway and is not bound.
    """
    top = setting.rules.top
    following = seat_after(position.counts, position.turn)
    if position.counts[following] != 1 or top.enforce is TopEnforce.OFF or following == position.turn:
        return None
    if position.table:
        single = position.table & position.table - 1 == 0
        bound = top.follow is TopFollow.HIGHEST and single and highest(hand) > position.table
        return Duty(Case.FOLLOW, following, top.enforce) if bound else None
    if top.lead is TopLead.FREE or (setting.opening and not position.played):
        return None
    if top.lead is TopLead.COMBO_FIRST and len(setting.generator.leads(hand)) > hand.bit_count():
        return Duty(Case.COMBINATION, following, top.enforce)
    return Duty(Case.LEAD, following, top.enforce)
