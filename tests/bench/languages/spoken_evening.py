"""A first deal of each game, said in a language: every message of the table, and each hand as its owner reads it."""

from __future__ import annotations

from functools import cache

from bot.engine.game import GAMES, find_game
from bot.i18n.rule_page import rule_page
from bot.tables.moment import Moment
from bot.tables.table import Table
from bot.tables.table_parts import Stage
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.table.table_message import table_message
from cogs.ui.table_in_words import Shown, TableInWords
from tests.tables.played import begun

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao")


@cache
def states(game: str) -> tuple[Table, ...]:
    """The table after each step of a deal by the game's first preset, but the last."""
    played, found = begun(game, find_game(game).rules.presets[0]), []
    while played.table.stage is Stage.DEAL:
        found.append(played.table)
        played.step()
    return tuple(found)


def say_deals(language: str) -> int:
    """Make the messages of the four deals. Returns how many."""
    said = 0
    for game in GAMES:
        for table in states(game):
            moment = Moment(None, table)
            words = TableInWords(table, NAMES[: len(table.seats)], language, of=Shown(moment))
            table_message(words, None)
            for seat in range(len(table.seats)):
                hand_message(OwnHand(words, moment.view(seat)), None)
            said += 1 + len(table.seats)
    return said


def say_rules(language: str) -> None:
    """Make the rule page of each game."""
    for game in GAMES:
        preset = find_game(game).rules.presets[0]
        rules = find_game(game).rules(preset)
        rule_page(rules, rules, preset, language)
