kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quad] 四條
        [tractor] 拖拉機
        [bulldozer] 推土機
        [throw] 甩牌
        [cards] 散牌
       *[single] 單張
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quad] 四條
        [tractor] 拖拉機
        [bulldozer] 推土機
        [throw] 甩牌
        [cards] 散牌
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張相同的牌
        [triple] 三張相同的牌
        [quad] 四張相同的牌
        [tractor] 同花色相連的對子
        [bulldozer] 同花色相連的三條或以上
        [throw] 同花色的幾手一次過出
        [cards] 不成一種牌型
       *[single] 一張牌
    }
a-kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quad] 四條
        [tractor] 拖拉機
        [bulldozer] 推土機
        [throw] 甩牌
        [cards] 散牌
       *[single] 單張
    }
a-play =
    { $kind ->
        [tractor] { $n }張的拖拉機
        [bulldozer] { $n }張的推土機
        [throw] 甩牌{ $n }張
        [cards] { $n }張牌
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair] { $n }對
        [triple] { $n }個三條
        [quad] { $n }個四條
        [tractor] { $n }個{ $cards }張的拖拉機
        [bulldozer] { $n }個{ $cards }張的推土機
       *[single] { $n }個單張
    }
deed-play = { a-play }
deed-declare = 亮{ $n }張
deed-pass = { picture-done }
deed-redeal = 重新派牌
deed-trump = { suit }做主
deed-bury = 扣底{ $n }張
deed-choose = 甩牌中的{ $n }張
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 pair pairs
        [triple] 三條 triple triples
        [quad] 四條 quad
        [tractor] 拖拉機 tractor
        [bulldozer] 推土機 bulldozer
        [throw] 甩牌 甩 throw
        [single] 單張 單隻 single
       *[cards] 牌 散牌 cards
    }
of-suit =
    { $suit ->
        [T] 主牌
       *[other] { suit }
    }
game = 升級
preset =
    { $preset ->
        [standard] 標準
        [strict] 嚴格
        [popular] 流行
        [tournament] 比賽
        [rbtying] 據rbtying
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] 兩副牌，由2級打到A級。底牌計雙倍
        [strict] 像標準，但斃牌要與先出的牌型完全一樣
        [popular] 一對或拖拉機贏底，底牌倍數更高。甩牌不成，出張數最少的一手
        [tournament] 甩牌不成要扣分，閒家一次最多升三級
        [rbtying] 斃牌的每一手都被大過，才算大過
       *[other] 這個伺服器的規則
    }
rules-dealt = { packs }，每人{ $hand }張，底牌{ $kitty }張
match-goal =
    { $max_level ->
        [NT] 打到一方守住無主
       *[A] 打到一方守住A級
    }
