"""A hand of Zheng Shangyou as its owner sees it: in the exchange, while cards are played, and after the deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from bot.cards import Card
from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Player
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
from bot.games.climbing.scenes.sorted_hand import Plays, open_plays, places_among, shown_cards
from bot.games.zheng_shangyou.cards.kinds import kind_word
from bot.games.zheng_shangyou.cards.order import TWOS, order_of
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent
from bot.games.zheng_shangyou.deal.judge import reading_of
from bot.games.zheng_shangyou.deal.position import Phase
from bot.games.zheng_shangyou.deal.seam import ZhengShangyouView
from bot.games.zheng_shangyou.scenes.happenings import told as worth_telling
from bot.games.zheng_shangyou.scenes.happenings import told_beside
from bot.games.zheng_shangyou.scenes.in_deal import side_of
from bot.games.zheng_shangyou.scenes.questions import EXCHANGE, GIVING, heading, prompt, to_beat, waiting
from bot.scenes.buttons import Control, Deed, Emphasis, hand_controls
from bot.scenes.hand_scene import ChoiceLine, HandScene, Header, Held, Hint, OtherHand, ReadyAnswer, Selection
from bot.scenes.wording import Text, saying


def hand_scene(view: ZhengShangyouView, held: Held, seat: Seat) -> HandScene:
    """The hand of a seat."""
    position = view.position
    turn = seat in position.waits_for()
    legal = view.legal_actions()
    playing = turn and position.phase is Phase.PLAY
    plays = open_plays(view) if playing else ()
    named = {card for action in legal for card in action.cards}
    groups = shown_cards(view.hand, held, named if turn and position.phase not in _CHOOSING else None)
    shown = [one.card for group in groups for one in group.cards]
    told = told_in_hand(
        view.position, worth_telling(held.told), told_beside(held.happened, seat), frozenset(ZhengShangyouEvent)
    )
    return HandScene(
        seat=seat,
        active=turn,
        told=told.told,
        heading=heading(position),
        lines=tuple(_whose_turn(view, plays, turn=turn)),
        notes=tuple(_notes(view, plays, turn=turn)),
        others=tuple(_other(view, (seat + step) % len(view.counts)) for step in range(1, len(view.counts))),
        happened=told.happened,
        log=told.log,
        header=_header(view, turn=turn),
        groups=groups,
        chosen=(*hint_line(view, held.hint), *_chosen(view, held.choice, turn=turn)),
        selectable=_selectable(view, named, turn=turn),
        picks=picks(view, held.choice, saying("select-reading")),
        ready=_ready(view, held.choice, plays) if playing else None,
        buttons=tuple(_buttons(view, held, plays, turn=turn)) if view.hand else (),
        alt=tuple(_alt(view, plays, shown, named, turn=turn)),
        coached=(_NO_PLAY,),
    )


_CHOOSING = EXCHANGE - GIVING
_NO_PLAY = saying("hand-nothing-beats")


def _selectable(view: ZhengShangyouView, named: Collection[Card], *, turn: bool) -> frozenset[int]:
    """The places that may be chosen: of long lists some plays are left out that differ in suits or wildcards."""
    if view.position.phase in _CHOOSING:
        return frozenset()
    heights, ranks = order_of(view.position.rules).heights, {card.rank for card in named}
    wild = bool(named) and view.position.phase is Phase.PLAY
    able = {card for card in view.hand if not turn or card.rank in ranks or (wild and heights[card] >= TWOS)}
    return places_among(view.hand, able)


def offered(view: ZhengShangyouView) -> tuple[Card, ...]:
    """The cards put out that the owner may see (ZS-6.5)."""
    return tuple(offer.card for offer in view.own.offers)


def _whose_turn(view: ZhengShangyouView, plays: Plays, *, turn: bool) -> Iterator[Text]:
    position = view.position
    if turn:
        yield saying("hand-turn")
        if position.phase is Phase.PLAY and not plays:
            yield _NO_PLAY
    elif position.phase in EXCHANGE:
        yield from waiting(position)
    elif position.turn is None:
        yield saying("hand-over")
    else:
        yield saying("table-turn", name=Player(position.turn))


def _notes(view: ZhengShangyouView, plays: Plays, *, turn: bool) -> Iterator[Text]:
    """What is asked of the owner, and what they need for it."""
    position = view.position
    if turn and position.phase in EXCHANGE:
        yield prompt(position)
    yield from _offers(view)
    yield from _lead_or_beat(view, plays, turn=turn)
    if position.barred(view.seat):
        yield saying("hand-barred")


def _offers(view: ZhengShangyouView) -> Iterator[Text]:
    """The cards put out that the owner may see: both to choose from, or their own (ZS-6.5)."""
    if view.position.turn == view.seat and view.position.phase in _CHOOSING:
        for number, offer in enumerate(view.own.offers, 1):
            yield saying("hand-offered", number=number, cards=Cards((offer.card,)), name=Player(offer.giver))
    else:
        for offer in view.own.offers:
            yield saying("hand-put-out", cards=Cards((offer.card,)))


def _lead_or_beat(view: ZhengShangyouView, plays: Plays, *, turn: bool) -> Iterator[Text]:
    """What is to be beaten, with its reading; where nothing is, that anything may be led."""
    beat = to_beat(view.position)
    if beat is not None:
        yield Text("hand-reading" if plays else "table-reading", beat)
    elif turn and view.position.phase is Phase.PLAY:
        yield saying("hand-lead")


def _other(view: ZhengShangyouView, seat: Seat) -> OtherHand:
    """Another hand: its place if it is out, or that it is a partner's."""
    position, turn = view.position, seat in view.position.waits_for()
    if seat in position.places:
        return OtherHand(seat, view.counts[seat], saying("picture-place", place=position.places.index(seat) + 1))
    partner = side_of(view.position.rules, seat) is not None and view.seat is not None
    if partner and view.position.rules.sides[seat] == view.position.rules.sides[view.seat or 0]:
        return OtherHand(seat, view.counts[seat], saying("hand-partner"), turn=turn)
    return OtherHand(seat, view.counts[seat], turn=turn)


