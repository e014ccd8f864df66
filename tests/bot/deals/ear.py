"""What a screen reader reads of a message, and whether its parts say the same: text, alt texts, labels of controls.

Nothing here looks at a view, a snapshot, an id of a control or a picture.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass

from bot.playground.people.driver import Seen

CARD = re.compile(r"(?:10|[2-9JQKA])[♦♣♥♠]")
HAND = re.compile(r"Your hand, (\d+) cards?: ([^.;\n]+)")
MARKUP = re.compile(r"^(?:-#|#{1,3}) |\*\*|\\|[\u2066-\u2069]| · time is up <t:\d+:R>", re.MULTILINE)
SIGNS = r"(?:(?:10|[2-9JQKA])[♦♣♥♠] ?)+"
TO_BEAT = re.compile(
    rf"To beat: ([a-z ]+?) ({SIGNS})by (.+?)\.?$|[Bb]eat (.+?)’s ([a-z ]+?): ({SIGNS})\.?$", re.MULTILINE
)
CHOSEN_ALONG = ("Chosen: ", "Suggested: ", "This play leaves", "Last card! goes out")
CARDS = "Choose cards"
CHOSEN = "✓ "


@dataclass(frozen=True)
class Heard:
    """A message as it is read aloud."""

    text: str  # without markup and running times
    alts: tuple[str, ...]
    buttons: tuple[str, ...]  # the labels of those that can be pressed
    selects: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]  # what each asks, its options, the chosen ones

    @property
    def lines(self) -> list[str]:
        """The text by lines. In that of a turn, what is to be done is apart."""
        return [
            part
            for line in self.text.splitlines()
            for part in (line.split(" · ") if line.startswith("Your turn") else [line])
        ]

    @property
    def alt(self) -> str:
        """The alt texts."""
        return " ".join(self.alts)

    @property
    def everything(self) -> str:
        """Text and alt texts."""
        return f"{self.text}\n{self.alt}"

    def options(self, asks: str) -> tuple[str, ...]:
        """What can be chosen in the selects that ask for something."""
        return tuple(option for name, options, _ in self.selects if name.startswith(asks) for option in options)

    def chosen(self, asks: str) -> tuple[str, ...]:
        """What is chosen in the selects that ask for something."""
        return tuple(option for name, _, chosen in self.selects if name.startswith(asks) for option in chosen)


def heard(message: Seen) -> Heard:
    """What is read aloud of a message."""
    live = [select for select in message.selects if not select.get("disabled")]
    labels = [button["label"] for button in message.buttons if not button.get("disabled")]
    cards = [label for label in labels if CARD.fullmatch(label.removeprefix(CHOSEN))]
    return Heard(
        MARKUP.sub("", message.text),
        tuple(file.description or "" for file in message.attachments if file.filename.endswith(".png")),
        tuple(label for label in labels if label not in cards),
        (
            *([_asked_by(cards)] if cards else ()),
            *(
                (
                    select.get("placeholder") or "",
                    tuple(option["label"] for option in select["options"]),
                    tuple(option["label"] for option in select["options"] if option.get("default")),
                )
                for select in live
            ),
        ),
    )


def _asked_by(cards: list[str]) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """What buttons of cards ask, as a select would: those that begin with a check mark are chosen."""
    chosen = [card for card in cards if card.startswith(CHOSEN)]
    return (
        CARDS,
        tuple(card.removeprefix(CHOSEN) for card in cards),
        tuple(card.removeprefix(CHOSEN) for card in chosen),
    )


# --- A hand ---


def hand_in(said: str) -> tuple[int, list[str]]:
    """How many cards a text says are in the hand, and which ones, in its order."""
    found = HAND.search(said)
    assert found, said
    return int(found[1]), CARD.findall(found[2])


def to_beat_in(said: str) -> tuple[str, tuple[str, ...], str] | None:
    """The kind, the cards and the owner of what is to be beaten."""
    found = TO_BEAT.search(said.replace(". ", ".\n"))
    if found is None:
        return None
    kind, cards, name = (found[1], found[2], found[3]) if found[1] else (found[5], found[6], found[4])
    return kind, tuple(CARD.findall(cards)), name


def strip_in(message: Heard) -> list[str]:
    """The others with the number of their cards, as the text lists them."""
    lists = [line.split(" · ") for line in message.lines if re.fullmatch(r"(?:.+ \d+(?:, [^·]+)? · )+.+", line)]
    return lists[0] if lists else []


def counts_in(strip: list[str]) -> dict[str, int]:
    """How many cards each of the others holds."""
    found = (re.fullmatch(r"(.+?) (\d+)(?:, .+)?", one) for one in strip)
    return {one[1]: int(one[2]) for one in found if one}


def turn_in_text(message: Heard) -> str:
    """Whose turn the text says it is."""
    lines = [line for line in message.lines if line == "Your turn" or line.endswith(" to play")]
    return lines[0].removesuffix(" to play") if lines else ""


def turn_in_alt(message: Heard) -> str:
    """Whose turn the alt text says it is."""
    if "Your turn" in message.alt:
        return "Your turn"
    found = re.search(r"(?:^|\. )([^.]+) to play\.", message.alt)
    return found[1] if found else ""


def check_hand(message: Heard) -> None:
    """The parts of a hand in play say the same.

    Raises:
        AssertionError: they do not.
    """
    number, cards = hand_in(message.text)
    assert number == len(cards)
    assert message.options(CARDS) == tuple(card for card in cards if card in message.options(CARDS))
    turn = turn_in_text(message)
    assert turn
    assert ("Hint" in message.buttons) is (turn == "Your turn")
    can_play = bool(message.options("Ready-made plays") or message.options("Choose a kind"))
    assert ("Play" in message.buttons) is can_play
    for line in message.lines:
        if line.startswith("Chosen: "):
            assert Counter(CARD.findall(line)) >= Counter(message.chosen(CARDS)), line
            assert message.chosen(CARDS)
    if message.alts:
        _check_alt_of_hand(message)


def _check_alt_of_hand(message: Heard) -> None:
    alt = message.alt
    assert "*" not in alt
    assert hand_in(alt) == hand_in(message.text)
    assert turn_in_alt(message) == turn_in_text(message)
    assert to_beat_in(alt) == to_beat_in(message.text)
    assert ("Every card can be played." in alt or "You can play: " in alt) is ("Play" in message.buttons)
    assert ("Lead anything." in alt) is ("Lead anything." in message.text)
    for line in message.lines:
        if line.startswith((*CHOSEN_ALONG, "You open", "You have one card", "You pass until", "You can’t")):
            assert line in alt
    others = re.search(r"Others hold: (.+)\.$", alt)
    assert others
    assert others[1].split("; ") == strip_in(message)
    marked = [one.removesuffix(", to play") for one in strip_in(message) if one.endswith(", to play")]
    waited_for = turn_in_text(message).removesuffix("Your turn")
    assert list(counts_in(marked)) == ([waited_for] if waited_for else [])


# --- The table, the end of a deal ---


def seats_in(alt: str) -> dict[str, int]:
    """Everybody at the table with the number of their cards."""
    found = re.findall(r"(?:^|\. )([^.]+?)(?: \(computer\))?(?: to play,)? (\d+) cards?\b", alt)
    return {name: int(count) for name, count in found}


def check_table(message: Heard) -> None:
    """The text and the alt text of the table say the same.

    Raises:
        AssertionError: they do not.
    """
    if not message.alts:
        return
    to_play = re.findall(r"(?:^|\. )([^.]+?)(?: \(computer\))? to play,", message.alt)
    assert to_play == [line.removesuffix(" to play") for line in message.lines if line.endswith(" to play")]
    assert to_beat_in(message.alt) == to_beat_in(message.text)
    assert tricks_in(message.alt) == tricks_in(message.text)
    leads = [line for line in message.lines if " leads: " in line or " opens" in line]
    assert all(line in message.alt for line in leads)


def tricks_in(said: str) -> list[str]:
    """The trick, play by play."""
    found = re.search(r"Trick: ([^.\n]+)", said)
    return found[1].split("; ") if found else []


def points_in(said: str) -> dict[str, str]:
    """Everybody's points, from the text of an end (*1st Ann +37 · …*) or its alt text (*Points: Ann +37, …*)."""
    in_alt = re.search(r"Points: (.+?); sum", said)
    parts = in_alt[1].split(", ") if in_alt else re.findall(r"(?:1st|2nd|3rd|4th) ([^·\n]+)", said)
    found = (re.fullmatch(r"(.+) ([+−]?\d+|won)", part.strip()) for part in parts)
    return {one[1]: one[2] for one in found if one}
