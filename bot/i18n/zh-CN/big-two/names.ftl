game = 锄大地
kind =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个
        [two_pair] 两对
        [two_pair_kicker] 两对带一张
        [straight] 顺子
        [flush] 同花
        [full_house] 俘虏
        [four_plus_one] 金刚
        [straight_flush] 同花顺
        [straight_flush_7] 同花顺带两张
        [royal_flush] 10-J-Q-K-A同花顺
       *[single] 单张
    }
kind-title =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个
        [two_pair] 两对
        [two_pair_kicker] 两对带一张
        [straight] 顺子
        [flush] 同花
        [full_house] 俘虏
        [four_plus_one] 金刚
        [straight_flush] 同花顺
        [straight_flush_7] 同花顺带两张
       *[single] 单张
    }
kind-meant =
    { $kind ->
        [pair] 两张同点数
        [triple] 三张同点数
        [quads] 四张同点数
        [two_pair] 两张同点数，加另外两张同点数
        [two_pair_kicker] 两个对子，再带任意一张
        [straight] 五张点数相连
        [flush] 五张同{ suit-word }
        [full_house] 三张同点数，带一个对子
        [four_plus_one] 四张同点数，带任意一张
        [straight_flush] 五张同{ suit-word }相连
        [straight_flush_7] 五张同{ suit-word }相连，带任意两张
       *[single] 一张{ card-word }
    }
kind-plural =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个（不带）
        [two_pair] 两对
        [two_pair_kicker] 两对带一张
        [straight] 顺子
        [flush] 同花
        [full_house] 俘虏
        [four_plus_one] 金刚
        [straight_flush] 同花顺
        [straight_flush_7] 同花顺带两张
       *[single] 单张
    }
a-kind =
    { $kind ->
        [pair] 对子
        [triple] 三个
        [quads] 四个
        [two_pair] 两对
        [two_pair_kicker] 两对带一张
        [straight] 顺子
        [flush] 同花
        [full_house] 俘虏
        [four_plus_one] 金刚
        [straight_flush] 同花顺
        [straight_flush_7] 同花顺带两张
        [royal_flush] 10-J-Q-K-A同花顺
       *[single] 单张
    }
kind-typed =
    { $kind ->
        [pair] 对子 一对 对 双
        [triple] 三个 三张 三条
        [quads] 四个 四条 四张
        [two_pair] 两对 二对
        [two_pair_kicker] 两对带一张 两对 二对
        [straight] 顺子 顺 蛇 到
        [flush] 同花 同花五 花
        [full_house] 俘虏 三俘虏 三带二 葫芦 带
        [four_plus_one] 金刚 四带一 铁支 炸弹 四个 带
        [straight_flush] 同花顺 顺子 同花 到
        [straight_flush_7] 同花顺带两张 同花顺 顺子 同花 到
        [single] 单张 单牌 单
       *[none] 牌
    }
preset =
    { $preset ->
        [pagat-basic] 基本玩法
        [chudadi-standard] 标准
        [chudadi-hongkong] 标准，香港计分
        [hong-kong] 香港，按Ivan Ip
        [hong-kong-boehnker] 香港，按Karl Boehnker
        [japanese-wikipedia-official] 正式规则，按日文条目
        [hong-kong-wikipedia] 香港，按日文条目
        [mainland] 中国大陆
        [malaysia] 马来西亚，三人
        [taiwan] 台湾，扣分
        [taiwan-plus-minus] 台湾，加减分
        [taiwan-latta] 台湾，按Todd Latta
        [lukang] 鹿港
        [taiwan-fixed] 台湾，一家输
        [singapore] 新加坡
        [indonesia] 印度尼西亚
        [philippines-pusoy-dos] 菲律宾Pusoy Dos
        [da-lao-er-gamesky] 大老二，GameSky
        [three-player-17] 三人，每人17张
        [three-player-13-draw] 三人，摸牌
        [two-player-13] 两人，每人13张
        [two-player-17] 两人，每人17张
        [two-player-21] 两人，每人21张
        [two-player-26] 两人，整副牌
        [class-struggle-1] 阶级斗争，一张换一张
        [class-struggle-2] 阶级斗争，摆牌来选
        [tribute-hk-1] 进贡，选手牌
        [tribute-hk-2] 进贡，一张
        [tribute-hk-3] 进贡，两张和一张
        [tribute-hk-4] 进贡，三张依次传
        [lectio] 五人骨牌Lectio
       *[other] 自定规则
    }
