"""The lobby: who sits where before the first deal, under which rules, and the seal of the shuffle."""

from __future__ import annotations

from bot.computers.player import LEVELS
from bot.engine.game import find_game
from bot.engine.typed.command_options import option_and_value
from bot.i18n.catalogue import Names
from bot.i18n.names import markup_safe
from bot.i18n.rule_page import differing_topics
from bot.tables.table import Table
from cogs.ui.deal_end.evening_messages import lobby_line
from cogs.ui.rules.words import rules_name, rules_of, table_rules
from cogs.ui.seating.guest_lines import guests_line
from cogs.ui.seating.offers import leave_button, somebody_may_join
from cogs.ui.seating.seats import let_in_line, seat_menu
from cogs.ui.table_in_words import TableInWords
from cogs.ui.toolkit.messages import Accent, Button, ButtonStyle, Menu, Message, Option, lines, rows, small


def lobby_message(scene: TableInWords) -> Message:
    """The public message of a table in its lobby."""
    table = scene.table
    taken = len(table.seats) - table.free
    host = table.seat_of(table.host)
    packs = find_game(table.game).packs(table.rules).copies
    terms = scene.say("lobby-terms", **{**scene.terms, "packs": packs, "host": scene.name(host or 0)})
    return Message(
        (
            f"### {scene.say('lobby-heading', taken=taken, seats=len(table.seats))}",
            small(
                terms,
                *_house_lines(scene),
                let_in_line(scene) if table.lets_in else "",
                _auto_pass(scene),
                scene.say("lobby-rated") if table.terms.rated else "",
                scene.say("lobby-least", n=table.terms.least_deals) if table.terms.least_deals else "",
                guests_line(scene),
                scene.doubt,
            ),
            lines(*(_seat_line(scene, seat) for seat in range(len(table.seats)))),
            small(_partners(scene)),
            None,
            small(*_seal_lines(scene)),
            *seat_menu(scene),
            *_level_menu(scene),
            *rows(_seat_buttons(scene, table)),
            *rows(_buttons(scene)),
            None,
            leave_button(scene, "leave"),
        ),
        Accent.OPEN,
    )


def _house_lines(scene: TableInWords) -> list[str]:
    """What the rules were made from, if not from a preset alone, and how they differ from that preset."""
    house = table_rules(scene.table)
    preset = house.preset.partition("+")[0]
    base = rules_of(house.game, preset)
    rules = scene.table.rules
    topics = [] if base is None else differing_topics(rules, base, scene.locale)
    chosen = map(option_and_value, sorted(scene.table.match.options))
    topics += [scene.say(f"lobby-{option}", value=value) for option, value in chosen]
    more = bool(house.name) or house.preset != preset
    made = [scene.say("rules-made-from", rules=rules_name(house, scene.locale))] if more else []
    return [*made, scene.say("lobby-differs", changes=topics)] if topics else made


def _auto_pass(scene: TableInWords) -> str:
    """A line if the table passes for people: their opponents then learn what a hand cannot beat."""
    return scene.say("lobby-auto-pass") if scene.table.terms.auto_pass else ""


def _partners(scene: TableInWords) -> str:
    """Which seats play together, and how to change that. Empty if everybody plays alone."""
    together: dict[int, list[str]] = {}
    for seat, side in enumerate(scene.table.match.sides()):
        together.setdefault(side, []).append(str(seat + 1))
    sides = [Names(seats) for seats in together.values() if len(seats) > 1]
    told = [scene.say("lobby-side", seats=seats) for seats in sides]
    if not told:
        return ""
    joined = scene.say("separator-semicolon").join(told)
    return scene.say("lobby-partners", sides=joined, change=bool(scene.table.open_seats))


def _seat_line(scene: TableInWords, seat: int) -> str:
    sitter = scene.table.seats[seat].sitter
    guest = scene.table.guests.owner_of(seat)
    kept = {"reserved": guest is not None, "guest": "" if guest is None else scene.person(guest)}
    if sitter is None:
        return scene.say("lobby-seat-free", seat=seat + 1, **kept)
    role = "computer" if sitter.computer else "host" if sitter.person == scene.table.host else "player"
    return scene.say("lobby-seat", seat=seat + 1, name=scene.name(seat), role=role, level=sitter.level, **kept)


def _seal_lines(scene: TableInWords) -> list[str]:
    """The seal of the first shuffle, and who mixed something into it."""
    if scene.table.evening is not None:
        return [lobby_line(scene, scene.table.evening)]
    return [scene.seal("lobby-seal"), *_cut_lines(scene)]


def _cut_lines(scene: TableInWords) -> list[str]:
    return [
        scene.say("lobby-cut", name=scene.name(seat), cut=markup_safe(cut)) for seat, cut in scene.table.sealed.cuts
    ]


def _level_menu(scene: TableInWords) -> list[Menu]:
    """The select of levels, for a computer in a free seat. Empty if there is none, or people alone may have it."""
    options = [
        Option(
            scene.draw("computer-level", level=level), level, description=scene.draw("computer-level.note", level=level)
        )
        for level in LEVELS
    ]
    offered = scene.table.free and not scene.table.terms.rated
    return [Menu(scene.say("select-level"), scene.id("computerof"), options)] if offered else []


def _seat_buttons(scene: TableInWords, table: Table) -> list[Button]:
    """Buttons that fill the seats and start the deal, then those for single seats.

    One button is primary: what the host needs next. The host is seated already and must press first. Others join when
    they like, because computers give way to them. At a rated table no computers are offered, so *Join* comes first.
    """
    full = not table.free
    needed, other = ButtonStyle.PRIMARY, ButtonStyle.SECONDARY
    if table.terms.rated:
        return [
            Button(scene.say("button-join"), scene.id("join"), other if full else needed, not somebody_may_join(table)),
            Button(scene.say("button-start"), scene.id("start"), needed if full else other, off=not full),
        ]
    return [
        Button(scene.say("button-fill"), scene.id("fill"), other if full else needed, off=full),
        Button(scene.say("button-start"), scene.id("start"), needed if full else other, off=not full),
        Button(scene.say("button-join"), scene.id("join"), off=not somebody_may_join(table)),
        Button(scene.say("button-add-computer"), scene.id("computer"), off=full),
        Button(scene.say("button-remove-computer"), scene.id("computeroff"), off=not table.of_computers),
    ]


def _buttons(scene: TableInWords) -> list[Button]:
    verbs = ("cut", "rules", "menu") if scene.table.evening is None else ("rules", "menu")
    return [Button(scene.say(f"button-{verb}"), scene.id(verb)) for verb in verbs]
