"""Leave, Join, Close and End: offered in private to whom they are something, in public while they are for somebody.

Promise: A private message offers its reader about seats what the table would do for them, a public one what it would
for somebody.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest

from bot.engine.game import Refusal
from bot.tables import commands as do
from bot.tables.deal.decisions import decide
from bot.tables.table import Table
from bot.tables.table_parts import Kicked, Stage
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.lobby_message import lobby_message
from cogs.ui.seating.seats import watcher_message
from cogs.ui.table.menus import menu_message
from cogs.ui.table.table_message import table_message
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Button, ExplainedButton, Message
from tests.tables.seated import ANN, BO, LIV, STRANGER, WING, after, dealt, full, lobby, steps

Verbs = set[str]
COMMANDS: dict[str, Callable[[int, bool], do.Command]] = {
    "join": lambda person, _: do.Join(person),
    "leaveask": lambda person, _: do.Leave(person),
    "close": do.Close,
    "endask": do.End,
}
READERS = (ANN, BO, WING, LIV, STRANGER)


def between() -> Table:
    table = dealt()
    for _, later in steps(table, random.Random(3)):
        table = later
    assert table.stage is Stage.BETWEEN
    return table


def was_kicked(table: Table) -> Table:
    """The table at which Ann gave Bo's seat to a computer."""
    return replace(table, leavers=replace(table.leavers, kicked=(Kicked(BO, ANN, 1),)))


TABLES: dict[str, Callable[[], Table]] = {
    "lobby": lobby,
    "full lobby": full,
    "lobby of people": lambda: after(lobby(), do.Join(WING), do.Join(LIV)),
    "deal": dealt,
    "promised": lambda: after(dealt(), do.Join(WING)),
    "two promised": lambda: after(dealt(), do.Join(WING), do.Join(LIV)),
    "left": lambda: after(dealt(), do.Leave(BO)),
    "kicked": lambda: was_kicked(after(dealt(), do.Leave(BO))),
    "closing": lambda: after(dealt(), do.Join(WING), do.Close(ANN)),
    "left while closing": lambda: after(dealt(), do.Close(ANN), do.Leave(BO)),
    "asked to end": lambda: after(dealt(), do.End(ANN)),
    "full of people": lambda: after(lobby(), do.Join(WING), do.Join(LIV), do.Start(ANN)),
    "left by two": lambda: after(lobby(), do.Join(WING), do.Join(LIV), do.Start(ANN), do.Leave(BO), do.Leave(LIV)),
    "between": between,
    "left between": lambda: after(between(), do.Leave(BO)),
    "joined between": lambda: after(between(), do.Join(WING)),
}
"""Tables at every stage: people leave, wait, are kicked, and the host closes."""


@pytest.fixture(params=TABLES)
def table(request: pytest.FixtureRequest) -> Table:
    return TABLES[request.param]()


def scene_of(table: Table) -> TableInWords:
    return TableInWords(table, tuple(["Mei", "Kai", "Lan", "Bao"][: len(table.seats)]))


def verbs(message: Message, *, live: bool = False) -> Verbs:
    """The parting and joining buttons of a message, those that serve where ``live`` matters."""
    buttons = (one for part in message.parts if isinstance(part, list | tuple) for one in part)
    apart = (part.button for part in message.parts if isinstance(part, ExplainedButton))
    pressed = {one.id.verb for one in (*buttons, *apart) if isinstance(one, Button) and not (live and one.off)}
    return {"leaveask" if one == "leave" else one for one in pressed} & COMMANDS.keys()


def possible(table: Table, readers: Iterable[int], *, admin: bool) -> Verbs:
    """What the table would do for any of them."""
    return {
        verb
        for verb, command in COMMANDS.items()
        for person in readers
        if not isinstance(decide(table, command(person, admin), table.sealed.seed), Refusal)
    }


@pytest.mark.parametrize("admin", [False, True])
def test_a_menu_offers_its_reader_what_the_table_would_do_for_them(table: Table, *, admin: bool) -> None:
    for person in (*READERS, None):
        expected = possible(table, [person or STRANGER], admin=admin)
        if table.deal is None or table.closing:
            expected -= {"close"}  # End does it, or it is done
        assert verbs(menu_message(scene_of(table), person, admin=admin)) == expected, person


def test_who_only_watches_is_offered_a_seat_if_they_get_one(table: Table) -> None:
    for person in READERS:
        if table.seat_of(person) is None:
            expected = possible(table, [person], admin=False) & {"join"}
            assert verbs(watcher_message(scene_of(table), person)) == expected, person


def test_a_public_message_offers_what_somebody_may_do(table: Table) -> None:
    scene, serves = scene_of(table), possible(table, READERS, admin=False)
    if table.stage is Stage.LOBBY:
        assert verbs(lobby_message(scene), live=True) == serves & {"join", "leaveask"}
    elif table.stage is Stage.DEAL:
        assert verbs(table_message(scene, None)) - {"endask"} == serves & {"join"}
    else:
        assert table.settled is not None
        shown = deal_end_message(scene, table.settled, scene.names, None, live=True)
        assert verbs(shown) == serves & {"join", "leaveask"}
