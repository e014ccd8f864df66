"""The golden pictures in other languages: each English word of a situation, and the message that says it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, NamedTuple, TypeVar

from bot.cards import Card
from bot.i18n.catalogue import Argument, picture_text


class Message(NamedTuple):
    """A message of the catalogue, with its facts."""

    key: str
    game: str = ""
    facts: Mapping[str, Argument | Message] = {}

    def said(self, locale: str) -> str:
        """The message in a language, with the messages that it holds."""
        facts = {name: fact.said(locale) if isinstance(fact, Message) else fact for name, fact in self.facts.items()}
        return picture_text(self.key, locale, self.game, **facts)


def _big_two(key: str, **facts: Argument | Message) -> Message:
    return Message(key, "big-two", facts)


def _penalty(came: str, points: int) -> Message:
    return _big_two("picture-reckoned", heading=_big_two("picture-penalty"), sum=came, p=points, counts=True)


WORDS: Mapping[str, Message] = {
    "Your turn": Message("picture-your-turn"),
    "beat": Message("picture-beat"),
    "to play": Message("picture-to-play"),
    "to beat": Message("picture-to-beat"),
    "passed": Message("picture-passed"),
    "pass": Message("picture-pass"),
    "last card!": _big_two("picture-last-card"),
    "Full house": _big_two("kind-title", kind="full_house"),
    "Straight flush": _big_two("kind-title", kind="straight_flush"),
    "draws 7": Message("picture-pass"),
    "left over": _big_two("picture-left-over"),
    "stock": _big_two("picture-stock"),
    "king": _big_two("rank", rank="king"),
    "lord": _big_two("rank", rank="lord"),
    "commoner": _big_two("rank", rank="commoner"),
    "slave": _big_two("rank", rank="slave"),
    "1st": Message("picture-place", facts={"place": 1}),
    "2nd": Message("picture-place", facts={"place": 2}),
    "by Søren": Message("picture-by", facts={"name": "Søren"}),
    "by Kai": Message("picture-by", facts={"name": "Kai"}),
    "by Ann": Message("picture-by", facts={"name": "Ann"}),
    "Søren to play": Message("picture-name-to-play", facts={"name": "Søren"}),
    "team 1": Message("side", "da-guai-lu-zi", {"team": 1}),
    "team 2": Message("side", "da-guai-lu-zi", {"team": 2}),
    "1 card": Message("picture-few", "da-guai-lu-zi", {"n": 1}),
    "Four jacks": Message("play-title", "da-guai-lu-zi", {"kind": "four_plus_one", "rank": "J"}),
    "Deal 4": Message("picture-deal", facts={"deal": 4}),
    "Søren is out first": Message("picture-out-first", facts={"name": "Søren"}),
    "hands as left": Message("picture-hands-left"),
    "out, no cards left": Message("picture-out"),
    "penalty": _big_two("picture-penalty"),
    "penalty 8×2 = 16": _penalty("8×2", 16),
    "penalty 11×3 = 33": _penalty("11×3", 33),
    "deal": Message("picture-deal-column"),
    "match": Message("picture-match-column"),
    "Sum": Message("picture-sum"),
    "+ receives\n− pays": Message("picture-legend"),
    "Big Two, this month": _big_two("picture-board", window="month"),
    "last 12 deals": Message("picture-board-course", facts={"n": 12}),
    "points": Message("picture-board-points", facts={"by": "points"}),
}
"""What the golden pictures say."""
KEPT = {"name", "names", "place", "sum", "rank", "suit"}
"""Fields that no language changes."""

Value = TypeVar("Value")


def in_language(value: Value, locale: str) -> Value:
    """A picture, or a part of one, with its words in a language.

    Raises:
        KeyError: it says something that is none of ``WORDS``.
    """
    said: Value = _said(value, locale)
    return said


def _said(value: Any, locale: str) -> Any:
    if type(value) is str and any(map(str.isalpha, value)):
        return WORDS[value].said(locale)
    if isinstance(value, tuple) and not isinstance(value, Card) and type(value) is tuple:
        return tuple(_said(one, locale) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        said = {one.name: getattr(value, one.name) for one in fields(value) if one.name not in KEPT}
        return replace(value, **{name: _said(part, locale) for name, part in said.items()})
    return value
