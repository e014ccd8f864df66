"""What is read first: a message that fits a phone, in words."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.engine.game import GAMES, find_game
from bot.playground.components import COMPONENTS_V2, text_of
from bot.playground.limits.unwritten_limits import message_problems
from cogs.ui.toolkit.messages import Message, Picture
from tests.i18n.catalogue.word_lists import FORBIDDEN, INVERTED, scripted

LINES = 8
"""The most lines of a message, unless it was asked for in full."""

_PRESETS = {name for game in GAMES for name in find_game(game).rules.presets}


def first_screen(message: Message) -> str:
    """The text of a message that Discord accepts, that is short, and that names nothing as only scripts know it."""
    told = replace(message, parts=tuple(part for part in message.parts if not isinstance(part, Picture)))
    components = told.view().to_components()
    assert list(message_problems({"flags": COMPONENTS_V2, "components": components}, [])) == []
    said = str(text_of(components))
    assert len([line for line in said.splitlines() if line]) <= LINES, said
    plain = re.sub(r"\(`([^`]+)`\)", lambda named: "" if named[1] in _PRESETS else named[0], said)
    assert not scripted(plain), said
    assert not FORBIDDEN.search(plain), said
    assert not INVERTED.search(plain), said
    return said
