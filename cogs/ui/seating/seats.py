"""What a table says about seats: sitting down late, people who are away, left or wait, and votes on a void deal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.actions import Seat
from bot.tables.deal.closing import to_agree
from bot.tables.deal.deadlines import SLOW_CLOCK, seconds_for
from bot.tables.seats.kicking import to_kick, wanted
from bot.tables.seats.seating import departure_of, may_be_owned, opens_at_once
from bot.tables.seats.who_plays import may_be_stood_in_for
from bot.tables.table import Table
from bot.tables.table_parts import Departure, Stage
from cogs.ui.seating.offers import NEWCOMER, join_buttons
from cogs.ui.seating.parting_questions import kick_of
from cogs.ui.seating.undo_requests import undo_buttons, undo_lines
from cogs.ui.table_in_words import TableInWords, clock_facts
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Menu, Message, Option, notice, small


def open_seat(table: Table) -> Seat | None:
    """The seat that *Join* gives to a newcomer. None if people hold all seats, they are kept, or the table closes."""
    for_others = table.guests.keeps_from(NEWCOMER)
    return next((seat for seat in table.open_seats if seat not in for_others), None)


def seat_menu(scene: TableInWords) -> list[Menu]:
    """The select of seats that can be taken in a lobby. Empty if people hold all seats."""
    table = scene.table
    options = [
        Option(
            scene.draw("seat-option", seat=seat + 1, name=scene.names[seat], free=table.seats[seat].sitter is None),
            str(seat),
            _kept_for(scene, seat),
        )
        for seat in sorted(table.open_seats)
    ]
    return [Menu(scene.say("select-seat"), scene.id("seat"), options)] if options else []


def _kept_for(scene: TableInWords, seat: Seat) -> str:
    """For whom a seat is kept, in a list. Empty if anybody can take it."""
    guest = scene.table.guests.owner_of(seat)
    return "" if guest is None else scene.draw("seat-option-kept", name=scene.plain.person(guest))


def seat_lines(scene: TableInWords) -> str:
    """Lines about seats: who left and is booked, who waits or may join, who wants to end, a closing table."""
    table = scene.table
    gone = [
        scene.say("table-left", name=scene.sitter(sitter), other=scene.name(seat))
        for seat, sitter in table.booked_for_others
        if not sitter.computer and sitter.person not in {whom for whom, *_ in table.leavers.kicked}
    ]
    over = [
        scene.say("table-took-over", name=scene.name(seat), computer=scene.sitter(sitter))
        for seat, sitter in table.booked_for_others
        if sitter.computer and not table.computer_in(seat)
    ]
    waits = [
        scene.say("table-next-up", name=scene.person(person), computer=scene.name(seat))
        for person, seat in table.next_up
    ]
    closing = scene.say("table-closing") if table.closing else ""
    let_in = let_in_line(scene) if table.lets_in and not table.closing else ""
    return small(*gone, *_kicks(scene), *over, *waits, let_in, *_votes(scene), *undo_lines(scene), closing)


def _kicks(scene: TableInWords) -> list[str]:
    """Whose seat was given to a computer and by whom, and who wants that for whom."""
    table = scene.table
    booked = {sitter.person for _, sitter in table.booked_for_others}
    done = [
        scene.say(
            "table-kicked",
            name=scene.person(whom),
            voted=not by,
            other=scene.person(by) if by else "",
            counts=whom in booked,
        )
        if table.seat_of(whom) is None
        else scene.say("table-kicked-back", name=scene.person(whom))
        for whom, by, _ in table.leavers.kicked
    ]
    asked = [
        scene.say(
            "table-kick-asked",
            names=scene.of_people(wanted(table, whom)),
            n=len(wanted(table, whom)),
            name=scene.person(whom),
            waiting=scene.of_people(to_kick(table, whom)),
            left=len(to_kick(table, whom)),
        )
        for whom in dict.fromkeys(whom for _, whom in table.now.kicks)
    ]
    return done + asked


def _kick_buttons(scene: TableInWords) -> list[Button]:
    """A button for each person whose seat somebody wants to give to a computer. It asks first."""
    table = scene.table
    return [
        Button(scene.say("button-kick-agree", name=scene.names[seat]), scene.id("kickask", kick_of(table, whom)))
        for whom in dict.fromkeys(whom for _, whom in table.now.kicks)
        if (seat := table.seat_of(whom)) is not None
    ]


def let_in_line(scene: TableInWords) -> str:
    """When latecomers may take over a computer's seat."""
    table = scene.table
    way = "now" if table.lets_in_now else "next" if table.lets_in else "later"
    return scene.say("lets-in", way=way)


