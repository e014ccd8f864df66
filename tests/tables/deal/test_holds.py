"""What people hold: a pass until the next lead, or the play that opens; kept in snapshots and logs, and taken back.

Promise: An answer that is held is private, is kept over a restart, never depends on the hand, and is in the record once
it is done. Nobody else is sent anything because of it. Also: tests/tables/log/test_match_record.py,
tests/bot/deals/test_redeal.py, tests/bot/deals/test_exchanges.py, tests/bot/hands_and_presses/test_helpful_hands.py.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from bot.cards import Card, read_cards
from bot.engine.actions import Action, Seat, must_act
from bot.engine.facts import Cards
from bot.engine.game import Deal, Event, find_game
from bot.engine.table_values import private, public
from bot.games.big_two.verbs import KEEP, PASS, REDEAL, WAIVE
from bot.i18n.spoken_facts import event_line
from bot.tables import commands as do
from bot.tables.deal.deadlines import deadlines
from bot.tables.log.table_log import table_from_json
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import (
    ANN,
    BO,
    LIV,
    STRANGER,
    WING,
    after,
    as_kept,
    in_hand,
    opening,
    played_out,
    refusal_of,
    tried,
)

PEOPLE = (ANN, BO, WING, LIV)


def people(**given: Any) -> Table:
    """Four people, the first deal in hand."""
    opened = open_table(opening(**given))
    return after(opened, *(do.Join(person) for person in PEOPLE[1:]), do.Start(ANN))


def deal_of(table: Table) -> Deal:
    assert table.deal is not None
    return table.deal


def turn_of(table: Table) -> Seat:
    [seat] = must_act(deal_of(table))
    return seat


def played(table: Table) -> Table:
    """The table after the weakest play of whoever is on turn."""
    seat = turn_of(table)
    play = next(action for action in deal_of(table).legal_actions(seat) if action.verb == "play")
    return after(table, do.Act(PEOPLE[seat], play, table.turn))


def others_of(table: Table, seat: Seat) -> list[Seat]:
    """The others in turn order."""
    return [(seat + step) % 4 for step in (1, 2, 3)]


def test_nothing_is_answered_ahead_of_a_lead() -> None:
    table = people()
    assert not any(deal_of(table).view(seat).ahead() for seat in range(4))
    refused = refusal_of(table, do.Hold(ANN, PASS))
    assert refused.name == TableRefusal.OLD
    assert refusal_of(table, do.Hold(STRANGER, PASS)).name == TableRefusal.STRANGER


def test_a_pass_given_ahead_comes_when_it_is_asked_for_and_ends_with_the_trick() -> None:
    table = people()
    leader = turn_of(table)
    table = played(table)
    following, second, third = others_of(table, leader)
    told, events = tried(table, do.Hold(PEOPLE[second], PASS))
    assert events == ()
    assert (told.turn, told.deal, told.news) == (table.turn, table.deal, table.news)
    assert told.held == ((second, PASS),)
    after_first, events = tried(told, do.Act(PEOPLE[following], PASS, told.turn))
    assert [event.seat for event in events if event.name == "passed"] == [following, second]
    assert turn_of(after_first) == third
    led = after(after_first, do.Act(PEOPLE[third], PASS, after_first.turn))
    assert turn_of(led) == leader
    assert led.held == ()
    assert not deal_of(led).view(second).ahead()
    assert turn_of(after(played(led), do.Act(PEOPLE[following], PASS))) == second


def test_a_pass_given_ahead_on_the_own_turn_is_played_at_once() -> None:
    table = played(people())
    seat = turn_of(table)
    told, events = tried(table, do.Hold(PEOPLE[seat], PASS))
    assert [event.seat for event in events] == [seat]
    assert turn_of(told) != seat
    assert told.turn == table.turn + 1


def test_it_can_be_taken_back() -> None:
    table = played(people())
    following = turn_of(table)
    seat = others_of(table, following)[0]
    told = after(table, do.Hold(PEOPLE[seat], PASS), do.Hold(PEOPLE[seat]))
    assert told == table
    assert turn_of(after(told, do.Act(PEOPLE[following], PASS))) == seat


def test_it_is_kept_in_the_snapshot_and_ends_when_its_person_leaves() -> None:
    table = played(people())
    seat = others_of(table, turn_of(table))[0]
    told = after(table, do.Hold(PEOPLE[seat], PASS))
    assert table_from_json(as_kept(told), told.rules.to_json()) == told
    assert "held" not in json.dumps(as_kept(table))
    assert after(told, do.Leave(PEOPLE[seat])).held == ()


def test_where_everybody_passes_ahead_the_leader_leads_again_with_a_whole_clock() -> None:
    table = people(clock=60)
    leader = turn_of(table)
    for seat in others_of(table, leader):
        refusal_of(table, do.Hold(PEOPLE[seat], PASS))
    table = played(table)
    before = table.questions
    for seat in reversed(others_of(table, leader)):
        table = after(table, do.Hold(PEOPLE[seat], PASS))
    assert turn_of(table) == leader
    assert table.held == ()
    assert [one for one, _ in table.asked] == [leader]
    assert table.questions > before


def test_before_a_hand_of_one_card_each_turn_decides() -> None:
    """Where the highest single may be asked for (BT-11.3), nothing is answered ahead of a single."""
    table = people()
    for _ in range(400):
        deal = deal_of(table)
        view, seat = deal.view(None), turn_of(table)
        ahead = deal.view(seat).ahead()
        table = after(table, do.Act(PEOPLE[seat], _weakest(deal, seat)))
        if table.deal is None:
            break
        if view.counts[(seat + 1) % 4] == 1 and not ahead and PASS in deal.legal_actions(seat):
            return
    raise AssertionError("nobody comes to one card")


def _weakest(deal: Deal, seat: Seat) -> Action:
    return deal.legal_actions(seat)[0]


# --- The play that opens ---


def offered(seed: int = 1, preset: str = "pagat-basic", **given: Any) -> Table:
    """Four people, a redeal offer in the first deal."""
    rules = find_game("big-two").rules(preset, {"redeal.points_below": 12}).to_json()
    return people(rules=rules, seed=f"{seed:064x}", **given)


def opener_of(table: Table) -> Seat:
    [seat] = [seat for seat in range(4) if deal_of(table).view(seat).ahead()]
    return seat


def asking_as(table: Table, other: Table) -> Table:
    """The table whose questions have the numbers of another's, and its steps what was held, after the same steps."""
    seats = zip(table.seats, other.seats, strict=True)
    as_other = tuple(replace(seat, question=one.question) for seat, one in seats)
    assert table.in_hand is not None
    assert other.in_hand is not None
    course, theirs = table.in_hand.course, other.in_hand.course
    assert course is not None
    assert theirs is not None
    assert [(one.seat, one.text) for one in course.steps()] == [(one.seat, one.text) for one in theirs.steps()]
    return replace(in_hand(table, course=theirs), seats=as_other, questions=other.questions)


