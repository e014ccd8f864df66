"""The checks of a translation: each compares it with English, and says what is to be mended."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from fluent.syntax import ast

from bot.engine.game import GAMES
from tests.i18n.translations.comparison import Pair, Translation
from tests.i18n.translations.lengths import NAMED, too_long
from tests.i18n.translations.named import commands_named
from tests.i18n.translations.patterns import COUNTED, KEPT
from tests.i18n.translations.terms import second_words, terms
from tests.i18n.translations.written import SHARED, Fault, Language

NON_LATIN = frozenset({"zh-HK", "zh-TW", "zh-CN", "ja"})
"""Languages in which a word in Latin letters may be left over."""
ALWAYS_GIVEN = frozenset({"deck"})
"""Facts that every message has."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_LATIN = re.compile(r"[A-Za-z]{3,}")


def missing(whole: Translation) -> Iterator[Fault]:
    """Messages and attributes that English has and the language lacks.

    It may leave out all names of commands and options: these are then as in English.
    """
    names_any = any(key.startswith(NAMED) for key in whole.language.messages(SHARED))
    for game in (SHARED, *GAMES):
        ours = whole.language.messages(game)
        for key, entry in whole.english.messages(game).items():
            place = f"{whole.language.name}/{entry.place.partition('/')[2]}"
            if key.startswith(NAMED) and not names_any:
                continue
            if key not in ours:
                yield Fault(place, key, "is missing")
                continue
            has = {name for name, _ in ours[key].patterns()}
            for attribute, _ in entry.patterns():
                if attribute not in has:
                    yield Fault(ours[key].place, f"{key}.{attribute}".rstrip("."), "is missing")


def additional(whole: Translation) -> Iterator[Fault]:
    """Messages and attributes that English lacks, unless another message holds them."""
    held = _held(whole.language)
    for game, entries in whole.language.entries.items():
        theirs = whole.english.messages(game)
        for key, entry in entries.items():
            if game not in (SHARED, *GAMES):
                yield Fault(entry.place, key, f"there is no game {game!r}")
            elif key not in theirs and key not in held:
                yield Fault(entry.place, key, "is no message in English, and no message here holds it")
            elif key in theirs:
                has = {name for name, _ in theirs[key].patterns()}
                for attribute, _ in entry.patterns():
                    if attribute not in has and f"{key}.{attribute}" not in held:
                        yield Fault(entry.place, f"{key}.{attribute}".rstrip("."), "English has no such part")


def _held(language: Language) -> set[str]:
    """The names of messages, and of their attributes, that other messages hold."""
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.MessageReference | ast.TermReference):
            name = node.id.name if isinstance(node, ast.MessageReference) else f"-{node.id.name}"
            found.update({name, f"{name}.{node.attribute.name}" if node.attribute else name})
        if isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for each in node:
                walk(each)

    for entries in language.entries.values():
        for entry in entries.values():
            walk(entry.written)
    return found


def broken(whole: Translation) -> Iterator[Fault]:
    """What cannot be read, and what refers to something that does not exist."""
    yield from whole.language.faults
    for pair in whole.pairs:
        for ours, _ in pair.seen:
            _ = ours.used, ours.choices
            yield from (pair.fault(said) for said in dict.fromkeys(ours.faults))


def facts(whole: Translation) -> Iterator[Fault]:
    """Facts that English does not have, and facts that it always tells and the language does not."""
    for pair in whole.pairs:
        for ours, theirs in pair.seen:
            unknown = ours.used - theirs.used - ALWAYS_GIVEN - _explained(pair)
            if unknown and not whole.allows("facts", pair.key):
                yield pair.fault(f"uses what English does not have: {_listed(unknown)}")
            dropped = theirs.always - ours.always
            if dropped and not whole.allows("facts", pair.key):
                yield pair.fault(f"does not always tell {_listed(dropped)}")


def _explained(pair: Pair) -> frozenset[str]:
    """The facts that the comment above the English message names."""
    entry = pair.whole.english.entries[pair.game][pair.key.partition(".")[0]]
    comment = entry.written.comment
    return frozenset(re.findall(r"\$([\w-]+)", (comment.content or "") if comment else ""))


def variants(whole: Translation) -> Iterator[Fault]:
    """Variants that English tells apart and the language does not, and variants that never occur."""
    for pair in whole.pairs:
        for ours, theirs in pair.seen:
            for fact, keys in theirs.choices.items():
                has = ours.choices.get(fact, frozenset())
                told = {key for key in keys if key == "0" or not COUNTED.fullmatch(key)}
                lacks = told - has
                if lacks and not whole.allows("variants", pair.key):
                    yield pair.fault(f"does not tell apart ${fact}: {_bracketed(lacks)}")
            for fact, keys in ours.choices.items():
                known = whole.values_known(pair.game).get(fact, frozenset()) | theirs.choices.get(fact, frozenset())
                odd = {key for key in keys - known if not COUNTED.fullmatch(key)}
                if odd and not whole.allows("variants", pair.key):
                    yield pair.fault(f"has variants of ${fact} that never occur: {_bracketed(odd)}")


def left_over(whole: Translation) -> Iterator[Fault]:
    """English that was left: whole messages, long parts of them, and words in Latin letters."""
    for pair in whole.pairs:
        ours, theirs = pair.seen[0]
        said, english = ([_plain(leaf) for leaf in one.leaves] for one in (ours, theirs))
        mine, other = ({leaf for leaf in some if _WORD.search(leaf)} for some in (said, english))
        same = {leaf for leaf in mine & other if len(_WORD.findall(leaf)) >= 3}
        if mine and (mine <= other or same) and not whole.allows("same", pair.key):
            yield pair.fault(f"is English: {next(iter(sorted(same or mine)))[:60]}")
        elif whole.language.name in NON_LATIN:
            words = {word for leaf in mine for word in _LATIN.findall(leaf)}
            known = {word.lower() for leaf in other for word in _LATIN.findall(leaf)}
            left = {word for word in words if word.lower() in known and not whole.allows("latin", word)}
            if left and not whole.allows("same", pair.key):
                yield pair.fault(f"has English words: {', '.join(sorted(left))}")


def _plain(leaf: str) -> str:
    return KEPT.sub(" ", leaf).strip()


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names))


def _bracketed(keys: set[str]) -> str:
    return " ".join(f"[{key}]" for key in sorted(keys))


CHECKS: Mapping[str, Callable[[Translation], Iterator[Fault]]] = {
    "missing": missing,
    "additional": additional,
    "broken": broken,
    "facts": facts,
    "commands named": commands_named,
    "variants": variants,
    "English left over": left_over,
    "too long": too_long,
    "terms": terms,
    "second words": second_words,
}
"""The checks by what they find."""


def faults_of(whole: Translation) -> dict[str, list[Fault]]:
    """All that is to be mended, by check; and what the list of the language allows without need."""
    found = {name: list(dict.fromkeys(check(whole))) for name, check in CHECKS.items()}
    idle = [
        Fault(f"{whole.language.name}/allowed.toml", kind, f"{name} needs no allowance any more")
        for kind, names in whole.language.allowed.items()
        for name in sorted(names)
        if (kind, name) not in whole.used_allowances
    ]
    return {name: some for name, some in {**found, "allowed without need": idle}.items() if some}
