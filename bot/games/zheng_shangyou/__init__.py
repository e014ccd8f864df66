"""Zheng Shangyou: the climbing game of docs/zheng-shangyou.md, for three to eight, with one or two packs."""

from bot.engine.game import Game
from bot.engine.game_parts import Records, RuleSets, Shell, Tally, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.climbing.remarks import remarks
from bot.games.zheng_shangyou import shell
from bot.games.zheng_shangyou.closed_lists import ZhengShangyouEvent, ZhengShangyouRefusal
from bot.games.zheng_shangyou.guidance import ZhengShangyouGuide
from bot.games.zheng_shangyou.match import SERIES
from bot.games.zheng_shangyou.rules.consistency import ZhengShangyouContradiction
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import LESSONS, MIXINS, PRESETS
from bot.games.zheng_shangyou.verbs import COMMANDS, GRAMMAR

GAME: Game[Rules] = Game(
    rules=RuleSets(
        rulebook=Rules,
        changes=PRESETS,
        standard="zs-pits",
        contradictions=ZhengShangyouContradiction,
        mixin_changes=MIXINS,
        lessons=LESSONS,
    ),
    series=SERIES,
    words=Words(
        events=ZhengShangyouEvent,
        refusals=ZhengShangyouRefusal,
        guide=ZhengShangyouGuide(),
    ),
    typed=Typed(grammar=GRAMMAR, verbs=COMMANDS),
    shell=Shell(
        judge=shell.judge,
        score=shell.score,
        scored=shell.SCORED,
        judged=shell.JUDGED,
        settled=shell.settled,
        outcome=shell.outcome,
        remark=remarks(ZhengShangyouEvent.TRICK_WON),
    ),
    record=Records(
        fields=(RecordField("previous", Stands.HEAD, shell.all_by_place), RecordField("opener", Stands.DEAL, a_seat)),
        report=shell.places,
        report_match=shell.match_winner,
        tally=Tally(shell.tally, shell.ends, shell.COUNTED),
    ),
)
