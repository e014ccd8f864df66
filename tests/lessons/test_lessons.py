"""Whoever follows the coach through the first deal of a tutorial sees what was promised, and wins.

Promise: Whoever follows the coach through a lesson sees what it promises, and wins: on the table by itself for every
preset that has one, and through Discord for every game. Also: tests/bot/deals/test_tutorial.py. More: `python -m
tests.lessons` renews the lessons.

Promise: A lesson is the same deal at every table and over a restart, says that it was chosen, and its reveal holds.
Also: tests/bot/deals/test_tutorial.py.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from bot.deal_verifier import verify
from bot.engine.actions import waited_for
from bot.engine.game import GAMES, find_game
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.commands import command_from_json, command_to_json
from bot.tables.deal.deadlines import USUAL, deadlines, running
from bot.tables.deal.ended_deals import reveal_of
from bot.tables.lesson_deals import lesson_for, lesson_seed
from bot.tables.log.table_log import table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Gathering, Stage
from tests.lessons.lesson_course import LEARNER, PACES, WHIM, begun, followed, next_command
from tests.lessons.promised import PROMISES, unkept
from tests.tables.seated import ANN, BO, after, as_kept, on_terms, opening, with_sitters

LESSONS = [(game, preset) for game in GAMES for preset in find_game(game).rules.lessons]
STANDARD = [(game, find_game(game).rules.standard) for game in GAMES]


def lesson(game: str, preset: str) -> Table:
    """A table with the first cards of a preset's lesson."""
    return begun(game, preset, find_game(game).rules.lessons[preset])


@pytest.mark.parametrize(("game", "preset"), LESSONS)
def test_whoever_follows_the_coach_sees_what_was_promised_and_wins(game: str, preset: str) -> None:
    for pace in PACES[game]:
        course = followed(lesson(game, preset), slow=pace)
        told = f"at pace {pace}; renew it with: python -m tests.lessons {game} {preset}"
        assert unkept(game, course) == [], told


@pytest.mark.parametrize("game", GAMES)
def test_each_game_teaches_what_is_played_unless_somebody_chooses(game: str) -> None:
    assert find_game(game).rules.standard in find_game(game).rules.lessons
    assert set(find_game(game).rules.lessons) <= set(find_game(game).rules.presets)
    assert PROMISES[game]


@pytest.mark.parametrize(("game", "preset"), STANDARD)
def test_a_lesson_is_the_same_at_every_table_and_after_a_restart(game: str, preset: str) -> None:
    table = lesson(game, preset)
    course = followed(table)
    elsewhere = open_table(
        opening(
            preset,
            game=game,
            rules=table.rules.to_json(),
            seed=table.sealed.seed,
            number=8,
            guild=1,
            computers=len(table.seats) - 1,
            tutorial=True,
            lesson=True,
        )
    )
    assert followed(after(elsewhere, do.Start(ANN))).actions == course.actions
    woken = table_from_json(as_kept(table), table.rules.to_json())
    assert followed(woken).actions == course.actions


@pytest.mark.parametrize(("game", "preset"), STANDARD)
def test_the_reveal_of_a_lesson_holds_and_names_no_table(game: str, preset: str) -> None:
    course = followed(lesson(game, preset))
    assert course.end.settled is not None
    told = reveal_of(course.end, course.end.settled)
    assert told["table"] == "lesson"
    assert verify(json.dumps(told)).passed


def test_the_second_deal_is_shuffled_as_everywhere() -> None:
    table = followed(lesson("big-two", "chudadi-standard")).end
    assert table.shuffle().table == table.id
    assert not table.is_lesson(table.deal_number)


def test_a_cut_leaves_the_deal_to_chance() -> None:
    dealt = lesson("big-two", "chudadi-standard")
    opened = replace(dealt, stage=Stage.LOBBY, now=Gathering())
    cut = after(opened, do.Cut(ANN, "lucky"))
    assert cut.shuffle().table == cut.id
    assert not cut.is_lesson(1)
    over = followed(dealt).end
    later = after(over, do.Cut(ANN, "lucky"))
    assert later.settled is not None
    assert reveal_of(later, later.settled)["table"] == "lesson", "of the deal that was over, nothing changes"


def test_a_lesson_is_in_the_log_and_no_other_deal_is() -> None:
    for taught in (True, False):
        command = opening(lesson=taught)
        written = command_to_json(command)
        assert ("lesson" in written) is taught
        assert command_from_json(written, None) == command


def test_a_deal_that_is_no_lesson_is_that_of_its_table() -> None:
    one, two = (open_table(opening(number=number, tutorial=True)) for number in (1, 2))
    assert one.shuffle().order != two.shuffle().order


def test_the_gentlest_computers_err_alike_in_a_lesson_and_as_it_happens_elsewhere() -> None:
    table = lesson("zheng-shangyou", "zs-pits")
    sitters = (replace(one, level="gentle") if one and one.computer else one for one in table.sitters)
    gentle = with_sitters(table, sitters)
    courses = {followed(gentle, whim=random.Random(seed)).actions for seed in range(5)}
    assert len(courses) == 1
    elsewhere = on_terms(gentle, lesson=False)
    assert len({followed(elsewhere, whim=random.Random(seed)).actions for seed in range(5)}) > 1


def test_nothing_falls_due_at_a_tutorial_before_its_learner_has_answered() -> None:
    table, held = lesson("sheng-ji", "standard"), 0
    while (deal := table.deal) is not None and (due := deal.due()) is not None:
        command = do.FallDue(table.deal_number, due.name, due.serial)
        falls = command in [one.command for one in running(table, USUAL)]
        assert falls == (LEARNER not in waited_for(deal))
        held += not falls
        two = with_sitters(table, (table.sitters[0], Sitter(BO), *table.sitters[2:]))
        for timed in (on_terms(table, tutorial=False), two):
            assert command in [one.command for one in running(timed, USUAL)], "nobody keeps somebody else waiting"
        assert command in [one.command for one in deadlines(table)], "a log of before says that it was in time"
        table = after(table, next_command(table, 0, WHIM)[0])
    assert held


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_keep_the_lesson_of_their_preset(game: str) -> None:
    found = find_game(game)
    standard, rules = found.rules.standard, found.rules(found.rules.standard)
    seed = lesson_seed(game, standard, found.rules.lessons[standard])
    assert lesson_for(found, standard, rules) == seed


def test_a_lesson_fits_as_long_as_its_cards_go_to_as_many_seats() -> None:
    game = find_game("big-two")
    standard = lesson_for(game, "chudadi-standard", game.rules("chudadi-standard"))
    assert standard is not None
    others = game.rules("chudadi-standard+winner-takes")
    assert lesson_for(game, "chudadi-standard+winner-takes", others) == standard
    assert lesson_for(game, "chudadi-standard", game.rules("three-player-17")) is None
    assert lesson_for(game, "a preset of tomorrow", others) == standard
    assert lesson_for(game, "a preset of tomorrow", game.rules("three-player-17")) is None
