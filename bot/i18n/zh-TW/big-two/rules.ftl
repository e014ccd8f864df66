rule-deck-kind =
    { $deck-kind ->
        [lectio] 用四種顏色、1到{ $tiles }的牌塊。由小到大：3到{ $tiles }，再來1，最後2。日{ $tiles }就打{ $tiles }r；b是雲，y是星，g是月（BT‑1.6）。
       *[std52] 用一副52張的牌，沒有鬼牌。由小到大：3 4 5 6 7 8 9 10 J Q K A 2（BT‑1.1）。
    }
    .title = 用的牌
    .word =
        { $deck-kind ->
            [lectio] 四種顏色的牌塊
           *[std52] 52張
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] 數字一樣就比顏色。{ suits-ordered }（BT‑1.6）。
        [cdhs] 點數一樣就比花色。{ suits-ordered }（BT‑1.4）。
        [cshd] 點數一樣就比花色。{ suits-ordered }（BT‑1.5）。
       *[dchs] 點數一樣就比花色。{ suits-ordered }（BT‑1.3）。
    }
    .title = 花色大小
    .word = 由大到小{ $suits }
suits-ordered = 由大到小：{ $suits }。最大的{ card-word }是{ $high }，最小的是{ $low }
rule-deck-tile_max = 最大的牌塊：{ $tile_rows }（BT‑17.2）。
    .title = 最大的牌塊
    .allowed = 3、4、5人各填5到15，例如 { $example }
    .word = { $tile_rows }
tile-row = { $seats }人{ $top }
rule-seats-count = { $seats-count }個人玩，各打各的（BT‑2.1）。
    .title = 人數
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] 順時針輪流（BT‑0.3）。
       *[ccw] 逆時針輪流（BT‑0.3）。
    }
    .title = 方向
    .word =
        { $seats-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] 每局之後換方向（BT‑2.2）。
       *[no] 每局方向都一樣（BT‑2.2）。
    }
    .title = 換方向
    .off = 換方向
    .word =
        { $seats-alternate ->
            [yes] 每局之後
           *[no] 不換
        }

rule-deal-first_dealer = 第一個發牌者由抽籤決定（BT‑3）。
    .title = 第一個發牌者
    .word = 抽籤
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first }之後由贏家的上家發牌（BT‑3）。
        [loser] { chance-first }之後由剩最多{ cards-word }的人發牌（BT‑5.4）。
       *[winner] { chance-first }之後由贏家發牌（BT‑3）。
    }
    .title = 之後的發牌者
    .word =
        { $deal-next_dealer ->
            [before_winner] 贏家的上家
            [loser] 剩最多{ cards-word }的人
           *[winner] 贏家
        }
chance-first = 第一個發牌者由抽籤決定。
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] 由機器人洗牌；用實體{ cards-word }時由最後一名或倒數第二名洗（BT‑3.5）。
       *[dealer] 由機器人洗牌；用實體{ cards-word }時由發牌者洗（BT‑3.5）。
    }
    .title = 誰洗牌
    .word =
        { $deal-shuffler ->
            [last_or_second_last] 最後一名或倒數第二名
           *[dealer] 發牌者
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] 誰都可以切牌；用實體{ cards-word }時由第一名切（BT‑3.5）。
        [none] 誰都可以切牌；用實體{ cards-word }時不切（BT‑3.5）。
       *[right_of_dealer] 誰都可以切牌；用實體{ cards-word }時由發牌者右邊的人切（BT‑3.5）。
    }
    .title = 誰切牌
    .word =
        { $deal-cutter ->
            [first_ranked] 第一名
            [none] 不切
           *[right_of_dealer] 發牌者右邊的人
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] 發牌者的下家拿第一張{ card-word }（BT‑3.3）。
       *[cut_card] 翻一張{ card-word }決定誰拿第一張（BT‑3.2）。
    }
    .title = 誰拿第一張
    .word =
        { $deal-first_receiver ->
            [next_in_turn] 發牌者的下家
           *[cut_card] 從翻開的{ card-word }數起
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] 整副平均發完，每人{ $size }張（BT‑3.1）。
       *[other] 每人{ $size }，一次發一張（BT‑3.1）。
    }
    .title = 每人發幾張
    .allowed = { $example }（整副平均發完），或1到26
    .word =
        { $deal-hand_size ->
            [equal] 整副發完，每人{ $size }張
           *[other] 每人{ $deal-hand_size }張
        }
