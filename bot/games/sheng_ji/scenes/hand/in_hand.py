"""A hand of Sheng Ji: while cards are drawn, at the kitty, and while cards are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Player
from bot.engine.seam.play import PASS
from bot.games.sheng_ji.cards.order import points_in
from bot.games.sheng_ji.closed_lists import ShengJiEvent, ShengJiRefusal
from bot.games.sheng_ji.deal.declaring import kind_of
from bot.games.sheng_ji.deal.position import Phase
from bot.games.sheng_ji.deal.seam import ShengJiView
from bot.games.sheng_ji.scenes.hand.cards_shown import grouped, in_words, selectable
from bot.games.sheng_ji.scenes.hand.readings import chosen_play, picks
from bot.games.sheng_ji.scenes.happenings import told
from bot.games.sheng_ji.scenes.questions import DRAWING, declared, heading, prompt, score, trumps, waiting
from bot.games.sheng_ji.scenes.trick_shown import beaten_so_far, centre, led, remarks
from bot.games.sheng_ji.verbs import REDEAL
from bot.scenes.buttons import Control, Deed, Emphasis, hand_controls
from bot.scenes.hand_scene import (
    ChoiceLine,
    HandScene,
    Header,
    Held,
    Hint,
    OtherHand,
    ReadyAnswer,
    Selection,
    hint_facts,
)
from bot.scenes.wording import Text, saying

MOST_SHOWN = 10
"""The most declarations that have a button: the strongest of them."""
_TO_ITSELF = frozenset({ShengJiEvent.KITTY_TAKEN, ShengJiEvent.BURIED})
"""What whoever did it is told with the cards."""
KITTY = "k"
"""The flag of a hand that shows what its owner put in the kitty (SJ-4.1)."""
UNITS = "abcdefghijklmnopqrst"
"""The letters by which buttons name the units of a throw, smallest unit first."""


def hand_scene(view: ShengJiView, held: Held, seat: Seat) -> HandScene:
    """The hand of a seat."""
    position, legal = view.position, view.legal_actions()
    turn = position.turn == seat
    places = selectable(view, legal)
    groups = grouped(view, held, places)
    return HandScene(
        seat=seat,
        active=turn or (bool(legal) and position.phase in DRAWING),
        told=held.told,
        heading=heading(position),
        lines=(saying("hand-turn"),) if turn else waiting(position) or (saying("hand-over"),),
        notes=tuple(_notes(view, held, legal)),
        facts=tuple(filter(None, (declared(position), trumps(position), score(position)))),
        others=tuple(_other(view, (seat + step) % len(view.counts)) for step in range(1, len(view.counts))),
        happened=tuple(event for event in told(held.happened) if event.seat != seat or event.name not in _TO_ITSELF),
        header=_header(view),
        groups=groups,
        chosen=(*hint_line(view, held.hint), *chosen_lines(view, held.choice)),
        selectable=places,
        picks=picks(view, held.choice),
        ready=_ready(view, held.choice, legal) if turn and position.phase is Phase.PLAY else None,
        buttons=tuple(_buttons(view, held, legal)),
        alt=tuple(_alt(view, in_words(groups, places))),
    )


def _notes(view: ShengJiView, held: Held, legal: Sequence[Action]) -> Iterator[Text]:
    """What is asked of the owner, and what everybody knows and they need for it."""
    position = view.position
    asked = position.turn == view.seat or (bool(legal) and position.phase in DRAWING)
    yield from prompt(position) if asked else ()
    yield from (saying("hand-redeal"),) if REDEAL in legal else ()
    yield from what_to_do(view)
    yield from beaten_so_far(position) if position.turn == view.seat else ()
    if position.turn != view.seat and (line := centre(position).line) is not None and position.phase is Phase.PLAY:
        yield line.text
    yield from remarks(position)
    yield from (saying("hand-kitty", cards=Cards(view.own.buried)),) if KITTY in held.choice.flags else ()


def _other(view: ShengJiView, seat: Seat) -> OtherHand:
    """Another hand; the partner is named as such (SJ-1.1)."""
    partner = view.seat is not None and seat % 2 == view.seat % 2
    note = saying("hand-partner") if partner else None
    return OtherHand(seat, view.counts[seat], note, turn=seat == view.position.turn)


def _header(view: ShengJiView) -> Header:
    position = view.position
    cards = position.plays[0] if position.plays else ()
    leader = position.leader if position.plays else None
    if position.turn == view.seat:
        pill = saying("picture-your-turn")
        if position.phase is Phase.PLAY and cards:
            return Header(saying("picture-follow"), pill, leader, cards)
        return Header(saying("picture-asked", phase=position.phase.value), pill)
    if position.turn is None:
        return Header(saying("phase-heading", phase=position.phase.value))
    return Header(saying("picture-name-to-play", name=Player(position.turn)), name=leader, cards=cards)


def _alt(view: ShengJiView, playable: Sequence[Card]) -> Iterator[Text]:
    """What suffices, beside the cards, to play."""
    position = view.position
    if position.turn == view.seat:
        yield saying("hand-turn")
        yield from beaten_so_far(position)
    elif position.phase is Phase.PLAY and position.turn is not None:
        yield saying("alt-waits", name=Player(position.turn))
    else:
        yield next(iter(waiting(position)), saying("hand-over"))
    yield from what_to_do(view)
    if 0 < len(playable) < len(view.hand):
        yield saying("alt-hand-can", cards=Cards(tuple(playable)))
    yield from filter(None, (trumps(position), score(position), declared(position)))


# --- What is chosen ---


def hint_line(view: ShengJiView, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    """What is suggested, and why."""
    if hint is None:
        return ()
    return (ChoiceLine(Text("hand-suggested", {**hint_facts(view, hint), **view.describe(hint.action).facts})),)


def chosen_lines(view: ShengJiView, choice: Selection) -> tuple[ChoiceLine, ...]:
    """What the chosen cards come to: how many are missing at the kitty, what is played, or why it cannot be."""
    position, cards = view.position, choice.cards(view.hand)
    if position.turn != view.seat:
        return ()
    if position.phase is Phase.BURY:
        missing = position.rules.kitty - len(cards)
        side = "missing" if missing > 0 else "over" if missing < 0 else "fits"
        return (ChoiceLine(saying("hand-burying", cards=Cards(cards), had=len(cards), n=abs(missing), case=side)),)
    if position.phase is not Phase.PLAY or not cards:
        return ()
    action = chosen_play(view, choice)
    refusal = view.refusal(action)
    if refusal is not None:
        return (ChoiceLine(saying("hand-chosen-not", cards=Cards(cards)), refusal),)
    about = view.describe(action).facts
    return (
        ChoiceLine(Text("hand-chosen-fits", {**about, "cards": Cards(cards)})),
        *((ChoiceLine(saying("hand-throw-risk")),) if about["kind"] == "throw" else ()),  # SJ-6.2, SJ-6.3
    )


def _ready(view: ShengJiView, choice: Selection, legal: Sequence[Action]) -> tuple[ReadyAnswer, ...]:
    """The plays that are listed, to choose as a whole, the mildest first: leads for what they are, follows for their
    worth."""
    chosen = choice.cards(view.hand)
    found = []
    for action in legal:
        about = view.describe(action)
        kind = str(about.facts["kind"])
        if view.position.plays:
            about = saying("ready-follow", kind=kind, points=points_in(action.cards))
        found.append(ReadyAnswer(action.cards, kind, about, action.cards == chosen))
    return tuple(found)


# --- Buttons ---


def _buttons(view: ShengJiView, held: Held, legal: Sequence[Action]) -> Iterator[Control]:
    """What can be done with the cards that the owner has so far; *Sort* and *Hint* as in every game."""
    position = view.position
    turn = position.turn == view.seat
    yield from _declaring(view, legal)
    match position.phase:
        case Phase.NAMING if turn:
            yield from (Control(saying("group-name", suit=one.words[0]), one) for one in legal)
        case Phase.CHOOSE if turn:
            for letter, one in zip(UNITS, legal, strict=False):
                yield Control(saying("button-unit", cards=Cards(one.cards)), Deed(f"unit{letter}"))
        case Phase.BURY if turn:
            yield Control(saying("button-bury"), Deed("bury"), Emphasis.FIRST)
        case Phase.PLAY:
            yield Control(saying("button-play"), Deed("play"), Emphasis.FIRST, off=not turn)
    if view.own.buried:
        seen = KITTY in held.choice.flags
        yield Control(saying("button-kitty"), Deed("kitty"), Emphasis.ON if seen else Emphasis.PLAIN)
    yield from hand_controls(hint=bool(legal))


def _declaring(view: ShengJiView, legal: Sequence[Action]) -> Iterator[Control]:
    """What the owner can declare, overturn or add with the cards drawn so far; a redeal; that they have nothing."""
    for action in [one for one in legal if one.verb == "declare"][-MOST_SHOWN:]:
        yield Control(_declaration(view, action), action)
    if REDEAL in legal:
        yield Control(saying("button-redeal"), REDEAL, Emphasis.DANGER)
    if PASS in legal:
        yield Control(saying("button-done"), PASS)


def _declaration(view: ShengJiView, action: Action) -> Text:
    return saying("button-declare", kind=kind_shown(view, action), cards=Cards(action.cards))


def kind_shown(view: ShengJiView, action: Action) -> str:
    """What the owner would do with the cards they show: ``declare``, ``overturn`` or ``reinforce``."""
    position = view.position
    assert view.seat is not None
    return kind_of(position.rules, position.level, position.declaration, view.seat, action.cards).name


# --- What is owed ---


_TUPLES = frozenset(name for name in ShengJiRefusal if name.rule == ShengJiRefusal.PAIR_OWED.rule)
"""The refusals of a follow that breaks up equal cards, or a run of them (SJ-7.4)."""


def what_to_do(view: ShengJiView) -> Iterator[Text]:
    """What whoever is on turn may lead, or has to follow, and which duty the lead asks for."""
    position = view.position
    lead = position.lead
    if position.phase is not Phase.PLAY or position.turn != view.seat:
        return
    if lead is None:
        yield saying("hand-lead-suit")
        return
    yield Text("hand-follow", led(position))
    size = len(position.plays[0])
    own = [card for card in view.hand if position.order.suit_of(card) == lead.suit.name]
    if not own:
        yield saying("hand-void", suit=lead.suit.name, n=size)
    elif len(own) <= size:
        yield saying("hand-all-of-suit", suit=lead.suit.name, cards=Cards(tuple(own)), n=size - len(own))
    else:
        yield _duty(view, size)


def _duty(view: ShengJiView, size: int) -> Text:
    """What equal cards the lead asks for: what the judge says of a follow with as few of them as can be."""
    order, lead = view.position.order, view.position.lead
    assert lead is not None
    own = [card for card in view.hand if order.suit_of(card) == lead.suit.name]
    many = Counter(own)
    loose = sorted(own, key=lambda card: (many[card], order.key(card)))[:size]
    refusal = view.refusal(Action("play", order.sorted(loose)))
    if refusal is None or refusal.name not in _TUPLES:
        return saying("hand-follow-suit", suit=lead.suit.name, n=size)
    return Text("hand-owes", {"duty": Text(f"refusal-{refusal.name}", refusal.args), **refusal.args})
