"""The controls of a hand: cards to choose, ready-made answers, other picks, and the buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.cards import write_cards
from bot.engine.actions import Action
from bot.i18n.catalogue import words
from bot.scenes.buttons import Ahead, Control, Deed, Edge, Pick, PickOption, Whom
from bot.scenes.hand_scene import ReadyAnswer, Selection
from bot.scenes.wording import Text
from cogs.ui.hand.card_controls import card_controls
from cogs.ui.hand.own_hand import OwnHand
from cogs.ui.seating.seats import own_vote_buttons
from cogs.ui.seating.undo_requests import own_undo_buttons
from cogs.ui.table.table_message import STYLES
from cogs.ui.toolkit.custom_ids import CustomId, action_written, carrying, write_choice
from cogs.ui.toolkit.messages import MOST_CHOICES, Button, Menu, Option, Part, components_in, rows

T = TypeVar("T")


ALL_KINDS = "all"
"""The option that leads back to the kinds."""


def hand_controls(hand: OwnHand, room: int) -> list[Part]:
    """Selects and buttons in ``room`` components, from top to bottom. What a turn needs comes first."""
    shown = hand.shown
    acting, *rare = rows(_button(hand, control) for control in shown.buttons) or [()]
    rest: list[Part] = [
        *(_pick_menu(hand, pick) for pick in shown.picks),
        *([acting] if acting else []),
        *([_ready_menu(hand, shown.ready)] if shown.ready is not None else []),
        *rare,
        *rows([*own_vote_buttons(hand.scene, hand.seat), *own_undo_buttons(hand.scene, hand.seat)]),
    ]
    return [*card_controls(hand, room - components_in(rest)), *rest]


# --- Ready-made answers ---


def even_groups(items: Sequence[T], most: int = MOST_CHOICES) -> list[Sequence[T]]:
    """Items in order, in as few groups of at most ``most`` as possible, of even sizes."""
    total = len(items)
    groups = -(-total // most)
    return [items[total * group // groups : total * (group + 1) // groups] for group in range(groups)]


def _ready_menu(hand: OwnHand, ready: Sequence[ReadyAnswer]) -> Menu:
    """The legal answers or, if a select cannot hold them all, first their kinds, and each kind page by page."""
    scene = hand.scene
    if not ready:
        return Menu(scene.say("select-ready-none"), scene.id("plays"), [Option("-", "-")], off=True)
    if len(ready) <= MOST_CHOICES:
        return _answers_menu(hand, _by_value(ready), len(ready))
    kinds = Counter(answer.kind for answer in ready)
    kind, page = _looked_through(hand.choice.kind)
    if len(kinds) == 1:
        kind, page = next(iter(kinds)), page if kind in kinds else 0
    elif kind not in kinds:
        options = [
            Option(
                scene.say("kind-title", kind=one), f"kind {one}", scene.say("select-kind-option", kind=one, n=number)
            )
            for one, number in kinds.items()
        ]
        return Menu(scene.say("select-kind", n=len(kinds)), scene.id("plays", write_choice(hand.choice)), options)
    back = () if len(kinds) == 1 else (Option(scene.say("select-all-kinds"), f"kind {ALL_KINDS}"),)
    of_kind = {value: answer for value, answer in _by_value(ready).items() if answer.kind == kind}
    if len(of_kind) < MOST_CHOICES:
        return _answers_menu(hand, of_kind, len(of_kind), back)
    pages = even_groups(list(of_kind), MOST_CHOICES - 2)
    shown = pages[page % len(pages)]
    more = Option(scene.say("select-more-ready", n=len(of_kind) - len(shown)), f"kind {kind}-{page % len(pages) + 1}")
    return _answers_menu(hand, {value: of_kind[value] for value in shown}, len(of_kind), (more, *back))


def _looked_through(kind: str) -> tuple[str, int]:
    """The kind of answers on show, and the page, from 0. ``straight-1`` is the second page."""
    name, _, page = kind.rpartition("-")
    return (name, int(page)) if name and page.isdecimal() else (kind, 0)


def _by_value(ready: Sequence[ReadyAnswer]) -> dict[str, ReadyAnswer]:
    """The answers by option value: their cards, with a number if several have the same cards."""
    found: dict[str, ReadyAnswer] = {}
    same: Counter[str] = Counter()
    for one in ready:
        cards = write_cards(one.cards)
        same[cards] += 1
        found[f"{cards} {same[cards]}" if same[cards] > 1 else cards] = one
    return found


def _answers_menu(
    hand: OwnHand, answers: Mapping[str, ReadyAnswer], number: int, further: tuple[Option, ...] = ()
) -> Menu:
    scene = hand.scene
    options = [
        Option(words(one.cards, scene.locale), value, scene.tell(one.about), chosen=one.chosen)
        for value, one in answers.items()
    ]
    placeholder = scene.say("select-ready", n=number)
    return Menu(placeholder, scene.id("plays", write_choice(hand.choice)), [*options, *further])


def chosen_ready(hand: OwnHand, value: str) -> Selection:
    """The choice after picking ``value`` among the ready-made answers: an answer, or a kind to show."""
    ready = hand.shown.ready or ()
    if value.startswith("kind "):
        kind = value.removeprefix("kind ")
        known = _looked_through(kind)[0] in {one.kind for one in ready}  # a forged option may name any text
        return replace(hand.choice, kind=kind if known else "")
    found = _by_value(ready).get(value)
    return hand.choice.choosing(hand.view.hand, found.cards) if found else hand.choice


# --- Other picks ---


def _pick_menu(hand: OwnHand, pick: Pick) -> Menu:
    scene = hand.scene
    options = [Option(_label(hand, option), str(option.number), chosen=option.chosen) for option in pick.options]
    place = scene.id("pick", carrying(pick.letter, hand.choice))
    return Menu(scene.tell(pick.placeholder), place, options or [Option("-", "-")], off=not options)


def _label(hand: OwnHand, option: PickOption) -> str:
    plain = hand.scene.plain
    return plain.tell(option.label) if isinstance(option.label, Text) else plain.fact(option.label)


def picked(hand: OwnHand, letter: str, values: Sequence[str]) -> Selection:
    """The choice after picking in the select with this letter. Unchanged if that select does not offer the value."""
    pick = next((pick for pick in hand.shown.picks if pick.letter == letter), None)
    numbers = [option.number for option in pick.options if [str(option.number)] == list(values)] if pick else []
    return hand.choice.picking(letter, numbers[0], pick.clears) if pick and numbers else hand.choice


# --- Buttons ---


def _button(hand: OwnHand, control: Control) -> Button:
    return Button(hand.scene.tell(control.label), _id_of(hand, control), STYLES[control.emphasis], control.off)


def _id_of(hand: OwnHand, control: Control) -> CustomId:
    scene = hand.scene
    match control.does:
        case Edge() as edge:
            return scene.id(edge, write_choice(replace(hand.choice, kind="")))
        case Deed(name):
            return scene.id("deed", carrying(name, replace(hand.choice, kind="")))
        case Ahead(action):
            return scene.id("hold", action_written(action))
        case Whom(verb):
            return scene.id("whom", verb)
        case Action() as action:
            return scene.id("actlate" if control.late else "act", action_written(action))