page-left =
    { $left ->
        [0] 沒有餘{ cards-word }（BT‑3.6）。
       *[other] 多出{ $left }張餘{ cards-word }（BT‑3.6）。
    }
rule-rest-use =
    { $rest-use ->
        [may_take] 發到最小{ card-word }的人可以拿餘{ cards-word }，也可以不拿（BT‑4.4）。
        [swap] 有{ $low }的人可以用它換第一張餘{ card-word }。換了之後，第一手出什麼都可以（BT‑4.5）。
        [discard] 餘{ cards-word }不用，誰都看不到（BT‑4.6）。
        [stock] 餘{ cards-word }蓋著當牌堆（BT‑4.7）。
       *[give] 發到最小{ card-word }的人拿全部餘{ cards-word }（BT‑4.2）。
    }
    .title = 餘牌
    .word =
        { $rest-use ->
            [may_take] 有最小{ card-word }的人可以拿
            [swap] 最小的{ card-word }可以換一張
            [discard] 不用
            [stock] 當牌堆來抽
           *[give] 有最小{ card-word }的人拿
        }
rule-rest-face =
    { $rest-face ->
        [down] 餘{ cards-word }蓋著，只有拿的人看得到（BT‑4.3）。
       *[up] 餘{ cards-word }先給大家看（BT‑4.3）。
    }
    .title = 餘牌給不給看
    .word =
        { $rest-face ->
            [down] 蓋著
           *[up] 給大家看
        }
rule-stock-draw =
    { $stock-draw ->
        [one] 過的時候從牌堆抽一張{ card-word }（BT‑4.7）。
        [combo_size] 過的時候抽跟要壓的牌一樣多張{ cards-word }（BT‑4.7）。
       *[none] 過的時候不抽牌（BT‑4.7）。
    }
    .title = 過的時候抽牌
    .word =
        { $stock-draw ->
            [one] 一張{ card-word }
            [combo_size] 跟要壓的牌一樣多
           *[none] 不抽
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] 牌堆空了，就把出過的牌洗成新的。一局最多四次（BT‑4.7）。
       *[no] 牌堆空了就不再抽（BT‑4.7）。
    }
    .title = 新的牌堆
    .word =
        { $stock-recycle ->
            [yes] 用出過的牌
           *[no] 沒有
        }

rule-start-first = 第一局由有最小{ card-word }的人先出（BT‑5.1）。
    .title = 第一局誰先出
    .word = 有最小{ card-word }的人
rule-start-later =
    { $start-later ->
        [winner] { lowest-first }之後由上一局的贏家先出（BT‑5.3）。
        [last_loser] { lowest-first }之後由剩最多{ cards-word }的人先出。一樣多的話，最好的牌型較小的先出（BT‑5.4）。
        [last_ranked] { lowest-first }之後由最後一名先出（BT‑5.5）。
       *[lowest_dealt] 每一局都由有最小{ card-word }的人先出（BT‑5.1）。
    }
    .title = 之後各局誰先出
    .word =
        { $start-later ->
            [winner] 上一局的贏家
            [last_loser] 剩最多{ cards-word }的人
            [last_ranked] 最後一名
           *[lowest_dealt] 有最小{ card-word }的人
        }
lowest-first = 第一局由有最小{ card-word }的人先出。
rule-start-low_card =
    { $start-low_card ->
        [include] 由最小的{ card-word }決定誰先出時，第一手要有這張，單出或放進牌型都行（BT‑5.2）。
        [alone] 由最小的{ card-word }決定誰先出時，第一手要單出這張（BT‑5.2）。
       *[free] 有最小{ card-word }的人第一手出什麼都可以（BT‑5.2）。
    }
    .title = 一局的第一手
    .word =
        { $start-low_card ->
            [include] 要有最小的{ card-word }
            [alone] 單出最小的{ card-word }
           *[free] 什麼都可以
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] 只有第一局一定要先出最小的{ card-word }（BT‑5.2）。
               *[other] 只有重新開始的局一定要先出最小的{ card-word }（BT‑5.2）。
            }
       *[every_lowest_start] 由最小的{ card-word }決定誰先出的每一局，都一定要先出這張（BT‑5.2）。
    }
    .title = 第一手的限制用在哪
    .word =
        { $start-low_card_scope ->
            [first_deal] 第一局
           *[every_lowest_start] 由最小{ card-word }決定誰先出的每一局
        }
