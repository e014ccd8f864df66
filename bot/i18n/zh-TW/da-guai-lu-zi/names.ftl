rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 小鬼
        [BJ] 大鬼
       *[other] { $rank }
    }
rank-many = { rank-one }
kind =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] { rank-one }最大的順子
        [flush] { rank-one }最大的同花
        [full_house] { rank-many }的葫蘆
        [four_plus_one] { rank-many }的鐵支
        [straight_flush] { rank-one }最大的同花順
        [five_of_a_kind] 五條{ rank-many }
       *[single] 單張
    }
a-kind =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] { rank-one }最大的順子
        [flush] { rank-one }最大的同花
        [full_house] { rank-many }的葫蘆
        [four_plus_one] { rank-many }的鐵支
        [straight_flush] { rank-one }最大的同花順
        [five_of_a_kind] 五條{ rank-many }
        [single] 單張
       *[none] 散牌
    }
play-title =
    { $kind ->
        [single] 單張
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [straight] 順子，到{ rank-one }
        [flush] 同花，到{ rank-one }
        [full_house] { rank-many }的葫蘆
        [four_plus_one] { rank-many }的鐵支
        [straight_flush] 同花順，到{ rank-one }
       *[five_of_a_kind] 五條{ rank-many }
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [straight] 順子
        [flush] 同花
        [full_house] 葫蘆
        [four_plus_one] 鐵支
        [straight_flush] 同花順
        [five_of_a_kind] 五條
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [straight] 五張點數相連
        [flush] 五張同花色
        [full_house] 三張同點數，加兩張同點數
        [four_plus_one] 四張同點數，加任意一張
        [straight_flush] 五張同花色又相連
        [five_of_a_kind] 五張同點數
       *[single] 一張牌
    }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 pair pairs two
        [triple] 三條 三張 triple triples three
        [straight] 順子 順 straight straights run
        [flush] 同花 flush flushes
        [full_house] 葫蘆 full house boat
        [four_plus_one] 鐵支 四條 four and one quad
        [straight_flush] 同花順 straight flush
        [five_of_a_kind] 五條 five of a kind
        [single] 單張 單支 一張 single singles one card
       *[none] 牌 cards
    }

deed-pass = 過
deed-give =
    { $tribute ->
        [yes] 進貢一張
       *[no]
            { $n ->
                [1] 還一張
               *[other] 放出幾張給人挑
            }
    }
deed-choose = 從放出的牌挑一張

game = 大怪路子
preset =
    { $preset ->
        [dglz-standard] 標準
        [dglz-wikipedia] 升級到A
        [dglz-17dp] 升級到5
        [dglz-17dp-choice] 升級到5，可以挑
        [dglz-follow-the-joker] 跟著鬼牌
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] 抓到對手幾個就得幾分。打到6分為一場
        [dglz-wikipedia] 有主、有進貢，從2升級到A
        [dglz-17dp] 有主，升級到5。貢牌由抽籤決定
        [dglz-17dp-choice] 有主，升級到5。貢牌和還牌自己挑
        [dglz-follow-the-joker] 順子比同花大。打到6分為一場
       *[other] 這個伺服器的規則
    }
rules-dealt = { packs }，每人{ $hand }張
match-goal =
    { $dg-match_end ->
        [points] 打到{ $dg-target }分
        [deals] 打{ $dg-deals }局
        [level] 到有一隊在{ $dg-level_end }級贏
       *[open] 桌主喊停為止
    }
