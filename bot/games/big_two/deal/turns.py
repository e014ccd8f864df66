"""A turn: what it asks of whom (BT-10.1, 11.1, 12.3), and how it moves on: answers, passes, the ends of tricks.

All that is asked is public. Each function that moves the turn returns the next position and adds what happened to
``events``.
"""

from __future__ import annotations

from dataclasses import replace

from bot.engine.actions import Seat
from bot.engine.asks import Ask, Asks
from bot.engine.game import Event
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.before.redeal import OFFER
from bot.games.big_two.cards.combinations import Combination
from bot.games.big_two.deal.deeds import passed, played
from bot.games.big_two.grammar import DECLARE
from bot.games.big_two.happened import BigTwoEvent as Happened
from bot.games.big_two.rules.options import TopEnforce, TopFollow
from bot.games.big_two.scoring.honours import SPECIAL
from bot.games.big_two.situation import (
    NOBODY,
    DealSetting,
    Position,
    callable_by,
    first_turn,
    locked,
    seats_of,
    undeclared,
)
from bot.games.climbing.turn_order import leader_after, next_holder

_PASS = Ask("pass", must=True)
_DECLARE = Ask(DECLARE.verb, lasting=True, words=DECLARE.words)


def asks_of(setting: DealSetting, position: Position, phase: Phase | None) -> Asks:
    """What each seat is asked now: in a phase before play, in a redeal offer, or during play, on a turn or off it."""
    if phase is not None:
        return phase.asks()
    if position.undecided:
        return dict.fromkeys(seats_of(position.undecided), OFFER)
    if position.turn == NOBODY:
        return {}
    asks: dict[Seat, tuple[Ask, ...]] = {position.turn: _on_turn(setting, position)}
    if setting.declared_sizes:
        for seat in undeclared(setting, position):
            asks[seat] = (_DECLARE,)
        for seat in range(setting.seats):
            if others := callable_by(setting, position, seat):
                asks[seat] = (*asks.get(seat, ()), Ask("call", lasting=True, seats=others))
    return asks


def ahead_of(
    setting: DealSetting, position: Position, phase: Phase | None, opener: Seat, seat: Seat
) -> tuple[Ask, ...]:
    """What a seat may answer before it is asked: to lead, while something still keeps it from opening; or to pass.

    ``opener`` opens the deal whatever the cards are; nobody where they decide it, or where play has begun.
    """
    if phase is None and not position.undecided:
        return _passes_ahead(setting, position, seat)
    opens = seat == (position.turn if phase is None else opener)
    return (setting.lead,) if opens and position.counts[seat] else ()


def opening_of(
    setting: DealSetting, position: Position, phase: Phase | None, seat: Seat
) -> tuple[DealSetting, Position]:
    """The setting and the position in which a seat that may lead ahead will open, as far as everybody can tell."""
    if phase is None:
        return setting, position._replace(undecided=0)
    setting = replace(setting, starter=seat)
    return setting, first_turn(setting, position.counts, history=position.history)


def _passes_ahead(setting: DealSetting, position: Position, seat: Seat) -> tuple[Ask, ...]:
    """The pass that a seat may decide on until the next lead; none on a lead, and where the seat is passed over.

    None either where the rules may ask for the highest single before a hand of one card (BT-11.3): that is for each
    turn to decide.
    """
    table, counts = position.table, position.counts
    if not table or position.turn == NOBODY or not counts[seat] or locked(setting, position) >> seat & 1:
        return ()
    single = table & table - 1 == 0
    watches = setting.rules.top.enforce is not TopEnforce.OFF and setting.rules.top.follow is TopFollow.HIGHEST
    if single and watches and counts[next_holder(counts, seat, setting.step)] == 1:
        return ()
    return (_PASS,)


def _on_turn(setting: DealSetting, position: Position) -> tuple[Ask, ...]:
    """To play, or to pass. A leader may pass only if the hand is nothing but a barred top card (BT-13.3)."""
    barred = setting.bars_top and position.counts[position.turn] == 1
    return (setting.lead, _PASS) if position.table or barred else (setting.lead,)


def put_down(setting: DealSetting, before: Position, play: Combination, *, declared: bool) -> Position:
    """The position after the player on turn has played ``play``; the turn goes to the next player who may answer.

    It is nobody's turn if all others have passed for good.
    """
    seat, counts = before.turn, before.counts
    counts = (*counts[:seat], counts[seat] - play.size, *counts[seat + 1 :])
    mine, course = 1 << seat, _uncalled(before, seat).course
    shut = locked(setting, before)
    return Position(
        _who_answers(setting, counts, seat, shut) if shut else next_holder(counts, seat, setting.step),
        counts,
        play.mask,
        seat,
        (*before.trick, (seat, play.mask)),
        shut.bit_count(),
        before.played | play.mask,
        before.acted | mine,
        before.declared | mine if declared else before.declared & ~mine,
        before.frozen,
        course,
        played(before.history, seat, play.play.cards, declared=declared),
    )


