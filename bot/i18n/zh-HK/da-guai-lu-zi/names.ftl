rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 細鬼
        [BJ] 大鬼
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 細鬼
        [BJ] 大鬼
       *[other] { $rank }
    }
kind =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] { rank-one }大的蛇
        [flush] { rank-one }大的同花
        [full_house] { rank-many }夫佬
        [four_plus_one] 四條{ rank-many }加一張
        [straight_flush] { rank-one }大的同花順
        [five_of_a_kind] 五條{ rank-many }
       *[single] 單張
    }
a-kind =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] { rank-one }大的蛇
        [flush] { rank-one }大的同花
        [full_house] { rank-many }夫佬
        [four_plus_one] 四條{ rank-many }加一張
        [straight_flush] { rank-one }大的同花順
        [five_of_a_kind] 五條{ rank-many }
        [single] 單張
       *[none] 散牌
    }
play-title =
    { $kind ->
        [single] 單張
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] { rank-one }大的蛇
        [flush] { rank-one }大的同花
        [full_house] { rank-many }夫佬
        [four_plus_one] 四條{ rank-many }
        [straight_flush] { rank-one }大的同花順
       *[five_of_a_kind] 五條{ rank-many }
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [straight] 蛇
        [flush] 同花
        [full_house] 夫佬
        [four_plus_one] 四條加一張
        [straight_flush] 同花順
        [five_of_a_kind] 五條
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [straight] 五張點數相連
        [flush] 五張同一花色
        [full_house] 三張同點數，加一對
        [four_plus_one] 四張同點數，加任何一張
        [straight_flush] 五張相連，同一花色
        [five_of_a_kind] 五張同點數
       *[single] 一張牌
    }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 啤 pair pairs
        [triple] 三條 triple triples
        [straight] 蛇 順子 straight run
        [flush] 同花 花 flush
        [full_house] 夫佬 俘虜 葫蘆 full house
        [four_plus_one] 四條 四條加一張 four quad
        [straight_flush] 同花順 straight flush
        [five_of_a_kind] 五條 five
        [single] 單張 單隻 single
       *[none] 牌 cards
    }
deed-pass = 過
deed-give =
    { $tribute ->
        [yes] 貢牌一張
       *[no]
            { $n ->
                [1] 還牌一張
               *[other] 放牌任揀
            }
    }
deed-choose = 揀走放出的一張
game = 大怪路子
preset =
    { $preset ->
        [dglz-standard] 標準
        [dglz-wikipedia] 升級到A
        [dglz-17dp] 升級到5
        [dglz-17dp-choice] 升級到5，自己揀
        [dglz-follow-the-joker] 跟鬼牌
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] 每捉到一個對手得分。一場打到6分
        [dglz-wikipedia] 有主牌、貢牌，由2級升到A級
        [dglz-17dp] 有主牌，升到5級。貢牌隨機
        [dglz-17dp-choice] 有主牌，升到5級。貢牌和還牌由你揀
        [dglz-follow-the-joker] 蛇大過同花。一場打到6分
       *[other] 這個伺服器的規則
    }
rules-dealt = { packs }，每人{ $hand }張
match-goal =
    { $dg-match_end ->
        [points] 打到{ $dg-target }分
        [deals] 打{ $dg-deals }局
        [level] 打到一隊贏{ $dg-level_end }級
       *[open] 打到枱主停
    }
