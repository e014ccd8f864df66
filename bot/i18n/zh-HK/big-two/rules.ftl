rule-deck-kind =
    { $deck-kind ->
        [lectio] 用1至{ $tiles }的牌塊，四種顏色。由細到大：3至{ $tiles }，然後1，然後2。{ $tiles }日要寫成{ $tiles }r；b是雲、y是星、g是月（BT‑1.6）。
       *[std52] 用一副52張牌，沒有鬼牌。由細到大：3 4 5 6 7 8 9 10 J Q K A 2（BT‑1.1）。
    }
    .title = 用甚麼牌
    .word =
        { $deck-kind ->
            [lectio] 四種顏色的牌塊
           *[std52] 52張牌
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] 數目相同就比顏色。{ suits-ordered }（BT‑1.6）。
        [cdhs] 點數相同就比花色。{ suits-ordered }（BT‑1.4）。
        [cshd] 點數相同就比花色。{ suits-ordered }（BT‑1.5）。
       *[dchs] 點數相同就比花色。{ suits-ordered }（BT‑1.3）。
    }
    .title = 花色的大細
    .word = { $suits }，由大到細
suits-ordered = 由大到細：{ $suits }。{ $high }是最大的{ card-word }，{ $low }最細
rule-deck-tile_max = 最大的牌塊是{ $tile_rows }（BT‑17.2）。
    .title = 最大的牌塊
    .allowed = 3、4、5人各填5至15，例如{ $example }
    .word = { $tile_rows }
tile-row = { $seats }人用{ $top }
rule-seats-count = { $seats-count }人玩，各為自己（BT‑2.1）。
    .title = 人數
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] 順時針輪流出牌（BT‑0.3）。
       *[ccw] 逆時針輪流出牌（BT‑0.3）。
    }
    .title = 出牌方向
    .word =
        { $seats-direction ->
            [cw] 順時針
           *[ccw] 逆時針
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] 每局之後轉方向（BT‑2.2）。
       *[no] 每局方向一樣（BT‑2.2）。
    }
    .title = 轉方向
    .off = 轉方向
    .word =
        { $seats-alternate ->
            [yes] 每局之後
           *[no] 不轉
        }
rule-deal-first_dealer = 第一個派牌者隨機決定（BT‑3）。
    .title = 第一個派牌者
    .word = 隨機決定
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first }之後由贏家的上家派牌（BT‑3）。
        [loser] { chance-first }之後由剩最多{ cards-word }的人派牌（BT‑5.4）。
       *[winner] { chance-first }之後由贏家派牌（BT‑3）。
    }
    .title = 之後的派牌者
    .word =
        { $deal-next_dealer ->
            [before_winner] 贏家的上家
            [loser] 剩最多{ cards-word }的人
           *[winner] 贏家
        }
chance-first = 第一個派牌者隨機決定。
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] 這裏由機械人洗牌；用真{ cards-word }就由最後或倒數第二名洗（BT‑3.5）。
       *[dealer] 這裏由機械人洗牌；用真{ cards-word }就由派牌者洗（BT‑3.5）。
    }
    .title = 誰洗牌
    .word =
        { $deal-shuffler ->
            [last_or_second_last] 最後或倒數第二名
           *[dealer] 派牌者
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] 誰都可以切牌；用真{ cards-word }就由第一名切（BT‑3.5）。
        [none] 誰都可以切牌；用真{ cards-word }就不切（BT‑3.5）。
       *[right_of_dealer] 誰都可以切牌；用真{ cards-word }就由派牌者右邊的人切（BT‑3.5）。
    }
    .title = 誰切牌
    .word =
        { $deal-cutter ->
            [first_ranked] 第一名
            [none] 不切
           *[right_of_dealer] 派牌者右邊的人
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] 派牌者的下家拿第一張{ card-word }（BT‑3.3）。
       *[cut_card] 從牌中翻一張{ card-word }，決定誰拿第一張（BT‑3.2）。
    }
    .title = 誰拿第一張牌
    .word =
        { $deal-first_receiver ->
            [next_in_turn] 派牌者的下家
           *[cut_card] 由翻出的{ card-word }數起
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] 整副平均派完，每人{ $size }張（BT‑3.1）。
       *[other] 每人{ $size }張，逐張派（BT‑3.1）。
    }
    .title = 每人派多少張
    .allowed = { $example }（整副平均派完），或者1至26
    .word =
        { $deal-hand_size ->
            [equal] 整副派完，每人{ $size }張
           *[other] 每人{ $deal-hand_size }張
        }
