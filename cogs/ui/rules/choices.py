"""Choices for options about rules: names of rules, options with their values, and values with their meaning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from bot.engine.actions import NotPossible
from bot.engine.game import GAMES, Json, find_game
from bot.engine.house_rules.house import HouseRules, parameters_of, read_chain, read_value
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import OutOfRange, Rulebook, Setting, Way, show_value
from bot.i18n.catalogue import picture_text
from bot.i18n.rule_page import setting_value_said, title, value_said
from cogs.ui.rules.words import CHOICE_LIMIT, settings_shown, within
from cogs.ui.toolkit.messages import MOST_CHOICES

Choices = list[app_commands.Choice[str]]


def named_choices(names: Iterable[str], game: str, locale: str, typed: str = "") -> Choices:
    """Names of a game's rules, each once, presets with their titles. If there are too many, the last says how many
    more.

    A name that is too long for a choice is left out.
    """
    fitting = [name for name in dict.fromkeys(names) if len(name) <= CHOICE_LIMIT]
    return _as_many_as_fit([_choice(_called(name, game, locale), name) for name in fitting], typed, locale)


def presets_called(game: str, typed: str, locale: str) -> list[str]:
    """Presets whose name or title contains every typed word, the most played first."""
    ordered = [name for names in find_game(game).words.guide.shelves.values() for name in names]
    return [name for name in ordered if _has_words(typed, _called(name, game, locale))]


def preset_titled(game: str, typed: str, locale: str) -> str | None:
    """The preset whose title, as lists show it, was typed; else None."""
    wanted = typed.strip().casefold()
    return next((name for name in find_game(game).rules.presets if _listed(name, game, locale) == wanted), None)


def games_with_preset(typed: str, locale: str) -> list[str]:
    """The games with a preset of this name or title. Mixins after it do not matter."""
    preset = read_chain(typed).partition("+")[0]
    return [game for game in GAMES if preset in find_game(game).rules.presets or preset_titled(game, typed, locale)]


def _listed(name: str, game: str, locale: str) -> str:
    return picture_text("preset", locale, game, preset=name).casefold()


def _called(name: str, game: str, locale: str) -> str:
    """A name as a list shows it."""
    if name not in find_game(game).rules.presets:
        return name
    return picture_text("rules-choice-name", locale, game, chain=name, preset=name)


def _has_words(typed: str, shown: str) -> bool:
    """Whether a text contains every word that was typed."""
    return all(word in shown.casefold() for word in typed.casefold().split())


def _as_many_as_fit(choices: Choices, typed: str, locale: str) -> Choices:
    """The choices or, if there are too many, the first ones and a last one that counts the others."""
    if len(choices) <= MOST_CHOICES:
        return choices
    shown = choices[: MOST_CHOICES - 1]
    more = picture_text("rules-choice-more", locale, n=len(choices) - len(shown))
    return [*shown, _choice(more, within(typed.strip() or "…", CHOICE_LIMIT))]


def option_choices(rules: HouseRules, typed: str, locale: str, among: Sequence[str] | None = None) -> Choices:
    """Options whose name, title or value in force contains every typed word."""
    whole = rules.rules()
    found = []
    for name in parameters_of(rules.game) if among is None else among:
        called, word = title(rules.game, name, locale), value_said(whole, name, locale)
        if _has_words(typed, f"{called} {word} {name}"):
            shown = _with_id("rules-choice-option", locale, option=name, word=word, title=called)
            found.append(_choice(shown, name))
    return _as_many_as_fit(found, typed, locale)


def _with_id(key: str, locale: str, option: str, word: str, title: str) -> str:
    """An option in words, with its id after it. The value is cut if all is too long for a choice."""
    room = CHOICE_LIMIT - len(picture_text(key, locale, option=option, word="", title=title))
    return picture_text(key, locale, option=option, word=within(word, max(room, 1)), title=title)


def value_choices(rules: HouseRules, name: str, values: Iterable[Json], typed: str, locale: str) -> Choices:
    """Values of an option that contain the typed text, in words or as an id. The one in force is marked.

    The order is:

    - a value that was typed in full;
    - values that can be set alone;
    - values that contradict other rules, with the changes they need; left out if none would do.
    """
    parameter = parameters_of(rules.game)[name]
    now = rules.rules().to_json()[name]
    wanted = typed.strip().lower()
    offered = [value for value in values if _offers(rules.game, Setting(name, value), wanted, locale)]
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
        choices += [_value_choice_with(rules.game, setting, way, locale) for way in ways[:1]]
    return choices


def _offers(game: str, setting: Setting, wanted: str, locale: str) -> bool:
    """Whether a value contains the typed text, as an id, or has every typed word in its own words."""
    typed = show_value(setting.value)
    return wanted in typed or _has_words(wanted, f"{typed} {setting_value_said(game, setting, locale)}")


def _value_choice(rules: Rulebook, setting: Setting, now: bool, locale: str) -> app_commands.Choice[str]:
    """A value in words and as it is typed."""
    shown, word = show_value(setting.value), value_said(rules, setting.parameter, locale)
    return _choice(picture_text("rules-choice-value-said", locale, value=shown, now=now, word=word), shown)


def _value_choice_with(game: str, setting: Setting, way: Way, locale: str) -> app_commands.Choice[str]:
    """A value with the other changes that it needs."""
    shown, word = show_value(setting.value), setting_value_said(game, setting, locale)
    with_ = settings_shown(game, way, locale)
    said = picture_text("rules-choice-value-with", locale, value=shown, word=word, **{"with": with_})
    return _choice(said, shown)


def _choice(shown: str, value: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=within(shown, CHOICE_LIMIT), value=value)
