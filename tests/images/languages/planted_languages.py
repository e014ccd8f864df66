"""Invented languages, made of the English catalogue: one of longer words, and two in Chinese characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from math import ceil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from bot.i18n import catalogue
from tests.i18n.planted_languages import forget

_WORD = re.compile(r"[A-Za-z’]+")
_CHINESE = "出牌過一對順子同花葫蘆鐵支最後張領先電腦骨直點數結算級主莊家閒貢"
LONGER = 1.4
"""How much longer than English a text may be (docs/look.md, section 5)."""


def longer(word: str) -> str:
    """A word of English, 1.4 times as long.

    >>> longer("passed"), longer("by")
    ('passedpas', 'byb')
    """
    return word + (word * 2)[: ceil((LONGER - 1) * len(word))].lower()


def chinese(share: float) -> Callable[[str], str]:
    """Words of English as Chinese characters, so many for each letter.

    >>> chinese(0.5)("passed")
    '出牌過'
    """

    def said(word: str) -> str:
        count = max(1, round(share * len(word)))
        start = len(word) % 7 if count > 3 else 0
        return (_CHINESE * 2)[start : start + count]

    return said


PLANTED: Mapping[str, Callable[[str], str]] = {"de": longer, "zh-TW": chinese(0.45), "ja": chinese(0.62)}
"""The invented languages, by the name whose face and plurals they have, and how each says a word."""


class _Texts(Visitor):
    """Finds the texts of a catalogue."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.TextElement, str]] = []  # each with what it says in English

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  the visitor's naming
        self.found.append((node, node.value))


def _said(english: str, say: Callable[[str], str]) -> str:
    """A text with every word said in another way."""
    said = _WORD.sub(lambda found: say(found.group()), english)
    if say is longer:
        return said
    return re.sub(r"(?<=[⺀-鿿]) (?=[⺀-鿿])", "", said)  # Chinese has no spaces between words


def plant(room: Path, patch: pytest.MonkeyPatch) -> None:
    """Make the invented languages and English the bot's only ones. ``room``: an empty folder."""
    package = room / "planted_words"
    english = Path(catalogue.__file__).parent / catalogue.FALLBACK
    package.mkdir()
    (package / "__init__.py").touch()
    for file in english.rglob("*.ftl"):
        place, written = file.relative_to(english), file.read_text("utf-8")
        _write(package / catalogue.FALLBACK / place, written)
        parsed, texts = FluentParser(with_spans=False).parse(written), _Texts()
        texts.visit(parsed)
        for language, say in PLANTED.items():
            for text, said in texts.found:
                text.value = _said(said, say)
            _write(package / language / place, FluentSerializer().serialize(parsed))
    patch.syspath_prepend(str(room))
    patch.setattr(catalogue, "_ROOM", package.name)
    forget()


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def planted(room: Path) -> Iterator[tuple[str, ...]]:
    """The invented languages, for as long as a fixture lasts."""
    with pytest.MonkeyPatch.context() as patch:
        plant(room, patch)
        yield tuple(PLANTED)
    forget()
