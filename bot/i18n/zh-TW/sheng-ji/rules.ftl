rule-decks = 用{ $decks }副牌，有鬼牌：每人{ $hand }張。總共{ $points }分：5是5分，10和K是10分（SJ‑1.2）。
    .title = 牌的副數
    .word = { $decks }
rule-kitty_size = 留{ $kitty }張當底牌。莊家拿底牌，再扣底一樣多張（SJ‑4.1）。
    .title = 底牌張數
    .word = { $kitty }張
rule-direction =
    { $direction ->
        [clockwise] 順時針輪流（SJ‑1.1）。
       *[anticlockwise] 逆時針輪流（SJ‑1.1）。
    }
    .title = 方向
    .word =
        { $direction ->
            [clockwise] 順時針
           *[anticlockwise] 逆時針
        }
rule-level_gap =
    { $level_gap ->
        [open] 級牌兩邊的點數不相連，所以拖拉機不能跨過級牌（SJ‑2.7）。
       *[closed] 級牌離開原來的花色，兩邊的點數就相連。打10時，9 9 J J是拖拉機（SJ‑2.7）。
    }
    .title = 跨過級牌的拖拉機
    .word =
        { $level_gap ->
            [open] 不行
           *[closed] 可以
        }
rule-constant_two =
    { $constant_two ->
        [yes] 2都是主牌，只比級牌小（SJ‑2.8）。
       *[no] 2只有在主花色，或打2時才是主牌（SJ‑2.8）。
    }
    .title = 2當主牌
    .off = 永遠是主牌的2
    .word =
        { $constant_two ->
            [yes] 永遠是
           *[no] 只有打2時
        }
rule-min_run =
    { $min_run ->
        [decks] 用幾副牌，拖拉機和推土機就至少要幾組相連（SJ‑5.2）。
       *[two] 拖拉機是兩對以上相連。推土機是兩組以上三條相連（SJ‑5.2）。
    }
    .title = 最短的拖拉機
    .word =
        { $min_run ->
            [decks] 幾副牌就幾組
           *[two] 兩組
        }

rule-close_window = 摸完牌後有{ $close_window }秒可以亮主。每次有人亮就重新算（SJ‑3.2）。
    .title = 亮主的時間
    .word = { $close_window }秒
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] 級牌張數一樣時，兩張起比花色：♦ ♣ ♥ ♠，黑桃最大（SJ‑3.3）。
       *[no] 反主要亮更多一樣的牌，或一樣多的鬼牌（SJ‑3.3）。
    }
    .title = 一樣強的亮主
    .word =
        { $suit_breaks_tie ->
            [yes] 比花色
           *[no] 先亮的算
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] 可以用別的花色反自己的主（SJ‑3.4）。
       *[no] 可以加固自己亮的主，不能反（SJ‑3.4）。
    }
    .title = 反自己的主
    .word =
        { $self_overturn ->
            [yes] 用別的花色
           *[no] 不行
        }
rule-no_trump =
    { $no_trump ->
        [off] 鬼牌不能亮主，所以一定有主花色（SJ‑3.5）。
        [full] 同一種鬼牌全部一起亮，就是無主（SJ‑3.5）。
       *[jokers] 兩張以上一樣的鬼牌可以亮無主（SJ‑3.5）。
    }
    .title = 亮無主
    .off = 亮無主
    .word =
        { $no_trump ->
            [off] 不行
            [full] 一樣的鬼牌全部
           *[jokers] 兩張一樣的鬼牌
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] 第一局由最先亮主的人坐莊（SJ‑3.6）。
       *[final_declarer] 第一局由最後亮主的人坐莊（SJ‑3.6）。
    }
    .title = 第一個莊家
    .word =
        { $first_dealer ->
            [first_declarer] 最先亮主的人
           *[final_declarer] 最後亮主的人
        }
