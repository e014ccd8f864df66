"""The table message of a running deal: the picture, the same in text, and the buttons everybody may press."""

from __future__ import annotations

from bot.games.actions import Seat
from bot.games.asks import asked, must_act
from bot.games.big_two.before.exchange.tasks import Exchange
from bot.games.big_two.deal.view import BigTwoView
from bot.games.facts import Cards, Player
from bot.i18n.names import markup_safe
from bot.tables.news import News, public
from cogs.ui.hand.before_play import phase_heading, wait_lines
from cogs.ui.messages import Accent, Button, Message, Picture, Style, alt_text, lines, rows, small
from cogs.ui.news_lines import public_lines, told_apart
from cogs.ui.scene import Scene
from images.pictures import PillKind, SeatPlate, Standing, TablePicture, TrickStep

MOST_GIFTS = 4
"""Cards on their way from hand to hand that a picture shows, the newest ones."""

_GIVEN = frozenset({"tribute", "returned", "drawn"})
"""Events in which a seat gives another one closed cards."""


def table_message(scene: Scene, png: bytes | None) -> Message:
    """The public message of a deal, ``png`` its drawn picture; everything in it comes from a spectator's view.

    Without a picture its alt text stands in its place.
    """
    view = spectator(scene)
    alt = alt_text(table_alt(scene, view))
    picture = small(markup_safe(alt)) if png is None else Picture("table.png", png, alt)
    return Message(
        (
            f"### {scene.say('table-heading', deal=scene.table.deal_number)}",
            small(scene.say("table-terms", **scene.terms), scene.doubt),
            picture,
            _course(scene, view),
            *rows(_buttons(scene, view)),
        ),
        Accent.ACT,
    )


def _course(scene: Scene, view: BigTwoView) -> str:
    """Who is to play, what is on the table and what needs saying; before play, what is asked of whom."""
    told = (*public_lines(scene), *_lying(scene, view))
    if is_before_play(view):
        return lines(phase_heading(scene, view), *wait_lines(scene, view), small(*told))
    turns = (scene.say("table-turn", name=scene.name(seat), clock="none") for seat in sorted(must_act(view)))
    return lines(*turns, small(_to_beat(scene, view), trick_line(scene, view), *_remarks(scene, view), *told))


def is_before_play(view: BigTwoView) -> bool:
    """Whether something is exchanged, or a redeal offered."""
    return view.phase not in ("play", "over")


def _lying(scene: Scene, view: BigTwoView) -> list[str]:
    """Left-over cards that all have seen, and the stock."""
    left = [scene.say("table-left-over", cards=view.left, taken=not _lies_open(view))] if view.left else []
    return left + ([scene.say("table-stock", n=view.stock)] if view.rules.rest.use == "stock" else [])


def _lies_open(view: BigTwoView) -> bool:
    """Whether the left-over cards still lie there: nobody has taken them."""
    return sum(view.counts) + len(view.played) <= view.rules.hand_size * view.rules.seats.count


def spectator(scene: Scene) -> BigTwoView:
    """What everybody may see of the deal in hand."""
    if scene.table.deal is None:
        raise ValueError("no deal is in hand")
    view = scene.table.deal.view(None)
    if not isinstance(view, BigTwoView):
        raise TypeError(f"no table message for {scene.table.game}")
    return view


def _to_beat(scene: Scene, view: BigTwoView) -> str:
    if view.to_beat is not None:
        beat = view.to_beat
        return scene.say("table-to-beat", kind=beat.kind, cards=beat.cards, name=scene.name(beat.seat))
    leader = scene.name(min(must_act(view)))
    if view.opening is None:
        return scene.say("table-lead-free", name=leader)
    alone = view.rules.start.low_card == "alone"
    return scene.say("table-opens-alone" if alone else "table-opens", name=leader, card=view.opening)


def trick_line(scene: Scene, view: BigTwoView) -> str:
    """This trick, play by play; nothing where none is played yet."""
    plays = [
        scene.say("table-trick-play", name=scene.name(seat), cards=cards)
        if cards
        else scene.say("table-trick-pass", name=scene.name(seat))
        for seat, cards in view.trick
    ]
    return scene.say("table-trick", plays=scene.say("separator-semicolon").join(plays)) if plays else ""


