rank-one =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 小王
        [BJ] 大王
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [T] 10
        [J] J
        [Q] Q
        [K] K
        [A] A
        [LJ] 小王
        [BJ] 大王
       *[other] { $rank }
    }
a-two =
    { $order ->
        [low] A
       *[high] 2
    }
a-reading =
    { $kind ->
        [pair] 一对{ rank-many }
        [triple] 三个{ rank-many }
        [quads] 四个{ rank-many }
        [set] 多个{ rank-many }
        [full_house] 三个{ rank-many }的俘虏
        [sequence] 到{ rank-one }的顺子
        [suited_sequence] 到{ rank-one }的同花顺
        [double_sequence] 到{ rank-one }的连对
        [triple_sequence] 到{ rank-one }的连三
        [quad_sequence] 到{ rank-one }的连四
        [bomb] { rank-many }炸弹
        [rocket] 王炸
        [none] 不成牌型
       *[single] 单张
    }
reading-title =
    { $kind ->
        [pair] 一对{ rank-many }
        [triple] 三个{ rank-many }
        [quads] 四个{ rank-many }
        [set] 多个{ rank-many }
        [full_house] 三个{ rank-many }的俘虏
        [sequence] 到{ rank-one }的顺子
        [suited_sequence] 到{ rank-one }的同花顺
        [double_sequence] 到{ rank-one }的连对
        [triple_sequence] 到{ rank-one }的连三
        [quad_sequence] 到{ rank-one }的连四
        [bomb] { rank-many }炸弹
        [rocket] 王炸
       *[single] 单张
    }
a-kind =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个
        [set] 同点数的牌
        [full_house] 俘虏
        [sequence] 顺子
        [suited_sequence] 同花顺
        [double_sequence] 连对
        [triple_sequence] 连三
        [quad_sequence] 连四
        [bomb] 炸弹
        [rocket] 王炸
       *[single] 单张
    }
kind-title =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个
        [set] 同点数的牌
        [full_house] 俘虏
        [sequence] 顺子
        [suited_sequence] 同花顺
        [double_sequence] 连对
        [triple_sequence] 连三
        [quad_sequence] 连四
        [bomb] 炸弹
        [rocket] 王炸
       *[single] 单张
    }
kind-meant =
    { $kind ->
        [pair] 两张同点数
        [triple] 三张同点数
        [quads] 四张同点数
        [set] 好几张同点数
        [full_house] 三张同点数，带一个对子
        [sequence] 点数相连
        [suited_sequence] 点数相连，花色相同
        [double_sequence] 点数相连的对子
        [triple_sequence] 点数相连的三个
        [quad_sequence] 点数相连的四个
        [bomb] 四张以上同点数，没有百搭
        [rocket] 小王加大王
       *[single] 一张牌
    }
kind = { kind-title }
kind-typed =
    { $kind ->
        [pair] 对子 一对 对 双
        [triple] 三个 三张 三条
        [quads] 四个 四张 四条
        [set] 多个 同点数
        [full_house] 俘虏 三俘虏 三带二 葫芦
        [sequence] 顺子 顺
        [suited_sequence] 同花顺 顺子
        [double_sequence] 连对 双顺 姐妹对
        [triple_sequence] 连三 三顺 三连
        [quad_sequence] 连四 四顺 四连
        [bomb] 炸弹 炸
        [rocket] 王炸 火箭
        [none] 牌
       *[single] 单张 单牌 单
    }
deed-pass = 过牌
deed-give = 给{ $n }张牌
deed-choose =
    { $n ->
        [0] 第一张牌
       *[other] 第二张牌
    }
game = 争上游
preset =
    { $preset ->
        [zs-pits] Pits
        [zs-pits-teams] Pits分队
        [zs-pits-pairs] Pits对家
        [zs-pits-aces] Pits，A百搭
        [zs-mobile] 手机版
        [zs-wikipedia] 维基百科
        [zs-nathan] 力争上游
       *[other] 自定规则
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [zs-pits] 2和王是百搭，最后两名要进贡最大的牌
        [zs-pits-teams] 三对三，哪队都不想拿末名
        [zs-pits-pairs] 二对二，对家坐对面，打到25分
        [zs-pits-aces] 2最小，A最大，又是百搭
        [zs-mobile] 没有百搭，不换牌。过牌管一整轮
        [zs-wikipedia] 没有百搭。有炸弹、俘虏和五张的顺子
        [zs-nathan] 四人，没有百搭。最小的黑桃先出，有炸弹
       *[other] 本服务器的规则
    }
rules-dealt =
    { $even ->
        [yes]
            { $surplus ->
                [0] { packs }，每人{ $hand }张
               *[other] { packs }，每人{ $hand }张，{ $surplus }张不用
            }
       *[no] { packs }，每人{ $least }或{ $hand }张
    }
match-goal =
    { $zs-match_end ->
        [points] 打到{ $zs-target }分
        [deals] 打{ $zs-deals }局
       *[open] 桌主喊停为止
    }
