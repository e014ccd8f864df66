"""The toy game: three seats in two sides, two packs, a timed bid, a private burial, tricks, levels.

It is the worked example of adding a game. It has rules with a few parameters, a grammar, a match and its deals, words,
a guide and a computer player, and needs nothing in a shared room. It is not shipped: ``known`` adds it to the
registries of the running process, where shipped games are listed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from bot.cards import Packs
from bot.games.deals import NOTHING
from bot.games.facts import Text
from bot.games.game import Game, Json, Result
from bot.games.recorded import RecordField, Stands, a_seat, number_of_each
from bot.games.shell_answers import FIRST, SECOND, Question, QuestionKind, QuestionOption, Verdict, settlement
from bot.games.typed import Chosen, TableOption
from tests.toy.toy_deal import ToyDeal, deal_from_json
from tests.toy.toy_match import ToyMatch, match_from_json
from tests.toy.toy_rules import FIRST_LEVEL, MIXINS, PRESETS, SEATS, ToyGuide, ToyRules, packs_of, resolve
from tests.toy.toy_shell import an_account, judge, score
from tests.toy.toy_words import COMMANDS, GRAMMAR, ToyContradiction, ToyEvent, ToyRefusal


class Toy:
    """The entry point of the game (``bot.games.game.Game``)."""

    name = "toy"
    grammar = GRAMMAR
    verbs = COMMANDS
    options: tuple[TableOption, ...] = ()
    seats_parameter = ""
    refusals: ClassVar[type[ToyRefusal]] = ToyRefusal
    not_asked: ClassVar[ToyRefusal] = ToyRefusal.WRONG_PHASE
    events: ClassVar[type[ToyEvent]] = ToyEvent
    contradictions: ClassVar[type[ToyContradiction]] = ToyContradiction
    guide: ClassVar[ToyGuide] = ToyGuide()
    rulebook = ToyRules
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

    def presets(self) -> Sequence[str]:
        return tuple(PRESETS)

    def rules(self, text: str, changes: Mapping[str, Json] | None = None) -> ToyRules:
        return resolve(text).but(changes or {})

    def rules_from_json(self, data: Json) -> ToyRules:
        return ToyRules.from_json(data)

    def packs(self, rules: ToyRules) -> Packs:
        return packs_of(rules)

    def seats(self, rules: ToyRules) -> int:
        del rules
        return SEATS

    def idle_options(self, rules: ToyRules) -> Chosen:
        del rules
        return frozenset()

    def recorded(self, result: Result) -> Json:
        """Who bid how much, and what their side took."""
        return {name: fact for name, fact in result.account.items() if name != "kitty"}

    def report(self, deal: ToyDeal) -> Mapping[str, Json]:
        return {"bidder": deal.position.bidder, "taken": list(deal.position.taken)}

    def report_match(self, match: ToyMatch) -> Mapping[str, Json]:
        del match
        return NOTHING

    def tally(self, result: Result) -> Mapping[str, int]:
        """Bids that were made."""
        return {"made": int(result.account["taken"] >= result.account["bid"])}

    def new_match(self, rules: ToyRules, options: Chosen = frozenset(), head: Mapping[str, Json] = NOTHING) -> ToyMatch:
        del options
        return ToyMatch(rules, head.get("levels", (FIRST_LEVEL,) * SEATS))

    def match_from_json(self, rules: ToyRules, data: Json) -> ToyMatch:
        return match_from_json(rules, data)

    def deal_from_json(self, rules: ToyRules, data: Json) -> ToyDeal:
        return deal_from_json(rules, data)

    def judge(self, rules: ToyRules, question: Question) -> Verdict:
        return judge(rules, question)

    def score(self, rules: ToyRules, question: Question) -> Result:
        return score(rules, question)

    def settled(self, result: Result) -> Json:
        """What ``score --json`` prints."""
        return settlement(result)

    def outcome(self, result: Result) -> tuple[Text, ...]:
        """Nothing beside what each seat gets."""
        del result
        return ()


GAME = Toy()
_SEEN_FROM_OUTSIDE: Game = GAME  # the type check holds this package to the seam
