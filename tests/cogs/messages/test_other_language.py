"""A reader of another language sees no English word: all words come from the catalogue, in every preset.

Promise: Hand, table and deal end show no English word to readers of another language.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.games.big_two.deal.seam import PLAY
from bot.games.big_two.rules.presets import PRESETS
from bot.games.big_two.verbs import play_of
from bot.i18n import catalogue
from bot.tables import commands as do
from bot.tables.table_opening import open_table
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_message import deal_end_message, shrunk_message
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.hand.message import hand_message
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.refusal_messages import game_refusal
from cogs.ui.table.table_message import table_message, table_picture
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import ExplainedButton, Menu, Message, Picture
from tests.tables.seated import ANN, after, opening, steps

OTHER = "xx"
FOREIGN = str.maketrans(string.ascii_lowercase, "абвгдежзийклмнопрстуфхцчшщ")
"""Letters of an invented language in place of English ones."""
NO_WORDS = re.compile(
    r"<[^>]*>|`[^`]*`|/[a-z-]+|\b[a-z_]+:"  # times and mentions, notation, commands and their options
    r"|[a-z-]+\.(png|json)"  # files
)
ENGLISH = re.compile(r"[a-z]{2,}")
EVERY = 4
"""Only one step in so many is read."""
NAMES = tuple(f"SEAT {seat}" for seat in range(5))


class _Translating(Transformer):
    """Translates every text of a catalogue into the invented language."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  the visitor's naming
        kept = re.split(f"({NO_WORDS.pattern.replace('(png|json)', '(?:png|json)')})", node.value)
        return ast.TextElement(
            "".join(part if place % 2 else part.translate(FOREIGN) for place, part in enumerate(kept))
        )


@pytest.fixture(scope="module")
def other_language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A second language in which each message is the English one in other letters."""
    room = tmp_path_factory.mktemp("room") / "tongues"
    english = Path(catalogue.__file__).parent / catalogue.FALLBACK
    room.mkdir()
    (room / "__init__.py").touch()
    for file in english.rglob("*.ftl"):
        place, written = file.relative_to(english), file.read_text("utf-8")
        translated = FluentSerializer().serialize(_Translating().visit(FluentParser().parse(written)))
        for language, text in ((catalogue.FALLBACK, written), (OTHER, translated)):
            (room / language / place).parent.mkdir(parents=True, exist_ok=True)
            (room / language / place).write_text(text, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(room.parent))
        patch.setattr(catalogue, "_ROOM", "tongues")
        catalogue.forget()
        yield OTHER
    catalogue.forget()


def texts_of(message: Message) -> Iterator[str]:
    """Every text of a message that people read."""
    for part in message.parts:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Picture):
            yield part.alt
        elif isinstance(part, Menu):
            yield part.placeholder
            for option in part.options:
                yield from (option.label, option.description)
        elif isinstance(part, ExplainedButton):
            yield from (part.does, part.button.label)
        elif isinstance(part, list | tuple):
            yield from (button.label for button in part)


def in_picture(value: Any) -> Iterator[str]:
    """Every text in a picture's values."""
    if isinstance(value, str):
        yield value
    elif hasattr(value, "__dataclass_fields__"):
        for name in value.__dataclass_fields__:
            if name not in ("states", "cards", "beat", "suit", "pill_kind", "kind", "mark"):
                yield from in_picture(getattr(value, name))
    elif isinstance(value, list | tuple) and type(value).__name__ != "Card":
        for one in value:
            yield from in_picture(one)


def said(scene: TableInWords) -> Iterator[str]:
    """Every text about a table, for everybody and for each seat."""
    table = scene.table
    if table.settled is not None and table.stage is Stage.BETWEEN:
        names = scene.names[: len(table.seats)]
        yield from texts_of(deal_end_message(scene, table.settled, names, b"png", live=True))
        yield from texts_of(shrunk_message(scene, table.settled, names))
        yield from in_picture(deal_end_picture(scene, table.settled, names))
    if table.deal is None:
        return
    yield from texts_of(table_message(scene, b"png"))
    yield from in_picture(table_picture(scene))
    for seat in range(len(table.seats)):
        view = table.deal.view(seat)
        assert PLAY.sees(view)
        hand = OwnHand(scene, view)
        yield from texts_of(hand_message(hand, b"png"))
        picture = hand_picture(hand)
        yield from in_picture(picture) if picture else ()
        tried = play_of(view.hand[:2])
        refusal = view.refusal(tried) if view.hand else None
        if refusal is not None:
            yield from texts_of(game_refusal(refusal, hand, tried))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_reader_of_another_language_reads_no_english(preset: str, other_language: str) -> None:
    rng = Random(preset)
    table = after(open_table(opening(preset, computers=9)), do.Start(ANN))
    course = [table, *(later for _, later in steps(table, rng))]
    for later in (*course[:-1:EVERY], course[-1]):
        scene = TableInWords(later, NAMES[: len(later.seats)], other_language)
        for text in said(scene):
            assert not ENGLISH.findall(NO_WORDS.sub("", text)), text
