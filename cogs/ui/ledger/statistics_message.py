"""Statistics of a member: their scene in the reader's words, as a message, a picture and an alt text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.i18n.catalogue import in_a_row, picture_text, text
from bot.i18n.names import clean_name, markup_safe
from bot.scenes.statistics_scene import RivalScene, StatisticsScene
from cogs.ui.ledger.curve_words import CurveInWords, curve_alt, curve_picture
from cogs.ui.toolkit.messages import Accent, Message, Picture, alt_text, lines, small
from images.pictures import Figure, StatisticsPicture


@dataclass(frozen=True, slots=True)
class StatisticsInWords:
    """Statistics for readers of one language."""

    scene: StatisticsScene
    member: str  # a display name as given
    names: Mapping[int, str]  # of the others, as given, by person
    least: int  # from how many rated deals on boards list a rating
    locale: str

    @property
    def name(self) -> str:
        """The member's name, made harmless."""
        return clean_name(self.member, 1)

    @property
    def curve(self) -> CurveInWords | None:
        """The curve of their points; None if they have too few deals."""
        scene = self.scene
        if scene.curve is None:
            return None
        return CurveInWords(scene.curve, scene.deals, self.name, self.locale, scene.game)

    def say(self, key: str, *, plain: bool, **args: Any) -> str:
        """A message; ``plain``: without markup."""
        return (picture_text if plain else text)(key, self.locale, self.scene.game, **args)

    def sentences(self, *, plain: bool) -> Iterator[str]:
        """Everything but the curve, in sentences."""
        scene = self.scene
        sums = {"deals": scene.deals, "wins": scene.wins, "percent": scene.percent, "total": scene.points}
        yield self.say("stats-sums", plain=plain, average=scene.average, **sums)
        if scene.best is not None and scene.worst is not None and scene.deals > 1:
            best, worst = scene.best, scene.worst
            where = {"table": best.table, "deal": best.deal, "at": worst.table, "number": worst.deal}
            yield self.say("stats-ends", plain=plain, best=best.points, worst=worst.points, **where)
        yield from self.remarks(plain=plain)
        if scene.rating is not None:
            rated = {"rating": scene.rating, "deals": scene.rated_deals, "listed": scene.listed, "least": self.least}
            yield self.say("stats-rating", plain=plain, **rated)

    def remarks(self, *, plain: bool) -> Iterator[str]:
        """What the game counts, and whom the member was most often ahead of, or behind."""
        scene = self.scene
        if scene.counted is not None:
            yield self.say("stats-counted", plain=plain, **scene.counted)
        for key, rival in (("stats-ahead", scene.most_ahead), ("stats-behind", scene.most_behind)):
            if rival is not None:
                name = self._named(rival, plain=plain)
                yield self.say(key, plain=plain, name=name, times=rival.times, n=rival.deals)

    def _named(self, rival: RivalScene, *, plain: bool) -> str:
        name = clean_name(self.names.get(rival.person, ""), 2)
        return name if plain else markup_safe(name)


def statistics_message(shown: StatisticsInWords, png: bytes | None = None) -> Message:
    """The statistics of a member. ``png``: the drawn picture."""
    name, locale, game = markup_safe(shown.name), shown.locale, shown.scene.game
    heading = f"### {text('stats-heading', locale, game, name=name)}"
    if not shown.scene.deals:
        return Message((heading, text("stats-none", locale, game, name=name)), Accent.OVER)
    picture = "" if png is None else Picture("statistics.png", png, statistics_alt(shown))
    told = lines(*shown.sentences(plain=False))
    return Message((heading, picture, told, small(text("stats-note", locale))), Accent.OVER)


def statistics_alt(shown: StatisticsInWords) -> str:
    """Alt text: the same sentences, and the curve."""
    curve = shown.curve
    return alt_text(in_a_row((*shown.sentences(plain=True), *([curve_alt(curve)] if curve else [])), shown.locale))


def statistics_picture(shown: StatisticsInWords) -> StatisticsPicture | None:
    """The values from which the picture is drawn; None if there is no curve to draw."""
    scene, curve = shown.scene, shown.curve
    if curve is None or scene.best is None or scene.worst is None:
        return None

    def figure(key: str, label: str, of: dict[str, Any], **args: Any) -> Figure:
        return Figure(shown.say(key, plain=True, **of), shown.say(label, plain=True, **args))

    figures = [
        figure("picture-stats-percent", "picture-stats-won", {"percent": scene.percent}, wins=scene.wins),
        figure("picture-signed", "picture-stats-average", {"p": scene.average}),
        figure("picture-signed", "picture-stats-best", {"p": scene.best.points}),
        figure("picture-signed", "picture-stats-worst", {"p": scene.worst.points}),
    ]
    if scene.rating is not None:
        rating = {"rating": scene.rating}
        figures.append(figure("picture-rating", "picture-stats-rating", rating, deals=scene.rated_deals))
    return StatisticsPicture(curve_picture(curve), tuple(figures), tuple(shown.remarks(plain=True)))
