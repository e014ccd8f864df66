"""The laws of duplicate evenings: the same hands at all tables, match points by a plain count.

Promise: At every table of an evening the same seats are dealt the same cards, whatever was played before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.dealing import commitment, seed_of_deal
from bot.engine.actions import must_act
from bot.engine.game import find_game
from bot.engine.table_values import Sitter
from bot.tables import commands as do
from bot.tables.evening import RoomResult, board_of, half_points
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from bot.tables.table_refusals import TableRefusal
from tests.tables.seated import ANN, BO, after, as_kept, command_of, opening, refusal_of, tried

SECRET = bytes(range(32))
DEALS = 3


def seed_of(deal: int) -> str:
    return seed_of_deal(SECRET, deal).hex()


def at_evening(game: str, preset: str, number: int) -> do.Open:
    """Ann opens a table of evening 5."""
    rules = find_game(game).rules(preset).to_json()
    terms = {"evening": 5, "deals": DEALS, "number": number, "seed": seed_of(1)}
    return opening(preset, game=game, rules=rules, **terms)


def played_at_random(table: Table, rng: random.Random) -> Table:
    """The table after its deal, in which everybody does whatever ``rng`` picks."""
    while table.stage is Stage.DEAL:
        deal, following = table.deal, seed_of(table.deal_number + 1)
        assert deal is not None
        due, seats = deal.due(), sorted(must_act(deal))
        if due is not None and (not seats or rng.random() < 0.3):
            table, _ = tried(table, do.FallDue(table.deal_number, due.name, due.serial), following)
            continue
        seat = rng.choice(seats)
        action = rng.choice(list(deal.legal_actions(seat)))
        table, _ = tried(table, command_of(table, seat, action), following)
    return table


def an_evening(wish: do.Open, rng: random.Random) -> Iterator[tuple[Table, Table]]:
    """Each deal of an evening at one table: as it is dealt, and after its end."""
    table = after(open_table(wish), do.Fill(ANN), do.Start(ANN))
    for _ in range(DEALS):
        dealt, table = table, played_at_random(table, rng)
        yield dealt, table
        if not table.is_played_out:
            table, _ = tried(table, do.Ready(ANN), seed_of(table.deal_number + 1))


def hands_at(table: Table) -> list[list[str]]:
    assert table.deal is not None
    return [[str(card) for card in table.deal.view(seat).hand] for seat in range(len(table.seats))]


GAMES = (
    "big-two chudadi-standard",
    "big-two class-struggle-1",
    "big-two three-player-13-draw",
    "sheng-ji popular",
    "da-guai-lu-zi dglz-standard",
    "zheng-shangyou zs-pits",
)


@pytest.mark.parametrize("played", GAMES)
def test_every_seat_is_dealt_the_same_at_all_tables_whatever_was_played_before(played: str) -> None:
    game, preset = played.split()
    rooms = [list(an_evening(at_evening(game, preset, number), random.Random(number))) for number in (7, 8, 9)]
    for deal in range(DEALS):
        hands = [hands_at(room[deal][0]) for room in rooms]
        assert hands[0] == hands[1] == hands[2]
        positions = [as_kept(room[deal][0])["now"] for room in rooms]
        assert positions[0] == positions[1] == positions[2]
        seals = {room[deal][0].sealed.commitment for room in rooms}
        assert seals == {commitment(seed_of_deal(SECRET, deal + 1))}
    for room in rooms:
        last = room[-1][1]
        assert last.is_played_out
        assert last.stage is Stage.BETWEEN
        assert last.evening is not None
        assert len(last.evening.played) == DEALS
        assert refusal_of(last, do.Ready(ANN)).name == TableRefusal.EVENING_OVER
        gone = after(last, do.Leave(ANN))
        assert gone.stage is Stage.BETWEEN  # it waits for the others, even if nobody sits there any more
        results = tuple(one for one in (last.evening.played[0],) if one is not None)
        opened = last
        for deal in range(1, DEALS + 1):
            opened = after(opened, do.OpenCards(deal, results))
        assert opened.stage is Stage.ENDED


def test_the_seeds_of_an_evening_tell_nothing_of_each_other() -> None:
    seeds = [seed_of_deal(SECRET, deal) for deal in range(1, 33)]
    assert len(set(seeds)) == 32
    assert all(len(seed) == 32 for seed in seeds)
    assert seeds[2] == seed_of_deal(SECRET, 3)
    assert seed_of_deal(seeds[0], 2) != seeds[1]


def test_nobody_cuts_and_no_match_begins_anew_at_an_evening() -> None:
    lobby = after(open_table(at_evening("big-two", "chudadi-standard", 7)), do.Join(BO))
    assert refusal_of(lobby, do.Cut(BO, "mine")).name == TableRefusal.EVENING_CUT
    between = played_at_random(after(lobby, do.Fill(ANN), do.Start(ANN)), random.Random(1))
    assert refusal_of(between, do.Cut(BO, "mine")).name == TableRefusal.EVENING_CUT
    assert refusal_of(between, do.Rematch(ANN)).name == TableRefusal.EVENING_REMATCH


def test_cards_open_in_the_order_of_the_deals_and_once() -> None:
    between = played_at_random(
        after(open_table(at_evening("big-two", "chudadi-standard", 7)), do.Fill(ANN), do.Start(ANN)), random.Random(1)
    )
    assert refusal_of(between, do.OpenCards(2, ())).name == TableRefusal.NOT_DUE
    assert between.evening is not None
    results = tuple(one for one in between.evening.played if one is not None)
    opened = after(between, do.OpenCards(1, results))
    assert refusal_of(opened, do.OpenCards(1, results)).name == TableRefusal.NOT_DUE
    command = do.OpenCards(1, results)
    assert do.command_from_json(do.command_to_json(command), None) == command


room_points = st.lists(st.tuples(*[st.integers(-5, 5)] * 3), min_size=1, max_size=5)


@given(deals=st.lists(room_points, max_size=4))
def test_match_points_and_the_board_equal_a_plain_count(deals: list[list[tuple[int, ...]]]) -> None:
    opened = tuple(
        tuple(
            RoomResult(room + 1, points, tuple(Sitter(10 * room + seat + 1) for seat in range(3)))
            for room, points in enumerate(rooms)
        )
        for rooms in deals
    )
    for results in opened:
        for one in results:
            for seat in range(3):
                more = [other for other in results if other is not one and one.points[seat] > other.points[seat]]
                equal = [other for other in results if other is not one and one.points[seat] == other.points[seat]]
                assert half_points(results, one, seat) == 2 * len(more) + len(equal)
        pairs = len(results) * (len(results) - 1)
        assert sum(half_points(results, one, seat) for one in results for seat in range(3)) == 3 * pairs
    counted: dict[int, tuple[int, int]] = {}
    for results in opened:
        for one in results:
            for seat, sitter in enumerate(one.sitters):
                assert sitter is not None
                assert sitter.person is not None
                half, points = counted.get(sitter.person, (0, 0))
                counted[sitter.person] = half + half_points(results, one, seat), points + one.points[seat]
    board = board_of(opened)
    assert {row.person: (row.half_points, row.points) for row in board} == counted
    assert [(row.half_points, row.points) for row in board] == sorted(counted.values(), reverse=True)
    for row in board:
        better = [one for one in board if (one.half_points, one.points) > (row.half_points, row.points)]
        assert row.place == len(better) + 1