rule-no_declaration =
    沒有人亮主，第一局就重新發牌。{ $no_declaration ->
        [no_trump] 之後的局就沒有主花色（SJ‑3.7）。
        [partner] 之後的局由莊家的對家選主（SJ‑3.7）。
       *[turn_up] 之後的局翻底牌定主（SJ‑3.7）。
    }
    .title = 沒有人亮主
    .word =
        { $no_declaration ->
            [no_trump] 沒有主花色
            [partner] 莊家的對家選
           *[turn_up] 翻底牌
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] 莊家已經定好。莊家的對家先亮主，再來輪流（SJ‑3.8）。
        [given] 莊家和主都定好了，不用亮主（SJ‑3.8）。
       *[off] 摸到級牌就可以馬上亮主（SJ‑3.8）。
    }
    .title = 預先定好的
    .word =
        { $duplicate_mode ->
            [declare] 莊家
            [given] 莊家和主
           *[off] 沒有
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] 扣底之後還可以反主，拿底牌再扣一次（SJ‑3.9）。
       *[no] 扣底之後不能反主（SJ‑3.9）。
    }
    .title = 扣底後反主
    .off = 扣底後反主
    .word =
        { $overturn_after_kitty ->
            [yes] 可以
           *[no] 不行
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] 分牌不超過15分，可以要求重新發牌（SJ‑3.10）。
        [trumps_3] 主牌不超過三張，可以要求重新發牌（SJ‑3.10）。
        [either] 分牌不超過15分，或主牌不超過三張，可以要求重新發牌（SJ‑3.10）。
       *[off] 不能要求重新發牌（SJ‑3.10）。
    }
    .title = 要求重新發牌
    .word =
        { $redeal_claims ->
            [points_15] 分牌不超過15分
            [trumps_3] 主牌不超過三張
            [either] 分牌少或主牌少
           *[off] 不行
        }

rule-failed_choice =
    每一組都沒人壓得過，甩牌才成功。{ $failed_choice ->
        [smallest] 失敗就從有人壓得過的組裡，出張數最少的一組（SJ‑6.2）。
        [lowest_rank] 失敗就從有人壓得過的組裡，出最小的一組（SJ‑6.2）。
        [lowest_unit_of_throw] 失敗就出最小的一組（SJ‑6.2）。
       *[next_player] 失敗就由下家選要出的一組（SJ‑6.2）。
    }
    .title = 甩牌失敗
    .word =
        { $failed_choice ->
            [smallest] 有人壓得過的，張數最少的一組
            [lowest_rank] 有人壓得過的，最小的一組
            [lowest_unit_of_throw] 最小的一組
           *[next_player] 下家選的一組
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] 甩牌失敗扣10分（SJ‑6.3）。
        [card] 甩牌失敗，收回的牌每張扣10分（SJ‑6.3）。
       *[nothing] 甩牌失敗不扣分（SJ‑6.3）。
    }
    .title = 甩牌失敗扣分
    .word =
        { $penalty ->
            [attempt] 10分
            [card] 每張10分
           *[nothing] 不扣
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] 跟推土機先出兩組三條。再來是拖拉機，再來是三條加一對（SJ‑7.6）。
        [tractor_before_pungs] 跟推土機先出拖拉機，再來才是兩組三條（SJ‑7.6）。
       *[pung_first] 跟推土機先出三條，再來是一對，再來是拖拉機（SJ‑7.6）。
    }
    .title = 跟推土機
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] 拖拉機先於三條加一對
            [tractor_before_pungs] 拖拉機先於兩組三條
           *[pung_first] 三條優先
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] 跟拖拉機時，較短的拖拉機也要出（SJ‑7.5）。
       *[no] 跟拖拉機要一樣長的拖拉機，沒有就出對子（SJ‑7.5）。
    }
    .title = 較短的拖拉機
    .word =
        { $partial_run_follow ->
            [yes] 要跟
           *[no] 不用跟
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] 要跟花色，也要跟一對和拖拉機，但不必拆三條（SJ‑7.7）。
        [none] 要跟花色；一對和拖拉機不必跟（SJ‑7.7）。
       *[full] 要跟花色，也盡量跟一對、三條和拖拉機（SJ‑7.7）。
    }
    .title = 跟牌的要求
    .word =
        { $follow_duty ->
            [longer_tuples_protected] 花色和牌型，不拆三條
            [none] 花色
           *[full] 花色和牌型
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] 斃牌的牌型要跟先出的完全一樣（SJ‑8.2）。
       *[at_least] 斃牌至少要有先出的牌型。一對可以斃兩張單張（SJ‑8.2）。
    }
    .title = 斃牌的牌型
    .word =
        { $ruff_structure ->
            [exact] 完全一樣
           *[at_least] 至少一樣
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] 後來的斃牌要每一組都更大才贏（SJ‑8.4）。
        [highest_card] 後來的斃牌最大的一張更大就贏（SJ‑8.4）。
       *[key_unit] 後來的斃牌張數最多的一組更大就贏（SJ‑8.4）。
    }
    .title = 壓過別人的斃牌
    .word =
        { $over_ruff ->
            [all_units] 每一組都更大
            [highest_card] 比最大的一張
           *[key_unit] 比張數最多的一組
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] 不說誰壓得過甩牌（SJ‑11.3）。
       *[no] 大家都看得到誰壓得過甩牌（SJ‑11.3）。
    }
    .title = 誰擋住甩牌
    .word =
        { $hide_stopper ->
            [yes] 不說
           *[no] 說出來
        }

