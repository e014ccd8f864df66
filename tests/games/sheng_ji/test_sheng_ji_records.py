"""Records of Sheng Ji, as docs/product.md has them: cards drawn, levels, readings, deals in which nobody declares.

Promise: Sheng Ji's records and shell are as the product page has them. Also:
tests/games/sheng_ji/test_sheng_ji_shell.py.
"""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.cards import Card, read_cards, sign_cards
from bot.engine.actions import NotPossible
from bot.engine.record import DealRecord, Record, show, write_record
from bot.engine.record.reading import read_record
from bot.engine.record.replay import replay
from bot.games.sheng_ji import GAME
from bot.games.sheng_ji.deal.seam import PLAY
from bot.games.sheng_ji.rules.parameters import SEATS, Rules

Hands = tuple[tuple[Card, ...], ...]
SEAT_NAMES = ("north", "east", "south", "west")
ONE_PACK = GAME.rules("standard+one-pack")
LEVEL_CARD = read_cards("2s")


def dealt(rules: Rules = ONE_PACK, *, at: int = 4, seat: int = 1) -> tuple[Hands, tuple[Card, ...]]:
    """Hands and kitty; the spade of the level is the card of a seat after ``at`` others of it."""
    cards = list(rules.packs.cards())
    random.Random(1).shuffle(cards)
    hands = [cards[one * rules.hand_size : (one + 1) * rules.hand_size] for one in range(SEATS)]
    kitty = cards[SEATS * rules.hand_size :]
    for pile in (*hands, kitty):
        if LEVEL_CARD[0] in pile:
            place = pile.index(LEVEL_CARD[0])
            pile[place], hands[seat][at] = hands[seat][at], pile[place]
            break
    return tuple(map(tuple, hands)), tuple(kitty)


def record(actions: str, chain: str = "standard+one-pack", head: dict[str, Any] | None = None, **given: Any) -> Record:
    """A record of one deal, through its text; ``given`` are fields of the deal."""
    hands, kitty = dealt(GAME.rules(chain))
    lines = [line.strip().partition(" ") for line in actions.split(",") if line.strip()]
    done = tuple((int(seat), GAME.typed.grammar.read(action)) for seat, _, action in lines)
    result = given.pop("result", None)
    deal = DealRecord(done, hands, kitty, fields=given, result=result)
    return read_record(write_record(Record(GAME.name, chain, SEAT_NAMES, (deal,), head=head or {})))


def refusals(of: Record) -> list[str | None]:
    [deal] = replay(of).to_json()["deals"]
    return [line["refusal"] for line in deal["actions"]]


def test_a_declaration_counts_all_cards_drawn() -> None:
    assert refusals(record("1 declare 2s @17, 1 declare 2s @18")) == ["not_drawn_yet", None]
    assert refusals(record("1 declare 2s @21, 1 declare 2s @18", "standard")) == [None, "declaration_too_late"]
    assert refusals(record("1 declare 2s")) == [None], "in the closing window"
    assert refusals(record("1 declare 2s @17", first=1)) == [None], "seat 1 draws first"


def test_after_the_window_a_declaration_is_too_late() -> None:
    mild = " ".join(map(str, _mildest(record("1 declare 2s @18"))))
    found = refusals(record(f"1 declare 2s @18, 1 bury {mild}, 0 declare 2h, 1 play 2s, 2 bury 3d"))
    assert found[2] == "declaration_too_late"
    assert found[3:] == [None, "wrong_phase"]


def _mildest(of: Record) -> tuple[Card, ...]:
    """What the dealer buries most mildly after a record."""
    deal = replay(of).deals[0].deal
    assert PLAY.owns(deal)
    return deal.mildest(deal.position.turn or 0).cards


def test_a_first_deal_nobody_declares_in_is_over_and_counts_for_nothing() -> None:
    hands, kitty = dealt()
    empty = DealRecord((), hands, kitty)
    declared = DealRecord(((1, GAME.typed.grammar.read("declare 2s @18")),), hands, kitty)
    report = replay(read_record(write_record(Record(GAME.name, "standard+one-pack", SEAT_NAMES, (empty, declared)))))
    first, second = report.to_json()["deals"]
    assert (first["over"], first["winner"], first["points"]) == (True, None, [0, 0, 0, 0])
    assert "levels" not in first
    assert second["actions"] == [{"accepted": True, "refusal": None}], "a first deal again"
    assert second["to_act"] == [1], "who declared buries"


