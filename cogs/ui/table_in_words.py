"""What messages are made from: a table with people's names, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bot.cards import in_plain_signs
from bot.engine.actions import Seat
from bot.engine.facts import Event, Fact, PlayedBy
from bot.engine.game import View
from bot.engine.house_rules.house import read_label
from bot.engine.seam.positions import Trick
from bot.engine.table_values import Sitter
from bot.i18n.catalogue import Argument, Names, picture_text, text, words
from bot.i18n.names import clean_name, computer_name, markup_safe
from bot.i18n.spoken_facts import event_line, facts_of, spoken
from bot.scenes.game_scenes import hand_scene, table_scene
from bot.scenes.hand_scene import HandScene, Held
from bot.scenes.table_scene import TableScene
from bot.scenes.wording import Text
from bot.tables.deal.deadlines import SLOW_CLOCK
from bot.tables.moment import Moment
from bot.tables.seats.who_plays import who_played
from bot.tables.table import Table
from cogs.ui.toolkit.custom_ids import CustomId

SEAL_BEGINS, SEAL_ENDS = 16, 8
"""The digits shown of a seal: 96 bits, so nobody finds another seed that has them. The reveal file has all."""


class Shown:
    """The scenes of one moment of a table, each made once."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self._hands: dict[Seat | None, tuple[View, Held, HandScene]] = {}  # by seat: the latest one

    @cached_property
    def table(self) -> TableScene:
        """The deal in hand, as everybody may see it.

        Raises:
            ValueError: no deal is in hand.
        """
        return table_scene(self.moment.table, self.moment.view(None))

    def hand(self, view: View, held: Held) -> HandScene:
        """The hand that a view shows, as its owner looks at it."""
        kept = self._hands.get(view.seat)
        if kept is None or kept[0] is not view or kept[1] != held:
            kept = self._hands[view.seat] = view, held, hand_scene(self.moment.table, view, held)
        return kept[2]


_ENDS = (".", "!", "?", "…", "。", "！", "？")
"""The characters that can end a sentence."""


