"""THE judge: whether one seat may do something now, and all that it may do (docs/big-two.md, sections 5, 9 to 11).

It sees the public position and the one hand, so ``Deal`` and ``BigTwoView`` ask the same functions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.actions import Action, Declare, Pass, Play, Seat, Verb
from bot.games.big_two.combinations import Combination, Combinations
from bot.games.big_two.duty import Duty, enforced_duty, highest
from bot.games.big_two.refusals import BigTwoRefusal as Name
from bot.games.big_two.situation import NOBODY, Position, Setting, to_beat
from bot.games.big_two.unplayable import why_not
from bot.games.game import Refusal

_NO_SUCH_CHOICE = {
    "redeal": ("redeal", "BT-12.3"),
    "take": ("leftover", "BT-4.4"),
    "decline": ("leftover", "BT-4.4"),
    "swap": ("leftover", "BT-4.5"),
    "call": ("callout", "BT-11.2"),
}
_PASS = Pass()
_DECLARE = Declare()


def refusal(setting: Setting, position: Position, hand: int, seat: Seat, action: Action) -> Refusal | None:
    """Why ``seat``, holding ``hand``, may not do this now; None when it may."""
    if isinstance(action, Play):
        return _refuse_play(setting, position, hand, seat, action)
    if isinstance(action, Pass):
        return _refuse_pass(setting, position, hand, seat)
    if isinstance(action, Declare):
        return _refuse_declare(setting, position, seat)
    return _refuse_verb(action)


def legal_actions(setting: Setting, position: Position, hand: int, seat: Seat) -> list[Action]:
    """Everything ``seat`` may do now: plays weakest first, each with its announcement behind it, then the pass."""
    if position.turn != seat:
        may = position.turn != NOBODY and _refuse_declare(setting, position, seat) is None
        return [_DECLARE] if may else []
    combinations = setting.combinations
    masks, duty = _legal_masks(setting, position, hand)
    actions: list[Action] = [combinations[mask].play for mask in masks]
    if setting.declared_sizes and hand.bit_count() <= 7:  # five cards may leave two
        actions = _announced(setting, hand, masks)
    if position.table and (duty is None or duty.met(None, hand)):
        actions.append(_PASS)
    return actions


def _announced(setting: Setting, hand: int, masks: list[int]) -> list[Action]:
    count = hand.bit_count()
    actions: list[Action] = []
    for mask in masks:
        found = setting.combinations[mask]
        actions.append(found.play)
        if count - found.size in setting.declared_sizes:
            actions.append(Play(found.play.cards, last_card=True))
    return actions


def legal_masks(setting: Setting, position: Position, hand: int) -> list[int]:
    """The plays open to the player on turn, who holds ``hand``, as masks."""
    return _legal_masks(setting, position, hand)[0]


def _legal_masks(setting: Setting, position: Position, hand: int) -> tuple[list[int], Duty | None]:
    """The plays, and the duty that is enforced where one is."""
    table = to_beat(setting, position)
    generator = setting.generator
    masks = generator.leads(hand) if table is None else generator.answers(hand, table)
    if setting.opening and not position.played:
        return _openings(setting, masks), None
    duty = enforced_duty(setting, position, hand)
    if duty is not None:
        combinations = setting.combinations
        masks = [mask for mask in masks if duty.met(combinations[mask], hand)]
    return masks, duty


def _openings(setting: Setting, masks: list[int]) -> list[int]:
    card = setting.opening
    if setting.opens_alone:
        return [card]
    return [mask for mask in masks if mask & card]


def _refuse(name: Name, rule: str, **args: Any) -> Refusal:
    return Refusal(name, rule, args)


def _refuse_turn(position: Position, seat: Seat) -> Refusal | None:
    """``seat`` of not_your_turn is whose turn it is."""
    if position.turn == seat:
        return None
    if position.turn == NOBODY:
        return _refuse(Name.WRONG_PHASE, "BT-16.9", phase="over", open=[])
    return _refuse(Name.NOT_YOUR_TURN, "BT-10.1", seat=position.turn)


def _refuse_play(setting: Setting, position: Position, hand: int, seat: Seat, play: Play) -> Refusal | None:
    if (refused := _refuse_turn(position, seat)) is not None:
        return refused
    mask = _held(setting, hand, play)
    if isinstance(mask, Refusal):
        return mask
    if (refused := refuse_lead(setting.combinations, mask)) is not None:
        return refused
    found = setting.combinations[mask]
    for duty in _DUTIES:
        if (refused := duty(setting, position, hand, found)) is not None:
            return refused
    return _refuse_announcement(setting, hand.bit_count() - found.size) if play.last_card else None


def _held(setting: Setting, hand: int, play: Play) -> int | Refusal:
    """The mask of the cards, or not_held with the cards that are not in the hand (or stand twice)."""
    bit = setting.pack.bit
    left, missing = hand, []
    for card in play.cards:
        if left & bit.get(card, 0):
            left ^= bit[card]
        else:
            missing.append(str(card))
    if not missing:
        return hand ^ left
    return _refuse(Name.NOT_HELD, "BT-10.1", cards=" ".join(missing), hand=setting.pack.text(hand))


def _refuse_answer(setting: Setting, position: Position, _: int, play: Combination) -> Refusal | None:
    table = to_beat(setting, position)
    return None if table is None else refuse_answer(setting.combinations, play, table)


def refuse_lead(combinations: Combinations, mask: int) -> Refusal | None:
    """Why these cards are no combination, with the facts of ``Unplayable`` and the ``kind`` they seem to be (BT-6)."""
    if combinations.find(mask) is not None:
        return None
    why = why_not(combinations, mask)
    kind = {} if why.kind is None else {"kind": why.kind}
    cards = combinations.pack.text(mask)
    return _refuse(Name.NOT_A_COMBINATION, why.rule, why=why.why, cards=cards, **kind, **why.facts)


def refuse_answer(combinations: Combinations, play: Combination, table: Combination) -> Refusal | None:
    """Why ``play`` is no answer to ``table`` (BT-9).

    wrong_size: ``need`` cards, ``n`` chosen. does_not_beat: ``need`` is ``same`` (higher of its kind), ``ladder``
    (that, or one of the ``stronger`` kinds) or ``monster`` (a stronger monster, of ``kind`` or ``stronger``);
    where kinds cross, ``ladder`` are those of five (and monsters), weakest first. Both: ``kind`` is the kind on the
    table, and ``monsters`` says whether a monster would do, whatever its size.
    """
    if combinations.beats(play, table):
        return None
    monster = table.kind in combinations.monsters
    on = {"table": table.text, "kind": table.kind, "monsters": bool(combinations.monsters)}
    if play.size != table.size and not monster:
        return _refuse(Name.WRONG_SIZE, "BT-9.1", need=table.size, n=play.size, **on)
    crossing = table.size == 5 and not combinations.same_type
    stronger = combinations.stronger(table) if monster or crossing else ()
    need = "monster" if monster else "ladder" if stronger else "same"
    rule = "BT-9.3" if monster else "BT-9.1" if crossing or play.kind is table.kind else "BT-9.2"
    order = {"stronger": list(stronger), "ladder": list(combinations.ladder)} if monster or crossing else {}
    return _refuse(Name.DOES_NOT_BEAT, rule, cards=play.text, need=need, **order, **on)


def _refuse_opening(setting: Setting, position: Position, _: int, play: Combination) -> Refusal | None:
    """``card`` binds the first play (BT-5.2)."""
    if not setting.opening or position.played:
        return None
    card = setting.pack.text(setting.opening)
    if setting.opens_alone:
        alone = play.mask == setting.opening
        return None if alone else _refuse(Name.MUST_BE_LOW_CARD_ALONE, "BT-5.2", card=card)
    return None if play.mask & setting.opening else _refuse(Name.MUST_INCLUDE_LOW_CARD, "BT-5.2", card=card)


def _refuse_top(setting: Setting, position: Position, hand: int, play: Combination | None) -> Refusal | None:
    """``seat`` is next and has one card; ``case`` says what is asked."""
    duty = enforced_duty(setting, position, hand)
    if duty is None or duty.met(play, hand):
        return None
    return _refuse(Name.TOP_DUTY, "BT-11.3", seat=duty.seat, case=duty.case, highest=setting.pack.text(highest(hand)))


_DUTIES: tuple[Callable[[Setting, Position, int, Combination], Refusal | None], ...] = (
    _refuse_answer,
    _refuse_opening,
    _refuse_top,
)
"""What a combination in the hand must meet to be played, in the order in which a refusal names it."""


def _refuse_pass(setting: Setting, position: Position, hand: int, seat: Seat) -> Refusal | None:
    if (refused := _refuse_turn(position, seat)) is not None:
        return refused
    if not position.table:
        return _refuse(Name.LEADER_MUST_PLAY, "BT-10.1")
    return _refuse_top(setting, position, hand, None)


def _refuse_announcement(setting: Setting, left: int) -> Refusal | None:
    """Whether a hand of ``left`` cards is to be declared; ``sizes`` says which are, ``n`` how many are held."""
    sizes = setting.declared_sizes
    if not sizes:
        return _refuse(Name.NOT_ALLOWED_BY_RULES, "BT-11.1", what="declare")
    if left in sizes:
        return None
    return _refuse(Name.NOTHING_TO_DECLARE, "BT-11.1", sizes="both" if 2 in sizes else "one", n=left)


def _refuse_declare(setting: Setting, position: Position, seat: Seat) -> Refusal | None:
    if position.turn == NOBODY:
        return _refuse_turn(position, seat)
    if (refused := _refuse_announcement(setting, position.counts[seat])) is not None:
        return refused
    if position.declared >> seat & 1:
        return _refuse(Name.ALREADY_DECLARED, "BT-11.1")
    if position.turn == seat:
        options = ["play", "pass"] if position.table else ["play"]
        return _refuse(Name.WRONG_PHASE, "BT-11.2", phase="play", open=options)
    return None


def _refuse_verb(action: Verb) -> Refusal:
    """``what`` is redeal, leftover, callout or exchange: nothing of the kind is in these rules."""
    what, rule = _NO_SUCH_CHOICE.get(action.name, ("exchange", "BT-16"))
    return _refuse(Name.NOT_ALLOWED_BY_RULES, rule, what=what)
