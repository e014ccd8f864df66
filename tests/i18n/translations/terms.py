"""Whether a language says the glossary's words: which messages *are* a term, and which words no message uses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.engine.game import GAMES
from tests.i18n.translations.comparison import Translation
from tests.i18n.translations.glossary import GLOSSARY, read_glossary
from tests.i18n.translations.lengths import NAMED
from tests.i18n.translations.patterns import KEPT, Sentence
from tests.i18n.translations.written import SHARED, Fault

PLACES = {
    "Big Two": "big-two/game",
    "Sheng Ji": "sheng-ji/game",
    "Da Guai Lu Zi": "da-guai-lu-zi/game",
    "Zheng Shangyou": "zheng-shangyou/game",
    "class struggle": "big-two/preset[class-struggle-1]",
    "card": "card-word[std52]",
    "suit": "suit-word[std52]",
    "rank": "big-two/select-rank",
    "spades": "suit[s] sheng-ji/group-name[s]",
    "hearts": "suit[h] sheng-ji/group-name[h]",
    "clubs": "suit[c] sheng-ji/group-name[c]",
    "diamonds": "suit[d] sheng-ji/group-name[d]",
    "ace": "*/rank-one[A]",
    "king": "*/rank-one[K]",
    "queen": "*/rank-one[Q]",
    "jack": "*/rank-one[J]",
    "big joker": "joker[big] */rank-one[BJ]",
    "little joker": "joker[little] */rank-one[LJ]",
    "single": "*/kind-title[single]",
    "pair": "*/kind-title[pair]",
    "triple": "*/kind-title[triple]",
    "straight": "*/kind-title[straight] */kind-title[sequence]",
    "flush": "*/kind-title[flush]",
    "full house": "*/kind-title[full_house]",
    "four of a kind, four and one (four plus one)": "*/kind-title[four_plus_one]",
    "straight flush": "*/kind-title[straight_flush]",
    "five of a kind": "*/kind-title[five_of_a_kind]",
    "bomb": "*/kind-title[bomb]",
    "dragon": "big-two/rule-instant-dragon.title",
    "play (cards)": "button-play",
    "pass": "button-pass",
    "trick": "button-last-trick table-trick",
    "deal": "picture-deal deals button-next-deal table-heading",
    "match": "button-new-match",
    "table": "table-name",
    "seat": "picture-seat",
    "hand": "button-my-hand",
    "last card": "big-two/brief-last",
    "Last card! (said aloud)": "big-two/button-last-card",
    "pays for all": "big-two/picture-pays-for-all",
    "dealer (Big Two)": "big-two/rule-deal-first_dealer.title",
    "cut": "button-cut",
    "redeal": "button-redeal",
    "dealer (Sheng Ji)": "sheng-ji/side[dealers]",
    "attackers": "sheng-ji/side[attackers]",
    "partner (opposite)": "sheng-ji/hand-partner",
    "partner (in a team)": "da-guai-lu-zi/hand-partner zheng-shangyou/hand-partner",
    "kitty": "sheng-ji/picture-kitty sheng-ji/button-kitty",
    "bury": "sheng-ji/button-bury",
    "trump": "sheng-ji/group-name[T]",
    "level": "standing-level",
    "declare (trump)": "sheng-ji/button-declare[declare]",
    "overturn": "sheng-ji/button-declare[overturn]",
    "add (reinforce)": "sheng-ji/refusal-own_declaration.rule",
    "throw": "sheng-ji/kind-title[throw]",
    "tractor": "sheng-ji/kind-title[tractor]",
    "bulldozer": "sheng-ji/kind-title[bulldozer]",
    "king (place)": "big-two/rank[king]",
    "lord": "big-two/rank[lord]",
    "commoner": "big-two/rank[commoner]",
    "slave": "big-two/rank[slave]",
    "tribute": "big-two/preset[tribute-hk-2]",
    "points": "standing-points",
    "penalty points, penalty": "big-two/picture-penalty",
    "multiplier": "big-two/rule-score-tiers.title",
    "ledger": "ledger-heading",
    "leaderboard": "board-heading",
    "season": "board-window[season]",
    "computer (player)": "button-add-computer",
    "house rules (house rule)": "*/preset[other]",
    "spectator": "welcome-spectator",
    "seal (commitment)": "deal-entries-seal",
    "preset": "lobby-differs",
    "host": "host-now",
}
"""The messages that say a term, by its first cell in the glossary: *game/message[variant]*; ``*`` is every game."""

_PLACE = re.compile(r"(?:([\w*-]+)/)?([\w-]+)(?:\.(\w+))?(?:\[([\w-]+)\])?")


def terms(whole: Translation) -> Iterator[Fault]:
    """Messages that are a term of the glossary, and say another word than it gives."""
    glossary = read_glossary()
    for term, places in PLACES.items():
        if term not in glossary.words:
            yield Fault(GLOSSARY.name, term, "has no row")
            continue
        words = glossary.words[term].get(whole.language.name, ())
        for place in places.split():
            for key, entry_place, said in _said_at(whole, place):
                if words and not any(word.casefold() in said.casefold() for word in words):
                    yield Fault(entry_place, key, f"says {said!r} for {term!r}; the glossary has: {', '.join(words)}")


def _said_at(whole: Translation, place: str) -> Iterator[tuple[str, str, str]]:
    """What stands at a place, where English has it: its key, its file, and the text of the picked variant."""
    found = _PLACE.fullmatch(place)
    assert found, place
    home, key, attribute, picked = found.groups(default="")
    for game in GAMES if home == "*" else (home,):
        told = game or next(iter(GAMES))
        seen, english = (one.seen_from(told) for one in (whole.language, whole.english))
        ours, theirs = (dict(entry[key].patterns()) if key in entry else {} for entry in (seen, english))
        if attribute not in ours or attribute not in theirs:
            continue
        if not picked or picked in _variants(whole.english.sentence(theirs[attribute], told)):
            said = whole.language.sentence(ours[attribute], told).said(frozenset({picked}))
            yield f"{key}.{attribute}".rstrip("."), seen[key].place, said


def _variants(sentence: Sentence) -> frozenset[str]:
    return frozenset[str]().union(*sentence.choices.values())


def second_words(whole: Translation) -> Iterator[Fault]:
    """Messages with a word for which the glossary has another; what people may type is none of them."""
    listed = [word for word in read_glossary().second if word.language == whole.language.name]
    for game in (SHARED, *GAMES):
        for key, entry in whole.language.messages(game).items():
            if not key.startswith(NAMED) and "typed" not in key.split("-"):
                for attribute, pattern in entry.patterns():
                    said = " ".join(KEPT.sub(" ", leaf) for leaf in whole.language.sentence(pattern, game).leaves)
                    for word in listed:
                        if word.game in ("", game) and word.stands_in(said):
                            where = f"{key}.{attribute}".rstrip(".")
                            yield Fault(entry.place, where, f"says {word.word}; the glossary has: {word.instead}")