page-left =
    { $left ->
        [0] 沒有餘牌（BT‑3.6）。
       *[other] 餘下{ $left }張{ cards-word }（BT‑3.6）。
    }
rule-rest-use =
    { $rest-use ->
        [may_take] 派到最細{ card-word }的人，可以拿走餘{ cards-word }，或者不要（BT‑4.4）。
        [swap] 有{ $low }的人，可以用它換第一張餘{ card-word }。之後先出甚麼都可以（BT‑4.5）。
        [discard] 餘{ cards-word }不用，也沒有人看（BT‑4.6）。
        [stock] 餘{ cards-word }蓋着做牌堆（BT‑4.7）。
       *[give] 派到最細{ card-word }的人，拿走全部餘{ cards-word }（BT‑4.2）。
    }
    .title = 餘牌
    .word =
        { $rest-use ->
            [may_take] 有最細{ card-word }的人可以拿
            [swap] 最細的{ card-word }可以換一張
            [discard] 不用
            [stock] 做牌堆，可以摸
           *[give] 有最細{ card-word }的人拿走
        }
rule-rest-face =
    { $rest-face ->
        [down] 餘{ cards-word }蓋着。只有拿走的人看得到（BT‑4.3）。
       *[up] 先給大家看餘{ cards-word }（BT‑4.3）。
    }
    .title = 餘牌打開或蓋着
    .word =
        { $rest-face ->
            [down] 蓋着
           *[up] 打開
        }
rule-stock-draw =
    { $stock-draw ->
        [one] 過的人從牌堆摸一張{ card-word }（BT‑4.7）。
        [combo_size] 過的人要摸{ cards-word }，張數與要大過的那手一樣（BT‑4.7）。
       *[none] 過的人不用摸牌（BT‑4.7）。
    }
    .title = 過就摸牌
    .word =
        { $stock-draw ->
            [one] 一張{ card-word }
            [combo_size] 與要大過的那手張數一樣
           *[none] 不摸
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] 牌堆空了，出完的牌就做新牌堆。一局最多四次（BT‑4.7）。
       *[no] 牌堆空了，就不再摸（BT‑4.7）。
    }
    .title = 新牌堆
    .word =
        { $stock-recycle ->
            [yes] 用出完的牌
           *[no] 沒有
        }
rule-start-first = 有最細{ card-word }的人，第一局先出（BT‑5.1）。
    .title = 第一局誰先出
    .word = 有最細{ card-word }的人
rule-start-later =
    { $start-later ->
        [winner] { lowest-first }之後由上局贏家先出（BT‑5.3）。
        [last_loser] { lowest-first }之後由剩最多{ cards-word }的人先出。張數相同，最好的牌型較細的先出（BT‑5.4）。
        [last_ranked] { lowest-first }之後由上局最後一名先出（BT‑5.5）。
       *[lowest_dealt] 每局都由拿着最細{ card-word }的人先出（BT‑5.1）。
    }
    .title = 之後各局誰先出
    .word =
        { $start-later ->
            [winner] 上局贏家
            [last_loser] 剩最多{ cards-word }的人
            [last_ranked] 最後一名
           *[lowest_dealt] 有最細{ card-word }的人
        }
