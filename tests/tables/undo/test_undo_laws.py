"""Laws of undo, over random courses of every game: the table is as it was, and nothing that was seen is taken back.

Promise: An action is taken back only by consent of every person seated, and never where anybody has seen a hidden card
since; the table is then as it was before, in every game. More: `SCALE=n` tries n times as much.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bot.dealing import Shuffle
from bot.engine.actions import Action
from bot.engine.game import Deal, Match, Refusal, find_game
from bot.engine.seam.uncovering import uncovers
from bot.games.big_two.deal.seam import PLAY as BIG_TWO
from bot.games.sheng_ji.deal.seam import PLAY as SHENG_JI
from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.course import action_of
from bot.tables.deal.decisions import decide
from bot.tables.deal.undoing import undo_open, undoable
from bot.tables.log.table_log import table_from_json
from bot.tables.table_parts import Stage
from tests.engine.random_course import Legal
from tests.engine.views import in_json
from tests.games.big_two.laws.random_matches import twin
from tests.games.sheng_ji.laws.random_deals import mixed_up, next_step
from tests.store.homes import SCALE
from tests.tables.seated import after, as_kept, tried
from tests.tables.seats.test_one_hand import PLAYED
from tests.tables.undo.undone import begun, cards_named, course_of, next_command, steps_since, taken_back
from tests.toy.known import make_known

UNDOS = 6 * SCALE
"""How many actions are taken back in each game."""
STEPS = 300 * SCALE
"""How many commands are given to a table whose log is read back."""
MORE = (
    "big-two class-struggle-2",
    "big-two hong-kong-wikipedia",
    "big-two three-player-13-draw",
    "sheng-ji tournament",
)
"""Rules with demands, with left-over cards, with a stock, with bids and overturns."""


@pytest.fixture(autouse=True)
def toy_known(monkeypatch: pytest.MonkeyPatch) -> None:
    make_known(monkeypatch.setitem)


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("played", [*PLAYED, *MORE])
def test_the_table_is_as_it_was_and_the_same_action_leads_to_the_same_deal(played: str, people: int) -> None:
    for before, table, later, command in taken_back(played, UNDOS, people):
        assert later.deal == before.deal
        assert later.last_trick == before.last_trick
        assert later.sealed == table.sealed
        assert (later.votes, later.now.kicks) == (table.votes, table.now.kicks)
        assert later.held == ()
        assert later.turn > table.turn
        assert before.deal is not None
        assert later.deal is not None
        for seat in (None, *range(len(table.seats))):
            assert in_json(later.deal.view(seat)) == in_json(before.deal.view(seat))
        assert table_from_json(as_kept(later), later.rules.to_json()) == later
        if isinstance(command, do.Act):
            again, first = (after(one, do.Act(command.person, command.action)) for one in (later, before))
            if not first.held and not before.held:
                assert again.deal == first.deal
                assert again.last_trick == first.last_trick
                if again.in_hand is not None:
                    assert course_of(again).text == course_of(first).text


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("played", [*PLAYED, *MORE])
def test_nobody_has_learnt_of_a_card_but_those_that_were_put_down(played: str, people: int) -> None:
    for before, table, _, _ in taken_back(played, UNDOS, people):
        was, now = before.deal, table.deal
        assert was is not None
        assert now is not None
        since = now.view(None).history[len(was.view(None).history) :]
        put_down = {card for _, action in since for card in action.cards}
        for seat in (None, *range(len(table.seats))):
            assert not Counter(now.view(seat).hand) - Counter(was.view(seat).hand)
            assert cards_named(in_json(now.view(seat))) <= cards_named(in_json(was.view(seat))) | put_down


SHOWN = {
    "big-two class-struggle-2": {"demand", "give", "choose"},
    "big-two tribute-hk-4": {"keep"},
    "big-two three-player-13-draw": {"pass"},
    "sheng-ji standard": {"-"},
    "da-guai-lu-zi dglz-17dp-choice": {"give"},
    "zheng-shangyou zs-pits": {"choose"},
    "toy plain": {"-"},
}
"""Steps that show somebody a hidden card, or tell of one; ``-``: something fell due."""


@pytest.mark.parametrize("played", SHOWN)
def test_what_draws_exchanges_takes_or_asks_for_cards_stands(played: str) -> None:
    rng, uncovering = random.Random(played), Counter[str]()
    grammar = find_game(played.partition(" ")[0]).typed.grammar
    for seed in range(1, 6):
        table, _ = begun(played, seed, 3)
        for number in range(1_200):
            if table.stage is Stage.ENDED:
                break
            before, change = table, decide(table, next_command(table, rng), f"{number:064x}")
            if isinstance(change, Refusal):
                continue
            table = change[0]
            if table.in_hand is None or before.in_hand is None or before.deal_number != table.deal_number:
                continue
            for step in steps_since(before, table):
                verb = "-" if step.seat is None else action_of(step, grammar).verb
                uncovering[verb] += step.uncovers
                for person in table.persons if step.uncovers else ():
                    found = undoable(table, person)
                    assert isinstance(found, Refusal) or found.step.at > step.at
            if SHOWN[played] <= set(+uncovering):
                return
    raise AssertionError(f"only {set(+uncovering)} showed cards")


def test_a_throw_that_fails_stands_and_one_that_holds_does_not() -> None:
    rng, told = random.Random(3), Counter[bool]()
    for seed in range(1, 30):
        table, _ = begun("sheng-ji standard", seed, 4)
        while table.stage is Stage.DEAL:
            before, (table, events) = table, tried(table, next_command(table, rng))
            if table.in_hand is None or before.in_hand is None:
                continue
            if failed := [event for event in events if event.name == "throw-failed"]:
                assert failed[0].seat is not None
                step = [*course_of(table).steps()][course_of(before).length]
                assert step.uncovers
                told[True] += 1
            elif any(event.name == "played" for event in events):
                assert not [*course_of(table).steps()][-1].uncovers
                told[False] += 1
        if told[True] > 3:
            return
    raise AssertionError("no throw failed")


@pytest.mark.parametrize("played", PLAYED)
def test_the_log_leads_to_the_same_table(played: str) -> None:
    """Commands are read from plain data, as the log keeps them."""
    rng, grammar = random.Random(played), find_game(played.partition(" ")[0]).typed.grammar
    table, _ = begun(played, 5, 3)
    start, commands, undone = table, list[Any](), 0
    for number in range(STEPS):
        wish = rng.choice(table.persons)
        wishes: list[do.Command] = [do.Undo(wish)]
        if (asked := undo_open(table)) is not None:
            wishes = [*[do.AgreeToUndo(wish, asked.number)] * 9, do.RefuseUndo(wish, asked.number)]
        command = rng.choice(wishes) if rng.random() < (0.4 if asked is None else 0.9) else next_command(table, rng)
        change = decide(table, command, f"{number:064x}")
        if isinstance(change, Refusal) or change[0].stage is Stage.ENDED:
            continue
        undone += any(event.name == "undone" for event in change[1])
        table = change[0]
        commands.append((command_to_json(command), f"{number:064x}"))
        assert table_from_json(as_kept(table), table.rules.to_json()) == table
    assert undone > 3
    folded = start
    for written, seed in commands:
        change = decide(folded, command_from_json(written, grammar), seed)
        assert not isinstance(change, Refusal)
        folded = change[0]
    assert folded == table


@pytest.mark.parametrize("preset", ["class-struggle-2", "tribute-hk-4", "hong-kong-wikipedia", "three-player-13-draw"])
def test_what_may_be_taken_back_told_its_player_nothing_of_other_hands(preset: str) -> None:
    """Whatever the others hold, the same action would have led to the same view."""
    rng, told = random.Random(preset), Counter[bool]()
    for _ in range(3):
        match = find_game("big-two").new_match(find_game("big-two").rules(preset), frozenset())
        for number in range(1, 4):
            deal, _ = match.start_deal(shuffled(match, rng, number))
            while deal.result() is None:
                assert BIG_TWO.owns(deal)
                done = _next_done(deal, rng)
                if done is None:
                    deal, _ = deal.fall_due()
                    continue
                seat, action = done
                later, events = deal.apply(seat, action)
                told[uncovers(deal, later, events, seat, action)] += 1
                if not uncovers(deal, later, events, seat, action) and later.result() is None:
                    other = twin(deal, seat, rng)
                    as_well, others_events = other.apply(seat, action)
                    assert as_well.view(seat) == later.view(seat)
                    assert not uncovers(other, as_well, others_events, seat, action)
                deal = later
            result = deal.result()
            assert result is not None
            match = match.book(result)
            if match.over():
                break
    assert told[False] > 100
    assert told[True] > 0


def shuffled(match: Match, rng: random.Random, number: int) -> Shuffle:
    return Shuffle("laws", number, rng.randbytes(32), find_game(match.rules.game).packs(match.rules).cards())


def _next_done(deal: Deal, rng: random.Random) -> tuple[int, Action] | None:
    able = [seat for seat in deal.asks() if any(deal.legal_actions(seat))]
    if deal.due() is not None and (not able or rng.random() < 0.3):
        return None
    seat = rng.choice(able)
    actions = [*deal.legal_actions(seat)][:60]
    action = rng.choice(actions)
    return seat, actions[0] if action.verb == "redeal" else action


def test_the_same_at_sheng_ji_where_throws_fail() -> None:
    rng, told = random.Random(8), Counter[bool]()
    for seed in range(6):
        match = find_game("sheng-ji").new_match(find_game("sheng-ji").rules("standard"), frozenset())
        deal, _ = match.start_deal(shuffled(match, rng, seed + 1))
        while deal.result() is None:
            assert SHENG_JI.owns(deal)
            done = next_step(deal, Legal(deal), rng)
            if done is None:
                deal, _ = deal.fall_due()
                continue
            seat, action = done
            later, events = deal.apply(seat, action)
            uncovered = uncovers(deal, later, events, seat, action)
            told[uncovered] += 1
            if not uncovered and later.result() is None and action.verb != "choose":
                as_well, others_events = mixed_up(deal, seat, rng).apply(seat, action)
                if not any(event.name == "throw-failed" for event in others_events):
                    assert as_well.view(seat) == later.view(seat)
            deal = later
    assert told[False] > 100
    assert told[True] > 3
