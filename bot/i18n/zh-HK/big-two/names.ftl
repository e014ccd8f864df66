game = 鋤大D
kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 淨四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對加一張
        [straight] 蛇
        [flush] 同花
        [full_house] 夫佬
        [four_plus_one] 四條
        [straight_flush] 同花順
        [straight_flush_7] 同花順加兩張
        [royal_flush] 同花順10-J-Q-K-A
       *[single] 單張
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 淨四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對加一張
        [straight] 蛇
        [flush] 同花
        [full_house] 夫佬
        [four_plus_one] 四條
        [straight_flush] 同花順
        [straight_flush_7] 同花順加兩張
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [quads] 四張同點數
        [two_pair] 兩對不同點數
        [two_pair_kicker] 兩對不同點數，加任何一張
        [straight] 五張點數相連
        [flush] 五張同一{ suit-word }
        [full_house] 三張同點數，加一對
        [four_plus_one] 四張同點數，加任何一張
        [straight_flush] 五張相連，同一{ suit-word }
        [straight_flush_7] 五張相連，同一{ suit-word }，加任何兩張
       *[single] 一張{ card-word }
    }
kind-plural =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 淨四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對加一張
        [straight] 蛇
        [flush] 同花
        [full_house] 夫佬
        [four_plus_one] 四條
        [straight_flush] 同花順
        [straight_flush_7] 同花順加兩張
       *[single] 單張
    }
a-kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 淨四條
        [two_pair] 兩對
        [two_pair_kicker] 兩對加一張
        [straight] 蛇
        [flush] 同花
        [full_house] 夫佬
        [four_plus_one] 四條
        [straight_flush] 同花順
        [straight_flush_7] 同花順加兩張
        [royal_flush] 同花順10-J-Q-K-A
       *[single] 單張
    }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 啤 pair pairs
        [triple] 三條 triple triples trips
        [quads] 淨四條 四條 quads four
        [two_pair] 兩對 two pairs
        [two_pair_kicker] 兩對加一張 兩對 two pairs
        [straight] 蛇 順子 straight straights to from run
        [flush] 同花 花 flush flushes
        [full_house] 夫佬 俘虜 葫蘆 full house houses fullhouse
        [four_plus_one] 四條 炸彈 four of a kind quads fours bomb
        [straight_flush] 同花順 straight flush sf straightflush
        [straight_flush_7] 同花順 同花順加兩張 straight flush sf straightflush
        [single] 單張 單隻 single singles
       *[none] 牌 cards
    }
preset =
    { $preset ->
        [pagat-basic] 基本玩法
        [chudadi-standard] 標準玩法
        [chudadi-hongkong] 標準玩法，香港計分
        [hong-kong] 香港，據Ivan Ip
        [hong-kong-boehnker] 香港，據Karl Boehnker
        [japanese-wikipedia-official] 正式玩法，據日文條目
        [hong-kong-wikipedia] 香港，據日文條目
        [mainland] 中國內地
        [malaysia] 馬來西亞，三人
        [taiwan] 台灣，扣分
        [taiwan-plus-minus] 台灣，加減分
        [taiwan-latta] 台灣，據Todd Latta
        [lukang] 鹿港
        [taiwan-fixed] 台灣，一家輸
        [singapore] 新加坡
        [indonesia] 印尼
        [philippines-pusoy-dos] Pusoy Dos（菲律賓）
        [da-lao-er-gamesky] 大老二，GameSky
        [three-player-17] 三人，每人17張
        [three-player-13-draw] 三人，摸牌
        [two-player-13] 兩人，每人13張
        [two-player-17] 兩人，每人17張
        [two-player-21] 兩人，每人21張
        [two-player-26] 兩人，整副牌
        [class-struggle-1] 階級鬥爭，一張換一張
        [class-struggle-2] 階級鬥爭，放牌任揀
        [tribute-hk-1] 貢牌，揀手牌
        [tribute-hk-2] 貢牌，一張
        [tribute-hk-3] 貢牌，兩張和一張
        [tribute-hk-4] 貢牌，三張順次傳
        [lectio] Lectio，五人牌塊
       *[other] 自訂規則
    }