def _votes(scene: TableInWords) -> list[str]:
    """Who wants to make this deal void, or who plays on."""
    table = scene.table
    names = {agrees: scene.of_people(one for one, vote in table.votes if vote is agrees) for agrees in (True, False)}
    if names[False]:
        return [scene.say("table-plays-on", names=names[False], n=len(names[False]))]
    if not names[True]:
        return []
    waiting = scene.of_people(to_agree(table))
    facts = {"names": names[True], "n": len(names[True]), "waiting": waiting, "left": len(waiting)}
    return [scene.say("table-end-asked", **facts)]


def vote_buttons(scene: TableInWords) -> list[Button]:
    """Answers to whoever wants an action back, or a void deal: *End* (asks first) and *Play on*. Then on kicks."""
    ending = scene.table.deal is not None and scene.table.asked_to_end
    votes = _votes_of(scene, "endask", "playon") if ending else []
    return [*undo_buttons(scene), *votes, *_kick_buttons(scene)]


def _votes_of(scene: TableInWords, agrees: str, plays_on: str) -> list[Button]:
    return [
        Button(scene.say("button-end-agree"), scene.id(agrees), ButtonStyle.DANGER),
        Button(scene.say("button-play-on"), scene.id(plays_on)),
    ]


def _must_agree(scene: TableInWords, seat: Seat) -> bool:
    """Whether the deal waits for the person in a seat to agree that it is void."""
    sitter = scene.table.seats[seat].sitter
    return scene.table.asked_to_end and sitter is not None and sitter.person in to_agree(scene.table)


def own_vote_line(scene: TableInWords, seat: Seat) -> str:
    """Tells the person in a seat who asks them to make this deal void. Empty if nobody does."""
    if not _must_agree(scene, seat):
        return ""
    names = scene.of_people(one for one, _ in scene.table.votes)
    return scene.say("hand-end-asked", names=names, n=len(names))


def own_vote_buttons(scene: TableInWords, seat: Seat) -> list[Button]:
    """The same buttons in the hand of a person who is asked. The hand stays when they answer."""
    return _votes_of(scene, "handendask", "handplayon") if _must_agree(scene, seat) else []


def joined_line(scene: TableInWords, person: int) -> str:
    """Tells a person which seat they get when the deal ends. Empty if they wait for none."""
    seat = dict(scene.table.next_up).get(person)
    return "" if seat is None else scene.say("next-up", computer=scene.name(seat))


def watcher_message(scene: TableInWords, person: int | None) -> Message:
    """What to tell a watcher who presses something meant for people with a seat.

    A person who left reads so, what happens to the deal in hand, and how to come back.
    """
    promised = "" if person is None else joined_line(scene, person)
    gone = None if person is None else departure_of(scene.table, person)
    if gone is not None and not promised:
        return _left_message(scene, gone)
    return notice(
        f"**{scene.say('err-stranger')}**",
        promised or watching_note(scene),
        Accent.REFUSED,
        join_buttons(scene, person),
    )


def _left_message(scene: TableInWords, departure: Departure) -> Message:
    """The same for a person who left. During that deal, only their own seat is open to them."""
    table = scene.table
    way, name = _way_to_a_seat(scene)
    buttons = join_buttons(scene, departure.person)
    if table.in_this_deal(departure):
        way = "back"
    counts = any(sitter.person == departure.person for _, sitter in table.booked_for_others)
    settle = "none" if table.deal is None else "counts" if counts else "zero"
    note = scene.say("err-went.note", settle=settle, way=way, name=name)
    return notice(f"**{scene.say('err-went')}**", note, Accent.REFUSED, buttons)


