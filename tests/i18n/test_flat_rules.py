"""A game with flat rules: its page is made by the same code, with its own guide and catalogue."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import ClassVar

import pytest

from bot.cards import Packs
from bot.engine import game as games
from bot.engine.facts import Each, Facts
from bot.engine.rulebook.declarations import Rulebook, option
from bot.engine.rulebook.guide import Guide
from bot.engine.rulebook.value_kinds import Whole
from bot.i18n import catalogue
from bot.i18n.rule_page import differences, differing_topics, fact, rule_page, title

WORDS = """
game = Flat
preset = The { $preset } way
page-head =
    { $section ->
       *[all] Everything
    }
topic =
    { $topic ->
        [cards] the cards
       *[stakes] the stakes
    }
rule-packs =
    { $packs ->
        [one] One pack is used, so { $sizes }.
       *[other] { $packs } packs are used, so { $sizes }.
    }
    .title = Packs
rule-height =
    { $height ->
        [low] Low cards win.
       *[high] High cards win.
    }
    .title = Height
rule-double =
    { $double ->
        [yes] Points are doubled.
       *[no] Points are single.
    }
    .title = Doubling
    .off = doubled points
rule-limit = At most { $limit } points are counted.
    .title = Limit
size = { $seats } players get { $cards } each
"""


class Height(StrEnum):
    LOW = "low"
    HIGH = "high"


@dataclass(frozen=True)
class FlatRules(Rulebook):
    """Four parameters, each a field."""

    game: ClassVar[str] = "flat"

    packs: int = option(1, Whole(1, 2), "all", topic="cards")
    height: Height = option(Height.HIGH, section="all", topic="cards")
    double: bool = option(default=False, section="all", topic="stakes", absent=False)
    limit: int = option(10, Whole(1, 99), "all", topic="stakes", alive="counts_points")

    @property
    def counts_points(self) -> bool:
        return self.double


class FlatGuide(Guide):
    terse = True

    def facts(self, rules: FlatRules) -> Facts:
        sizes = Each("size", tuple({"seats": seats, "cards": 52 * rules.packs // seats} for seats in (2, 4)))
        return {**rules.facts(), "sizes": sizes}


@pytest.fixture(autouse=True)
def flat_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Adds the game to those that can be found, and its messages to the real shared ones."""
    english = Path(catalogue.__file__).parent / catalogue.FALLBACK
    room = tmp_path / "flat_room"
    shutil.copytree(english, room / catalogue.FALLBACK)
    (room / catalogue.FALLBACK / "flat").mkdir()
    (room / catalogue.FALLBACK / "flat" / "words.ftl").write_text(WORDS)
    (room / "__init__.py").touch()
    module = ModuleType("flat_game")
    rules, words = SimpleNamespace(rulebook=FlatRules), SimpleNamespace(guide=FlatGuide())
    vars(module)["GAME"] = SimpleNamespace(name="flat", rules=rules, words=words, packs=lambda _: Packs())
    monkeypatch.setitem(sys.modules, "flat_game", module)
    monkeypatch.setitem(games.MODULES, "flat", "flat_game")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "_ROOM", "flat_room")
    catalogue.forget()
    yield
    catalogue.forget()


def test_the_page_of_flat_rules() -> None:
    assert rule_page(FlatRules(), FlatRules(), "plain") == [
        ("Flat: The plain way", "This is the basic game."),
        ("Everything", "One pack is used, so 2 players get 26 each, 4 players get 13 each. High cards win."),
        ("Not in these rules", "doubled points."),
    ]
    packs = "2 packs are used, so 2 players get 52 each, 4 players get 26 each."
    other = FlatRules().but({"packs": 2, "double": True, "limit": 5})
    assert rule_page(other, FlatRules(), "plain", origin=FlatRules(double=True)) == [
        ("Flat: The plain way", "Different from the basic game: the cards, the stakes."),
        (
            "Changed in the preset",
            f"{packs} At most 5 points are counted.",
        ),
        (
            "Everything",
            f"{packs} High cards win. Points are doubled. At most 5 points are counted.",
        ),
    ]


def test_parameters_of_flat_rules_in_words() -> None:
    assert title("flat", "height") == "Height"
    assert fact(FlatRules(), "height") == "High cards win."
    assert fact(FlatRules(), "limit") == ("At most 10 points are counted. Other rules here switch this off.")
    assert differences(FlatRules(limit=3), FlatRules()) == []
    assert differing_topics(FlatRules(height=Height.LOW), FlatRules()) == ["the cards"]
