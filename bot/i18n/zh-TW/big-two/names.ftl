game = 大老二

kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對帶一張
        [straight] 順子
        [flush] 同花
        [full_house] 葫蘆
        [four_plus_one] 鐵支
        [straight_flush] 同花順
        [straight_flush_7] 同花順帶兩張
        [royal_flush] 同花順10-J-Q-K-A
       *[single] 單張
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對帶一張
        [straight] 順子
        [flush] 同花
        [full_house] 葫蘆
        [four_plus_one] 鐵支
        [straight_flush] 同花順
        [straight_flush_7] 同花順帶兩張
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [quads] 四張同點數
        [two_pair] 兩張同點數，加另外兩張同點數
        [two_pair_kicker] 兩組兩張同點數，加任意一張
        [straight] 五張點數相連
        [flush] 五張同{ suit-word }
        [full_house] 三張同點數，加兩張同點數
        [four_plus_one] 四張同點數，加任意一張
        [straight_flush] 五張同{ suit-word }又相連
        [straight_flush_7] 五張同{ suit-word }又相連，加任意兩張
       *[single] 一張{ card-word }
    }
kind-plural = { kind-title }
a-kind = { kind }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 pair pairs of double
        [triple] 三條 三張 triple triples trips three of a kind
        [quads] 四條 四張 four of a kind quads
        [two_pair] 兩對 two pairs
        [two_pair_kicker] 兩對帶一張 two pairs plus one
        [straight] 順子 順 到 straight straights to from run
        [flush] 同花 flush flushes
        [full_house] 葫蘆 full house houses fullhouse of over on with boat
        [four_plus_one] 鐵支 四條 four of a kind quads plus one with fours bomb
        [straight_flush] 同花順 到 straight flush straights flushes to from sf straightflush
        [straight_flush_7] 同花順帶兩張 七張 straight flush straights flushes to from sf straightflush seven
        [single] 單張 單支 一張 single singles one card
       *[none] 牌 cards
    }

preset =
    { $preset ->
        [pagat-basic] 基本玩法
        [chudadi-standard] Chudadi標準
        [chudadi-hongkong] Chudadi香港計分
        [hong-kong] 香港，依Ivan Ip
        [hong-kong-boehnker] 香港，依Karl Boehnker
        [japanese-wikipedia-official] 正式規則，依日文條目
        [hong-kong-wikipedia] 香港，依日文條目
        [mainland] 中國大陸
        [malaysia] 馬來西亞，三人
        [taiwan] 台灣，扣分制
        [taiwan-plus-minus] 台灣，加減分制
        [taiwan-latta] 台灣，依Todd Latta
        [lukang] 鹿港
        [taiwan-fixed] 台灣，一家輸
        [singapore] 新加坡
        [indonesia] 印尼
        [philippines-pusoy-dos] 菲律賓Pusoy Dos
        [da-lao-er-gamesky] 大老二，GameSky
        [three-player-17] 三人，每人17張
        [three-player-13-draw] 三人，抽牌
        [two-player-13] 兩人，每人13張
        [two-player-17] 兩人，每人17張
        [two-player-21] 兩人，每人21張
        [two-player-26] 兩人，整副牌
        [class-struggle-1] 血腥大老二，一張換一張
        [class-struggle-2] 血腥大老二，合在一起挑
        [tribute-hk-1] 進貢，挑整手牌
        [tribute-hk-2] 進貢，一張
        [tribute-hk-3] 進貢，兩張和一張
        [tribute-hk-4] 進貢，三張往下傳
        [lectio] Lectio，五人牌塊
       *[other] 自訂規則
    }
