"""Pictures of every kind, as the bot makes them: moments of deals of every game, their ends, and what lies behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from bot.scenes.ledger_scenes import BoardPlace, BoardScene, CurveScene
from bot.scenes.statistics_scene import EndDeal, RivalScene, StatisticsScene
from bot.tables.moment import Moment
from bot.tables.table_parts import Stage
from cogs.ui.deal_end.deal_end_picture import deal_end_picture
from cogs.ui.hand.own_hand import OwnHand, hand_picture
from cogs.ui.ledger.board_message import BoardInWords, board_picture
from cogs.ui.ledger.statistics_message import StatisticsInWords, statistics_picture
from cogs.ui.table.table_message import table_picture
from cogs.ui.table_in_words import Shown, TableInWords
from images.pictures import LeftHand, Picture
from tests.tables.played import begun

NAMES = ("Ann", "Bo", "Mei", "Kai", "Lan", "Tao", "Ivo", "Zoe")
EVERY = 5
"""Only one step in so many is drawn."""


@cache
def moments(game: str, preset: str) -> tuple[Shown, ...]:
    """A table, every few steps of a deal that is played at random, and at its end. All readers share its scenes."""
    played = begun(game, preset, friends=())
    tables = [played.table]
    while played.table.stage is Stage.DEAL:
        played.step()
        tables.append(played.table)
    return tuple(Shown(Moment(None, table)) for table in (*tables[:-1:EVERY], played.table))


def of_game(game: str, preset: str, locale: str, names: Sequence[str] = NAMES) -> Iterator[Picture]:
    """The tables and hands of a deal, one table with every hand open, and the end."""
    for number, shown in enumerate(moments(game, preset)):
        table, seats = shown.moment.table, range(len(shown.moment.table.seats))
        scene = TableInWords(table, tuple(names[: len(seats)]), locale, of=shown)
        if table.deal is None:
            settled = table.settled
            assert settled is not None
            yield deal_end_picture(scene, settled, scene.names)
            continue
        picture = table_picture(scene)
        yield picture
        hand = hand_picture(OwnHand(scene, shown.moment.view(number % len(seats))))
        if hand is not None:
            yield hand
        if number == 1:
            empty = scene.plain.say("picture-no-hand")
            held = [shown.moment.view(seat).hand for seat in seats]
            hands = (LeftHand(seat, cards, note="" if cards else empty) for seat, cards in enumerate(held))
            yield replace(picture, hands=tuple(hands))


_COURSE = (3, -5, 12, 40, -26, 7)
_RIVALS = RivalScene(2, 12, 15), RivalScene(3, 9, 11)


def of_the_ledger(game: str, locale: str, names: Sequence[str] = NAMES) -> Iterator[Picture]:
    """Leaderboards of every kind, statistics, and the curve of a member."""
    places = tuple(
        BoardPlace(number, number == 3, number, 400 - 40 * number, 12, _COURSE, 4, 1200 - number)
        for number in range(1, 10)
    )
    own = BoardPlace(14, False, 99, -148, 30, _COURSE, 3, 1100)
    named = {number: names[number % len(names)] for number in range(100)}
    for window in ("week", "month", "all", "days"):
        scene = BoardScene(game, window, places, own, 1, 2, start="3 May", end="9 May")
        yield board_picture(BoardInWords(scene, named, locale))
    for by in ("average", "wins", "rating"):
        scene = BoardScene(game, "season", places, own, 1, 2, by, season="2")
        yield board_picture(BoardInWords(scene, named, locale))
    curve = CurveScene.of(_COURSE)
    ends = EndDeal(40, 3, 4), EndDeal(-26, 1200, 5)
    counted = {"said": 34, "forgotten": 3} if game == "big-two" else None
    shown = StatisticsScene(game, 60, 22, 31, *ends, counted, *_RIVALS, 1187, 12, listed=True, curve=curve)
    for one in (shown, replace(shown, rating=None)):
        picture = statistics_picture(StatisticsInWords(one, names[0], named, 10, locale))
        assert picture is not None
        yield picture
        yield picture.curve