rule-start-round_len =
    { $start-round_len ->
        [0] 第一局之後，同一場不再重新開始（BT‑5.6）。
        [1] 每一局都重新開始，抽籤定發牌者（BT‑5.6）。
       *[other] 每{ $start-round_len }局重新開始一次，抽籤定發牌者（BT‑5.6）。
    }
    .title = 幾局重新開始
    .off = 打幾局重新開始
    .word =
        { $start-round_len ->
            [0] 不重新開始
           *[other] { $start-round_len }
        }

page-kinds = 可以出：{ $kinds }（BT‑6.1）。
page-unplayed = 不能出：{ $unplayed }（BT‑6.1）。
rule-combo-triple =
    { $combo-triple ->
        [yes] 可以出三條：三張同點數，不帶別的{ card-word }（BT‑6.1）。
       *[no] 不能單出三條（BT‑6.1）。
    }
    .title = 三條
    .word =
        { $combo-triple ->
            [yes] 可以
           *[no] 不能
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] 可以出同花：五張同{ suit-word }，又不是順子（BT‑6.3）。
       *[no] 不能出同花（BT‑6.3）。
    }
    .title = 同花
    .word =
        { $combo-flush ->
            [yes] 可以
           *[no] 不能
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] 也可以出四條，不帶第五張{ card-word }。更大的四條和怪物壓得過（BT‑6.7）。
               *[off] 也可以出四條，不帶第五張{ card-word }。只有更大的四條壓得過（BT‑6.7）。
            }
        [two_pair] 四張{ cards-word }只能當兩對出（BT‑6.8）。
       *[none] 鐵支帶任意一張{ card-word }（BT‑6.5）。
    }
    .title = 四張的牌型
    .word =
        { $combo-four ->
            [quads] 四條
            [two_pair] 兩對
           *[none] 沒有
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] 可以出兩對帶任意一張{ card-word }。比順子小（BT‑6.8）。
       *[no] 不能出兩對帶一張{ card-word }（BT‑6.8）。
    }
    .title = 兩對帶一張
    .word =
        { $combo-two_pair_kicker ->
            [yes] 可以
           *[no] 不能
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] 同花順帶任意兩張{ cards-word }，一共七張。只有五張就當普通順子（BT‑6.6）。
       *[0] 同花順是五張{ cards-word }（BT‑6.6）。
    }
    .title = 同花順帶幾張
    .word =
        { $combo-sf_kickers ->
            [2] 兩張
           *[0] 不帶
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] 順子由大到小：{ $straights }。有2的順子比2的花色（BT‑8.1）。不算順子：{ $gaps }。
        [so-lectio] 順子由大到小：{ $straights }（BT‑8）。不算順子：{ $gaps }。
       *[other] 順子由大到小：{ $straights }（BT‑8.1）。不算順子：{ $gaps }。
    }
    .title = 順子和大小
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5最大，2-3-4-5-6最小
            [so-26-then-a5] 2-3-4-5-6最大，再來A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6最大，A-2-3-4-5最小
            [so-no-a5] 10-J-Q-K-A最大，2-3-4-5-6最小
            [so-2high-26low] J-Q-K-A-2最大，2-3-4-5-6最小
            [so-2high-26second] J-Q-K-A-2最大，再來2-3-4-5-6
            [so-natural] J-Q-K-A-2最大，3-4-5-6-7最小
            [so-indonesia] A-2-3-4-5和2-3-4-5-6最大，一樣大
            [so-hk] A-2-3-4-5最大，再來2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A最大，再來A-2-3-4-5
            [so-lectio] 1-2-3-4-5最大，再來2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A最大，A-2-3-4-5最小
        }

