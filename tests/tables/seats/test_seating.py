"""Sitting down late, leaving in mid-deal, and who is booked: whoever was dealt the hand.

Promise: A deal is booked once, for whom it was dealt to. Nobody holds two hands of it, and nobody voids it alone
against others. Also: tests/tables/seats/test_seats_kept.py, tests/bot/clocks_and_absence/test_late_seats.py.

Promise: Who left a match comes back to their own total.
"""

from __future__ import annotations

from typing import Any

from bot.engine.actions import Action, Seat, waited_for
from bot.games.big_two.verbs import GRAMMAR
from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.log.table_log import entries_of, table_from_json
from bot.tables.seats.who_plays import with_lapses
from bot.tables.table import LAPSES_AT_MOST, Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    LIV,
    STRANGER,
    WING,
    after,
    as_kept,
    between,
    dealt,
    full,
    lobby,
    on_terms,
    opening,
    refusal_of,
    steps,
    tried,
)


def sitting(table: Table) -> list[int | None]:
    """Who sits where: people by number, None for a computer."""
    return [None if sitter is None else sitter.person for sitter in table.sitters]


def booked(table: Table) -> tuple[Table, list[int | None]]:
    """The table once its deal is over, and for whom the deal was booked."""
    for _, later in steps(table):
        entries = entries_of(table, later)
        table = later
    return table, [entry.person for entry in entries]


def mid_deal(**given: Any) -> Table:
    """A deal of Ann, Bo and two computers in which something has been played."""
    moves = steps(dealt(**given))
    next(moves)
    return next(moves)[1]


def letting_in() -> Table:
    """The same where people may take over a computer's seat at once."""
    return next(later for _, later in steps(after(full(), do.LetIn(ANN, on=True), do.Start(ANN))))


def dealt_on(table: Table) -> Table:
    """The next deal of a table at which only Ann is waited for."""
    return after(table, do.Ready(ANN))


def joined(table: Table, person: int, seat: Seat | None = None) -> Table:
    return after(table, do.Join(person, seat))


def test_commands_of_seats_are_read_back_from_the_log() -> None:
    commands = (do.Join(LIV), do.Join(LIV, 3), do.Fill(ANN), do.RemoveComputer(ANN), do.LetIn(ANN, on=True))
    for command in (*commands, do.End(ANN), do.End(ANN, deal=0), do.End(ANN, admin=True, deal=2), do.PlayOn(BO)):
        data = command_to_json(command)
        assert command_from_json(data, GRAMMAR) == command


# --- the lobby ---


def test_one_command_fills_the_lobby_with_computers_and_one_sends_the_last_away() -> None:
    table, happened = tried(open_table(opening()), do.Fill(ANN))
    assert table.free == 0
    assert [(event.name, event.seat) for event in happened] == [("joined", 1), ("joined", 2), ("joined", 3)]
    table, happened = tried(table, do.RemoveComputer(ANN))
    assert [seat for seat, sitter in enumerate(table.sitters) if sitter is None] == [3]
    assert [(event.name, event.seat) for event in happened] == [("computer-away", 3)]


def test_who_joins_a_full_lobby_takes_a_computers_seat_and_a_free_one_first() -> None:
    assert sitting(joined(full(), WING)) == [ANN, BO, WING, None]
    table = after(lobby(), do.AddComputer(ANN))
    assert sitting(joined(table, WING)) == [ANN, BO, None, WING]
    table = joined(joined(full(), WING), LIV)
    assert refusal_of(table, do.Join(STRANGER)).name == TableRefusal.FULL


def test_a_seat_can_be_chosen_in_the_lobby_and_changed_with_its_cut() -> None:
    assert sitting(joined(lobby(), WING, 3)) == [ANN, BO, None, WING]
    table = after(full(), do.Cut(ANN, "one"), do.Join(ANN, 3))
    assert sitting(table) == [None, BO, None, ANN]
    assert table.sealed.cuts == ((3, "one"),)
    assert table.host == ANN
    assert refusal_of(table, do.Join(ANN, 1)).name == TableRefusal.TAKEN


def test_who_left_the_lobby_gets_the_old_seat_again() -> None:
    table = joined(lobby(), WING)
    table = after(table, do.Leave(BO), do.Leave(WING))
    assert sitting(joined(joined(table, WING), BO)) == [ANN, BO, WING, None]


# --- between deals and in mid-deal ---


def test_between_deals_the_late_friend_has_the_seat_at_once_and_is_waited_for() -> None:
    table = joined(between(), LIV)
    assert sitting(table) == [ANN, BO, LIV, None]
    assert table.missing() == (ANN, BO, LIV)
    table = after(table, do.Ready(ANN), do.Ready(BO), do.Ready(LIV))
    assert booked(table)[1] == [ANN, BO, LIV, None]


