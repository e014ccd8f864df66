"""Undo: a person takes back their own last action in the deal, with whatever followed by itself.

- Everybody else who is seated must agree; computers always do. Whoever refuses ends it, and so does any person's play.
- Nobody else may have acted since. An answer that was held before does not count: it was given without knowing.
- A card that a player put down since may be seen. Any other hidden card that was shown ends it: it cannot be unseen.
- While the deal counts for somebody who left, nothing is taken back: they cannot be asked.
- Nobody gains time: the question is open again with the time that was left.
- At a duplicate evening nothing is taken back: people at other tables play the same cards, and are not asked.
- In a tutorial nothing is taken back, since its next line already speaks of what was played.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from bot.engine.actions import Action
from bot.engine.game import Event, Refusal, find_game
from bot.tables import commands as do
from bot.tables.course import By, CourseStep, DealCourse, UndoAsked, action_of
from bot.tables.deal.deal_steps import Change, answered_by, news_after, stepped, stepped_by_itself
from bot.tables.deal.holds import all_dropped
from bot.tables.seats.who_plays import booked
from bot.tables.table import Table, with_seat
from bot.tables.table_parts import DealInHand
from bot.tables.table_refusals import TableRefusal, refuse

UNDONE = "undone"
"""The event of an action that was taken back."""


class Undoable(NamedTuple):
    """An action that its person may take back, if all others agree."""

    in_hand: DealInHand
    course: DealCourse
    step: CourseStep


def undo_asked(table: Table, command: do.Undo, _seed: str) -> Change:
    """The table after a person wants to take back an action: done at once if nobody else must agree."""
    found = undoable(table, command.person)
    if isinstance(found, Refusal):
        return found
    in_hand, course, step = found
    if command.at not in (None, step.at):
        return refuse(TableRefusal.OLD, number=table.number)
    seen = _seen(table, in_hand, step)
    asked = UndoAsked(
        course.asks + 1, command.person, step.at, seen.verb, seen.cards, count=seen.number, words=seen.words
    )
    after = _with_course(table, in_hand, replace(course, asks=asked.number, asked=asked))
    if not to_agree_to_undo(after):
        return _taken_back(after, asked)
    return after, (Event("undo-asked", step.seat),)


def undo_agreed(table: Table, command: do.AgreeToUndo, _seed: str) -> Change:
    """The table after one more person agrees. The action is taken back once all do."""
    asked = undo_open(table)
    if table.seat_of(command.person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.in_hand is None or table.in_hand.course is None or asked is None or asked.number != command.number:
        return refuse(TableRefusal.OLD, number=table.number)
    if command.person not in to_agree_to_undo(table):
        return refuse(TableRefusal.UNDO_AGREED, number=table.number)
    asked = replace(asked, agreed=(*asked.agreed, command.person))
    after = _with_course(table, table.in_hand, replace(table.in_hand.course, asked=asked))
    if not to_agree_to_undo(after):
        return _taken_back(after, asked)
    return after, (Event("undo-agreed", table.seat_of(command.person)),)


def undo_refused(table: Table, command: do.RefuseUndo, _seed: str) -> Change:
    """The table after somebody lets the action stand. It cannot be asked for again."""
    asked, seat = undo_open(table), table.seat_of(command.person)
    if seat is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if table.in_hand is None or table.in_hand.course is None or asked is None or asked.number != command.number:
        return refuse(TableRefusal.OLD, number=table.number)
    course = table.in_hand.course
    stands = replace(asked, refused_by=command.person)
    later = replace(course, asked=stands, refused=(*course.refused, asked.at))
    return _with_course(table, table.in_hand, later), (Event("undo-refused", seat),)


def undo_open(table: Table) -> UndoAsked | None:
    """The request that people still have to answer; None if there is none."""
    asked = table.in_hand.course.asked if table.in_hand is not None and table.in_hand.course is not None else None
    return asked if asked is not None and asked.is_open else None


def to_agree_to_undo(table: Table) -> tuple[int, ...]:
    """The people who must still agree, in seat order, those who are away included; empty if nothing is asked."""
    asked = undo_open(table)
    return () if asked is None else tuple(one for one in table.persons if one not in (asked.person, *asked.agreed))


def undoable(table: Table, person: int) -> Undoable | Refusal:
    """The action that a person may take back if all others agree, or why there is none."""
    in_hand = table.in_hand
    if table.seat_of(person) is None:
        return refuse(TableRefusal.STRANGER, number=table.number)
    if in_hand is None:
        return refuse(TableRefusal.UNDO_NO_DEAL, number=table.number)
    if table.terms.tutorial:
        return refuse(TableRefusal.UNDO_TUTORIAL, number=table.number)
    if table.evening is not None:
        return refuse(TableRefusal.UNDO_EVENING)
    course = in_hand.course or DealCourse()
    found = _last_of(course, person)
    if isinstance(found, Refusal):
        return found
    if gone := _booked_and_gone(table):
        return refuse(TableRefusal.UNDO_COUNTS, person=gone[0])
    if (asked := undo_open(table)) is not None:
        own = asked.person == person
        return refuse(TableRefusal.UNDO_ASKED) if own else refuse(TableRefusal.UNDO_OTHER, person=asked.person)
    if found.at in course.refused:
        return refuse(TableRefusal.UNDO_KEPT)
    if table.clock_in_deal is not None and found.at < min((one.at for one in course.answered), default=found.at):
        return refuse(TableRefusal.UNDO_LONG_AGO)
    return Undoable(in_hand, course, found)


def _last_of(course: DealCourse, person: int) -> CourseStep | Refusal:
    """A person's own last action, unless somebody else has acted since or a hidden card was shown."""
    uncovered = False
    for step in course.latest_first():
        uncovered = uncovered or step.uncovers
        if step.person == person:
            return refuse(TableRefusal.UNDO_SHOWN) if uncovered else step
        if step.by is By.PERSON and step.person is not None:
            return refuse(TableRefusal.UNDO_PLAYED, person=step.person)
    return refuse(TableRefusal.UNDO_NOTHING)