page-pair =
    { $combo-triple ->
        [yes] 一對和三條比點數。一對點數一樣就比大的{ suit-word }（BT‑7.1）。
       *[no] 一對比點數。點數一樣就比大的{ suit-word }（BT‑7.1）。
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] 順子一樣大，就比排在最後那張{ card-word }的{ suit-word }（BT‑7.2）。
       *[game_top] 順子一樣大，就比最大點數的{ suit-word }：有2就比2（BT‑7.2）。
    }
    .title = 順子一樣大時
    .word =
        { $cmp-straight_tie ->
            [sequence_top] 比最後一張{ card-word }的{ suit-word }
           *[game_top] 比最大點數的{ suit-word }
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] 同花先比{ suit-word }，再比最大的{ card-word }（BT‑7.3）。
        [top_then_suit] 同花先比最大的{ card-word }，再比它的{ suit-word }（BT‑7.3）。
       *[all_ranks_then_suit] 同花從最大的點數往下比，再比{ suit-word }（BT‑7.3）。
    }
    .title = 同花的大小
    .word =
        { $cmp-flush ->
            [suit_first] 先{ suit-word }，再最大的{ card-word }
            [top_then_suit] 先最大的{ card-word }，再它的{ suit-word }
           *[all_ranks_then_suit] 點數由大往下，再{ suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] 葫蘆比最好的一張{ card-word }（BT‑7.1）。
       *[triple_rank] 葫蘆比三張的點數，鐵支比四張的點數（BT‑7.1）。
    }
    .title = 葫蘆的大小
    .word =
        { $cmp-full_house ->
            [best_card] 比最好的一張{ card-word }
           *[triple_rank] 比三張的
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] 只有同花順10-J-Q-K-A壓得過鐵支。其他同花順剛好比鐵支小（BT‑7.6）。
       *[sf_over_quads] 同花順都壓得過鐵支（BT‑7.5）。
    }
    .title = 鐵支和同花順
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 只有10-J-Q-K-A壓得過鐵支
           *[sf_over_quads] 同花順都壓得過鐵支
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] 五張{ cards-word }可以用同牌型更大的壓，或用更強的牌型壓。由小到大：{ $ladder }（BT‑9.1）。
       *[same_type] 五張{ cards-word }只能用同牌型更大的壓：順子壓順子（BT‑9.2）。
    }
    .title = 五張牌怎麼壓
    .word =
        { $answer-five ->
            [any_stronger_type] 同牌型更大，或更強的牌型
           *[same_type] 只能同牌型
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] 鐵支和同花順是怪物：不管幾張，什麼牌都壓得過。怪物只有更強的怪物能壓（BT‑9.3）。
       *[off] 別人出幾張{ cards-word }，你就出幾張（BT‑9.1）。
    }
    .title = 怪物
    .word =
        { $answer-monsters ->
            [any_time] 鐵支和同花順壓一切
           *[off] 沒有
        }
page-size = 其他的都要出一樣多張{ cards-word }（BT‑9.1）。

page-trick = 其他人都過，最後出牌的人就先出，出什麼都可以（BT‑10.2）。
rule-pass-lock =
    { $pass-lock ->
        [trick] 過了就要等下一輪才能出（BT‑10.3）。
       *[off] 過了之後，同一輪再輪到還是可以出（BT‑10.3）。
    }
    .title = 過了之後
    .word =
        { $pass-lock ->
            [trick] 這一輪不能再出
           *[off] 只過這一次
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] 其他人都過，你可以接著壓自己的牌。別人不能壓（BT‑10.4）。
       *[no] 其他人都過，你的下一手就是重新先出（BT‑10.4）。
    }
    .title = 壓自己的牌
    .off = 壓自己的牌
    .word =
        { $pass-self_extend ->
            [yes] 其他人都過就可以
           *[no] 不能
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] 大家都過了你的牌，你下次先出又壓得過它，就沒人能壓（BT‑10.5）。
       *[no] 不管之前過了什麼，先出的牌都可以壓（BT‑10.5）。
    }
    .title = 先出壓過剛才大家過的牌
    .off = 沒人能壓的先出
    .word =
        { $pass-echo ->
            [yes] 不能壓
           *[no] 可以壓
        }
