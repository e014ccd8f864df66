"""One step of a deal that is over: what was done, the table with every hand open, and the buttons to other steps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.engine.actions import Seat, waited_for
from bot.engine.facts import Cards, Fact, Player
from bot.engine.game import find_game
from bot.engine.table_values import News
from bot.i18n.catalogue import in_a_row
from bot.i18n.names import markup_safe
from bot.scenes.deal_end_scene import headline
from bot.scenes.game_scenes import deal_end_scene, worth_telling
from bot.scenes.hand_scene import Hint
from bot.scenes.wording import saying
from bot.tables.log.unfolded_deals import UnfoldedDeal
from bot.tables.log.unfolding import DealStep
from cogs.ui.deal_end.deal_end_message import dotted
from cogs.ui.deal_end.replay_buttons import Way, replay_button, replay_id
from cogs.ui.table.table_message import table_alt, table_picture, waiting_lines
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import (
    Accent,
    Attachment,
    Button,
    ButtonStyle,
    ExplainedButton,
    Message,
    Part,
    Picture,
    alt_text,
    lines,
    small,
)
from images.pictures import LeftHand, TablePicture


@dataclass(frozen=True)
class StepInWords:
    """A step of a deal for its readers in one language."""

    deal: UnfoldedDeal
    number: int  # of the step, from 0
    scene: TableInWords  # the table as it was then
    booked: tuple[str, ...]  # by seat: the names of those for whom the deal counted

    @property
    def step(self) -> DealStep:
        """The step itself."""
        return self.deal.steps[self.number]

    @property
    def is_last(self) -> bool:
        """Whether the deal ended with it."""
        return self.number == self.deal.last

    def hand(self, seat: Seat) -> tuple[str, ...]:
        """A hand as words, card by card."""
        return tuple(map(str, self.scene.scenes.moment.view(seat).hand))

    @property
    def asked(self) -> Seat | None:
        """The seat that the table waits for, the first of several; None once the deal is over."""
        return min(waited_for(self.step.deal), default=None)


def replay_message(
    shown: StepInWords,
    png: bytes | None,
    record: Attachment | None,
    *,
    plays: bool = False,
    said: str = "",
    advice: str = "",
) -> Message:
    """A step in private, with its buttons. ``plays``: the replay goes on by itself; ``said``: one more line.

    ``advice``: what the computer would have done. It stands where it was asked for, and so where the reader looks.
    """
    return Message(
        (
            *_told(shown, png),
            *_buttons(shown, plays=plays, advice=advice),
            said,
            small(*_hands(shown)),
            record or "",
        ),
        Accent.OVER,
    )


def shared_message(shown: StepInWords, png: bytes | None, name: str) -> Message:
    """A step for everybody in the channel. ``name``: who shares it."""
    scene, deal = shown.scene, shown.deal.end.settled.number
    said = scene.say("replay-shared", name=markup_safe(name), deal=deal, table=scene.table.number)
    return Message(
        (said, *_told(shown, png), [replay_button(scene, deal, shown.number)], small(*_hands(shown))), Accent.OVER
    )


def _told(shown: StepInWords, png: bytes | None) -> list[Part]:
    """Which deal and step it is, what was done, and the table."""
    scene, step = shown.scene, shown.number
    deal = shown.deal.end.settled.number
    trick = shown.deal.trick_at(step)
    alt = alt_text(_alt(shown))
    return [
        f"### {scene.say('replay-heading', deal=deal, table=scene.table.number)}",
        small(scene.say("replay-place", step=step, last=shown.deal.last, trick=trick)),
        lines(*step_lines(shown)),
        small(markup_safe(alt)) if png is None else Picture("replay.png", png, alt),
    ]


def step_lines(shown: StepInWords) -> list[str]:
    """What was done in a step, and what comes next: whom the table waits for, or who won."""
    return [*_done(shown, shown.scene), *_next(shown, shown.scene)]


def _done(shown: StepInWords, scene: TableInWords) -> list[str]:
    step = shown.step
    told = [
        scene.line_of(event) for event in worth_telling(step.deal.view(None), _of_deal(scene.table.game, step.events))
    ]
    if step.action is None or step.seat is None:
        by_itself = scene.say("replay-by-itself" if shown.number else "replay-dealt")
        return [line for line in told if line] or [by_itself]
    before = shown.deal.steps[shown.number - 1].deal if shown.number else step.deal
    what = before.view(step.seat).describe(step.action)
    cards = step.action.cards
    act = saying("replay-act", name=Player(step.seat), what=what, cards=Cards(cards), n=len(cards))
    return [scene.tell(act), *(line for line in told if line)]


def _of_deal(game: str, events: News) -> News:
    """What happened in the deal, without what happened at its table."""
    of_game = frozenset(find_game(game).words.events)
    return tuple(event for event in events if event.name in of_game)


def _next(shown: StepInWords, scene: TableInWords) -> list[str]:
    if not shown.is_last:
        return [small(*waiting_lines(scene, scene.shown))]
    settled = shown.deal.end.settled
    then = replace(scene, names=shown.booked)
    return [f"**{then.tell(headline(settled))}**", dotted(then, deal_end_scene(scene.table, settled).points)]


def _alt(shown: StepInWords) -> str:
    """Alt text: what was done, the table, and as many of the hands as there is room for."""
    plain = shown.scene.plain
    done = in_a_row(map(plain.sentence, _done(shown, plain)), plain.locale).replace("*", "")
    return in_a_row(
        (done, table_alt(shown.scene, shown.scene.shown), *map(plain.sentence, _hands(shown, plain))), plain.locale
    )


def _hands(shown: StepInWords, scene: TableInWords | None = None) -> list[str]:
    """Every hand in a line."""
    told = scene or shown.scene
    hands = enumerate(shown.scene.scenes.moment.view(seat).hand for seat in range(len(told.names)))
    return [
        told.say("replay-hand", name=told.name(seat), cards=hand)
        if hand
        else told.say("replay-hand-empty", name=told.name(seat))
        for seat, hand in hands
    ]


def replay_picture(shown: StepInWords) -> TablePicture:
    """The table as it was, with every hand open below it."""
    scene = shown.scene
    view, empty = scene.scenes.moment.view, scene.plain.say("picture-no-hand")
    hands = [view(seat).hand for seat in range(len(scene.names))]
    open_hands = (LeftHand(seat, hand, note="" if hand else empty) for seat, hand in enumerate(hands))
    return replace(table_picture(scene), hands=tuple(open_hands))


def advice_line(shown: StepInWords, hint: Hint | None) -> str:
    """What the best computer would have done in the seat that is asked, and why."""
    seat = shown.asked
    if hint is None or seat is None:
        return shown.scene.say("replay-no-advice")
    view, cards = shown.step.deal.view(seat), hint.action.cards
    key = "replay-advice" if hint.reason is None else "replay-advice-why"
    facts: dict[str, Fact] = {
        "name": Player(seat),
        "what": view.describe(hint.action),
        "cards": Cards(cards),
        "n": len(cards),
    }
    return shown.scene.tell(saying(key, **facts, why=hint.reason or ""))


def _buttons(shown: StepInWords, *, plays: bool, advice: str) -> list[Part]:
    scene, step = shown.scene, shown.number
    deal, first, last = shown.deal.end.settled.number, step == 0, shown.is_last

    def button(label: str, way: Way, style: ButtonStyle = ButtonStyle.SECONDARY, *, off: bool = False) -> Button:
        return Button(scene.say(label), replay_id(scene.table.id, deal, step, way), style, off)

    stop = button("button-replay-stop", Way.STOP, ButtonStyle.SUCCESS)
    asks = ExplainedButton(button("button-replay-advice", Way.ADVICE), scene.say("replay-ask-advice"))
    asking: list[Part] = [] if shown.asked is None else [asks]
    return [
        [
            button("button-replay-back", Way.BACK, off=first),
            button("button-replay-on", Way.ON, ButtonStyle.PRIMARY, off=last),
            button("button-replay-trick-back", Way.TRICK_BACK, off=first),
            button("button-replay-trick-on", Way.TRICK_ON, off=last),
            stop if plays else button("button-replay-play", Way.PLAY, off=last),
        ],
        [
            button("button-replay-start", Way.START, off=first),
            button("button-replay-end", Way.END, off=last),
            button("button-replay-share", Way.SHARE),
        ],
        *([advice] if advice else asking),
    ]
