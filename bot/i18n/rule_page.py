"""Rule pages of Big Two, made from the public parameters that the engine reads, so that they cannot disagree.

A parameter has one sentence for each of its values (``fact``) and a title (``title``); they stand in
``rule_values.ftl``. A page leaves out what changes nothing beside the other parameters, and names in one list at its
end what these rules do not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from bot.i18n.catalogue import text
from bot.i18n.rule_effects import COUNTED, Values, idle
from bot.i18n.rule_facts import table_facts

PAGE_LIMIT = 3_950
"""Characters of a page that go into one message; Discord takes 4000."""

_OFF = {
    "seats.alternate": False,
    "start.round_len": 0,
    "pass.self_extend": False,
    "pass.echo": False,
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
    "exchange.protected": "none",
    "exchange.king_falls": False,
}
"""Values that a page names in its list of what is not played."""


@dataclass(frozen=True, slots=True)
class Also:
    """A sentence of a page that no single parameter makes; it stands where ``when`` holds."""

    key: str
    when: Callable[[Values], bool] = lambda _: True


SECTIONS: dict[str, tuple[str | Also, ...]] = {
    "cards": ("deck.kind", "deck.tile_max", "deck.suits"),
    "seats": ("seats.count", "seats.direction", "seats.alternate"),
    "deal": (
        "deal.next_dealer",
        "deal.first_receiver",
        "deal.hand_size",
        Also("page-real-cards"),
    ),
    "rest": (Also("page-left"), "rest.use", "rest.face", "stock.draw", "stock.recycle"),
    "opening": ("start.later", "start.low_card", "start.low_card_scope", "start.round_len"),
    "plays": (
        Also("page-kinds"),
        "combo.four",
        "combo.two_pair_kicker",
        "combo.sf_kickers",
        Also("page-unplayed"),
        "combo.straight_order",
    ),
    "compare": (
        Also("page-pair"),
        "cmp.straight_tie",
        "cmp.flush",
        "cmp.full_house",
        "cmp.quads_vs_sf",
    ),
    "answers": (
        "answer.monsters",
        Also("page-size", lambda rules: rules["answer.monsters"] != "off"),
        "answer.five",
    ),
    "passing": ("pass.lock", Also("page-trick"), "pass.self_extend", "pass.echo"),
    "last": (
        "last.declare",
        "last.undeclared",
        "top.follow",
        "top.lead",
        "top.enforce",
        Also("page-top-none", lambda rules: idle(rules, "top.enforce")),
    ),
    "hands": (
        "instant.dragon",
        "instant.four_twos",
        "redeal.points_below",
        "redeal.ten_high",
        "redeal.two_courts",
        "redeal.four_twos",
    ),
    "end": ("end.mode", "end.top_two"),
    "points": (
        Also("page-lost", lambda rules: rules["score.settle"] not in COUNTED and not idle(rules, "score.tiers")),
        "score.base",
        "score.spade_ace_40",
        "score.tiers",
        "score.tiers_on",
        "score.tiers_apply",
        "score.no_play_mult",
        "score.twos_in_hand",
        "score.twos_finish",
        "score.settle",
        "score.fixed",
        Also("page-play-on", lambda rules: rules["end.mode"] == "play_on" and rules["score.settle"] in COUNTED),
        "score.winner_bonus",
        "score.unit",
    ),
    "match": ("match.end",),
    "exchange": ("exchange.kind", "exchange.ranking", "exchange.king_falls", "exchange.protected"),
}
"""What a page says, in the order of the rule book; a parameter stands for its sentence."""

_SAID = {"combo.two_pair_kicker": False, "combo.sf_kickers": 0, "start.low_card_scope": "every_lowest_start"}
"""Values that the sentences around them have said."""

_TOGETHER = {
    "page-no-instant": ("instant.dragon", "instant.four_twos"),
    "page-no-twos": ("score.twos_in_hand", "score.twos_finish"),
    "page-no-redeal": ("redeal.points_below", "redeal.ten_high", "redeal.two_courts", "redeal.four_twos"),
}
"""What the list of what is not played names in one word, more or less of it."""

TOPICS = {
    "suits": "deck.kind deck.suits deck.tile_max",
    "seats": "seats.count seats.direction seats.alternate",
    "dealing": "deal.first_dealer deal.next_dealer deal.first_receiver deal.hand_size",
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
"""Parameters by what they are about, in the order of the rule book; who shuffles real cards is no topic (BT-3.5)."""


def title(name: str, locale: str = "en") -> str:
    """A parameter in plain words: ``top.follow`` is *Answering before a last card*.

    Raises:
        LookupError: there is no such parameter.
    """
    return text(f"{_key(name)}.title", locale)


def fact(rules: Values, name: str, locale: str = "en") -> str:
    """What some rules (``Rules.to_json()``) say in one parameter, with the rule's number.

    A value that changes nothing beside the other parameters is said all the same, and then that it changes nothing.

    Raises:
        LookupError: there is no such parameter.
    """
    said = text(_key(name), locale, **table_facts(rules, locale))
    return text("fact-idle", locale, fact=said) if idle(rules, name) else said


def rule_page(
    game: str,
    rules_json: Values,
    base_json: Values,
    preset: str,
    locale: str = "en",
    *,
    preset_json: Values | None = None,
) -> list[tuple[str, str]]:
    """The page of some rules as (heading, text); the first is its title with what differs from the basic game.

    ``rules_json`` and ``base_json`` are ``Rules.to_json()`` of the rules in force and of the basic game. With
    ``preset_json``, the preset's own values, what was changed in it follows first, sentence by sentence.
    """
    topics = differing_topics(rules_json, base_json, locale)
    first = text("page-differs", locale, topics=topics) if topics else text("page-same", locale)
    page = [(text("page-title", locale, game=game, preset=preset), first)]
    changed = [] if preset_json is None else differences(rules_json, preset_json)
    if changed:
        page.append((_heading("differs", locale), " ".join(fact(rules_json, name, locale) for name in changed)))
    facts = table_facts(rules_json, locale)
    for section, parts in SECTIONS.items():
        said = [text(key, locale, **facts) for key in _keys(parts, rules_json)]
        if said:
            page.append((_heading(section, locale), " ".join(said)))
    absent = [text(key, locale, **facts) for key in _absent_keys(rules_json)]
    if absent:
        page.append((_heading("absent", locale), text("page-absent", locale, names=absent)))
    return page


def messages(page: list[tuple[str, str]], limit: int = PAGE_LIMIT) -> list[list[tuple[str, str]]]:
    """A page in parts of at most ``limit`` characters, each section whole; nearly every page is one part."""
    parts: list[list[tuple[str, str]]] = [[]]
    room = limit
    for heading, said in page:
        length = len(heading) + len(said) + 6
        if length > room and parts[-1]:
            parts.append([])
            room = limit
        parts[-1].append((heading, said))
        room -= length
    return parts


def differences(rules: Values, others: Values) -> list[str]:
    """The parameters in which two rule sets differ to some effect, in the order of the rule book."""
    changed = (name for name in rules if rules[name] != others[name])
    return [name for name in changed if not (idle(rules, name) and idle(others, name))]


def differing_topics(rules_json: Values, base_json: Values, locale: str = "en") -> list[str]:
    """What some rules have other than a base, by topic, in the order of the rule book: ``straights``, ``points``."""
    return topics_of(differences(rules_json, base_json), locale)


def topics_of(names: Iterable[str], locale: str = "en") -> list[str]:
    """What some parameters are about, in the order of the rule book."""
    asked = set(names)
    return [text("topic", locale, topic=topic) for topic, about in TOPICS.items() if asked & set(about.split())]


def _keys(parts: tuple[str | Also, ...], rules: Values) -> Iterator[str]:
    """The keys of a section's sentences under some rules."""
    for part in parts:
        if isinstance(part, Also):
            if part.when(rules):
                yield part.key
        elif not idle(rules, part) and not _absent(rules, part) and not _said(rules, part):
            yield _key(part)


def _absent(rules: Values, name: str) -> bool:
    return name in _OFF and rules[name] == _OFF[name] and not idle(rules, name)


def _absent_keys(rules: Values) -> Iterator[str]:
    """The keys of what these rules do not know; of a group, all of it or the rest of it in one."""
    absent = [name for name in _OFF if _absent(rules, name)]
    for key, group in _TOGETHER.items():
        off = [name for name in absent if name in group]
        if off:
            yield key if len(off) == len(group) else f"{key}-more"
    together = {name for group in _TOGETHER.values() for name in group}
    yield from (f"{_key(name)}.off" for name in absent if name not in together)


def _said(rules: Values, name: str) -> bool:
    return name in _SAID and rules[name] == _SAID[name]


def _key(name: str) -> str:
    return f"rule-{name.replace('.', '-')}"


def _heading(section: str, locale: str) -> str:
    return text("page-head", locale, section=section)
