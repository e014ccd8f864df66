"""The last card: declaring and calling it, the duty before it, the card that may not be it.

BT-11.1 and 11.2 are about declaring, BT-11.3 and 11.4 about the duty, BT-13.3 about the highest card.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from bot.engine.actions import Seat
from bot.engine.game import Refusal
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.masks import card_count, highest, is_one_card
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.closed_lists import BigTwoRefusal as Name
from bot.games.big_two.closed_lists import out_of_phase, refuse
from bot.games.big_two.position import Position, locked, undeclared
from bot.games.big_two.rules.closed_choices import TopEnforce, TopFollow, TopLead
from bot.games.big_two.seat_sets import includes
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.climbing.climbing_position import next_holder


def over() -> Refusal:
    """The refusal of any action after the end of a deal."""
    return out_of_phase("BT-16.9", "over", ())


def playing(position: Position, seat: Seat, rule: str) -> Refusal:
    """The refusal of an action that has no place during play. ``open`` lists what ``seat`` may do on its turn."""
    options = ["play", "pass"] if position.table else ["play"]
    return out_of_phase(rule, "play", options if position.turn == seat else ())


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


SIZES = {(): "none", (1,): "one", (2,): "two", (1, 2): "both"}
"""Names for the sets of hand sizes that must be declared."""


def calls(position: Position, seat: Seat) -> list[Seat]:
    """Whom ``seat`` may call now and would be right about."""
    if not position.setting.callouts or includes(position.course.silenced, seat) or not position.counts[seat]:
        return []
    return [other for other in undeclared(position) if other != seat]


def refuse_announcement(setting: DealSetting, left: int) -> Refusal | None:
    """Why a hand of ``left`` cards cannot be declared, or None.

    ``sizes`` says which can be, ``n`` how many are held.
    """
    sizes = setting.declared_sizes
    if not sizes:
        return refuse(Name.NOT_ALLOWED_BY_RULES, "BT-11.1", what="declare")
    if left in sizes:
        return None
    return refuse(Name.NOTHING_TO_DECLARE, "BT-11.1", sizes=SIZES[sizes], n=left)


def refuse_declare(position: Position, seat: Seat) -> Refusal | None:
    """Why ``seat`` may not declare now. ``why`` of not_entitled is ``called`` if somebody called first."""
    if position.turn == NOBODY:
        return over()
    if (refused := refuse_announcement(position.setting, position.counts[seat])) is not None:
        return refused
    if includes(position.declared, seat):
        return refuse(Name.ALREADY_DECLARED, "BT-11.1")
    if position.turn == seat:
        return playing(position, seat, "BT-11.2")
    if includes(position.course.called, seat):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="called")
    return None


def refuse_call(position: Position, seat: Seat, other: Seat | None) -> Refusal | None:
    """Why ``seat`` may not call ``other``. A false call is not refused: it silences the caller.

    ``why`` of not_entitled is ``silenced`` after a false call. Else it is ``no_call``: one's own seat, a seat without
    cards, or one that was called already.
    """
    setting = position.setting
    if not setting.callouts or not setting.declared_sizes:
        return refuse(Name.NOT_ALLOWED_BY_RULES, "BT-11.2", what="callout")
    if position.turn == NOBODY:
        return over()
    if includes(position.course.silenced, seat):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="silenced")
    counts = position.counts
    mute = other is None or other == seat or other >= len(counts) or not counts[seat] or not counts[other]
    if mute or (other is not None and includes(position.course.called, other)):
        return refuse(Name.NOT_ENTITLED, "BT-11.2", why="no_call")
    return None
