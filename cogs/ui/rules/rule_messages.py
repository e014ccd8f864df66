"""Rules to read, in a few lines or in full: some rules, the list of presets, a comparison of two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.engine.game import find_game
from bot.engine.house_rules.house import HouseRules, parameters_of, touched_by
from bot.engine.rulebook.declarations import Rulebook
from bot.i18n.catalogue import in_a_row, text
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import brief, differences, fact, messages, rule_page, title, topics_of, value_said
from cogs.ui.rules.words import game_extra, in_parts, name_facts, rules_name, rules_of, sentences, short_name
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import TEXT_LIMIT, Accent, Button, Message, lines, rows, small

SAVED_SHOWN = 5
"""The most house presets at the head of the list of presets."""

_DIFFERENCES_SHOWN = 6
"""The most differences in a short comparison."""


def brief_message(rules: Rulebook, named: HouseRules, locale: str, every: CustomId | None, *notes: str) -> Message:
    """Some rules in at most eight lines, with the button ``every`` for the whole text."""
    plain = named.label in find_game(named.game).rules.presets
    title_ = text("page-title", locale, named.game, preset=named.preset if plain else "house")
    made = "" if plain else text("rules-made-from", locale, rules=rules_name(named, locale))
    under = small(in_a_row((made, *notes), locale))
    button = [] if every is None else [Button(text("button-rules-all", locale), every)]
    return Message((lines(f"### {title_}", *brief(rules, locale)), under, *rows(button)), Accent.OVER)


def rules_messages(rules: Rulebook, named: HouseRules, locale: str, *notes: str) -> list[Message]:
    """The page of some rules, first what differs from their preset. Nearly always one message.

    ``named``: what the rules were made from. ``notes``: small lines under the title.
    """
    game = find_game(named.game)
    base = HouseRules(named.game, game.rules.presets[0]).rules()
    plain = named.label in game.rules.presets
    origin = rules_of(named.game, named.preset.partition("+")[0])
    page = rule_page(rules, base, named.preset if plain else "house", locale, origin=origin)
    under = small("" if plain else text("rules-made-from", locale, rules=rules_name(named, locale)), *notes)
    shown: list[Message] = []
    limit = TEXT_LIMIT - 200 - len(under)
    for part in messages(list(_in_sections(page, limit - 100, locale)), limit):
        (heading, first), *rest = part
        top = lines(f"### {heading}", under, first) if not shown else _titled(heading, first, locale)
        under_it = (_titled(name, said, locale) for name, said in rest)
        shown.append(Message(("\n\n".join((top, *under_it)),), Accent.OVER))
    return shown


def _titled(title: str, said: str, locale: str) -> str:
    return text("separator-title", locale).join((f"**{title}**", said))


def _in_sections(page: Sequence[tuple[str, str]], limit: int, locale: str) -> Iterator[tuple[str, str]]:
    """The sections of a page, each short enough for one message. Longer ones are split between sentences."""
    for heading, said in page:
        for part in in_parts(sentences(said), limit):
            yield heading, in_a_row(part, locale)


def presets_message(guild: int, game: str, saved: Mapping[str, HouseRules], locale: str) -> Message:
    """The presets, a line for each group with the most played first, and a button that explains each."""
    shelves = [_shelf(game, shelf, names, locale) for shelf, names in find_game(game).words.guide.shelves.items()]
    if saved:
        named = [text("rules-presets-name", locale, name=markup_safe(name)) for name in saved]
        more = len(named) - SAVED_SHOWN
        key = "rules-presets-own-more" if more > 0 else "rules-presets-own"
        shelves.insert(0, text(key, locale, names=named[:SAVED_SHOWN], n=max(more, 0)))
    heading = f"### {presets_heading(game, locale)}"
    every = Button(text("button-rules-about", locale), CustomId("ruleslist", f"{guild}-0", 0, game_extra(game)))
    return Message((lines(heading, *shelves), *rows([every])), Accent.OVER)


def presets_heading(game: str, locale: str) -> str:
    """The heading of a list of presets, with the number of players of the game's first one."""
    found = find_game(game)
    return text("rules-presets-heading", locale, game, n=found.seats(found.rules(found.rules.presets[0])))


