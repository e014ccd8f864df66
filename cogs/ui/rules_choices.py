"""Lists of an option's choices for rules: names, options with their values, values with what they say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.games.actions import NotPossible
from bot.games.game import GAMES, Json, find_game
from bot.games.house import HouseRules, parameters_of, read_value, show_value
from bot.games.rulebook import OutOfRange
from bot.i18n.catalogue import picture_text
from bot.i18n.rule_page import fact, title
from cogs.ui.rules_words import CHOICE_LIMIT, MOST_CHOICES, within

Choices = list[app_commands.Choice[str]]


def named_choices(names: Iterable[str], locale: str) -> Choices:
    """Names of rules, presets with what they are called, as many as a list shows; one too long to be chosen is left
    out."""
    fitting = [name for name in names if len(name) <= CHOICE_LIMIT]
    return [_choice(_called(name, locale), name) for name in fitting[:MOST_CHOICES]]


def presets_called(game: str, typed: str, locale: str) -> list[str]:
    """Presets whose name or title holds every word that was typed."""
    wanted = typed.casefold().split()
    return [
        name for name in find_game(game).presets() if all(word in _called(name, locale).casefold() for word in wanted)
    ]


def _called(name: str, locale: str) -> str:
    """A name as a list shows it."""
    if not any(name in game.presets() for game in map(find_game, GAMES)):
        return name
    return picture_text("rules-choice-name", locale, chain=name, preset=name)


def option_choices(rules: HouseRules, typed: str, locale: str, among: Sequence[str] | None = None) -> Choices:
    """Options whose name or title holds what was typed, each with its value in force."""
    values = rules.rules().to_json()
    wanted = typed.strip().casefold()
    found = []
    for name in parameters_of(rules.game) if among is None else among:
        called = title(name, locale)
        if wanted in name or wanted in called.casefold():
            shown = picture_text(
                "rules-choice-option", locale, option=name, value=show_value(values[name]), title=called
            )
            found.append(_choice(shown, name))
    return found[:MOST_CHOICES]


def value_choices(rules: HouseRules, name: str, values: Iterable[Json], typed: str, locale: str) -> Choices:
    """Values of an option that hold what was typed, itself first where it is one; the one in force is marked."""
    parameter = parameters_of(rules.game)[name]
    now = rules.rules().to_json()[name]
    wanted = typed.strip().lower()
    offered = [value for value in values if wanted in show_value(value)]
    try:
        exact = read_value(parameter, typed)
    except OutOfRange:
        pass
    else:
        offered = [exact, *(value for value in offered if value != exact)]
    found = [value for value in offered if len(show_value(value)) <= CHOICE_LIMIT][:MOST_CHOICES]
    return [_choice(_value_shown(rules, name, value, locale, now=value == now), show_value(value)) for value in found]


def _value_shown(rules: HouseRules, name: str, value: Json, locale: str, *, now: bool) -> str:
    """A value with what the rules would say with it, where they can have it as they are."""
    shown = show_value(value)
    try:
        said = fact(rules.but(name, value).rules().to_json(), name, locale)
    except NotPossible:
        return picture_text("rules-choice-value", locale, value=shown, now=now)
    return picture_text("rules-choice-value-said", locale, value=shown, now=now, fact=said)


def _choice(shown: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=within(shown, CHOICE_LIMIT), value=value)
