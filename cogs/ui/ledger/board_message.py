"""The leaderboard: its scene in the reader's words, as a message, a picture and an alt text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.house_rules.house import HouseRules, read_label
from bot.i18n.catalogue import Argument, in_a_row, picture_text, text
from bot.i18n.names import clean_name, markup_safe
from bot.scenes.ledger_scenes import RECENT, BoardPlace, BoardScene
from bot.store import DEALS_FOR_A_PLACE, DEALS_FOR_AN_AVERAGE
from cogs.ui.rules.words import short_name
from cogs.ui.toolkit.custom_ids import CustomId
from cogs.ui.toolkit.messages import Accent, Button, Message, Part, Picture, alt_text, lines, rows, small
from images.pictures import BoardLine, BoardPicture

MOST_NAMED = 3
"""How many rule sets a board names; it counts the others."""


@dataclass(frozen=True, slots=True)
class BoardInWords:
    """A leaderboard for readers of one language."""

    scene: BoardScene
    names: Mapping[int, str]  # display names as given, by person
    locale: str
    public: bool = False  # for everybody, so that nobody is *you*

    def name(self, place: BoardPlace) -> str:
        """The name of a member, made harmless."""
        return clean_name(self.names.get(place.person, ""), place.place, self.locale)

    def of(self, place: BoardPlace) -> dict[str, Argument]:
        """The facts of a member's place."""
        return {
            "by": self.scene.by,
            "place": place.place,
            "tied": place.tied,
            "total": place.points,
            "deals": place.deals,
            "wins": place.wins,
            "average": place.average,
            "rating": place.rating,
        }

    def heading(self, key: str, said: Callable[..., str], **more: Any) -> str:
        """A line about the board: its game and its window."""
        scene = self.scene
        bounds = "both" if scene.start and scene.end else "from" if scene.start else "to"
        facts = {
            "by": scene.by,
            "where": scene.where,
            "start": scene.start,
            "end": scene.end,
            "season": clean_name(scene.season, 1, self.locale),
            "bounds": bounds,
        }
        if said is text:
            facts["season"] = markup_safe(facts["season"])
        return said(key, self.locale, scene.game, window=scene.window, **facts, **more)


def rule_sets_named(labels: Sequence[str], game: str, locale: str) -> str:
    """Rule sets, by their labels in the ledger, in a list that names some and counts the others."""
    named = [_named(*read_label(label), game, locale) for label in labels[:MOST_NAMED]]
    more = len(labels) - len(named)
    return text("separator-semicolon", locale).join(
        [*named, *([text("board-rules-more", locale, n=more)] if more else [])]
    )


def _named(name: str, preset: str, changed: bool, game: str, locale: str) -> str:
    """A rule set as people say it: the server's own name for it, else that of its preset."""
    called = short_name(HouseRules(game, preset, {}, 0, name), locale)
    return text("board-rule-set", locale, name=called, changed=changed and not name)


def board_message(board: BoardInWords, png: bytes | None = None, turning: Sequence[CustomId] = ()) -> Message:
    """The places of one page, and the reader's own. ``png``: the drawn picture.

    ``turning`` are the ids of the buttons that show the page before and after; there are none if there is one page.
    """
    scene, locale = board.scene, board.locale
    heading = f"### {board.heading('board-heading', text)}"
    added = text("board-ratings" if scene.by == "rating" else "board-rules-every", locale)
    if scene.rules:
        added = text("board-rules", locale, rules=rule_sets_named(scene.rules, scene.game, locale))
    others = ""
    if scene.others:
        others = text("board-others", locale, rules=rule_sets_named(scene.others, scene.game, locale))
    if not scene.places:
        few = scene.by == "average" and scene.own_deals
        empty = text("board-empty-few" if few else "board-empty", locale, least=DEALS_FOR_AN_AVERAGE)
        if scene.by == "rating":
            empty = text("board-empty-ratings", locale, least=DEALS_FOR_A_PLACE)
        return Message((heading, empty, small(added, others)), Accent.OVER)
    said = [_row(board, place) for place in scene.places]
    foot = text("ledger-page", locale, page=scene.page, pages=scene.pages) if scene.pages > 1 else ""
    listed: list[Part] = [lines(*said)]
    if png is not None:
        rest = small(text("separator-semicolon", locale).join(said))
        listed = [Picture("leaderboard.png", png, board_alt(board)), rest]
    return Message((heading, *listed, small(_you(board), added, others, foot), *_turning(board, turning)), Accent.OVER)


def _you(board: BoardInWords) -> str:
    scene, locale = board.scene, board.locale
    if board.public:
        return ""
    if scene.own is not None:
        return text("board-you", locale, **board.of(scene.own))
    if scene.by == "rating":
        return text("board-you-unlisted", locale, deals=scene.own_deals, least=DEALS_FOR_A_PLACE)
    if scene.own_deals:
        return text("board-you-few", locale, deals=scene.own_deals, least=DEALS_FOR_AN_AVERAGE)
    return text("board-you-none", locale)


def _turning(board: BoardInWords, ids: Sequence[CustomId]) -> list[Sequence[Button]]:
    if not ids:
        return []
    scene, (before, after) = board.scene, ids
    return rows(
        (
            Button(text("button-page-before", board.locale), before, off=scene.page <= 1),
            Button(text("button-page-after", board.locale), after, off=scene.page >= scene.pages),
        )
    )


def _row(board: BoardInWords, place: BoardPlace) -> str:
    return text("board-row", board.locale, name=markup_safe(board.name(place)), **board.of(place))


def board_alt(board: BoardInWords) -> str:
    """Alt text: the places of the page, then the reader's own."""
    scene, locale = board.scene, board.locale
    said = [picture_text("alt-board-row", locale, name=board.name(place), **board.of(place)) for place in scene.places]
    own = scene.own
    you = picture_text("board-you", locale, **board.of(own)) if own else ""
    listed = picture_text("separator-semicolon", locale).join(said)
    return alt_text(in_a_row((board.heading("alt-board", picture_text, rows=listed), you), locale))


def board_picture(board: BoardInWords) -> BoardPicture:
    """The values from which the picture is drawn."""
    scene, locale = board.scene, board.locale
    return BoardPicture(
        title=board.heading("picture-board", picture_text),
        course_heading=picture_text("picture-board-course", locale, n=RECENT),
        points_heading=picture_text("picture-board-points", locale, by=scene.by),
        lines=tuple(_line(board, place) for place in scene.places),
        below=_line(board, scene.below) if scene.below is not None else None,
    )


def _line(board: BoardInWords, place: BoardPlace) -> BoardLine:
    own = board.scene.own is not None and place.person == board.scene.own.person
    return BoardLine(
        picture_text("board-place", board.locale, place=place.place, tied=place.tied),
        board.name(place),
        _ranked(board, place),
        place.course,
        leads=place.leads,
        own=own,
    )


def _ranked(board: BoardInWords, place: BoardPlace) -> int | str:
    """What the board ranks a member by."""
    match board.scene.by:
        case "average":
            return picture_text("picture-signed", board.locale, p=place.average)
        case "wins":
            return picture_text("picture-board-wins", board.locale, wins=place.wins)
        case "rating":
            return picture_text("picture-rating", board.locale, rating=place.rating)
    return place.points
