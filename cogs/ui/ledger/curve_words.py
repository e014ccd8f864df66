"""The curve of a member's points: its scene in the reader's words, as a picture and an alt text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from bot.i18n.catalogue import picture_text
from bot.i18n.names import clean_name
from bot.scenes.ledger_scenes import CurveScene
from cogs.ui.toolkit.messages import alt_text
from images.pictures import CurvePicture


@dataclass(frozen=True, slots=True)
class CurveInWords:
    """A member's curve for readers of one language."""

    scene: CurveScene
    deals: int
    name: str  # made harmless
    locale: str
    game: str | None  # None: of all games

    @classmethod
    def of(cls, booked: Sequence[int], name: str, locale: str, game: str | None) -> Self | None:
        """The curve of the points booked deal by deal; None if there are too few."""
        scene = CurveScene.of(booked)
        return None if scene is None else cls(scene, len(booked), clean_name(name, 1), locale, game)

    def say(self, key: str, **args: Any) -> str:
        """A message without markup."""
        return picture_text(key, self.locale, self.game or "", **args)


def curve_picture(curve: CurveInWords) -> CurvePicture:
    """The values from which the picture is drawn."""
    scene = curve.scene
    return CurvePicture(
        curve.name,
        curve.say("picture-curve-of-game" if curve.game else "deals", deals=curve.deals),
        scene.points,
        scene.best,
        scene.lowest,
        curve.say("picture-curve-best", p=scene.best.points),
        curve.say("picture-curve-low", p=scene.lowest.points),
    )


def curve_alt(curve: CurveInWords) -> str:
    """Alt text: the points now, the best and the lowest, and when those were."""
    scene = curve.scene
    return alt_text(
        curve.say(
            "alt-curve",
            name=curve.name,
            deals=curve.deals,
            total=scene.now.points,
            best=scene.best.points,
            at=scene.best.deal,
            lowest=scene.lowest.points,
            deal=scene.lowest.deal,
        )
    )
