"""Languages for stories: each says what English says, with a mark of its own, so that a reader is known by it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import MappingProxyType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.i18n import catalogue, spoken_facts
from bot.i18n.names import clean_name

_WORDS = re.compile(r"\w(?=\W*\Z)")


_MARK = "\ue000"
"""Stands where a language has its mark."""


class _Marking(Transformer):
    """Puts a mark behind the last word of each sentence, but on buttons, by which stories find them."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  the visitor's naming
        plain = node.id.name.startswith(("button-", "typed-", "command-", "option-", "language-name"))
        marked: ast.Message = node if plain else self.generic_visit(node)
        return marked

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  the visitor's naming
        self.generic_visit(node)
        texts = [one for one in node.elements if isinstance(one, ast.TextElement) and _WORDS.search(one.value)]
        for last in texts[-1:]:
            last.value = _WORDS.sub(rf"\g<0>{_MARK}", last.value)
        return node


@cache
def _english() -> Mapping[Path, tuple[str, str]]:
    """The files of English by their place in the catalogue: as they are written, and with all marks."""
    english, found = Path(catalogue.__file__).parent / catalogue.FALLBACK, {}
    for file in english.rglob("*.ftl"):
        written = file.read_text("utf-8")
        marked = _Marking().visit(FluentParser(with_spans=False).parse(written))
        found[file.relative_to(english)] = written, FluentSerializer().serialize(marked)
    return found


@contextmanager
def planted_languages(
    folder: Path, marks: Mapping[str, str], instead: Mapping[str, str] = MappingProxyType({})
) -> Iterator[None]:
    """A catalogue of English and of these languages, each with its mark, until the block ends.

    ``instead``: the contents of other files, by their place in the catalogue.
    """
    room = folder / "tongues_with_marks"
    room.mkdir()
    (room / "__init__.py").touch()
    for place, (written, marked) in _english().items():
        said = {language: marked.replace(_MARK, mark) for language, mark in marks.items()}
        for language, text in {catalogue.FALLBACK: written, **said}.items():
            (room / language / place).parent.mkdir(parents=True, exist_ok=True)
            (room / language / place).write_text(text, "utf-8")
    for name, text in instead.items():
        (room / name).write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setattr(catalogue, "_ROOM", room.name)
        forget()
        yield
    sys.modules.pop(room.name, None)  # the next one is elsewhere
    forget()


def forget() -> None:
    """Forget whatever was said in any language, so that other files count."""
    catalogue.forget()
    spoken_facts._facts_of.cache_clear()
    clean_name.cache_clear()
