"""A small catalogue of two languages, in which tests plant faults."""

from __future__ import annotations

from pathlib import Path

from tests.i18n.translations.checks import faults_of
from tests.i18n.translations.comparison import Translation
from tests.i18n.translations.written import read_language

ENGLISH = """### Some messages
hello = Hello { $name }, how are you?
    .note = Sit down at the table.
cards =
    { $n ->
        [0] You have no cards left.
        [one] You have one card.
       *[other] You have { $n } cards.
    }
beaten =
    { $suit ->
        [hearts] Hearts beat it.
       *[spades] Spades beat it.
    }
seen = Mei plays { kind }.
# $time: when that was.
ended = The table has ended, and nobody can play there.
button-go = Go on
button-cut = Cut
command-hand = Your cards, for you alone
option-name-cards = cards
clock-title = Time for a turn
typed = Add cards: to the command.
"""
GAME = """kind =
    { $kind ->
        [pair] a pair
       *[single] a single card
    }
"""
SWEDISH = """### Några meddelanden
hello = Hej { $name }, hur är läget?
    .note = Slå dig ner vid bordet.
cards =
    { $n ->
        [0] Du har inga kort kvar.
        [one] Du har ett kort.
       *[other] Du har { $n } kort.
    }
beaten =
    { $suit ->
        [hearts] Hjärter sticker över det.
       *[spades] Spader sticker över det.
    }
seen = Mei lägger { kind }.
ended = Bordet är stängt sedan { $time }, och ingen kan spela där.
button-go = Fortsätt
button-cut = Kupera
command-hand = Dina kort, bara för dig
option-name-cards = kort
clock-title = Tid för en tur
typed = Lägg till kort: i kommandot.
"""
GAME_IN_SWEDISH = """kind =
    { $kind ->
        [pair] ett par
       *[single] ett ensamt kort
    }
"""


class Room:
    """A catalogue of two languages, in which faults are planted."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.write("en/shared.ftl", ENGLISH)
        self.write("en/big-two/words.ftl", GAME)
        self.write("sv/shared.ftl", SWEDISH)
        self.write("sv/big-two/words.ftl", GAME_IN_SWEDISH)

    def write(self, place: str, said: str) -> None:
        (self.path / place).parent.mkdir(parents=True, exist_ok=True)
        (self.path / place).write_text(said, encoding="utf-8")

    def plant(self, right: str, wrong: str, place: str = "shared.ftl", language: str = "sv") -> None:
        sound = (self.path / "sv" / place).read_text(encoding="utf-8")
        assert right in sound
        self.write(f"{language}/{place}", sound.replace(right, wrong))

    def faults(self, language: str = "sv") -> dict[str, list[str]]:
        read_language.cache_clear()
        whole = Translation(read_language(language, self.path), read_language("en", self.path))
        return {name: [str(fault).partition("/")[2] for fault in some] for name, some in faults_of(whole).items()}
