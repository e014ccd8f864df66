"""``docs/play``: how each game is played, a page for each game and language, made of the rule pages.

``python -m tests.documents.how_to_play_pages`` writes the pages anew (``make docs``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.engine.game import GAMES, find_game
from bot.i18n.catalogue import languages, text
from bot.i18n.rule_page import brief, rule_page
from cogs.ui.rules.rule_messages import presets_heading
from tests.architecture.sources import ROOT

FOLDER = ROOT / "docs" / "play"


def page(game: str, locale: str) -> str:
    """The game in six lines, its basic rules whole, and every other rule set in a line."""
    found = find_game(game)
    basic = found.rules.presets[0]
    rules = found.rules(basic)
    (title, _), *sections = rule_page(rules, rules, basic, locale)
    told = [f"# {text('game', locale, game)}", *brief(rules, locale), f"## {title}"]
    for heading, said in sections:
        told += [f"### {heading}", said]
    told.append(f"## {presets_heading(game, locale)}")
    for presets in found.words.guide.shelves.values():
        told += [text("preset-line", locale, game, preset=preset) for preset in presets]
    return "\n\n".join(told) + "\n"


def pages() -> Iterator[tuple[Path, str]]:
    """Where each page stands, and what it says."""
    return ((FOLDER / locale / f"{game}.md", page(game, locale)) for locale in languages() for game in GAMES)


if __name__ == "__main__":
    for path, said in pages():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(said, "utf-8")