def _booked_and_gone(table: Table) -> list[int]:
    """The people who have left, but for whom the deal in hand counts: they cannot be asked."""
    persons = (sitter.person for sitter in booked(table) if sitter is not None)
    return [one for one in persons if one is not None and one not in table.persons]


def undo_still_possible(table: Table) -> Table:
    """The table without a request that nobody can grant any more: a card was shown, or its people have changed."""
    asked, in_hand = undo_open(table), table.in_hand
    if asked is None or in_hand is None or in_hand.course is None:
        return table
    without = _with_course(table, in_hand, replace(in_hand.course, asked=None))
    found = undoable(without, asked.person)
    possible = isinstance(found, Undoable) and found.step.at == asked.at and to_agree_to_undo(table)
    return table if possible else without


def question_remembered(before: Table, after: Table, command: do.Command) -> Table:
    """The table after a person's action, remembering the question that it answered."""
    in_hand, seat = after.in_hand, answered_by(before, command)
    if not isinstance(command, do.Act | do.Hold) or seat is None or in_hand is None or in_hand.course is None:
        return after
    question, was = before.seats[seat].question, before.in_hand.course if before.in_hand is not None else None
    if question is None or was is None or len(in_hand.course.text) <= len(was.text):
        return after
    return _with_course(after, in_hand, in_hand.course.with_answer(seat, question))


def _taken_back(table: Table, asked: UndoAsked) -> Change:
    """The table with its deal as it was before a step. Its people answer anew, and all that was held is dropped."""
    in_hand = table.in_hand
    assert in_hand is not None
    assert in_hand.course is not None
    course, answered = in_hand.course, {one.at: one for one in in_hand.course.answered}
    was = _played_until(table, in_hand, asked.at)
    seat = next(step.seat for step in course.steps() if step.at == asked.at)
    after, dropped = all_dropped(table)
    kept = replace(course.before(asked.at), asked=replace(asked, done=True))
    now = replace(in_hand, deal=was.deal, trick=was.trick, news=news_after(was.news, dropped), course=kept)
    after = _remembering(replace(after, now=now, turn=table.turn + 1), len(was.deal.view(None).history))
    if (back := answered.get(asked.at)) is not None:
        after = with_seat(after, back.seat, replace(after.seats[back.seat], question=back.question))
    return after, (Event(UNDONE, seat), *dropped)


def _remembering(table: Table, acts: int) -> Table:
    """The table that remembers nobody's seat for longer than the deal has had acts."""
    for at, seat in enumerate(table.seats):
        if any(sat.acts > acts for sat in seat.in_deal.before):
            before = tuple(sat._replace(acts=min(sat.acts, acts)) for sat in seat.in_deal.before)
            table = with_seat(table, at, replace(seat, in_deal=replace(seat.in_deal, before=before)))
    return table


def _played_until(table: Table, in_hand: DealInHand, at: int) -> DealInHand:
    """The deal in hand as it was before a step, played again from its shuffle."""
    deal, events = table.match.start_deal(table.shuffle())
    now, grammar = DealInHand(deal, in_hand.timed, news=news_after((), events)), find_game(table.game).typed.grammar
    assert in_hand.course is not None
    for step in in_hand.course.steps():
        if step.at == at:
            break
        now, _ = stepped_by_itself(now) if step.seat is None else stepped(now, step.seat, action_of(step, grammar))
    return now


def _seen(table: Table, in_hand: DealInHand, step: CourseStep) -> Action:
    """What everybody saw of an action, without cards that were put down in secret."""
    action = action_of(step, find_game(table.game).typed.grammar)
    at = len(_played_until(table, in_hand, step.at).deal.view(None).history)
    seen = in_hand.deal.view(None).history[at : at + 1]
    return next((deed for seat, deed in seen if seat == step.seat and deed.verb == action.verb), Action(action.verb))


def _with_course(table: Table, in_hand: DealInHand, course: DealCourse) -> Table:
    return replace(table, now=replace(in_hand, course=course))