lowest-first = 有最細{ card-word }的人，第一局先出。
rule-start-low_card =
    { $start-low_card ->
        [include] 憑最細的{ card-word }先出，就要單出它，或者放在牌型裏（BT‑5.2）。
        [alone] 憑最細的{ card-word }先出，就要單出它（BT‑5.2）。
       *[free] 有最細{ card-word }的人，先出甚麼都可以（BT‑5.2）。
    }
    .title = 一局的第一手
    .word =
        { $start-low_card ->
            [include] 要有最細的{ card-word }
            [alone] 單出最細的{ card-word }
           *[free] 甚麼都可以
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] 只有第一局要先出最細的{ card-word }（BT‑5.2）。
               *[other] 只有重新開始的局要先出最細的{ card-word }（BT‑5.2）。
            }
       *[every_lowest_start] 凡是憑最細的{ card-word }先出，都要先出它（BT‑5.2）。
    }
    .title = 第一手何時有限制
    .word =
        { $start-low_card_scope ->
            [first_deal] 第一局
           *[every_lowest_start] 凡是憑最細的{ card-word }先出
        }
rule-start-round_len =
    { $start-round_len ->
        [0] 第一局之後，一場之中不再重新開始（BT‑5.6）。
       *[other] 每{ $start-round_len }局之後重新開始，派牌者隨機決定（BT‑5.6）。
    }
    .title = 多少局後重新開始
    .off = 打若干局後重新開始
    .word =
        { $start-round_len ->
            [0] 不限
           *[other] { $start-round_len }
        }
page-kinds = 可以出{ $kinds }（BT‑6.1）。
page-unplayed = 不可以出{ $unplayed }（BT‑6.1）。
rule-combo-triple =
    { $combo-triple ->
        [yes] 可以出三條：三張同點數，不加別的{ card-word }（BT‑6.1）。
       *[no] 不可以單獨出三條（BT‑6.1）。
    }
    .title = 三條
    .word =
        { $combo-triple ->
            [yes] 有
           *[no] 沒有
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] 可以出同花：五張同一{ suit-word }，不是蛇（BT‑6.3）。
       *[no] 不可以出同花（BT‑6.3）。
    }
    .title = 同花
    .word =
        { $combo-flush ->
            [yes] 有
           *[no] 沒有
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] 四條也可以不加第五張{ card-word }。更大的四條和炸彈大過它（BT‑6.7）。
               *[off] 四條也可以不加第五張{ card-word }。只有更大的四條大過它（BT‑6.7）。
            }
        [two_pair] 四張{ cards-word }只可以當兩對出（BT‑6.8）。
       *[none] 四條要再加任何一張{ card-word }（BT‑6.5）。
    }
    .title = 出四張
    .word =
        { $combo-four ->
            [quads] 淨四條
            [two_pair] 兩對
           *[none] 沒有
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] 可以出兩對再加任何一張{ card-word }。它細過蛇（BT‑6.8）。
       *[no] 不可以出兩對加一張{ card-word }（BT‑6.8）。
    }
    .title = 兩對加一張
    .word =
        { $combo-two_pair_kicker ->
            [yes] 有
           *[no] 沒有
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] 同花順要帶任何兩張{ cards-word }，共七張。淨五張只當普通的蛇（BT‑6.6）。
       *[0] 同花順是五張{ cards-word }（BT‑6.6）。
    }
    .title = 同花順帶多少張
    .word =
        { $combo-sf_kickers ->
            [2] 兩張
           *[0] 不帶
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] 蛇，由大到細：{ $straights }。當中有2，就比2的花色（BT‑8.1）。不是蛇：{ $gaps }。
        [so-lectio] 蛇，由大到細：{ $straights }（BT‑8）。不是蛇：{ $gaps }。
       *[other] 蛇，由大到細：{ $straights }（BT‑8.1）。不是蛇：{ $gaps }。
    }
    .title = 蛇和大細
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5最大，2-3-4-5-6最細
            [so-26-then-a5] 2-3-4-5-6最大，其次A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6最大，A-2-3-4-5最細
            [so-no-a5] 10-J-Q-K-A最大，2-3-4-5-6最細
            [so-2high-26low] J-Q-K-A-2最大，2-3-4-5-6最細
            [so-2high-26second] J-Q-K-A-2最大，其次2-3-4-5-6
            [so-natural] J-Q-K-A-2最大，3-4-5-6-7最細
            [so-indonesia] A-2-3-4-5和2-3-4-5-6最大，同級
            [so-hk] A-2-3-4-5最大，其次2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A最大，其次A-2-3-4-5
            [so-lectio] 1-2-3-4-5最大，其次2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A最大，A-2-3-4-5最細
        }
