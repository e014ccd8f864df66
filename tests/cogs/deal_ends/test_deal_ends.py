"""The end of a deal in words: nobody wins, a hand wins at once, a redeal, places."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.cards import read_cards
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import GAMES, Event, find_game
from bot.engine.record import SIZE_LIMIT
from bot.engine.result import Reckoning
from bot.engine.table_values import Settled, Sitter
from bot.i18n.catalogue import words as in_words
from bot.tables import commands as do
from bot.tables.table import Table
from cogs.ui.deal_end.deal_end_message import deal_end_message, record_file, shrunk_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.table_in_words import TableInWords, named_without_seat
from cogs.ui.toolkit.messages import Button, Message
from tests.cogs.messages.said import alt_in, said_in
from tests.engine.plain import plain
from tests.tables.played import begun
from tests.tables.seated import after, between, dealt, over, played_out

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")
MORE_NAMES = (*NAMES, "Lan", "Tao")


def words(table: Table, settled: Settled) -> str:
    """The text of a deal end."""
    return said_in(deal_end_message(TableInWords(table, NAMES), settled, NAMES, None, live=False))


def ended(news: tuple[Event, ...] = (), **result: Any) -> tuple[str, str, str]:
    """Text, alt text and subtitle of a deal end, with some fields of the result changed."""
    table = between()
    assert table.settled is not None
    at_once = any(event.name == "dragon" for event in news)  # before anything is played
    trick = () if at_once else table.settled.trick
    settled: Settled = replace(table.settled, result=replace(table.settled.result, **result), news=news, trick=trick)
    scene = TableInWords(table, NAMES)
    return (
        words(table, settled),
        alt_in(deal_end_message(scene, settled, NAMES, b"png", live=False)),
        deal_end_picture(scene, settled, NAMES).subtitle,
    )


def test_who_is_out_first_is_named() -> None:
    text, alt, subtitle = ended()
    assert subtitle.endswith(" wins")
    assert " is out. Last play: Bo-Chen K♦. Left: " in alt
    assert "Nobody wins" not in text


def test_for_whom_a_computer_played_to_the_end_is_said() -> None:
    table = between()
    assert table.settled is not None
    (winner,) = table.settled.result.winners
    loser = (winner + 1) % 4
    told = words(table, replace(table.settled, stood_in=frozenset({winner, loser})))
    assert f"A computer wins deal 1 for {NAMES[winner]}" in told
    assert f"A computer finished this deal for {NAMES[loser]}." in told
    assert f"A computer wins deal 1 for {NAMES[winner]}" not in words(table, table.settled)
    settled = replace(table.settled, stood_in=frozenset({winner, loser}))
    own = str(own_result(TableInWords(table, NAMES), settled, NAMES, loser).parts)
    assert "A computer finished this deal for you." in own
    assert f"this deal for {NAMES[loser]}" not in own


def test_who_played_a_deal_that_counts_for_a_computer_is_told_its_end_and_asked_for_the_next_one() -> None:
    table = between()
    assert table.settled is not None
    booked = (Sitter(None, "Mei", "casual"), *table.settled.sitters[1:])
    settled: Settled = replace(table.settled, sitters=booked, result=replace(table.settled.result, winner=0))
    names = ("Mei", *NAMES[1:])
    message = own_result(TableInWords(table, NAMES), settled, names, 0, reader=table.persons[0])
    own = str(message.parts)
    assert "On the leaderboard this deal counts for Mei, a computer." in own
    assert "Mei won." in own
    assert "You " not in own
    assert "Next deal" in own


def test_who_played_on_for_a_computer_is_named_to_everybody_also_once_they_have_left() -> None:
    table = between()
    assert table.settled is not None
    booked = (Sitter(None, "Lan", "casual"), *table.settled.sitters[1:])
    (ann, *_), then = table.persons, ("Lan", *NAMES[1:])
    settled: Settled = replace(table.settled, sitters=booked, played_for=((0, ann),))
    table = replace(table, settled=settled)
    gone = after(table, do.Leave(ann))
    for scene in (TableInWords(table, NAMES), TableInWords(gone, ("Yun", *NAMES[1:]), people=((ann, "Ann"),))):
        message = deal_end_message(scene, settled, then, None, live=False)
        assert "Ann played this deal for Lan, a computer." in str(message.parts)
    assert ann in named_without_seat(gone)


def test_nobody_wins_a_deal_that_ended_with_an_undeclared_card() -> None:
    text, alt, subtitle = ended(winner=None, payer=1)
    assert "Nobody wins deal 1: Bo-Chen went out with an undeclared last card" in text
    assert "Nobody wins deal 1. Last play: " in alt
    assert subtitle == ""


def test_a_hand_that_wins_at_once_still_holds_its_cards() -> None:
    table = between()
    assert table.settled is not None
    left = table.settled.result.left
    whole = (max(left, key=len), *left[1:])
    text, alt, subtitle = ended((Event("dragon", 0),), winner=0, left=whole)
    assert "Ann has one card of each rank, a dragon, and wins at once" in text
    assert "Ann wins at once. Left" in alt
    assert subtitle == "Ann wins at once"


def test_a_deal_that_is_dealt_anew_says_who_asked() -> None:
    text, _, _ = ended((Event("redealt", 2),), winner=None, void=True, points=(0,) * 4, entries=())
    assert "deal 1 is void" in text
    assert "Mei asks for a redeal. Nobody gets points. Press Next deal for new cards" in text


def test_a_deal_broken_off_asks_for_nothing_anew() -> None:
    text, _, subtitle = ended(winner=None, void=True, points=(0,) * 4, entries=())
    assert "The table has ended. Nobody gets points for this deal." in text
    assert "anew" not in text
    assert subtitle == "void, no points"


def test_a_deal_broken_off_before_anybody_held_a_card_has_no_hands_to_tell() -> None:
    _, alt, _ = ended(winner=None, void=True, points=(0,) * 4, entries=(), left=((),) * 4)
    assert alt == "Deal 1 is void: no points."


def test_who_pays_for_everybody_reads_which_cards_the_rule_asked_for() -> None:
    deals = (played_out(dealt(preset="pagat-basic", seed=f"{seed:064x}"), Random(seed)) for seed in count())
    table = next(table for table in deals if table.settled and table.settled.result.payer is not None)
    assert table.settled is not None
    breach = next(event for event in table.settled.news if event.name == "full-payer")
    assert breach.seat is not None
    assert breach.seat == table.settled.result.payer
    name, asked = NAMES[breach.seat], in_words(read_cards(plain(breach.args["better"])), "en")
    line = next(line for line in words(table, table.settled).splitlines() if "The rule asked for" in line)
    assert f" {asked}" in line.partition("The rule asked for")[2].partition(f"{name} pays for everybody: ")[0]
    assert f"= {-table.settled.result.points[breach.seat]}." in line


@pytest.mark.parametrize(
    ("case", "asked"),
    [("follow", "for K♠."), ("lead", "for K♠ or a combination."), ("combination", "for a combination, such as K♠.")],
)
def test_the_duty_that_was_broken_is_told_as_it_was(case: str, asked: str) -> None:
    sums: Facts = {"terms": Reckoning(((7, 1),)), "summed": False, "p": 14}
    better = Cards(read_cards("Ks"))
    breach = Event("full-payer", 1, {"other": Player(0), "case": case, "better": better, **sums})
    text, _, _ = ended((breach,), payer=1, winner=0, points=(14, -14, 0, 0))
    assert f"The rule asked {asked} Bo-Chen pays for everybody: 14." in text


def test_places_are_named_in_order() -> None:
    text, _, _ = ended(order=(2, 0, 3, 1))
    assert "Places: 1. Mei, 2. Ann, 3. Kai, 4. Bo-Chen." in text


# --- at the next deal ---


def shrunk(table: Table, settled: Settled | None = None) -> Message:
    """What is left of a deal's end, of the newest without another one."""
    settled = settled or table.settled
    assert settled is not None
    names = MORE_NAMES[: len(table.seats)]
    return shrunk_message(TableInWords(table, names), settled, names)


