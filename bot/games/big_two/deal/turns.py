"""How a turn moves on: plays, passes, the ends of tricks (BT-10, 11.2).

Each function that moves the turn returns the next position and adds what happened to ``events``.
"""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.engine.game import Event
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.cards.masks import joined
from bot.games.big_two.closed_lists import BigTwoEvent as Happened
from bot.games.big_two.position import Position, locked, passed, played
from bot.games.big_two.scoring.honours import SPECIAL
from bot.games.big_two.seat_sets import SeatSet, how_many, includes, with_seat, without_seat
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.climbing.climbing_position import leader_after, next_holder


def put_down(before: Position, play: Combination, *, declared: bool) -> Position:
    """The position after the player on turn has played ``play``; the turn goes to the next player who may answer.

    It is nobody's turn if all others have passed for good.
    """
    setting, seat, counts = before.setting, before.turn, before.counts
    counts = (*counts[:seat], counts[seat] - play.size, *counts[seat + 1 :])
    following, passes = next_holder(counts, seat, setting.step), 0
    if shut := locked(before):
        following, passes = _who_answers(setting, counts, seat, shut), how_many(shut)
    return Position(
        setting,
        following,
        counts,
        play.mask,
        seat,
        (*before.since_lead, (seat, play.mask)),
        passes,
        joined(before.played, play.mask),
        with_seat(before.acted, seat),
        with_seat(before.declared, seat) if declared else before.declared and without_seat(before.declared, seat),
        before.frozen,
        _uncalled(before, seat).course,
        played(before.deeds, seat, play.play.cards, declared=declared),
    )


def after_play(position: Position, play: Combination, events: list[Event]) -> Position:
    """From a play just made to the next turn that somebody can use."""
    setting = position.setting
    if setting.repeats and len(position.since_lead) == 1 and position.course.passed_on:
        if setting.combinations.beats(play, setting.combinations[position.course.passed_on]):
            position = _all_pass(position, events)
            return begin_turn(position, events)
        position = _open_lead(position)
    if position.turn == NOBODY:
        position = _trick_won(position, events, position.deeds)
    return begin_turn(position, events)


def after_pass(position: Position, events: list[Event]) -> Position:
    """From a pass of the player on turn to the next turn that somebody can use."""
    return begin_turn(_let_go(_uncalled(position, position.turn), events), events)


def begin_turn(position: Position, events: list[Event]) -> Position:
    """The position at the beginning of the next turn that its player can use.

    Under ``card_frozen`` an undeclared last card rests: that turn passes automatically, a lead moves on to the next
    player, and the card counts as declared from then on (BT-11.2, D-17).
    """
    if not position.setting.heeds_silence:
        return position
    while True:
        seat = position.turn
        position, rests = _turn_comes(position, seat)
        if not rests:
            return position
        events.append(Event(Happened.FROZEN, seat))
        position = _let_go(position, events)


def _turn_comes(position: Position, seat: Seat) -> tuple[Position, bool]:
    """The position as the turn of ``seat`` begins, and whether its last card rests.

    With callouts, a last card that nobody called counts as declared.
    """
    setting = position.setting
    if position.counts[seat] not in setting.declared_sizes or includes(position.declared, seat):
        return position, False
    declared = with_seat(position.declared, seat)
    if setting.callouts and not includes(position.course.called, seat):
        return position._replace(declared=declared), False
    if not setting.freezes:
        return position, False
    return _uncalled(position, seat)._replace(declared=declared, frozen=with_seat(position.frozen, seat)), True


def _uncalled(position: Position, seat: Seat) -> Position:
    """The position after ``seat`` used its turn: an earlier call of its last card no longer counts."""
    course = position.course
    if not course.called:
        return position
    return position._replace(course=course._replace(called=without_seat(course.called, seat)))


def _let_go(position: Position, events: list[Event]) -> Position:
    """After a pass: the next turn, or the end of the trick if everybody else has passed (BT-10.2).

    A pass on the lead moves the lead to the next player (D-17, D-19).
    """
    setting = position.setting
    seat, counts = position.turn, position.counts
    deeds = passed(position.deeds, seat)
    if not position.table:
        return _open_lead(position)._replace(turn=next_holder(counts, seat, setting.step), deeds=deeds)
    passes = position.passes + 1
    if passes >= _others(position):
        return _trick_won(position, events, deeds)
    if setting.locks:
        following = _who_answers(setting, counts, seat, with_seat(locked(position), seat))
    else:
        following = next_holder(counts, seat, setting.step)
    trick = (*position.since_lead, (seat, 0))
    return position._replace(turn=following, since_lead=trick, passes=passes, deeds=deeds)


def _others(position: Position) -> int:
    """How many players, besides the owner of the play on the table, hold cards."""
    counts, owner = position.counts, position.owner
    return len(counts) - counts.count(0) - (counts[owner] > 0)


def _who_answers(setting: DealSetting, counts: tuple[int, ...], seat: Seat, shut: SeatSet) -> Seat:
    """The next seat after ``seat`` that is not in ``shut``, or nobody."""
    following = seat
    for _ in counts:
        following = next_holder(counts, following, setting.step)
        if following == seat:
            break
        if not includes(shut, following):
            return following
    return NOBODY


def _trick_won(position: Position, events: list[Event], deeds: str) -> Position:
    """The cards are set aside and their owner leads; if the owner is out, the next player does (BT-10.2, 13.2)."""
    setting = position.setting
    owner, course = position.owner, position.course
    leader = leader_after(position.counts, owner, setting.step)
    events.append(Event(Happened.TRICK_WON, leader))
    if setting.combinations[position.table].kind in SPECIAL:
        course = course._replace(unbeaten=(*course.unbeaten, (owner, position.table)))
    if setting.repeats and not (course.before and setting.rules.pass_.echo):
        # Under echo, what was really passed on stays (D-10).
        course = course._replace(passed_on=position.table)
    position = position._replace(
        turn=leader, table=0, owner=NOBODY, since_lead=(), passes=0, course=course, deeds=deeds
    )
    return position if leader == owner else _open_lead(position)


def _all_pass(position: Position, events: list[Event]) -> Position:
    """Everybody passes automatically, because the lead beats what they passed on (BT-10.4, 10.5)."""
    owner, step = position.owner, position.setting.step
    course = position.course
    position = position._replace(course=course._replace(before=course.passed_on))
    seat, deeds = next_holder(position.counts, owner, step), position.deeds
    for _ in range(_others(position)):
        position, rests = _turn_comes(position, seat)
        events.append(Event(Happened.FROZEN if rests else Happened.PASSED, seat))
        position, deeds = _uncalled(position, seat), passed(deeds, seat)
        seat = next_holder(position.counts, seat, step)
    return _trick_won(position, events, deeds)


def _open_lead(position: Position) -> Position:
    """The position in which earlier passes no longer concern the lead."""
    course = position.course
    if not (course.passed_on or course.before):
        return position
    return position._replace(course=course._replace(passed_on=0, before=0))
