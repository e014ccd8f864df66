"""The private message of a hand: its scene as text, picture, alt text and controls.

The controls carry the choice of cards in their custom ids, so a hand goes on after a restart.
"""

from __future__ import annotations

from bot.engine.actions import Seat
from bot.i18n.catalogue import CARDS, in_a_row, words
from bot.i18n.refusal_lines import refusal_reason
from bot.scenes.hand_scene import CardGroup, ChoiceLine, HandScene, OtherHand
from bot.scenes.wording import Text
from cogs.ui.hand.controls import hand_controls
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.seating.seats import counts_for_line, own_vote_line
from cogs.ui.seating.undo_requests import own_undo_line
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import MOST_COMPONENTS, Accent, Message, Part, Picture, alt_text, lines, small

AROUND = 5
"""Components of a hand besides its controls: the container, the picture, and three texts."""


def hand_message(hand: OwnHand, png: bytes | None, *, stands: bool = False) -> Message:
    """The message of a hand. ``png``: its picture; without one, text and controls suffice.

    ``stands``: the edited message already has the picture.
    """
    shown = hand.shown
    with_cards = shown.header is not None
    drawn = with_cards and (png is not None or stands)
    picture: Part = Picture("hand.png", png, alt_text(hand_alt(hand))) if drawn else ""
    return Message(
        (
            lines(small(_label(hand)), hand.remark, *_requests(hand.scene, hand.seat), *_head(hand)),
            picture,
            lines(*(_chosen(hand.scene, line) for line in shown.chosen)) or _none_chosen(hand),
            *hand_controls(hand, MOST_COMPONENTS - AROUND),
            small(*_below(hand)),
        ),
        Accent.ACT if shown.active else Accent.OVER,
    )


def hand_alt(hand: OwnHand) -> str:
    """Alt text that alone suffices to play. Cards and choice are in the words and the order of the message."""
    scene, shown = hand.scene.plain, hand.shown
    held = scene.say("separator-semicolon").join(other_words(scene, other) for other in shown.others)
    told = [
        scene.sentence(scene.title) if hand.labelled else "",
        *_requests(scene, hand.seat),
        scene.sentence(_every_card(scene, shown)) if shown.header else "",
        *(scene.sentence(scene.tell(text)) for text in shown.alt),
        *(scene.sentence(_chosen(scene, line)) for line in shown.chosen),
        counts_for_line(scene, hand.seat),
        *map(scene.tell, _coach(hand)),
        scene.say("alt-hand-others", others=held) if held else "",
    ]
    return in_a_row(told, scene.locale)


def _requests(scene: TableInWords, seat: Seat) -> tuple[str, str]:
    """What others ask of the owner: to make the deal void, to let an action be taken back."""
    return own_vote_line(scene, seat), own_undo_line(scene, seat)


def _coach(hand: OwnHand) -> tuple[Text, ...]:
    return (hand.shown.coach,) if hand.shown.coach else ()


def other_words(scene: TableInWords, other: OtherHand) -> str:
    """Another hand in a few words: *Lan 1, last card!*, and that it is to play if the table waits for it."""
    note, key = scene.tell(other.note) if other.note else "", "hand-other-turn" if other.turn else "hand-other"
    return scene.say(key, name=scene.name(other.seat), n=other.cards, noted=bool(note), note=note)


def _label(hand: OwnHand) -> str:
    """The table of the hand. Empty if its owner knows it."""
    table = hand.scene.table
    return hand.scene.say("hand-at", table=table.number, channel=f"<#{table.channel}>") if hand.labelled else ""


def _head(hand: OwnHand) -> list[str]:
    """What only the owner may read, and what they are asked."""
    scene, shown = hand.scene, hand.shown
    before, turn, further = _by_turn(shown)
    return [
        *(scene.line_of(event, hand.seat) for event in shown.told),
        f"**{scene.tell(shown.heading)}**" if shown.heading else "",
        *map(scene.tell, before),
        scene.say("separator-dot").join(map(scene.tell, turn)),
        small(*map(scene.tell, further)),
        *map(scene.tell, _coach(hand)),
    ]


def _by_turn(shown: HandScene) -> tuple[tuple[Text, ...], tuple[Text, ...], tuple[Text, ...]]:
    """Three groups: the lines before *your turn*; *your turn* with what to do, for one line; what remains."""
    at = next((at for at, text in enumerate(shown.lines) if text.key == "hand-turn"), None)
    if at is None:
        return shown.lines, (), shown.notes
    before, turn = shown.lines[:at], shown.lines[at:]
    return (before, turn, shown.notes) if len(turn) > 1 else (before, (*turn, *shown.notes[:1]), shown.notes[1:])


def _none_chosen(hand: OwnHand) -> str:
    """A line that keeps the space for the choice, so that no card moves under a finger."""
    return small(hand.scene.say("hand-none-chosen")) if hand.shown.pressed and hand.shown.active else ""


def _below(hand: OwnHand) -> list[str]:
    """Below the controls: the picture in words, and what can wait."""
    scene, shown = hand.scene, hand.shown
    return [
        *map(scene.tell, shown.facts),
        scene.say("separator-dot").join(other_words(scene, other) for other in shown.others),
        _every_card(scene, shown) if shown.header is not None else "",
        *map(scene.line_of, shown.happened),
        counts_for_line(scene, hand.seat),
        *(scene.line_of(event, hand.seat) for event in shown.log),
    ]


def _every_card(scene: TableInWords, shown: HandScene) -> str:
    """Every card in text, group by group. Those in some legal answer are bold."""
    return scene.say("hand-line", n=len(shown.cards), hand=_grouped(scene, shown))


def _grouped(scene: TableInWords, shown: HandScene) -> str:
    return scene.say("separator-semicolon").join(_group(scene, group) for group in shown.groups)


def _group(scene: TableInWords, group: CardGroup) -> str:
    between = " " if scene.deck == CARDS else scene.say("separator-comma")
    named = ((held, words((held.card,), scene.locale)) for held in group.cards)
    cards = between.join(f"**{name}**" if held.open and not scene.drawn else name for held, name in named)
    return scene.say("separator-caption").join((scene.tell(group.caption), cards)) if group.caption else cards


def _chosen(scene: TableInWords, line: ChoiceLine) -> str:
    if line.refusal is None:
        return scene.tell(line.text)
    names, rules = scene.safe_names, scene.table.rules
    reason = refusal_reason(line.refusal, names, rules=rules, locale=scene.locale, drawn=scene.drawn)
    return scene.tell(line.text, reason=reason)