def _remarks(scene: Scene, view: BigTwoView) -> list[str]:
    """What needs saying besides: last cards, declared or not; where they are called, the callers see for themselves."""
    declared = [scene.name(seat) for seat in sorted(view.declared)]
    silent = [] if view.setting.callouts else [seat for seat, count in enumerate(view.counts) if count == 1]
    remarks = [scene.say("table-last-cards", n=len(declared), names=declared)] if declared else []
    return remarks + [
        scene.say("table-undeclared", name=scene.name(seat)) for seat in silent if seat not in view.declared
    ]


def _buttons(scene: Scene, view: BigTwoView) -> list[Button]:
    """In a redeal offer, the same for everybody; in other phases nothing is passed or declared."""
    if is_before_play(view):
        offer = [
            Button(scene.say("button-keep"), scene.id("tablekeep")),
            Button(scene.say("button-redeal"), scene.id("tableredeal")),
        ]
        return [
            Button(scene.say("button-my-hand"), scene.id("hand"), Style.PRIMARY),
            *(offer if view.undecided else []),
            Button(scene.say("button-rules"), scene.id("rules")),
            Button(scene.say("button-menu"), scene.id("menu")),
        ]
    return [
        Button(scene.say("button-my-hand"), scene.id("hand"), Style.PRIMARY),
        Button(scene.say("button-pass"), scene.id("pass"), off=view.to_beat is None),
        *_last_card_buttons(scene, view),
        Button(scene.say("button-rules"), scene.id("rules")),
        Button(scene.say("button-menu"), scene.id("menu")),
    ]


def _last_card_buttons(scene: Scene, view: BigTwoView) -> list[Button]:
    """With callouts they are open as soon as somebody has so few cards, so that they do not tell who said nothing."""
    if not view.setting.callouts:
        return [
            Button(
                scene.say("button-last-card"),
                scene.id("lastcard"),
                off=not any(asked(view, seat, "declare") for seat in range(len(view.counts))),
            )
        ]
    nobody = not view.may_call
    return [
        Button(scene.say("button-last-card"), scene.id("lastcard"), off=nobody),
        Button(scene.say("button-callout"), scene.id("callout"), Style.DANGER, off=nobody),
    ]


def table_picture(scene: Scene) -> TablePicture:
    """The values the picture is drawn from."""
    view = spectator(scene)
    beat = view.to_beat
    title, by = _title(scene, view)
    return TablePicture(
        seats=tuple(_plate(scene, view, seat) for seat in range(len(view.counts))),
        to_play=scene.table.waited_for,
        to_beat=beat.seat if beat else None,
        title=title,
        by=by,
        cards=beat.cards if beat else (),
        trick=_steps(scene, view),
        clockwise=view.rules.seats.direction == "cw",
        backwards=view.rules.seats.alternate and view.deal % 2 == 0,
        left=view.left if _lies_open(view) else (),
        left_caption=scene.draw("picture-left-over"),
        closed=_closed(view),
        stock=view.stock if view.rules.rest.use == "stock" else None,
        stock_caption=scene.draw("picture-stock"),
    )


def _title(scene: Scene, view: BigTwoView) -> tuple[str, str]:
    """The play to beat and its owner; else who leads, or who chooses before the first play."""
    if view.to_beat is not None:
        owner = scene.draw("picture-by", name=scene.names[view.to_beat.seat])
        return scene.draw("kind-title", kind=view.to_beat.kind), owner
    names = [scene.names[seat] for seat in sorted(must_act(view))]
    if view.undecided:
        return scene.draw("phase-heading", phase="redeal"), ""
    if view.before is not None:
        return scene.draw("picture-choosing", n=len(names), names=names), ""
    leader = "".join(names[:1])
    if view.opening is not None:
        return scene.draw("picture-opens", name=leader), ""
    return scene.draw("picture-leads", name=leader), scene.draw("picture-any")


def _steps(scene: Scene, view: BigTwoView) -> tuple[TrickStep, ...]:
    """The trick; before play, what went from hand to hand last."""
    if is_before_play(view):
        return gifts(told_apart(public(scene.table.news)))[-MOST_GIFTS:]
    return tuple(TrickStep(seat, cards, "" if cards else scene.draw("picture-pass")) for seat, cards in view.trick)


