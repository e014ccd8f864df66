"""Every message of a table fits a phone, in words, and so do refusals, verdicts and histories."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.cards import read_cards
from bot.engine.actions import Action
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.store import HouseEntry, HousePage, Place
from bot.tables import commands as do
from bot.tables.table import Table
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.judge_messages import judge_message, score_message
from cogs.ui.lobby_message import lobby_message
from cogs.ui.refusal_messages import game_refusal
from cogs.ui.rules.history import HISTORY_PAGE, history_message
from cogs.ui.table.menus import last_trick_message, menu_message, played_message, status_message
from cogs.ui.table.table_message import table_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Message
from tests.cogs.messages.first_screen import first_screen
from tests.i18n.catalogue.word_lists import scripted
from tests.tables.seated import ANN, after, lobby, steps

GAME = "big-two"
NAMES = ("Ann", "Bo-Chen", "Mei", "Kai", "Lan")
PNG = b"\x89PNG"
TRIED = [Action("pass"), Action("declare"), Action("redeal"), Action("take"), Action("give", read_cards("3d"))]
TRIED += [Action("play", read_cards(cards)) for cards in ("3d", "3d 4d", "5d 5c", "6d 7d 8d 9d Td", "2s", "4d 4c 4h")]


def in_a_deal(table: Table) -> Iterator[Message]:
    """What is shown while a deal is played: to all, to each person, and to whoever does something else."""
    scene = TableInWords(table, NAMES[: len(table.seats)])
    yield from (table_message(scene, PNG), status_message(scene, 0.0), last_trick_message(scene), played_message(scene))
    yield menu_message(scene, ANN)
    assert table.deal is not None
    for person in table.persons:
        seat = table.seat_of(person)
        assert seat is not None
        hand = OwnHand(scene, table.deal.view(seat))
        yield hand_message(hand, PNG)
        for action in TRIED:
            if refusal := hand.view.refusal(action):
                yield game_refusal(refusal, hand, action)


@pytest.mark.parametrize("preset", ["chudadi-standard", "taiwan", "indonesia", "class-struggle-1", "malaysia"])
def test_a_table_is_told_on_one_screen(preset: str) -> None:
    table = lobby(preset=preset)
    first_screen(lobby_message(TableInWords(table, NAMES[: len(table.seats)])))
    table = after(table, *(do.AddComputer(ANN) for _ in range(table.free)), do.Start(ANN))
    refused = set[str]()
    for at, (_, later) in enumerate(steps(table, random.Random(3))):
        if at % 4 == 0 and later.deal is not None:
            for message in in_a_deal(later):
                refused.add(first_screen(message).partition("\n")[0])
        table = later
    assert len(refused) > 20
    scene, settled = TableInWords(table, NAMES[: len(table.seats)]), table.settled
    assert settled is not None
    first_screen(deal_end_message(scene, settled, scene.names, PNG, live=True))
    for seat in range(2):
        first_screen(own_result(scene, settled, scene.names, seat))


@pytest.mark.parametrize("preset", find_game(GAME).rules.presets)
def test_verdicts_and_settlements_are_told_on_one_screen(preset: str) -> None:
    house, game = HouseRules(GAME, preset), find_game(GAME)
    rules = house.rules()
    tiles = {"d": "b", "c": "y", "h": "g", "s": "r", "T": "10", "J": "11"} if preset == "lectio" else {}
    plays = (
        "3d",
        "3d 4d",
        "5d 5c",
        "4d 5d 6d 7d 8d",
        "2d 3d 4d 5c 6d",
        "2s",
        "4d 4c 4h",
        "6d 6c 6h 6s 7d",
        "3d 3c 3h 4d 4c",
    )
    typed = [read_cards("".join(tiles.get(sign, sign) for sign in play)) for play in plays]
    for first in typed:
        first_screen(judge_message(game.shell.judge(rules, {"first": first}), rules, house, "en"))
        for second in typed:
            verdict = game.shell.judge(rules, {"first": first, "second": second})
            said = first_screen(judge_message(verdict, rules, house, "en"))
            assert ("beats" in said.partition("\n")[0]) == verdict.accepted
    seats, pack = game.seats(rules), game.packs(rules).cards()
    hands = tuple(tuple(pack[5 * seat : 5 * seat + seat]) for seat in range(seats))
    counted = {"left": hands, "winner": 0, "order": tuple(range(seats)), "opener": 0, "last": pack[-1:]}
    said = str(score_message(game.shell.score(rules, counted), hands, house, "en").parts)
    assert said.count("Seat ") >= seats
    assert not scripted(said.replace("[", "").replace("]", ""))


def test_a_page_of_the_history_is_told_on_one_screen() -> None:
    old = HouseRules(GAME, "singapore", {"score.tiers": [[1, 1], [8, 2]], "combo.straight_order": "so-hk"})
    new = HouseRules(GAME, "taiwan", {"rest.face": "down", "score.settle": "winner_takes"})
    entries = tuple(
        HouseEntry(
            seq, Place(1, GAME), 1, 7, 1_800_000_000.0, *((old.to_json(), new.to_json())[:: 1 if seq % 2 else -1])
        )
        for seq in range(HISTORY_PAGE)
    )
    message = history_message(1, GAME, HousePage(entries, 99), {7: "Ann"}, 2, "en")
    first_screen(message)
    assert "Back" not in str(message.parts)
    assert not [part for part in ("score.", "rest.", "so-hk", "[[") if part in str(message.parts)]
