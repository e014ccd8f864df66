"""Sheng Ji: the levelling game of docs/sheng-ji.md, for four in two partnerships, with one to four packs."""

from bot.engine.game import Game
from bot.engine.game_parts import Records, ResultForm, RuleSets, Shell, Tally, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.sheng_ji import reports, shell
from bot.games.sheng_ji.closed_lists import ShengJiEvent, ShengJiRefusal
from bot.games.sheng_ji.guidance import ShengJiGuide
from bot.games.sheng_ji.match import PACE, SERIES
from bot.games.sheng_ji.rules.consistency import ShengJiContradiction
from bot.games.sheng_ji.rules.parameters import Rules
from bot.games.sheng_ji.rules.presets import LESSONS, MIXINS, WHOLE
from bot.games.sheng_ji.shell import remark
from bot.games.sheng_ji.verbs import COMMANDS, GRAMMAR

GAME: Game[Rules] = Game(
    rules=RuleSets(
        rulebook=Rules,
        changes=WHOLE,
        standard="standard",
        contradictions=ShengJiContradiction,
        mixin_changes=MIXINS,
        lessons=LESSONS,
    ),
    series=SERIES,
    words=Words(events=ShengJiEvent, refusals=ShengJiRefusal, guide=ShengJiGuide()),
    typed=Typed(grammar=GRAMMAR, verbs=COMMANDS, options=(PACE,)),
    shell=Shell(
        judge=shell.judge,
        score=shell.score,
        scored=shell.SCORED,
        judged=shell.JUDGED,
        settled=shell.settled,
        outcome=shell.outcome,
        remark=remark,
    ),
    record=Records(
        fields=(
            RecordField("levels", Stands.HEAD, shell.both_levels),
            RecordField("dealer", Stands.HEAD, a_seat),
            RecordField("first", Stands.DEAL, a_seat),
            RecordField("trump", Stands.DEAL, shell.a_trump),
        ),
        result=ResultForm(reports.recorded, shell.attackers_points),
        report=reports.came_to,
        tally=Tally(reports.tally, reports.sides_held, reports.COUNTED),
    ),
)
