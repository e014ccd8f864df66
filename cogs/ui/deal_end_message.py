"""The end of a deal: all hands, the settlement that adds up, the shuffle's proof, and what comes next."""

from __future__ import annotations

import json

from bot.dealing import commitment
from bot.games.actions import Seat
from bot.games.game import Result
from bot.i18n.names import markup_safe
from bot.i18n.pieces import cards_text, reckoned
from bot.tables.proof import reveal_of
from bot.tables.table import Settled, Stage
from cogs.ui.lobby_message import short_seal
from cogs.ui.messages import Accent, Attachment, Button, Message, Part, Picture, Style, alt_text, rows, small
from cogs.ui.news_lines import line_of
from cogs.ui.scene import Scene
from images.pictures import DealEndPicture, LeftHand, SettlementRow

_DECISIVE = frozenset({"redealt", "dragon", "four-twos"})
"""Events that end a deal before its first play."""


def deal_end_message(
    scene: Scene, settled: Settled, names: tuple[str, ...], png: bytes | None, *, live: bool
) -> Message:
    """The public message after a deal: ``names`` are of those who sat there, ``png`` is the drawn picture.

    ``live``: its buttons serve. Without a picture its alt text stands in its place.
    """
    alt = alt_text(deal_end_alt(scene, settled, names))
    heading = scene.say("deal-over-heading", deal=settled.number, void=settled.result.void)
    reveal = json.dumps(reveal_of(scene.table, settled), ensure_ascii=False, indent=1)
    seal = short_seal(commitment(bytes.fromhex(settled.seed)))
    return Message(
        (
            f"### {heading}",
            small(_points(scene, settled, names), *_remarks(scene, settled, names)),
            small(markup_safe(alt))
            if png is None
            else small(*_reckonings(scene, settled, tuple(map(markup_safe, names)))),
            "" if png is None else Picture("deal-end.png", png, alt),
            small(scene.say("fair-matches", commitment=seal), scene.doubt, _ready_line(scene) if live else ""),
            Attachment(f"table-{scene.table.number}-deal-{settled.number}.json", reveal.encode()),
            *(_buttons(scene) if live else []),
        ),
        Accent.OVER,
    )


def _points(scene: Scene, settled: Settled, names: tuple[str, ...]) -> str:
    """What everybody got; a void deal has no points to name, and of a redeal its own line tells."""
    if _redealt(settled):
        return ""
    if settled.result.void:
        return scene.say("abandoned", deal=settled.number)
    each = zip(names, settled.result.points, strict=True)
    return scene.say("separator-dot").join(scene.say("deal-points", name=markup_safe(name), p=p) for name, p in each)


def _remarks(scene: Scene, settled: Settled, names: tuple[str, ...]) -> list[str]:
    """What decided the deal at once, the places, who pays for everybody, who won or shares the match."""
    result, winners, safe = settled.result, sorted(settled.match_winners), tuple(map(markup_safe, names))
    found = [line_of(scene, event, names=safe) for event in settled.news if event.name in _DECISIVE]
    if len(result.order) > 1:
        places = [scene.say("deal-place", place=at, name=safe[seat]) for at, seat in enumerate(result.order, 1)]
        found.append(scene.say("deal-order", names=places))
    if result.payer is not None and result.winner is not None:
        found += [line_of(scene, event, names=safe) for event in settled.news if event.name == "full-payer"]
    elif result.payer is not None:
        found.append(scene.say("deal-lost", deal=settled.number, name=safe[result.payer]))
    for seat in winners:
        found.append(scene.say("match-won", name=safe[seat], total=settled.totals[seat], deals=settled.deals))
    if settled.match_over and not winners:
        best = max(settled.totals)
        shared = [name for name, total in zip(safe, settled.totals, strict=True) if total == best]
        found.append(scene.say("match-shared", names=shared, total=best))
    return found


def _redealt(settled: Settled) -> bool:
    """Whether the deal was void because somebody asked for a redeal (BT-12.3)."""
    return any(event.name == "redealt" for event in settled.news)


def _ready_line(scene: Scene) -> str:
    table = scene.table
    if table.stage is not Stage.BETWEEN or table.match.over():
        return ""
    missing = [scene.name(seat) for seat in _seats_of(scene, table.missing())]
    ready = [scene.name(seat) for seat in _seats_of(scene, tuple(table.ready))]
    if not ready:
        return scene.say("ready-line-nobody", clock="none", missing=missing)
    return scene.say("ready-line", clock="none", ready=ready, missing=missing)


def _seats_of(scene: Scene, persons: tuple[int, ...]) -> list[Seat]:
    seats = (scene.table.seat_of(person) for person in persons)
    return sorted(seat for seat in seats if seat is not None)


def _buttons(scene: Scene) -> list[Part]:
    over = scene.table.match.over()
    buttons = [
        Button(scene.say("button-next-deal"), scene.id("ready"), Style.PRIMARY, off=over),
        Button(scene.say("button-rematch"), scene.id("rematch"), Style.PRIMARY if over else Style.SECONDARY),
        Button(scene.say("button-leave"), scene.id("leaveask"), Style.DANGER),
    ]
    return [*rows(buttons)]


