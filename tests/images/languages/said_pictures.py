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
    facts: Mapping[str, Argument] = {}


def _big_two(key: str, **facts: Argument) -> Message:
    return Message(key, "big-two", facts)


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
    return _said(value, locale)  # type: ignore[no-any-return]


def _said(value: Any, locale: str) -> Any:
    if type(value) is str and any(map(str.isalpha, value)):
        message = WORDS[value]
        return picture_text(message.key, locale, message.game, **message.facts)
    if isinstance(value, tuple) and not isinstance(value, Card) and type(value) is tuple:
        return tuple(_said(one, locale) for one in value)
    if is_dataclass(value) and not isinstance(value, type):
        said = {one.name: getattr(value, one.name) for one in fields(value) if one.name not in KEPT}
        return replace(value, **{name: _said(part, locale) for name, part in said.items()})
    return value
