"""Rules to be read: the page of some rules, the list of presets, a comparison of two."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.games.game import find_game
from bot.games.house import HouseRules, parameters_of, touched_by
from bot.games.rulebook import Rulebook
from bot.i18n.catalogue import text
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import differences, fact, messages, rule_page, title, topics_of
from cogs.ui.messages import TEXT_LIMIT, Accent, Message, lines, small
from cogs.ui.rules.words import in_parts, name_facts, rules_name, rules_of, sentences, shown_value


def rules_messages(rules: Rulebook, named: HouseRules, locale: str, *notes: str) -> list[Message]:
    """The page of some rules, beginning with what differs from their preset; nearly always one message.

    ``named`` says what the rules were made from; ``notes`` are small lines under the title.
    """
    game = find_game(named.game)
    base = HouseRules(named.game, game.presets()[0]).rules()
    plain = named.label in game.presets()
    origin = rules_of(named.game, named.preset.partition("+")[0])
    page = rule_page(rules, base, named.preset if plain else "house", locale, origin=origin)
    under = small("" if plain else text("rules-made-from", locale, rules=rules_name(named, locale)), *notes)
    shown: list[Message] = []
    limit = TEXT_LIMIT - 200 - len(under)
    for part in messages(list(_in_sections(page, limit - 100)), limit):
        (heading, first), *rest = part
        top = f"### {heading}\n{under}\n{first}" if not shown else f"**{heading}** {first}"
        shown.append(Message(("\n".join((top, *(f"**{name}** {said}" for name, said in rest))),), Accent.OVER))
    return shown


def _in_sections(page: Sequence[tuple[str, str]], limit: int) -> Iterator[tuple[str, str]]:
    """The sections of a page, each short enough for one message; a longer one is split between sentences."""
    for heading, said in page:
        for part in in_parts(sentences(said), limit):
            yield heading, " ".join(part)


def presets_messages(game: str, saved: Mapping[str, HouseRules], locale: str) -> list[Message]:
    """Every preset with its peculiarities, the server's own presets, and the mixins that can be added."""
    blocks = [text("preset-line", locale, game, preset=name) for name in find_game(game).presets()]
    if saved:
        blocks.append(f"**{text('rules-presets-saved', locale)}**")
        blocks += [_saved_line(name, rules, locale) for name, rules in saved.items()]
    blocks.append(f"**{text('rules-presets-additions', locale)}**")
    blocks += _additions(game, locale)
    note = small(text("rules-presets-note", locale))
    heading = f"### {text('rules-presets-heading', locale, game)}"
    return _in_messages(heading, blocks, note)


def _additions(game: str, locale: str) -> list[str]:
    """The mixins, grouped by topic, in the order of the rule book."""
    found: dict[tuple[str, ...], list[str]] = {}
    for name in find_game(game).mixins:
        found.setdefault(tuple(topics_of(game, touched_by(game, name), locale)), []).append(f"`{name}`")
    every = topics_of(game, parameters_of(game), locale)
    ordered = sorted(found.items(), key=lambda group: [every.index(topic) for topic in group[0]])
    return [text("rules-presets-topic", locale, topics=topics, names=names) for topics, names in ordered]


def _saved_line(name: str, rules: HouseRules, locale: str) -> str:
    return text("rules-presets-line", locale, rules.game, name=markup_safe(name), **name_facts(rules))


def compare_messages(first: HouseRules, second: HouseRules, locale: str) -> list[Message]:
    """What two rule sets say differently, in words and with both values.

    Raises:
        NotPossible: one of them cannot be played.
    """
    one, other = first.rules(), second.rules()
    heading = lines(
        f"### {text('rules-compare-heading', locale, first.game)}",
        text("rules-compare-first", locale, rules=rules_name(first, locale)),
        text("rules-compare-second", locale, rules=rules_name(second, locale)),
    )
    blocks = [
        lines(
            text(
                "rules-compare-values",
                locale,
                title=title(first.game, name, locale),
                option=name,
                first=shown_value(one.setting(name).value),
                second=shown_value(other.setting(name).value),
            ),
            small(
                text("rules-compare-said", locale, first=fact(one, name, locale)),
                text("rules-compare-said-second", locale, second=fact(other, name, locale)),
            ),
        )
        for name in differences(one, other)
    ]
    return _in_messages(heading, blocks or [text("rules-compare-same", locale)])


def _in_messages(heading: str, blocks: Sequence[str], note: str = "") -> list[Message]:
    """Blocks of text under a heading, in as many messages as needed, with a note in the last."""
    parts = in_parts(blocks, TEXT_LIMIT - len(heading) - len(note) - 100)
    return [
        Message(
            (heading if at == 0 else "", "\n".join(part), note if at == len(parts) - 1 else ""),
            Accent.OVER,
        )
        for at, part in enumerate(parts)
    ]