page-pair =
    { $combo-triple ->
        [yes] 一對或三條，點數高的大。一對點數相同，{ suit-word }高的大（BT‑7.1）。
       *[no] 一對，點數高的大。點數相同，{ suit-word }高的大（BT‑7.1）。
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] 蛇相同，就比寫在最後那張{ card-word }的{ suit-word }（BT‑7.2）。
       *[game_top] 蛇相同，就比最大點數的{ suit-word }：有2就比2（BT‑7.2）。
    }
    .title = 相同的蛇
    .word =
        { $cmp-straight_tie ->
            [sequence_top] 排在最後的{ card-word }比{ suit-word }
           *[game_top] 最大點數比{ suit-word }
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] 同花先比{ suit-word }，再比最大的{ card-word }（BT‑7.3）。
        [top_then_suit] 同花先比最大的{ card-word }，再比它的{ suit-word }（BT‑7.3）。
       *[all_ranks_then_suit] 同花由最大的起逐張比點數，再比{ suit-word }（BT‑7.3）。
    }
    .title = 同花的大細
    .word =
        { $cmp-flush ->
            [suit_first] 先{ suit-word }，再最大的{ card-word }
            [top_then_suit] 最大的{ card-word }，再它的{ suit-word }
           *[all_ranks_then_suit] 由大到細比點數，再{ suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] 夫佬比最大的{ card-word }（BT‑7.1）。
       *[triple_rank] 夫佬比三條，四條比四張的點數（BT‑7.1）。
    }
    .title = 夫佬的大細
    .word =
        { $cmp-full_house ->
            [best_card] 比最大的{ card-word }
           *[triple_rank] 比三條
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] 只有同花順10-J-Q-K-A大過四條。其他同花順僅細過四條（BT‑7.6）。
       *[sf_over_quads] 所有同花順都大過四條（BT‑7.5）。
    }
    .title = 四條與同花順
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 只有10-J-Q-K-A大過四條
           *[sf_over_quads] 同花順大過四條
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] 五張{ cards-word }，要出更大的同一牌型，或者更強的牌型。由細到大：{ $ladder }（BT‑9.1）。
       *[same_type] 五張{ cards-word }，要出更大的同一牌型：蛇對蛇（BT‑9.2）。
    }
    .title = 甚麼大過五張
    .word =
        { $answer-five ->
            [any_stronger_type] 更大的同一牌型，或更強的牌型
           *[same_type] 只限同一牌型
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] 四條和同花順是炸彈：不論張數，大過一切。只有更強的炸彈大過炸彈（BT‑9.3）。
       *[off] 別人出多少張{ cards-word }，你就出多少張（BT‑9.1）。
    }
    .title = 炸彈
    .word =
        { $answer-monsters ->
            [any_time] 四條和同花順大過一切
           *[off] 沒有
        }
page-size = 其他情況，別人出多少張{ cards-word }，你就出多少張（BT‑9.1）。
page-trick = 其他人都過了，最後出牌的人任出（BT‑10.2）。
rule-pass-lock =
    { $pass-lock ->
        [trick] 過了就要等這一輪完（BT‑10.3）。
       *[off] 過了，同一輪之後還可以出（BT‑10.3）。
    }
    .title = 過了之後
    .word =
        { $pass-lock ->
            [trick] 等這一輪完
           *[off] 只過這一手
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] 其他人都過了，你可以繼續大過自己那手。沒有人可以再出（BT‑10.4）。
       *[no] 其他人都過了，你下一手就是重新先出（BT‑10.4）。
    }
    .title = 大過自己那手
    .off = 大過自己那手
    .word =
        { $pass-self_extend ->
            [yes] 其他人都過就可以
           *[no] 不可以
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] 大家都過了你那手，你接着先出的又大過它，就沒有人可以跟（BT‑10.5）。
       *[no] 每次先出都可以跟，不論之前過了甚麼（BT‑10.5）。
    }
    .title = 先出大過大家過了的那手
    .off = 沒有人可以跟的先出
    .word =
        { $pass-echo ->
            [yes] 沒有人可以跟
           *[no] 可以跟
        }
