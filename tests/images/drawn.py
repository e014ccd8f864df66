"""The situations as pictures, by name.

``python -m tests.images.drawn FOLDER`` writes them all, for people to look at. With ``tests/golden`` as the folder and
``--golden`` it renews the golden pictures.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from bot.cards import read_cards
from bot.i18n.catalogue import languages
from images.pictures import Picture, Request
from images.render import draw_board, draw_curve, draw_deal_end, draw_hand, draw_table
from images.theme import DARK, LIGHT, Theme
from images.worker import draw
from tests.images.boards import board, board_of, curve, long_curve
from tests.images.languages.said_pictures import in_language
from tests.images.situations import (
    EMPTY_TABLE,
    FOLLOW_STATES,
    HAND_LEAD,
    HAND_OTHERS,
    HAND_WAITING,
    SELECTED_STATES,
    closed_hands,
    deal_end,
    deal_end_of,
    drawing,
    exchange,
    follow,
    hand_of,
    long_ends,
    playing_on,
    sides_end,
    table,
    table_of,
    tile_table,
    tiles,
    void_deal,
    with_names,
)
from tests.images.teams_of_three import teams_of_three

GOLDEN_SITUATIONS: dict[str, tuple[Callable[[], Picture], Theme]] = {
    "hand-13-others": (lambda: HAND_OTHERS, DARK),
    "hand-13-follow": (lambda: follow(FOLLOW_STATES, "Mei"), DARK),
    "hand-13-light": (lambda: follow(SELECTED_STATES, "Mei"), LIGHT),
    "table-big-two-dark": (lambda: table("Mei"), DARK),
    "table-big-two-light": (lambda: table("Mei"), LIGHT),
    "deal-end": (lambda: deal_end("Mei"), DARK),
    "leaderboard": (lambda: board("Liv"), DARK),
    "hand-tiles": (lambda: tiles(), DARK),
    "table-playing-on": (lambda: with_names(playing_on()), LIGHT),
    "table-drawing": (lambda: with_names(drawing()), DARK),
    "table-teams-of-three": (lambda: teams_of_three(), LIGHT),
}
"""The situations of the golden pictures, whose names need no system font."""
GOLDEN_LANGUAGES = tuple(language for language in ("zh-HK", "zh-TW", "ja") if language in languages())
"""The languages in which each golden picture is kept beside the English one."""


def _golden(name: str, language: str = "") -> bytes:
    """A golden picture, in English or in the words of a catalogue."""
    situation, theme = GOLDEN_SITUATIONS[name]
    picture = in_language(situation(), language) if language else situation()
    return draw(Request(picture, theme.name, language))


GOLDEN: dict[str, Callable[[], bytes]] = {
    f"{language}/{name}".lstrip("/"): partial(_golden, name, language)
    for language in ("", *GOLDEN_LANGUAGES)
    for name in GOLDEN_SITUATIONS
}
"""The golden pictures; those of a language are in a folder of its own."""

MOCKS: dict[str, Callable[[], bytes]] = {
    "hand-13-follow": lambda: draw_hand(follow(FOLLOW_STATES), DARK),
    "hand-13-selected": lambda: draw_hand(follow(SELECTED_STATES), DARK),
    "hand-13-light": lambda: draw_hand(follow(SELECTED_STATES), LIGHT),
    "hand-13-lead": lambda: draw_hand(HAND_LEAD, DARK),
    "table-big-two-dark": lambda: draw_table(table(), DARK),
    "table-big-two-light": lambda: draw_table(table(), LIGHT),
    "deal-end": lambda: draw_deal_end(deal_end(), DARK),
    "leaderboard": lambda: draw_board(board(), DARK),
}
"""The situation of each mock, by the mock's name, to compare the two."""

OTHERS: dict[str, Callable[[], bytes]] = {
    "hand-13-waiting": lambda: draw_hand(HAND_WAITING, LIGHT),
    "hand-01": lambda: draw_hand(hand_of(1)),
    "hand-17": lambda: draw_hand(hand_of(17)),
    "hand-21": lambda: draw_hand(hand_of(21)),
    "hand-26": lambda: draw_hand(hand_of(26), LIGHT),
    "hand-40": lambda: draw_hand(hand_of(40)),
    "hand-seven": lambda: draw_hand(replace(hand_of(13), beat=read_cards("9h Th Jh Qh Kh Td 4c"), name="Mei")),
    "hand-tiles-light": lambda: draw_hand(tiles(), LIGHT),
    "table-2": lambda: draw_table(table_of(2)),
    "table-3": lambda: draw_table(table_of(3)),
    "table-4-clockwise": lambda: draw_table(table_of(4, clockwise=True), LIGHT),
    "table-5": lambda: draw_table(table_of(5)),
    "table-6": lambda: draw_table(table_of(6)),
    "table-7": lambda: draw_table(table_of(7), LIGHT),
    "table-10": lambda: draw_table(table_of(10)),
    "table-5-backwards": lambda: draw_table(replace(table_of(5), backwards=True)),
    "table-tiles": lambda: draw_table(tile_table()),
    "table-drawing-light": lambda: draw_table(drawing(), LIGHT),
    "table-exchange": lambda: draw_table(exchange()),
    "table-exchange-light": lambda: draw_table(exchange(), LIGHT),
    "table-closed": lambda: draw_table(closed_hands()),
    "table-closed-15": lambda: draw_table(closed_hands(15), LIGHT),
    "table-playing-on-dark": lambda: draw_table(playing_on()),
    "table-empty": lambda: draw_table(EMPTY_TABLE),
    "curve": lambda: draw_curve(long_curve()),
    "curve-light": lambda: draw_curve(long_curve(), LIGHT),
    "curve-2": lambda: draw_curve(curve(-3, -4)),
    "curve-flat": lambda: draw_curve(curve(0, 0, 0), LIGHT),
    "curve-5000": lambda: draw_curve(long_curve(5000)),
    "leaderboard-light": lambda: draw_board(board(), LIGHT),
    "leaderboard-crowded": lambda: draw_board(board_of(10)),
    "leaderboard-one": lambda: draw_board(board_of(1, 3)),
    "deal-end-light": lambda: draw_deal_end(deal_end(), LIGHT),
    "deal-end-long": lambda: draw_deal_end(long_ends()),
    "deal-end-long-light": lambda: draw_deal_end(long_ends(), LIGHT),
    "deal-end-void": lambda: draw_deal_end(void_deal()),
    "deal-end-void-light": lambda: draw_deal_end(void_deal(), LIGHT),
    "deal-end-2": lambda: draw_deal_end(deal_end_of(2)),
    "deal-end-5": lambda: draw_deal_end(deal_end_of(5)),
    "deal-end-6": lambda: draw_deal_end(deal_end_of(6)),
    "deal-end-8": lambda: draw_deal_end(deal_end_of(8)),
    "deal-end-sides": lambda: draw_deal_end(sides_end()),
    "deal-end-sides-light": lambda: draw_deal_end(sides_end(), LIGHT),
}


def main(folder: str, *flags: str) -> None:
    """Write the pictures to a folder."""
    chosen = GOLDEN if "--golden" in flags else MOCKS | OTHERS
    for name, drawn in chosen.items():
        path = Path(folder, f"{name}.png")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(drawn())


if __name__ == "__main__":
    main(*sys.argv[1:])
