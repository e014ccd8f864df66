"""Why rules cannot be as somebody asked, and what is possible instead."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from bot.engine.actions import NotPossible
from bot.engine.game import DEFAULT_GAME, GAMES
from bot.engine.house_rules.house import HouseRules, parameters_of
from bot.engine.rulebook.declarations import Contradiction, OutOfRange, Setting, Unknown, Way, show_value
from bot.engine.rulebook.guide import is_idle
from bot.engine.rulebook.value_kinds import Whole, Worded
from bot.i18n.catalogue import Argument, in_a_row, picture_text, text
from bot.i18n.contradictions import contradiction_lines
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import allowed_said, fact, setting_said, setting_value_said, title
from bot.store import Place
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.choices import games_with_preset
from cogs.ui.rules.words import CHOICE_LIMIT, sentences, settings_shown, within
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Menu, Message, Option, small
from cogs.ui.toolkit.texts import quoted

_KEYS = {"preset": "err-rules-name", "mixin": "err-rules-mixin", "parameter": "err-rules-option"}

_PLACEHOLDER_LIMIT = 150

_CITED = re.compile(r"\s*[(（][A-Z]{2}‑[^()（）]*[)）]")
"""The number of a rule in a sentence."""


VALUES_NAMED = 8
"""The most values of an option that a message lists in words."""


class SavedElsewhere(NotPossible):
    """The server saved a rule set of this name, but for another game."""

    def __init__(self, name: str, game: str) -> None:
        super().__init__(f"“{name}” is a rule set of {game}")
        self.name, self.game = name, game


def rules_trouble(problem: NotPossible, locale: str, game: str = DEFAULT_GAME) -> Message:
    """The message about a problem with rules of a game, in the reader's language."""
    match problem:
        case Unknown(what="mixin", name=""):
            return trouble("err-rules-no-mixin", locale)
        case SavedElsewhere(name=name, game=other):
            return _of_another_game("preset", name, [other], game, locale)
        case Unknown(what=what, name=name, nearest=nearest):
            if others := _games_that_know(what, name, locale):
                return _of_another_game(what, name, others, game, locale)
            names = [_called(what, one, game, locale) for one in nearest]
            return trouble(_KEYS[what], locale, text=quoted(name), n=len(nearest), names=names)
        case OutOfRange(parameter=option, value=value):
            whose = game if option in parameters_of(game) else _games_that_know("parameter", option, locale)[0]
            fitting, called = _fitting(whose, option, locale), title(whose, option, locale)
            return trouble("err-rules-value", locale, title=called, text=quoted(value), **fitting)
        case Contradiction():
            headline, line = contradiction_lines(problem, locale)
            return Message((f"**{headline}**", small(line)), Accent.REFUSED)
    return trouble("err-rules-other", locale)


def _games_that_know(what: str, name: str, locale: str) -> list[str]:
    """The games with a rule set or an option of this name."""
    if what == "parameter":
        return [game for game in GAMES if name in parameters_of(game)]
    return games_with_preset(name, locale) if what == "preset" else []


def _of_another_game(what: str, name: str, others: Sequence[str], game: str, locale: str) -> Message:
    """Says that a name belongs to other games than the one in question, and how to ask for those."""
    games = [picture_text("game", locale, other) for other in others]
    return trouble("err-rules-elsewhere", locale, game, what=what, text=quoted(name), games=games)


def _called(what: str, name: str, game: str, locale: str) -> str:
    """An existing name, with its title and as it is typed."""
    if what == "parameter" and name in parameters_of(game):
        return text("rules-called", locale, called=title(game, name, locale), name=name)
    return f"`{name}`" if what != "preset" else markup_safe(name)


def _fitting(game: str, option: str, locale: str) -> dict[str, Argument]:
    """The values of an option: in words, between which numbers they are, or as they are typed if they are many."""
    kind = parameters_of(game)[option].kind
    if 0 < len(kind.listed) <= VALUES_NAMED:
        said = [setting_value_said(game, Setting(option, value), locale) for value in kind.listed]
        return {"fits": "listed", "allowed": said}
    if isinstance(kind, Whole):
        return {"fits": "optional" if kind.optional else "between", "low": kind.low, "high": kind.high}
    if isinstance(kind, Worded):
        return {"fits": "listed", "allowed": allowed_said(game, option, markup_safe(kind.example), locale)}
    return {"fits": "listed", "allowed": [show_value(value) for value in kind.listed]}


def ways_message(
    problem: Contradiction, rules: HouseRules, asked: Setting, ways: Mapping[int, Way], place: Place, locale: str
) -> Message:
    """A contradiction between ``rules`` and ``asked``, with a select of the ``ways`` out, by number of proposal."""
    refused = rules_trouble(_kept(problem, asked), locale, rules.game)
    if not ways:
        return refused
    options = [
        Option(
            settings_shown(rules.game, way, locale),
            str(number),
            _said(rules.but(asked.parameter, asked.value, way), way, locale),
        )
        for number, way in ways.items()
    ]
    placeholder = within(
        picture_text("select-ways", locale, asked=setting_said(rules.game, asked, locale)), _PLACEHOLDER_LIMIT
    )
    menu = Menu(placeholder, CustomId("rulesways", f"{place.guild}-0"), options)
    return Message((*refused.parts, menu), Accent.REFUSED)


def _kept(problem: Contradiction, asked: Setting) -> Contradiction:
    """A contradiction, without the ways out that give up what was asked."""
    ways = [way for way in problem.ways if all(one.parameter != asked.parameter for one in way)]
    return Contradiction(problem.game, problem.name, problem.first, problem.second, ways)


def _said(rules: HouseRules, way: Way, locale: str) -> str:
    """One short sentence, without rule numbers, for each rule that a way changes with effect.

    If room is short, the longer sentences are cut.
    """
    whole = rules.rules()
    names = [one.parameter for one in way if not is_idle(whole, one.parameter)] or [one.parameter for one in way]
    said = {name: sentences(_CITED.sub("", fact(whole, name, locale)))[0] for name in names}
    room = CHOICE_LIMIT - len(said) + 1
    for left, name in zip(range(len(said), 0, -1), sorted(said, key=lambda one: len(said[one])), strict=True):
        said[name] = _shortened(said[name], room // left)
        room -= len(said[name])
    return in_a_row(said.values(), locale)


def _shortened(sentence: str, limit: int) -> str:
    """A sentence, cut between two words if it is too long."""
    if len(sentence) <= limit:
        return sentence
    return f"{sentence[: limit - 1].rpartition(' ')[0].rstrip(',;:')} …"
