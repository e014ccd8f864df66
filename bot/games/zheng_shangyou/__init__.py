"""Zheng Shangyou: the climbing game of docs/zheng-shangyou.md, for three to eight, with one or two packs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.entry_point import GameOfFunctions
from bot.engine.game import Game, Json, Result
from bot.engine.typed.recorded import POINTS, RecordField, Stands, a_seat
from bot.games.zheng_shangyou import shell
from bot.games.zheng_shangyou.deal.seam import PLAY, ZhengShangyouDeal
from bot.games.zheng_shangyou.grammar import COMMANDS, GRAMMAR
from bot.games.zheng_shangyou.guidance import ZhengShangyouGuide
from bot.games.zheng_shangyou.match import SERIES, ZhengShangyouMatch
from bot.games.zheng_shangyou.refusals import ZhengShangyouEvent, ZhengShangyouRefusal
from bot.games.zheng_shangyou.rules.consistency import ZhengShangyouContradiction
from bot.games.zheng_shangyou.rules.lessons import LESSONS
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import MIXINS, PRESETS
from bot.games.zheng_shangyou.rules.presets import resolve as resolve_rules


class ZhengShangyou(GameOfFunctions[Rules]):
    """The entry point of the game (``bot.engine.game.Game``)."""

    name = "zheng-shangyou"
    grammar = GRAMMAR
    verbs = COMMANDS
    seats_parameter = "zs.players"
    refusals: ClassVar[type[ZhengShangyouRefusal]] = ZhengShangyouRefusal
    not_asked: ClassVar[ZhengShangyouRefusal] = ZhengShangyouRefusal.WRONG_PHASE
    events: ClassVar[type[ZhengShangyouEvent]] = ZhengShangyouEvent
    contradictions: ClassVar[type[ZhengShangyouContradiction]] = ZhengShangyouContradiction
    guide: ClassVar[ZhengShangyouGuide] = ZhengShangyouGuide()
    rulebook = Rules
    preset_names = tuple(PRESETS)
    mixins = tuple(MIXINS)
    standard = "zs-pits"
    lessons = LESSONS
    record_fields = (
        RecordField("previous", Stands.HEAD, shell.all_by_place),
        RecordField("opener", Stands.DEAL, a_seat),
    )
    result_field = POINTS
    judge_options = shell.JUDGED
    score_options = shell.SCORED
    resolve = staticmethod(resolve_rules)
    play = PLAY
    series = SERIES
    judge = staticmethod(shell.judge)
    score = staticmethod(shell.score)
    settled = staticmethod(shell.settled)
    outcome = staticmethod(shell.outcome)

    def seats(self, rules: Rules) -> int:
        """How many play."""
        return rules.seats

    def report(self, deal: ZhengShangyouDeal) -> Mapping[str, Json]:
        """The seats as they ran out; the last place at the end."""
        return {"places": list(deal.position.places)}

    def report_match(self, match: ZhengShangyouMatch) -> Mapping[str, Json]:
        """The seat, or the team, that has won the match."""
        return {"match_winner": match.so_far.winning_side()}

    def tally(self, result: Result) -> Mapping[str, int]:
        """Deals whose first two places went to one side."""
        first, second = result.order[:2]
        return {"both_first_places": int({first, second} <= result.winners)}


GAME = ZhengShangyou()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
