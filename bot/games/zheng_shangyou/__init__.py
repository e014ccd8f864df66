"""Zheng Shangyou: the climbing game of docs/zheng-shangyou.md, for three to eight, with one or two packs."""

from bot.engine.game import Game
from bot.engine.game_parts import Records, RuleSets, Shell, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.zheng_shangyou import reports, shell
from bot.games.zheng_shangyou.grammar import COMMANDS, GRAMMAR
from bot.games.zheng_shangyou.guidance import ZhengShangyouGuide
from bot.games.zheng_shangyou.happened import ZhengShangyouEvent
from bot.games.zheng_shangyou.match import SERIES
from bot.games.zheng_shangyou.refusals import ZhengShangyouRefusal
from bot.games.zheng_shangyou.rules.consistency import ZhengShangyouContradiction
from bot.games.zheng_shangyou.rules.lessons import LESSONS
from bot.games.zheng_shangyou.rules.parameters import Rules
from bot.games.zheng_shangyou.rules.presets import MIXINS, PRESETS

GAME: Game[Rules] = Game(
    "zheng-shangyou",
    RuleSets(Rules, PRESETS, "zs-pits", ZhengShangyouContradiction, MIXINS, "zs.players", LESSONS),
    SERIES,
    Words(ZhengShangyouEvent, ZhengShangyouRefusal, ZhengShangyouRefusal.WRONG_PHASE, ZhengShangyouGuide()),
    Typed(GRAMMAR, COMMANDS),
    Shell(shell.judge, shell.score, shell.SCORED, shell.JUDGED, shell.settled, shell.outcome),
    Records(
        (RecordField("previous", Stands.HEAD, shell.all_by_place), RecordField("opener", Stands.DEAL, a_seat)),
        report=reports.places,
        report_match=reports.match_winner,
        tally=reports.both_first_places,
    ),
)
