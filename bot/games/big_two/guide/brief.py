"""The rules of Big Two in six lines, and where each preset is listed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.facts import Each, Fact
from bot.engine.rulebook.guide import is_idle
from bot.games.big_two.rules.parameters import Rules

BRIEF = ("brief-cards", "brief-plays", "brief-beats", "brief-last", "brief-points", "brief-special")
"""The keys of the lines, in order."""

SHELVES: Mapping[str, tuple[str, ...]] = {
    "most": ("chudadi-standard", "pagat-basic", "hong-kong", "japanese-wikipedia-official"),
    "hong-kong": ("chudadi-hongkong", "hong-kong-boehnker", "hong-kong-wikipedia", "mainland", "da-lao-er-gamesky"),
    "taiwan": ("taiwan", "taiwan-plus-minus", "taiwan-latta", "lukang", "taiwan-fixed"),
    "south-east": ("singapore", "indonesia", "philippines-pusoy-dos", "malaysia"),
    "fewer": (
        "three-player-17",
        "three-player-13-draw",
        "two-player-13",
        "two-player-17",
        "two-player-21",
        "two-player-26",
        "lectio",
    ),
    "exchange": (
        "class-struggle-1",
        "class-struggle-2",
        "tribute-hk-1",
        "tribute-hk-2",
        "tribute-hk-3",
        "tribute-hk-4",
    ),
}
"""Every preset, under a variant of the message ``shelf``: what is played most first, then by region and kind."""

_SPECIAL = (
    "exchange.kind",
    "end.mode",
    "stock.draw",
    "rest.use",
    "pass.lock",
    "pass.self_extend",
    "instant.dragon",
    "instant.four_twos",
    "end.top_two",
    "redeal.points_below",
    "redeal.ten_high",
    "redeal.two_courts",
    "redeal.four_twos",
    "match.end",
    "start.low_card",
    "combo.straight_order",
    "start.later",
    "pass.echo",
    "seats.direction",
)
"""What is worth a word where it is not as in the basic game, the most special first."""

_NAMED = 3
"""The most peculiarities that one line names."""


def specials(rules: Rules) -> dict[str, Fact]:
    """What is special in some rules, as the facts ``specials`` and ``special_count``."""
    basic = Rules()
    found = [name for name in _SPECIAL if rules[name] != basic[name] and not is_idle(rules, name)]
    facts = rules.facts() | {"deals": rules.match.deals}
    rows = tuple(facts | {"what": name.replace(".", "-")} for name in found[:_NAMED])
    return {"specials": Each("special", rows, apart=True), "special_count": len(found)}
