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
a-two =
    { $order ->
        [low] A
       *[high] 2
    }
a-reading =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [quads] 四條{ rank-many }
        [set] 一組{ rank-many }
        [full_house] { rank-many }的葫蘆
        [sequence] { rank-one }最大的順子
        [suited_sequence] { rank-one }最大的同花順
        [double_sequence] 連對到{ rank-one }
        [triple_sequence] 連三條到{ rank-one }
        [quad_sequence] 連四條到{ rank-one }
        [bomb] { rank-many }的炸彈
        [rocket] 火箭
        [none] 不成牌型
       *[single] 單張
    }
reading-title =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [quads] 四條{ rank-many }
        [set] 一組{ rank-many }
        [full_house] { rank-many }的葫蘆
        [sequence] 順子，到{ rank-one }
        [suited_sequence] 同花順，到{ rank-one }
        [double_sequence] 連對，到{ rank-one }
        [triple_sequence] 連三條，到{ rank-one }
        [quad_sequence] 連四條，到{ rank-one }
        [bomb] { rank-many }的炸彈
        [rocket] 火箭
       *[single] 單張
    }
a-kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 四條
        [set] 一組同點數
        [full_house] 葫蘆
        [sequence] 順子
        [suited_sequence] 同花順
        [double_sequence] 連對
        [triple_sequence] 連三條
        [quad_sequence] 連四條
        [bomb] 炸彈
        [rocket] 火箭
       *[single] 單張
    }
kind-title = { a-kind }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [quads] 四張同點數
        [set] 全部同點數
        [full_house] 三張同點數，加兩張同點數
        [sequence] 點數相連
        [suited_sequence] 點數相連，又同花色
        [double_sequence] 相連點數各兩張
        [triple_sequence] 相連點數各三張
        [quad_sequence] 相連點數各四張
        [bomb] 四張以上同點數，沒有百搭
        [rocket] 小鬼和大鬼
       *[single] 一張牌
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 pair pairs two
        [triple] 三條 三張 triple triples three
        [quads] 四條 四張 four of a kind quads
        [set] 一組 同點數 set of a kind
        [full_house] 葫蘆 full house boat
        [sequence] 順子 順 straight sequence run
        [suited_sequence] 同花順 straight suited sequence run flush
        [double_sequence] 連對 pairs in a row double sequence
        [triple_sequence] 連三條 triples in a row triple sequence
        [quad_sequence] 連四條 fours in a row sequence
        [bomb] 炸彈 bomb
        [rocket] 火箭 rocket jokers
        [none] 牌 card
       *[single] 單張 單支 一張 single singles one card
    }

deed-pass = 過
deed-give = 給了{ $n }張
deed-choose =
    { $n ->
        [0] 第一張
       *[other] 第二張
    }

game = 爭上游
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits，分兩隊
        [zs-pits-pairs] Pits，二對二
        [zs-pits-aces] Pits，A百搭
        [zs-mobile] 手機版
        [zs-wikipedia] 維基百科
        [zs-nathan] 逆流而上
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2和鬼牌是百搭，最後兩名要交出最好的牌
        [zs-pits-teams] 三對三，哪隊都不想有人最後一名
        [zs-pits-pairs] 二對二，對面是隊友，打到25分
        [zs-pits-aces] 2最小，A最大又是百搭
        [zs-mobile] 沒有百搭，也不換牌。過了就要等下一輪
        [zs-wikipedia] 沒有百搭。有炸彈、葫蘆和五張的順子
        [zs-nathan] 四人玩，沒有百搭。最小的黑桃先出，有炸彈
       *[other] 這個伺服器的規則
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }，每人{ $hand }張
               *[other] { packs }，每人{ $hand }張，{ $surplus }張不用
            }
       *[no] { packs }，每人{ $least }或{ $hand }張
    }
match-goal =
    { $zs-match_end ->
        [points] 打到{ $zs-target }分
        [deals] 打{ $zs-deals }局
       *[open] 桌主喊停為止
    }