rule-last-declare =
    { $last-declare ->
        [one] 剩一張就要叫：Last card!（BT‑11.1）。
        [two] 剩兩張{ cards-word }要叫（BT‑11.1）。
        [both] 剩兩張{ cards-word }要叫，剩一張再叫（BT‑11.1）。
       *[none] 剩多少{ cards-word }都不用叫（BT‑11.1）。
    }
    .title = 叫最後一張
    .word =
        { $last-declare ->
            [one] 剩一張{ card-word }要叫
            [two] 剩兩張{ cards-word }要叫
            [both] 剩兩張{ cards-word }和一張都要叫
           *[none] 不用叫
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] 沒有叫最後一張{ card-word }，下一手就不可以出它（BT‑11.2）。
        [loses] 沒有叫最後一張{ card-word }就出完，算你輸，還要包賠（BT‑11.2）。
       *[nothing] 沒有叫也沒有後果（BT‑11.2）。
    }
    .title = 沒有叫最後一張
    .word =
        { $last-undeclared ->
            [card_frozen] 下一手不可以出
            [loses] 這樣出完就輸
           *[nothing] 沒有後果
        }
page-top-none = 下家剩一張{ card-word }，你出甚麼都可以（BT‑11.4）。
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] 下家剩一張{ card-word }，你跟單張要頂大，出最大的。炸彈或過也可以（BT‑11.3）。
               *[off] 下家剩一張{ card-word }，你跟單張要頂大，出最大的，或者過（BT‑11.3）。
            }
       *[free] 下家剩一張{ card-word }，你跟單張出哪張都可以（BT‑11.3）。
    }
    .title = 頂大：跟牌
    .word =
        { $top-follow ->
            [highest] 最大的單張，或者過
           *[free] 甚麼都可以
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] 下家剩一張{ card-word }，你先出多張的牌型，或者最大的單張（BT‑11.3）。
        [combo_first] 下家剩一張{ card-word }，你要先出多張的牌型。沒有，才先出最大的單張（BT‑11.3）。
       *[free] 下家剩一張{ card-word }，你先出甚麼都可以（BT‑11.3）。
    }
    .title = 頂大：先出
    .word =
        { $top-lead ->
            [highest_single_or_combo] 多張的牌型或最大的單張
            [combo_first] 多張的牌型；沒有就最大的單張
           *[free] 甚麼都可以
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] 下家剩一張{ card-word }，不頂大就不可以出（BT‑11.4）。
        [liability]
            { $score-settle ->
                [fixed_loser] 你不頂大，對方隨即出掉最後一張{ card-word }，就由你一個人付（BT‑11.4）。
               *[other] 你不頂大，對方隨即出掉那張{ card-word }，你就要包賠（BT‑11.4）。
            }
       *[off] { page-top-none }
    }
    .title = 頂大
    .word =
        { $top-enforce ->
            [legal] 不頂大就不可以出
            [liability] 不頂大可能要包賠
           *[off] 沒有
        }
rule-instant-dragon =
    { $instant-dragon ->
        [yes] 一條青龍，即每個點數各一張，即贏（BT‑12.1）。
       *[no] 每個點數各一張，不算即贏（BT‑12.1）。
    }
    .title = 一條青龍
    .word =
        { $instant-dragon ->
            [yes] 即贏
           *[no] 不算即贏
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] 一手有四張2，即贏（BT‑12.1）。
       *[no] 四張2不算即贏（BT‑12.1）。
    }
    .title = 四張2
    .word =
        { $instant-four_twos ->
            [yes] 即贏
           *[no] 不算即贏
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] 手牌多弱都要打（BT‑12.3）。
       *[other] 手牌值少過{ $redeal-points_below }，可以重新派牌。J算1，Q算2，K算3，A算4，2算5（BT‑12.2）。
    }
    .title = 弱牌重新派牌
    .word =
        { $redeal-points_below ->
            [0] 沒有
           *[other] 手牌值少過{ $redeal-points_below }
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] 沒有大過10的牌，可以要求重新派牌（BT‑12.3）。
       *[no] 沒有大過10的牌也要打（BT‑12.3）。
    }
    .title = 沒有大過10的牌，重新派牌
    .word =
        { $redeal-ten_high ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] 雙公無煙Dee：J Q K最多兩張，可以要求重新派牌。有A或2就不可以（BT‑12.3）。
       *[no] J Q K最多兩張的手牌也要打（BT‑12.3）。
    }
    .title = 雙公無煙Dee，重新派牌
    .word =
        { $redeal-two_courts ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] 有四張2，可以要求重新派牌（BT‑12.3）。
       *[no] 有四張2的手牌也要打（BT‑12.3）。
    }
    .title = 有四張2，重新派牌
    .word =
        { $redeal-four_twos ->
            [yes] 可以
           *[no] 不可以
        }
