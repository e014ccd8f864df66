"""What sentences about a rule set may name and select on: every parameter, and what follows from them."""

from __future__ import annotations

import json
from collections.abc import Hashable, Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, cast

from bot.cards import SUIT_SIGNS, Card
from bot.games.big_two.cards.combinations import combinations_of
from bot.games.big_two.cards.pack import Pack, pack_of
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.scoring.settlement import PLACES
from bot.games.game import Rules as AnyRules
from bot.i18n.catalogue import Argument, Fact, text, words
from bot.i18n.rule_effects import Values
from bot.i18n.straights import gaps_written, straights_written

Facts = Mapping[str, Argument]

_DECLARED = {(): "none", (1,): "one", (2,): "two", (1, 2): "both"}


def table_facts(rules: Values, locale: str) -> Facts:
    """Every parameter by its public name with a hyphen for the dot, and more facts of the same table.

    ``deck`` is std52 or lectio, ``tiles`` the highest tile, ``size`` the cards of a hand as dealt, ``left`` those left
    over, ``low`` and ``high`` the lowest and highest card, ``suits`` high to low; ``kinds`` what is played,
    ``unplayed`` what other tables know, ``ladder`` the kinds of five cards, weakest first; ``straights`` high to low,
    ``gaps`` what is none; ``redeals`` sentences on which hands may ask for one.

    Raises:
        NotPossible: not the values of one rule set.
    """
    return _table_facts(json.dumps(rules, sort_keys=True), locale)


def facts_of(rules: AnyRules, locale: str) -> Facts:
    """``table_facts`` of rules as a table holds them."""
    return _facts_of(cast("Hashable", rules), locale)


@lru_cache(maxsize=256)
def _facts_of(rules: Any, locale: str) -> Facts:
    return table_facts(rules.to_json(), locale)


@lru_cache(maxsize=256)
def _table_facts(values: str, locale: str) -> Facts:
    rules = Rules.from_json(json.loads(values))
    facts: dict[str, Fact] = {name.replace(".", "-"): value for name, value in _plain(rules).items()}
    pack = pack_of(rules.deck.kind, rules.deck.suits, rules.tile_max)
    order = rules.combo.straight_order
    facts |= {
        "deck": str(rules.deck.kind),
        "tiles": rules.tile_max,
        "size": rules.hand_size,
        "left": rules.left_over,
        "deals": rules.match.deals,
        "low": _card(pack, 1),
        "high": _card(pack, pack.highest),
        "suits": _suits(rules, locale),
        "kinds": _played(rules, locale),
        "unplayed": _unplayed(rules, locale),
        "ladder": [text("kind", locale, kind=kind) for kind in combinations_of(rules).ladder],
        "straights": straights_written(order, rules.tile_max),
        "gaps": gaps_written(order, rules.tile_max),
        "tile_rows": [text("tile-row", locale, seats=seats, top=top) for seats, top in rules.deck.tile_max],
        "tier_shape": _tier_shape(rules),
        "tier_rows": _tier_rows(rules, locale),
        "factor": rules.score.tiers[0][1],
        "places": ", ".join(map(str, (PLACES + (0,) * 49)[: rules.seats.count - 1][:4])),
    }
    # Said often and the same each time: made words once.
    said = {word: value if isinstance(value, int) else words(value, locale) for word, value in facts.items()}
    return {**said, "redeals": _redeals(rules, locale, said)}


def _redeals(rules: Rules, locale: str, said: Facts) -> str:
    """Which hands may ask for a redeal, a sentence each."""
    open_to = (f"rule-redeal-{one.name}" for one in fields(rules.redeal) if getattr(rules.redeal, one.name))
    return " ".join(text(key, locale, **said) for key in open_to)


def _card(pack: Pack, bit: int) -> Card:
    return pack.of(bit)[0]


def _plain(rules: Rules) -> dict[str, Fact]:
    """The values as messages select on them."""
    values: dict[str, Fact] = dict(rules.to_json())
    values["last.declare"] = _DECLARED[rules.last.declare]
    values["score.no_play_mult"] = rules.score.no_play_mult or 0
    for name in ("deck.tile_max", "score.tiers"):
        del values[name]
    return values


def _suits(rules: Rules, locale: str) -> list[str]:
    return [
        SUIT_SIGNS[suit] if suit in SUIT_SIGNS else text("suit", locale, suit=suit)
        for suit in reversed(rules.deck.suits)
    ]


def _kinds(rules: Rules) -> dict[str, bool]:
    """Every kind of the family in the order of a page, and whether these rules play it."""
    seven = rules.combo.sf_kickers == 2
    return {
        "single": True,
        "pair": True,
        "triple": rules.combo.triple,
        "two_pair": rules.combo.four == "two_pair",
        "quads": rules.combo.four == "quads",
        "two_pair_kicker": rules.combo.two_pair_kicker,
        "straight": True,
        "flush": rules.combo.flush,
        "full_house": True,
        "four_plus_one": True,
        "straight_flush": not seven,
        "straight_flush_7": seven,
    }


def _played(rules: Rules, locale: str) -> list[str]:
    """What is played, by name."""
    return [text("kind-plural", locale, kind=kind) for kind, played in _kinds(rules).items() if played]


def _unplayed(rules: Rules, locale: str) -> list[str]:
    """What other tables play, by name."""
    return [text("kind-plural", locale, kind=kind) for kind, played in _kinds(rules).items() if not played]


def _tier_shape(rules: Rules) -> str:
    tiers = rules.score.tiers
    return "rows" if len(tiers) > 1 else "flat" if tiers == ((1, 1),) else "one"


def _tier_rows(rules: Rules, locale: str) -> list[str]:
    """The multipliers as parts of a list: × 1 up to 9 cards, × 2 from 10, × 3 with 13 (BT-14.2)."""
    tiers = rules.score.tiers
    most = rules.pack_size if rules.left_over else rules.hand_size  # left-over cards may join a hand
    ends = [start - 1 for start, _ in tiers[1:]] + [max(most, tiers[-1][0])]
    rows = []
    for number, ((start, factor), end) in enumerate(zip(tiers, ends, strict=True)):
        place = "first" if number == 0 else "only" if start == end else "from"
        rows.append(text("tier", locale, place=place, factor=factor, to=end, **{"from": start}))
    return rows