def after_play(setting: DealSetting, position: Position, play: Combination, events: list[Event]) -> Position:
    """From a play just made to the next turn that somebody can use."""
    if setting.repeats and len(position.trick) == 1 and position.course.passed_on:
        if setting.combinations.beats(play, setting.combinations[position.course.passed_on]):
            position = _all_pass(setting, position, events)
            return begin_turn(setting, position, events)
        position = _open_lead(position)
    if position.turn == NOBODY:
        position = _trick_won(setting, position, events, position.history)
    return begin_turn(setting, position, events)


def after_pass(setting: DealSetting, position: Position, events: list[Event]) -> Position:
    """From a pass of the player on turn to the next turn that somebody can use."""
    return begin_turn(setting, _let_go(setting, _uncalled(position, position.turn), events), events)


def begin_turn(setting: DealSetting, position: Position, events: list[Event]) -> Position:
    """The position at the beginning of the next turn that its player can use.

    Under ``card_frozen`` an undeclared last card rests: that turn passes automatically, a lead moves on to the next
    player, and the card counts as declared from then on (BT-11.2, D-17).
    """
    if not setting.heeds_silence:
        return position
    while True:
        seat = position.turn
        position, rests = _turn_comes(setting, position, seat)
        if not rests:
            return position
        events.append(Event(Happened.FROZEN, seat))
        position = _let_go(setting, position, events)


def _turn_comes(setting: DealSetting, position: Position, seat: Seat) -> tuple[Position, bool]:
    """The position as the turn of ``seat`` begins, and whether its last card rests.

    With callouts, a last card that nobody called counts as declared.
    """
    mine = 1 << seat
    if position.counts[seat] not in setting.declared_sizes or position.declared & mine:
        return position, False
    declared = position.declared | mine
    if setting.callouts and not position.course.called & mine:
        return position._replace(declared=declared), False
    if not setting.freezes:
        return position, False
    return _uncalled(position, seat)._replace(declared=declared, frozen=position.frozen | mine), True


def _uncalled(position: Position, seat: Seat) -> Position:
    """The position after ``seat`` used its turn: an earlier call of its last card no longer counts."""
    mine, course = 1 << seat, position.course
    return position._replace(course=course._replace(called=course.called ^ mine)) if course.called & mine else position


def _let_go(setting: DealSetting, position: Position, events: list[Event]) -> Position:
    """After a pass: the next turn, or the end of the trick if everybody else has passed (BT-10.2).

    A pass on the lead moves the lead to the next player (D-17, D-19).
    """
    seat, counts = position.turn, position.counts
    history = passed(position.history, seat)
    if not position.table:
        return _open_lead(position)._replace(turn=next_holder(counts, seat, setting.step), history=history)
    passes = position.passes + 1
    if passes >= _others(position):
        return _trick_won(setting, position, events, history)
    trick = (*position.trick, (seat, 0))
    if not setting.locks:
        following = next_holder(counts, seat, setting.step)
        return position._replace(turn=following, passes=passes, trick=trick, history=history)
    following = _who_answers(setting, counts, seat, locked(setting, position) | 1 << seat)
    return position._replace(turn=following, passes=passes, trick=trick, history=history)


def _others(position: Position) -> int:
    """How many players, besides the owner of the play on the table, hold cards."""
    counts, owner = position.counts, position.owner
    return len(counts) - counts.count(0) - (counts[owner] > 0)


def _who_answers(setting: DealSetting, counts: tuple[int, ...], seat: Seat, shut: int) -> Seat:
    """The next seat after ``seat`` that is not in ``shut``, or nobody."""
    following = seat
    for _ in counts:
        following = next_holder(counts, following, setting.step)
        if following == seat:
            break
        if not shut >> following & 1:
            return following
    return NOBODY


def _trick_won(setting: DealSetting, position: Position, events: list[Event], history: str) -> Position:
    """The cards are set aside and their owner leads; if the owner is out, the next player does (BT-10.2, 13.2)."""
    owner, course = position.owner, position.course
    leader = leader_after(position.counts, owner, setting.step)
    events.append(Event(Happened.TRICK_WON, leader))
    if setting.combinations[position.table].kind in SPECIAL:
        course = course._replace(unbeaten=(*course.unbeaten, (owner, position.table)))
    if setting.repeats and not (course.before and setting.rules.pass_.echo):
        course = course._replace(passed_on=position.table)  # under echo, what was really passed on stays (D-10)
    position = position._replace(turn=leader, table=0, owner=NOBODY, trick=(), passes=0, course=course, history=history)
    return position if leader == owner else _open_lead(position)


def _all_pass(setting: DealSetting, position: Position, events: list[Event]) -> Position:
    """Everybody passes automatically, because the lead beats what they passed on (BT-10.4, 10.5)."""
    owner, step = position.owner, setting.step
    course = position.course
    position = position._replace(course=course._replace(before=course.passed_on))
    seat, history = next_holder(position.counts, owner, step), position.history
    for _ in range(_others(position)):
        position, rests = _turn_comes(setting, position, seat)
        events.append(Event(Happened.FROZEN if rests else Happened.PASSED, seat))
        position, history = _uncalled(position, seat), passed(history, seat)
        seat = next_holder(position.counts, seat, step)
    return _trick_won(setting, position, events, history)


def _open_lead(position: Position) -> Position:
    """The position in which earlier passes no longer concern the lead."""
    course = position.course
    if not (course.passed_on or course.before):
        return position
    return position._replace(course=course._replace(passed_on=0, before=0))