rule-last-declare =
    { $last-declare ->
        [one] 剩一張時要喊「剩一張！」（BT‑11.1）。
        [two] 剩兩張{ cards-word }時要喊（BT‑11.1）。
        [both] 剩兩張{ cards-word }時要喊，剩一張再喊一次（BT‑11.1）。
       *[none] 剩幾張{ cards-word }都不用喊（BT‑11.1）。
    }
    .title = 喊最後一張
    .word =
        { $last-declare ->
            [one] 剩一張{ card-word }時
            [two] 剩兩張{ cards-word }時
            [both] 剩兩張{ cards-word }和剩一張時
           *[none] 不用喊
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] 最後一張{ card-word }沒喊，下次輪到時不能出那張（BT‑11.2）。
        [loses] 最後一張{ card-word }沒喊就出完，算輸，一人承擔全部的分（包賠）（BT‑11.2）。
       *[nothing] 沒喊也沒事（BT‑11.2）。
    }
    .title = 最後一張沒喊
    .word =
        { $last-undeclared ->
            [card_frozen] 下次輪到時不能出
            [loses] 出完就算輸
           *[nothing] 沒事
        }
page-top-none = 下家只剩一張{ card-word }時，出什麼都可以（BT‑11.4）。
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] 下家只剩一張{ card-word }時要顧牌：單張要用最大的壓。怪物或過也可以（BT‑11.3）。
               *[off] 下家只剩一張{ card-word }時要顧牌：單張要用最大的壓，或過（BT‑11.3）。
            }
       *[free] 下家只剩一張{ card-word }時，單張用哪張壓都可以（BT‑11.3）。
    }
    .title = 顧牌：壓單張
    .word =
        { $top-follow ->
            [highest] 最大的單張，或過
           *[free] 什麼都可以
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] 下家只剩一張{ card-word }時，先出要出兩張以上的牌型，或最大的單張（BT‑11.3）。
        [combo_first] 下家只剩一張{ card-word }時，先出要出兩張以上的牌型。沒有的話，出最大的單張（BT‑11.3）。
       *[free] 下家只剩一張{ card-word }時，先出什麼都可以（BT‑11.3）。
    }
    .title = 顧牌：先出
    .word =
        { $top-lead ->
            [highest_single_or_combo] 兩張以上的牌型，或最大的單張
            [combo_first] 兩張以上的牌型；沒有就最大的單張
           *[free] 什麼都可以
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] 下家只剩一張{ card-word }時，不能出別的（BT‑11.4）。
        [liability]
            { $score-settle ->
                [fixed_loser] 沒顧牌，下家馬上出掉最後一張{ card-word }，就由你一個人付（BT‑11.4）。
               *[other] 沒顧牌，下家馬上出掉那張{ card-word }，就由你一人承擔全部的分（包賠）（BT‑11.4）。
            }
       *[off] { page-top-none }
    }
    .title = 顧牌的義務
    .word =
        { $top-enforce ->
            [legal] 不能出別的
            [liability] 沒顧牌可能要包賠
           *[off] 沒有
        }

rule-instant-dragon =
    { $instant-dragon ->
        [yes] 一條龍，每個點數各一張，直接贏（BT‑12.1）。
       *[no] 每個點數各一張，不會直接贏（BT‑12.1）。
    }
    .title = 一條龍
    .word =
        { $instant-dragon ->
            [yes] 直接贏
           *[no] 不會直接贏
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] 一個人有四張2，直接贏（BT‑12.1）。
       *[no] 四張2不會直接贏（BT‑12.1）。
    }
    .title = 四張2
    .word =
        { $instant-four_twos ->
            [yes] 直接贏
           *[no] 不會直接贏
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] 手牌再弱也要打（BT‑12.3）。
       *[other] 手牌不到{ $redeal-points_below }點可以重新發牌。J算1，Q算2，K算3，A算4，2算5（BT‑12.2）。
    }
    .title = 手牌太弱重新發牌
    .word =
        { $redeal-points_below ->
            [0] 不能
           *[other] 不到{ $redeal-points_below }點
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] 沒有比10大的牌，可以要求重新發牌（BT‑12.3）。
       *[no] 沒有比10大的牌也要打（BT‑12.3）。
    }
    .title = 沒有比10大的牌重新發牌
    .word =
        { $redeal-ten_high ->
            [yes] 可以
           *[no] 不能
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] J Q K最多兩張，可以要求重新發牌。有A或2就不行（BT‑12.3）。
       *[no] J Q K最多兩張也要打（BT‑12.3）。
    }
    .title = J Q K最多兩張重新發牌
    .word =
        { $redeal-two_courts ->
            [yes] 可以
           *[no] 不能
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] 有四張2，可以要求重新發牌（BT‑12.3）。
       *[no] 有四張2也要打（BT‑12.3）。
    }
    .title = 四張2重新發牌
    .word =
        { $redeal-four_twos ->
            [yes] 可以
           *[no] 不能
        }
