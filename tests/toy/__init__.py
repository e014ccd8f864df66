"""The toy game: three seats in two sides, two packs, a timed bid, a private burial, tricks, levels.

It is the worked example of adding a game. It has rules with a few parameters, a grammar, a match and its deals, words,
a guide and a computer player, and needs nothing in a shared room. It is not shipped: ``known`` adds it to the
registries of the running process, where shipped games are listed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.engine.entry_point import GameOfFunctions
from bot.engine.game import Game, Json, Result
from bot.engine.shell_answers import FIRST, SECOND, QuestionKind, QuestionOption, settlement
from bot.engine.typed.recorded import RecordField, Stands, a_seat, number_of_each
from tests.toy import toy_shell
from tests.toy.toy_deal import PLAY, ToyDeal
from tests.toy.toy_match import SERIES
from tests.toy.toy_rules import MIXINS, PRESETS, SEATS, ToyGuide, ToyRules
from tests.toy.toy_rules import resolve as resolve_rules
from tests.toy.toy_shell import an_account
from tests.toy.toy_words import COMMANDS, GRAMMAR, ToyContradiction, ToyEvent, ToyRefusal


class Toy(GameOfFunctions[ToyRules]):
    """The entry point of the game (``bot.engine.game.Game``)."""

    name = "toy"
    grammar = GRAMMAR
    verbs = COMMANDS
    refusals: ClassVar[type[ToyRefusal]] = ToyRefusal
    not_asked: ClassVar[ToyRefusal] = ToyRefusal.WRONG_PHASE
    events: ClassVar[type[ToyEvent]] = ToyEvent
    contradictions: ClassVar[type[ToyContradiction]] = ToyContradiction
    guide: ClassVar[ToyGuide] = ToyGuide()
    rulebook = ToyRules
    resolve = staticmethod(resolve_rules)
    preset_names = tuple(PRESETS)
    mixins = tuple(MIXINS)
    standard = "plain"
    record_fields = (
        RecordField("levels", Stands.HEAD, number_of_each),
        RecordField("opener", Stands.DEAL, a_seat),
    )
    result_field = RecordField("result", Stands.DEAL, an_account)
    judge_options = (
        FIRST,
        SECOND,
        QuestionOption("hand", QuestionKind.CARDS, "the hand that FIRST comes from"),
    )
    score_options = (
        QuestionOption("bidder", QuestionKind.SEAT, "who bid highest", needed=True),
        QuestionOption("bid", QuestionKind.NUMBER, "how many points they bid", needed=True),
        QuestionOption("taken", QuestionKind.NUMBER, "how many points their side took", needed=True),
    )
    play = PLAY
    series = SERIES
    judge = staticmethod(toy_shell.judge)
    score = staticmethod(toy_shell.score)
    settled = staticmethod(settlement)

    def seats(self, rules: ToyRules) -> int:
        del rules
        return SEATS

    def recorded(self, result: Result) -> Json:
        """Who bid how much, and what their side took."""
        return {name: fact for name, fact in result.account.items() if name != "kitty"}

    def report(self, deal: ToyDeal) -> Mapping[str, Json]:
        return {"bidder": deal.position.bidder, "taken": list(deal.position.taken)}

    def tally(self, result: Result) -> Mapping[str, int]:
        """Bids that were made."""
        return {"made": int(result.account["taken"] >= result.account["bid"])}


GAME = Toy()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