preset-short =
    { $preset ->
        [pagat-basic] 基本
        [chudadi-standard] 标准
        [chudadi-hongkong] 香港计分
        [hong-kong] 香港（Ip）
        [hong-kong-boehnker] 香港（Boehnker）
        [japanese-wikipedia-official] 正式
        [hong-kong-wikipedia] 香港（条目）
        [mainland] 大陆
        [malaysia] 马来西亚
        [taiwan] 台湾
        [taiwan-plus-minus] 台湾加减分
        [taiwan-latta] 台湾（Latta）
        [lukang] 鹿港
        [taiwan-fixed] 台湾一家输
        [singapore] 新加坡
        [indonesia] 印尼
        [philippines-pusoy-dos] Pusoy Dos
        [da-lao-er-gamesky] 大老二
        [three-player-17] 三人
        [three-player-13-draw] 三人摸牌
        [two-player-13] 两人13张
        [two-player-17] 两人17张
        [two-player-21] 两人21张
        [two-player-26] 两人26张
        [class-struggle-1] 阶级斗争
        [class-struggle-2] 阶级斗争摆牌
        [tribute-hk-1] 进贡选手牌
        [tribute-hk-2] 进贡一张
        [tribute-hk-3] 进贡两张
        [tribute-hk-4] 进贡三张
        [lectio] Lectio
       *[other] 自定规则
    }
preset-about =
    { $preset ->
        [pagat-basic] 基本玩法：分数一直累计，直到桌主喊停
        [chudadi-standard] 最后一张要报单。一场打到200分
        [chudadi-hongkong] 最后一张要报单。计分温和，一场打到100分
        [hong-kong] 一条龙立刻赢。不能用最大的单张收尾
        [hong-kong-boehnker] 顺子和同花照香港，其余照基本玩法
        [japanese-wikipedia-official] 赢家先出。弱牌可以重发。各人按自己剩的牌扣分
        [hong-kong-wikipedia] 同正式规则，没报单的最后一张算输
        [mainland] 同正式规则，倍数更高
        [malaysia] 最小的牌可以换暗牌
        [taiwan] 没有三个和同花。五张只压同一种，炸弹压一切
        [taiwan-plus-minus] 同台湾，2会加倍，赢家另得一分
        [taiwan-latta] 没有三个和同花。七张的同花顺是炸弹
        [lukang] 基本玩法，加上压一切的炸弹
        [taiwan-fixed] 炸弹压一切，一个输家付给赢家
        [singapore] 基本玩法，没有三个和同花
        [indonesia] 过牌管一整轮。特殊牌加分。每十局重新开始
        [philippines-pusoy-dos] 方块最大，只有赢家得分
        [da-lao-er-gamesky] 没有同花，炸弹压一切
        [three-player-17] 三人的基本玩法，多出一张
        [three-player-13-draw] 三人的基本玩法，过牌要摸牌
        [two-player-13] 两人的基本玩法，用半副牌
        [two-player-17] 两人的基本玩法，每人17张
        [two-player-21] 两人的基本玩法，每人21张
        [two-player-26] 两人的基本玩法，用整副牌
        [class-struggle-1] 国王、诸侯、平民、奴隶，每局之前一张换一张
        [class-struggle-2] 国王、诸侯、平民要牌，再摆出别的牌让人选
        [tribute-hk-1] 从扣着的手牌里选，第1名先选
        [tribute-hk-2] 末名把最大的牌给第1名
        [tribute-hk-3] 末名给第1名两张，第3名给第2名一张
        [tribute-hk-4] 最大的三张给第1名，再依次传下去
        [lectio] 四种颜色的1到15号骨牌，每人149分起
       *[other] 本服务器的规则
    }
rules-dealt =
    { $deck-kind ->
        [lectio]
            { $left ->
                [0] 骨牌到{ $tiles }，每人{ $size }张
               *[other] 骨牌到{ $tiles }，每人{ $size }张，多{ $left }张
            }
       *[std52]
            { $left ->
                [0] { packs }，每人{ $size }张
               *[other]
                    { $rest-use ->
                        [stock] { packs }，每人{ $size }张，{ $left }张可摸
                        [discard] { packs }，每人{ $size }张，{ $left }张不用
                       *[give] { packs }，每人{ $size }张，多{ $left }张
                    }
            }
    }
match-goal =
    { $match-end ->
        [target] 打到{ $match-target }分
        [deals] 打{ deals }
        [deals_or_chips] 打{ deals }，或到有人没分为止
       *[open] 桌主喊停为止
    }
