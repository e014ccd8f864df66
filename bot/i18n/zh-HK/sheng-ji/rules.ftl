rule-decks = 用{ $decks }副牌連鬼牌：每人{ $hand }張。全部共{ $points }分：5算5分，10和K算10分（SJ‑1.2）。
    .title = 幾副牌
    .word = { $decks }
rule-kitty_size = 留{ $kitty }張做底牌。莊家拿起，再扣底同樣張數（SJ‑4.1）。
    .title = 底牌張數
    .word = { $kitty }張
rule-direction =
    { $direction ->
        [clockwise] 順時針輪流出牌（SJ‑1.1）。
       *[anticlockwise] 逆時針輪流出牌（SJ‑1.1）。
    }
    .title = 出牌方向
    .word =
        { $direction ->
            [clockwise] 順時針
           *[anticlockwise] 逆時針
        }
rule-level_gap =
    { $level_gap ->
        [open] 級牌上下的點數不相連，拖拉機不可以跨過級牌（SJ‑2.7）。
       *[closed] 級牌離開原本花色，上下的點數就相連。打10級時，9 9 J J是拖拉機（SJ‑2.7）。
    }
    .title = 拖拉機跨過級牌
    .word =
        { $level_gap ->
            [open] 不可以
           *[closed] 可以
        }
rule-constant_two =
    { $constant_two ->
        [yes] 所有2都是主牌，僅細過級牌（SJ‑2.8）。
       *[no] 2只在主的花色或打2級時是主牌（SJ‑2.8）。
    }
    .title = 2做主牌
    .off = 2常做主牌
    .word =
        { $constant_two ->
            [yes] 常做
           *[no] 只在打2級時
        }
rule-min_run =
    { $min_run ->
        [decks] 拖拉機或推土機最少的節數，與幾副牌一樣（SJ‑5.2）。
       *[two] 拖拉機是兩個或以上相連的對子。推土機是兩個或以上相連的三條（SJ‑5.2）。
    }
    .title = 最短的拖拉機
    .word =
        { $min_run ->
            [decks] 幾副牌就幾節
           *[two] 兩節
        }
rule-close_window = 摸完最後一張，有{ $close_window }秒可以亮主。每次亮主重新計時（SJ‑3.2）。
    .title = 亮主的時間
    .word = { $close_window }秒
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] 兩張或以上、張數相同的級牌，比花色：♦ ♣ ♥ ♠，葵扇最大（SJ‑3.3）。
       *[no] 反主要亮更多相同的牌，或者同樣張數的鬼牌（SJ‑3.3）。
    }
    .title = 一樣強的亮主
    .word =
        { $suit_breaks_tie ->
            [yes] 比花色
           *[no] 先亮的算
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] 你可以用另一花色反自己的主（SJ‑3.4）。
       *[no] 你可以用相同的牌加固，但不可以反自己的主（SJ‑3.4）。
    }
    .title = 反自己的主
    .word =
        { $self_overturn ->
            [yes] 可用另一花色
           *[no] 不可以
        }
rule-no_trump =
    { $no_trump ->
        [off] 鬼牌不可以亮主，所以一定有主的花色（SJ‑3.5）。
        [full] 同一種鬼牌全部亮出，就打無主（SJ‑3.5）。
       *[jokers] 亮兩張或以上相同的鬼牌，就打無主（SJ‑3.5）。
    }
    .title = 亮無主
    .off = 亮無主
    .word =
        { $no_trump ->
            [off] 不可以
            [full] 亮齊相同的鬼牌
           *[jokers] 兩張相同的鬼牌
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] 第一局由最先亮主的人做莊（SJ‑3.6）。
       *[final_declarer] 第一局由最後亮主的人做莊（SJ‑3.6）。
    }
    .title = 第一個莊家
    .word =
        { $first_dealer ->
            [first_declarer] 最先亮主的人
           *[final_declarer] 最後亮主的人
        }