def test_in_mid_deal_the_late_friend_sits_down_when_the_deal_ends_and_is_not_booked_for_it() -> None:
    table, happened = tried(mid_deal(), do.Join(LIV))
    assert [(event.name, event.seat) for event in happened] == [("next-up", 2)]
    assert sitting(table) == [ANN, BO, None, None]
    assert refusal_of(table, do.Join(LIV)).name == TableRefusal.NEXT_UP
    assert sitting(joined(table, WING)) == sitting(table)
    assert dict(joined(table, WING).next_up) == {LIV: 2, WING: 3}
    assert refusal_of(joined(table, WING), do.Join(STRANGER)).name == TableRefusal.FULL
    over, people = booked(table)
    assert people == [ANN, BO, None, None]
    assert sitting(over) == [ANN, BO, LIV, None]
    assert over.missing() == (ANN, BO, LIV)
    assert over.next_up == ()


def test_who_waits_for_a_seat_can_choose_another_or_leave() -> None:
    table = joined(joined(mid_deal(), LIV), LIV, 3)
    assert table.next_up == ((LIV, 3),)
    assert after(table, do.Leave(LIV)).next_up == ()
    assert after(table, do.Close(ANN)).next_up == ()


def test_where_the_host_lets_people_in_a_seat_is_taken_over_at_once_but_the_deal_stays_the_computers() -> None:
    table = letting_in()
    table = joined(table, LIV, 3)
    assert sitting(table) == [ANN, BO, None, LIV]
    assert table_from_json(as_kept(table), table.rules.to_json()) == table
    over, people = booked(table)
    assert people == [ANN, BO, None, None]
    assert over.settled is not None
    assert over.settled.sitters[3] == full().sitters[3]
    assert sitting(over) == [ANN, BO, None, LIV]


def test_people_who_are_let_in_during_a_deal_sit_down_when_it_ends_and_at_once_in_the_next() -> None:
    table = after(mid_deal(), do.LetIn(ANN, on=True))
    assert (table.lets_in, table.lets_in_now) == (True, False)
    assert joined(table, LIV).next_up == ((LIV, 2),)
    assert joined(after(letting_in(), do.LetIn(ANN, on=False), do.LetIn(ANN, on=True)), LIV).next_up == ((LIV, 2),)
    over, _ = booked(table)
    assert joined(after(over, do.Ready(ANN), do.Ready(BO)), LIV).seat_of(LIV) == 2


def test_who_left_in_mid_deal_is_booked_and_gets_the_same_hand_again() -> None:
    table = after(mid_deal(), do.Leave(BO))
    assert booked(table)[1] == [ANN, BO, None, None]
    back = joined(table, BO)
    assert sitting(back) == [ANN, BO, None, None]
    assert back.booked_for_others == ()
    assert booked(back)[1] == [ANN, BO, None, None]
    over, _ = booked(table)
    assert sitting(joined(over, BO)) == [ANN, BO, None, None]


def test_who_left_a_match_comes_back_to_their_own_total() -> None:
    over, _ = booked(mid_deal())
    for table in (after(over, do.Leave(BO)), booked(after(mid_deal(), do.Leave(BO)))[0]):
        assert refusal_of(table, do.Join(BO, 2)).name == TableRefusal.OWN_SEAT
        assert joined(table, BO).seat_of(BO) == joined(table, BO, 1).seat_of(BO) == 1
        assert joined(joined(table, LIV, 1), BO, 2).seat_of(BO) == 2, "their own is a person's now"
    back = after(joined(after(over, do.Leave(BO)), LIV, 1), do.Leave(LIV))
    assert refusal_of(back, do.Join(BO, 2)).name == TableRefusal.OWN_SEAT, "whoever sat there meanwhile"
    waiting = dealt_on(after(over, do.Leave(BO)))
    assert refusal_of(joined(waiting, BO), do.Join(BO, 2)).name == TableRefusal.OWN_SEAT
    assert joined(joined(waiting, LIV, 1), BO, 2).next_up == ((LIV, 1), (BO, 2)), "their own is kept for a person"
    anew = after(over, do.Leave(BO), do.Rematch(ANN))
    assert joined(booked(anew)[0], BO, 2).seat_of(BO) == 2, "another match, in which they have no total"


