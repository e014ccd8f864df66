"""The steps of a deal at its table: dealt, acted in, fallen due, settled; with the news to be shown and who is asked.

Somebody who leaves in mid-deal and comes back finds the same question, with the time that was left. So a question stays
open as long as its seat is asked the same thing, even while a computer sits there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from bot.engine.actions import Action, Seat, asked_the_same, must_act, waited_for, waits_for_answer
from bot.engine.game import Deal, Event, NotAllowed, Refusal, Result
from bot.engine.seam.uncovering import uncovers, uncovers_by_itself
from bot.engine.table_values import News, Settled, Sitter, public
from bot.tables import commands as do
from bot.tables.course import By, DealCourse
from bot.tables.deal.evening_deals import evening_after, match_after
from bot.tables.seats.leaving import kicked_out
from bot.tables.seats.seating import dealt_to, promises_kept
from bot.tables.seats.who_plays import booked
from bot.tables.table import Table
from bot.tables.table_parts import DealInHand, Gathering, Leavers, OpenQuestion, Sealed, SeatAt, SeatInDeal, Stage

After = tuple[Table, tuple[Event, ...]]
"""A table after something was done, with what happened."""
Change = After | Refusal
"""The result of a command: the next table with its events, or a refusal that changes nothing."""


def dealt(table: Table, before: tuple[Event, ...], seed: str) -> After:
    """The table with its next deal, which is already over if a hand wins at once."""
    deal, events = table.match.start_deal(table.shuffle())
    timed = table.terms.clock is not None and len(table.persons) > 1
    kicked = tuple(one for one in table.leavers.kicked if one.deal == table.deal_number)
    after = replace(
        dealt_to(table),
        stage=Stage.DEAL,
        now=DealInHand(deal, timed, news=news_after((), events), course=DealCourse()),
        leavers=Leavers(table.leavers.departures, kicked),
        turn=table.turn + 1,
    )
    return _gone_on(after, deal, (*before, *events), seed)


def acted(table: Table, in_hand: DealInHand, seat: Seat, action: Action, seed: str, by: By = By.ITSELF) -> Change:
    """The table after an action in its deal. Acting takes back the actor's wish for a void deal."""
    deal, sitter = in_hand.deal, table.seats[seat].sitter
    try:
        later, events = stepped(in_hand, seat, action, by, sitter.person if sitter and by is not By.ITSELF else None)
    except NotAllowed as refused:
        return refused.refusal
    others = waited_for(deal) - {seat}
    asked_still = others and all(asked_the_same(deal, later.deal, other) for other in others)
    now = _without_wishes(later, sitter.person) if sitter and (later.votes or later.kicks) else later
    after = replace(table, now=now, turn=table.turn if asked_still else table.turn + 1)
    return _gone_on(after, later.deal, events, seed)


def _without_wishes(in_hand: DealInHand, person: int | None) -> DealInHand:
    """The deal in hand without a person's wishes for a void deal, or for a computer in the person's seat."""
    votes = tuple(vote for vote in in_hand.votes if vote != (person, True))
    return replace(in_hand, votes=votes, kicks=tuple(wish for wish in in_hand.kicks if wish[1] != person))


def stepped(
    in_hand: DealInHand, seat: Seat, action: Action, by: By = By.ITSELF, person: int | None = None
) -> tuple[DealInHand, tuple[Event, ...]]:
    """The deal in hand after an action, whoever's it was, and what happened.

    Raises:
        NotAllowed: the judge refuses the action.
    """
    deal, course = in_hand.deal, in_hand.course
    later, events = deal.apply(seat, action)
    if course is not None:
        uncovered = uncovers(deal, later, events, seat, action)
        course = course.with_step(seat, action, by, person, uncovers=uncovered)
    in_trick = action.in_trick
    trick_over = in_trick and not later.trick
    now = replace(
        in_hand,
        deal=later,
        news=news_after(in_hand.news, events, seat, in_trick=in_trick),
        trick=(*deal.trick, (seat, action.cards)) if trick_over else in_hand.trick,
        course=course,
    )
    return now, events


def fallen_due(table: Table, seed: str) -> Change:
    """The table after something due in its deal has happened. Controls drawn before belong to an earlier turn."""
    if table.in_hand is None:
        raise ValueError("no deal is in hand")
    now, events = stepped_by_itself(table.in_hand)
    return _gone_on(replace(table, now=now, turn=table.turn + 1), now.deal, events, seed)


def stepped_by_itself(in_hand: DealInHand) -> tuple[DealInHand, tuple[Event, ...]]:
    """The deal in hand after something due has happened, and its events."""
    deal, course = in_hand.deal, in_hand.course
    later, events = deal.fall_due()
    if course is not None:
        course = course.with_due(uncovers=uncovers_by_itself(deal, later, events))
    return replace(in_hand, deal=later, news=news_after(in_hand.news, events), course=course), events


def _gone_on(table: Table, deal: Deal, events: tuple[Event, ...], seed: str) -> After:
    result = deal.result()
    return (table, events) if result is None else _settle(table, result, events, seed)


def _settle(table: Table, result: Result, events: tuple[Event, ...], seed: str) -> After:
    """Book a finished deal, even a void one, since it decides who deals next.

    Then the people who were kicked go, and those who waited for a computer's seat sit down. The table ends if it is
    closing or no person is left.
    """
    match, promises = match_after(table, result), table.next_up
    after = put_down(replace(table, match=match), result, booked(table), seed)
    after, gone = kicked_out(replace(after, stage=Stage.BETWEEN))
    if match.over():
        facts = {"total": max(match.totals), "deals": match.deals}
        events = (*events, *(Event("match-won", seat, facts) for seat in sorted(match.winners()) or (None,)))
    after, seated = promises_kept(after, promises)
    over = after.closing or not (after.persons or after.is_played_out)
    return replace(after, stage=Stage.ENDED if over else Stage.BETWEEN), (*events, *gone, *seated)


