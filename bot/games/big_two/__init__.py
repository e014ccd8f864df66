"""Big Two: the climbing game of docs/big-two.md, one engine for every region's rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.cards import Packs
from bot.engine.entry_point import EntryPoint
from bot.engine.game import Game, Json, Result
from bot.engine.seam.positions import NOTHING
from bot.engine.shell_answers import FIRST, SECOND, Question, Verdict, settlement
from bot.engine.typed.command_options import Chosen
from bot.engine.typed.recorded import POINTS, RecordField, Stands, a_seat
from bot.games.big_two.by_hand import OPTIONS, finished, score
from bot.games.big_two.deal.deal import deal_from_json as read_deal
from bot.games.big_two.grammar import GRAMMAR
from bot.games.big_two.guide import BigTwoGuide
from bot.games.big_two.happened import BigTwoEvent
from bot.games.big_two.match import CALLOUTS, BigTwoMatch
from bot.games.big_two.match import match_from_json as read_match
from bot.games.big_two.refusals import BigTwoRefusal
from bot.games.big_two.rules.consistency import BigTwoContradiction
from bot.games.big_two.rules.lessons import LESSONS
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import MIXINS, PRESETS
from bot.games.big_two.rules.presets import resolve as resolve_rules
from bot.games.big_two.shell import judge
from bot.games.big_two.situation import punishes_silence
from bot.games.big_two.typed_commands import COMMANDS


class BigTwo(EntryPoint[Rules]):
    """The entry point of the game (``bot.engine.game.Game``)."""

    name = "big-two"
    grammar = GRAMMAR
    options = (CALLOUTS,)
    seats_parameter = "seats.count"  # BT-2.1
    verbs = COMMANDS
    refusals: ClassVar[type[BigTwoRefusal]] = BigTwoRefusal
    not_asked: ClassVar[BigTwoRefusal] = BigTwoRefusal.WRONG_PHASE
    events: ClassVar[type[BigTwoEvent]] = BigTwoEvent
    contradictions: ClassVar[type[BigTwoContradiction]] = BigTwoContradiction
    guide: ClassVar[BigTwoGuide] = BigTwoGuide()
    rulebook = Rules
    preset_names = tuple(PRESETS)
    mixins = tuple(MIXINS)
    standard = "chudadi-standard"
    lessons = LESSONS
    record_fields = (RecordField("opener", Stands.DEAL, a_seat),)
    result_field = POINTS
    judge_options = (FIRST, SECOND)
    score_options = OPTIONS
    resolve = staticmethod(resolve_rules)
    match_from_json = staticmethod(read_match)
    deal_from_json = staticmethod(read_deal)
    settled = staticmethod(settlement)

    def packs(self, rules: Rules) -> Packs:
        """The cards that are shuffled for a deal."""
        return rules.packs

    def seats(self, rules: Rules) -> int:
        """The number of players."""
        return rules.seats.count

    def idle_options(self, rules: Rules) -> Chosen:
        """The option ``callouts`` if an undeclared last card has no consequence under these rules (BT-11.2)."""
        return frozenset() if punishes_silence(rules) else frozenset({CALLOUTS.name})

    def recorded(self, result: Result) -> Json:
        """The points of each seat; a void deal has none."""
        return (0,) * len(result.points) if result.void else result.points

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals that somebody had dealt anew (BT-5)."""
        return {BigTwoEvent.REDEALT.value: int(result.void)}

    def new_match(self, rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> BigTwoMatch:
        """A match before its first deal. Big Two reads nothing from ``head``."""
        del head
        return BigTwoMatch.new(rules, callouts=CALLOUTS.name in options)

    def judge(self, rules: Rules, question: Question) -> Verdict:
        """The kind of play that ``first`` is, and whether it may be led, or played on ``second``.

        Raises:
            NotPossible: no cards are named, a card is named twice in one play, or a card is not in the pack.
        """
        return judge(rules, question.get("first", ()), question.get("second"))

    def score(self, rules: Rules, question: Question) -> Result:
        """Penalties, points and transfers of a deal that was played elsewhere.

        Raises:
            NotPossible: the stated deal is impossible, or a fact is missing.
        """
        return score(rules, finished(question))


GAME = BigTwo()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
