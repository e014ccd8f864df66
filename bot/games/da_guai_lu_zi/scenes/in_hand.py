"""A hand of Da Guai Lu Zi: what its owner is asked, what they chose, and what they can press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat, asked, must_act
from bot.engine.facts import Cards, Facts, Player
from bot.engine.seam.play import PASS
from bot.engine.table_values import News
from bot.games.climbing.scenes.gifts_told import told_in_hand
from bot.games.climbing.scenes.playing import (
    advises_to_pass,
    asked_of,
    chosen_play,
    picks,
    play_and_pass,
    suggested_facts,
    waiting_for,
)
from bot.games.climbing.scenes.sorted_hand import places_among, shown_cards
from bot.games.da_guai_lu_zi.cards.chosen_plays import every_play
from bot.games.da_guai_lu_zi.cards.order import JOKERS
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent
from bot.games.da_guai_lu_zi.deal.position import Phase
from bot.games.da_guai_lu_zi.deal.seam import EscapeView
from bot.games.da_guai_lu_zi.rules.parameters import TEAMS
from bot.games.da_guai_lu_zi.scenes.happenings import told as worth_telling
from bot.games.da_guai_lu_zi.scenes.happenings import told_beside
from bot.games.da_guai_lu_zi.scenes.questions import CHOOSING, EXCHANGE, FEW, heading, remarks, to_beat, waiting
from bot.scenes.buttons import Control, Deed, Emphasis, hand_controls
from bot.scenes.hand_scene import ChoiceLine, HandScene, Header, Held, Hint, OtherHand, ReadyAnswer, Selection
from bot.scenes.wording import Text, saying


def hand_scene(view: EscapeView, held: Held, seat: Seat) -> HandScene:
    """The hand of a seat."""
    legal, turn = view.legal_actions(), seat in must_act(view)
    playable = _playable(view, legal) if turn and not offered(view) else None
    every = playable is not None and playable.issuperset(view.hand)
    groups = shown_cards(view.hand, held, None if every else playable)
    can_choose = bool(view.hand) and not offered(view)
    told = told_in_hand(view.position, _told(view, held), told_beside(held.happened, seat), frozenset(EscapeEvent))
    return HandScene(
        seat=seat,
        active=turn,
        told=told.told,
        heading=heading(view.position),
        lines=_whose_turn(view, legal, turn=turn),
        notes=(*what_to_do(view, legal, turn=turn), *remarks(view.position)),
        others=tuple(_other(view, (seat + step) % len(view.counts)) for step in range(1, len(view.counts))),
        happened=told.happened,
        log=told.log,
        header=_header(view, turn=turn),
        groups=groups,
        chosen=(*hint_line(view, held.hint), *chosen_lines(view, held.choice, turn=turn)),
        selectable=places_among(view.hand, view.hand if playable is None else playable) if can_choose else frozenset(),
        picks=picks(view, held.choice, saying("select-reading")),
        ready=_ready(view, held.choice, legal) if view.hand and view.position.phase is Phase.PLAY else None,
        buttons=tuple(_buttons(view, held, legal, turn=turn)),
        alt=tuple(_alt(view, legal, playable, [one.card for group in groups for one in group.cards], turn=turn)),
        coached=_forced(view, legal) if turn else (),
    )


def _playable(view: EscapeView, legal: Sequence[Action]) -> set[Card]:
    """The cards that some legal answer names; where not all answers are listed, those of every play that beats."""
    table, phase = view.position.table, view.position.phase
    found = {card for action in legal for card in action.cards}
    if phase is Phase.RETURN:
        return set(view.hand)
    if table is None or phase is not Phase.PLAY or table.reading.size > 3:
        return set(view.hand) if phase is Phase.PLAY and found else found
    options = every_play(view.position.order, view.hand, table.reading.size)
    return {card for one in options if one.reading.beats(table.reading) for card in one.cards}


def offered(view: EscapeView) -> tuple[Card, ...]:
    """The cards that are put out for the owner to choose from."""
    return view.own.offered(view.seat)


# --- What is said ---


def _told(view: EscapeView, held: Held) -> News:
    """What only the owner may read, apart from what the notes say as long as cards are exchanged."""
    known = {EscapeEvent.TRIBUTE_SEEN, EscapeEvent.CANDIDATES_SEEN} if view.position.phase is Phase.RETURN else set()
    return tuple(event for event in worth_telling(held.told) if event.name not in known)


def _whose_turn(view: EscapeView, legal: Sequence[Action], *, turn: bool) -> tuple[Text, ...]:
    if turn:
        return (saying("hand-turn"), *_forced(view, legal))
    if view.seat in view.position.places and view.position.phase is not Phase.OVER:
        place = view.position.places.index(view.seat) + 1
        return (saying("hand-out", place=place), *waiting(view.position))
    return waiting(view.position) or (saying("hand-over"),)


def _forced(view: EscapeView, legal: Sequence[Action]) -> tuple[Text, ...]:
    """That whoever is on turn can only pass."""
    return (saying("hand-nothing-beats"),) if tuple(legal) == (PASS,) and view.position.table is not None else ()


def what_to_do(view: EscapeView, legal: Sequence[Action], *, turn: bool) -> tuple[Text, ...]:
    """What is asked of the owner: what to give, to beat or to lead; else what lies on the table."""
    position, facts = view.position, to_beat(view.position)
    if facts is not None:
        return (Text("hand-beat" if turn and tuple(legal) != (PASS,) else "table-to-beat", facts),)
    if not turn:
        return tuple(_own_exchange(view))
    if position.phase is Phase.PLAY:
        return (saying("hand-lead"),)
    if offered(view):
        gift = next(gift for gift in view.own.put_out if gift.giver == view.seat)
        choose = saying("prompt-choose", name=Player(gift.recipient), cards=Cards(offered(view)))
        return (*_own_exchange(view), choose)
    if position.phase is Phase.TRIBUTE:
        return (saying("prompt-tribute", cards=Cards(tuple(action.cards[0] for action in legal))),)
    owed, giver = view.own.owed(position.rules, view.seat), view.own.tributes[0].giver
    return (*_own_exchange(view), saying("prompt-return", n=owed, name=Player(giver)))


def _own_exchange(view: EscapeView) -> Iterator[Text]:
    """The tribute that the owner paid or received, as long as it matters."""
    if view.position.phase is not Phase.RETURN:
        return
    for gift in view.own.tributes:
        paid = gift.giver == view.seat
        who: Facts = {"name": Player(gift.giver), "other": Player(gift.recipient)}
        yield Text("event-tribute-seen", {"reader": "giver" if paid else "receiver", "cards": Cards(gift.cards), **who})


def _other(view: EscapeView, seat: Seat) -> OtherHand:
    """Another hand; partners are named as such, and few cards are a warning."""
    count, turn = view.counts[seat], seat in must_act(view)
    partner = view.seat is not None and TEAMS[seat] == TEAMS[view.seat]
    if seat in view.position.places:
        return OtherHand(seat, count, saying("picture-place", place=view.position.places.index(seat) + 1))
    if 0 < count <= FEW and not partner:
        return OtherHand(seat, count, saying("hand-few"), alarm=True, turn=turn)
    return OtherHand(seat, count, saying("hand-partner") if partner else None, turn=turn)


def _header(view: EscapeView, *, turn: bool) -> Header:
    table, position = view.position.table, view.position
    beat = table and (table.seat, table.cards)
    if position.phase not in EXCHANGE:
        return asked_of(beat) if turn else waiting_for(position.turn, beat)
    if turn:
        asked_for = CHOOSING if offered(view) else position.phase.value
        asked_now = saying("picture-asked", phase=asked_for)
        return Header(asked_now, saying("picture-your-turn"), cards=offered(view))
    return Header(saying("phase-heading", phase=position.phase.value))


def _alt(
    view: EscapeView, legal: Sequence[Action], playable: set[Card] | None, shown: Sequence[Card], *, turn: bool
) -> Iterator[Text]:
    """What suffices, beside the cards, to play."""
    yield saying("hand-turn") if turn else next(iter(waiting(view.position)), saying("hand-over"))
    yield from _forced(view, legal) if turn else ()
    yield from what_to_do(view, legal, turn=turn)
    some = tuple(card for card in shown if playable and card in playable)
    if 0 < len(some) < len(shown) and view.position.phase is Phase.PLAY:
        yield saying("alt-hand-can", cards=Cards(some))
    yield from remarks(view.position)


# --- What is chosen ---


def hint_line(view: EscapeView, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    """What is suggested, and why."""
    return (ChoiceLine(Text("hand-suggested", suggested_facts(view, hint, offered(view)))),) if hint else ()


def chosen_lines(view: EscapeView, choice: Selection, *, turn: bool) -> tuple[ChoiceLine, ...]:
    """What the chosen cards come to, and as what, before they are played (DG-4.8); or why they cannot be."""
    cards = choice.cards(view.hand)
    if not cards or not turn:
        return ()
    if view.position.phase in EXCHANGE:
        refusal = view.refusal(Action("give", cards))
        key = "hand-chosen-not" if refusal else "hand-giving"
        return (ChoiceLine(saying(key, cards=Cards(cards), n=len(cards)), refusal),)
    action = chosen_play(view, choice)
    refusal = view.refusal(action)
    if refusal is not None:
        return (ChoiceLine(saying("hand-chosen-not", cards=Cards(cards)), refusal),)
    return (ChoiceLine(saying("hand-chosen-fits", what=view.describe(action), cards=Cards(cards))),)


def _ready(view: EscapeView, choice: Selection, legal: Sequence[Action]) -> tuple[ReadyAnswer, ...]:
    """The plays listed in the rules' own reading, to choose as a whole: natural ones first, then by kind (DG-11.5)."""
    chosen, found = choice.cards(view.hand), []
    for action in legal:
        if action.verb == "play" and not action.words:
            about = view.describe(action)
            found.append(ReadyAnswer(action.cards, str(about.facts["kind"]), about, action.cards == chosen))
    kinds = list(dict.fromkeys(one.kind for one in found))
    return tuple(sorted(found, key=lambda one: (_wildcards(one.cards), kinds.index(one.kind))))


def _wildcards(cards: tuple[Card, ...]) -> int:
    """How many cards of a play stand for others."""
    jokers = sum(card in JOKERS for card in cards)
    return jokers if jokers < len(cards) else 0


# --- Buttons ---


def _buttons(view: EscapeView, held: Held, legal: Sequence[Action], *, turn: bool) -> Iterator[Control]:
    """What can be done with the cards so far; *Sort* and *Hint* as in every game."""
    position = view.position
    if position.phase in EXCHANGE:
        if offered(view):
            for action in legal:
                card = offered(view)[action.number or 0]
                yield Control(saying("button-choose-card", cards=Cards((card,))), action)
        elif asked(view, view.seat, "give"):
            yield Control(saying("button-give"), Deed("give"), Emphasis.FIRST)
    elif view.hand:
        forced = turn and tuple(legal) == (PASS,)
        may_play, filled = turn and not forced, forced or advises_to_pass(held)
        yield from play_and_pass(may_play=may_play, may_pass=PASS in legal, forced=forced, filled=filled)
    if view.hand:
        yield from hand_controls(hint=turn)
