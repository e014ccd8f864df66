"""Languages for stories: each says what English says, with a mark of its own, so that a reader is known by it."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.i18n import catalogue

_WORDS = re.compile(r"\w(?=\W*\Z)")


class _Marking(Transformer):
    """Puts a mark behind the last word of each sentence, but on buttons, by which stories find them."""

    def __init__(self, mark: str) -> None:
        self._mark = mark

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802  the visitor's naming
        plain = node.id.name.startswith(("button-", "typed-", "command-", "option-", "language-name"))
        marked: ast.Message = node if plain else self.generic_visit(node)
        return marked

    def visit_Pattern(self, node: ast.Pattern) -> ast.Pattern:  # noqa: N802  the visitor's naming
        self.generic_visit(node)
        texts = [one for one in node.elements if isinstance(one, ast.TextElement) and _WORDS.search(one.value)]
        for last in texts[-1:]:
            last.value = _WORDS.sub(rf"\g<0>{self._mark}", last.value)
        return node


@contextmanager
def planted_languages(
    folder: Path, marks: Mapping[str, str], instead: Mapping[str, str] = MappingProxyType({})
) -> Iterator[None]:
    """A catalogue of English and of these languages, each with its mark, until the block ends.

    ``instead``: the contents of other files, by their place in the catalogue.
    """
    room, english = folder / "tongues_with_marks", Path(catalogue.__file__).parent / catalogue.FALLBACK
    room.mkdir()
    (room / "__init__.py").touch()
    for file in english.rglob("*.ftl"):
        place, written = file.relative_to(english), file.read_text("utf-8")
        said = {catalogue.FALLBACK: written}
        for language, mark in marks.items():
            said[language] = FluentSerializer().serialize(_Marking(mark).visit(FluentParser().parse(written)))
        for language, text in said.items():
            (room / language / place).parent.mkdir(parents=True, exist_ok=True)
            (room / language / place).write_text(text, "utf-8")
    for name, text in instead.items():
        (room / name).write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setattr(catalogue, "_ROOM", room.name)
        catalogue.forget()
        yield
    sys.modules.pop(room.name, None)  # the next one is elsewhere
    catalogue.forget()
