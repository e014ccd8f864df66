"""Big Two: the climbing game of docs/big-two.md, one engine for every region's rules."""

from bot.engine.game import Game
from bot.engine.game_parts import Records, RuleSets, Shell, Tally, Typed, Words
from bot.engine.typed.recorded import RecordField, Stands, a_seat
from bot.games.big_two import by_hand, shell
from bot.games.big_two.closed_lists import BigTwoEvent, BigTwoRefusal
from bot.games.big_two.guide import BigTwoGuide
from bot.games.big_two.last_card_record import COUNTED, last_cards
from bot.games.big_two.match import CALLOUTS, SERIES
from bot.games.big_two.rules.consistency import BigTwoContradiction
from bot.games.big_two.rules.parameters import Rules
from bot.games.big_two.rules.presets import LESSONS, MIXINS, WHOLE
from bot.games.big_two.verbs import COMMANDS, GRAMMAR
from bot.games.climbing.remarks import remarks

GAME: Game[Rules] = Game(
    rules=RuleSets(
        rulebook=Rules,
        changes=WHOLE,
        standard="chudadi-standard",
        contradictions=BigTwoContradiction,
        mixin_changes=MIXINS,
        lessons=LESSONS,
    ),
    series=SERIES,
    words=Words(events=BigTwoEvent, refusals=BigTwoRefusal, guide=BigTwoGuide()),
    typed=Typed(grammar=GRAMMAR, verbs=COMMANDS, options=(CALLOUTS,)),
    shell=Shell(
        judge=shell.judged, score=by_hand.scored, scored=by_hand.OPTIONS, remark=remarks(BigTwoEvent.TRICK_WON)
    ),
    record=Records(fields=(RecordField("opener", Stands.DEAL, a_seat),), tally=Tally(shell.tally, last_cards, COUNTED)),
)
