"""The scenes of Big Two, as every game offers them."""

from __future__ import annotations

from bot.games.big_two.deal.view import BigTwoView
from bot.scenes.big_two import happenings, questions
from bot.scenes.big_two.in_deal import scene_of
from bot.scenes.found import Around
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Questions, Text
from bot.tables.news import News


class BigTwoScenes:
    """The scenes of Big Two (``GameScenes``)."""

    def table(self, view: BigTwoView, around: Around) -> TableScene:
        """The deal as everybody may see it."""
        return scene_of(view, around)

    def questions(self, view: BigTwoView) -> Questions:
        """Who is asked what before play, as the reader of ``view`` may know."""
        return questions.questions(view)

    def heading(self, view: BigTwoView) -> Text | None:
        """The name of the phase before play."""
        return questions.heading(view)

    def waiting(self, view: BigTwoView) -> tuple[Text, ...]:
        """Whom the table waits for before play, and what they are about to do."""
        return questions.waiting(view)

    def told(self, news: News) -> News:
        """What is worth a line of its own."""
        return happenings.told(news)


SCENES = BigTwoScenes()
