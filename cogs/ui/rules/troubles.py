"""Why rules cannot be as somebody asked, and what would be possible."""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.games.actions import NotPossible
from bot.games.house import HouseRules
from bot.games.rulebook import Contradiction, OutOfRange, Setting, Unknown, Way
from bot.i18n.catalogue import picture_text, text
from bot.i18n.contradictions import contradiction_lines
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import fact, is_idle
from bot.store import Place
from cogs.ui.custom_ids import CustomId
from cogs.ui.messages import Accent, Menu, Message, Option, small
from cogs.ui.refusal_messages import trouble
from cogs.ui.rules.words import CHOICE_LIMIT, sentences, settings_shown, within
from cogs.ui.texts import quoted

_KEYS = {"preset": "err-rules-name", "mixin": "err-rules-mixin", "parameter": "err-rules-option"}

_PLACEHOLDER_LIMIT = 150

_CITED = re.compile(r"\s*\([A-Z]{2}‑[^()]*\)")
"""The number of a rule in a sentence."""


def rules_trouble(problem: NotPossible, locale: str) -> Message:
    """The message about a problem with rules, in the reader's language."""
    match problem:
        case Unknown(what=what, name=name, nearest=nearest):
            names = [f"`{one}`" if what != "preset" else markup_safe(one) for one in nearest]
            return trouble(_KEYS[what], locale, text=quoted(name), n=len(nearest), names=names)
        case OutOfRange(parameter=option, value=value, allowed=allowed):
            return trouble("err-rules-value", locale, option=option, text=quoted(value), allowed=markup_safe(allowed))
        case Contradiction():
            headline, line = contradiction_lines(problem, locale)
            return Message((f"**{headline}**", small(line, text("refusal-unchanged", locale))), Accent.REFUSED)
    return trouble("err-rules-other", locale, reason=markup_safe(str(problem)))


def ways_message(
    problem: Contradiction, rules: HouseRules, asked: Setting, ways: Mapping[int, Way], place: Place, locale: str
) -> Message:
    """A contradiction between ``rules`` and ``asked``, and below it the changes that would solve it, by proposal."""
    refused = rules_trouble(_kept(problem, asked), locale)
    if not ways:
        return refused
    options = [
        Option(
            settings_shown(way, locale), str(number), _said(rules.but(asked.parameter, asked.value, way), way, locale)
        )
        for number, way in ways.items()
    ]
    placeholder = within(picture_text("select-ways", locale, asked=str(asked)), _PLACEHOLDER_LIMIT)
    menu = Menu(placeholder, CustomId("rulesways", f"{place.guild}-0"), options)
    return Message((*refused.parts, menu), Accent.REFUSED)


def _kept(problem: Contradiction, asked: Setting) -> Contradiction:
    """A contradiction without the ways out that give up what was asked."""
    ways = [way for way in problem.ways if all(one.parameter != asked.parameter for one in way)]
    return Contradiction(problem.game, problem.name, problem.first, problem.second, ways)


def _said(rules: HouseRules, way: Way, locale: str) -> str:
    """One short sentence for each rule that a way effectively changes, without rule numbers.

    If room is short, the longer sentences are cut.
    """
    whole = rules.rules()
    names = [one.parameter for one in way if not is_idle(whole, one.parameter)] or [one.parameter for one in way]
    said = {name: sentences(_CITED.sub("", fact(whole, name, locale)))[0] for name in names}
    room = CHOICE_LIMIT - len(said) + 1
    for left, name in zip(range(len(said), 0, -1), sorted(said, key=lambda one: len(said[one])), strict=True):
        said[name] = _shortened(said[name], room // left)
        room -= len(said[name])
    return " ".join(said.values())


def _shortened(sentence: str, limit: int) -> str:
    """A sentence, cut between two words if it is too long."""
    if len(sentence) <= limit:
        return sentence
    return f"{sentence[: limit - 1].rpartition(' ')[0].rstrip(',;:')} …"