rule-no_declaration =
    沒有人亮主，第一局重新派牌。{ $no_declaration ->
        [no_trump] 之後的局打無主（SJ‑3.7）。
        [partner] 之後由莊家的對家定主（SJ‑3.7）。
       *[turn_up] 之後翻底牌定主（SJ‑3.7）。
    }
    .title = 沒有人亮主
    .word =
        { $no_declaration ->
            [no_trump] 打無主
            [partner] 莊家的對家定主
           *[turn_up] 翻底牌定主
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] 莊家已定。由莊家的對家先亮主，其他人順次（SJ‑3.8）。
        [given] 莊家和主都已定，沒有人亮主（SJ‑3.8）。
       *[off] 摸到級牌就可以即時亮主（SJ‑3.8）。
    }
    .title = 甚麼已定
    .word =
        { $duplicate_mode ->
            [declare] 莊家
            [given] 莊家和主
           *[off] 沒有
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] 扣底之後還可以反主，拿底牌再扣（SJ‑3.9）。
       *[no] 扣底之後不可以反主（SJ‑3.9）。
    }
    .title = 扣底後反主
    .off = 扣底後反主
    .word =
        { $overturn_after_kitty ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] 手上有15分或以下，可以要求重新派牌（SJ‑3.10）。
        [trumps_3] 手上有三張主牌或以下，可以要求重新派牌（SJ‑3.10）。
        [either] 手上有15分或以下，或三張主牌或以下，可以要求重新派牌（SJ‑3.10）。
       *[off] 不可以要求重新派牌（SJ‑3.10）。
    }
    .title = 要求重新派牌
    .word =
        { $redeal_claims ->
            [points_15] 15分或以下
            [trumps_3] 三張主牌或以下
            [either] 分少或主牌少
           *[off] 不可以
        }
rule-failed_choice =
    每一手都沒有人大得過，甩牌才成。{ $failed_choice ->
        [smallest] 不成就出張數最少、有人大得過的一手（SJ‑6.2）。
        [lowest_rank] 不成就出點數最細、有人大得過的一手（SJ‑6.2）。
        [lowest_unit_of_throw] 不成就出點數最細的一手（SJ‑6.2）。
       *[next_player] 不成就由下家指定出哪一手（SJ‑6.2）。
    }
    .title = 甩牌不成
    .word =
        { $failed_choice ->
            [smallest] 張數最少、有人大得過的一手
            [lowest_rank] 點數最細、有人大得過的一手
            [lowest_unit_of_throw] 點數最細的一手
           *[next_player] 下家指定的一手
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] 甩牌不成，扣10分（SJ‑6.3）。
        [card] 甩牌不成，每收回一張扣10分（SJ‑6.3）。
       *[nothing] 甩牌不成，不扣分（SJ‑6.3）。
    }
    .title = 甩牌不成扣多少
    .word =
        { $penalty ->
            [attempt] 10分
            [card] 每張10分
           *[nothing] 不扣
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] 跟推土機，先要出兩個三條。其次拖拉機，再其次三條加一對（SJ‑7.6）。
        [tractor_before_pungs] 跟推土機，先要出拖拉機，其次兩個三條（SJ‑7.6）。
       *[pung_first] 跟推土機，先要出三條，其次一對，再其次拖拉機（SJ‑7.6）。
    }
    .title = 跟推土機
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] 拖拉機先過三條加一對
            [tractor_before_pungs] 拖拉機先過兩個三條
           *[pung_first] 三條先
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] 跟拖拉機，較短的拖拉機也要出（SJ‑7.5）。
       *[no] 跟拖拉機，要出同樣長的，沒有就出對子（SJ‑7.5）。
    }
    .title = 較短的拖拉機
    .word =
        { $partial_run_follow ->
            [yes] 要跟出
           *[no] 不用跟出
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] 跟花色，對子和拖拉機也要跟，但不用拆三條來跟一對（SJ‑7.7）。
        [none] 跟花色；對子和拖拉機不用跟（SJ‑7.7）。
       *[full] 跟花色，對子、三條和拖拉機也要盡量跟（SJ‑7.7）。
    }
    .title = 跟牌要跟甚麼
    .word =
        { $follow_duty ->
            [longer_tuples_protected] 花色和牌型，不拆三條
            [none] 花色
           *[full] 花色和牌型
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] 斃牌要與先出的牌型完全一樣（SJ‑8.2）。
       *[at_least] 斃牌最少要有先出的牌型。一對可以當兩個單張（SJ‑8.2）。
    }
    .title = 斃牌的牌型
    .word =
        { $ruff_structure ->
            [exact] 完全一樣
           *[at_least] 最少一樣
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] 後來的斃牌要每一手都更大才贏（SJ‑8.4）。
        [highest_card] 後來的斃牌最大的一張更大就贏（SJ‑8.4）。
       *[key_unit] 後來的斃牌張數最多的一手更大就贏（SJ‑8.4）。
    }
    .title = 再斃
    .word =
        { $over_ruff ->
            [all_units] 比每一手
            [highest_card] 比最大的一張
           *[key_unit] 比張數最多的一手
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] 不說誰大得過甩牌（SJ‑11.3）。
       *[no] 大家看到誰大得過甩牌（SJ‑11.3）。
    }
    .title = 誰擋住甩牌
    .word =
        { $hide_stopper ->
            [yes] 不說
           *[no] 公開
        }