def watching_note(scene: TableInWords) -> str:
    """How a watcher gets a seat."""
    way, name = _way_to_a_seat(scene)
    return scene.say("err-stranger.note", way=way, name=name)


def _way_to_a_seat(scene: TableInWords) -> tuple[str, str]:
    """How a watcher gets a seat, as a variant of messages, with the name of the computer that makes room, if any."""
    table, seat = scene.table, open_seat(scene.table)
    if table.guests.private and seat is not None:
        return "private", ""
    if seat is None:
        return "closing" if table.closing else "full", ""
    if table.seats[seat].sitter is None:
        return "free", ""
    return "now" if opens_at_once(table, seat) else "later", scene.name(seat)


def away_lines(scene: TableInWords) -> str:
    """Whose clock is shorter after missed turns, whose seat a computer plays, and whose it may play."""
    table = scene.table
    lapsed = [at for at, seat in enumerate(table.seats) if seat.lapses]
    told = [seat for seat in lapsed if table.deal or seat in table.away]
    overdue = (scene.say("table-overdue", name=scene.person(person)) for person in _overdue(table))
    return small(*(_line(scene, seat) for seat in told), *overdue)


def _overdue(table: Table) -> list[int]:
    """The people whose seat others may give to a computer for now."""
    return [person for person in table.persons if may_be_stood_in_for(table, person)]


def stand_in_buttons(scene: TableInWords) -> list[Button]:
    """A button for each person whose seat others may let a computer play."""
    return [
        Button(scene.say("button-stand-in", name=scene.names[seat]), scene.id("standin", str(person)))
        for person in _overdue(scene.table)
        if (seat := scene.table.seat_of(person)) is not None
    ]


def counts_for_line(scene: TableInWords, seat: Seat) -> str:
    """Tells the person in a seat that the deal counts for a computer. Empty if it counts for them."""
    booked = dict(scene.table.booked_for_others).get(seat)
    if booked is None or not booked.computer:
        return ""
    theirs_yet = may_be_owned(scene.table, seat)
    return scene.say("hand-counts-for", computer=scene.sitter(booked), yet=theirs_yet)


def _line(scene: TableInWords, seat: Seat) -> str:
    if seat in scene.table.away:
        stand_in = dict(scene.table.booked_for_others).get(seat)
        if stand_in is not None and stand_in.computer:
            return scene.say("table-stands-in", name=scene.name(seat), computer=scene.sitter(stand_in))
        between = "rematch" if scene.table.match.over() else "ready"
        press = between if scene.table.stage is Stage.BETWEEN else "back"
        return scene.say("table-away", name=scene.name(seat), press=press)
    seconds = round(seconds_for(scene.table, seat)) or 1
    left = clock_facts(seconds) if seconds >= SLOW_CLOCK else {"unit": "s", "n": seconds}
    return scene.say("table-lapsed", name=scene.name(seat), **left)


def takeover_message(scene: TableInWords, account: int) -> Message:
    """Tells a person, by Discord account, that a computer plays for them."""
    text = scene.say("away-ping", mention=f"<@{account}>", table=scene.title)
    return Message((text, [Button(scene.say("button-back"), scene.id("back"), ButtonStyle.PRIMARY)]), Accent.ACT)


def fading_message(scene: TableInWords, accounts: Sequence[int], ends: float | None) -> Message:
    """Tells the people of a table, by Discord account, when it ends unless one of them acts."""
    mention, why = " ".join(f"<@{account}>" for account in accounts), scene.table.fading.value
    time = "" if ends is None else f"<t:{int(ends)}:R>"
    told = scene.say("fades", mention=mention, table=scene.title, why=why, time=time)
    return Message((told,), Accent.ACT)


def back_buttons(scene: TableInWords) -> list[Button]:
    """*Back*, for people whose seat a computer plays."""
    return [Button(scene.say("button-back"), scene.id("back"))] if scene.table.away else []
