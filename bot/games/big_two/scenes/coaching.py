"""What a beginner is told on their turn in Big Two: what to do, and why, from what they see themselves."""

from __future__ import annotations

from bot.cards import Card
from bot.engine.actions import Action
from bot.engine.facts import Cards, Facts, Player
from bot.games.big_two.cards.combinations import Kind
from bot.games.big_two.cards.generator import generator_of
from bot.games.big_two.deal.seam import BigTwoView
from bot.games.big_two.deal.spelled_out import kind_of, opening_card, play_to_beat
from bot.games.big_two.scenes.questions import is_before_play
from bot.games.big_two.verbs import LAST_CARD
from bot.games.climbing.scenes.sorted_hand import Plays, open_plays
from bot.scenes.hand_scene import required_places
from bot.scenes.wording import Text, saying

_COUNTED = "A23456789TJQKA2"
"""The ranks in the order in which people count them."""

_LONG = 4
"""From so many cards on, a lead is good because it is long."""


def coached(view: BigTwoView, advice: Action | None) -> Text | None:
    """The coach's line for ``advice``, what is best done now; None: nothing is asked of the viewer.

    Who waits is told what it is about until they have done something.
    """
    new = all(seat != view.seat for seat, _ in view.history)
    if advice is None:
        waits = new and view.position.phase != "over"
        return Text("coach-wait", {"n": len(view.hand), **_ends_of_pack(view)}) if waits else None
    if is_before_play(view) or advice.verb not in ("play", "pass"):
        return saying("coach-press", what=view.describe(advice), cards=Cards(advice.cards), n=len(advice.cards))
    facts = _passing(view) if advice.verb == "pass" else _playing(view, advice)
    teaches = "last-card" if LAST_CARD in advice.words else "everything" if new else _taught(view)
    return Text(f"coach-{advice.verb}", {**facts, **_ends_of_pack(view), "met": _met(view), "teaches": teaches})


def _met(view: BigTwoView) -> str:
    """The kind of the play to beat, where its name alone doesn't say what it consists of; else none."""
    beat = play_to_beat(view.position)
    return beat.kind if beat is not None and len(beat.cards) >= _LONG else "none"


def _ends_of_pack(view: BigTwoView) -> Facts:
    """The lowest and the highest card by these rules."""
    pack = view.position.setting.pack.cards
    return {"lowest": Cards(pack[:1]), "highest": Cards(pack[-1:])}


def _playing(view: BigTwoView, advice: Action) -> Facts:
    cards, opening = advice.cards, opening_card(view.position)
    top, near = view.position.setting.pack.cards[-1].rank, _about_to_win(view)
    kept = sum(card.rank == top for card in view.hand if card not in cards)
    return {
        **_facts_of(view, cards),
        "why": _why(view, cards, keeps=bool(kept) and top not in {card.rank for card in cards}),
        "n": len(cards),
        "ticked": {*cards} <= {view.hand[place] for place in required_places(view)},
        "opening": "" if opening is None else Cards((opening,)),
        "rank-kept": top,
        "kept": kept,
        "name": "" if near is None else Player(near),
    }


def _taught(view: BigTwoView) -> str:
    """How cards are ticked, for whoever has at most opened the deal, with a card that was ticked for them."""
    acted = [at for at, (seat, _) in enumerate(view.history) if seat == view.seat]
    return "ticks" if acted in ([], [0]) else "nothing"


def _why(view: BigTwoView, cards: tuple[Card, ...], *, keeps: bool) -> str:
    """Why these cards: a variant of ``coach-why``."""
    plays, near = open_plays(view), _about_to_win(view)
    if len(cards) == len(view.hand):
        return "wins"
    if play_to_beat(view.position) is None:
        if opening_card(view.position) is not None:
            return "opens"
        if near is not None and (len(cards) > 1 or cards == plays[-1]):
            return "guards" if len(cards) > 1 else "stops"
        return "long" if len(cards) >= _LONG else "low" if view.hand[0] in cards else "leads"
    if near is not None and len(cards) == 1 and cards == plays[-1]:
        return "stops"
    if keeps and any(card.rank == view.position.setting.pack.cards[-1].rank for play in plays for card in play):
        return "keeps"
    return "lowest" if cards == plays[0] and len(plays) > 1 else "beats"


def _passing(view: BigTwoView) -> Facts:
    """Why to pass: a variant of ``coach-pass-why``, and what an answer would cost."""
    plays = open_plays(view)
    if not plays:
        return {"why": "nothing"}
    top = view.position.setting.pack.cards[-1].rank
    if all(any(card.rank == top for card in play) for play in plays):
        return {"why": "keeps", "rank-kept": top, "kept": sum(card.rank == top for card in view.hand)}
    broken = _broken(view, plays)
    return {"why": "saves"} if broken is None else {"why": "breaks", **_facts_of(view, broken)}


def _broken(view: BigTwoView, plays: Plays) -> tuple[Card, ...] | None:
    """What the weakest answer would break: cards of one rank, else the longest combination; None where nothing."""
    answer = frozenset(plays[0])
    for rank in {card.rank for card in answer}:
        alike = tuple(card for card in view.hand if card.rank == rank)
        if not answer >= {*alike} and kind_of(view.position, alike) is not None:
            return alike
    pack = view.position.setting.pack
    groups = [pack.of(mask) for mask in generator_of(view.position.setting.combinations).leads(view.own.hand_mask)]
    longer = [group for group in groups if len(group) > max(_LONG, len(answer)) and answer & {*group}]
    return max(longer, key=len, default=None)


def _about_to_win(view: BigTwoView) -> int | None:
    """Another seat with one card; None where there is none."""
    return next((seat for seat, count in enumerate(view.counts) if count == 1 and seat != view.seat), None)


def _facts_of(view: BigTwoView, cards: tuple[Card, ...]) -> Facts:
    """Cards as a sentence names them: their kind, the rank that counts, and the ends of a straight."""
    ranks = [card.rank for card in cards]
    low, high = _ends(ranks)
    return {
        "kind": kind_of(view.position, cards) or Kind.SINGLE,
        "cards": Cards(cards),
        "rank": _shown(max(ranks, key=ranks.count)),
        "low": _shown(low),
        "high": _shown(high),
    }


def _ends(ranks: list[str]) -> tuple[str, str]:
    """The first and the last rank as people count them: of *3 4 5 A 2*, the ace and the five."""
    windows = (_COUNTED[at : at + len(ranks)] for at in range(len(_COUNTED) - len(ranks) + 1))
    return next(((run[0], run[-1]) for run in windows if {*run} == {*ranks}), (ranks[0], ranks[-1]))


def _shown(rank: str) -> str:
    return "10" if rank == "T" else rank