rule-end-mode =
    { $end-mode ->
        [play_on] 其他人繼續打，到只剩一個人有{ cards-word }。出完的人最後一手還是可以壓（BT‑13.2）。
       *[first_out] 最先出完{ cards-word }的人贏，這局就結束（BT‑13.1）。
    }
    .title = 一局什麼時候結束
    .word =
        { $end-mode ->
            [play_on] 只剩一個人的時候
           *[first_out] 有人出完的時候
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] 不能單出{ $high }結束。只剩這張的話就過，由你先出也一樣（BT‑13.3）。
        [no_win] 單出{ $high }結束就是最後一名。其他人繼續打（BT‑13.3）。
       *[ok] 可以單出{ $high }結束（BT‑13.3）。
    }
    .title = 用最大的牌結束
    .off = 不能單出{ $high }結束
    .word =
        { $end-top_two ->
            [barred] 不能
            [no_win] 不算贏
           *[ok] 可以
        }

rule-score-base =
    { $score-base ->
        [values_a] 剩的牌扣分：3到10扣1，J Q K扣2，A扣3，2扣4（BT‑14.3）。
        [values_b] 剩的牌扣分：3扣1，4扣2，依此到A扣12，2扣13（BT‑14.3）。
        [values_c] 剩的牌扣分：J扣11，Q扣12，K扣13，A扣14，2扣15，其他照點數（BT‑14.3）。
        [indonesia] 剩的牌每張扣1，2每張扣5。出完得5分，最後一手每張2得10分。沒人壓過的特殊牌型有分：鐵支20，同花順40，四張2得80。用它結束就加倍（BT‑14.15）。
        [tw_deduct] 剩的牌扣分：J Q K扣20，A扣30，2扣40，其他照點數（BT‑14.16）。
        [tw_plus_minus] 剩的牌扣分：3到9扣1，10到A扣2。每張2讓總數加倍（BT‑14.17）。
        [none] 剩的牌不扣分（BT‑14）。
       *[cards]
            { $deck-kind ->
                [lectio] 剩的牌塊每張扣1分（BT‑14.19）。
               *[std52] 剩的牌每張扣1分（BT‑14.1）。
            }
    }
    .title = 剩的牌扣幾分
    .word =
        { $score-base ->
            [values_a] 3到10扣1，J Q K扣2，A扣3，2扣4
            [values_b] 3扣1，4扣2，到A扣12，2扣13
            [values_c] 照點數；J 11到A 14，2 15
            [indonesia] 每張1，2扣5；特殊牌型有分
            [tw_deduct] 照點數；J Q K 20，A 30，2 40
            [tw_plus_minus] 3到9扣1，10到A扣2；2加倍
            [none] 不扣
           *[cards] 每張1分
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] 剩幾張{ cards-word }都不加倍（BT‑14.2）。
        [one] 扣分一律加倍：× { $factor }（BT‑14.2）。
       *[rows] 依剩的張數加倍：{ $tier_rows }（BT‑14.2）。
    }
    .title = 張數的倍數
    .allowed = 張數和倍數一組，從1張起由少到多，例如 { $example }
    .word =
        { $tier_shape ->
            [flat] 沒有
            [one] 一律 × { $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] { $to }張以下 × { $factor }
        [only] { $from }張 × { $factor }
       *[from] { $from }張以上 × { $factor }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] 每兩個人之間，{ cards-word }多的付差數。差數決定倍數（BT‑14.10）。
               *[other] 算跟贏家差幾張{ cards-word }。差數決定倍數（BT‑14.10）。
            }
       *[hand] 手上剩的{ cards-word }張數決定倍數（BT‑14.1）。
    }
    .title = 倍數看什麼
    .off = 看差數的倍數
    .word =
        { $score-tiers_on ->
            [difference] 差幾張{ cards-word }
           *[hand] 手上的{ cards-word }
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] 只有先出者的扣分加倍（BT‑14.8）。
       *[all] 每個人的扣分都加倍（BT‑14.8）。
    }
    .title = 誰要加倍
    .off = 只有先出者的倍數
    .word =
        { $score-tiers_apply ->
            [opener_only] 只有先出者
           *[all] 每個人
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] 有沒有出過牌都一樣（BT‑14.1）。
       *[other] 一張都沒出，不管剩多少都 × { $score-no_play_mult }（BT‑14.1）。
    }
    .title = 一張都沒出的倍數
    .off = 一張都沒出的倍數
    .word =
        { $score-no_play_mult ->
            [0] 沒有
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] 手上每剩一張2，扣分就加倍（BT‑14.9）。
       *[1] 手上剩2不加倍（BT‑14.9）。
    }
    .title = 手上剩2
    .word =
        { $score-twos_in_hand ->
            [2] 每張加倍
           *[1] 不加倍
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] 最後一手全是2，大家的扣分都加倍（BT‑14.9）。
       *[1] 最後一手全是2不加倍（BT‑14.9）。
    }
    .title = 用2出完
    .word =
        { $score-twos_finish ->
            [2] 大家都加倍
           *[1] 不加倍
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] 每個人把扣分付給贏家（BT‑14.6）。
        [ledger]
            { $score-base ->
                [indonesia] 各記各的分，不互相付（BT‑14.15）。
               *[other] 各扣各的{ cards-word }，贏家記0（BT‑14.7）。
            }
        [fixed_loser] 一個輸家付給贏家：手上有最大鐵支或同花順的人。都沒有就看最大的2，再看最大的A，再看誰剩最多{ cards-word }（BT‑14.11）。
        [pusoy] 只有贏家得分：1分，最後一手每有一張2就加倍（BT‑14.13）。
        [places] 依名次得{ $places }分，最後一名0分（BT‑14.14）。
       *[pairwise] 每兩個人之間，扣分多的付差數（BT‑14.5）。
    }
    .title = 誰付給誰
    .word =
        { $score-settle ->
            [winner_takes] 大家付給贏家
            [ledger]
                { $score-base ->
                    [indonesia] 各記各的分
                   *[other] 各扣各的分
                }
            [fixed_loser] 一個輸家付給贏家
            [pusoy] 只有贏家得分
            [places] 依名次得分
           *[pairwise] 每兩人之間付差數
        }