@dataclass(frozen=True)
class TableInWords:
    """A table for its readers in one language."""

    table: Table
    names: tuple[str, ...]  # by seat, made harmless; empty for a free seat
    locale: str = "en"
    until: float | None = None
    turn_ends: float | None = None  # when a turn clock or the wait for the next deal ends, as in ``until``
    people: tuple[tuple[int, str], ...] = ()  # by number: others whom the table names, made harmless
    waits: tuple[int, ...] = ()  # the tables of its evening that have still to play its last deal; see ``Evenings``
    drawn: bool = False
    of: Shown | None = field(default=None, compare=False, repr=False)  # the scenes that all readers share, if any

    @cached_property
    def scenes(self) -> Shown:
        """The scenes of the table as it is now."""
        return self.of or Shown(Moment(None, self.table))

    def name(self, seat: Seat) -> str:
        """A seat's name, safe for markup unless the scene is ``drawn``."""
        return self.names[seat] if self.drawn else markup_safe(self.names[seat])

    def person(self, person: int) -> str:
        """The name of a person who sits at the table, sat there in this deal, or waits for a seat."""
        seat = self.table.seat_of(person)
        if seat is not None:
            return self.name(seat)
        name = dict(self.people).get(person, "") or clean_name("", 1, self.locale)
        return name if self.drawn else markup_safe(name)

    def sitter(self, sitter: Sitter) -> str:
        """The name of whoever held a seat earlier in this deal."""
        if sitter.person is not None:
            return self.person(sitter.person)
        seated = [name for name, at in zip(self.names, self.table.sitters, strict=True) if at and at.person is not None]
        name = computer_name(sitter.name, (*seated, *(name for _, name in self.people)), self.locale)
        return name if self.drawn else markup_safe(name)

    def players_of(self, trick: Trick) -> list[str]:
        """The names of those who made the plays and passes of a trick. Others may sit there by now."""
        who = zip(trick, who_played(self.table, trick), strict=True)
        sitters = self.table.sitters
        return [
            self.name(seat) if sitter is None or sitter == sitters[seat] else self.sitter(sitter)
            for (seat, _), sitter in who
        ]

    def _player_of(self, play: PlayedBy) -> str:
        return self.players_of(((play.at, play.cards),))[0]

    def of_seats(self, seats: Iterable[Seat]) -> Names:
        """The names of several seats, listed in a sentence."""
        return Names(map(self.name, seats))

    def of_people(self, people: Iterable[int]) -> Names:
        """The names of several people, listed in a sentence."""
        return Names(map(self.person, people))

    @cached_property
    def safe_names(self) -> tuple[str, ...]:
        """Every seat's name, as ``name`` returns it."""
        return tuple(map(self.name, range(len(self.names))))

    def numbered(self, seat: Seat) -> str:
        """A seat as lists offer it, in at most 100 characters: *3. Kai*."""
        return f"{seat + 1}. {self.names[seat]}"[:100]

    def seat_named(self, typed: str) -> Seat | None:
        """The seat that somebody typed, as lists offer it, by name, or by number. None if there is none."""
        wanted, number = typed.strip().casefold(), in_plain_signs(typed).strip()
        for known in (self.numbered, self.names.__getitem__):
            for seat in range(len(self.names)):
                if known(seat).casefold() == wanted:
                    return seat
        return next((seat for seat in range(len(self.names)) if str(seat + 1) == number), None)

    def say(self, key: str, **args: Any) -> str:
        """A message of the table's game, or one of all games, in the reader's language."""
        speak = picture_text if self.drawn else text
        return speak(key, self.locale, self.table.game, **{"deck": self.deck, **args})

    def draw(self, key: str, **args: Any) -> str:
        """A message for a picture or its alt text."""
        return picture_text(key, self.locale, self.table.game, **{"deck": self.deck, **args})

    @cached_property
    def plain(self) -> TableInWords:
        """The same scene for pictures and alt text."""
        return replace(self, drawn=True, of=self.scenes)

    def tell(self, told: Text, **more: Any) -> str:
        """A text of a scene, with the facts that every sentence may use: the rules and the time left."""
        speak = picture_text if self.drawn else text
        facts = spoken(told.facts, self.locale, self.table.game, self.safe_names, speak, self._player_of, self.deck)
        return speak(told.key, self.locale, self.table.game, **{**self._common, **facts, **more})

    def line_of(self, event: Event, reader: Seat | None = None) -> str:
        """The line of an event, for everybody or for the one seat that may read it."""
        return event_line(event, self.safe_names, rules=self.table.rules, reader=reader, locale=self.locale)

    def sentence(self, said: str) -> str:
        """A line as a sentence, with a full stop if it lacks an end."""
        return said if said.endswith(_ENDS) else self.say("alt-said", said=said)

    def fact(self, fact: Fact) -> str:
        """A fact by itself: a seat by its name, cards in notation."""
        said = spoken({"fact": fact}, self.locale, self.table.game, self.safe_names)["fact"]
        return "" if said is None else words(said, self.locale)

    @property
    def clock(self) -> dict[str, str]:
        """What sentences say about the clock: whether one runs, and when it runs out (``time_facts``)."""
        if self.drawn:
            return time_facts(None)
        if self.until is not None:
            return time_facts(self.until)
        return time_facts(self.turn_ends, self.table.terms.clock)

    @cached_property
    def _common(self) -> dict[str, Any]:
        """What every sentence of the scene may use. The time left is there only if the message keeps it up to date."""
        return {**self.clock, **self._rules}

    @cached_property
    def _rules(self) -> Mapping[str, Argument]:
        """What sentences may use of the rules."""
        return facts_of(self.table.rules, self.locale)

    def id(self, verb: str, extra: str = "") -> CustomId:
        """The custom id of a control at this table and turn."""
        return CustomId(verb, self.table.id, self.table.turn, extra)

    @cached_property
    def deck(self) -> str:
        """The kind of deck, ``std52`` or ``lectio``. Sentences say card or tile by it."""
        return str(self._rules["deck"])

    @cached_property
    def shown(self) -> TableScene:
        """The deal in hand, as everybody may see it.

        Raises:
            ValueError: no deal is in hand.
        """
        return self.scenes.table

    @property
    def title(self) -> str:
        """The table as people call it: *Table 7*."""
        return self.say("table-name", table=self.table.number)

    def lesson(self, number: int) -> str:
        """Says that the deal with this number was chosen to teach. Empty for a shuffled one."""
        return self.say("lesson-chosen") if self.table.is_lesson(number) else ""

    def seal(self, sentence: str) -> str:
        """What a sentence says of the seal of the deal in hand, or of the next; else that it was chosen to teach."""
        return self.lesson(self.table.deal_number) or self.say(
            sentence, commitment=short_seal(self.table.sealed.commitment)
        )

    @property
    def doubt(self) -> str:
        """The warning at a table whose log does not lead to its state. Empty at any other."""
        return self.say("table-doubted") if self.table.doubted else ""

    @property
    def terms(self) -> dict[str, Any]:
        """Facts about game and match that several lines select on."""
        name, chain, changed = read_label(self.table.preset)
        preset, plus, _ = chain.partition("+")
        return {
            **self._rules,
            "table": self.table.number,
            "made": "named" if name else "changed" if plus or changed else "plain",
            "label": name if self.drawn else markup_safe(name),
            "preset": preset,
            **clock_facts(self.table.terms.clock if self.table.deal is None else self.table.clock_in_deal),
        }


