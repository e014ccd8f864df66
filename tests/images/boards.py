"""Leaderboards and curves as values of pictures: those of the mocks, and some with long numbers or few deals."""

from __future__ import annotations

from random import Random

from bot.scenes.ledger_scenes import CurveScene
from images.pictures import BoardLine, BoardPicture, CurvePicture
from images.text.points import signed
from tests.images.situations import CHINESE

COURSES = (
    (368, 360, 352, 366, 345, 348, 330, 346, 354, 380, 381, 408, 412),
    (300, 295, 302, 288, 290, 304, 312, 312, 344, 351, 350, 356, 355),
    (180, 180, 180, 202, 205, 210, 219, 246, 246, 244, 279, 268, 268),
)


def board(third: str = CHINESE) -> BoardPicture:
    """A page of nine members, and its reader on another one."""
    people = (
        ("1", "Søren", 412),
        ("2", "Wing Yan", 355),
        ("3=", third, 268),
        ("3=", "Nguyễn Thị Mai", 268),
        ("5", "Ólafur", 190),
        ("6", "Mei", 121),
        ("7", "Bo-Chen", 64),
        ("8", "Achieng’ Otieno", 12),
        ("9", "Krzysztof the Magnificent of Gdańsk", -37),
    )
    lines = tuple(
        BoardLine(place, name, points, COURSES[number % 3], leads=number < 4)
        for number, (place, name, points) in enumerate(people)
    )
    own = BoardLine("14", "Dewi", -148, tuple(reversed(COURSES[0])), own=True)
    return BoardPicture("Big Two, this month", "last 12 deals", "points", lines, own)


def board_of(count: int, points: int = 1_234_567) -> BoardPicture:
    """A page of members with many points and short courses, of whom the reader is the last."""
    lines = tuple(
        BoardLine(f"{1000 + number}=", f"Member {number}", points, (0,) * number, own=number == count - 1)
        for number in range(count)
    )
    return BoardPicture("Big Two, all time", "last 12 deals", "points", lines)


def curve(*booked: int) -> CurvePicture:
    """The curve of points booked deal by deal."""
    scene = CurveScene.of(booked)
    assert scene is not None
    words = (f"best {signed(scene.best.points)}", f"low {signed(scene.lowest.points)}")
    return CurvePicture("Søren", f"{len(booked)} deals, Big Two", scene.points, scene.best, scene.lowest, *words)


def long_curve(deals: int = 60) -> CurvePicture:
    """A curve that first falls, then rises."""
    rng = Random(7)
    return curve(*(rng.randrange(-25, 45 if deal > 12 else 18) for deal in range(deals)))