rule-start_level = 雙方都從{ rule-start_level.word }打起（SJ‑1.4）。
    .title = 第一級
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    閒家贏最後一輪，就拿底牌的分。{ $kitty_multiplier ->
        [times_unit] 底牌看最後先出的最大一組，每張算 ×2：一對 ×4（SJ‑9.2）。
        [power_unit] 底牌看最後先出的最大一組，每張加倍一次：一對 ×4（SJ‑9.2）。
        [times_cards] 底牌看最後先出的牌，每張算 ×2（SJ‑9.2）。
        [side_half] 底牌看最後先出的最大一組，每張加倍一次；不是主牌就減半（SJ‑9.2）。
       *[flat2] 底牌的分算兩倍（SJ‑9.2）。
    }
    .title = 底牌算幾倍
    .word =
        { $kitty_multiplier ->
            [times_unit] 單張×2，一對×4，兩對的拖拉機×8
            [power_unit] 單張×2，一對×4，兩對的拖拉機×16
            [times_cards] 最後先出的每張×2
            [side_half] 每張加倍，不是主牌減半
           *[flat2] 兩倍
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] 閒家拿到{ $threshold }分就上莊。之後每多{ $step }分升一級（SJ‑10.1）。
       *[no] 閒家拿到{ $threshold }分就上莊，升一級。之後每多{ $step }分再升一級（SJ‑10.1）。
    }
    .title = 閒家升級
    .word =
        { $dead_zone ->
            [yes] 比{ $threshold }分多{ $step }分起
           *[no] { $threshold }分起
        }
rule-level_table =
    { $level_table ->
        [quarters] 閒家0分，莊家方升4級，之後每25分少一級：3、2、1（SJ‑10.6）。
       *[standard] 閒家0分，莊家方升3級，不到{ $step }分升2級，其他升1級（SJ‑10.1）。
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
        [0] 閒家一局升幾級都可以（SJ‑10.1）。
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
        [1] 不能跳過{ $must }：要坐莊打過（SJ‑10.3）。
       *[other] 不能跳過{ $must }：每一級都要坐莊打過（SJ‑10.3）。
    }
    .title = 必須打過的級
    .allowed = 級的清單，可以是空的，例如 { $example }
    .word =
        { $must_n ->
            [0] 沒有
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] 只打2、5、10、K和A，贏一次升一步（SJ‑10.6）。
       *[all] 每一級都打：2到10、J、Q、K和A（SJ‑10.6）。
    }
    .title = 打哪些級
    .word =
        { $ladder ->
            [speed] 2、5、10、K和A
           *[all] 全部
        }
rule-max_level =
    { $max_level ->
        [NT] A之後坐莊打過無主，就贏這一場（SJ‑10.4）。
       *[A] 坐莊打過A，就贏這一場（SJ‑10.4）。
    }
    .title = 最後一級
    .word =
        { $max_level ->
            [NT] 無主
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] 打J時，閒家用單張J贏最後一輪，莊家方就退回2（SJ‑10.5）。
        [graded] 打J時，閒家用單張J贏最後一輪，分數又夠，莊家方就退：主牌J退到2，其他退到8（SJ‑10.5）。
       *[off] 最後一輪的J不影響級（SJ‑10.5）。
    }
    .title = 最後一輪的J
    .off = 因為J退級
    .word =
        { $jack_hook ->
            [single] 退回2
            [graded] 退回2或8
           *[off] 不影響
        }
rule-book_level =
    { $book_level ->
        [0] 升級不記進記分簿（SJ‑11.7）。
       *[other] 每升一級，那一方每人加{ $book_level }分，另一方扣一樣多（SJ‑11.7）。
    }
    .title = 升一級記幾分
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] 贏這一場不另外記分（SJ‑11.7）。
       *[other] 贏這一場再加{ $book_match }分，另一方扣一樣多（SJ‑11.7）。
    }
    .title = 贏一場記幾分
    .word = { $book_match }