def time_facts(ends: float | None, clock: int | None = None) -> dict[str, str]:
    """What sentences say about a time that runs out at ``ends``, or never, in a turn of ``clock`` seconds.

    Where a turn takes hours or days, ``clock`` is ``slow``, and sentences have the day and the time of day as well,
    which Discord shows in each reader's own time zone. No time is later than the true one, so nobody is cut off before
    the moment they were told.

    >>> time_facts(86400.7, 7200)
    {'clock': 'slow', 'time': '<t:86400:R>', 'date': '<t:86400:F>'}
    """
    if ends is None:
        return {"clock": "none", "time": ""}
    kind = "slow" if clock is not None and clock >= SLOW_CLOCK else "running"
    return {"clock": kind, "time": f"<t:{int(ends)}:R>", "date": f"<t:{int(ends)}:F>"}


def clock_facts(seconds: int | None) -> dict[str, Any]:
    """The time for a turn in whole seconds, minutes, hours or days, for sentences. The unit of None is ``none``.

    >>> clock_facts(90), clock_facts(120)
    ({'unit': 's', 'n': 90}, {'unit': 'min', 'n': 2})
    """
    if seconds is None:
        return {"unit": "none", "n": 0}
    units = (("d", 24 * 3600), ("h", 3600), ("min", 60), ("s", 1))
    unit, size = next((unit, size) for unit, size in units if seconds % size == 0)
    return {"unit": unit, "n": seconds // size}


def named_without_seat(table: Table) -> tuple[int, ...]:
    """The people without a seat whom a table names:

    - who left in its deal, or sat there before;
    - whose seat was given away, and by whom;
    - who made the last deal void as an admin, or played it for a computer;
    - who waits for a seat, is invited, or has a seat kept for them;
    - who played a deal of its evening at another table, once its cards are open.
    """
    before = (one.sitter for seat in table.seats for one in seat.in_deal.before)
    sat = {sitter.person for sitter in (*dict(table.booked_for_others).values(), *before)}
    gone = sorted(person for person in sat if person is not None)
    settled = table.settled
    admin = () if settled is None or settled.voided_by is None else (settled.voided_by,)
    played = () if settled is None else (person for _, person in settled.played_for)
    kicked = (person for whom, by, _ in table.leavers.kicked for person in (whom, by) if person)
    guests = (*table.guests.invited, *dict(table.guests.kept))
    rooms = () if table.evening is None else (room for results in table.evening.opened for room in results)
    there = {sitter.person for room in rooms for sitter in room.sitters if sitter and sitter.person is not None}
    elsewhere = sorted(there.difference(table.persons))
    return (*gone, *kicked, *admin, *played, *(person for person, _ in table.next_up), *guests, *elsewhere)


def short_seal(commitment: str) -> str:
    """A seal short enough to read: its first and last digits."""
    return f"{commitment[:SEAL_BEGINS]}…{commitment[-SEAL_ENDS:]}"
