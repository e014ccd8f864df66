"""Choices for options about rules: names, options with their values, values with what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.games.actions import NotPossible
from bot.games.game import Json, find_game
from bot.games.house import HouseRules, parameters_of, read_value
from bot.games.reconciling import ways_to
from bot.games.rulebook import OutOfRange, Rulebook, Setting, Way, show_value
from bot.i18n.catalogue import picture_text
from bot.i18n.rule_page import fact, title
from cogs.ui.rules.words import CHOICE_LIMIT, MOST_CHOICES, settings_shown, within

Choices = list[app_commands.Choice[str]]


def named_choices(names: Iterable[str], game: str, locale: str) -> Choices:
    """Names of a game's rules, presets with what they are called, as many as a list shows.

    One that is too long to be chosen is left out.
    """
    fitting = [name for name in names if len(name) <= CHOICE_LIMIT]
    return [_choice(_called(name, game, locale), name) for name in fitting[:MOST_CHOICES]]


def presets_called(game: str, typed: str, locale: str) -> list[str]:
    """Presets whose name or title contains every word that was typed."""
    wanted = typed.casefold().split()
    shown = {name: _called(name, game, locale).casefold() for name in find_game(game).presets()}
    return [name for name, called in shown.items() if all(word in called for word in wanted)]


def _called(name: str, game: str, locale: str) -> str:
    """A name as a list shows it."""
    if name not in find_game(game).presets():
        return name
    return picture_text("rules-choice-name", locale, game, chain=name, preset=name)


def option_choices(rules: HouseRules, typed: str, locale: str, among: Sequence[str] | None = None) -> Choices:
    """Options whose name or title contains what was typed, each with its value in force."""
    values = rules.rules().to_json()
    wanted = typed.strip().casefold()
    found = []
    for name in parameters_of(rules.game) if among is None else among:
        called = title(rules.game, name, locale)
        if wanted in name or wanted in called.casefold():
            shown = picture_text(
                "rules-choice-option", locale, option=name, value=show_value(values[name]), title=called
            )
            found.append(_choice(shown, name))
    return found[:MOST_CHOICES]


def value_choices(rules: HouseRules, name: str, values: Iterable[Json], typed: str, locale: str) -> Choices:
    """Values of an option that contain what was typed. A value typed in full comes first; the one in force is marked.

    Values that contradict other rules come last, with the other changes they need. If no changes would do, they are
    left out.
    """
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
    possible, others = [], []
    for setting in (Setting(name, value) for value in offered if len(show_value(value)) <= CHOICE_LIMIT):
        try:
            possible.append((setting, rules.but(name, setting.value).rules()))
        except NotPossible:
            others.append(setting)
    choices = [
        _value_choice(found, setting, setting.value == now, locale) for setting, found in possible[:MOST_CHOICES]
    ]
    for setting in others:
        ways = ways_to(rules, setting) if len(choices) < MOST_CHOICES else []
        choices += [_value_choice_with(setting, way, locale) for way in ways[:1]]
    return choices


def _value_choice(rules: Rulebook, setting: Setting, now: bool, locale: str) -> app_commands.Choice[str]:
    """A value, with what the rules say if it is set."""
    shown, said = show_value(setting.value), fact(rules, setting.parameter, locale)
    return _choice(picture_text("rules-choice-value-said", locale, value=shown, now=now, fact=said), shown)


def _value_choice_with(setting: Setting, way: Way, locale: str) -> app_commands.Choice[str]:
    """A value that needs other changes with it."""
    shown = show_value(setting.value)
    text = picture_text("rules-choice-value-with", locale, value=shown, **{"with": settings_shown(way, locale)})
    return _choice(text, shown)


def _choice(shown: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=within(shown, CHOICE_LIMIT), value=value)
