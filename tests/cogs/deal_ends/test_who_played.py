"""A play is named by whoever made it, even if somebody else has their seat by now.

Promise: A play is named by whoever made it, even if somebody else has their seat by now.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.game import GAMES, find_game
from bot.tables import commands as do
from bot.tables.deal.deadlines import deadlines
from bot.tables.expiries import FallDue
from bot.tables.log.table_log import table_from_json
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.table.menus import last_trick_message
from cogs.ui.table.table_message import table_message, table_picture, trick_line
from cogs.ui.table_in_words import TableInWords
from tests.engine.random_course import played_once
from tests.tables.seated import ANN, after, as_kept, command_of, next_action, opening

PEOPLE = {ANN + number: name for number, name in enumerate(("Ann", "Bo", "Wing", "Liv", "Max", "Tom"))}


def begun(game: str) -> Table:
    """A deal in which every seat has a person."""
    table = open_table(opening(find_game(game).rules.standard, game=game, person=ANN))
    joined = (do.Join(person) for person in list(PEOPLE)[1 : len(table.seats)])
    return after(table, *joined, do.Start(ANN))


@played_once
def moments(game: str) -> Iterator[Table]:
    """The table after each act of a deal; whoever can declare trumps does."""
    table = begun(game)
    while table.deal is not None:
        yield table
        asks = [(seat, action) for seat in range(len(table.seats)) for action in table.deal.legal_actions(seat)]
        trumps = [one for one in asks if one[1].verb == "declare" and game == "sheng-ji"]
        due = [one.command for one in deadlines(table) if isinstance(one.command, FallDue)]
        table = after(table, command_of(table, *trumps[0]) if trumps else due[0] if due else next_action(table))


def scene_of(table: Table) -> TableInWords:
    names = tuple(PEOPLE.get(one.person or 0, one.name) for one in table.sitters if one is not None)
    return TableInWords(table, names, people=tuple(PEOPLE.items()))


def told(table: Table) -> Iterator[str]:
    """What is said of the plays and passes of this trick and of the last one, at the table and in hands."""
    scene = scene_of(table)
    centre = scene.shown.centre
    yield from (scene.tell(text) for text in (centre.title, centre.by, centre.line and centre.line.text) if text)
    yield from (scene.plain.tell(centre.line.alt),) if centre.line and centre.line.alt else ()
    yield trick_line(scene, scene.shown)
    yield from (f"{part}" for part in last_trick_message(scene).parts)
    yield table_picture(scene).by
    assert table.deal is not None
    for seat in range(len(table.seats)):
        picture = hand_picture(OwnHand(scene, table.deal.view(seat)))
        yield picture.name if picture is not None else ""


def acted_in_trick(table: Table) -> set[int]:
    """The people who have played or passed in this trick or the last one, and whom the table does not wait for."""
    deal = table.deal
    assert deal is not None
    seats = {seat for seat, _ in (*table.trick, *deal.trick)} - table.waited_for
    return {person for person in table.persons if table.seat_of(person) in seats}


@pytest.mark.parametrize("game", GAMES)
def test_who_leaves_is_named_as_before_for_what_they_played(game: str) -> None:
    compared = 0
    for table in moments(game)[:250:5]:
        said = list(told(table))
        for person in acted_in_trick(table):
            gone = after(table, do.Leave(person))
            assert list(told(gone)) == said
            assert table_from_json(as_kept(gone), gone.rules.to_json()) == gone
            compared += 1
    assert compared > 20


def test_each_play_of_a_seat_is_named_by_whoever_made_it() -> None:
    table = begun("big-two")
    (seat,) = table.waited_for
    ann = table.persons[seat]
    table = after(table, next_action(table))
    opened = trick_line(scene_of(table), scene_of(table).shown)
    assert opened.startswith(f"Trick: {PEOPLE[ann]} ")
    table = after(table, do.Leave(ann))
    by_hand = scene_of(table)
    assert f"by {PEOPLE[ann]}" in "".join(str(part) for part in table_message(by_hand, None).parts)
    while seat not in {one for one, _ in table.deal.trick[1:]}:  # type: ignore[union-attr]  # it is in hand
        table = after(table, next_action(table))
    name = scene_of(table).names[seat]
    line = trick_line(scene_of(table), scene_of(table).shown)
    assert line.startswith(opened)
    assert f"; {name} " in line
    # back again, they are not taken for the computer, nor it for them
    again = after(table, do.Join(ann))
    assert trick_line(scene_of(again), scene_of(again).shown) == line


def test_nothing_is_kept_of_who_did_nothing() -> None:
    table = begun("big-two")
    (seat,) = table.waited_for
    table = after(table, next_action(table))
    for person in table.persons[:2] * 3:
        table = after(table, do.Leave(person), do.Join(person))
    before = [(at, one) for at, there in enumerate(table.seats) for one in there.in_deal.before]
    assert {at for at, _ in before} <= {seat}
    assert len(before) <= 1
