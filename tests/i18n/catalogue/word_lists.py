"""What a sentence for people does not hold: words, ids, JSON, too many words, an inverted order (docs/voice.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.engine.game import GAMES
from bot.engine.house_rules.house import parameters_of

BLAME = "wrong invalid error errors illegal forbidden failed sorry"
GAMBLING = "bet bets stake stakes money chip chips bank pot wager gamble gambling jackpot ante"
STIFF = "someone soon anew thereof hereby whilst upon"
PHRASES = (
    "the own",
    "is charged",
    "are charged",
    "may not be",
    "nothing was changed",
    "parted by",
    "no longer allowed",
)

FORBIDDEN = re.compile(
    rf"\b({'|'.join([*BLAME.split(), *GAMBLING.split(), *STIFF.split(), *PHRASES])})\b", re.IGNORECASE
)

INVERTED = re.compile(r"(?:^|[.:?!] |\n)\W*(?!When\b)[A-Z]\w*(?:ed|en|wn|lt|id|nt) (?:is|are|was|were)\b")
"""*Played are …*, *Chosen is …*: a sentence that begins with a participle and its verb."""

MOST_WORDS = 15
"""The most words of a sentence."""

LONGER: frozenset[str] = frozenset()
"""Messages with a longer sentence. It may only shrink."""

_SENTENCE_END = re.compile(r"(?<=[.:?!])\s| · |\n")
_CITED = re.compile(r"\((?:BT|SJ|DG|ZS).*?\)")
_WORD = re.compile(r"[^\W\d][\w‑’-]*")

_VALUES = {
    value
    for game in GAMES
    for parameter in parameters_of(game).values()
    for value in parameter.kind.listed
    if isinstance(value, str)
}
IDS = {name for game in GAMES for name in parameters_of(game) if "." in name} | {
    value
    for value in _VALUES
    if (re.search(r"[_0-9]|^so-", value) and not value.isdecimal())
    or value in {"lectio", "dchs", "cdhs", "cshd", "bygr", "ccw", "cw"}
}
"""Public names of parameters and of their values that are no words of English."""

JSON = re.compile(r"[\[{]\s*[\[{\"0-9]|[\]}]|\w=\w|[=:] ?(?:true|false|null)\b")


def sentences(said: str) -> Iterator[str]:
    """The sentences of a text, without the numbers of rules. What stands before a colon is one."""
    for sentence in _SENTENCE_END.split(re.sub(r"^\d+\. ", "", said)):
        yield _CITED.sub("", sentence)


def longest(said: str) -> int:
    """The number of words of the longest sentence."""
    return max(len(_WORD.findall(sentence)) for sentence in sentences(said))


def scripted(said: str) -> set[str]:
    """What a text holds that only scripts know: ids, values, JSON. An id small behind what it is called is left out."""
    plain = re.sub(r"\(`[^`]+`\)", "", said)
    found = IDS & set(re.findall(r"[\w.-]*\w", plain))
    return found | {match[0] for match in JSON.finditer(plain)}
