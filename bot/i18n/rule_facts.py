"""Which facts of the public parameters go into which sentence of a rule page (``rules.ftl``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.cards import SUIT_SIGNS
from bot.games.big_two.options import StraightOrder
from bot.games.big_two.straights import STRAIGHT_ORDERS
from bot.i18n.catalogue import Argument, text
from bot.i18n.straights import straight_facts, unlisted

Values = Mapping[str, Any]
"""Parameters by public name, as ``Rules.to_json()`` writes them."""
Facts = Mapping[str, Argument]
Teller = Callable[[Values, str], Facts | None]
"""The facts of a sentence from the values, for a language; None: the sentence has nothing to say."""


KINDS = ("single", "pair", "triple", "straight", "flush", "full_house", "four_plus_one", "straight_flush")
"""What the family plays, weakest five cards first (BT-7.5)."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of the catalogue, the facts it takes, and the parameters whose values it says."""

    key: str
    facts: Teller
    parameters: tuple[str, ...] = ()


def _value(name: str, fact: str, *values: object) -> tuple[Teller, tuple[str, ...]]:
    """The value is the fact that the message selects on, if it is one of those the message has words for."""
    return (lambda rules, _: {fact: rules[name]} if rules[name] in values else None), (name,)


def _if(name: str, *values: object, **facts: Argument) -> tuple[Teller, tuple[str, ...]]:
    """The sentence stands where the value is one of these."""
    return (lambda rules, _: dict(facts) if rules[name] in values else None), (name,)


def _number(name: str, fact: str, off: object = 0) -> tuple[Teller, tuple[str, ...]]:
    return (lambda rules, _: {fact: rules[name]} if rules[name] != off else None), (name,)


def _always(_: Values, __: str) -> Facts:
    return {}


def _low_card(rules: Values) -> str:
    return "3" + SUIT_SIGNS[rules["deck.suits"][0]]


def _high_card(rules: Values) -> str:
    return "2" + SUIT_SIGNS[rules["deck.suits"][-1]]


def _players(rules: Values, _: str) -> Facts:
    return {"n": rules["seats.count"], "direction": rules["seats.direction"]}


def _suits(rules: Values, _: str) -> Facts:
    high_to_low = [SUIT_SIGNS[suit] for suit in reversed(rules["deck.suits"])]
    order = dict(zip(("first", "second", "third", "fourth"), high_to_low, strict=True))
    return {**order, "high": _high_card(rules), "low": _low_card(rules)}


def _size(rules: Values) -> int:
    size = rules["deal.hand_size"]
    return 52 // int(rules["seats.count"]) if size == "equal" else int(size)


def _hand_size(rules: Values, _: str) -> Facts:
    return {"n": _size(rules)}


def _rest(rules: Values, _: str) -> Facts | None:
    left = 52 - _size(rules) * int(rules["seats.count"])
    return {"face": rules["rest.face"]} if left and rules["rest.use"] == "give" else None


def _start(rules: Values, _: str) -> Facts:
    return {"later": rules["start.later"], "low": _low_card(rules)}


def _kinds(rules: Values, locale: str, *, played: bool) -> list[str]:
    on = {"triple": rules["combo.triple"], "flush": rules["combo.flush"]}
    return [text("kind-plural", locale, kind=kind) for kind in KINDS if on.get(kind, True) is played]


def _played(rules: Values, locale: str) -> Facts:
    return {"kinds": _kinds(rules, locale, played=True)}


def _not_played(rules: Values, locale: str) -> Facts | None:
    kinds = _kinds(rules, locale, played=False)
    return {"kinds": kinds} if kinds else None


def _order(rules: Values) -> list[str]:
    """The straights of these rules, strongest first; equal ones joined by ``=``."""
    return STRAIGHT_ORDERS[StraightOrder(rules["combo.straight_order"])].split()[::-1]


def _straights(rules: Values, _: str) -> Facts:
    return straight_facts(_order(rules))


def _no_straights(rules: Values, _: str) -> Facts | None:
    none = unlisted(_order(rules))
    return {"n": len(none), "none": none} if none else None


def _five(rules: Values, locale: str) -> Facts:
    ladder = [text("kind", locale, kind=kind) for kind in KINDS[3:] if kind != "flush" or rules["combo.flush"]]
    return {"five": rules["answer.five"], "ladder": ladder}


def _flushes(rules: Values, _: str) -> Facts | None:
    return {"flush": rules["cmp.flush"]} if rules["combo.flush"] else None


def _declared(rules: Values, _: str) -> Facts | None:
    sizes = {(): "none", (1,): "one", (1, 2): "both"}.get(tuple(sorted(rules["last.declare"])))
    return {"sizes": sizes} if sizes else None


def _undeclared(rules: Values, _: str) -> Facts | None:
    owed = rules["last.declare"] and rules["last.undeclared"] != "nothing"
    return {"else": rules["last.undeclared"]} if owed else None


def _duty(name: str, fact: str) -> tuple[Teller, tuple[str, ...]]:
    def facts(rules: Values, _: str) -> Facts | None:
        return {fact: rules[name]} if rules["top.enforce"] != "off" and rules[name] != "free" else None

    return facts, (name,)


def _top_two(rules: Values, _: str) -> Facts | None:
    return None if rules["end.top_two"] == "ok" else {"how": rules["end.top_two"], "high": _high_card(rules)}


def _by_cards(rules: Values) -> bool:
    return (rules["score.base"], rules["score.tiers_on"], rules["score.tiers_apply"]) == ("cards", "hand", "all")