def two_lines(message: Message) -> list[str]:
    """The lines of a message that has two of them, and one button, whose id names the deal."""
    text, row = message.parts
    assert isinstance(text, str)
    assert isinstance(row, list)
    [button] = row
    assert isinstance(button, Button)
    assert button.id.verb == "result"
    assert f"deal {button.id.extra}" in text or " the match " in text
    assert message.files() == []
    first, second = text.splitlines()
    return [first, second]


@pytest.mark.parametrize("game", GAMES)
def test_who_won_and_what_everybody_got_is_left_of_a_deals_end(game: str) -> None:
    played = begun(game, find_game(game).rules.presets[0])
    for _ in range(3):
        played.deal()
        table, settled = played.table, played.table.settled
        assert settled is not None
        names = MORE_NAMES[: len(table.seats)]
        won, points = two_lines(shrunk(table))
        whole = deal_end_message(TableInWords(table, names), settled, names, None, live=False)
        assert f"### {won.strip('*')}" in whole.parts
        assert points in whole.parts
        assert all(name in points for name in names)
        played.next()


def test_the_end_of_a_match_is_left_of_the_deals_end_that_brought_it() -> None:
    table = over()
    won, points = two_lines(shrunk(table))
    assert " wins the match with +" in won
    assert table.settled is not None
    totals = [f"{total:+}".replace("-", "−") for total in table.settled.totals]
    assert all(f"{name} **{total}**" in points for name, total in zip(NAMES, totals, strict=True))


def test_a_void_deal_shrinks_to_that_it_is_void() -> None:
    table = between()
    assert table.settled is not None
    nothing = replace(table.settled.result, winner=None, void=True, points=(0,) * 4, entries=())
    redealt: Settled = replace(table.settled, result=nothing, news=(Event("redealt", 2),))
    assert two_lines(shrunk(table, redealt)) == ["**Big Two · deal 1 is void**", "Nobody gets points."]


def test_those_who_sat_there_are_named_though_others_have_their_seats_by_now() -> None:
    table = between()
    assert table.settled is not None
    message = shrunk_message(TableInWords(table, ("Yun", *NAMES[1:])), table.settled, NAMES)
    _, points = two_lines(message)
    assert "Ann" in points
    assert "Yun" not in points


def test_without_a_record_or_with_one_too_long_to_be_checked_the_file_has_the_reveal() -> None:
    table = between()
    assert table.settled is not None
    record = record_file(table, table.settled, "text")
    assert (record.name, record.content) == ("table-7-deal-1.toml", b"text")
    for text in (None, "#" * (SIZE_LIMIT + 1)):
        alone = record_file(table, table.settled, text)
        assert alone.name == "table-7-deal-1.json"
        assert json.loads(alone.content)["seed"] == table.settled.seed
