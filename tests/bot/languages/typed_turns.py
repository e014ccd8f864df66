"""People at a table who type what a computer would do in their place, in any game and whatever they read."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.computers.player import choose
from bot.engine.actions import Action, Seat, must_act
from bot.engine.game import Deal, find_game
from bot.engine.typed.command_options import OptionKind
from bot.playground.people.driver import Person
from bot.tables.table import Table
from tests.bot.running_bot.house import House
from tests.bot.running_bot.prepared import stored_tables


class Turn(NamedTuple):
    """Somebody has to act."""

    game: str
    deal: Deal
    seat: Seat
    person: Person


def table_in_deal(house: House) -> Table | None:
    """The only table where a deal is in hand."""
    return next((table for table in stored_tables(house) if table.deal is not None), None)


def deal_in_hand(house: House) -> Deal | None:
    """The only deal in hand."""
    table = table_in_deal(house)
    return table.deal if table else None


def turn_of(house: House, people: Sequence[Person]) -> Turn | None:
    """Whose turn it is of these people, who sat down in this order; None while it is nobody's."""
    table = table_in_deal(house)
    if table is None or table.deal is None:
        return None
    seats = [at for at, one in enumerate(table.seats) if one.sitter and one.sitter.person is not None]
    waited = must_act(table.deal)
    return next(
        (Turn(table.game, table.deal, seat, who) for seat, who in zip(seats, people, strict=True) if seat in waited),
        None,
    )


async def take_turn(house: House, turn: Turn, rng: random.Random) -> None:
    """Type what a computer would do, and wait until it is done."""
    action = choose(turn.deal.view(turn.seat), rng)
    command, options = typed(turn.game, action)
    await turn.person.slash(command, options=options)
    await turn.person.until(lambda: (now := deal_in_hand(house)) is None or now.position != turn.deal.position)


def typed(game: str, action: Action) -> tuple[str, dict[str, Any]]:
    """The command of an action, with its options."""
    command = next(one for one in find_game(game).typed.verbs if action.verb in one.verbs)
    switches = {one.name: True for one in command.options if one.kind is OptionKind.WORD and one.word in action.words}
    words = [word for word in action.words if word not in [one.word for one in command.options]]
    if not action.cards:
        return command.name, switches
    return command.name, {"cards": " ".join((*map(str, action.cards), *words)), **switches}
