"""Rule pages of Big Two, made from the public parameters that the engine reads, so that they cannot disagree.

One sentence a value. A value that does nothing has none, and a value nobody has written a sentence for is an error:
``rule_page`` never leaves a rule out. The sentences stand in ``rules.ftl``, their facts in ``rule_facts``.
"""

from __future__ import annotations

from bot.i18n.catalogue import text
from bot.i18n.rule_facts import SECTIONS, Values

WITHOUT_EFFECT = frozenset({"deal.first_dealer", "deal.shuffler", "deal.cutter"})
"""Matters of the cardboard (BT-3.5): the bot shuffles itself, and everybody may cut (docs/deal-v1.md)."""

PLAIN: Values = {
    "deck.kind": "std52",
    "seats.alternate": False,
    "rest.use": "give",
    "stock.draw": "none",
    "stock.recycle": False,
    "start.low_card_scope": "every_lowest_start",
    "start.round_len": 0,
    "combo.two_pair_kicker": False,
    "combo.sf_kickers": 0,
    "cmp.quads_vs_sf": "sf_over_quads",
    "answer.monsters": "off",
    "pass.self_extend": False,
    "pass.echo": False,
    "last.undeclared": "nothing",
    "top.follow": "free",
    "top.lead": "free",
    "top.enforce": "off",
    "instant.dragon": False,
    "instant.four_twos": False,
    "redeal.points_below": 0,
    "redeal.ten_high": False,
    "redeal.two_courts": False,
    "redeal.four_twos": False,
    "end.top_two": "ok",
    "score.tiers_on": "hand",
    "score.tiers_apply": "all",
    "score.no_play_mult": None,
    "score.twos_in_hand": 1,
    "score.twos_finish": 1,
    "score.winner_bonus": 0,
    "score.spade_ace_40": False,
    "score.unit": 1,
    "exchange.kind": "none",
}
"""Values that change nothing against plain play, so that no sentence is owed."""

_READ_ONLY_WITH = {
    "deck.tile_max": ("deck.kind", "lectio"),
    "rest.face": ("rest.use", "stock"),
    "score.fixed": ("score.settle", "fixed_loser"),
    "match.target": ("match.end", "target"),
    "match.deals": ("match.end", "deals"),
    "match.chips": ("match.end", "deals_or_chips"),
}
"""Parameters that are read only where another one has a certain value."""

TOPICS = {
    "suits": "deck.kind deck.suits deck.tile_max",
    "seats": "seats.count seats.direction seats.alternate",
    "dealing": "deal.next_dealer deal.first_receiver deal.hand_size",
    "rest": "rest.use rest.face stock.draw stock.recycle",
    "later": "start.first start.later start.round_len",
    "low_card": "start.low_card start.low_card_scope",
    "kinds": "combo.triple combo.flush combo.four combo.two_pair_kicker combo.sf_kickers",
    "straights": "combo.straight_order cmp.straight_tie",
    "flushes": "cmp.flush",
    "full_house": "cmp.full_house",
    "ladder": "cmp.quads_vs_sf",
    "answers": "answer.five",
    "monsters": "answer.monsters",
    "passing": "pass.lock pass.self_extend pass.echo",
    "declare": "last.declare last.undeclared",
    "top": "top.follow top.lead top.enforce",
    "instant": "instant.dragon instant.four_twos",
    "redeal": "redeal.points_below redeal.ten_high redeal.two_courts redeal.four_twos",
    "end": "end.mode end.top_two",
    "points": "score.base score.tiers score.tiers_on score.tiers_apply score.no_play_mult score.twos_in_hand "
    "score.twos_finish score.winner_bonus score.fixed score.spade_ace_40 score.unit",
    "settle": "score.settle",
    "exchange": "exchange.kind exchange.protected exchange.king_falls exchange.ranking",
    "match": "match.end match.deals match.target match.chips",
}
"""Parameters by what they are about, in the order of a deal."""


def rule_page(
    game: str, rules_json: Values, base_json: Values, preset: str, locale: str = "en"
) -> list[tuple[str, str]]:
    """The page of some rules as (heading, text); the first is its title with what differs from the basic game.

    ``rules_json`` and ``base_json`` are ``Rules.to_json()`` of the rules in force and of the basic game.

    Raises:
        LookupError: a value has no sentence yet, so that the page would be incomplete.
    """
    topics = differing_topics(rules_json, base_json, locale)
    first = text("page-differs", locale, topics=topics) if topics else text("page-same", locale)
    page = [(text("page-title", locale, game=game, preset=preset), first)]
    unsaid = {name for name in rules_json if not _silent(name, rules_json)}
    for section, sentences in SECTIONS.items():
        said = []
        for sentence in sentences:
            facts = sentence.facts(rules_json, locale)
            if facts is not None:
                said.append(text(sentence.key, locale, **facts))
                unsaid -= set(sentence.parameters)
        if said:
            page.append((text("page-head", locale, section=section), " ".join(said)))
    if unsaid:
        raise LookupError(f"no sentence for {', '.join(f'{name} = {rules_json[name]}' for name in sorted(unsaid))}")
    return page


def differing_topics(rules_json: Values, base_json: Values, locale: str = "en") -> list[str]:
    """What some rules have other than a base, by topic, in the order of a deal: ``straights``, ``points``."""
    differing = {name for name, value in rules_json.items() if base_json.get(name) != value}
    return [text("topic", locale, topic=topic) for topic, names in TOPICS.items() if differing & set(names.split())]


def _silent(name: str, rules: Values) -> bool:
    if name in WITHOUT_EFFECT or (name in PLAIN and PLAIN[name] == rules[name]):
        return True
    if name in _READ_ONLY_WITH:
        other, value = _READ_ONLY_WITH[name]
        return bool(rules[other] != value)
    return _idle(name, rules)


def _idle(name: str, rules: Values) -> bool:
    """Whether another parameter switches this one off."""
    match name:
        case "top.follow" | "top.lead":
            return bool(rules["top.enforce"] == "off")
        case "last.undeclared":
            return not rules["last.declare"]
        case "cmp.flush":
            return not rules["combo.flush"]
        case "start.low_card_scope":
            return bool(rules["start.low_card"] == "free")
    return name.startswith("exchange.") and bool(rules["exchange.kind"] == "none")
