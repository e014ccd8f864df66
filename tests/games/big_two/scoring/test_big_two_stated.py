"""Deals that were played elsewhere, settled from what is stated: what follows, and what is refused."""

import re
from pathlib import Path
from typing import Any

import pytest

from bot.cards import read_cards
from bot.engine.actions import NotPossible
from bot.engine.game import Result
from bot.games.big_two import GAME
from bot.games.big_two.by_hand import Finished, score
from bot.games.big_two.closed_lists import BigTwoMisstatement
from bot.i18n import catalogue

LOSES = {"last.declare": [1], "last.undeclared": "loses"}


def asked(rules: str, left: str, changes: dict[str, Any] | None = None, **facts: Any) -> Result:
    """``left`` is written as in the shell, with a bar between seats."""
    hands = tuple(int(hand) if hand.isdecimal() else read_cards(hand.strip("-")) for hand in left.split(" | "))
    facts["last"] = read_cards(facts.get("last", ""))
    facts["unbeaten"] = tuple((seat, read_cards(play)) for seat, play in facts.get("unbeaten", ()))
    return score(GAME.rules(rules).but(changes or {}), Finished(hands, **facts))


def test_the_winner_is_whoever_has_nothing_left_or_stands_first_in_the_order() -> None:
    assert asked("pagat-basic", "3 | - | 1 | 1").winner == 1
    assert asked("pagat-basic+places", "- | - | - | 4", order=(2, 0, 1, 3)).points == (3, 1, 5, 0)
    assert asked("pagat-basic+places", "- | - | - | 4", order=(2, 0, 1)).points == (3, 1, 5, 0)


def test_a_payer_who_went_out_undeclared_has_lost_the_deal_for_everybody() -> None:
    lost = asked("hong-kong-wikipedia", "- | 3 | 11 | 5", payer=0)
    assert (lost.winner, lost.payer) == (None, 0)
    assert lost.points == (-30, 0, 0, 0)
    assert lost.penalties == (0, 3, 22, 5)
    paid = asked("pagat-basic", "- | 3 | 11 | 3", LOSES, payer=0)
    assert paid.points == (-28, 28, 0, 0)
    assert paid.zero_sum
    for unpunished in ({}, {"last.undeclared": "loses"}, {"last.declare": [1]}):
        with pytest.raises(NotPossible, match="winner pays for nobody"):
            asked("pagat-basic", "- | 3 | 11 | 3", unpunished, payer=0)
    with pytest.raises(NotPossible, match="winner pays for nobody"):
        asked("hong-kong-wikipedia", "- | 3 | 11 | 5", winner=0, payer=0)


def test_an_instant_winner_holds_his_cards_and_the_others_have_played_nothing() -> None:
    dragon = asked("hong-kong", "13 | 13 | 13 | 13", winner=0)
    assert dragon.points == (117, -39, -39, -39)
    official = asked("japanese-wikipedia-official+dragon", "13 | 13 | 13 | 13", winner=0)
    assert official.points == (0, -39, -39, -39)
    ranked = asked("pagat-basic+places+dragon", "13 | 13 | 13 | 13", winner=1)
    assert ranked.points == (0, 5, 3, 1)


def test_a_whole_hand_has_played_nothing_unless_hands_grow() -> None:
    assert asked("japanese-wikipedia-official", "- | 13 | 12 | 1").penalties == (0, 39, 24, 1)
    three = asked("japanese-wikipedia-official+seats-3", "- | 17 | 15")
    assert three.penalties == (0, 34, 30)
    told = asked("japanese-wikipedia-official+seats-3", "- | 17 | 15", not_played=frozenset({1}))
    assert told.penalties == (0, 51, 30)


