refusal-wrong_phase =
    { $action ->
        [declare] 現在不可以亮主。
        [pass] 現在不是亮主的時候。
        [redeal] 現在不可以要求重新派牌。
        [trump] 你現在不可以定主。
        [bury] 你現在不可以扣底。
        [choose] 沒有甩牌等你指定。
       *[play] 還沒有開打。
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] 可以亮主時才用「不亮」，按一次。出牌一定要跟。（SJ‑7.1）
            [redeal] 摸完最後一張之後、扣底之前要求。（SJ‑3.10）
            [trump] 只會問莊家的對家。（SJ‑3.7）
            [bury] 拿底牌的人才扣底，在先出之前。（SJ‑4.1）
            [choose] 上家甩牌甩不成，才由你指定。（SJ‑6.2）
           *[play] 先摸牌，再由莊家扣底。（SJ‑4.1）
        }
refusal-not_your_turn =
    { $action ->
        [bury] 現在由{ $name }扣底。
        [choose] 由{ $name }指定甩牌的一手。
        [trump] 由{ $name }定主的花色。
       *[play] 未輪到你：現在是{ $name }。
    }
    .rule = 你可以先看自己的牌。（SJ‑1.1）
refusal-not_held = 這些牌你不是全部都有：{ $cards }。
    .rule = 每張牌有多少就寫多少次。（SJ‑7.1）
refusal-not_drawn_yet = 你還沒有摸到{ $cards }。
    .rule = 用手上的牌亮主。（SJ‑3.2）
refusal-not_a_declaration =
    { $why ->
        [level] 只可以用{ level-name }或鬼牌亮主。
        [joker] 一張鬼牌不夠亮主。
        [jokers] 這裏打無主要{ $n }張相同的鬼牌。
       *[equal] 只可以用相同的牌亮主。
    }
    .rule =
        { $why ->
            [level] 亮正在打的級牌。（SJ‑3.2）
            [joker] 亮兩張相同的鬼牌，或者級牌。（SJ‑3.2）
            [jokers] 全部亮出，或者亮級牌。（SJ‑3.5）
           *[equal] 亮一張級牌，或者同花色的幾張。（SJ‑3.2）
        }
refusal-no_trump_off = 這裏不可以用鬼牌亮主。
    .rule = 亮同一花色的級牌。（SJ‑3.5）
refusal-declaration_too_weak = { $cards }至少一樣強。
    .rule = 相同的牌越多越強。張數一樣，鬼牌強過級牌。（SJ‑3.3）
refusal-declaration_too_late = 現在亮太遲了。
    .rule = 摸牌時亮主，或者夠鐘之前。（SJ‑3.2）
refusal-own_declaration = 已經是你亮的主。
    .rule = 再摸到相同的牌，可以加固。（SJ‑3.4）
refusal-not_entitled = 這手牌不可以要求重新派牌。
    .rule =
        { $redeal_claims ->
            [points_15] 手上要有15分或以下。（SJ‑3.10）
            [trumps_3] 手上要有三張主牌或以下。（SJ‑3.10）
           *[either] 要有15分或以下，或者三張主牌或以下。（SJ‑3.10）
        }
refusal-bury_count = 要扣底{ $n }張，你揀了{ $had }張。
    .rule = 底牌多少張就扣多少張，哪些都可以。（SJ‑4.1）
refusal-unit_not_offered = 那不是有人大得過的一手。
    .rule = 指定其中一手：{ $units }。（SJ‑6.2）
one-unit = { $cards }
refusal-no_such_suit = 那不是花色。
    .rule = 寫梅花、階磚、紅心或葵扇。（SJ‑3.7）
refusal-mixed_suits = 先出要同一門花色，或者全部主牌。
    .rule = 級牌和鬼牌也是主牌。（SJ‑5.4）
refusal-not_a_combination = 這些牌不可以這樣出。
    .rule = 再揀一次，或者不寫當甚麼。（SJ‑5.5）
refusal-wrong_size = 先出了{ $n }張，你也要出{ $n }張。
    .rule = 你揀了{ $had }張。{ legal }（SJ‑7.1）
refusal-must_play_all = 你有{ $cards }：{ of-suit }要全部出。
    .rule = 不夠的張數，墊任何牌。（SJ‑7.2）
refusal-must_follow_suit =
    { $n ->
        [1] 你有{ of-suit }，要跟花色。
       *[other] 你有{ $n }張{ of-suit }或以上，要跟花色。
    }
    .rule = { legal }（SJ‑7.3）
refusal-pair_owed =
    { $n ->
        [1] 你有{ of-suit }一對，要跟出。
        [2]
            { $led ->
                [1] 你有{ of-suit }兩對，兩對都要跟出。
               *[other] 你有{ of-suit }兩對：先出拖拉機，兩對都要跟出。
            }
       *[other] 你有{ of-suit }{ $n }對，要跟出。
    }
    .rule = 例如出{ $cards }。（SJ‑7.4）
refusal-triple_owed =
    { $n ->
        [1] 你有{ of-suit }三條，要跟出。
       *[other] 你有{ of-suit }{ $n }個三條，要跟出。
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] 你有{ of-suit }四條，要跟出。
       *[other] 你有{ of-suit }{ $n }個四條，要跟出。
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] 你有{ of-suit }拖拉機，要跟出。
       *[other] 你有{ of-suit }{ $length }對的拖拉機，要跟出。
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = 你有{ of-suit }推土機，要跟出。
    .rule = { refusal-pair_owed.rule }
