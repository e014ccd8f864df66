"""The words of ``docs/glossary.md``: what each language calls a thing, and which other words it never uses for it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

GLOSSARY = Path(__file__).parents[3] / "docs" / "glossary.md"
COLUMNS = ("en", "zh-HK", "zh-TW", "zh-CN", "ja", "de", "sv", "id", "fil", "sw")
"""The languages, in the order of the table's columns."""

_BRACKETS = re.compile(r"\s*[（(][^）)]*[）)]")
_HAN_OR_KANA = re.compile(r"[぀-ヿ一-鿿]")
_KATAKANA = re.compile(r"[ァ-ヿ]+")
_PARTED = re.compile(r"[、／；]|, | / ")


class SecondWord(NamedTuple):
    """A word that is not used for a thing, and the one that is."""

    language: str
    game: str  # where it stands for something else; empty: in every message
    word: str
    instead: str

    def stands_in(self, said: str) -> bool:
        """Whether a text uses it: anywhere in Chinese and Japanese, else as a whole word (``Runde…``: with any ending).

        A word in katakana ends where the katakana do.

        >>> word = SecondWord("de", "", "Runde…", "Spiel")
        >>> word.stands_in("In jeder Runde"), word.stands_in("am Grunde")
        (True, False)
        >>> SecondWord("ja", "", "ラウンド", "ディール").stands_in("プレイグラウンド")
        False
        """
        return bool(_standing(self.word).search(said))


@cache
def _standing(listed: str) -> re.Pattern[str]:
    """A pattern that finds a listed word in a text."""
    word = listed.removesuffix("…")
    joined = "" if _HAN_OR_KANA.search(word) else r"\w"
    joined = "[ァ-ヿ]" if _KATAKANA.fullmatch(word) else joined
    begin, end = (rf"(?<!{joined})", rf"(?!{joined})") if joined else ("", "")
    end = "" if listed.endswith("…") else end
    return re.compile(begin + re.escape(word) + end, re.IGNORECASE)


@dataclass(frozen=True)
class Glossary:
    """What a glossary says."""

    words: Mapping[str, Mapping[str, tuple[str, ...]]]  # by English term and language
    second: tuple[SecondWord, ...] = ()


@cache
def read_glossary(file: Path = GLOSSARY) -> Glossary:
    """Read the tables of a glossary.

    Raises:
        ValueError: a row has more or fewer cells than its table has columns.
    """
    words: dict[str, dict[str, tuple[str, ...]]] = {}
    second: list[SecondWord] = []
    for number, cells in _rows(file.read_text(encoding="utf-8")):
        if len(cells) == len(COLUMNS):
            said = dict(zip(COLUMNS, cells, strict=True))
            said["zh-TW"] = said["zh-HK"] if said["zh-TW"] == "=" else said["zh-TW"]
            words[cells[0]] = {language: tuple(_words(cell)) for language, cell in said.items()}
        elif len(cells) == 3:
            language, _, game = cells[0].partition(" ")
            second += [SecondWord(language, game, word, cells[2]) for word in _words(cells[1])]
        else:
            raise ValueError(f"{file.name}, line {number}: {len(cells)} cells")
    return Glossary(words, tuple(second))


def _rows(text: str) -> Iterator[tuple[int, list[str]]]:
    """The rows of all tables, without their headings, each with its line."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        heads = at + 1 < len(lines) and lines[at + 1].startswith("|-")
        if line.startswith("|") and not line.startswith("|-") and not heads:
            yield at + 1, [cell.strip() for cell in line.strip().strip("|").split("|")]


def _words(cell: str) -> Iterator[str]:
    """The words that a cell gives, without marks and without what is only heard.

    >>> list(_words("锄大地、大老二")), list(_words("hearts (puso)")), list(_words("K (Raja) ?"))
    (['锄大地', '大老二'], ['hearts'], ['K'])
    """
    for part in _PARTED.split(_BRACKETS.sub("", cell)):
        if word := part.replace("?", "").replace("？", "").strip():
            yield word
