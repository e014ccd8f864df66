"""Rules in words: their names, and what two of them say differently."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.actions import NotPossible
from bot.engine.game import DEFAULT_GAME, find_game
from bot.engine.house_rules.house import HouseRules, parameters_of, read_label
from bot.engine.rulebook.declarations import Rulebook, Way, show_value
from bot.engine.rulebook.guide import is_idle
from bot.i18n.catalogue import Argument, text
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import fact, setting_said, title, value_said
from bot.store import Place
from bot.tables.table import Table

_SENTENCE_END = re.compile(r"(?<=\.) +|(?<=。)(?!$)")

CHAIN_SHOWN = 80
"""The most characters of a preset with its mixins that a message shows."""

CHOICE_LIMIT = 100
"""The most characters in one choice."""

VALUES_SHOWN = 3
"""The most options that one line names. It counts any others."""


def rules_name(rules: HouseRules, locale: str) -> str:
    """The name of rules: the server's own name, or preset and mixins, and whether they were changed."""
    if rules.name:
        return text("house-name-saved", locale, rules.game, name=markup_safe(rules.name), **name_facts(rules))
    return text("house-name", locale, rules.game, **name_facts(rules))


def short_name(rules: HouseRules, locale: str) -> str:
    """The name of rules as people say it beside another one: for an unchanged preset, its short name."""
    plain = not rules.name and not rules.changes and rules.preset in find_game(rules.game).rules.presets
    if rules.name:
        return markup_safe(rules.name)
    return text("preset-short", locale, rules.game, preset=rules.preset) if plain else rules_name(rules, locale)


def name_facts(rules: HouseRules) -> dict[str, Argument]:
    """The facts for a message that names rules by their origin."""
    preset = rules.preset.partition("+")[0]
    return {
        "preset": preset,
        "chain": within(rules.preset, CHAIN_SHOWN),
        "changed": bool(rules.changes),
    }


def game_extra(game: str) -> str:
    """A game's public name, encoded for a custom id."""
    return game.replace("-", "_")


def extra_game(extra: str) -> str:
    """The public name that ``game_extra`` wrote. Empty means the default game."""
    return extra.replace("_", "-") or DEFAULT_GAME


def rules_of(game: str, chain: str) -> Rulebook | None:
    """The current rules of ``preset+mixin``; None if they no longer exist."""
    try:
        return HouseRules(game, chain).rules()
    except NotPossible:
        return None


def table_rules(table: Table) -> HouseRules:
    """What a table's rules were made from, by their label, and what was changed, if that is still known."""
    name, preset, _ = read_label(table.preset)
    base = rules_of(table.game, preset)
    changes = table.rules.differences(base) if base is not None else {}
    return HouseRules(table.game, preset, changes, 0, name)


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter in which two rule sets differ."""

    option: str
    title: str
    old: str  # the value as it is typed
    new: str  # the value as it is typed
    word_before: str  # the old value in a few words
    word_after: str  # the new value in a few words
    said_before: str  # what the old rules say
    said_after: str  # what the new rules say
    idle: bool  # whether other parameters switch it off, before and after


def rules_differences(old: Rulebook, new: Rulebook, game: str, locale: str) -> list[Difference]:
    """Every parameter that differs, in the order of the rule book."""
    before, after = old.to_json(), new.to_json()
    return [
        Difference(
            name,
            title(game, name, locale),
            shown_value(before[name]),
            shown_value(after[name]),
            value_said(old, name, locale),
            value_said(new, name, locale),
            fact(old, name, locale),
            fact(new, name, locale),
            is_idle(old, name) and is_idle(new, name),
        )
        for name in parameters_of(game)
        if before[name] != after[name]
    ]


def values_line(old: Rulebook | None, new: Rulebook | None, game: str, locale: str) -> str:
    """The options that differ, in one line. Empty if either rules can no longer be read."""
    if old is None or new is None:
        return ""
    found = rules_differences(old, new, game, locale)
    values = [value_line(one, locale) for one in found[:VALUES_SHOWN]]
    if not values:
        return ""
    listed = text("separator-semicolon", locale).join(values)
    if len(found) > VALUES_SHOWN:
        return text("rules-history-more", locale, values=listed, more=len(found) - VALUES_SHOWN)
    return listed


def value_line(one: Difference, locale: str) -> str:
    """An option with its values before and after."""
    return text("rules-history-value", locale, title=one.title, old=one.word_before, new=one.word_after)


def scope_of(place: Place) -> str:
    """``server``, ``channel`` or ``name``."""
    return "name" if place.name else "channel" if place.channel else "server"


def shown_value(value: object) -> str:
    """A value in a message, as it is typed."""
    return f"`{show_value(value)}`"


def settings_shown(game: str, way: Way, locale: str) -> str:
    """Settings listed in words, without markup and at most as long as a choice."""
    listed = text("separator-semicolon", locale).join(setting_said(game, one, locale) for one in way)
    return within(listed, CHOICE_LIMIT)


def sentences(said: str) -> list[str]:
    """The sentences of a text.

    >>> sentences("Ann leads. Kai passes."), sentences("先出。過。")
    (['Ann leads.', 'Kai passes.'], ['先出。', '過。'])
    """
    return _SENTENCE_END.split(said)


def within(text_: str, limit: int) -> str:
    """A text cut to a number of characters, the last of which is then ``…``."""
    return text_ if len(text_) <= limit else f"{text_[: limit - 1]}…"


def in_parts(blocks: Sequence[str], limit: int) -> list[list[str]]:
    """Blocks of text, in order, in as few parts of at most ``limit`` characters as possible."""
    parts: list[list[str]] = [[]]
    room = limit
    for block in blocks:
        if len(block) + 1 > room and parts[-1]:
            parts.append([])
            room = limit
        parts[-1].append(within(block, limit))
        room -= len(block) + 1
    return parts