page-lost = 只有最後一張{ card-word }沒喊而輸掉時，剩的才扣分（BT‑11.2）。
page-play-on = 算到最後手上的{ cards-word }，所以只有最後一個人扣分（BT‑13.2）。
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] 贏家沒有加分（BT‑14.7）。
       *[other] 贏家加{ SIGNED($score-winner_bonus) }分（BT‑14.7）。
    }
    .title = 贏家加分
    .off = 贏家加分
    .word =
        { $score-winner_bonus ->
            [0] 沒有
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed = 那個輸家付{ $score-fixed }分（BT‑14.11）。
    .title = 一個輸家付幾分
    .word = { $score-fixed }分
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠扣40（BT‑14.16）。
       *[no] A♠跟別的A一樣（BT‑14.16）。
    }
    .title = 黑桃A
    .off = 扣40的黑桃A
    .word =
        { $score-spade_ace_40 ->
            [yes] 扣40
           *[no] 跟別的A一樣
        }
rule-score-unit =
    { $score-unit ->
        [1] 算出幾分就記幾分（BT‑0.5）。
       *[other] 所有分數再 × { $score-unit }（BT‑0.5）。
    }
    .title = 分數再乘幾倍
    .off = 分數再乘幾倍
    .word = × { $score-unit }

rule-match-end =
    { $match-end ->
        [deals] 打{ deals }為一場。總分最高的人贏（BT‑15.1）。
        [target] 一局之後有人總分到{ $match-target }，這一場就結束。總分最高的人贏（BT‑15.1）。
        [deals_or_chips] 每個人開始有{ $match-chips }分。打{ deals }，或有人扣完，這一場就結束。總分最高的人贏（BT‑15.1）。
       *[open] 分數一局一局累計，到桌主喊停（BT‑15.1）。
    }
    .title = 一場怎麼結束
    .word =
        { $match-end ->
            [deals] 打{ deals }
            [target] 打到{ $match-target }分
            [deals_or_chips] 打{ deals }，或有人扣完分數
           *[open] 桌主喊停
        }
