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
kind =
    { $kind ->
        [pair] 一对{ rank-many }
        [triple] 三个{ rank-many }
        [straight] 顺子（到{ rank-one }）
        [flush] { rank-one }带头的同花
        [full_house] 三个{ rank-many }的俘虏
        [four_plus_one] 四个{ rank-many }的金刚
        [straight_flush] 同花顺（到{ rank-one }）
        [five_of_a_kind] 五个{ rank-many }
       *[single] 单张
    }
a-kind =
    { $kind ->
        [pair] 一对{ rank-many }
        [triple] 三个{ rank-many }
        [straight] 顺子（到{ rank-one }）
        [flush] { rank-one }带头的同花
        [full_house] 三个{ rank-many }的俘虏
        [four_plus_one] 四个{ rank-many }的金刚
        [straight_flush] 同花顺（到{ rank-one }）
        [five_of_a_kind] 五个{ rank-many }
        [single] 单张
       *[none] 散牌
    }
play-title =
    { $kind ->
        [single] 单张
        [pair] 一对{ rank-many }
        [triple] 三个{ rank-many }
        [straight] 顺子（到{ rank-one }）
        [flush] { rank-one }带头的同花
        [full_house] 三个{ rank-many }的俘虏
        [four_plus_one] 四个{ rank-many }的金刚
        [straight_flush] 同花顺（到{ rank-one }）
       *[five_of_a_kind] 五个{ rank-many }
    }
kind-title =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [straight] 顺子
        [flush] 同花
        [full_house] 俘虏
        [four_plus_one] 金刚
        [straight_flush] 同花顺
        [five_of_a_kind] 五张相同
       *[single] 单张
    }
kind-meant =
    { $kind ->
        [pair] 两张同点数
        [triple] 三张同点数
        [straight] 五张点数相连
        [flush] 五张同花色
        [full_house] 三张同点数，带一个对子
        [four_plus_one] 四张同点数，带任意一张
        [straight_flush] 五张同花色相连
        [five_of_a_kind] 五张同点数
       *[single] 一张牌
    }
kind-typed =
    { $kind ->
        [pair] 对子 一对 对 双
        [triple] 三个 三张 三条
        [straight] 顺子 顺
        [flush] 同花 同花五
        [full_house] 俘虏 三俘虏 三带二 葫芦
        [four_plus_one] 金刚 四带一
        [straight_flush] 同花顺
        [five_of_a_kind] 五张相同 五个 五张
        [single] 单张 单牌 单
       *[none] 牌
    }
deed-pass = 过牌
deed-give =
    { $tribute ->
        [yes] 进贡一张
       *[no]
            { $n ->
                [1] 还贡一张
               *[other] 摆牌来选
            }
    }
deed-choose = 从摆出的牌里拿一张
game = 大怪路子
preset =
    { $preset ->
        [dglz-standard] 标准
        [dglz-wikipedia] 打级到A
        [dglz-17dp] 打级到5
        [dglz-17dp-choice] 打级到5，自己选
        [dglz-follow-the-joker] 跟着大怪走
       *[other] 自定规则
    }
preset-short = { preset }
preset-about =
    { $preset ->
        [dglz-standard] 每捉一个对手得一分。一场打到6分
        [dglz-wikipedia] 有主点数和进贡，从2打级到A
        [dglz-17dp] 有主点数，打级到5。进贡的牌随机挑
        [dglz-17dp-choice] 有主点数，打级到5。进贡和还贡自己选
        [dglz-follow-the-joker] 顺子压同花。一场打到6分
       *[other] 本服务器的规则
    }
rules-dealt = { packs }，每人{ $hand }张
match-goal =
    { $dg-match_end ->
        [points] 打到{ $dg-target }分
        [deals] 打{ $dg-deals }局
        [level] 直到有一队在{ $dg-level_end }级赢
       *[open] 桌主喊停为止
    }
