rule-decks = 用{ $decks }副带大小王的牌：每人{ $hand }张。一共{ $points }分：5算5分，10和K算10分（SJ‑1.2）。
    .title = 几副牌
    .word = { $decks }
rule-kitty_size = 留{ $kitty }张做底牌。庄家拿来，再扣同样多张（SJ‑4.1）。
    .title = 底牌张数
    .word = { $kitty }张
rule-direction =
    { $direction ->
        [clockwise] 顺时针轮流（SJ‑1.1）。
       *[anticlockwise] 逆时针轮流（SJ‑1.1）。
    }
    .title = 出牌方向
    .word =
        { $direction ->
            [clockwise] 顺时针
           *[anticlockwise] 逆时针
        }
rule-level_gap =
    { $level_gap ->
        [open] 级牌两边的点数不算相连，拖拉机不能跨过去（SJ‑2.7）。
       *[closed] 级牌不在花色里，两边的点数相连。打10时，9 9 J J是拖拉机（SJ‑2.7）。
    }
    .title = 跨级牌的拖拉机
    .word =
        { $level_gap ->
            [open] 不可以
           *[closed] 可以
        }
rule-constant_two =
    { $constant_two ->
        [yes] 所有的2都是主牌，只比级牌小（SJ‑2.8）。
       *[no] 2只有在主花色里，或打2时才是主牌（SJ‑2.8）。
    }
    .title = 2做主牌
    .off = 2常做主牌
    .word =
        { $constant_two ->
            [yes] 一直是
           *[no] 只在打2时
        }
rule-min_run =
    { $min_run ->
        [decks] 几副牌，拖拉机或推土机就至少要几节（SJ‑5.2）。
       *[two] 两对以上相连是拖拉机。两组以上三个相连是推土机（SJ‑5.2）。
    }
    .title = 最短的拖拉机
    .word =
        { $min_run ->
            [decks] 几副牌就几节
           *[two] 两节
        }
rule-close_window = 摸完牌后，有{ $close_window }秒可以亮主。每次亮主都重新计时（SJ‑3.2）。
    .title = 亮主的时间
    .word = { $close_window }秒
rule-suit_breaks_tie =
    { $suit_breaks_tie ->
        [yes] 两张以上的级牌张数相同就比花色：♦ ♣ ♥ ♠，黑桃最大（SJ‑3.3）。
       *[no] 反主要亮更多一样的牌，或同样多的王（SJ‑3.3）。
    }
    .title = 一样强的亮主
    .word =
        { $suit_breaks_tie ->
            [yes] 比花色
           *[no] 先亮的算
        }
rule-self_overturn =
    { $self_overturn ->
        [yes] 可以用别的花色反自己的主（SJ‑3.4）。
       *[no] 自己亮的主可以加固，不能反（SJ‑3.4）。
    }
    .title = 反自己的主
    .word =
        { $self_overturn ->
            [yes] 用别的花色
           *[no] 不可以
        }
rule-no_trump =
    { $no_trump ->
        [off] 王不能亮主，所以总有主花色（SJ‑3.5）。
        [full] 一种王全部亮出，就是无主（SJ‑3.5）。
       *[jokers] 亮两张以上一样的王，就是无主（SJ‑3.5）。
    }
    .title = 亮无主
    .off = 亮无主
    .word =
        { $no_trump ->
            [off] 不可以
            [full] 用全部一样的王
           *[jokers] 用两张一样的王
        }
rule-first_dealer =
    { $first_dealer ->
        [first_declarer] 第一局谁先亮主谁坐庄（SJ‑3.6）。
       *[final_declarer] 第一局谁最后亮主谁坐庄（SJ‑3.6）。
    }
    .title = 第一个庄家
    .word =
        { $first_dealer ->
            [first_declarer] 先亮主的人
           *[final_declarer] 最后亮主的人
        }
rule-no_declaration =
    没有人亮主，第一局重发。{ $no_declaration ->
        [no_trump] 之后各局打无主（SJ‑3.7）。
        [partner] 之后由庄家的对家定主（SJ‑3.7）。
       *[turn_up] 之后翻底牌定主（SJ‑3.7）。
    }
    .title = 没有人亮主
    .word =
        { $no_declaration ->
            [no_trump] 打无主
            [partner] 庄家的对家来定
           *[turn_up] 翻底牌来定
        }
rule-duplicate_mode =
    { $duplicate_mode ->
        [declare] 庄家是定好的。庄家的对家先亮主，其他人依次（SJ‑3.8）。
        [given] 庄家和主都是定好的，不亮主（SJ‑3.8）。
       *[off] 谁摸到级牌，可以马上亮主（SJ‑3.8）。
    }
    .title = 定好什么
    .word =
        { $duplicate_mode ->
            [declare] 庄家
            [given] 庄家和主
           *[off] 什么都不定
        }