rule-end-mode =
    { $end-mode ->
        [play_on] 其他人繼續打，到只有一人有{ cards-word }。出完那人的最後一手，你仍可以大過（BT‑13.2）。
       *[first_out] 最先出完{ cards-word }的人贏，這局就完（BT‑13.1）。
    }
    .title = 一局何時完
    .word =
        { $end-mode ->
            [play_on] 只剩一人有牌
           *[first_out] 有人出完
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] 不可以單用{ $high }出完。只剩這張就要過，你先出也要過（BT‑13.3）。
        [no_win] 單用{ $high }出完，算最後一名。其他人繼續打（BT‑13.3）。
       *[ok] 可以單用{ $high }出完（BT‑13.3）。
    }
    .title = 用最大的牌出完
    .off = 禁止單用{ $high }出完
    .word =
        { $end-top_two ->
            [barred] 不可以
            [no_win] 不算贏
           *[ok] 可以
        }
rule-score-base =
    { $score-base ->
        [values_a] 剩下的牌：3至10算1，J Q K算2，A算3，2算4（BT‑14.3）。
        [values_b] 剩下的牌：3算1，4算2，順次到A算12，2算13（BT‑14.3）。
        [values_c] 剩下的牌：J算11，Q算12，K算13，A算14，2算15，其他照數目（BT‑14.3）。
        [indonesia] 剩下的牌每張算1，2算5。出完得5，最後一手每張2改得10。沒有人大過的特別牌有分：四條20，同花順40，四張2得80。用它完局就加倍（BT‑14.15）。
        [tw_deduct] 剩下的牌：J Q K算20，A算30，2算40，其他照數目（BT‑14.16）。
        [tw_plus_minus] 剩下的牌：3至9算1，10至A算2。每張2令總數加倍（BT‑14.17）。
        [none] 剩下的牌不計（BT‑14）。
       *[cards]
            { $deck-kind ->
                [lectio] 剩下的牌塊每張算1（BT‑14.19）。
               *[std52] 剩下的牌每張算1（BT‑14.1）。
            }
    }
    .title = 剩下的牌怎樣計
    .word =
        { $score-base ->
            [values_a] 3至10算1，J Q K算2，A算3，2算4
            [values_b] 3算1，4算2，到A算12，2算13
            [values_c] 照數目；J算11至A算14，2算15
            [indonesia] 每張算1，2算5；特別牌有分
            [tw_deduct] 照數目；J Q K算20，A算30，2算40
            [tw_plus_minus] 3至9算1，10至A算2；2加倍
            [none] 不計
           *[cards] 每張算1
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] 剩多少{ cards-word }都沒有倍數（BT‑14.2）。
        [one] 一律乘倍數：× { $factor }（BT‑14.2）。
       *[rows] 按張數乘倍數：{ $tier_rows }（BT‑14.2）。
    }
    .title = 剩牌的倍數
    .allowed = 張數和倍數成對，由1張起由少至多，例如{ $example }
    .word =
        { $tier_shape ->
            [flat] 沒有
            [one] 一律 × { $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] { $to }張或以下 × { $factor }
        [only] { $from }張 × { $factor }
       *[from] { $from }張起 × { $factor }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] 每兩個人之間，剩較多{ cards-word }的付相差。相差決定倍數（BT‑14.10）。
               *[other] 計的是與贏家的{ cards-word }相差。相差決定倍數（BT‑14.10）。
            }
       *[hand] 手上{ cards-word }的張數決定倍數（BT‑14.1）。
    }
    .title = 倍數看甚麼
    .off = 按相差計的倍數
    .word =
        { $score-tiers_on ->
            [difference] { cards-word }的相差
           *[hand] 手上的{ cards-word }
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] 只有最先出牌的人乘倍數（BT‑14.8）。
       *[all] 所有人都乘倍數（BT‑14.8）。
    }
    .title = 誰乘倍數
    .off = 只給先出的人的倍數
    .word =
        { $score-tiers_apply ->
            [opener_only] 只有最先出牌的人
           *[all] 所有人
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] 有沒有出過牌都一樣（BT‑14.1）。
       *[other] 一張都沒有出過，不論剩多少，一律 × { $score-no_play_mult }（BT‑14.1）。
    }
    .title = 沒有出過牌的倍數
    .off = 沒有出過牌的倍數
    .word =
        { $score-no_play_mult ->
            [0] 沒有
           *[other] × { $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] 手上每剩一張2，你的罰分加倍（BT‑14.9）。
       *[1] 手上剩2，不會加倍（BT‑14.9）。
    }
    .title = 手上剩的2
    .word =
        { $score-twos_in_hand ->
            [2] 每張令罰分加倍
           *[1] 沒有額外
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] 只用2出完，所有人罰分加倍（BT‑14.9）。
       *[1] 只用2出完，不會加倍（BT‑14.9）。
    }
    .title = 用2出完
    .word =
        { $score-twos_finish ->
            [2] 所有人罰分加倍
           *[1] 沒有額外
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] 各人把罰分付給贏家（BT‑14.6）。
        [ledger]
            { $score-base ->
                [indonesia] 各人記自己的分。沒有誰付給誰（BT‑14.15）。
               *[other] 各人按自己的{ cards-word }扣分。贏家記0（BT‑14.7）。
            }
        [fixed_loser] 一家輸分給贏家：有最大的四條或同花順那個。沒有就看最大的2，再看最大的A，再看誰剩最多{ cards-word }（BT‑14.11）。
        [pusoy] 只有贏家得分：1分，最後一手每有一張2就加倍（BT‑14.13）。
        [places] 按名次得{ $places }分。最後一名得0分（BT‑14.14）。
       *[pairwise] 每兩個人之間，罰分多的付相差（BT‑14.5）。
    }
    .title = 誰付給誰
    .word =
        { $score-settle ->
            [winner_takes] 各人付給贏家
            [ledger]
                { $score-base ->
                    [indonesia] 各記各的分
                   *[other] 各人扣自己的罰分
                }
            [fixed_loser] 一家輸分給贏家
            [pusoy] 只有贏家得分
            [places] 按名次得分
           *[pairwise] 每兩個人結算相差
        }
