"""Sheng Ji: the levelling game of docs/sheng-ji.md, for four in two partnerships, with one to four packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.cards import Packs
from bot.games.deals import NOTHING
from bot.games.facts import Text
from bot.games.game import Game, Json, Result
from bot.games.recorded import RecordField, Stands, a_seat
from bot.games.shell_answers import Question, Verdict
from bot.games.sheng_ji import shell
from bot.games.sheng_ji.deal.deal import ShengJiDeal, deal_from_json
from bot.games.sheng_ji.grammar import COMMANDS, GRAMMAR
from bot.games.sheng_ji.guidance import ShengJiGuide
from bot.games.sheng_ji.match import PACE, ShengJiMatch, match_from_json
from bot.games.sheng_ji.refusals import ShengJiEvent, ShengJiRefusal
from bot.games.sheng_ji.rules.consistency import ShengJiContradiction
from bot.games.sheng_ji.rules.options import DuplicateMode
from bot.games.sheng_ji.rules.parameters import SEATS, Rules
from bot.games.sheng_ji.rules.presets import MIXINS, PRESETS, resolve
from bot.games.typed import Chosen


class ShengJi:
    """The entry point of the game (``bot.games.game.Game``)."""

    name = "sheng-ji"
    grammar = GRAMMAR
    verbs = COMMANDS
    options = (PACE,)
    seats_parameter = ""
    refusals: ClassVar[type[ShengJiRefusal]] = ShengJiRefusal
    not_asked: ClassVar[ShengJiRefusal] = ShengJiRefusal.WRONG_PHASE
    events: ClassVar[type[ShengJiEvent]] = ShengJiEvent
    contradictions: ClassVar[type[ShengJiContradiction]] = ShengJiContradiction
    guide: ClassVar[ShengJiGuide] = ShengJiGuide()
    rulebook = Rules
    mixins = tuple(MIXINS)
    standard = "standard"
    record_fields = (
        RecordField("levels", Stands.HEAD, shell.both_levels),
        RecordField("dealer", Stands.HEAD, a_seat),
        RecordField("first", Stands.DEAL, a_seat),
        RecordField("trump", Stands.DEAL, shell.a_trump),
    )
    result_field = RecordField("result", Stands.DEAL, shell.attackers_points)
    judge_options = shell.JUDGED
    score_options = shell.SCORED

    def presets(self) -> Sequence[str]:
        """All presets, the one with the defaults first."""
        return tuple(PRESETS)

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> Rules:
        """The rules of ``preset+mixin``, with ``changes`` by parameter name on top."""
        return resolve(text).but(changes or {})

    def rules_from_json(self, data: Json) -> Rules:
        """The rules that ``Rules.to_json`` wrote."""
        return Rules.from_json(data)

    def packs(self, rules: Rules) -> Packs:
        """The cards that are shuffled for a deal."""
        return rules.packs

    def seats(self, rules: Rules) -> int:
        """Four, always (SJ-1.1)."""
        del rules
        return SEATS

    def idle_options(self, rules: Rules) -> Chosen:
        """How cards are drawn has no effect where nobody declares meanwhile (SJ-3.8)."""
        drawn_at_once = rules.duplicate_mode is not DuplicateMode.OFF
        return frozenset(map(PACE.choice, PACE.values)) if drawn_at_once else frozenset()

    def recorded(self, result: Result) -> Json:
        """The attackers' points; nothing for a deal that is dealt anew."""
        return None if result.void else result.account["total"]

    def report(self, deal: ShengJiDeal) -> Mapping[str, Json]:
        """What a finished deal came to: the attackers' points, the levels after it, and who deals next."""
        result = deal.result()
        if result is None or result.void:
            return {}
        account = result.account
        return {
            "attackers": account["total"],
            "dealer": account["dealer"],
            "levels": list(account["levels"]),
            "next_dealer": account["next_dealer"],
        }

    def report_match(self, match: ShengJiMatch) -> Mapping[str, Json]:
        """Nothing beyond what is reported for every game."""
        del match
        return NOTHING

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals that were dealt anew, and deals that the dealer's side held."""
        held = not result.void and result.account["side"] == result.account["dealer"] % 2
        return {"redealt": int(result.void), "held": int(held)}

    def new_match(
        self, rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING
    ) -> ShengJiMatch:
        """A match before its first deal; the head of a record may state the levels, and who deals."""
        return ShengJiMatch.new(rules, options, shell.stated_levels(rules, head), head.get("dealer"))

    def match_from_json(self, rules: Rules, data: Json) -> ShengJiMatch:
        """The match in a snapshot."""
        return match_from_json(rules, data)

    def deal_from_json(self, rules: Rules, data: Json) -> ShengJiDeal:
        """The deal in a snapshot."""
        return deal_from_json(rules, data)

    def judge(self, rules: Rules, question: Question) -> Verdict:
        """The units of the plays, and whether ``first`` may be led, or may follow ``second`` and wins."""
        return shell.judge(rules, question)

    def score(self, rules: Rules, question: Question) -> Result:
        """What the attackers' total is worth."""
        return shell.score(rules, question)

    def settled(self, result: Result) -> Json:
        """Which side gains how much, the new levels, and who deals next."""
        return shell.settled(result)

    def outcome(self, result: Result) -> tuple[Text, ...]:
        """The same in words."""
        return shell.outcome(result)


GAME = ShengJi()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