def kept_by_all(table: Table) -> Table:
    return after(table, *(do.Act(person, KEEP) for person in PEOPLE))


def test_who_opens_may_hold_the_play_while_a_redeal_is_offered_and_nobody_else() -> None:
    table = offered()
    seat = opener_of(table)
    view = deal_of(table).view(seat)
    opening_play, *_, strongest = view.legal_ahead()
    other = Action("play", deal_of(table).view((seat + 1) % 4).hand[:1])
    assert refusal_of(table, do.Hold(PEOPLE[(seat + 1) % 4], other)).name == TableRefusal.OLD
    assert refusal_of(table, do.Hold(PEOPLE[seat], PASS)).name == TableRefusal.OLD
    assert refusal_of(table, do.Hold(PEOPLE[seat], opening_play, table.turn - 1)).name == TableRefusal.OLD
    assert refusal_of(table, do.Hold(PEOPLE[seat], other)).name == "not_held"
    without_low = Action("play", view.hand[1:2])
    assert refusal_of(table, do.Hold(PEOPLE[seat], without_low)).name == "must_include_low_card"
    told, events = tried(table, do.Hold(PEOPLE[seat], strongest, table.turn))
    assert (told.turn, told.deal, told.news, events) == (table.turn, table.deal, table.news, ())
    changed = after(told, do.Hold(PEOPLE[seat], opening_play))
    assert changed.held == ((seat, opening_play),)
    assert after(changed, do.Hold(PEOPLE[seat])) == table
    assert table_from_json(as_kept(changed), changed.rules.to_json()) == changed
    begun = kept_by_all(changed)
    assert deal_of(begun).view(None).history[-1] == (seat, opening_play)
    assert begun.held == ()
    by_hand = after(kept_by_all(table), do.Act(PEOPLE[seat], opening_play))
    assert asking_as(begun, by_hand) == by_hand, "one question fewer was asked"


def test_what_is_held_plays_when_the_time_of_the_offer_is_up_with_a_fresh_clock_for_the_next() -> None:
    table = offered(clock=60)
    seat = opener_of(table)
    play = deal_of(table).view(seat).legal_ahead()[0]
    [due] = [one.command for one in deadlines(table) if isinstance(one.command, do.FallDue)]
    later, events = tried(after(table, do.Hold(PEOPLE[seat], play)), due)
    assert [event.name for event in events] == ["played"]
    assert later.trick == ()
    assert [one for one, _ in later.asked] == [turn_of(later)]
    assert later == asking_as(after(table, due, do.Act(PEOPLE[seat], play)), later)