def gifts(news: News) -> tuple[TrickStep, ...]:
    """What went from hand to hand: a card that was demanded is named, others are closed (BT-16)."""
    steps = []
    for event in news:
        other = event.args.get("other")
        if event.seat is None or not isinstance(other, Player):
            continue
        match event.args:
            case {"n": int(count)} if event.name in _GIVEN:
                steps.append(TrickStep(event.seat, (), to=other.seat, closed=count))
            case {"card": Cards(cards)} if event.name == "demanded":
                steps.append(TrickStep(other.seat, cards, to=event.seat))
    return tuple(steps)


def _closed(view: BigTwoView) -> tuple[str, ...]:
    """What lies face down to choose from in an exchange, numbered from 1 (BT-16.4, 16.7)."""
    if not isinstance(view.before, Exchange):
        return ()
    many = max((task.many for task in view.before.tasks().values() if task.verb == "choose"), default=0)
    return tuple(map(str, range(1, many + 1)))


def _plate(scene: Scene, view: BigTwoView, seat: Seat) -> SeatPlate:
    sitter = scene.table.seats[seat]
    pill, kind = _pill(scene, view, seat)
    standing = _standing(view, seat)
    return SeatPlate(
        name=scene.names[seat],
        points=scene.table.match.totals[seat],
        cards=view.counts[seat],
        full=view.rules.hand_size,
        computer=bool(sitter and sitter.computer),
        pill=pill,
        pill_kind=kind,
        place=view.finished.index(seat) + 1 if seat in view.finished else 0,
        standing=standing,
        standing_word=scene.draw("rank", rank=standing) if standing else "",
    )


def _standing(view: BigTwoView, seat: Seat) -> Standing | None:
    """What the deal before made of a seat, where ranks exchange (BT-16.2)."""
    if not view.ranks:
        return None
    names = [standing for standing in Standing if len(view.ranks) > 3 or standing is not Standing.LORD]
    return names[view.ranks.index(seat)]


def _pill(scene: Scene, view: BigTwoView, seat: Seat) -> tuple[str, PillKind]:
    """The first that holds: out, last card, to play or choose, to beat, passed (docs/look.md, 6)."""
    if seat in view.finished:
        return scene.draw("picture-place", place=view.finished.index(seat) + 1), PillKind.OUT
    if seat in view.declared:
        return scene.draw("picture-last-card"), PillKind.LAST_CARD
    if seat in scene.table.waited_for:
        before = is_before_play(view)
        return scene.draw("picture-to-choose" if before else "picture-to-play"), PillKind.TO_PLAY
    if view.to_beat is not None and view.to_beat.seat == seat:
        return scene.draw("picture-to-beat"), PillKind.TO_BEAT
    if seat in view.passed:
        return scene.draw("picture-passed"), PillKind.PASSED
    return "", PillKind.NONE


def table_alt(scene: Scene, view: BigTwoView) -> str:
    """Alt text that alone suffices to follow the deal."""
    parts = [_seat_alt(scene, view, seat) for seat in range(len(view.counts))]
    beat = view.to_beat
    if is_before_play(view):
        parts += wait_lines(scene.plain, view)
    elif beat is not None:
        name = scene.names[beat.seat]
        parts.append(scene.draw("alt-to-beat", kind=beat.kind, cards=beat.cards, name=name))
    elif view.opening is not None:
        parts.append(_to_beat(scene.plain, view))
    else:
        parts += [scene.draw("alt-lead", name=scene.names[seat]) for seat in must_act(view)]
    if view.trick:
        semicolon = scene.draw("separator-semicolon")
        plays = semicolon.join(
            scene.draw("table-trick-play", name=scene.names[seat], cards=cards)
            if cards
            else scene.draw("table-trick-pass", name=scene.names[seat])
            for seat, cards in view.trick
        )
        parts.append(scene.draw("alt-trick", plays=plays))
    return " ".join((*parts, *_lying(scene.plain, view)))


def _seat_alt(scene: Scene, view: BigTwoView, seat: Seat) -> str:
    sitter, standing = scene.table.seats[seat], _standing(view, seat)
    name = scene.names[seat]
    name = scene.draw("computer", name=name) if sitter and sitter.computer else name
    return scene.draw(
        "alt-seat",
        name=scene.draw("seat-rank", name=name, rank=standing) if standing else name,
        n=view.counts[seat],
        total=scene.table.match.totals[seat],
        turn=seat in must_act(view) and not is_before_play(view),
        declared=seat in view.declared,
        passed=seat in view.passed,
    )