def put_down(table: Table, result: Result, sitters: tuple[Sitter | None, ...], seed: str) -> Table:
    """The table without its deal. ``settled`` keeps what is still to be shown, and the next deal's seed is fixed."""
    in_hand, match, sealed, evening = table.in_hand, table.match, table.sealed, evening_after(table, result, sitters)
    dealt = in_hand.deal.dealt if in_hand else None
    if in_hand is None or dealt is None:
        raise ValueError("a deal that ends was dealt")
    for_computers = [seat for seat, sitter in enumerate(sitters) if sitter and sitter.computer]
    persons = [seat for seat, sitter in enumerate(sitters) if sitter and not sitter.computer]
    settled = Settled(
        number=sealed.number,
        seed=sealed.seed,
        cuts=sealed.cuts,
        dealt=dealt,
        result=result,
        totals=match.totals if evening is None else evening.totals(len(sitters)),
        sitters=sitters,
        deals=match.deals,
        match_over=match.over() or evening is not None,  # each deal of an evening stands alone
        match_winners=match.winners(),
        news=public(in_hand.news),
        trick=in_hand.deal.view(None).trick or in_hand.trick,
        stood_in=frozenset(seat for seat in persons if table.computer_in(seat)),
        played_for=tuple((seat, person) for seat, person in _playing(table) if seat in for_computers),
        timed=in_hand.timed,
        deal=in_hand.deal,
    )
    return replace(
        table,
        now=Gathering(),
        seats=tuple(replace(seat, in_deal=SeatInDeal()) for seat in table.seats),
        settled=settled,
        sealed=Sealed(sealed.number + 1, seed),
        evening=evening,
    )


def _playing(table: Table) -> Iterator[tuple[Seat, int]]:
    """The seats in which people play themselves, and who; without people who are away."""
    for seat, sitter in enumerate(table.sitters):
        if sitter is not None and sitter.person is not None and seat not in table.away:
            yield seat, sitter.person


def news_after(news: News, happened: Iterable[Event], seat: Seat | None = None, *, in_trick: bool = False) -> News:
    """The news after ``seat`` acted, with what happened added. None: no seat acted. ``in_trick``: it played or passed.

    A private line stays for each of its readers until they act themselves. A public line stays until somebody plays or
    passes.
    """
    kept = [left for event in news if (left := _left_of(event, seat, in_trick))]
    return (*kept, *happened)


def _left_of(event: Event, actor: Seat | None, on: bool) -> Event | None:
    """The event for its remaining readers once ``actor`` has acted; None if nobody is left to read it."""
    if event.only is None:
        return None if on else event
    readers = event.only - {actor}
    if readers == event.only:
        return event
    return replace(event, only=readers) if readers else None


def questions_asked(before: Table, after: Table, command: do.Command) -> Table:
    """The table after a command, with a question for each person it waits for.

    A seat that is still asked the same thing keeps its question and its time, unless it has just answered. A question
    that was answered and is open again keeps its number, and with it the time that was left.
    """
    answered = answered_by(before, command)
    running = {
        seat: after.seats[seat].question or OpenQuestion(number)
        for seat, number in before.asked
        if seat != answered and before.deal_number == after.deal_number and _still_asked(before, after, seat)
    }
    numbers = {number for _, number in before.asked}
    running |= {
        at: seat.question
        for at, seat in enumerate(after.seats)
        if seat.question and seat.question.number not in numbers
    }
    waited = _waited_for(after, running)
    fresh = [seat for seat in waited if seat not in running]
    asked = running | {seat: OpenQuestion(number) for number, seat in enumerate(fresh, after.questions + 1)}
    seats = tuple(_asked(seat, asked[at] if at in waited else None) for at, seat in enumerate(after.seats))
    if not fresh and seats == after.seats:
        return after
    return replace(after, seats=seats, questions=after.questions + len(fresh))


def _asked(seat: SeatAt, question: OpenQuestion | None) -> SeatAt:
    return seat if seat.question == question else replace(seat, question=question)


def _still_asked(before: Table, after: Table, seat: Seat) -> bool:
    if before.deal is None or after.deal is None:
        return before.deal is after.deal  # the question is whether they ask for the next deal
    return asked_the_same(before.deal, after.deal, seat)


def _waited_for(table: Table, running: Collection[Seat]) -> list[Seat]:
    """The seats of the people that the table waits for, and of those who left with a question still open."""
    if table.stage is Stage.BETWEEN:
        missing = () if table.match.over() or table.is_played_out else table.missing()
        return sorted(seat for person in missing if (seat := table.seat_of(person)) is not None)
    if table.deal is None:
        return []
    left = table.left_in_deal.intersection(running)
    return [seat for seat in sorted(must_act(table.deal)) if seat in left or not table.computer_in(seat)]


def answered_by(table: Table, command: do.Command) -> Seat | None:
    """The seat whose question the command answers; None if it answers none.

    An optional word, such as a last card, answers no question and leaves the clock running.
    """
    match command:
        case do.Lapse() | do.PassFor():
            return command.seat
        case do.ComputerAct() if table.deal is not None:
            return command.seat if waits_for_answer(table.deal, command.seat, command.action.verb) else None
        case do.Back():
            return table.seat_of(command.person)
        case do.Hold() if command.action is not None:
            return table.seat_of(command.person)
        case do.Act() if table.deal is not None:
            seat = table.seat_of(command.person)
            return seat if waits_for_answer(table.deal, seat, command.action.verb) else None
    return None
