"""Rule pages: golden pages of the presets, and the promise that no parameter is left out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.games.game import find_game
from bot.i18n import text
from bot.i18n.rule_facts import SECTIONS
from bot.i18n.rule_page import TOPICS, WITHOUT_EFFECT, differing_topics, rule_page

HERE = Path(__file__).parent
TABLE = json.loads((HERE.parent / "examples" / "big-two-presets.json").read_text(encoding="utf-8"))["presets"]
BASIC: dict[str, Any] = TABLE["pagat-basic"]
CHUDADI: dict[str, Any] = TABLE["chudadi-standard"]
BUILT = ("pagat-basic", "chudadi-standard", "chudadi-hongkong")


def page(rules: dict[str, Any], preset: str = "pagat-basic") -> str:
    sections = rule_page("big-two", rules, BASIC, preset)
    return "\n\n".join(f"## {heading}\n\n{said}" for heading, said in sections) + "\n"


@pytest.mark.parametrize("preset", BUILT)
def test_the_page_of_a_preset(preset: str) -> None:
    """``golden/`` holds the pages as they were read and found right; a change of words is a change of these files."""
    golden = (HERE / "golden" / f"{preset}.md").read_text(encoding="utf-8")
    assert page(TABLE[preset], preset) == golden


def test_every_preset_that_can_be_played_has_a_name_and_a_page() -> None:
    game = find_game("big-two")
    assert set(BUILT) <= set(game.presets())
    house = text("preset", preset="other")
    for preset in game.presets():
        assert page(game.rules(preset).to_json(), preset) == page(TABLE[preset], preset)
        assert house not in (text("preset", preset=preset), text("preset-about", preset=preset))


def test_every_parameter_is_said_somewhere_or_changes_nothing() -> None:
    said = {name for sentences in SECTIONS.values() for sentence in sentences for name in sentence.parameters}
    for name in BASIC.keys() - said - WITHOUT_EFFECT:
        # Not said at the basic game's value; another value of it is an error, never silence.
        with pytest.raises(LookupError, match=name.replace(".", r"\.")):
            page(BASIC | needed(name) | {name: "another value"})


def needed(name: str) -> dict[str, Any]:
    """What makes a parameter count that is read only beside another one."""
    return {
        "deck.tile_max": {"deck.kind": "lectio"},
        "score.fixed": {"score.settle": "fixed_loser"},
        "match.chips": {"match.end": "deals_or_chips"},
    }.get(name, {"exchange.kind": "tribute_1"} if name.startswith("exchange.") else {})


def test_every_parameter_has_one_topic() -> None:
    named_once = " ".join(TOPICS.values()).split()
    assert len(named_once) == len(set(named_once))
    assert set(named_once) == BASIC.keys() - {"deal.first_dealer", "deal.shuffler", "deal.cutter"}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"deck.suits": "cdhs"}, "♠ above ♥ above ♦ above ♣. 2♠ is the highest card, 3♣ the lowest"),
        ({"score.tiers": [[1, 1]]}, "Every card left counts 1 (BT‑14.2)."),
        ({"score.tiers": [[1, 1], [8, 2]]}, "Cards left count × 1 up to 7, × 2 from 8. For example 8 × 2 = 16"),
        ({"score.tiers": [[1, 1], [8, 2], [10, 4]]}, "× 1 up to 7, × 2 from 8, × 4 from 10."),
        ({"score.settle": "winner_takes"}, "Everybody pays the winner (BT‑14.6)."),
        ({"score.winner_bonus": 5}, "The winner books +5"),
        ({"combo.triple": False, "combo.flush": False}, "Not played: triples, flushes (BT‑6.1)."),
        ({"combo.straight_order": "so-26-high-a5-low"}, "high to low: 2-3-4-5-6, 10-J-Q-K-A, 9-10-J-Q-K and so on to"),
        ({"combo.straight_order": "so-26-high-a5-low"}, "3-4-5-6-7, last A-2-3-4-5 (BT‑8.1). J-Q-K-A-2 is not one."),
        ({"combo.straight_order": "so-indonesia"}, "high to low: A-2-3-4-5 = 2-3-4-5-6, 10-J-Q-K-A, 9-10-J-Q-K and so"),
        ({"answer.monsters": "any_time"}, "they may be played on anything, even a single."),
        ({"answer.five": "same_type"}, "Five cards are beaten only by a higher group of the same kind"),
        ({"pass.lock": "trick"}, "Who passes is out until the trick ends"),
        ({"redeal.points_below": 3}, "Who is dealt a hand worth under 3 may ask for a redeal"),
        ({"last.declare": [1, 2], "last.undeclared": "loses"}, "Played undeclared, it loses the deal"),
        ({"seats.count": 3}, "Left-over cards are shown and go to the holder of the lowest card"),
        ({"match.end": "deals", "match.deals": 10}, "The match ends after 10 deals."),
        ({"end.top_two": "barred"}, "2♠ by itself cannot be the last play"),
    ],
)
def test_a_value_in_words(changes: dict[str, Any], sentence: str) -> None:
    assert sentence in page(BASIC | changes)


def test_a_value_that_does_nothing_is_not_said() -> None:
    off = page(BASIC | {"top.enforce": "off"})
    assert "next player" not in off
    assert "Flushes:" not in page(BASIC | {"combo.flush": False, "cmp.flush": "suit_first"})


def test_what_differs_comes_first() -> None:
    assert differing_topics(BASIC, BASIC) == []
    assert differing_topics(CHUDADI | {"match.target": 100}, CHUDADI) == ["the length of a match"]
    changed = BASIC | {"score.settle": "ledger", "combo.flush": False}
    assert differing_topics(changed, BASIC) == ["which combinations are played", "who pays whom"]
    assert page(changed, "no-such-preset").startswith(
        "## Big Two: house rules\n\nDifferent from the basic game: which combinations are played, who pays whom."
    )
