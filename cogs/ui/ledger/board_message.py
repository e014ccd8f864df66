"""The leaderboard: its scene in the reader's words, as a message, a picture and an alt text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.i18n.catalogue import picture_text, text
from bot.i18n.names import clean_name, markup_safe
from bot.scenes.ledger_scenes import RECENT, BoardPlace, BoardScene
from cogs.ui.toolkit.messages import Accent, Message, Part, Picture, alt_text, lines, small
from images.pictures import BoardLine, BoardPicture


@dataclass(frozen=True, slots=True)
class BoardInWords:
    """A leaderboard for readers of one language."""

    scene: BoardScene
    names: Mapping[int, str]  # display names as given, by person
    locale: str

    def name(self, place: BoardPlace) -> str:
        """The name of a member, made harmless."""
        return clean_name(self.names.get(place.person, ""), place.place)


def board_message(board: BoardInWords, png: bytes | None = None) -> Message:
    """The places of one page, and the reader's own. ``png``: the drawn picture."""
    scene, locale = board.scene, board.locale
    heading = f"### {text('board-heading', locale, scene.game, window=scene.window)}"
    if not scene.places:
        return Message((heading, text("board-empty", locale)), Accent.OVER)
    rows = [_row(board, place) for place in scene.places]
    own = scene.own
    you = text("board-you", locale, place=own.place, total=own.points) if own else text("board-you-none", locale)
    foot = text("ledger-page", locale, page=scene.page, pages=scene.pages) if scene.pages > 1 else ""
    shown: list[Part] = [lines(*rows)]
    if png is not None:
        rest = small(text("separator-semicolon", locale).join(rows))
        shown = [Picture("leaderboard.png", png, board_alt(board)), rest]
    return Message((heading, *shown, small(you, foot)), Accent.OVER)


def _row(board: BoardInWords, place: BoardPlace) -> str:
    key = "board-row-tied" if place.tied else "board-row"
    name = markup_safe(board.name(place))
    return text(key, board.locale, place=place.place, name=name, total=place.points, deals=place.deals)


def board_alt(board: BoardInWords) -> str:
    """Alt text: the places of the page, then the reader's own."""
    scene, locale = board.scene, board.locale
    rows = [
        picture_text(
            "alt-board-row",
            locale,
            place=place.place,
            name=board.name(place),
            total=place.points,
            deals=place.deals,
        )
        for place in scene.places
    ]
    listed = picture_text("separator-semicolon", locale).join(rows)
    own = scene.own
    you = picture_text("alt-board-you", locale, place=own.place, total=own.points) if own else ""
    said = picture_text("alt-board", locale, scene.game, window=scene.window, rows=listed)
    return alt_text(f"{said} {you}".strip())


def board_picture(board: BoardInWords) -> BoardPicture:
    """The values from which the picture is drawn."""
    scene, locale = board.scene, board.locale
    return BoardPicture(
        title=picture_text("picture-board", locale, scene.game, window=scene.window),
        course_heading=picture_text("picture-board-course", locale, n=RECENT),
        points_heading=picture_text("picture-board-points", locale),
        lines=tuple(_line(board, place) for place in scene.places),
        below=_line(board, scene.below) if scene.below is not None else None,
    )


def _line(board: BoardInWords, place: BoardPlace) -> BoardLine:
    key = "picture-board-tied" if place.tied else "picture-board-place"
    own = board.scene.own is not None and place.person == board.scene.own.person
    return BoardLine(
        picture_text(key, board.locale, place=place.place),
        board.name(place),
        place.points,
        place.course,
        leads=place.leads,
        own=own,
    )
