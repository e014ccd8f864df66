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
        [set] 多條{ rank-many }
        [full_house] { rank-many }夫佬
        [sequence] { rank-one }大的蛇
        [suited_sequence] { rank-one }大的同花順
        [double_sequence] 到{ rank-one }的連對
        [triple_sequence] 到{ rank-one }的連三條
        [quad_sequence] 到{ rank-one }的連四條
        [bomb] { rank-many }炸彈
        [rocket] 火箭
        [none] 不成牌型
       *[single] 單張
    }
reading-title =
    { $kind ->
        [pair] 一對{ rank-many }
        [triple] 三條{ rank-many }
        [quads] 四條{ rank-many }
        [set] 多條{ rank-many }
        [full_house] { rank-many }夫佬
        [sequence] { rank-one }大的蛇
        [suited_sequence] { rank-one }大的同花順
        [double_sequence] 到{ rank-one }的連對
        [triple_sequence] 到{ rank-one }的連三條
        [quad_sequence] 到{ rank-one }的連四條
        [bomb] { rank-many }炸彈
        [rocket] 火箭
       *[single] 單張
    }
a-kind =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 四條
        [set] 多條
        [full_house] 夫佬
        [sequence] 蛇
        [suited_sequence] 同花順
        [double_sequence] 連對
        [triple_sequence] 連三條
        [quad_sequence] 連四條
        [bomb] 炸彈
        [rocket] 火箭
       *[single] 單張
    }
kind-title =
    { $kind ->
        [pair] 一對
        [triple] 三條
        [quads] 四條
        [set] 多條
        [full_house] 夫佬
        [sequence] 蛇
        [suited_sequence] 同花順
        [double_sequence] 連對
        [triple_sequence] 連三條
        [quad_sequence] 連四條
        [bomb] 炸彈
        [rocket] 火箭
       *[single] 單張
    }
kind-meant =
    { $kind ->
        [pair] 兩張同點數
        [triple] 三張同點數
        [quads] 四張同點數
        [set] 五張或以上同點數
        [full_house] 三張同點數，加一對
        [sequence] 點數相連
        [suited_sequence] 點數相連，同一花色
        [double_sequence] 點數相連的對子
        [triple_sequence] 點數相連的三條
        [quad_sequence] 點數相連的四條
        [bomb] 四張或以上同點數，沒有百搭
        [rocket] 細鬼和大鬼
       *[single] 一張牌
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] 一對 對子 對 啤 pair pairs
        [triple] 三條 triple triples
        [quads] 四條 quads four
        [set] 多條 五條 set
        [full_house] 夫佬 俘虜 葫蘆 full house
        [sequence] 蛇 順子 straight run
        [suited_sequence] 同花順 蛇 straight flush
        [double_sequence] 連對 pairs
        [triple_sequence] 連三條 triples
        [quad_sequence] 連四條 fours
        [bomb] 炸彈 bomb
        [rocket] 火箭 雙鬼 rocket jokers
        [none] 牌 card
       *[single] 單張 單隻 single
    }
deed-pass = 過
deed-give = 交{ $n }張牌
deed-choose =
    { $n ->
        [0] 第一張
       *[other] 第二張
    }
game = 爭上游
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits，分隊
        [zs-pits-pairs] Pits，二對二
        [zs-pits-aces] Pits，A做百搭
        [zs-mobile] 手機版
        [zs-wikipedia] 維基百科
        [zs-nathan] 逆流而上
       *[other] 自訂規則
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2和鬼牌是百搭，最後兩名要交出最大的牌
        [zs-pits-teams] 三對三，哪隊都不想有最後一名
        [zs-pits-pairs] 二對二，對家坐對面，打到25分
        [zs-pits-aces] 2最細，A最大，也是百搭
        [zs-mobile] 沒有百搭，不換牌。過了就等下一輪
        [zs-wikipedia] 沒有百搭。有炸彈、夫佬和五張的蛇
        [zs-nathan] 四人，沒有百搭。最細的葵扇先出，有炸彈
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
       *[open] 打到枱主停
    }