def _header(view: ZhengShangyouView, *, turn: bool) -> Header:
    position, table = view.position, view.position.table
    if position.phase not in EXCHANGE:
        beat = None if table is None or position.owner is None else (position.owner, table.cards)
        return asked_of(beat) if turn else waiting_for(position.turn, beat)
    if turn:
        cards = offered(view) if position.phase in _CHOOSING else ()
        return Header(saying("picture-asked", phase=position.phase.value), saying("picture-your-turn"), cards=cards)
    return Header(saying("phase-heading", phase=position.phase.value))


def _alt(
    view: ZhengShangyouView, plays: Plays, shown: Sequence[Card], named: Collection[Card], *, turn: bool
) -> Iterator[Text]:
    """What suffices, beside the cards, to play."""
    position, beat = view.position, to_beat(view.position)
    if position.phase in EXCHANGE:
        yield from (saying("hand-turn"), prompt(position)) if turn else waiting(position)
        yield from _offers(view)
        return
    yield saying("hand-turn") if turn else next(iter(waiting(position)), saying("hand-over"))
    if beat is not None:
        yield Text("table-reading", beat)
    elif turn:
        yield saying("hand-lead")
    if not turn:
        return
    if not plays:
        yield saying("hand-nothing-beats")
        return
    playable = tuple(card for card in shown if card in named)
    whole = len(playable) == len(shown)
    yield saying("alt-hand-all") if whole else saying("alt-hand-can", cards=Cards(playable))


# --- What is chosen ---


def hint_line(view: ZhengShangyouView, hint: Hint | None) -> tuple[ChoiceLine, ...]:
    """What is suggested, and why."""
    return (ChoiceLine(Text("hand-suggested", suggested_facts(view, hint, offered(view)))),) if hint else ()


def _chosen(view: ZhengShangyouView, choice: Selection, *, turn: bool) -> Iterator[ChoiceLine]:
    """What the chosen cards are, or why they cannot be played or given."""
    cards, position = choice.cards(view.hand), view.position
    if not cards or position.phase in (_CHOOSING | {Phase.OVER}):
        return
    giving = position.phase in GIVING
    if giving and not turn:
        return
    action = Action("give", cards) if giving else chosen_play(view, choice)
    refusal = view.refusal(action) if turn else None
    if refusal is not None:
        yield ChoiceLine(saying("hand-chosen-not", cards=Cards(cards)), refusal)
    elif giving:
        yield ChoiceLine(saying("hand-giving", cards=Cards(cards)))
    elif view.readings(cards):
        yield ChoiceLine(saying("hand-chosen-fits", what=view.describe(action), cards=Cards(cards)))
    else:
        yield ChoiceLine(saying("hand-chosen", case="none", cards=Cards(cards), kind="", table=""))


def _ready(view: ZhengShangyouView, choice: Selection, plays: Plays) -> tuple[ReadyAnswer, ...]:
    """The plays that are listed, to choose as a whole: natural ones first, then by how many wildcards, and by kind."""
    chosen, found, wild = choice.cards(view.hand), [], Counter[tuple[Card, ...]]()
    heights = order_of(view.position.rules).heights
    for cards in plays:
        action = Action("play", cards)
        reading = reading_of(view.position, action)
        kind = kind_word(reading.kind, len(cards)) if reading else ""
        found.append(ReadyAnswer(cards, kind, view.describe(action), cards == chosen))
        wild[cards] = 0 if reading is None or reading.pure else sum(heights[card] >= TWOS for card in cards)
    kinds = list(dict.fromkeys(one.kind for one in found))
    return tuple(sorted(found, key=lambda one: (wild[one.cards], kinds.index(one.kind))))


# --- Buttons ---


def _buttons(view: ZhengShangyouView, held: Held, plays: Plays, *, turn: bool) -> Iterator[Control]:
    """What can be done now; *Sort* and *Hint* as in every game."""
    phase = view.position.phase
    if turn and phase in GIVING:
        yield Control(saying("button-give"), Deed("give"), Emphasis.FIRST)
    elif turn and phase in _CHOOSING:
        for number, offer in enumerate(view.own.offers):
            yield Control(saying("button-take", cards=Cards((offer.card,))), Action("choose", number=number))
    elif phase is Phase.PLAY:
        yield from _playing(view, held, plays, turn=turn)
    yield from hand_controls(hint=turn)


def _playing(view: ZhengShangyouView, held: Held, plays: Plays, *, turn: bool) -> Iterator[Control]:
    """*Pass* comes first where only it is possible; where it is suggested, it is filled in its place."""
    may_pass = turn and view.position.table is not None
    forced = may_pass and not plays
    filled = forced or advises_to_pass(held)
    yield from play_and_pass(may_play=bool(plays), may_pass=may_pass, forced=forced, filled=filled)