preset-short =
    { $preset ->
        [pagat-basic] 基本
        [chudadi-standard] 標準
        [chudadi-hongkong] 標準香港分
        [hong-kong] 香港（Ip）
        [hong-kong-boehnker] 香港（Boehnker）
        [japanese-wikipedia-official] 正式
        [hong-kong-wikipedia] 香港（條目）
        [mainland] 內地
        [malaysia] 馬來西亞
        [taiwan] 台灣
        [taiwan-plus-minus] 台灣加減分
        [taiwan-latta] 台灣（Latta）
        [lukang] 鹿港
        [taiwan-fixed] 台灣一家輸
        [singapore] 新加坡
        [indonesia] 印尼
        [philippines-pusoy-dos] 菲律賓
        [da-lao-er-gamesky] 大老二
        [three-player-17] 三人
        [three-player-13-draw] 三人摸牌
        [two-player-13] 兩人13張
        [two-player-17] 兩人17張
        [two-player-21] 兩人21張
        [two-player-26] 兩人26張
        [class-struggle-1] 階級鬥爭
        [class-struggle-2] 階級放牌
        [tribute-hk-1] 貢牌揀手牌
        [tribute-hk-2] 貢一張
        [tribute-hk-3] 貢兩張
        [tribute-hk-4] 貢三張
        [lectio] Lectio
       *[other] 自訂規則
    }
preset-about =
    { $preset ->
        [pagat-basic] 基本玩法：分一直累計，到枱主停為止
        [chudadi-standard] 最後一張要叫。一場打到200分
        [chudadi-hongkong] 最後一張要叫。計分較輕，一場打到100分
        [hong-kong] 一條青龍即贏。不可以單用最大的牌出完
        [hong-kong-boehnker] 蛇和同花照香港，其餘照基本玩法
        [japanese-wikipedia-official] 贏家先出。弱牌可以重新派牌。各人按自己的牌扣分
        [hong-kong-wikipedia] 像正式玩法，最後一張沒有叫就輸
        [mainland] 像正式玩法，倍數較高
        [malaysia] 可以用最細的牌換暗牌
        [taiwan] 沒有三條和同花。五張要同牌型，炸彈大過一切
        [taiwan-plus-minus] 像台灣，2會加倍，贏家得一分
        [taiwan-latta] 沒有三條和同花。七張的同花順是炸彈
        [lukang] 基本玩法，炸彈大過一切
        [taiwan-fixed] 炸彈大過一切，一家輸分給贏家
        [singapore] 基本玩法，沒有三條和同花
        [indonesia] 過了就等下一輪。特別牌有分。每十局重新開始
        [philippines-pusoy-dos] 階磚最大，只有贏家得分
        [da-lao-er-gamesky] 沒有同花，炸彈大過一切
        [three-player-17] 三人的基本玩法，剩一張餘牌
        [three-player-13-draw] 三人的基本玩法，過就由牌堆摸牌
        [two-player-13] 兩人的基本玩法，用半副牌
        [two-player-17] 兩人的基本玩法，每人17張
        [two-player-21] 兩人的基本玩法，每人21張
        [two-player-26] 兩人的基本玩法，用整副牌
        [class-struggle-1] 每局之前，國王、諸侯、平民、奴隸一張換一張
        [class-struggle-2] 國王、諸侯、平民要牌，再放牌給人揀
        [tribute-hk-1] 手牌蓋着任揀，第1名先揀
        [tribute-hk-2] 最後一名把最大的牌給第1名
        [tribute-hk-3] 最後一名給第1名兩張，第3名給第2名一張
        [tribute-hk-4] 最大的三張給第1名，再順次傳下去
        [lectio] 牌塊1至15，四種顏色，每人起始149分
       *[other] 這個伺服器的規則
    }
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] 牌塊到{ $tiles }，每人{ $size }張
               *[other] 牌塊到{ $tiles }，每人{ $size }張，餘{ $left }張
            }
       *[std52]
            { $left ->
                [0] { packs }，每人{ $size }張
               *[other]
                    { $rest-use ->
                        [stock] { packs }，每人{ $size }張，{ $left }張可摸
                        [discard] { packs }，每人{ $size }張，{ $left }張不用
                       *[give] { packs }，每人{ $size }張，餘{ $left }張
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] 打到{ $match-target }分
        [deals] 打{ deals }
        [deals_or_chips] 打{ deals }，或者有人分數用完
       *[open] 打到枱主停
    }
