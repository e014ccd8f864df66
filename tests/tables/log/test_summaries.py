"""The deal end message learns everything about the deal and its match from the summary alone."""

from __future__ import annotations

import json

import pytest

from bot.deal_verifier import verify
from bot.scenes.marks import Mark
from bot.tables import commands as do
from bot.tables.deal.ended_deals import reveal_of
from bot.tables.table import Table
from cogs.ui.deal_end.deal_end_message import deal_end_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Attachment, Message
from images.render import draw_deal_end
from images.theme import DARK
from tests.cogs.messages.said import alt_in, said_in
from tests.tables.seated import ANN, BO, after, between, dealt, over, steps

NAMES = ("Ann", "Bo", "Mei", "Kai")


def summary(table: Table) -> Message:
    assert table.settled is not None
    proof = Attachment("deal.json", json.dumps(reveal_of(table, table.settled)).encode())
    return deal_end_message(TableInWords(table, NAMES), table.settled, NAMES, b"a picture", live=False, record=proof)


def test_a_deal_broken_off_says_so_and_carries_its_proof() -> None:
    _, table = next(steps(dealt()))
    message = summary(after(table, do.End(ANN), do.End(BO)))
    assert "deal 1 is void" in said_in(message)
    assert "The table has ended. Nobody gets points for this deal." in said_in(message)
    assert "**0**" not in said_in(message)
    [proof] = [part for part in message.parts if isinstance(part, Attachment)]
    assert verify(proof.content.decode()).passed
    assert json.loads(proof.content)["seed"] == table.sealed.seed


def test_a_deal_broken_off_shows_the_hands_as_they_were() -> None:
    _, table = next(steps(dealt()))
    table = after(table, do.End(ANN), do.End(BO))
    assert table.settled is not None
    scene = TableInWords(table, NAMES)
    picture = deal_end_picture(scene, table.settled, NAMES)
    assert [hand.cards for hand in picture.hands] == list(table.settled.result.left)
    assert {hand.mark for hand in picture.hands} == {Mark.PLAIN}
    assert (picture.subtitle, picture.rows) == ("void, no points", ())
    assert draw_deal_end(picture, DARK, "en").startswith(b"\x89PNG")
    alt = alt_in(deal_end_message(scene, table.settled, NAMES, b"png", live=False))
    assert alt.startswith("Deal 1 is void: no points. Left: Ann ")
    assert "Points" not in alt


@pytest.mark.parametrize("later", [[], [do.Rematch(BO)], [do.Rematch(BO), do.Ready(ANN)]], ids=["over", "asked", "on"])
def test_who_won_the_match_is_still_told_after_a_rematch(later: list[do.Command]) -> None:
    table = over()
    [winner] = table.match.winners()
    assert f"{NAMES[winner]} wins the match with " in said_in(summary(after(table, *later)))
    assert f"after {table.match.deals} deal" in said_in(summary(after(table, *later)))


def test_before_the_match_is_over_nobody_has_won_it() -> None:
    assert "wins the match" not in said_in(summary(between()))
