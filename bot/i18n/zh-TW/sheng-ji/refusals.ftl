refusal-wrong_phase =
    { $action ->
        [declare] 現在不能亮主。
        [pass] 現在不能過。
        [redeal] 現在不能要求重新發牌。
        [trump] 你現在不能選主。
        [bury] 你現在不能扣底。
        [choose] 沒有甩牌等你選。
       *[play] 還沒開始出牌。
    }
    .rule =
        { $action ->
            [declare] { refusal-declaration_too_late.rule }
            [pass] 可以亮主時才能過。有人先出，你就要跟。（SJ‑7.1）
            [redeal] 摸完牌到扣底之間才能要求。（SJ‑3.10）
            [trump] 只有莊家的對家會被問到。（SJ‑3.7）
            [bury] 拿底牌的人才扣底，在第一輪之前。（SJ‑4.1）
            [choose] 上家甩牌失敗時才由你選。（SJ‑6.2）
           *[play] 先摸牌，再由莊家扣底。（SJ‑4.1）
        }
refusal-not_your_turn =
    { $action ->
        [bury] 現在由{ $name }扣底。
        [choose] { $name }在選甩牌中的一組。
        [trump] { $name }在選哪個花色當主。
       *[play] 還沒輪到你：現在是{ $name }。
    }
    .rule = 你可以先看自己的牌。（SJ‑1.1）
refusal-not_held = 這些牌你沒有全部都有：{ $cards }。
    .rule = 有幾張就只寫幾張。（SJ‑7.1）

refusal-not_drawn_yet = 你還沒摸到{ $cards }。
    .rule = 用你有的牌亮主。（SJ‑3.2）
refusal-not_a_declaration =
    { $why ->
        [level] 只有{ level-name }或鬼牌可以亮主。
        [joker] 只有一張鬼牌不能亮主。
        [jokers] 這裡亮無主要{ $n }張一樣的鬼牌。
       *[equal] 亮主的牌要一樣。
    }
    .rule =
        { $why ->
            [level] 亮這局打的級牌。（SJ‑3.2）
            [joker] 亮兩張一樣的鬼牌，或級牌。（SJ‑3.2）
            [jokers] 全部亮出來，或亮級牌。（SJ‑3.5）
           *[equal] 亮一張級牌，或同花色的好幾張。（SJ‑3.2）
        }
refusal-no_trump_off = 這裡不能用鬼牌亮主。
    .rule = 亮同一花色的級牌。（SJ‑3.5）
refusal-declaration_too_weak = { $cards }至少跟你的一樣強。
    .rule = 張數多的強。張數一樣時，鬼牌比級牌強。（SJ‑3.3）
refusal-declaration_too_late = 現在亮這個太晚了。
    .rule = 摸牌時，或時間到之前才能亮主。（SJ‑3.2）
refusal-own_declaration = 現在的主本來就是你亮的。
    .rule = 再拿到一樣的牌，可以加固。（SJ‑3.4）
refusal-not_entitled = 這手牌不能要求重新發牌。
    .rule =
        { $redeal_claims ->
            [points_15] 分牌不超過15分才行。（SJ‑3.10）
            [trumps_3] 主牌不超過三張才行。（SJ‑3.10）
           *[either] 分牌不超過15分，或主牌不超過三張才行。（SJ‑3.10）
        }

refusal-bury_count = 要扣底{ $n }張，你寫了{ $had }張。
    .rule = 底牌幾張就扣幾張，哪些都可以。（SJ‑4.1）
refusal-unit_not_offered = 那一組沒有人壓得過，不能選。
    .rule = 選其中一組：{ $units }。（SJ‑6.2）
one-unit = { $cards }
refusal-no_such_suit = 那不是花色。
    .rule = 寫梅花、方塊、紅心或黑桃。（SJ‑3.7）

refusal-mixed_suits = 先出的牌要同一花色，或全是主牌。
    .rule = 級牌和鬼牌也是主牌。（SJ‑5.4）
refusal-not_a_combination = 這些牌不能這樣出。
    .rule = 重新選牌，或不寫當什麼出。（SJ‑5.5）

refusal-wrong_size = 先出的是{ $n }張，所以你也出{ $n }張。
    .rule = 你選了{ $had }張。{ legal }（SJ‑7.1）
refusal-must_play_all = 你有{ $cards }：{ of-suit }要全部出。
    .rule = 不夠的張數用任意的牌補。（SJ‑7.2）
refusal-must_follow_suit =
    { $n ->
        [1] 你有{ of-suit }，所以要跟花色。
       *[other] 你有{ $n }張以上的{ of-suit }，所以要跟花色。
    }
    .rule = { legal }（SJ‑7.3）
refusal-pair_owed =
    { $n ->
        [1] 你有{ of-suit }一對，要跟出來。
        [2]
            { $led ->
                [1] 你有{ of-suit }兩對，都要跟出來。
               *[other] 你有{ of-suit }兩對：跟拖拉機要都出來。
            }
       *[other] 你有{ of-suit }{ $n }對，要跟出來。
    }
    .rule = 例如出{ $cards }。（SJ‑7.4）
refusal-triple_owed =
    { $n ->
        [1] 你有{ of-suit }三條，要跟出來。
       *[other] 你有{ of-suit }{ $n }組三條，要跟出來。
    }
    .rule = { refusal-pair_owed.rule }
refusal-quad_owed =
    { $n ->
        [1] 你有{ of-suit }四條，要跟出來。
       *[other] 你有{ of-suit }{ $n }組四條，要跟出來。
    }
    .rule = { refusal-pair_owed.rule }
refusal-tractor_owed =
    { $length ->
        [2] 你有{ of-suit }的拖拉機，要跟出來。
       *[other] 你有{ of-suit }{ $length }對的拖拉機，要跟出來。
    }
    .rule = { refusal-pair_owed.rule }
refusal-bulldozer_owed = 你有{ of-suit }的推土機，要跟出來。
    .rule = { refusal-pair_owed.rule }