page-lost = 只有沒叫最後一張{ card-word }而輸掉的局，才計剩下的牌（BT‑11.2）。
page-play-on = 計完局時剩的{ cards-word }，所以只有最後一人失分（BT‑13.2）。
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] 贏家沒有獎分（BT‑14.7）。
       *[other] 贏家另記{ SIGNED($score-winner_bonus) }獎分（BT‑14.7）。
    }
    .title = 贏家獎分
    .off = 贏家獎分
    .word =
        { $score-winner_bonus ->
            [0] 沒有
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed = 輸的那家付{ $score-fixed }分（BT‑14.11）。
    .title = 輸的那家付多少
    .word = { $score-fixed }分
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠算40（BT‑14.16）。
       *[no] A♠與其他A一樣（BT‑14.16）。
    }
    .title = 葵扇A
    .off = 算40的葵扇A
    .word =
        { $score-spade_ace_40 ->
            [yes] 算40
           *[no] 與其他A一樣
        }
rule-score-unit =
    { $score-unit ->
        [1] 計多少就記多少分（BT‑0.5）。
       *[other] 所有分都乘：× { $score-unit }（BT‑0.5）。
    }
    .title = 分的比例
    .off = 分的比例
    .word = × { $score-unit }
rule-match-end =
    { $match-end ->
        [deals] 打{ deals }就完一場。總分最高的贏（BT‑15.1）。
        [target] 一局之後有人總分到{ $match-target }，一場就完。總分最高的贏（BT‑15.1）。
        [deals_or_chips] 每人起始{ $match-chips }分。打{ deals }，或者有人分數用完，一場就完。總分最高的贏（BT‑15.1）。
       *[open] 分一局一局累計，到枱主停為止（BT‑15.1）。
    }
    .title = 一場怎樣完
    .word =
        { $match-end ->
            [deals] 打{ deals }
            [target] 到{ $match-target }分
            [deals_or_chips] 打{ deals }，或者有人分數用完
           *[open] 枱主停
        }
