"""A winner to whom the rules give nothing has *won*, wherever their points would stand."""

from __future__ import annotations

from itertools import count

import pytest

from bot.cards import read_cards
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.engine.table_values import Settled
from bot.scenes.marks import ColumnKind, Mark
from bot.store import LedgerPage
from bot.store.book.ledger import Practice
from bot.tables.table import Table
from cogs.commands.ledger import ledger_message
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.deal_end.own_result import own_result
from cogs.ui.judge_messages import score_message
from cogs.ui.table_in_words import TableInWords
from images.render import draw_deal_end
from tests.cogs.deal_ends.test_practice_told import NAMES, entry
from tests.cogs.messages.said import alt_in, said_in
from tests.tables.played import begun


def won_for_nothing(game: str, preset: str) -> tuple[Table, Settled]:
    """A table whose deal brought its winners nothing."""
    for seed in count(1):
        played = begun(game, preset, seed=seed)
        for _ in range(4):
            played.deal()
            settled = played.table.settled
            assert settled is not None
            if any(map(settled.result.won_nothing, range(len(settled.sitters)))):
                return played.table, settled
            played.next()
    raise AssertionError("endless")


@pytest.mark.parametrize(
    ("game", "preset"), [("big-two", "mainland"), ("sheng-ji", "standard"), ("da-guai-lu-zi", "dglz-wikipedia")]
)
def test_a_winner_who_gets_nothing_has_won(game: str, preset: str) -> None:
    table, settled = won_for_nothing(game, preset)
    names = NAMES[: len(table.seats)]
    scene, winners = TableInWords(table, names), settled.result.winners
    said = said_in(deal_end_message(scene, settled, names, b"png", live=True))
    of_winners = " ".join(part for part in said.replace("\n", " · ").split(" · ") if "**won**" in part)
    assert all(names[seat] in of_winners for seat in winners)
    if game != "sheng-ji":  # there text and alt text tell levels
        assert said.index("**won**") < said.index("**0**"), "the winner stands first"
        assert "won" in alt_in(deal_end_message(scene, settled, names, b"png", live=False))
    picture = deal_end_picture(scene, settled, names)
    at = [column.kind for column in picture.columns].index(ColumnKind.RESULT)
    assert {row.cells[at].word for row in picture.rows if row.mark is Mark.WON} == {"won"}
    assert draw_deal_end(picture).startswith(b"\x89PNG")
    for seat in winners:
        told = said_in(own_result(scene, settled, names, seat))
        assert "won" in told
        assert "You 0" not in told


def test_a_winner_who_gets_nothing_has_won_in_the_ledger() -> None:
    entries = entry(0, won=True), entry(0, won=False), entry(0, won=True, practice=True)
    said = said_in(ledger_message(LedgerPage(0, 2, entries, Practice(0, 1)), "Ann", 1, "en-US"))
    brought = [row.split(" · ")[0] for row in said.splitlines() if "table 7" in row]
    assert brought == ["**won**", "**0**", "**won**"]


def test_a_winner_who_gets_nothing_has_won_in_a_score() -> None:
    game = find_game("big-two")
    rules = HouseRules("big-two", "mainland")
    hands = tuple(read_cards(hand) for hand in ("", "3d", "4c 5h", "Kd"))
    said = said_in(score_message(game.shell.score(rules.rules(), {"left": hands}), hands, rules, "en-US"))
    assert "Seat 1: out, **won**" in said