def _redeal_value(rules: Values, _: str) -> Facts | None:
    under = rules["redeal.points_below"]
    return {"what": "points_below", "under": under} if under else None


def _tiers(rules: Values, locale: str) -> Facts | None:
    tiers = rules["score.tiers"]
    if not _by_cards(rules) or len(tiers) < 2:
        return None
    ends = [start - 1 for start, _ in tiers[1:]] + [_size(rules)]
    rows = []
    for number, ((start, factor), end) in enumerate(zip(tiers, ends, strict=True)):
        place = "first" if number == 0 else "only" if start == end else "from"
        rows.append(text("tier", locale, place=place, factor=factor, to=end, **{"from": start}))
    start, factor = tiers[1]
    return {"rows": rows, "n": start, "factor": factor, "p": start * factor}


def _flat(rules: Values, _: str) -> Facts | None:
    return {} if _by_cards(rules) and rules["score.tiers"] == [[1, 1]] else None


def _match(rules: Values, _: str) -> Facts | None:
    if rules["match.end"] not in ("open", "target", "deals"):
        return None
    return {"end": rules["match.end"], "target": rules["match.target"], "deals": rules["match.deals"]}


SECTIONS: dict[str, tuple[Sentence, ...]] = {
    "cards": (
        Sentence("page-players", _players, ("seats.count", "seats.direction")),
        Sentence("page-alternate", *_if("seats.alternate", True)),
        Sentence("page-ranks", *_if("deck.kind", "std52")),
        Sentence("page-suits", _suits, ("deck.suits",)),
    ),
    "deal": (
        Sentence("page-hand-size", _hand_size, ("deal.hand_size",)),
        Sentence("page-rest", _rest, ("rest.use", "rest.face")),
        Sentence("page-dealer", *_value("deal.next_dealer", "next", "winner", "before_winner", "loser")),
        Sentence("page-receiver", *_value("deal.first_receiver", "receiver", "cut_card", "next_in_turn")),
        Sentence("page-redeal", _redeal_value, ("redeal.points_below",)),
        Sentence("page-redeal", *_if("redeal.four_twos", True, what="four_twos")),
        Sentence("page-redeal", *_if("redeal.ten_high", True, what="ten_high")),
        Sentence("page-redeal", *_if("redeal.two_courts", True, what="two_courts")),
        Sentence("page-dragon", *_if("instant.dragon", True)),
        Sentence("page-four-twos", *_if("instant.four_twos", True)),
    ),
    "opening": (
        Sentence("page-start", _start, ("start.first", "start.later")),
        Sentence("page-opening", *_value("start.low_card", "how", "include", "alone", "free")),
        Sentence("page-round", *_number("start.round_len", "n")),
    ),
    "plays": (
        Sentence("page-kinds", _played, ("combo.triple", "combo.flush")),
        Sentence("page-off", _not_played),
        Sentence("page-four", *_value("combo.four", "four", "none", "quads", "two_pair")),
        Sentence("page-size", _always),
        Sentence("page-five", _five, ("answer.five",)),
        Sentence("page-royal", *_if("cmp.quads_vs_sf", "only_royal_over_quads")),
        Sentence("page-monsters", *_if("answer.monsters", "any_time")),
        Sentence("page-pair", _always),
        Sentence("page-straights", _straights, ("combo.straight_order",)),
        Sentence("page-straights-none", _no_straights),
        Sentence("page-straight-tie", *_value("cmp.straight_tie", "tie", "sequence_top", "game_top")),
        Sentence("page-flush", _flushes, ("cmp.flush",)),
        Sentence("page-full-house", *_value("cmp.full_house", "cmp", "triple_rank", "best_card")),
    ),
    "passing": (
        Sentence("page-pass", *_value("pass.lock", "lock", "off", "trick")),
        Sentence("page-trick", _always),
        Sentence("page-self-extend", *_if("pass.self_extend", True)),
        Sentence("page-echo", *_if("pass.echo", True)),
    ),
    "last": (
        Sentence("page-last", _declared, ("last.declare",)),
        Sentence("page-undeclared", _undeclared, ("last.undeclared",)),
        Sentence("page-top-follow", *_duty("top.follow", "follow")),
        Sentence("page-top-lead", *_duty("top.lead", "lead")),
        Sentence("page-top-how", *_value("top.enforce", "how", "legal", "liability")),
    ),
    "end": (
        Sentence("page-end", *_value("end.mode", "end", "first_out", "play_on")),
        Sentence("page-top-two", _top_two, ("end.top_two",)),
    ),
    "points": (
        Sentence("page-tiers", _tiers, ("score.tiers", "score.base")),
        Sentence("page-tiers-flat", _flat, ("score.tiers", "score.base")),
        Sentence("page-unplayed", *_number("score.no_play_mult", "factor", off=None)),
        Sentence("page-twos-held", *_if("score.twos_in_hand", 2)),
        Sentence("page-twos-finish", *_if("score.twos_finish", 2)),
        Sentence("page-settle", *_value("score.settle", "settle", "pairwise", "winner_takes", "ledger")),
        Sentence("page-bonus", *_number("score.winner_bonus", "n")),
        Sentence("page-unit", *_number("score.unit", "n", off=1)),
    ),
    "match": (Sentence("page-match", _match, ("match.end", "match.target", "match.deals")),),
}
"""The sentences of a page, in the order of a deal."""
