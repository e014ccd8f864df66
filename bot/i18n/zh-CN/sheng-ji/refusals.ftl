refusal-wrong_phase =
    { $action ->
        [declare] 现在不能亮主。
        [pass] 现在不用说不亮。
        [redeal] 现在不能要求重发。
        [trump] 现在不是你来定主。
        [bury] 现在不能扣底。
        [choose] 没有甩牌在等你指定。
       *[play] 还没开始出牌。
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] 能亮主时才说不亮。别人先出，你都要跟。（SJ‑7.1）
            [redeal] 摸完牌以后、扣底之前才能提。（SJ‑3.10）
            [trump] 只可能由庄家的对家来定。（SJ‑3.7）
            [bury] 只有拿底牌的人，在第一手之前扣底。（SJ‑4.1）
            [choose] 上家甩牌失败，才由你指定。（SJ‑6.2）
           *[play] 先摸牌，再由庄家扣底。（SJ‑4.1）
        }
refusal-not_your_turn =
    { $action ->
        [bury] 现在由{ $name }扣底。
        [choose] 由{ $name }指定甩牌里的一手。
        [trump] 由{ $name }定主的花色。
       *[play] 还没轮到你：现在是{ $name }。
    }
    .rule = 你可以先看看你的牌。（SJ‑1.1）
refusal-not_held = 这些牌你没有全：{ $cards }。
    .rule = 有几张就写几张。（SJ‑7.1）
refusal-not_drawn_yet = 你还没摸到{ $cards }。
    .rule = 用手里有的牌亮主。（SJ‑3.2）
refusal-not_a_declaration =
    { $why ->
        [level] 只能用{ level-name }或大小王亮主。
        [joker] 一张王不够亮主。
        [jokers] 这里亮无主要{ $n }张一样的王。
       *[equal] 亮主的牌要一样。
    }
    .rule =
        { $why ->
            [level] 亮这一局的级牌。（SJ‑3.2）
            [joker] 亮两张一样的王，或者级牌。（SJ‑3.2）
            [jokers] 全部亮出来，或者亮级牌。（SJ‑3.5）
           *[equal] 亮一张级牌，或几张同花色的。（SJ‑3.2）
        }
refusal-no_trump_off = 这里不能用大小王亮主。
    .rule = 亮同花色的级牌。（SJ‑3.5）
refusal-declaration_too_weak = 已经亮的{ $cards }至少一样强。
    .rule = 一样的牌越多越强。张数相同，王比级牌强。（SJ‑3.3）
refusal-declaration_too_late = 现在亮太晚了。
    .rule = 要在摸牌时，或时间到之前亮。（SJ‑3.2）
refusal-own_declaration = 主已经是你亮的。
    .rule = 再摸到一样的，可以加固。（SJ‑3.4）
refusal-not_entitled = 这手牌不能要求重发。
    .rule =
        { $redeal_claims ->
            [points_15] 手里的分不超过15分才行。（SJ‑3.10）
            [trumps_3] 主牌不超过三张才行。（SJ‑3.10）
           *[either] 分不超过15分，或主牌不超过三张才行。（SJ‑3.10）
        }
refusal-bury_count = 要扣{ $n }张，你写了{ $had }张。
    .rule = 底牌几张就扣几张，哪些都行。（SJ‑4.1）
refusal-unit_not_offered = 那一手没有人压得住。
    .rule = 从这些里指定：{ $units }。（SJ‑6.2）
one-unit = { $cards }
refusal-no_such_suit = 那不是花色。
    .rule = 写梅花、方块、红桃或黑桃。（SJ‑3.7）
refusal-mixed_suits = 先出的牌要同一花色，或都是主牌。
    .rule = 级牌和大小王也是主牌。（SJ‑5.4）
refusal-not_a_combination = 这些牌不能这么出。
    .rule = 请重新选，或者不写当什么出。（SJ‑5.5）
refusal-wrong_size = 先出的是{ $n }张，所以要出{ $n }张。
    .rule = 你选了{ $had }张。{ legal }（SJ‑7.1）
refusal-must_play_all = 你有{ $cards }：{ of-suit }要全部出掉。
    .rule = 不够的用别的牌补。（SJ‑7.2）
refusal-must_follow_suit =
    { $n ->
        [1] 你有{ of-suit }，要跟牌。
       *[other] 你的{ of-suit }不少于{ $n }张，要跟牌。
    }
    .rule = { legal }（SJ‑7.3）
refusal-pair_owed =
    { $n ->
        [1] 你有一对{ of-suit }，要跟对子。
        [2]
            { $led ->
                [1] 你有两对{ of-suit }，两对都要跟。
               *[other] 你有两对{ of-suit }：别人出拖拉机，两对都要跟。
            }
       *[other] 你有{ $n }对{ of-suit }，都要跟。
    }
    .rule = 例如出{ $cards }。（SJ‑7.4）
refusal-triple_owed =
    { $n ->
        [1] 你有三个一样的{ of-suit }，要跟。
       *[other] 你有{ $n }组三个一样的{ of-suit }，都要跟。
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] 你有四个一样的{ of-suit }，要跟。
       *[other] 你有{ $n }组四个一样的{ of-suit }，都要跟。
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] 你有{ of-suit }拖拉机，要跟。
       *[other] 你有{ $length }对的{ of-suit }拖拉机，要跟。
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = 你有{ of-suit }推土机，要跟。
    .rule = { refusal-pair_owed.rule }