def test_who_waits_for_a_seat_that_its_owner_takes_back_gets_another() -> None:
    waiting = joined(after(mid_deal(), do.Leave(BO)), LIV, 1)
    assert waiting.next_up == ((LIV, 1),)
    back = joined(waiting, BO)
    assert (back.seat_of(BO), back.next_up) == (1, ((LIV, 2),))
    assert sitting(booked(back)[0]) == [ANN, BO, LIV, None]


def test_nobody_holds_two_hands_of_one_deal() -> None:
    table = after(letting_in(), do.Leave(BO))
    assert refusal_of(table, do.Join(BO, 3)).name == TableRefusal.HELD_ANOTHER
    over, people = booked(table)
    assert people == [ANN, BO, None, None]
    assert sitting(joined(over, LIV, 1)) == [ANN, LIV, None, None]


def test_nobody_else_holds_the_hand_of_somebody_who_left_it() -> None:
    table = joined(after(letting_in(), do.Leave(BO)), LIV, 1)
    assert (sitting(table), table.next_up) == ([ANN, None, None, None], ((LIV, 1),))
    assert sitting(joined(table, WING)) == [ANN, None, WING, None], "a computer's own hand is open at once"
    assert sitting(joined(table, BO)) == [ANN, BO, None, None]
    over, people = booked(table)
    assert people == [ANN, BO, None, None]
    assert sitting(over) == [ANN, LIV, None, None]


def test_who_takes_over_and_leaves_again_is_not_booked_either() -> None:
    table = letting_in()
    table = after(joined(table, LIV, 2), do.Leave(LIV))
    assert booked(table)[1] == [ANN, BO, None, None]
    assert refusal_of(table, do.Join(LIV, 3)).name == TableRefusal.HELD_ANOTHER
    assert sitting(joined(table, LIV)) == [ANN, BO, LIV, None]


def test_the_seat_of_somebody_away_is_not_open_and_a_taken_over_one_is_not_away() -> None:
    table = with_lapses(mid_deal(clock=20), 1, LAPSES_AT_MOST)
    assert table.open_seats == (2, 3)
    assert refusal_of(table, do.Join(LIV, 1)).name == TableRefusal.TAKEN
    gone = after(on_terms(table, lets_in_from=0), do.Leave(BO))
    assert gone.away == frozenset()
    assert joined(gone, LIV, 1).away == frozenset()


def test_a_table_that_all_have_left_goes_on_with_whoever_comes_before_its_deal_ends() -> None:
    table = after(mid_deal(), do.Leave(ANN), do.Leave(BO))
    back, happened = tried(table, do.Join(ANN))
    assert back.host == ANN
    assert [event.name for event in happened] == ["joined", "host-now"]
    over, people = booked(joined(table, LIV))
    assert people == [ANN, BO, None, None]
    assert (over.stage, over.persons, over.host) == (Stage.BETWEEN, (LIV,), LIV)


# --- a void deal ---


def test_a_void_deal_needs_everybody_who_sits_there() -> None:
    table, happened = tried(mid_deal(), do.End(ANN, deal=1))
    assert [(event.name, event.seat) for event in happened] == [("end-asked", 0)]
    assert refusal_of(table, do.End(ANN, deal=1)).name == TableRefusal.AGREED
    table, happened = tried(table, do.End(BO, deal=1))
    assert table.stage is Stage.ENDED
    assert table.settled is not None
    assert table.settled.result.void


def test_one_who_plays_on_keeps_the_deal_until_they_agree_or_it_ends() -> None:
    table = after(mid_deal(), do.End(BO), do.PlayOn(ANN))
    refusal = refusal_of(table, do.End(BO))
    assert (refusal.name, refusal.args) == (TableRefusal.PLAYS_ON, {"person": ANN})
    assert refusal_of(table, do.PlayOn(BO)).name == TableRefusal.OLD
    assert after(table, do.End(ANN), do.End(BO)).stage is Stage.ENDED
    assert after(table, do.End(STRANGER, admin=True)).stage is Stage.ENDED
    over, people = booked(table)
    assert people == [ANN, BO, None, None]
    assert over.votes == ()


def without_bo() -> Table:
    """A deal that began while Bo was away."""
    table = after(between(clock=20), do.Ready(ANN))
    return after(table, do.SitOut(table.deal_number))


def test_whoever_is_alone_with_computers_or_with_people_whom_the_deal_does_not_count_for_ends_the_table() -> None:
    alone = after(open_table(opening(computers=3)), do.Start(ANN))
    assert after(alone, do.End(ANN)).stage is Stage.ENDED
    assert after(without_bo(), do.End(ANN)).stage is Stage.ENDED