def test_a_redeal_and_a_leaver_drop_it() -> None:
    for seed in range(1, 60):
        table = offered(seed)
        redealing = [seat for seat in range(4) if REDEAL in deal_of(table).legal_actions(seat)]
        if redealing:
            break
    seat = opener_of(table)
    held = after(table, do.Hold(PEOPLE[seat], deal_of(table).view(seat).legal_ahead()[0]))
    assert after(held, do.Act(PEOPLE[redealing[0]], REDEAL)).held == ()
    assert after(held, do.Leave(PEOPLE[seat])).held == ()


def exchanging(preset: str, changes: Mapping[str, Any] | None = None) -> Table:
    """The second deal of four people, in an exchange that no redeal offer follows."""
    rules = find_game("big-two").rules(preset, {"redeal.points_below": 0, **(changes or {})}).to_json()
    table = played_out(people(rules=rules))
    return after(table, *(do.Ready(person) for person in PEOPLE))


def test_in_an_exchange_the_opener_holds_once_the_exchange_asks_them_nothing() -> None:
    table = exchanging("tribute-hk-2")  # the last one gave the best card and opens; the first returns one
    seat = opener_of(table)
    first = turn_of(table)
    assert first != seat
    play = deal_of(table).view(seat).legal_ahead()[0]
    held = after(table, do.Hold(PEOPLE[seat], play))
    returned = deal_of(held).legal_actions(first)[0]
    later, events = tried(held, do.Act(PEOPLE[first], returned))
    assert deal_of(later).view(None).history[-1] == (seat, play)
    assert events[-1].name == "played"


def test_whoever_is_asked_in_the_exchange_answers_that_first() -> None:
    table = exchanging("class-struggle-1")  # the king opens, and is asked first
    seat = opener_of(table)
    assert seat == turn_of(table)
    play = deal_of(table).view(seat).legal_ahead()[0]
    assert refusal_of(table, do.Hold(PEOPLE[seat], play)).name == "wrong_phase"


def test_what_an_exchange_took_away_is_dropped_and_its_owner_alone_is_told() -> None:
    table = exchanging("class-struggle-1", {"start.later": "last_loser"})  # the slave opens, of whom cards are demanded
    seat, king = opener_of(table), turn_of(table)
    best = deal_of(table).view(seat).hand[-1]
    held = after(table, do.Hold(PEOPLE[seat], Action("play", (best,))))
    plain = table
    for action in exchange_taking(table, best, seat):
        asked = turn_of(plain)
        plain, held = (after(one, do.Act(PEOPLE[asked], action)) for one in (plain, held))
        if best in deal_of(held).view(king).hand:
            assert held.held == ()
    assert best in deal_of(held).view(king).hand
    assert turn_of(held) == seat
    assert public(held.news) == public(plain.news)
    [word] = [event for event in private(held.news, seat) if event.name == "hold-dropped"]
    assert (word.only, word.args["cards"]) == (frozenset({seat}), Cards((best,)))
    assert in_hand(held, news=plain.news) == plain
    assert "any more. Choose again." in event_line(word, [""] * 4, rules=held.rules, reader=seat)


def test_the_word_on_what_was_dropped_goes_when_something_else_is_held_and_nobody_notices() -> None:
    table = offered()
    seat = opener_of(table)
    word = Event("hold-dropped", seat, {"verb": "play", "cards": Cards(())}, only=frozenset({seat}))
    told = in_hand(table, news=(*table.news, word))
    held = after(told, do.Hold(PEOPLE[seat], deal_of(told).view(seat).legal_ahead()[0]))
    assert held.news == table.news
    quiet = Moment(told, held)
    assert (quiet.is_public, quiet.concerns) == (False, (PEOPLE[seat],))
    assert quiet.must_see(PEOPLE[seat])
    assert Moment(told, in_hand(told, news=())).is_public


def exchange_taking(table: Table, card: Card, victim: Seat) -> Iterator[Action]:
    """The actions of an exchange in which the first who may demands this card, and nobody demands anything else."""
    demand = Action("demand", (card,), victim)
    while deal_of(table).state.phase is not None:  # type: ignore[attr-defined]  # a deal of Big Two
        seat = turn_of(table)
        legal = deal_of(table).legal_actions(seat)
        gives = [action for action in legal if action.verb == "give"]
        meets = demand in legal and card in deal_of(table).view(victim).hand
        action = gives[0] if gives else demand if meets else WAIVE
        yield action
        table = after(table, do.Act(PEOPLE[seat], action))


def test_a_command_to_hold_is_read_as_it_was_written() -> None:
    for command in (do.Hold(BO, Action("play", read_cards("3d 3c")), 4), do.Hold(BO, PASS), do.Hold(BO)):
        written = json.loads(json.dumps(do.command_to_json(command)))
        assert do.command_from_json(written, find_game("big-two").typed.grammar) == command