def _shelf(game: str, shelf: str, presets: Sequence[str], locale: str) -> str:
    """One group of presets."""
    names = [text("preset", locale, game, preset=name) for name in presets]
    return text("rules-presets-shelf", locale, game, shelf=shelf, names=text("separator-semicolon", locale).join(names))


def presets_messages(game: str, saved: Mapping[str, HouseRules], locale: str) -> list[Message]:
    """Every preset with its peculiarities, the server's own presets, and the mixins."""
    blocks = [
        text("preset-line", locale, game, preset=name)
        for names in find_game(game).words.guide.shelves.values()
        for name in names
    ]
    if saved:
        blocks.append(f"**{text('rules-presets-saved', locale)}**")
        blocks += [_saved_line(name, rules, locale) for name, rules in saved.items()]
    blocks.append(f"**{text('rules-presets-additions', locale)}**")
    blocks += _additions(game, locale)
    heading = f"### {presets_heading(game, locale)}"
    return _in_messages(heading, blocks)


def _additions(game: str, locale: str) -> list[str]:
    """The mixins, grouped by topic, in the order of the rule book."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in find_game(game).rules.mixins:
        found.setdefault(tuple(topics_of(game, touched_by(game, name), locale)), []).append(f"`{name}`")
    every = topics_of(game, parameters_of(game), locale)
    ordered = sorted(found.items(), key=lambda group: [every.index(topic) for topic in group[0]])
    return [text("rules-presets-topic", locale, topics=topics, names=names) for topics, names in ordered]


def _saved_line(name: str, rules: HouseRules, locale: str) -> str:
    return text("rules-presets-line", locale, rules.game, name=markup_safe(name), **name_facts(rules))


def compare_message(first: HouseRules, second: HouseRules, locale: str, every: CustomId | None) -> Message:
    """How two rule sets differ, a line for each difference. If there are many: the first, and the button ``every``.

    Raises:
        NotPossible: one of them cannot be played.
    """
    one, other = first.rules(), second.rules()
    names = {"a": short_name(first, locale), "b": short_name(second, locale)}
    told = [
        text(
            "rules-compare-line",
            locale,
            title=title(first.game, name, locale),
            first=value_said(one, name, locale),
            second=value_said(other, name, locale),
            **names,
        )
        for name in differences(one, other)
    ]
    heading = f"### {text('rules-compare-heading', locale, first.game, **names)}"
    more = len(told) - _DIFFERENCES_SHOWN
    note = small(text("rules-compare-more", locale, n=more)) if more > 0 else ""
    button = [Button(text("button-rules-differences", locale), every)] if told and every is not None else []
    shown = told[:_DIFFERENCES_SHOWN] or [text("rules-compare-same", locale)]
    return Message((lines(heading, *shown), note, *rows(button)), Accent.OVER)


def compare_messages(first: HouseRules, second: HouseRules, locale: str) -> list[Message]:
    """Everything that two rule sets say differently, in whole sentences.

    Raises:
        NotPossible: one of them cannot be played.
    """
    one, other = first.rules(), second.rules()
    names = {"a": short_name(first, locale), "b": short_name(second, locale)}
    heading = lines(
        f"### {text('rules-compare-heading', locale, first.game, **names)}",
        small(
            text("rules-compare-called", locale, a=names["a"], rules=rules_name(first, locale)),
            text("rules-compare-called", locale, a=names["b"], rules=rules_name(second, locale)),
        ),
    )
    blocks = [
        lines(
            text(
                "rules-compare-values",
                locale,
                title=title(first.game, name, locale),
                first=value_said(one, name, locale),
                second=value_said(other, name, locale),
            ),
            small(
                text("rules-compare-said", locale, a=names["a"], said=fact(one, name, locale)),
                text("rules-compare-said", locale, a=names["b"], said=fact(other, name, locale)),
            ),
        )
        for name in differences(one, other)
    ]
    return _in_messages(heading, blocks or [text("rules-compare-same", locale)])


def _in_messages(heading: str, blocks: Sequence[str], note: str = "") -> list[Message]:
    """Blocks of text under a heading, in as many messages as needed. The last one has the note."""
    parts = in_parts(blocks, TEXT_LIMIT - len(heading) - len(note) - 100)
    return [
        Message(
            (heading if at == 0 else "", "\n".join(part), note if at == len(parts) - 1 else ""),
            Accent.OVER,
        )
        for at, part in enumerate(parts)
    ]
