"""The one judge: whether a seat may do something, and everything that it may do (docs/big-two.md, sections 5, 9 to 11).

It sees the public position and one hand, so a deal and a view of it get the same answers.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.actions import Action, Seat
from bot.engine.facts import Cards, Facts, Player, named
from bot.engine.game import Refusal
from bot.games.big_two.before.left_over import was_asked
from bot.games.big_two.before.redeal import is_entitled, knows_redeal
from bot.games.big_two.cards.combinations import Combination, Combinations
from bot.games.big_two.cards.masks import card_count, having, highest, shared
from bot.games.big_two.cards.pack import Mask
from bot.games.big_two.cards.unplayable import why_not
from bot.games.big_two.closed_lists import BigTwoRefusal as Name
from bot.games.big_two.closed_lists import out_of_phase, refuse, unheld
from bot.games.big_two.deal.last_card import (
    Duty,
    calls,
    enforced_duty,
    is_barred,
    over,
    playing,
    refuse_announcement,
    refuse_call,
    refuse_declare,
)
from bot.games.big_two.position import OFFER, Position, locked
from bot.games.big_two.rules.parameters import FULL_HAND
from bot.games.big_two.seat_sets import includes
from bot.games.big_two.setting import NOBODY, DealSetting
from bot.games.big_two.verbs import DECLARE, KEEP, LAST_CARD, PASS, REDEAL, call_of, play_of

_BEFORE_PLAY = {
    "take": ("leftover", "BT-4.4"),
    "decline": ("leftover", "BT-4.4"),
    "swap": ("leftover", "BT-4.5"),
}
_IN_KIND = "BT-9.2"
"""The rule that five cards answer only five of the same kind."""


def refusal(position: Position, hand: Mask, seat: Seat, action: Action) -> Refusal | None:
    """Why ``seat``, holding ``hand``, may not do this now; None if it may."""
    if position.undecided:
        return _refuse_while_offered(position, hand, seat, action)
    if action.verb == "play":
        return _refuse_play(position, hand, seat, action)
    if action.verb == "pass":
        return _refuse_pass(position, hand, seat)
    if action.verb == "declare":
        return refuse_declare(position, seat)
    if action.verb == "call":
        return refuse_call(position, seat, action.number)
    if action in (KEEP, REDEAL):
        return _refuse_unoffered(position, seat)
    return _refuse_verb(position, seat, action)


def legal_actions(position: Position, hand: Mask, seat: Seat) -> list[Action]:
    """Everything that ``seat`` may do now, plays first.

    Plays are listed weakest first, each followed by the same play with a declaration. Then comes the pass, and then the
    true calls. A false call is legal, too, but only harms its caller. During a redeal offer, only answers to it are
    legal.
    """
    setting = position.setting
    if position.undecided:
        return _answers_to_offer(position, hand, seat)
    if position.turn != seat:
        return _out_of_turn(position, seat)
    plays = setting.combinations.plays
    masks, duty = _legal_masks(position, hand)
    actions: list[Action] = [plays[mask] for mask in masks]
    if setting.declared_sizes and position.counts[seat] <= 9:  # the largest play has seven cards, and two may be left
        actions = _announced(setting, position.counts[seat], masks)
    if (position.table or is_barred(setting, hand)) and (duty is None or duty.met(None, hand)):
        actions.append(PASS)
    return actions + _calls(position, seat) if setting.callouts else actions


def _out_of_turn(position: Position, seat: Seat) -> list[Action]:
    if position.turn == NOBODY:
        return []
    declares: list[Action] = [DECLARE] if refuse_declare(position, seat) is None else []
    return declares + _calls(position, seat)


def _calls(position: Position, seat: Seat) -> list[Action]:
    return [call_of(other) for other in calls(position, seat)]


def _announced(setting: DealSetting, count: int, masks: list[Mask]) -> list[Action]:
    actions: list[Action] = []
    for mask in masks:
        found = setting.combinations[mask]
        actions.append(found.play)
        if count - found.size in setting.declared_sizes:
            actions.append(play_of(found.play.cards, last_card=True))
    return actions


def legal_masks(position: Position, hand: Mask) -> list[Mask]:
    """The plays, as masks, that are open to the player on turn, who holds ``hand``."""
    return _legal_masks(position, hand)[0]


def _legal_masks(position: Position, hand: Mask) -> tuple[list[Mask], Duty | None]:
    """The plays, and the duty that is enforced, if any."""
    setting = position.setting
    if setting.bars_top and is_barred(setting, hand):
        return [], None
    table, generator = position.table, setting.generator
    masks = generator.answers(hand, setting.combinations[table]) if table else generator.leads(hand)
    if setting.opening and not position.acted:
        return _openings(setting, masks), None
    duty = enforced_duty(position, hand)
    if duty is not None:
        combinations = setting.combinations
        masks = [mask for mask in masks if duty.met(combinations[mask], hand)]
    return masks, duty


def _openings(setting: DealSetting, masks: list[Mask]) -> list[Mask]:
    card = setting.opening
    if setting.opens_alone:
        return [card]
    return having(masks, card)


def _refuse_turn(position: Position, seat: Seat, *, answers: bool) -> Refusal | None:
    """not_your_turn: ``name`` is whose turn it is in this ``phase``.

    may_only_pass: for a player who tries to answer a lead that everybody passes on automatically (BT-10.4, 10.5).
    ``name`` leads, and ``before`` is the play that everybody passed on earlier.
    """
    setting = position.setting
    if position.turn == seat:
        return None
    if position.turn == NOBODY:
        return over()
    if includes(locked(position), seat):
        return refuse(Name.PASSED_THIS_TRICK, "BT-10.3")
    before = position.course.before
    if answers and before and not position.table:
        rule = "BT-10.5" if setting.rules.pass_.echo else "BT-10.4"
        return refuse(Name.MAY_ONLY_PASS, rule, before=Cards(setting.pack.of(before)), name=Player(position.turn))
    return refuse(Name.NOT_YOUR_TURN, "BT-10.1", phase="play", name=Player(position.turn))


def _refuse_play(position: Position, hand: Mask, seat: Seat, play: Action) -> Refusal | None:
    setting = position.setting
    if (refused := _refuse_turn(position, seat, answers=True)) is not None:
        return refused
    pack = setting.pack
    mask = pack.mask_if_held(hand, play.cards)
    if not mask and play.cards:
        return unheld(pack, hand, pack.missing(hand, play.cards), "BT-10.1")
    found = setting.combinations.find(mask)
    if found is None:
        return refuse_lead(setting.combinations, mask)
    for duty in _DUTIES:
        if (refused := duty(position, hand, found)) is not None:
            return refused
    return refuse_announcement(setting, card_count(hand) - found.size) if LAST_CARD in play.words else None


def _refuse_answer(position: Position, _: Mask, play: Combination) -> Refusal | None:
    known = position.setting.combinations
    return refuse_answer(known, play, known[position.table]) if position.table else None


def refuse_lead(combinations: Combinations, mask: Mask) -> Refusal | None:
    """Why these cards are no combination, with the facts of ``Unplayable`` and the ``kind`` they resemble (BT-6)."""
    if combinations.find(mask) is not None:
        return None
    why = why_not(combinations, mask)
    kind = {} if why.kind is None else {"kind": why.kind.value}
    cards = Cards(combinations.pack.of(mask))
    return refuse(Name.NOT_A_COMBINATION, why.rule, why=why.why, cards=cards, **kind, **why.facts)


def refuse_answer(combinations: Combinations, play: Combination, table: Combination) -> Refusal | None:
    """Why ``play`` does not answer ``table`` (BT-9).

    wrong_size: ``need`` cards are needed, ``n`` were chosen.

    does_not_beat: ``need`` is ``same`` (a higher play of its kind), ``ladder`` (that, or one of the ``stronger`` kinds,
    weakest first, ``above`` in number) or ``monster`` (a stronger monster, of ``kind`` or ``stronger``).

    In both, ``kind`` is the kind on the table, and ``monsters`` says whether a monster of any size would do.
    """
    if combinations.beats(play, table):
        return None
    monster = table.kind in combinations.monsters
    on: Facts = {
        "table": Cards(table.play.cards),
        "kind": table.kind.value,
        "monsters": bool(combinations.monsters),
    }
    if play.size != table.size and not monster:
        return refuse(Name.WRONG_SIZE, "BT-9.1", need=table.size, n=play.size, **on)
    crossing = table.size == 5 and not combinations.same_type
    stronger = combinations.stronger(table) if monster or crossing else ()
    need = "monster" if monster else "ladder" if stronger else "same"
    rule = "BT-9.3" if monster else "BT-9.1" if crossing or play.kind is table.kind else _IN_KIND
    above: Facts = {"stronger": named("a-kind", "kind", stronger), "above": len(stronger)}
    return refuse(Name.DOES_NOT_BEAT, rule, cards=Cards(play.play.cards), need=need, **above, **on)


def _refuse_opening(position: Position, _: Mask, play: Combination) -> Refusal | None:
    """``card`` binds the first play (BT-5.2)."""
    setting = position.setting
    if not setting.opening or position.acted:
        return None
    card = Cards(setting.pack.of(setting.opening))
    if setting.opens_alone:
        alone = play.mask == setting.opening
        return None if alone else refuse(Name.MUST_BE_LOW_CARD_ALONE, "BT-5.2", card=card)
    return None if shared(play.mask, setting.opening) else refuse(Name.MUST_INCLUDE_LOW_CARD, "BT-5.2", card=card)


def _refuse_barred(position: Position, hand: Mask, _: Combination) -> Refusal | None:
    """``card`` is the highest card, and the only one in the hand (BT-13.3)."""
    setting = position.setting
    return (
        refuse(Name.TOP_CARD_BARRED, "BT-13.3", card=Cards(setting.pack.of(hand))) if is_barred(setting, hand) else None
    )


def _refuse_top(position: Position, hand: Mask, play: Combination | None) -> Refusal | None:
    """``name`` is next and has one card. ``case`` says what the duty demands."""
    duty = enforced_duty(position, hand)
    if duty is None or duty.met(play, hand):
        return None
    own = Cards(position.setting.pack.of(highest(hand)))
    return refuse(Name.TOP_DUTY, "BT-11.3", name=Player(duty.seat), case=duty.case.value, highest=own)


_DUTIES: tuple[Callable[[Position, Mask, Combination], Refusal | None], ...] = (
    _refuse_answer,
    _refuse_opening,
    _refuse_barred,
    _refuse_top,
)
"""The conditions that a combination in the hand must meet, in the order in which they are checked."""


def _refuse_pass(position: Position, hand: Mask, seat: Seat) -> Refusal | None:
    if (refused := _refuse_turn(position, seat, answers=False)) is not None:
        return refused
    if not position.table and not is_barred(position.setting, hand):
        return refuse(Name.LEADER_MUST_PLAY, "BT-10.1")
    return _refuse_top(position, hand, None)


def _refuse_verb(position: Position, seat: Seat, action: Action) -> Refusal:
    """``what`` is leftover or exchange: these rules have no such choice, or its phase is over."""
    setting = position.setting
    what, rule = _BEFORE_PLAY.get(action.verb, ("exchange", "BT-16"))
    if not (was_asked(setting.rules, action) if what == "leftover" else setting.rules.has_exchange):
        return refuse(Name.NOT_ALLOWED_BY_RULES, rule, what=what)
    return over() if position.turn == NOBODY else playing(position, seat, "BT-16.9")


# --- While a redeal is offered ---


def _answers_to_offer(position: Position, hand: Mask, seat: Seat) -> list[Action]:
    """What ``seat`` may answer while a redeal is offered."""
    if not includes(position.undecided, seat):
        return []
    return [KEEP, REDEAL] if is_entitled(position.setting, hand) else [KEEP]


def _refuse_while_offered(position: Position, hand: Mask, seat: Seat, action: Action) -> Refusal | None:
    """Why ``seat`` may not do this while a redeal is offered. ``why`` of not_entitled is ``kept`` after declining."""
    undecided = includes(position.undecided, seat)
    if action not in (KEEP, REDEAL):
        return out_of_phase("BT-12.3", "redeal", [ask.verb for ask in OFFER] if undecided else [])
    if not undecided:
        return refuse(Name.NOT_ENTITLED, "BT-12.3", why="kept")
    if action == REDEAL and not is_entitled(position.setting, hand):
        return refuse(Name.NOT_ENTITLED, "BT-12.3", why="redeal")
    return None


def _refuse_unoffered(position: Position, seat: Seat) -> Refusal:
    """Why an answer to an offer is refused when there is no offer, or no longer one."""
    if position.turn == NOBODY:
        return over()
    if knows_redeal(position.setting.rules) and (position.acted or FULL_HAND in position.counts):
        return playing(position, seat, "BT-12.3")
    return refuse(Name.NOT_ALLOWED_BY_RULES, "BT-12.3", what="redeal")
