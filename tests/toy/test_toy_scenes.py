"""The toy game as it is seen: its table in text, alt text and picture, at every step of a deal."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from bot.cards import write_cards
from bot.games.actions import Action, Seat
from bot.games.asks import waited_for
from bot.i18n.catalogue import words
from bot.tables import commands as do
from bot.tables.table import Stage, Table, open_table
from cogs.ui.messages import Button, Message
from cogs.ui.scene import Scene
from cogs.ui.table_message import table_message
from cogs.ui.table_picture import table_picture
from images.pictures import LyingApart
from images.render import draw_table
from tests.tables.seated import ANN, BO, after, opening
from tests.toy import GAME
from tests.toy.toy_deal import ToyDeal

NAMES = ("Ann", "Bo", "Mei")


def dealt(chain: str = "plain") -> Table:
    """Ann, Bo and a computer, the first deal in hand."""
    opened = open_table(opening(chain, game="toy"))
    return after(opened, do.Join(BO), do.AddComputer(ANN), do.Start(ANN))


def did(table: Table, seat: Seat, action: Action) -> Table:
    sitter = table.seats[seat]
    assert sitter is not None
    person = sitter.person
    return after(table, do.ComputerAct(seat, action) if person is None else do.Act(person, action))


def told(table: Table, *lines: str) -> Table:
    """The table after ``0 bid 110``, and so on."""
    for line in lines:
        seat, _, action = line.partition(" ")
        table = did(table, int(seat), GAME.grammar.read(action))
    return table


def deal_of(table: Table) -> ToyDeal:
    assert isinstance(table.deal, ToyDeal)
    return table.deal


def steps(table: Table, chance: random.Random) -> Iterator[Table]:
    """A table at every step until its deal is over."""
    while table.stage is Stage.DEAL:
        yield table
        seat = chance.choice(sorted(waited_for(deal_of(table))))
        table = did(table, seat, chance.choice(list(deal_of(table).legal_actions(seat))))


def shown(table: Table) -> tuple[Scene, Message]:
    scene = Scene(table, NAMES)
    return scene, table_message(scene, None)


def text_of(message: Message) -> str:
    return "\n".join(part for part in message.parts if isinstance(part, str))


def buttons_of(message: Message) -> list[Button]:
    return [item for part in message.parts if isinstance(part, list) for item in part if isinstance(item, Button)]


def test_a_bid_stands_on_its_button_whole() -> None:
    scene, message = shown(told(dealt(), "1 bid 120"))
    assert "Bo, Mei" in text_of(message)
    assert {str(button.id).rpartition(":")[2] for button in buttons_of(message)} >= {"bid+130", "bid+200", "pass"}
    assert "The bid stands at 120, by Bo." in text_of(message)
    picture = table_picture(scene)
    assert [seat.side for seat in picture.seats] == ["alone", "the pair", "the pair"]
    assert [seat.points for seat in picture.seats] == ["2", "2", "2"]
    assert picture.apart == (LyingApart("kitty", number=8),)


def test_the_kitty_is_named_by_nobody() -> None:
    table = told(dealt(), "0 bid 200")
    hand = deal_of(table).hands[0]
    table = told(table, f"0 bury {write_cards(hand[:8])}")
    assert "Ann puts 8 cards away." in text_of(shown(table)[1])
    said = text_of(shown(told(table, f"0 play {hand[8]}"))[1])
    assert "Put away: 8 cards, face down." in said
    assert not any(words(card) in said for card in {*hand[:8]} - {hand[8]})


@pytest.mark.parametrize("chain", ["plain", "small+quick"])
def test_every_step_is_said_and_drawn(chain: str) -> None:
    chance = random.Random(3)
    for number, table in enumerate(steps(dealt(chain), chance)):
        scene, message = shown(table)
        alt = text_of(message)
        assert "level 2" in alt
        assert "the pair" in alt
        for button in buttons_of(message):
            assert len(str(button.id)) <= 100
        trick = deal_of(table).position.trick
        assert all(words(card) in alt for card in trick)
        assert {step.seat for step in table_picture(scene).trick} == {
            ((deal_of(table).position.leader or 0) + at) % 3 for at in range(len(trick))
        }
        if number % 12 == 0:
            assert draw_table(table_picture(scene)).startswith(b"\x89PNG")