preset-short =
    { $preset ->
        [pagat-basic] 基本
        [chudadi-standard] Chudadi
        [chudadi-hongkong] Chudadi香港
        [hong-kong] 香港（Ip）
        [hong-kong-boehnker] 香港（Boehnker）
        [japanese-wikipedia-official] 正式規則
        [hong-kong-wikipedia] 香港（條目）
        [mainland] 大陸
        [malaysia] 馬來西亞
        [taiwan] 台灣
        [taiwan-plus-minus] 台灣加減分
        [taiwan-latta] 台灣（Latta）
        [lukang] 鹿港
        [taiwan-fixed] 台灣一家輸
        [singapore] 新加坡
        [indonesia] 印尼
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] GameSky
        [three-player-17] 三人
        [three-player-13-draw] 三人抽牌
        [two-player-13] 兩人13張
        [two-player-17] 兩人17張
        [two-player-21] 兩人21張
        [two-player-26] 兩人26張
        [class-struggle-1] 血腥大老二
        [class-struggle-2] 血腥合挑
        [tribute-hk-1] 進貢挑牌
        [tribute-hk-2] 進貢一張
        [tribute-hk-3] 進貢兩張
        [tribute-hk-4] 進貢三張
        [lectio] Lectio
       *[other] 自訂規則
    }
preset-about =
    { $preset ->
        [pagat-basic] 基本玩法：分數一直累計，到桌主喊停
        [chudadi-standard] 最後一張要喊。打到200分為一場
        [chudadi-hongkong] 最後一張要喊。倍數較輕，打到100分為一場
        [hong-kong] 一條龍直接贏。不能單出最大的牌結束
        [hong-kong-boehnker] 順子和同花照香港，其他照基本玩法
        [japanese-wikipedia-official] 贏家先出。手牌太弱可以重新發牌。各扣各的剩牌
        [hong-kong-wikipedia] 像正式規則，最後一張沒喊就輸
        [mainland] 像正式規則，倍數更高
        [malaysia] 可以拿最小的牌換蓋著的那張
        [taiwan] 沒有三條和同花。五張牌只能同牌型壓，怪物壓一切
        [taiwan-plus-minus] 像台灣玩法，2會加倍，贏家加一分
        [taiwan-latta] 沒有三條和同花。七張的同花順是怪物
        [lukang] 基本玩法，加上壓一切的怪物
        [taiwan-fixed] 怪物壓一切，一個輸家付給贏家
        [singapore] 基本玩法，沒有三條和同花
        [indonesia] 過了要等下一輪。特殊牌型有分。每十局重新開始
        [philippines-pusoy-dos] 方塊最大，只有贏家得分
        [da-lao-er-gamesky] 沒有同花，怪物壓一切
        [three-player-17] 三人的基本玩法，多一張餘牌
        [three-player-13-draw] 三人的基本玩法，過就從牌堆抽牌
        [two-player-13] 兩人的基本玩法，用半副牌
        [two-player-17] 兩人的基本玩法，每人17張
        [two-player-21] 兩人的基本玩法，每人21張
        [two-player-26] 兩人的基本玩法，用整副牌
        [class-struggle-1] 每局前，國王、諸侯、平民、奴隸一張換一張
        [class-struggle-2] 國王、諸侯、平民要牌，再蓋出別的牌給人挑
        [tribute-hk-1] 大家挑蓋著的整手牌，第一名先挑
        [tribute-hk-2] 最後一名把最好的牌給第一名
        [tribute-hk-3] 最後一名給第一名兩張，第三名給第二名一張
        [tribute-hk-4] 最好的三張給第一名，再往下傳牌
        [lectio] 四色牌塊1到15，每人149分
       *[other] 這個伺服器的規則
    }

rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] 牌塊到{ $tiles }，每人{ $size }張
               *[other] 牌塊到{ $tiles }，每人{ $size }張，多{ $left }張
            }
       *[std52]
            { $left ->
                [0] { packs }，每人{ $size }張
               *[other]
                    { $rest-use ->
                        [stock] { packs }，每人{ $size }張，{ $left }張可抽
                        [discard] { packs }，每人{ $size }張，{ $left }張不用
                       *[give] { packs }，每人{ $size }張，多{ $left }張
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] 打到{ $match-target }分
        [deals] 打{ deals }
        [deals_or_chips] 打{ deals }，或有人扣完分數
       *[open] 桌主喊停為止
    }
