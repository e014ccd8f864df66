"""The computers' room of an evening: computers of one level play the hands of every seat of a deal at once."""

from __future__ import annotations

from bot.computers.player import computer_of
from bot.computers.simulation import play_one
from bot.dealing import Shuffle, seed_of_deal
from bot.engine.game import find_game
from bot.engine.table_values import Sitter
from bot.store import StoredEvening
from bot.tables.deal.computers import SeededChance
from bot.tables.evening import COMPUTERS_ROOM, RoomResult, evening_id
from bot.tables.table_opening import COMPUTER_NAMES


def played_by_computers(evening: StoredEvening, deal: int) -> RoomResult | None:
    """How a deal of an evening ends if computers play it; None if it is void.

    The same deal is always played in the same way. It takes up to some seconds.
    """
    game = find_game(evening.game)
    rules = game.rules.kept(evening.rules)
    match = game.new_match(rules, frozenset(evening.options))
    secret = bytes.fromhex(evening.seed)
    name = evening_id(evening.guild, evening.number)
    shuffle = Shuffle(name, deal, seed_of_deal(secret, deal), game.packs(rules).cards())
    seats = range(game.seats(rules))
    chance = SeededChance(shuffle.seed, 0, deal)
    result = play_one(match, shuffle, [computer_of(evening.against) for _ in seats], chance, watched=False).result
    names = tuple(COMPUTER_NAMES[seat % len(COMPUTER_NAMES)] for seat in seats)
    sitters = tuple(Sitter(None, name, evening.against) for name in names)
    return None if result.void else RoomResult(COMPUTERS_ROOM, result.points, sitters)
