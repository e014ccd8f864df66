"""Statistics are told in a few lines, and say the same in the picture and the alt text."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bot.engine.game import GAMES, find_game
from bot.playground.components import text_of
from bot.scenes.ledger_scenes import CurveScene
from bot.scenes.statistics_scene import EndDeal, RivalScene, StatisticsScene
from cogs.ui.ledger.statistics_message import (
    StatisticsInWords,
    statistics_alt,
    statistics_message,
    statistics_picture,
)
from cogs.ui.toolkit.messages import Message, Picture
from images.ledger.statistics_image import figure_boxes, height_above
from images.render import draw_curve, draw_statistics
from images.theme import DARK, LIGHT, Theme
from tests.cogs.messages.first_screen import first_screen

COURSE = (3, -5, 12, 40, -26, 7)
ROGUE = "**[x](https://y.example)** @everyone"
SCENE = StatisticsScene(
    "big-two",
    len(COURSE),
    2,
    sum(COURSE),
    EndDeal(40, 3, 4),
    EndDeal(-26, 1200, 5),
    {"said": 34, "forgotten": 3},
    RivalScene(2, 12, 15),
    RivalScene(3, 9, 11),
    1187,
    12,
    listed=True,
    curve=CurveScene.of(COURSE),
)


def told(scene: StatisticsScene, member: str = "Ann", other: str = "大老二王") -> StatisticsInWords:
    return StatisticsInWords(scene, member, {2: "Bo-Chen", 3: other}, 10, "en")


def test_everything_is_told_on_one_screen_and_in_the_alt_text() -> None:
    said = first_screen(statistics_message(told(SCENE)))
    assert said.splitlines() == [
        "### Statistics of Ann · Big Two",
        "**6 deals**, 2 won (33%). **+31** in all, +5.17 a deal.",
        "Best deal +40 (table 3, deal 4), worst −26 (table 1200, deal 5).",
        "Last cards: 34 said, 3 forgotten.",
        "More points than Bo-Chen in 12 of 15 deals.",
        "Fewer points than 大老二王 in 9 of 11 deals.",
        "Rating **1187** after 12 rated deals.",
        "-# Practice doesn’t count here.",
    ]
    alt = statistics_alt(told(SCENE))
    for line in said.splitlines()[1:4]:
        assert line.replace("*", "") in alt
    assert alt.endswith("Ann, 6 deals: now +31, best +50 at deal 4, lowest −2 at deal 2.")


def test_names_are_harmless_everywhere() -> None:
    shown = told(SCENE, ROGUE, ROGUE)
    picture = statistics_picture(shown)
    assert picture is not None
    message = str(text_of(statistics_message(shown).view().to_components()))
    assert r"\*\*\[x\]" in message
    for said in (message, statistics_alt(shown), picture.curve.name, *picture.lines):
        assert "@everyone" not in said
        assert "https://" not in said


def test_a_rating_of_few_deals_says_when_boards_list_it() -> None:
    for deals, said in ((1, "after 1 rated deal. Boards list it from 10 on."), (9, "after 9 rated deals. Boards")):
        assert said in first_screen(statistics_message(told(replace(SCENE, rated_deals=deals, listed=False))))
    assert "Rating" not in first_screen(statistics_message(told(replace(SCENE, rating=None))))


def test_who_has_no_deal_and_who_has_one_get_words_alone() -> None:
    nothing = StatisticsScene("sheng-ji", 0, 0, 0)
    assert "Ann hasn’t finished a deal of Sheng Ji with others here yet." in first_screen(
        statistics_message(told(nothing))
    )
    assert statistics_picture(told(nothing)) is None
    one = StatisticsScene("big-two", 1, 1, 3, EndDeal(3, 1, 1), EndDeal(3, 1, 1))
    said = first_screen(statistics_message(told(one)))
    assert "**1 deal**, 1 won (100%). **+3** in all, +3 a deal." in said
    assert "Best deal" not in said
    assert statistics_picture(told(one)) is None


@pytest.mark.parametrize("game", GAMES)
def test_each_game_says_what_it_counts(game: str) -> None:
    names = find_game(game).record.tally.names
    assert names
    counted = {name: 101 + number for number, name in enumerate(names)}
    said = first_screen(statistics_message(told(replace(SCENE, game=game, counted=counted))))
    assert all(str(count) in said for count in counted.values())


def test_the_message_has_its_picture_above_the_words() -> None:
    parts = statistics_message(told(SCENE), b"png").parts
    assert [isinstance(part, Picture) for part in parts][:2] == [False, True]
    assert isinstance(statistics_message(told(SCENE)), Message)


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_picture_has_figures_and_sentences_above_the_curve(theme: Theme) -> None:
    picture = statistics_picture(told(SCENE))
    assert picture is not None
    assert [figure.value for figure in picture.figures] == ["33%", "+5.17", "+40", "−26", "1187"]
    whole, curve = (
        Image.open(BytesIO(one)) for one in (draw_statistics(picture, theme), draw_curve(picture.curve, theme))
    )
    down = height_above(len(picture.lines))
    assert (whole.width, whole.height) == (curve.width, curve.height + down)
    below = (0, 96 + down, whole.width, whole.height)
    assert whole.convert("RGB").crop(below).tobytes() == curve.convert("RGB").crop((0, 96, *curve.size)).tobytes()


@pytest.mark.parametrize("needed", [(100, 120, 90, 200, 260), (400, 400, 400), (10,)])
def test_figures_share_the_room(needed: tuple[int, ...]) -> None:
    boxes = figure_boxes(needed)
    assert (boxes[0].left, boxes[-1].right) == (28, 1072)
    assert all(before.right + 14 == after.left for before, after in pairwise(boxes))