rule-start_level = 兩方由{ rule-start_level.word }級開始（SJ‑1.4）。
    .title = 第一級
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    閒家贏了最後一輪，就得底牌的分。{ $kitty_multiplier ->
        [times_unit] 看最後一輪先出的最大一手，每張計 ×2：一對 ×4（SJ‑9.2）。
        [power_unit] 看最後一輪先出的最大一手，每張加倍一次：一對 ×4（SJ‑9.2）。
        [times_cards] 最後一輪先出的牌，每張計 ×2（SJ‑9.2）。
        [side_half] 看最後一輪先出的最大一手，每張加倍一次；不是主牌就減半（SJ‑9.2）。
       *[flat2] 底牌的分計雙倍（SJ‑9.2）。
    }
    .title = 底牌怎樣計
    .word =
        { $kitty_multiplier ->
            [times_unit] 單張 ×2，一對 ×4，兩對拖拉機 ×8
            [power_unit] 單張 ×2，一對 ×4，兩對拖拉機 ×16
            [times_cards] 最後先出的每張 ×2
            [side_half] 每張加倍，不是主牌減半
           *[flat2] 雙倍
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] 閒家有{ $threshold }分就上莊。每多{ $step }分升一級（SJ‑10.1）。
       *[no] 閒家有{ $threshold }分就上莊，並升一級。每多{ $step }分再升一級（SJ‑10.1）。
    }
    .title = 閒家升級
    .word =
        { $dead_zone ->
            [yes] { $threshold }分之上再多{ $step }分起
           *[no] { $threshold }分起
        }
rule-level_table =
    { $level_table ->
        [quarters] 閒家0分，莊家方升4級，之後每25分少一級：3、2、1（SJ‑10.6）。
       *[standard] 閒家0分，莊家方升3級，不夠{ $step }分升2級，其他升1級（SJ‑10.1）。
    }
    .title = 莊家方升級
    .off = 每25分一級
    .word =
        { $level_table ->
            [quarters] 每25分一級
           *[standard] 三級、兩級或一級
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] 閒家一局升多少級都可以（SJ‑10.1）。
       *[other] 閒家一局最多升{ $attacker_cap }級（SJ‑10.1）。
    }
    .title = 閒家最多升幾級
    .word =
        { $attacker_cap ->
            [0] 不限
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] 哪一級都可以跳過（SJ‑10.3）。
       *[other] { $must }級不可以跳過：要做莊守住（SJ‑10.3）。
    }
    .title = 必打的級
    .allowed = 級的清單，可以是空的，例如{ $example }
    .word =
        { $must_n ->
            [0] 沒有
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] 只打2、5、10、K和A級，贏一次升一步（SJ‑10.6）。
       *[all] 所有級都打：2至10、J、Q、K和A（SJ‑10.6）。
    }
    .title = 打哪些級
    .word =
        { $ladder ->
            [speed] 2、5、10、K和A
           *[all] 全部
        }
rule-max_level =
    { $max_level ->
        [NT] A級之後打無主，做莊守住就贏這場（SJ‑10.4）。
       *[A] 做莊守住A級，就贏這場（SJ‑10.4）。
    }
    .title = 最後一級
    .word =
        { $max_level ->
            [NT] 無主
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] 打J級，閒家可以用單張J贏最後一輪。莊家方就退回2級（SJ‑10.5）。
        [graded] 打J級，閒家可以用單張J贏最後一輪。分夠的話，莊家方退級：主牌退回2級，其他退回8級（SJ‑10.5）。
       *[off] 最後一輪的J不影響級（SJ‑10.5）。
    }
    .title = 最後一輪的J
    .off = 因J退級
    .word =
        { $jack_hook ->
            [single] 退回2級
            [graded] 退回2或8級
           *[off] 沒有影響
        }
rule-book_level =
    { $book_level ->
        [0] 升級不記入記分簿（SJ‑11.7）。
       *[other] 每升一級，那方每人得{ $book_level }分，對方每人失同樣的分（SJ‑11.7）。
    }
    .title = 升級記多少分
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] 贏一場不另記入記分簿（SJ‑11.7）。
       *[other] 贏一場，每人另得{ $book_match }分，對方每人失同樣的分（SJ‑11.7）。
    }
    .title = 贏一場記多少分
    .word = { $book_match }