def deal_end_picture(scene: Scene, settled: Settled, names: tuple[str, ...]) -> DealEndPicture:
    """The values the picture is drawn from; each row adds up to its deal column, and a void deal has no rows."""
    result = settled.result
    winner = result.winner
    counted = scene.table.rules.to_json()["score.base"] != "none"
    rows = () if result.void else range(len(names))
    return DealEndPicture(
        title=scene.draw("picture-deal", deal=settled.number),
        subtitle=_subtitle(scene, settled, names),
        caption=scene.draw("picture-hands-left"),
        hands=tuple(
            LeftHand(
                name,
                hand,
                seat == winner,
                note="" if hand else scene.draw("picture-no-hand" if result.void else "picture-out"),
                caption=_caption(scene, result, seat),
                payer=seat == result.payer,
            )
            for seat, (name, hand) in enumerate(zip(names, result.left, strict=True))
        ),
        headings=(
            scene.draw("picture-penalty") if counted else "",
            scene.draw("picture-deal-column"),
            scene.draw("picture-match-column"),
        ),
        rows=tuple(_row(settled, names, seat, counted=counted) for seat in rows),
        sum_label=scene.draw("picture-sum") if result.zero_sum else "",
        sum_note=scene.draw("picture-legend"),
    )


def _subtitle(scene: Scene, settled: Settled, names: tuple[str, ...]) -> str:
    """Who was out first, or won with a whole hand; that a deal is void."""
    winner = settled.result.winner
    if settled.result.void:
        return scene.draw("picture-void")
    if winner is None:
        return ""
    key = "picture-wins-at-once" if settled.result.left[winner] else "picture-out-first"
    return scene.draw(key, name=names[winner])


def _caption(scene: Scene, result: Result, seat: Seat) -> str:
    """Who pays for everybody (BT-11.3); the place of a seat where others played on behind the first (BT-13.2)."""
    if seat == result.payer:
        return scene.draw("picture-pays-for-all")
    placed = len(result.order) > 1 and seat in result.order
    return scene.draw("picture-place", place=result.order.index(seat) + 1) if placed else ""


def _row(settled: Settled, names: tuple[str, ...], seat: Seat, *, counted: bool) -> SettlementRow:
    """``counted``: there are penalties. Points that come from no seat have no column a seat (BT-14.7)."""
    result = settled.result
    paid = result.entries or not any(result.points)
    everybody = range(len(names))
    return SettlementRow(
        name=names[seat],
        product=reckoned(result.counted[seat], "") if _worked_out(result, seat) else "",
        account=reckoned(result.accounts[seat], "") if _added_up(result, seat) else "",
        penalty=result.penalties[seat] if counted else None,
        received=tuple(None if other == seat else received(result, seat, other) for other in everybody) if paid else (),
        deal=result.points[seat],
        match=settled.totals[seat],
        winner=result.winner == seat,
        payer=result.payer == seat,
    )


def _worked_out(result: Result, seat: Seat) -> bool:
    """Whether a penalty is more than a count, so that it is said how it came about."""
    return bool(result.counted) and not result.counted[seat].evident


def _added_up(result: Result, seat: Seat) -> bool:
    """Whether the points of a seat are more than what it gets of each other one, or is charged alone."""
    if not result.accounts:
        return False
    account = result.accounts[seat]
    if not result.entries:
        return not account.evident
    seats = range(len(result.points))
    columns = [(got, 1) for other in seats if other != seat and (got := received(result, seat, other))]
    return bool(account.factors) or list(account.terms) != columns


def _reckonings(scene: Scene, settled: Settled, names: tuple[str, ...]) -> list[str]:
    """How penalties and points came about, where that is more than a count."""
    result, sentences = settled.result, []
    lists = (
        ("deal-counted", "deal-counted-seat", result.counted, _worked_out),
        ("deal-account", "deal-account-seat", result.accounts, _added_up),
    )
    for key, of_seat, reckonings, asked in lists:
        each = [
            scene.say(of_seat, name=names[seat], sum=reckoned(one), p=one.points)
            for seat, one in enumerate(reckonings)
            if asked(result, seat)
        ]
        if each:
            sentences.append(scene.say(key, each=scene.say("separator-semicolon").join(each)))
    return sentences


def received(result: Result, seat: Seat, other: Seat) -> int:
    """What a seat gets from another one in all; negative where it pays."""
    return sum(
        entry.points if entry.target == seat else -entry.points
        for entry in result.entries
        if {entry.source, entry.target} == {seat, other}
    )


def deal_end_alt(scene: Scene, settled: Settled, names: tuple[str, ...]) -> str:
    """Alt text: who won, what was left, the points and how they came about; of a void deal, what was left alone."""
    result = settled.result
    left = zip(names, result.left, strict=True)
    hands = [scene.draw("alt-end-hand", name=name, cards=cards_text(hand, scene.locale)) for name, hand in left if hand]
    if result.void:
        held = scene.draw("separator-semicolon").join(hands)
        return scene.draw("alt-end-void", deal=settled.number, hands=held, n=len(hands))
    each = zip(names, result.points, strict=True)
    points = [scene.draw("alt-end-points", name=name, p=p) for name, p in each]
    winner = result.winner
    key = "alt-end-nobody" if winner is None else "alt-end-at-once" if result.left[winner] else "alt-end"
    said = scene.draw(
        key,
        deal=settled.number,
        name="" if winner is None else names[winner],
        hands=scene.draw("separator-semicolon").join(hands),
        points=points,
        sum=sum(result.points),
    )
    return " ".join((said, *_reckonings(scene.plain, settled, names)))
