"""News of shapes 4 and 5 is read as it would be made today, and worded as it was then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.cards import read_cards
from bot.engine.facts import Cards, Facts, Player
from bot.engine.game import Event
from bot.engine.result import Reckoning, Result
from bot.games.big_two import GAME
from bot.games.big_two.happened import BigTwoEvent
from bot.games.big_two.old_news import old_event
from bot.i18n.spoken_facts import event_line

NAMES = ("Ann", "Bo-Chen", "Mei", "Kai")
OVER = Result(0, (14, -14, 0, 0), (0, 7, 0, 0), (), zero_sum=True, left=((), (), (), ()), payer=1)


@pytest.mark.parametrize(
    ("data", "preset", "line"),
    [
        (
            ["ranks", 1, {"king": 1, "commoner": 0, "slave": 2}, None],
            "class-struggle-1+seats-3",
            "King Bo-Chen, commoner Ann, slave Mei.",
        ),
        (
            ["ranks", 1, {"king": 1, "lord": 3, "commoner": 0, "slave": 2}, None],
            "class-struggle-1",
            "King Bo-Chen, lord Kai, commoner Ann, slave Mei.",
        ),
        (["waived", 1, {}, None], "class-struggle-2", "Bo-Chen demands no more."),
        (
            ["waived", 1, {"other": 0}, None],
            "class-struggle-1",
            "Bo-Chen demands nothing from Ann.",
        ),
        (
            ["rest-given", 1, {"cards": "Ks", "anchor": "3d", "n": 1}, None],
            "three-player-17",
            "Bo-Chen holds 3♦ and gets the left-over K♠.",
        ),
        (
            ["rest-given", 1, {"cards": None, "anchor": "3d", "n": 1}, None],
            "three-player-17+rest-down",
            "Bo-Chen holds 3♦ and gets what is left over, unseen.",
        ),
        (
            ["called", 1, {"caller": 0, "true": "yes", "n": 1}, None],
            "chudadi-standard",
            "Ann calls: Bo-Chen has 1 card and didn’t say so.",
        ),
        (["drew-cards", 1, {"cards": "5h"}, [1]], "three-player-13-draw", "You draw 5♥."),
    ],
)
def test_an_old_event_in_words(data: Any, preset: str, line: str) -> None:
    rules = GAME.rules(preset)
    event = old_event(data, rules.to_json())
    assert event is not None
    assert event.name in set(BigTwoEvent)
    assert event.only == (frozenset(data[3]) if data[3] else None)
    assert event_line(event, NAMES, rules=rules, reader=1) == line


@pytest.mark.parametrize(
    ("terms", "points", "said"), [([3, 4, 7], 14, "3 + 4 + 7 = 14"), ([7], 14, "14"), ([3, 4, 7], 28, "28")]
)
def test_who_pays_for_everybody_pays_what_was_booked(terms: list[int], points: int, said: str) -> None:
    args = {"other": 0, "case": "follow", "better": "Ks", "terms": terms, "p": sum(terms)}
    result = replace(OVER, points=(points, -points, 0, 0))
    event = old_event(["full-payer", 1, args, None], GAME.rules("taiwan").to_json(), result)
    assert event is not None
    assert event.args["other"] == Player(0)
    assert event.args["better"] == Cards(read_cards("Ks"))
    line = event_line(event, NAMES, rules=GAME.rules("taiwan"))
    assert line.endswith(f"Bo-Chen pays for everybody: {said}.")


@pytest.mark.parametrize(
    ("data", "preset", "facts"),
    [
        (
            ["played", 0, {"kind": "pair", "cards": "2h 2s", "n": 0}, None],
            "taiwan",
            {"kind": "pair", "cards": Cards(read_cards("2h 2s")), "n": 0},
        ),
        (["passed", 3, {}, None], "taiwan", {}),
        (
            ["deal-opens", 0, {"deal": 1, "card": "3d", "dealer": 1, "cut": None, "first": 2}, None],
            "taiwan",
            {"deal": 1, "by": "card", "card": Cards(read_cards("3d")), "dealer": Player(1), "first": Player(2)},
        ),
        (
            ["deal-opens", 0, {"deal": 2, "card": None, "dealer": None, "cut": "Kd", "first": None}, None],
            "tribute-hk-2",
            {"deal": 2, "by": "last_ranked", "card": Cards(()), "cut": Cards(read_cards("Kd"))},
        ),
        (
            ["lost-undeclared", 0, {"terms": [4, 4, 4], "p": 12}, None],
            "hong-kong-wikipedia",
            {"terms": Reckoning(((4, 1),) * 3), "p": 12},
        ),
    ],
)
def test_an_old_event_without_a_line_has_typed_facts(data: Any, preset: str, facts: Facts) -> None:
    event = old_event(data, GAME.rules(preset).to_json())
    assert event == Event(data[0], data[1], facts)
    assert event.name in set(BigTwoEvent)


def test_what_is_not_told_any_more_is_left_out() -> None:
    penalty = ["penalty", 1, {"n": 2, "hand": "3d 3c", "worth": [[1, 2]], "factors": [], "p": 2}, None]
    assert old_event(penalty, {}) is None
