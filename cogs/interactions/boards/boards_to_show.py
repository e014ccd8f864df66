"""Which entries a board that somebody asked for adds up, and the page of it that they see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, tzinfo

from bot.engine.house_rules.house import HouseRules, read_label
from bot.scenes.ledger_scenes import RECENT, BoardPlace, BoardScene
from bot.store import BoardRow, Counted, Order, Place, Season, Store, Window, day_of
from cogs.interactions.boards.asked_boards import EVERY, OWN, AskedBoard, NoSuchBoard, mark_of
from cogs.interactions.rules.in_force import House
from cogs.ui.refusal_messages import trouble

PAGE = 10
"""Places on one page."""


@dataclass(frozen=True, slots=True)
class MeantBoard:
    """A board that somebody asked for, and what it adds up."""

    asked: AskedBoard
    counted: Counted
    others: tuple[str, ...]  # the rule sets that were played, too, and are left out
    season: Season | None = None

    async def page(self, store: Store, number: int, asker: int | None) -> BoardScene:
        """A page, or the last one if there are fewer, with the place of ``asker``: None if they were never seen."""
        limit, asked = PAGE, self.asked
        board = await store.points.board(
            self.counted, asked.by, limit=limit, offset=(number - 1) * limit, for_person=asker
        )
        if number > (pages := max(1, -(-board.people // limit))):
            return await self.page(store, pages, asker)
        return BoardScene(
            asked.game,
            asked.window,
            tuple(map(_place, board.rows)),
            None if board.own is None else _place(board.own),
            number,
            pages,
            by=str(asked.by),
            where="channel" if self.counted.channel else "server",
            start="" if asked.start is None else asked.start.isoformat(),
            end="" if asked.end is None else asked.end.isoformat(),
            season="" if self.season is None else self.season.name,
            rules=self.counted.rules,
            others=self.others,
            own_deals=board.own_deals,
        )

    async def with_recent(self, store: Store, scene: BoardScene) -> BoardScene:
        """A page with each member's latest deals."""
        persons = [place.person for place in scene.shown]
        return scene.with_recent(await store.points.recent(self.counted, persons, RECENT))


async def meant_board(store: Store, guild: int, channel: int, asked: AskedBoard, now: float, locale: str) -> MeantBoard:
    """What a board adds up that somebody in a channel asked for.

    Raises:
        NoSuchBoard: there is none: no season has begun, or nobody has played the rule set.
    """
    if asked.by is Order.RATING:
        return MeantBoard(asked, Counted(guild, Window.all(), asked.game), ())
    window, season = await meant_window(store, guild, asked, now, locale)
    played = Counted(guild, window, asked.game, (), channel if asked.scope == "channel" else 0)
    # What was played between two days is not kept, so a board of days names all that was ever played.
    sets = await store.points.rule_sets(played if window.span else replace(played, window=Window.all()))
    if asked.rules == EVERY:
        return MeantBoard(asked, played, (), season)
    if asked.rules == OWN:
        own, _ = await House(store).in_force(Place(guild, asked.game, played.channel))
        played = replace(played, preset=own.preset)
        rules = of_the_same_preset(own, sets) or (own.label,)
    else:
        rules = tuple(one for one in sets if mark_of(one) == asked.rules)
        if not rules:
            raise NoSuchBoard(trouble("err-old", locale))
    return MeantBoard(asked, replace(played, rules=rules), tuple(one for one in sets if one not in rules), season)


async def board_for_everybody(
    store: Store, guild: int, asked: AskedBoard, now: float, locale: str
) -> tuple[MeantBoard, BoardScene]:
    """The first page of a board of a server, without anybody's own place.

    Where nobody played by the rules that it would add up, it adds up all that were played.

    Raises:
        NoSuchBoard: there is none.
    """
    meant = await meant_board(store, guild, 0, asked, now, locale)
    scene = await meant.page(store, 1, None)
    if not scene.places:
        meant = await meant_board(store, guild, 0, replace(asked, rules=EVERY), now, locale)
        scene = await meant.page(store, 1, None)
    return meant, scene


async def meant_window(
    store: Store, guild: int, asked: AskedBoard, now: float, locale: str
) -> tuple[Window, Season | None]:
    """The window that somebody asked for, and its season, if it is one.

    Raises:
        NoSuchBoard: no season has begun.
    """
    if asked.window != "season":
        return _window(asked, await store.points.zone(guild), now), None
    season = await store.points.season(guild, asked.season)
    if season is None:
        raise NoSuchBoard(trouble("err-no-season", locale))
    return season.window, season


def of_the_same_preset(own: HouseRules, sets: Sequence[str]) -> tuple[str, ...]:
    """The rule sets that were made from the same preset as a server's own: their points compare, those of others don't.

    >>> of_the_same_preset(HouseRules("big-two", "singapore"), ["friday (singapore*)", "singapore", "taiwan"])
    ('friday (singapore*)', 'singapore')
    """
    return tuple(one for one in sets if read_label(one)[1] == own.preset)


def _window(asked: AskedBoard, zone: tzinfo, now: float) -> Window:
    match asked.window:
        case "week":
            return Window.week(now, zone)
        case "month":
            return Window.month(now, zone)
        case "all":
            return Window.all()
    start = None if asked.start is None else _day(asked.start, zone).start
    return Window(start, None if asked.end is None else _day(asked.end, zone).end)


def _day(day: date, zone: tzinfo) -> Window:
    return day_of(day.year, day.month, day.day, zone)


def _place(row: BoardRow) -> BoardPlace:
    return BoardPlace(row.place, row.tied, row.person, row.points, row.deals, wins=row.wins, rating=row.rating)