rule-match-deals =
    { $match-deals ->
        [0] 沒有定局數（BT‑15.1）。
       *[other] 一場最多{ $match-deals }局（BT‑15.1）。
    }
    .title = 一場多少局
    .word =
        { $match-deals ->
            [0] 不限
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] 沒有定目標（BT‑15.1）。
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
        [0] 沒有起始分（BT‑15.1）。
       *[other] 每人起始{ $match-chips }分（BT‑15.1）。
    }
    .title = 起始分
    .word =
        { $match-chips ->
            [0] 沒有
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] 由第2局起，上局輸家把最大的{ card-word }給贏家。贏家還任何一張{ card-word }（BT‑16.1）。
        [class_one_by_one] { places-are-ranks }各人可以向每個較低的人要一張{ card-word }，再還一張（BT‑16.3）。
        [class_pool] { places-are-ranks }各人可以向每個較低的人要一張{ card-word }，再放出同樣張數。給牌的人揀，奴隸先揀（BT‑16.4）。
        [tribute_pick] 由第2局起，手牌蓋着任揀。第1名先揀，最後一名最後（BT‑16.7）。
        [tribute_1] 由第2局起，最後一名把最大的{ card-word }給第1名。第1名還任何一張{ card-word }（BT‑16.7）。
        [tribute_2_1] 由第2局起，最後一名把最大的兩張{ cards-word }給第1名。第3名把最大的給第2名。還同樣張數（BT‑16.7）。
        [tribute_3_chain] 由第2局起，最後一名把最大的三張{ cards-word }給第1名。第1、2、3名各留起{ cards-word }。下一名從其餘的暗抽3張（BT‑16.7）。
       *[none] 兩局之間不換{ cards-word }（BT‑16）。
    }
    .title = 兩局之間換牌
    .off = 兩局之間換牌
    .word =
        { $exchange-kind ->
            [loser_winner_3p] 輸家用最大的{ card-word }換贏家任何一張
            [class_one_by_one] 國王、諸侯、奴隸一張{ card-word }換一張
            [class_pool] 國王、諸侯、奴隸放{ cards-word }任揀
            [tribute_pick] 按名次揀蓋着的手牌
            [tribute_1] 最後一名給一張{ card-word }
            [tribute_2_1] 最後一名給兩張，第3名給一張
            [tribute_3_chain] 最後一名給三張，順次傳
           *[none] 沒有
        }
places-are-ranks =
    { $seats-count ->
        [3] 由第2局起，名次定身份：國王、平民、奴隸。
       *[other] 由第2局起，名次定身份：國王、諸侯、平民、奴隸。
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] { $low }和2不可以要，也不可以給（BT‑16.5）。
       *[none] 任何{ card-word }都可以要或給（BT‑16.5）。
    }
    .title = 不換的牌
    .off = 不換的牌
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low }和所有2
           *[none] 沒有
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] 國王守不住第1名，就做奴隸（BT‑16.6）。
       *[no] 國王與其他人一樣，按名次定身份（BT‑16.6）。
    }
    .title = 國王落台
    .off = 國王落台
    .word =
        { $exchange-king_falls ->
            [yes] 守不住第1名就做奴隸
           *[no] 沒有
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] 按出完的順序定名次（BT‑16）。
       *[points] 按分定名次（BT‑16）。
    }
    .title = 怎樣定名次
    .word =
        { $exchange-ranking ->
            [finish_order] 出完的順序
           *[points] 分
        }