def test_who_went_out_and_may_not_win_pays_nothing() -> None:
    barred = asked("pagat-basic", "- | - | 11 | 3", {"end.top_two": "no_win"}, winner=1)
    assert barred.penalties == (0, 0, 22, 3)
    lost = asked("pagat-basic", "- | - | 11 | 3", LOSES | {"end.top_two": "no_win"}, payer=1)
    assert lost.points == (0, -25, 0, 25)
    alone = asked("two-player-13+winner-takes", "5 | -", {"end.top_two": "no_win"}, winner=0)
    assert (alone.penalties, alone.points) == ((0, 0), (0, 0))


@pytest.mark.parametrize(
    ("rules", "left", "facts", "why"),
    [
        ("pagat-basic", "0 | 1 | 1", {}, "4 seats; 3 were given"),
        ("pagat-basic", "0 | 1 | 1 | 1 | 1", {}, "4 seats; 5 were given"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"winner": 4}, "--winner 4: there is no such seat; seats are 0 to 3"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"payer": -1}, "--payer -1: there is no such seat"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"opener": 7}, "--opener 7"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"not_played": frozenset({5})}, "--not-played 5"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"order": (0, 9)}, "--order 9"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"order": (0, 2, 2)}, "--order names seat 2 twice"),
        (
            "pagat-basic",
            "0 | 1 | 1 | 1",
            {"order": (0, 2, 1, 3), "winner": 1},
            "seat 1 is named .* --order begins with 0",
        ),
        ("indonesia", "0 | 1 | 1 | 1", {"unbeaten": [(4, "4d 4c 4h 4s 9d")]}, "--unbeaten 4"),
        ("indonesia", "- | 3c | 3s | 3h", {"unbeaten": [(1, "4d 4c 4h 5s 5d")]}, "4d 4c 4h 5s 5d is no special play"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"winner": 1}, "the winner, seat 1, has cards left"),
        ("pagat-basic", "3 | 1 | 1 | 1", {}, "no seat has 0 cards; say who won with --winner"),
        ("pagat-basic", "0 | 0 | 1 | 1", {}, "seats 0, 1 have 0 cards"),
        ("pagat-basic", "0 | 1 | 1 | 1", {"payer": 0}, "the winner pays for nobody"),
        ("pagat-basic", "0 | 17 | 1 | 1", {}, None),
        ("three-player-17", "0 | 18 | 17", {"winner": 0}, None),
        ("two-player-13+draw-one", "0 | 39", {}, None),
        ("three-player-13-draw+recycle", "0 | 50 | 2", {}, None),
        ("two-player-13+draw-one", "30 | 30", {"winner": 0}, "60 cards are left or were played; the pack has 52"),
        ("two-player-13+draw-one+dragon", "26 | 26", {"winner": 0, "last": "3d"}, "53 cards are left or were played"),
        ("pagat-basic", "- | 3d | 3d 4d | 1", {}, "3d stands twice"),
        ("pagat-basic", "- | 3d | 4d | 1", {"last": "4d"}, "4d stands twice, in the hands or the plays"),
        ("pagat-basic", "- | 3b | 4d | 1", {}, "3b is not in the pack"),
        ("pagat-basic", "- | 3d | 4d | 1", {"last": "5d 6d"}, "the last play, 5d 6d, is none under these rules"),
        ("pagat-basic+opener-only", "- | 3d | 4d | 1", {}, "reads who led first; name the seat with --opener"),
        ("pagat-basic+places", "- | - | - | 1", {"winner": 0}, "reads the finishing order; name it with --order"),
        ("taiwan", "- | 3 | 1 | 1", {}, "score.base=tw_deduct counts the cards themselves: give cards instead of 3"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(rules: str, left: str, facts: dict[str, Any], why: str | None) -> None:
    if why is None:
        assert asked(rules, left, **facts).points
        return
    with pytest.raises(NotPossible, match=why):
        asked(rules, left, **facts)


def test_every_misstatement_is_said_and_none_is_left_over() -> None:
    written = (Path(catalogue.__file__).parent / "en" / "big-two" / "misstatements.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^misstated-(\w+) =", written, re.MULTILINE)) == sorted(BigTwoMisstatement)
