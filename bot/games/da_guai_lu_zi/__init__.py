"""Da Guai Lu Zi: the climbing game of docs/da-guai-lu-zi.md, for six in two teams, with three packs and wild jokers."""

from bot.engine.game import Game
from bot.engine.game_parts import Records, RuleSets, Shell, Tally, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.climbing.remarks import remarks
from bot.games.da_guai_lu_zi import reports, shell
from bot.games.da_guai_lu_zi.closed_lists import EscapeEvent, EscapeRefusal
from bot.games.da_guai_lu_zi.guidance import EscapeGuide
from bot.games.da_guai_lu_zi.match import SERIES
from bot.games.da_guai_lu_zi.rules.consistency import EscapeContradiction
from bot.games.da_guai_lu_zi.rules.parameters import Rules
from bot.games.da_guai_lu_zi.rules.presets import LESSONS, PRESETS
from bot.games.da_guai_lu_zi.verbs import COMMANDS, GRAMMAR

GAME: Game[Rules] = Game(
    rules=RuleSets(
        rulebook=Rules, changes=PRESETS, standard="dglz-standard", contradictions=EscapeContradiction, lessons=LESSONS
    ),
    series=SERIES,
    words=Words(events=EscapeEvent, refusals=EscapeRefusal, guide=EscapeGuide()),
    typed=Typed(grammar=GRAMMAR, verbs=COMMANDS),
    shell=Shell(
        judge=shell.judge,
        score=shell.score,
        scored=shell.SCORED,
        judged=shell.JUDGED,
        settled=shell.settled,
        outcome=shell.outcome,
        remark=remarks(EscapeEvent.TRICK_WON, EscapeEvent.CANDIDATES_SEEN),
    ),
    record=Records(
        fields=(
            RecordField("levels", Stands.HEAD, shell.both_levels),
            RecordField("previous", Stands.HEAD, shell.finishing_order),
            RecordField("opener", Stands.DEAL, a_seat),
        ),
        report=reports.came_to,
        report_match=reports.match_winner,
        tally=Tally(reports.tally, reports.ends, reports.COUNTED),
    ),
)
