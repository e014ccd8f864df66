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
kind-title = { kind }
kind-meant =
    { $kind ->
        [pair] 兩張一樣的牌
        [triple] 三張一樣的牌
        [quad] 四張一樣的牌
        [tractor] 同花色相連的對子
        [bulldozer] 同花色相連的三條以上
        [throw] 同花色的好幾組一起出
        [cards] 不成一種牌型的牌
       *[single] 一張牌
    }
a-kind = { kind }
a-play =
    { $kind ->
        [tractor] { $n }張的拖拉機
        [bulldozer] { $n }張的推土機
        [throw] { $n }張的甩牌
        [cards] { $n }張牌
       *[single] { a-kind }
    }
units = { $units }
units-of-a-kind =
    { $kind ->
        [pair]
            { $n ->
                [1] 一對
               *[other] { $n }對
            }
        [triple]
            { $n ->
                [1] 三條
               *[other] { $n }組三條
            }
        [quad]
            { $n ->
                [1] 四條
               *[other] { $n }組四條
            }
        [tractor]
            { $n ->
                [1] { $cards }張的拖拉機
               *[other] { $n }組{ $cards }張的拖拉機
            }
        [bulldozer]
            { $n ->
                [1] { $cards }張的推土機
               *[other] { $n }組{ $cards }張的推土機
            }
       *[single]
            { $n ->
                [1] 一張單張
               *[other] { $n }張單張
            }
    }
deed-play = { a-play }
deed-declare = 亮了{ $n }張
deed-pass = { picture-done }
deed-redeal = 重新發牌
deed-trump = { suit }當主
deed-bury = 扣底{ $n }張
deed-choose = 甩牌中的{ $n }張
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 pair pairs two
        [triple] 三條 三張 triple triples three pung
        [quad] 四條 四張 four of a kind quad
        [tractor] 拖拉機 連對 tractor tractors run
        [bulldozer] 推土機 bulldozer bulldozers run
        [throw] 甩牌 甩 throw all
        [single] 單張 單支 一張 single singles one card
       *[cards] 牌 cards
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
        [popular] 通俗
        [tournament] 比賽
        [rbtying] 依rbtying
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [standard] 兩副牌，從2打到A。底牌算兩倍
        [strict] 像標準玩法，但斃牌的牌型要跟先出的完全一樣
        [popular] 最後出一對或拖拉機，底牌倍數更高。甩牌失敗就出張數最少的一組
        [tournament] 甩牌失敗要扣分，閒家一局最多升三級
        [rbtying] 每一組都更大，才壓得過別人的斃牌
       *[other] 這個伺服器的規則
    }
rules-dealt = { packs }，每人{ $hand }張，底牌{ $kitty }張
match-goal =
    { $max_level ->
        [NT] 到有一方坐莊打過無主
       *[A] 到有一方坐莊打過A
    }
