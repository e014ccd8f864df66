"""A hand, for its owner alone: table and view, how they look at it, and its picture in their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from bot.cards import Card
from bot.engine.actions import Seat
from bot.engine.game import View
from bot.engine.table_values import private, public
from bot.scenes.buttons import Edge
from bot.scenes.game_scenes import GameScenes, scenes_of
from bot.scenes.hand_scene import NOTHING_SELECTED, CardGroup, HandScene, Held, Hint, Selection
from bot.scenes.marks import GroupTag
from cogs.ui.table_in_words import TableInWords
from images.pictures import HandPicture, OtherCards


@dataclass(frozen=True)
class OwnHand:
    """A hand in its owner's words."""

    scene: TableInWords  # the table, in the owner's language
    view: View  # of the owner's seat
    choice: Selection = NOTHING_SELECTED
    order: str = ""  # how the owner has it sorted
    remark: str = ""  # a line on top
    labelled: bool = False  # whether it says at which table it is held
    hint: Hint | None = None  # a suggestion that the owner asked for
    coached: bool = False  # whether the owner is a beginner with a coach
    advice: Hint | None = None  # what the coach would do; None: nothing is asked
    knows: bool = False  # whether an earlier deal explained *Pass this trick* to the owner

    @property
    def seat(self) -> Seat:
        """The owner's seat.

        Raises:
            ValueError: the view is a spectator's.
        """
        if self.view.seat is None:
            raise ValueError("a spectator has no hand")
        return self.view.seat

    @property
    def from_the_start(self) -> Selection:
        """What is chosen before the owner chooses: the cards that every answer needs."""
        return Selection(self.scenes.required(self.view))

    @property
    def scenes(self) -> GameScenes:
        """How the game shows its hands."""
        return scenes_of(self.view.rules.game)

    @cached_property
    def shown(self) -> HandScene:
        """The hand as its owner sees it."""
        news = self.scene.table.news
        held = Held(self.choice, self.order, self.hint, public(news), private(news, self.seat), knows=self.knows)
        scene = self.scene.scenes.hand(self.view, held)
        if self.scene.table.terms.rated:
            scene = _without_hint(scene)
        if self.scene.scenes.moment.passed_for == self.seat:
            return scene.with_pass_made()
        return scene.with_coach(self.scenes.coach(self.view, self.advice)) if self.coached and scene.header else scene

    @cached_property
    def picture(self) -> HandPicture | None:
        """The values from which the picture is drawn. None if there are no cards to see."""
        return hand_picture(self)

    def as_listed(self, legal: Iterable[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
        """Sets of cards, each once, in the order of the ready-made answers: natural ones first."""
        found = dict.fromkeys(legal)
        listed = (one.cards for one in self.shown.ready or () if one.cards in found) if found else ()
        return tuple(dict.fromkeys((*listed, *found)))


def _without_hint(scene: HandScene) -> HandScene:
    """The hand at a rated table, where people decide by themselves."""
    return replace(scene, buttons=tuple(one for one in scene.buttons if one.does is not Edge.HINT))


def hand_picture(hand: OwnHand) -> HandPicture | None:
    """The values from which the picture is drawn. None if there are no cards to see."""
    shown, plain = hand.shown, hand.scene.plain
    header = shown.header
    if header is None:
        return None
    return HandPicture(
        cards=tuple(held.card for held in shown.cards),
        states=tuple(held.unmarked if shown.pressed else held.state for held in shown.cards),
        pill=plain.tell(header.pill) if header.pill else None,
        caption=plain.tell(header.caption),
        name="" if header.name is None else plain.players_of(((header.name, header.cards),))[0],
        beat=header.cards,
        others=tuple(
            OtherCards(
                plain.name(other.seat),
                other.cards,
                plain.tell(other.note) if other.note else "",
                other.alarm,
                other.turn,
            )
            for other in shown.others
        ),
        groups=_tagged(shown.groups),
    )


def _tagged(groups: Sequence[CardGroup]) -> tuple[tuple[GroupTag, int], ...]:
    """The tags of the groups, each with its number of cards. Empty unless all have one."""
    tagged = tuple((group.tag, len(group.cards)) for group in groups if group.tag is not None)
    return tagged if len(tagged) == len(groups) else ()