def test_a_deal_that_counts_for_somebody_who_went_away_is_made_void_once_they_are_back_and_agree() -> None:
    away = with_lapses(mid_deal(clock=20), 1, LAPSES_AT_MOST)
    assert booked(away)[1] == [ANN, BO, None, None]
    assert refusal_of(away, do.End(ANN)).name == TableRefusal.COUNTS
    assert after(away, do.End(ANN, admin=True)).stage is Stage.ENDED
    assert after(away, do.Back(BO), do.End(ANN), do.End(BO)).stage is Stage.ENDED


def history(table: Table) -> tuple[tuple[Seat, Action], ...]:
    return table.deal.view(None).history if table.deal is not None else ()


def acted_in(table: Table, seat: Seat) -> Table:
    """The deal once something has been done in a seat."""
    return next(later for _, later in steps(table) if seat in {actor for actor, _ in history(later)})


def test_who_is_back_before_their_first_action_owns_a_deal_that_began_without_them() -> None:
    table = without_bo()
    back = after(table, do.Back(BO))
    assert (back.booked_for_others, booked(back)[1]) == ((), [ANN, BO, None, None])
    again = joined(after(table, do.Leave(BO)), BO)
    assert (again.booked_for_others, booked(again)[1]) == ((), [ANN, BO, None, None])


def test_nobody_who_takes_over_from_a_computer_chooses_by_the_cards_whether_the_deal_counts() -> None:
    table = joined(letting_in(), LIV)
    (seat,) = (seat for seat, _ in table.booked_for_others)
    for again in (joined(after(table, do.Leave(LIV)), LIV), after(with_lapses(table, seat, 3), do.Back(LIV))):
        assert (again.seat_of(LIV), again.booked_for_others) == (seat, table.booked_for_others)


def test_a_deal_that_goes_on_while_somebody_is_away_counts_for_a_computer_even_if_they_come_back_or_leave() -> None:
    table = acted_in(without_bo(), 1)
    assert sitting(table) == [ANN, BO, None, None]
    assert booked(table)[1] == [ANN, None, None, None]
    back = after(table, do.Back(BO))
    over, people = booked(back)
    assert people == [ANN, None, None, None]
    assert over.settled is not None
    assert over.settled.played_for == ((1, BO),)
    assert sum(over.settled.result.points) == 0
    names = [sitter.name for sitter in over.settled.sitters if sitter and sitter.computer]
    assert len(set(names)) == len(names) == 3
    left = after(back, do.Leave(BO))
    assert left.sitters[1] == dict(left.booked_for_others)[1]
    assert booked(joined(left, BO))[1] == [ANN, None, None, None]
    assert booked(after(over, do.Ready(ANN), do.Ready(BO)))[1] == [ANN, BO, None, None]


def test_a_deal_that_counts_for_somebody_who_left_is_made_void_by_an_admin_alone() -> None:
    table = after(mid_deal(), do.Leave(BO))
    assert refusal_of(table, do.End(ANN)).name == TableRefusal.COUNTS
    assert after(table, do.End(ANN, admin=True)).stage is Stage.ENDED
    gone, people = booked(after(table, do.Leave(ANN)))
    assert people == [ANN, BO, None, None]
    assert gone.stage is Stage.ENDED


def test_a_wish_to_end_lapses_with_the_next_action_of_whoever_has_it() -> None:
    before = after(mid_deal(), do.End(ANN), do.PlayOn(BO), do.End(BO))
    acted: set[Seat] = set()
    while 1 not in acted:
        assert before.votes == ((BO, True),)
        assert before.deal is not None
        acted |= waited_for(before.deal)
        _, before = next(steps(before))
    assert before.deal is not None
    assert before.votes == ()
    assert refusal_of(before, do.PlayOn(ANN)).name == TableRefusal.OLD
    again = after(before, do.End(ANN))
    assert (again.stage, again.votes) == (Stage.DEAL, ((ANN, True),))


def test_nobody_is_asked_any_more_once_the_deal_counts_for_somebody_who_left_or_went_away() -> None:
    table = next(later for _, later in steps(dealt(clock=20)) if later.asked)
    ((seat, question),) = table.asked
    one, other = table.persons if seat == 1 else table.persons[::-1]
    asked = after(table, do.End(one))
    assert asked.asked_to_end
    assert after(asked, do.Leave(other)).votes == ()
    gone = after(with_lapses(asked, seat, LAPSES_AT_MOST - 1), do.Lapse(seat, question))
    assert gone.awake == (one,)
    assert gone.votes == ()


def test_a_question_about_an_earlier_deal_ends_nothing() -> None:
    table = between()
    assert refusal_of(table, do.End(ANN, deal=1)).name == TableRefusal.OLD
    assert after(table, do.End(ANN, deal=0)).stage is Stage.ENDED
