"""Every kind of play is called after its rank, so that no two ranks have one name."""

import pytest

from bot.cards import RANKS
from bot.games.da_guai_lu_zi.cards.order import PlayKind
from bot.games.zheng_shangyou.cards.kinds import Kind
from bot.i18n.catalogue import text

RANKED = (*RANKS, "LJ", "BJ")


@pytest.mark.parametrize("kind", [kind.value for kind in PlayKind if kind is not PlayKind.SINGLE])
def test_plays_of_da_guai_lu_zi(kind: str) -> None:
    for message in ("kind", "play-title"):
        assert len({text(message, "en", "da-guai-lu-zi", kind=kind, rank=rank) for rank in RANKED}) == len(RANKED)


@pytest.mark.parametrize("kind", [kind.value for kind in Kind if kind not in (Kind.SINGLE, Kind.ROCKET, Kind.SET)])
def test_plays_of_zheng_shangyou(kind: str) -> None:
    for message in ("a-reading", "reading-title"):
        assert len({text(message, "en", "zheng-shangyou", kind=kind, rank=rank) for rank in RANKED}) == len(RANKED)


def test_trump_ranks() -> None:
    assert len({text("trump-rank", "en", "da-guai-lu-zi", rank=rank) for rank in RANKED}) == len(RANKED)
