"""Rules in words: how they are called, and what two of them say differently."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.actions import NotPossible
from bot.games.house import HouseRules, parameters_of, read_label
from bot.games.rulebook import Rulebook, Way, show_value
from bot.i18n.catalogue import Argument, text, words
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import fact, is_idle, title
from bot.store import Place
from bot.tables.table import Table

_SENTENCE_END = re.compile(r"(?<=[.。]) +")

MOST_CHOICES = 25
"""Choices that Discord shows of a list, and options in a select."""

CHAIN_SHOWN = 80
"""Characters of a preset with its additions that a message names."""

CHOICE_LIMIT = 100
"""Characters of one choice."""

VALUES_SHOWN = 3
"""Options that one line names; how many more there are is a number."""


def rules_name(rules: HouseRules, locale: str) -> str:
    """How rules are called: by the server's own name, or by preset and additions, and whether they were changed."""
    if rules.name:
        return text("house-name-saved", locale, rules.game, name=markup_safe(rules.name), **name_facts(rules))
    return text("house-name", locale, rules.game, **name_facts(rules))


def name_facts(rules: HouseRules) -> dict[str, Argument]:
    """What a message needs that names rules by what they are made from."""
    preset = rules.preset.partition("+")[0]
    return {
        "preset": preset,
        "chain": within(rules.preset, CHAIN_SHOWN),
        "changed": bool(rules.changes),
    }


def rules_of(game: str, chain: str) -> Rulebook | None:
    """The rules of ``preset+mixin`` as they are now; None where there are none of that name any more."""
    try:
        return HouseRules(game, chain).rules()
    except NotPossible:
        return None


def table_rules(table: Table) -> HouseRules:
    """What a table's rules were made from, by its label, and what was changed, as far as that can still be said."""
    name, preset, _ = read_label(table.preset)
    base = rules_of(table.game, preset)
    changes = table.rules.differences(base) if isinstance(table.rules, Rulebook) and base is not None else {}
    return HouseRules(table.game, preset, changes, 0, name)


@dataclass(frozen=True, slots=True)
class Difference:
    """One parameter in which two rule sets differ: values as they are typed, what each says with its own, and whether
    others switch it off in both."""

    option: str
    title: str
    old: str
    new: str
    said_before: str
    said_after: str
    idle: bool


def rules_differences(old: Rulebook, new: Rulebook, game: str, locale: str) -> list[Difference]:
    """Every parameter that differs, in the order of the rule book."""
    before, after = old.to_json(), new.to_json()
    return [
        Difference(
            name,
            title(game, name, locale),
            shown_value(before[name]),
            shown_value(after[name]),
            fact(old, name, locale),
            fact(new, name, locale),
            is_idle(old, name) and is_idle(new, name),
        )
        for name in parameters_of(game)
        if before[name] != after[name]
    ]


def values_line(old: Rulebook | None, new: Rulebook | None, game: str, locale: str) -> str:
    """The options that differ, in one line; nothing where rules cannot be read any more."""
    if old is None or new is None:
        return ""
    found = rules_differences(old, new, game, locale)
    values = [value_line(one, locale) for one in found[:VALUES_SHOWN]]
    if not values:
        return ""
    listed = text("separator-semicolon", locale).join(values)
    if len(found) > VALUES_SHOWN:
        return text("rules-history-more", locale, values=listed, more=len(found) - VALUES_SHOWN)
    return text("rules-history-values", locale, values=listed)


def value_line(one: Difference, locale: str) -> str:
    """An option with its values before and after."""
    return text("rules-history-value", locale, title=one.title, option=one.option, old=one.old, new=one.new)


def scope_of(place: Place) -> str:
    """``server``, ``channel`` or ``name``."""
    return "name" if place.name else "channel" if place.channel else "server"


def shown_value(value: object) -> str:
    """A value in a message, as it is typed."""
    return f"`{show_value(value)}`"


def settings_shown(way: Way, locale: str) -> str:
    """Settings in a list, as they are typed; no markup, at most as long as a choice."""
    return within(words([str(one) for one in way], locale), CHOICE_LIMIT)


def sentences(said: str) -> list[str]:
    """The sentences of a text."""
    return _SENTENCE_END.split(said)


def within(text_: str, limit: int) -> str:
    """A text cut to a number of characters; the last of them says that it was cut."""
    return text_ if len(text_) <= limit else f"{text_[: limit - 1]}…"


def in_parts(blocks: Sequence[str], limit: int) -> list[list[str]]:
    """Blocks of text in as few parts as hold at most ``limit`` characters each, in their order."""
    parts: list[list[str]] = [[]]
    room = limit
    for block in blocks:
        if len(block) + 1 > room and parts[-1]:
            parts.append([])
            room = limit
        parts[-1].append(within(block, limit))
        room -= len(block) + 1
    return parts