rule-overturn_after_kitty =
    { $overturn_after_kitty ->
        [yes] 扣底之后还可以反主，拿底牌再扣（SJ‑3.9）。
       *[no] 扣底之后不能反主（SJ‑3.9）。
    }
    .title = 扣底之后反主
    .off = 扣底之后反主
    .word =
        { $overturn_after_kitty ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal_claims =
    { $redeal_claims ->
        [points_15] 手里的分不超过15分，可以要求重发（SJ‑3.10）。
        [trumps_3] 主牌不超过三张，可以要求重发（SJ‑3.10）。
        [either] 分不超过15分，或主牌不超过三张，可以要求重发（SJ‑3.10）。
       *[off] 不能要求重发（SJ‑3.10）。
    }
    .title = 要求重发
    .word =
        { $redeal_claims ->
            [points_15] 分不超过15分
            [trumps_3] 主牌不超过三张
            [either] 分少或主牌少
           *[off] 不可以
        }
rule-failed_choice =
    甩的每一手都没人压得住，才甩得成。{ $failed_choice ->
        [smallest] 不然，会被压住的几手里，先出张数最少的一手（SJ‑6.2）。
        [lowest_rank] 不然，会被压住的几手里，先出点数最低的一手（SJ‑6.2）。
        [lowest_unit_of_throw] 不然就先出其中点数最低的一手（SJ‑6.2）。
       *[next_player] 不然由下家指定先出哪一手（SJ‑6.2）。
    }
    .title = 甩牌失败
    .word =
        { $failed_choice ->
            [smallest] 会被压住的几手里张数最少的
            [lowest_rank] 会被压住的几手里点数最低的
            [lowest_unit_of_throw] 点数最低的一手
           *[next_player] 下家指定的一手
        }
rule-throw_penalty =
    { $penalty ->
        [attempt] 甩牌失败罚10分（SJ‑6.3）。
        [card] 甩牌失败，收回的牌每张罚10分（SJ‑6.3）。
       *[nothing] 甩牌失败不罚分（SJ‑6.3）。
    }
    .title = 甩牌失败的罚分
    .word =
        { $penalty ->
            [attempt] 10分
            [card] 每张10分
           *[nothing] 没有
        }
rule-bulldozer_ladder =
    { $bulldozer_ladder ->
        [tractor_before_mixed] 跟推土机先跟两组三个，再是拖拉机，再是三个加对子（SJ‑7.6）。
        [tractor_before_pungs] 跟推土机先跟拖拉机，再跟两组三个（SJ‑7.6）。
       *[pung_first] 跟推土机先跟三个，再跟对子，再跟拖拉机（SJ‑7.6）。
    }
    .title = 跟推土机
    .word =
        { $bulldozer_ladder ->
            [tractor_before_mixed] 拖拉机先于三个加对子
            [tractor_before_pungs] 拖拉机先于两组三个
           *[pung_first] 先跟三个
        }
rule-partial_run_follow =
    { $partial_run_follow ->
        [yes] 别人出拖拉机，短的拖拉机也要跟（SJ‑7.5）。
       *[no] 别人出拖拉机，要跟一样长的，没有就跟对子（SJ‑7.5）。
    }
    .title = 短的拖拉机
    .word =
        { $partial_run_follow ->
            [yes] 要跟
           *[no] 不用跟
        }
rule-follow_duty =
    { $follow_duty ->
        [longer_tuples_protected] 要跟花色、对子和拖拉机，但不用为对子拆三个（SJ‑7.7）。
        [none] 要跟花色；对子和拖拉机不用跟（SJ‑7.7）。
       *[full] 要跟花色，对子、三个和拖拉机也尽量跟（SJ‑7.7）。
    }
    .title = 跟牌要跟什么
    .word =
        { $follow_duty ->
            [longer_tuples_protected] 花色和牌型，不拆三个
            [none] 花色
           *[full] 花色和牌型
        }
rule-ruff_structure =
    { $ruff_structure ->
        [exact] 毙牌要和先出的牌型完全一样（SJ‑8.2）。
       *[at_least] 毙牌至少要有先出的牌型。一对可以毙两个单张（SJ‑8.2）。
    }
    .title = 毙牌的牌型
    .word =
        { $ruff_structure ->
            [exact] 和先出的完全一样
           *[at_least] 至少有先出的牌型
        }
rule-over_ruff =
    { $over_ruff ->
        [all_units] 后毙的每一手都更大才赢（SJ‑8.4）。
        [highest_card] 后毙的最大一张更大就赢（SJ‑8.4）。
       *[key_unit] 后毙的最长一手更大就赢（SJ‑8.4）。
    }
    .title = 盖毙
    .word =
        { $over_ruff ->
            [all_units] 每一手都要更大
            [highest_card] 比最大的一张
           *[key_unit] 比最长的一手
        }
rule-hide_stopper =
    { $hide_stopper ->
        [yes] 谁能压甩牌，不告诉大家（SJ‑11.3）。
       *[no] 谁能压甩牌，大家都看得到（SJ‑11.3）。
    }
    .title = 谁拦住甩牌
    .word =
        { $hide_stopper ->
            [yes] 不公开
           *[no] 公开
        }
rule-start_level = 双方从{ rule-start_level.word }打起（SJ‑1.4）。
    .title = 起始级
    .word =
        { $start_level ->
            [T] 10
           *[2] { $start_level }
        }
rule-kitty_multiplier =
    闲家赢了最后一轮，就抠底得分。{ $kitty_multiplier ->
        [times_unit] 底牌按最后先出的最长一手，每张×2：对子×4（SJ‑9.2）。
        [power_unit] 底牌按最后先出的最长一手，每张翻一倍：对子×4（SJ‑9.2）。
        [times_cards] 底牌按最后先出的张数，每张×2（SJ‑9.2）。
        [side_half] 底牌按最后先出的最长一手，每张翻一倍；不用主牌就减半（SJ‑9.2）。
       *[flat2] 底牌的分翻倍（SJ‑9.2）。
    }
    .title = 底牌怎么算
    .word =
        { $kitty_multiplier ->
            [times_unit] 单张×2，对子×4，两对的拖拉机×8
            [power_unit] 单张×2，对子×4，两对的拖拉机×16
            [times_cards] 最后先出的牌每张×2
            [side_half] 每张翻一倍，不用主牌减半
           *[flat2] 翻倍
        }
rule-dead_zone =
    { $dead_zone ->
        [yes] 闲家{ $threshold }分上台。之后每多{ $step }分升一级（SJ‑10.1）。
       *[no] 闲家{ $threshold }分上台，升一级。每多{ $step }分再升一级（SJ‑10.1）。
    }
    .title = 闲家的级
    .word =
        { $dead_zone ->
            [yes] 过{ $threshold }分后，每{ $step }分一级
           *[no] { $threshold }分起升级
        }
rule-level_table =
    { $level_table ->
        [quarters] 庄家方在闲家0分时升4级，之后每25分少一级：3、2、1（SJ‑10.6）。
       *[standard] 庄家方在闲家0分时升3级，不到{ $step }分升2级，其余升1级（SJ‑10.1）。
    }
    .title = 庄家方的级
    .off = 每25分一级
    .word =
        { $level_table ->
            [quarters] 每25分一级
           *[standard] 三级、两级或一级
        }
rule-attacker_cap =
    { $attacker_cap ->
        [0] 闲家一局升几级都行（SJ‑10.1）。
       *[other] 闲家一局最多升{ $attacker_cap }级（SJ‑10.1）。
    }
    .title = 闲家最多升几级
    .word =
        { $attacker_cap ->
            [0] 不限
           *[other] { $attacker_cap }
        }
rule-must_play =
    { $must_n ->
        [0] 哪一级都可以跳过（SJ‑10.3）。
        [1] { $must }不能跳过：要坐庄守住才能过（SJ‑10.3）。
       *[other] { $must }都不能跳过：每级都要坐庄守住才能过（SJ‑10.3）。
    }
    .title = 必须守住的级
    .allowed = 级的列表，可以是空的，例如{ $example }
    .word =
        { $must_n ->
            [0] 没有
           *[other] { $must }
        }
rule-ladder =
    { $ladder ->
        [speed] 只打2、5、10、K、A，赢一次走一步（SJ‑10.6）。
       *[all] 每级都打：2到10、J、Q、K、A（SJ‑10.6）。
    }
    .title = 打哪些级
    .word =
        { $ladder ->
            [speed] 2、5、10、K、A
           *[all] 全部
        }
rule-max_level =
    { $max_level ->
        [NT] A之后打无主，坐庄守住无主就赢下本场（SJ‑10.4）。
       *[A] 坐庄守住A，就赢下本场（SJ‑10.4）。
    }
    .title = 最后一级
    .word =
        { $max_level ->
            [NT] 无主
           *[A] A
        }
rule-jack_hook =
    { $jack_hook ->
        [single] 打J时，闲家用单张J赢最后一轮，庄家方就退到2（SJ‑10.5）。
        [graded] 打J时，闲家可以用单张J赢最后一轮。分够的话庄家方就退级：主J退到2，副J退到8（SJ‑10.5）。
       *[off] 最后一轮的J不影响级（SJ‑10.5）。
    }
    .title = 最后一轮的J
    .off = 被J打退级
    .word =
        { $jack_hook ->
            [single] 退到2
            [graded] 退到2或8
           *[off] 没有影响
        }
rule-book_level =
    { $book_level ->
        [0] 升级不记进记分簿（SJ‑11.7）。
       *[other] 每升一级，那一方各人记{ $book_level }分，对方各扣同样多（SJ‑11.7）。
    }
    .title = 升一级记几分
    .word = { $book_level }
rule-book_match =
    { $book_match ->
        [0] 赢下本场不再另记分（SJ‑11.7）。
       *[other] 赢下本场各人另记{ $book_match }分，对方各扣同样多（SJ‑11.7）。
    }
    .title = 赢一场记几分
    .word = { $book_match }