def test_levels_and_who_deals_stand_at_the_head() -> None:
    assert refusals(record("1 declare 2s @18", head={"levels": ["5", "5"]})) == ["not_a_declaration"]
    with pytest.raises(NotPossible, match="“dealer” is missing"):
        replay(record("", head={"levels": ["2", "5"]}))
    with pytest.raises(NotPossible, match="level NT is not played"):
        replay(record("", head={"levels": ["NT", "NT"]}))
    [deal] = replay(record("", head={"levels": ["2", "5"], "dealer": 3})).to_json()["deals"]
    assert (deal["over"], deal["to_act"]) == (False, [3]), "no deal is a first one, so a card of the kitty makes trumps"


@pytest.mark.parametrize("trump", ["s", "none"])
def test_in_duplicate_mode_the_dealer_is_stated_and_trumps_may_be(trump: str) -> None:
    hands, kitty = dealt()
    deal = DealRecord((), hands, kitty, fields={"trump": trump})
    given = Record(GAME.name, "standard+one-pack", SEAT_NAMES, (deal,), {"duplicate_mode": "given"})
    with pytest.raises(NotPossible, match="“dealer” is missing"):
        replay(given)
    [played] = replay(replace(given, head={"dealer": 2})).deals
    assert PLAY.owns(played.deal)
    assert (played.deal.position.trump or "none", played.to_act()) == (trump, frozenset({2}))


def test_a_reading_is_written_by_widths_and_lengths() -> None:
    for written, words in (
        ("play 3s 3s as [[1,1],[1,1]]", ("as", "[[1,1],[1,1]]")),
        ("play 3s 3s 4s 4s as [[2, 1], [2, 1]]", ("as", "[[2,", "1],", "[2,", "1]]")),
    ):
        assert GAME.typed.grammar.read(written).words == words
    with pytest.raises(ValueError, match="names no card"):
        GAME.typed.grammar.read("play 3s 3s as 1x1+1x1")


def test_a_record_is_shown_with_the_cards_that_are_still_to_be_drawn() -> None:
    hands, kitty = dealt()
    shown = show(record("1 declare 2s @18"))
    for name, hand in zip(SEAT_NAMES, hands, strict=True):
        assert f"{name:<5}  {sign_cards(hand)}\n" in shown
    assert f"left over: {sign_cards(kitty)}" in shown


def test_a_finished_deal_reports_points_levels_and_the_next_dealer() -> None:
    mild = " ".join(map(str, _mildest(record("1 declare 2s @18"))))
    deal = replay(record(f"1 declare 2s @18, 1 bury {mild}")).deals[0].deal
    lines = f"1 declare 2s @18, 1 bury {mild}"
    while deal.result() is None:
        [seat] = deal.asks()
        action = deal.mildest(seat)
        lines += f", {seat} {action}"
        deal, _ = deal.apply(seat, action)
    [told] = replay(record(lines)).to_json()["deals"]
    result = deal.result()
    assert result is not None
    assert told["winner"] is None
    assert told["attackers"] == result.account["total"]
    assert (told["dealer"], told["levels"], told["next_dealer"]) == (
        1,
        result.account["levels"],
        result.account["next_dealer"],
    )
    assert replay(record(lines, result=told["attackers"])).ok
    assert not replay(record(lines, result=told["attackers"] + 5)).ok


def test_a_result_that_is_no_number_is_named() -> None:
    text = (Path(__file__).parents[2] / "playthroughs" / "sheng-ji-standard.toml").read_text("utf-8")
    changed = re.sub("^result = .*", 'result = "won"', text, count=1, flags=re.MULTILINE)
    assert changed != text
    with pytest.raises(NotPossible, match="deal 1: “result” must be the attackers' points, a whole number"):
        read_record(changed)


def test_a_shown_record_names_trump_level_kitty_tricks_and_end() -> None:
    text = (Path(__file__).parents[2] / "playthroughs" / "sheng-ji-standard.toml").read_text("utf-8")
    lines = [line.strip() for line in show(read_record(text)).splitlines()]
    assert "♦ is trump, level 2; random 1 deals; the kitty: 8♠ 9♠ K♠ K♠ 6♦ 8♦ 8♦ 10♦" in lines
    assert lines[lines.index("7. sharp 0: K♣") + 1] == "sharp 0 takes the trick, 20 points"
    end = "the attackers have 140 points: sharp 0 and casual 2 gain 1 level; levels 3 and 2; casual 2 deals next"
    assert lines.count(end) == 1
