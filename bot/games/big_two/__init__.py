"""Big Two: the climbing game of docs/big-two.md, one engine for every region's rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.cards import Card, Packs
from bot.games.big_two.built import NotBuilt, playable
from bot.games.big_two.combinations import Kind, combinations_of
from bot.games.big_two.deal import BigTwoDeal, deal_from_json
from bot.games.big_two.judge import refuse_answer, refuse_lead
from bot.games.big_two.match import BigTwoMatch, match_from_json
from bot.games.big_two.presets import PRESETS, resolve
from bot.games.big_two.refusals import BigTwoRefusal
from bot.games.big_two.rules import Rules
from bot.games.big_two.scoring import Ending, Settlement, settle
from bot.games.game import Json, NotPossible, Refusal


class BigTwo:
    """The game's entry (``bot.games.game.Game``), and the questions that need no table: kind, judgement, score."""

    name = "big-two"
    refusals: ClassVar[type[BigTwoRefusal]] = BigTwoRefusal

    def presets(self) -> Sequence[str]:
        """The presets that can be played, the base first."""
        return tuple(name for name in PRESETS if _plays(name))

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> Rules:
        """The rules of ``preset+mixin`` with ``changes`` by parameter name on top.

        Raises:
            NotPossible: unknown name, value out of range, a contradiction, or a value not playable yet.
        """
        rules = resolve(text).but(changes or {})
        try:
            return playable(rules)
        except NotBuilt as error:
            raise NotBuilt(error.choice, owner=text[:80]) from None

    def rules_from_json(self, data: Json) -> Rules:
        """The rules that ``Rules.to_json`` wrote.

        Raises:
            NotPossible: no such rules, or not playable yet.
        """
        return playable(Rules.from_json(data))

    def packs(self, rules: Rules) -> Packs:
        """What is shuffled for a deal."""
        return Packs(rules.deck.kind.value, tile_max=rules.tile_max)

    def seats(self, rules: Rules) -> int:
        """How many play."""
        return rules.seats.count

    def new_match(self, rules: Rules) -> BigTwoMatch:
        """A match before its first deal."""
        return BigTwoMatch.new(rules)

    def match_from_json(self, rules: Rules, data: Json) -> BigTwoMatch:
        """The match of a snapshot."""
        return match_from_json(rules, data)

    def deal_from_json(self, rules: Rules, data: Json) -> BigTwoDeal:
        """The deal of a snapshot."""
        return deal_from_json(rules, data)

    def kind_of(self, rules: Rules, cards: Sequence[Card]) -> Kind | None:
        """The kind of combination that the cards make, None for none.

        Raises:
            NotPossible: a card is not in the pack, or stands twice.
        """
        combinations = combinations_of(rules)
        found = combinations.find(_mask(rules, cards))
        return found.kind if found else None

    def judge(self, rules: Rules, first: Sequence[Card], second: Sequence[Card] | None = None) -> Refusal | None:
        """Why ``first`` may not be led (or, with ``second``, played on it); None when it may.

        Raises:
            NotPossible: a card is not in the pack, or stands twice; or ``second`` is no combination.
        """
        combinations = combinations_of(rules)
        mask = _mask(rules, first)
        refused = refuse_lead(combinations, mask)
        if second is None:
            return refused
        table = combinations.find(_mask(rules, second))
        if table is None:
            raise NotPossible("the second play is no combination in these rules, so nothing is played on it")
        if refused is not None:
            return refused
        if mask & table.mask:
            raise NotPossible("a card stands in both plays")
        return refuse_answer(combinations, combinations[mask], table)

    def score(self, rules: Rules, ending: Ending) -> Settlement:
        """Who pays whom for a deal played with real cards.

        Raises:
            NotPossible: the ending does not fit the rules.
        """
        return settle(rules, ending)


def _plays(name: str) -> bool:
    try:
        playable(resolve(name))
    except NotBuilt:
        return False
    return True


def _mask(rules: Rules, cards: Sequence[Card]) -> int:
    pack = combinations_of(rules).pack
    for card in cards:
        if card not in pack.bit:
            raise NotPossible(f"{card} is not in the pack of these rules")
    try:
        return pack.mask(cards)
    except ValueError as error:
        raise NotPossible(str(error)) from None


GAME = BigTwo()