rule-match-deals =
    { $match-deals ->
        [0] 不限局數（BT‑15.1）。
       *[other] 一場最多{ $match-deals }局（BT‑15.1）。
    }
    .title = 一場的局數
    .word =
        { $match-deals ->
            [0] 不限
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] 沒有目標分數（BT‑15.1）。
       *[other] 目標是{ $match-target }分（BT‑15.1）。
    }
    .title = 一場的目標
    .word =
        { $match-target ->
            [0] 沒有
           *[other] { $match-target }分
        }
rule-match-chips =
    { $match-chips ->
        [0] 開始時沒有分數可以扣（BT‑15.1）。
       *[other] 每個人開始有{ $match-chips }分可以扣（BT‑15.1）。
    }
    .title = 開始的分數
    .word =
        { $match-chips ->
            [0] 沒有
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] 從第二局起，上一局的輸家把最大的{ card-word }給贏家。贏家還任意一張{ card-word }（BT‑16.1）。
        [class_one_by_one] { places-are-ranks }可以向每個較低的身分要一張{ card-word }，要一張還一張（BT‑16.3）。
        [class_pool] { places-are-ranks }可以向每個較低的身分要一張{ card-word }，再蓋出一樣多張。給牌的人來挑，奴隸先挑（BT‑16.4）。
        [tribute_pick] 從第二局起，整手牌都蓋著讓大家挑一手。第一名先挑，最後一名最後挑（BT‑16.7）。
        [tribute_1] 從第二局起，最後一名把最好的{ card-word }給第一名。第一名還任意一張{ card-word }（BT‑16.7）。
        [tribute_2_1] 從第二局起，最後一名把最好的兩張{ cards-word }給第一名。第三名把最好的一張給第二名。拿幾張還幾張（BT‑16.7）。
        [tribute_3_chain] 從第二局起，最後一名把最好的三張{ cards-word }給第一名。第一、二、三名各留下一些{ cards-word }。下一名從其餘的抽3張，不看牌面（BT‑16.7）。
       *[none] 局間不換{ cards-word }（BT‑16）。
    }
    .title = 局間換牌
    .off = 局間換牌
    .word =
        { $exchange-kind ->
            [loser_winner_3p] 輸家最好的{ card-word }換贏家任意一張
            [class_one_by_one] 國王、諸侯、奴隸：一張換一張
            [class_pool] 國王、諸侯、奴隸：合在一起挑
            [tribute_pick] 依名次挑蓋著的整手牌
            [tribute_1] 最後一名給一張{ card-word }
            [tribute_2_1] 最後一名給兩張，第三名給一張
            [tribute_3_chain] 最後一名給三張，再往下傳
           *[none] 沒有
        }
places-are-ranks =
    { $seats-count ->
        [3] 從第二局起，名次就是身分：國王、平民、奴隸。
       *[other] 從第二局起，名次就是身分：國王、諸侯、平民、奴隸。
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] 不能要、也不能給{ $low }和2（BT‑16.5）。
       *[none] 任何{ card-word }都可以要或給（BT‑16.5）。
    }
    .title = 不能換的牌
    .off = 不能換的牌
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low }和所有的2
           *[none] 沒有
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] 國王沒有再拿第一名，就變奴隸（BT‑16.6）。
       *[no] 國王跟大家一樣，依名次定身分（BT‑16.6）。
    }
    .title = 國王下台
    .off = 國王下台
    .word =
        { $exchange-king_falls ->
            [yes] 沒有再拿第一就變奴隸
           *[no] 沒有
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] 依出完的順序排名次（BT‑16）。
       *[points] 依分數排名次（BT‑16）。
    }
    .title = 名次怎麼排
    .word =
        { $exchange-ranking ->
            [finish_order] 出完的順序
           *[points] 分數
        }
