"""The lobby says what is dealt, has one filled button, and keeps what cannot be taken back apart, with what it does.

Promise: The lobby says what is dealt, and has one filled button. What ends or gives up something stands apart, with
what it does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from bot.dealing import Shuffle
from bot.engine.game import GAMES, find_game
from bot.tables import commands as do
from bot.tables.table import Table
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.lobby_message import lobby_message
from cogs.ui.table.menus import menu_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import (
    MOST_COMPONENTS,
    TEXT_LIMIT,
    Button,
    ButtonStyle,
    ExplainedButton,
    Message,
    components_in,
)
from tests.tables.seated import ANN, BO, WING, after, between, dealt, full, lobby, opening

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai", "Lan", "Bao", "Wei", "Jun")
PRESETS = [(game, preset) for game in GAMES for preset in find_game(game).rules.presets]
FURTHER = [
    ("big-two", "pagat-basic+seats-3"),
    ("big-two", "pagat-basic+seats-5"),
    ("big-two", "two-player-13+draw-combo"),
]
APART = {"Leave", "Close", "End", "Let people in", "Let in later", "New match"}


def shown(table: Table) -> TableInWords:
    return TableInWords(table, NAMES[: len(table.seats)])


def texts(message: Message) -> list[str]:
    apart = [part.does for part in message.parts if isinstance(part, ExplainedButton)]
    return [part for part in message.parts if isinstance(part, str)] + apart


def buttons(message: Message) -> list[Button]:
    """The buttons in rows; those that stand apart are not among them."""
    return [one for part in message.parts if isinstance(part, list | tuple) for one in part]


def explained(message: Message) -> dict[str, str]:
    return {part.button.label: part.does for part in message.parts if isinstance(part, ExplainedButton)}


def lobbies(game: str, preset: str) -> Iterator[Table]:
    """With nobody but its host, with somebody beside them, and full."""
    table = open_table(opening(game=game, preset=preset))
    yield table
    yield (joined := after(table, do.Join(BO)))
    yield after(joined, *(do.AddComputer(ANN) for _ in range(joined.free)))


@pytest.mark.parametrize(("game", "preset"), [*PRESETS, *FURTHER])
def test_what_is_dealt_is_what_a_deal_deals(game: str, preset: str) -> None:
    plays, rules = find_game(game), find_game(game).rules(preset)
    packs = plays.packs(rules)
    deal, _ = plays.new_match(rules).start_deal(Shuffle("t", 1, bytes(range(32)), packs.cards(), ()))
    assert deal.dealt is not None
    sizes = deal.dealt.sizes
    over = len(packs.cards()) - sum(sizes)
    terms = str(lobby_message(shown(open_table(opening(game=game, preset=preset)))).parts[1])
    [said] = re.findall(r"((?:\d+ packs?|tiles up to \d+), .*? each(?:, .*?)?) ·", terms)
    numbers = [packs.tile_max or packs.copies, *sorted(set(sizes)), *([over] if over else [])]
    assert list(map(int, re.findall(r"\d+", said))) == numbers, said


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_one_button_is_filled_the_one_that_the_host_needs_next(game: str, preset: str) -> None:
    for table in lobbies(game, preset):
        message = lobby_message(shown(table))
        filled = [one for one in buttons(message) if one.style is ButtonStyle.PRIMARY]
        assert [one.label for one in filled] == ["Fill with computers" if table.free else "Start"]
        assert not filled[0].off
        assert 1 + components_in(message.parts) <= MOST_COMPONENTS
        assert sum(map(len, texts(message))) <= TEXT_LIMIT


TABLES: dict[str, Callable[[], Table]] = {
    "lobby": lobby,
    "full": full,
    "deal": dealt,
    "closing": lambda: after(dealt(), do.Close(ANN)),
    "let in": lambda: after(dealt(), do.LetIn(ANN, True)),
    "promised": lambda: after(dealt(), do.Join(WING)),
    "between": between,
}
"""A table at every stage, one that closes, and one with somebody who waits for a seat."""


@pytest.mark.parametrize("name", TABLES)
def test_what_parts_stands_apart_with_what_it_does(name: str) -> None:
    table = TABLES[name]()
    scene = shown(table)
    messages = [menu_message(scene, person, admin=admin) for person in (ANN, BO, WING) for admin in (False, True)]
    if table.stage is Stage.LOBBY:
        messages.append(lobby_message(scene))
    if table.settled is not None:
        messages.append(deal_end_message(scene, table.settled, scene.names, None, live=True))
    for message in messages:
        assert not {one.label for one in buttons(message)} & APART
        for label, does in explained(message).items():
            assert label in APART
            assert 3 <= len(does.split()) <= 7, does
        assert 1 + components_in(message.parts) <= MOST_COMPONENTS
    assert {"Leave", "End"} <= set().union(*map(explained, messages))


def test_leave_says_what_becomes_of_the_seat() -> None:
    alone = open_table(opening())
    said = {
        "Ends the table.": menu_message(shown(alone), ANN),
        "Frees your seat.": menu_message(shown(lobby()), ANN),
        "Gives your hand to a computer.": menu_message(shown(dealt()), ANN),
        "Stops your wait for a seat.": menu_message(shown(after(dealt(), do.Join(WING))), WING),
        "Gives your seat to a computer.": menu_message(shown(between()), ANN),
    }
    assert {text: explained(message)["Leave"] for text, message in said.items()} == {text: text for text in said}
    assert explained(lobby_message(shown(alone)))["Leave"] == "Ends the table."
