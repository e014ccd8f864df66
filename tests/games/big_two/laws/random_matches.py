"""Random matches: whoever may act takes a random legal action, until the deal is over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bot.cards import Card, read_cards
from bot.dealing import Shuffle
from bot.engine.actions import Action, Seat, waited_for
from bot.engine.game import Event
from bot.engine.record import DealRecord, Record
from bot.engine.record.form import Line
from bot.games.big_two import GAME
from bot.games.big_two.before.exchange.class_pool import Pool
from bot.games.big_two.before.exchange.tribute_pick import Picking
from bot.games.big_two.before.left_over import LeftOver
from bot.games.big_two.before.phase import Phase
from bot.games.big_two.cards.pack import bits
from bot.games.big_two.deal.seam import PLAY, BigTwoDeal
from bot.games.big_two.match import BigTwoMatch
from bot.games.big_two.rules.closed_choices import RestFace, RestUse
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.verbs import KEEP, PASS
from tests.engine import random_course
from tests.engine.asking import may_act
from tests.engine.plain import plain

Step = random_course.Step[BigTwoDeal]
Course = random_course.Course[BigTwoMatch, BigTwoDeal]


class Played(NamedTuple):
    """One deal of a match, with its shuffle."""

    shuffle: Shuffle
    opened: BigTwoDeal
    steps: tuple[Step, ...]

    @property
    def end(self) -> BigTwoDeal:
        return self.steps[-1].after if self.steps else self.opened

    @property
    def points(self) -> tuple[int, ...]:
        result = self.end.result()
        assert result is not None
        return result.points


def shuffled(rules: Rules, rng: Random, deal: int) -> Shuffle:
    """The shuffle of deal number ``deal``."""
    return Shuffle("laws", deal, rng.randbytes(32), GAME.packs(rules).cards())


def course(deal: BigTwoDeal, rng: Random) -> Iterator[Step]:
    """Random play to the end. Sometimes a player acts out of turn, rightly or wrongly."""
    passes = rng.choice((0.1, 0.5, 0.9))
    while deal.result() is None:
        seat = rng.choice(sorted(waited_for(deal)))
        if rng.random() < 0.3 and (may := sorted(may_act(deal))):
            seat = rng.choice(may)
        legal = random_course.Legal(deal)
        action = _chosen(deal, legal[seat], rng, passes)
        if deal.position.setting.callouts and rng.random() < 0.02:
            call = Action("call", number=rng.randrange(deal.position.setting.seats))
            action = action if deal.refusal(seat, call) else call
        after, events = deal.apply(seat, action)
        yield Step(deal, legal, (seat, action), after, events)
        deal = after


def _chosen(deal: BigTwoDeal, found: Sequence[Action], rng: Random, passes: float) -> Action:
    if found[-1] == PASS and rng.random() < passes:
        return found[-1]
    if found[0] == KEEP:
        return found[-1] if rng.random() < 0.1 else KEEP
    demands = [action for action in found if action.verb == "demand"]
    if demands and rng.random() < 0.6:  # a demand that can be met
        pack = deal.position.setting.pack
        met = [action for action in demands if deal.state.hands[action.number or 0] & pack.mask(action.cards)]
        return rng.choice(met or demands)
    return rng.choice(found)


def record_of(match: BigTwoMatch, deals: list[Played], *, by_hands: bool) -> Record:
    """The record of a match from its first deal on. ``by_hands``: hands and the outcomes of chance are stated."""
    rules = match.so_far.rules
    base = Rules().to_json()
    changes = {name: 0 if value is None else value for name, value in rules.to_json().items() if value != base[name]}
    seats = tuple(f"seat {seat}" for seat in range(rules.seats.count))
    records = tuple(map(_stated if by_hands else _shuffled, deals))
    return Record(GAME.name, "pagat-basic", seats, records, changes, match.options)


def written(played: Played) -> list[Step]:
    """The steps that a record has."""
    return [step for step in played.steps if step.before.noted(step.seat, step.action) == step.action]


def _shuffled(played: Played) -> DealRecord:
    lines = tuple((step.seat, step.action) for step in written(played))
    return DealRecord(lines, shuffle=played.shuffle, result=_result(played))


def _stated(played: Played) -> DealRecord:
    order, dealt = played.shuffle.order, played.opened.dealt
    assert dealt is not None
    seats = len(dealt.sizes)
    hands: list[list[Card]] = [[] for _ in dealt.sizes]
    for place, card in enumerate(order[: sum(dealt.sizes)]):
        hands[(dealt.first + dealt.step * place) % seats].append(card)
    lines: list[Line] = []
    for step in written(played):
        lines.append((step.seat, step.action))
        if decided := _decided(step):
            lines.append((None, Action("chance", decided)))
    return DealRecord(tuple(lines), tuple(map(tuple, hands)), order[sum(dealt.sizes) :], result=_result(played))


def _result(played: Played) -> tuple[int, ...]:
    return played.points


def _decided(step: Step) -> tuple[Card, ...]:
    """What chance decided in a step: a new stock, or cards drawn blind from a hand, unless the whole hand was drawn."""
    told = {event.name: event for event in step.events}
    if "recycled" in told:
        return (*read_cards(plain(told["drew-cards"].args["cards"])), *step.after.state.stock)
    if step.before.chance == step.after.chance:
        return ()
    return read_cards(plain(told["drawn-cards"].args["cards"]))


# --- What is hidden ---


def phase_masks(deal: BigTwoDeal) -> list[int]:
    """Cards that are neither in a hand nor in the stock, because of the phase."""
    phase = deal.state.phase
    if isinstance(phase, Picking):
        return list(phase.piles)
    return [deal.position.setting.pack.mask(phase.cards)] if isinstance(phase, LeftOver) else []


def twin(deal: BigTwoDeal, viewer: Seat | None, rng: Random) -> BigTwoDeal:
    """The deal as it might be for all that ``viewer`` may know (None: a spectator): unseen cards change places."""
    pack = deal.position.setting.pack
    known = deal.position.played | (0 if viewer is None else deal.state.hands[viewer]) | _shown(deal, viewer)
    hidden = list(bits(pack.all & ~known))
    others = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))

    def swapped(mask: int) -> int:
        return sum(others.get(bit, bit) for bit in bits(mask))

    def cards(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(pack.of(swapped(pack.bit[card]))[0] for card in some)

    phase: Phase | None = deal.state.phase
    if isinstance(phase, Pool):
        phase = replace(phase, line=tuple(map(swapped, phase.line)))
    elif isinstance(phase, Picking):
        phase = replace(phase, piles=tuple(map(swapped, phase.piles)))
    elif isinstance(phase, LeftOver):
        phase = replace(phase, cards=cards(phase.cards))
    state = deal.state
    breach, liable = (found and found._replace(better=swapped(found.better)) for found in (state.breach, state.liable))
    hands = tuple(map(swapped, state.hands))
    other = state._replace(hands=hands, phase=phase, stock=cards(state.stock), breach=breach, liable=liable)
    return BigTwoDeal(PLAY, other)


def _shown(deal: BigTwoDeal, viewer: Seat | None) -> int:
    """Left-over cards that ``viewer`` has seen and that still lie apart."""
    phase = deal.state.phase
    if not isinstance(phase, LeftOver):
        return 0
    looked = phase.face is RestFace.UP or (phase.use is RestUse.MAY_TAKE and phase.seat == viewer)
    return deal.position.setting.pack.mask(phase.cards) if looked else 0


def named(pack_cards: Mapping[str, int], event: Event) -> int:
    """The cards that an event names, as a mask, without those that the rules make public."""
    public = {"demanded": ("card",), "demand-lost": ("card",), "deal-opens": ("card", "cut"), "rest-given": ("anchor",)}
    told = [str(plain(fact)) for key, fact in event.args.items() if key not in public.get(event.name, ())]
    words = re.findall(r"[0-9A-Za-z]+", " ".join(told))
    return sum({pack_cards[word] for word in words if word in pack_cards})
