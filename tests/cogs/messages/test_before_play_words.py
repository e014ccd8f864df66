"""What is said around exchanges and left-over cards: one public line an act, what is asked first, one word a thing."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from bot.engine.actions import Action, Seat
from bot.engine.table_values import public
from bot.games.big_two.deal.seam import PLAY, BigTwoView
from bot.games.big_two.deal.spelled_out import left_over_cards
from bot.games.big_two.scenes.happenings import gifts, told, told_apart
from bot.games.big_two.scenes.questions import asked_by, waiting
from bot.games.big_two.verbs import PASS
from bot.games.climbing.scenes.gifts_told import LOGGED
from bot.i18n.catalogue import words
from bot.tables import commands as do
from bot.tables.table import Table
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.refusal_messages import game_refusal
from cogs.ui.table_in_words import TableInWords
from tests.cogs.messages.said import said_in
from tests.tables.seated import ANN, after, lobby, steps

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")
RULE_SETS = [
    "class-struggle-1",
    "class-struggle-2",
    "class-struggle-2+seats-3",
    "class-struggle-1+protected",
    "tribute-hk-1",
    "tribute-hk-3",
    "tribute-hk-4",
    "three-player-17+exchange-3p",
    "malaysia",
    "taiwan+seats-3",
    "taiwan+seats-3+rest-down",
]


def dealt(preset: str, seed: int = 1) -> Table:
    """A table of Ann, Bo and computers in the first deal."""
    table = lobby(preset=preset, seed=f"{seed:064x}")
    return after(table, *(do.AddComputer(ANN) for _ in range(table.free)), do.Start(ANN))


def scene_of(table: Table) -> TableInWords:
    return TableInWords(table, NAMES[: len(table.seats)])


def view_of(table: Table, seat: Seat) -> BigTwoView:
    """What a seat sees of the deal in hand."""
    assert table.deal is not None
    view = table.deal.view(seat)
    assert PLAY.sees(view)
    return view


def hand_of(table: Table, seat: Seat) -> OwnHand:
    """The hand of a seat while its deal is in hand."""
    return OwnHand(scene_of(table), view_of(table, seat))


def public_lines(table: Table) -> list[str]:
    """What has happened in a deal, in the lines that everybody may read, oldest first."""
    return list(map(scene_of(table).line_of, told(public(table.news))))


def private_lines(hand: OwnHand) -> list[str]:
    """What the hand says to its owner alone, on top or below the controls."""
    events = (*hand.shown.told, *hand.shown.log)
    return [hand.scene.line_of(event, hand.seat) for event in events if event.name.endswith("-cards")]


Act = tuple[Table, Seat, Action, Table]


def acts(preset: str, seed: int) -> Iterator[Act]:
    """Every act before play in three random deals: the table, the seat, its action, and the table after it."""
    rng = random.Random(seed)
    table = dealt(preset, seed)
    for _ in range(3):
        for command, later in steps(table, rng):
            asked = table.deal is not None and view_of(table, 0).own.before is not None
            if (
                asked
                and isinstance(command, do.Act | do.ComputerAct)
                and command.action.verb not in ("play", "pass", "declare")
            ):
                seat = command.seat if isinstance(command, do.ComputerAct) else table.seat_of(command.person)
                assert seat is not None
                yield table, seat, command.action, later
            table = later
        if table.match.over():
            return
        table = after(table, *map(do.Ready, table.persons))


@pytest.mark.parametrize("preset", RULE_SETS)
def test_every_act_before_play_has_a_public_line_that_names_its_player(preset: str) -> None:
    done = 0
    for before, seat, action, later in acts(preset, 1):
        if later.deal is None:
            continue
        new = public_lines(later)[len(public_lines(before)) :]
        assert sum(NAMES[seat] in line for line in new) >= 1, (action, new)
        assert len([line for line in new if line.startswith(NAMES[seat])]) <= 1, (action, new)
        done += 1
    assert done


@pytest.mark.parametrize("preset", RULE_SETS)
def test_who_does_something_else_before_play_hears_what_comes_first_and_others_for_whom_to_wait(preset: str) -> None:
    heard = set()
    for table, _, _, _ in acts(preset, 2):
        for seat in range(len(table.seats)):
            hand, view = hand_of(table, seat), view_of(table, seat)
            assert view.own.before is not None
            asked = asked_by(view.own.before)
            refusal = view.refusal(PASS)
            assert refusal is not None
            head, notes = said_in(game_refusal(refusal, hand, PASS)).split("\n", 1)
            assert head.endswith(" first.**")
            if seat in asked:
                assert re.match(
                    r"-# ((?:Choose|Pick) .+ (press [A-Z]\w+|below)|Press [A-Z]\w+ .+, or [A-Z]\w+)\b", notes
                )
                assert "/" not in notes, "it names what can be pressed, not what can be typed"
                assert "\n" not in notes
                heard.add(asked[seat].kind)
            else:
                assert notes.startswith(f"-# {hand.scene.tell(waiting(view)[0])}")
    assert heard


def test_a_demand_that_is_met_and_one_that_is_not_have_one_line_each() -> None:
    found = set()
    for before, seat, action, later in (act for seed in range(3, 6) for act in acts("class-struggle-2", seed)):
        if action.verb != "demand" or later.deal is None or before.deal is None or not PLAY.owns(before.deal):
            continue
        victim = NAMES[action.number or 0]
        held = action.cards[0] in before.deal.view(action.number).hand
        new = public_lines(later)[len(public_lines(before)) :]
        how = " and gets it." if held else f". No such card: {NAMES[seat]} gets nothing."
        assert new[0] == f"{NAMES[seat]} demands {words(action.cards)} from {victim}{how}"
        lost = f"You give {NAMES[seat]} {words(action.cards)}, as demanded."
        assert (lost in said_in(hand_message(hand_of(later, action.number or 0), None))) is held
        moved = gifts(told_apart(public(later.news)))
        assert any(step.cards == action.cards and step.seat == action.number for step in moved) is held
        found.add(held)
    assert found == {True, False}


@pytest.mark.parametrize("preset", RULE_SETS)
def test_the_question_comes_first_and_at_most_two_lines_of_what_happened_stand_below_the_controls(preset: str) -> None:
    for table, seat, _, _ in acts(preset, 4):
        hand = hand_of(table, seat)
        parts = hand_message(hand, None).parts
        assert any(hand.scene.tell(note) in str(parts[0]) for note in hand.shown.notes)
        log = [hand.scene.line_of(event, seat) for event in hand.shown.log]
        assert len(log) <= LOGGED
        assert not log or [line.removeprefix("-# ") for line in str(parts[-1]).splitlines()[-len(log) :]] == log
        public_log = hand.scene.shown.told
        assert len(public_log) <= LOGGED
        assert not any(hand.scene.line_of(event) in str(parts[0]) for event in public_log)


def test_a_pool_is_put_out_by_one_word_in_prompt_picture_button_and_line() -> None:
    table, seat, _, later = next(act for act in acts("class-struggle-2", 7) if act[2].verb == "give")
    hand = hand_of(table, seat)
    message = hand_message(hand, None)
    assert "Put out" in said_in(message)
    assert any("Put out" in str(part) for part in message.parts if not isinstance(part, str))
    picture = hand_picture(hand)
    assert picture is not None
    assert picture.caption.startswith("put out ")
    assert f"{NAMES[seat]} puts out" in "\n".join(public_lines(later))


@pytest.mark.parametrize("preset", ["taiwan+seats-3", "taiwan+seats-3+rest-down"])
def test_who_takes_left_over_cards_reads_which_they_are(preset: str) -> None:
    taken = (act for seed in range(9) for act in acts(preset, seed) if act[2].verb == "take")
    before, seat, _, later = next(taken)
    (card,) = set(hand_of(later, seat).view.hand) - set(hand_of(before, seat).view.hand)
    assert private_lines(hand_of(later, seat))[-1] == f"You take {card.sign}."
    others = {line for other in range(3) if other != seat for line in private_lines(hand_of(later, other))}
    assert not any("You take" in line for line in others)


def test_who_is_given_open_left_over_cards_reads_which_they_are() -> None:
    table = dealt("three-player-17")
    event = next(event for event in table.news if event.name == "rest-given")
    assert event.seat is not None
    left = left_over_cards(view_of(table, event.seat).position)
    assert private_lines(hand_of(table, event.seat)) == [f"You get the left-over {words(left)}."]
    assert private_lines(hand_of(table, (event.seat + 1) % 3)) == []
