"""Zheng Shangyou: the climbing game of docs/zheng-shangyou.md, for three to eight, with one or two packs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.cards import Packs
from bot.games.actions import NotPossible
from bot.games.deals import NOTHING
from bot.games.facts import Text
from bot.games.game import Game, Json, Result
from bot.games.recorded import POINTS, RecordField, Stands, a_seat
from bot.games.shell_answers import Question, Verdict
from bot.games.typed import Chosen, TableOption
from bot.games.zheng_shangyou import shell
from bot.games.zheng_shangyou.deal.deal import ZhengShangyouDeal, deal_from_json
from bot.games.zheng_shangyou.grammar import COMMANDS, GRAMMAR
from bot.games.zheng_shangyou.guidance import ZhengShangyouGuide
from bot.games.zheng_shangyou.match import ZhengShangyouMatch, match_from_json
from bot.games.zheng_shangyou.refusals import ZhengShangyouEvent, ZhengShangyouRefusal
from bot.games.zheng_shangyou.rules.consistency import ZhengShangyouContradiction
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import MIXINS, PRESETS, resolve


class ZhengShangyou:
    """The entry point of the game (``bot.games.game.Game``)."""

    name = "zheng-shangyou"
    grammar = GRAMMAR
    verbs = COMMANDS
    options: tuple[TableOption, ...] = ()
    seats_parameter = "zs.players"
    refusals: ClassVar[type[ZhengShangyouRefusal]] = ZhengShangyouRefusal
    not_asked: ClassVar[ZhengShangyouRefusal] = ZhengShangyouRefusal.WRONG_PHASE
    events: ClassVar[type[ZhengShangyouEvent]] = ZhengShangyouEvent
    contradictions: ClassVar[type[ZhengShangyouContradiction]] = ZhengShangyouContradiction
    guide: ClassVar[ZhengShangyouGuide] = ZhengShangyouGuide()
    rulebook = Rules
    mixins = tuple(MIXINS)
    standard = "zs-pits"
    record_fields = (
        RecordField("previous", Stands.HEAD, shell.all_by_place),
        RecordField("opener", Stands.DEAL, a_seat),
    )
    result_field = POINTS
    judge_options = shell.JUDGED
    score_options = shell.SCORED

    def presets(self) -> Sequence[str]:
        """All presets, the one with the defaults first."""
        return tuple(PRESETS)

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> Rules:
        """The rules of a preset, with ``changes`` by parameter name on top."""
        return resolve(text).but(changes or {})

    def rules_from_json(self, data: Json) -> Rules:
        """The rules that ``Rules.to_json`` wrote."""
        return Rules.from_json(data)

    def packs(self, rules: Rules) -> Packs:
        """The cards that are shuffled for a deal."""
        return rules.packs

    def seats(self, rules: Rules) -> int:
        """How many play."""
        return rules.seats

    def idle_options(self, rules: Rules) -> Chosen:
        """Nothing can be chosen beside the rules."""
        del rules
        return frozenset()

    def recorded(self, result: Result) -> Json:
        """The points of each seat."""
        return result.points

    def report(self, deal: ZhengShangyouDeal) -> Mapping[str, Json]:
        """The seats as they ran out; the last place at the end."""
        return {"places": list(deal.position.places)}

    def report_match(self, match: ZhengShangyouMatch) -> Mapping[str, Json]:
        """The seat, or the team, that has won the match."""
        return {"match_winner": match.winning_side()}

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals whose first two places went to one side."""
        first, second = result.order[:2]
        return {"doubles": int({first, second} <= result.winners)}

    def new_match(
        self, rules: Rules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING
    ) -> ZhengShangyouMatch:
        """A match before its first deal; the head of a record may state the places of a deal before it."""
        if options:
            raise NotPossible("nothing can be chosen beside the rules")
        return ZhengShangyouMatch.new(rules, head.get("previous", ()))

    def match_from_json(self, rules: Rules, data: Json) -> ZhengShangyouMatch:
        """The match in a snapshot."""
        return match_from_json(rules, data)

    def deal_from_json(self, rules: Rules, data: Json) -> ZhengShangyouDeal:
        """The deal in a snapshot."""
        return deal_from_json(rules, data)

    def judge(self, rules: Rules, question: Question) -> Verdict:
        """The readings of the plays, and whether ``first`` may be led, or played on ``second``."""
        return shell.judge(rules, question)

    def score(self, rules: Rules, question: Question) -> Result:
        """What the places of a deal are worth."""
        return shell.score(rules, question)

    def settled(self, result: Result) -> Json:
        """Points, totals, who deals next, and whether the match is over."""
        return shell.settled(result)

    def outcome(self, result: Result) -> tuple[Text, ...]:
        """The same in words."""
        return shell.outcome(result)


GAME = ZhengShangyou()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
