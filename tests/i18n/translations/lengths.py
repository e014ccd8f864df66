"""What is too long: over Discord's limits, or more than fits a phone; and names that no command may have."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import regex  # type: ignore[import-untyped]  # it ships no stubs

from tests.i18n.translations.comparison import Pair, Translation
from tests.i18n.translations.patterns import Sentence, columns
from tests.i18n.translations.written import Fault

NAMED = ("command-name-", "option-name-")
"""Keys of the names of commands and options."""
LIMITS: Mapping[str, int] = {
    "command-": 100,
    "option-": 100,
    "choice-": 100,
    "button-": 80,
    "select-": 150,
    "cut-title": 45,
    "clock-title": 45,
    "zone-title": 45,
    "cut-label": 45,
    "clock-label": 45,
    "zone-label": 45,
    "cut-about": 100,
    "clock-about": 100,
    "zone-about": 100,
}
"""How many characters Discord shows of what begins with each of these, each fact taken to be short."""
WIDEST_BUTTON = 30
"""Columns that fit on a button of a phone."""
WIDEST_SENTENCE = 110
"""Columns of the widest sentence, unless it is wider in English; a phone shows some 45 on a line."""
MOST_LONGER = 1.5
"""How many times as wide as in English a longer message may be."""

_NAME_OF_COMMAND = regex.compile(r"[-_'\p{L}\p{N}]{1,32}")
_SENTENCE_END = re.compile(r"(?<=[.:?!])\s|(?<=[。：？！])| · |\n")


def too_long(whole: Translation) -> Iterator[Fault]:
    """What is over Discord's limits, does not fit a phone, or may not be the name of a command."""
    for pair in whole.pairs:
        if pair.key.startswith(NAMED):
            yield from _misnamed(pair)
            continue
        for ours, theirs in pair.seen:
            yield from _over(whole, pair, ours, theirs)


def _misnamed(pair: Pair) -> Iterator[Fault]:
    (name,) = pair.seen[0][0].leaves or ("",)
    if not _NAME_OF_COMMAND.fullmatch(name):
        yield pair.fault(f"is no name for a command: {name!r} (letters, digits, -, _; at most 32)")
    elif name != name.lower():
        yield pair.fault(f"is no name for a command: {name!r} has capital letters")


def _over(whole: Translation, pair: Pair, ours: Sentence, theirs: Sentence) -> Iterator[Fault]:
    length, wide = ours.longest
    limit = next((most for begin, most in LIMITS.items() if pair.key.startswith(begin)), None)
    if limit is not None and length > limit:
        yield pair.fault(f"has {length} characters; Discord shows {limit}")
    elif pair.key.startswith("button-") and "." not in pair.key and wide > WIDEST_BUTTON:
        yield pair.fault(f"is {wide} columns wide; {WIDEST_BUTTON} fit on a button")
    elif not whole.allows("long", pair.key):
        widest, english = (_widest_sentence(one) for one in (ours, theirs))
        if widest > max(WIDEST_SENTENCE, english):
            yield pair.fault(
                f"has a sentence of {widest} columns; make it {max(WIDEST_SENTENCE, english)} or two of it"
            )
        elif wide > max(WIDEST_SENTENCE, MOST_LONGER * theirs.longest[1]):
            yield pair.fault(f"is {wide} columns wide, in English {theirs.longest[1]}: too long for a phone")


def _widest_sentence(sentence: Sentence) -> int:
    """The columns of the widest sentence, each fact taken as five."""
    return max(
        (columns(part.replace("{}", "fact5")) for leaf in sentence.leaves for part in _SENTENCE_END.split(leaf)),
        default=0,
    )
