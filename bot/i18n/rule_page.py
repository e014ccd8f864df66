"""Rule pages of any game, made from what the game's guide says about its rules (``bot.engine.rulebook.guide``).

The game's catalogue has a title for each parameter (``title``) and a sentence for each of its values (``fact``).
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from bot.engine.actions import NotPossible
from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules
from bot.engine.house_rules.reconciling import ways_to
from bot.engine.rulebook.declarations import Rulebook, Setting, parameters, show_value
from bot.engine.rulebook.guide import allowed_of, is_idle, not_played, page, sentence_of, topics, word_of
from bot.i18n.catalogue import FALLBACK, in_a_row, text
from bot.i18n.spoken_facts import facts_of

PAGE_LIMIT = 3_950
"""The number of a page's characters that go into one message; Discord allows 4000."""


def title(game: str, name: str, locale: str = FALLBACK) -> str:
    """A parameter in plain words: ``top.follow`` is *Answering before a last card*.

    Raises:
        LookupError: there is no such parameter.
    """
    return text(f"{sentence_of(name)}.title", locale, game)


def fact(rules: Rulebook, name: str, locale: str = FALLBACK) -> str:
    """What some rules say about one parameter, with the rule's number.

    If the other parameters make the value irrelevant, the text states it all the same and adds that it changes nothing.

    Raises:
        LookupError: there is no such parameter.
    """
    said = text(sentence_of(name), locale, rules.game, **facts_of(rules, locale))
    return text("fact-idle", locale, fact=said) if is_idle(rules, name) else said


def value_said(rules: Rulebook, name: str, locale: str = FALLBACK) -> str:
    """The value of a parameter in a few words, to stand behind its title: *every two players settle the difference*.

    Raises:
        LookupError: there is no such parameter.
    """
    return text(word_of(name), locale, rules.game, **facts_of(rules, locale))


def setting_said(game: str, setting: Setting, locale: str = FALLBACK) -> str:
    """A parameter and its value in words: *Who pays whom: points by place*."""
    try:
        called = title(game, setting.parameter, locale)
    except LookupError:
        return str(setting)
    return text("setting-said", locale, title=called, value=setting_value_said(game, setting, locale))


def setting_value_said(game: str, setting: Setting, locale: str = FALLBACK) -> str:
    """The value of a setting in a few words, taken from the first preset that may have it; else as it is typed.

    If none may have it without other changes, as a match of some deals without their number, the first one makes them.
    """
    presets = [HouseRules(game, preset) for preset in find_game(game).rules.presets]
    for rules in presets:
        with suppress(NotPossible):
            return value_said(rules.but(setting.parameter, setting.value).rules(), setting.parameter, locale)
    with suppress(NotPossible):
        for way in ways_to(presets[0], setting)[:1]:
            changed = presets[0].but(setting.parameter, setting.value, way)
            return value_said(changed.rules(), setting.parameter, locale)
    return show_value(setting.value)


def allowed_said(game: str, name: str, example: str, locale: str = FALLBACK) -> str:
    """The values of a parameter that takes words to say which: *1 to 8 numbers from 0 to 100, such as [2, 1]*.

    Raises:
        LookupError: there is no such parameter, or its values need no words.
    """
    return text(allowed_of(name), locale, game, example=example)


def brief(rules: Rulebook, locale: str = FALLBACK) -> list[str]:
    """The whole game in at most six lines (``Guide.brief``)."""
    facts = facts_of(rules, locale)
    return [text(key, locale, rules.game, **facts) for key in find_game(rules.game).words.guide.brief]


def rule_page(
    rules: Rulebook, base: Rulebook, preset: str, locale: str = FALLBACK, *, origin: Rulebook | None = None
) -> list[tuple[str, str]]:
    """The page of some rules as pairs of heading and text. The first is its title with what differs from ``base``.

    With ``origin``, the rules of the preset itself, the next pairs list what was changed in it, sentence by sentence.
    """
    game, guide = rules.game, find_game(rules.game).words.guide
    changes = differing_topics(rules, base, locale)
    first = text("page-differs", locale, topics=changes) if changes else text("page-same", locale)
    told = [(text("page-title", locale, game, preset=preset), first)]
    changed = [] if origin is None else differences(rules, origin)
    if changed:
        told.append(
            (text("page-head-differs", locale), in_a_row((fact(rules, name, locale) for name in changed), locale))
        )
    facts = facts_of(rules, locale)
    for section in page(rules, guide):
        said = in_a_row((text(key, locale, game, **facts) for key in section.sentences), locale)
        told.append((text("page-head", locale, game, section=section.heading), said))
    absent = [text(key, locale, game, **facts) for key in not_played(rules, guide)]
    if absent:
        told.append((text("page-head-absent", locale), text("page-absent", locale, names=absent)))
    return told


def messages(page: list[tuple[str, str]], limit: int = PAGE_LIMIT) -> list[list[tuple[str, str]]]:
    """Split a page into parts of at most ``limit`` characters, sections kept whole. Most pages are one part."""
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


def differences(rules: Rulebook, others: Rulebook) -> list[str]:
    """The parameters in which two rule sets of a game effectively differ, in the order of the rule book."""
    changed = (name for name in parameters(type(rules)) if rules[name] != others[name])
    return [name for name in changed if not (is_idle(rules, name) and is_idle(others, name))]


def differing_topics(rules: Rulebook, base: Rulebook, locale: str = FALLBACK) -> list[str]:
    """The topics in which some rules differ from a base, in the order of the rule book: ``straights``, ``points``."""
    return topics_of(rules.game, differences(rules, base), locale)


def topics_of(game: str, names: Iterable[str], locale: str = FALLBACK) -> list[str]:
    """The topics of some parameters, in the order of the rule book."""
    asked = set(names)
    known = topics(find_game(game).rules.rulebook)
    return [text("topic", locale, game, topic=topic) for topic, about in known.items() if asked & set(about)]
