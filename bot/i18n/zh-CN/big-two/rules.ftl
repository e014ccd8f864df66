rule-deck-kind =
    { $deck-kind ->
        [lectio] 用四种颜色的1到{ $tiles }号骨牌。从小到大：3到{ $tiles }，再是1，最后是2。打字写{ $tiles }r就是日{ $tiles }；b是云，y是星，g是月（BT‑1.6）。
       *[std52] 用一副52张的牌，没有大小王。从小到大：3 4 5 6 7 8 9 10 J Q K A 2（BT‑1.1）。
    }
    .title = 用什么牌
    .word =
        { $deck-kind ->
            [lectio] 四种颜色的骨牌
           *[std52] 52张牌
        }
rule-deck-suits =
    { $deck-suits ->
        [bygr] 数字相同就比颜色。{ suits-ordered }（BT‑1.6）。
        [cdhs] 点数相同就比花色。{ suits-ordered }（BT‑1.4）。
        [cshd] 点数相同就比花色。{ suits-ordered }（BT‑1.5）。
       *[dchs] 点数相同就比花色。{ suits-ordered }（BT‑1.3）。
    }
    .title = 花色的大小
    .word = { $suits }，从大到小
suits-ordered = 从大到小：{ $suits }。{ card-word }里{ $high }最大，{ $low }最小
rule-deck-tile_max = 最大的骨牌：{ $tile_rows }（BT‑17.2）。
    .title = 最大的骨牌
    .allowed = 3、4、5人各填5到15，例如{ $example }
    .word = { $tile_rows }
tile-row = { $seats }人到{ $top }
rule-seats-count = { $seats-count }个人打，各打各的（BT‑2.1）。
    .title = 人数
    .word = { $seats-count }
rule-seats-direction =
    { $seats-direction ->
        [cw] 顺时针轮流（BT‑0.3）。
       *[ccw] 逆时针轮流（BT‑0.3）。
    }
    .title = 出牌方向
    .word =
        { $seats-direction ->
            [cw] 顺时针
           *[ccw] 逆时针
        }
rule-seats-alternate =
    { $seats-alternate ->
        [yes] 每打完一局就换方向（BT‑2.2）。
       *[no] 每一局方向都一样（BT‑2.2）。
    }
    .title = 换方向
    .off = 换方向
    .word =
        { $seats-alternate ->
            [yes] 每局之后
           *[no] 不换
        }
rule-deal-first_dealer = 第一个发牌者随机定（BT‑3）。
    .title = 第一个发牌者
    .word = 随机
rule-deal-next_dealer =
    { $deal-next_dealer ->
        [before_winner] { chance-first }之后由赢家的上家发牌（BT‑3）。
        [loser] { chance-first }之后由剩{ cards-word }最多的人发牌（BT‑5.4）。
       *[winner] { chance-first }之后由赢家发牌（BT‑3）。
    }
    .title = 之后的发牌者
    .word =
        { $deal-next_dealer ->
            [before_winner] 赢家的上家
            [loser] 剩{ cards-word }最多的人
           *[winner] 赢家
        }
chance-first = 第一个发牌者随机定。
rule-deal-shuffler =
    { $deal-shuffler ->
        [last_or_second_last] 由机器人洗牌；用真{ cards-word }时由末名或倒数第二名洗（BT‑3.5）。
       *[dealer] 由机器人洗牌；用真{ cards-word }时由发牌者洗（BT‑3.5）。
    }
    .title = 谁洗牌
    .word =
        { $deal-shuffler ->
            [last_or_second_last] 末名或倒数第二名
           *[dealer] 发牌者
        }
rule-deal-cutter =
    { $deal-cutter ->
        [first_ranked] 谁都可以切牌；用真{ cards-word }时由第1名切（BT‑3.5）。
        [none] 谁都可以切牌；用真{ cards-word }时不切（BT‑3.5）。
       *[right_of_dealer] 谁都可以切牌；用真{ cards-word }时由发牌者右边的人切（BT‑3.5）。
    }
    .title = 谁切牌
    .word =
        { $deal-cutter ->
            [first_ranked] 第1名
            [none] 没有人
           *[right_of_dealer] 发牌者右边的人
        }
rule-deal-first_receiver =
    { $deal-first_receiver ->
        [next_in_turn] 第一张{ card-word }发给发牌者的下家（BT‑3.3）。
       *[cut_card] 翻一张{ card-word }，决定第一张发给谁（BT‑3.2）。
    }
    .title = 第一张发给谁
    .word =
        { $deal-first_receiver ->
            [next_in_turn] 发牌者的下家
           *[cut_card] 按翻出的{ card-word }数
        }
rule-deal-hand_size =
    { $deal-hand_size ->
        [equal] 整副平均发完，每人{ $size }张（BT‑3.1）。
       *[other] 每人发{ $size }张，一张一张发（BT‑3.1）。
    }
    .title = 每人发几张
    .allowed = { $example }（整副平均发完），或者1到26
    .word =
        { $deal-hand_size ->
            [equal] 整副，每人{ $size }张
           *[other] 每人{ $deal-hand_size }张
        }
page-left =
    { $left ->
        [0] 没有多出的牌（BT‑3.6）。
       *[other] 多出{ $left }张{ cards-word }（BT‑3.6）。
    }
rule-rest-use =
    { $rest-use ->
        [may_take] 发到最小{ card-word }的人可以拿多出的{ cards-word }，也可以不拿（BT‑4.4）。
        [swap] 有{ $low }的人可以用它换第一张多出的{ card-word }，然后先出，随便出（BT‑4.5）。
        [discard] 多出的{ cards-word }不用，谁也不看（BT‑4.6）。
        [stock] 多出的{ cards-word }扣着做牌堆（BT‑4.7）。
       *[give] 发到最小{ card-word }的人拿走全部多出的{ cards-word }（BT‑4.2）。
    }
    .title = 多出的牌
    .word =
        { $rest-use ->
            [may_take] 有最小{ card-word }的人可以拿
            [swap] 最小的{ card-word }可以换一张
            [discard] 不用
            [stock] 做牌堆来摸
           *[give] 有最小{ card-word }的人拿走
        }
rule-rest-face =
    { $rest-face ->
        [down] 多出的{ cards-word }扣着，只有拿的人看（BT‑4.3）。
       *[up] 多出的{ cards-word }先给大家看（BT‑4.3）。
    }
    .title = 多出的牌亮着还是扣着
    .word =
        { $rest-face ->
            [down] 扣着
           *[up] 亮着
        }
rule-stock-draw =
    { $stock-draw ->
        [one] 过牌时从牌堆摸一张{ card-word }（BT‑4.7）。
        [combo_size] 过牌时，要压的是几张{ cards-word }就摸几张（BT‑4.7）。
       *[none] 过牌时不摸牌（BT‑4.7）。
    }
    .title = 过牌时摸牌
    .word =
        { $stock-draw ->
            [one] 一张{ card-word }
            [combo_size] 和要压的一样多
           *[none] 不摸
        }
rule-stock-recycle =
    { $stock-recycle ->
        [yes] 牌堆空了，打完的牌做成新的，一局最多四次（BT‑4.7）。
       *[no] 牌堆空了，就不再摸（BT‑4.7）。
    }
    .title = 新的牌堆
    .word =
        { $stock-recycle ->
            [yes] 用打完的牌
           *[no] 没有
        }
rule-start-first = 第一局由有最小{ card-word }的人先出（BT‑5.1）。
    .title = 第一局谁先出
    .word = 有最小{ card-word }的人
rule-start-later =
    { $start-later ->
        [winner] { lowest-first }之后由上局赢家先出（BT‑5.3）。
        [last_loser] { lowest-first }之后由剩{ cards-word }最多的人先出。一样多就看最好的牌型，小的先出（BT‑5.4）。
        [last_ranked] { lowest-first }之后由末名先出（BT‑5.5）。
       *[lowest_dealt] 每一局都由有最小{ card-word }的人先出（BT‑5.1）。
    }
    .title = 之后各局谁先出
    .word =
        { $start-later ->
            [winner] 上局赢家
            [last_loser] 剩{ cards-word }最多的人
            [last_ranked] 末名
           *[lowest_dealt] 有最小{ card-word }的人
        }
lowest-first = 第一局由有最小{ card-word }的人先出。
rule-start-low_card =
    { $start-low_card ->
        [include] 靠最小的{ card-word }先出，就要单出它，或者放在牌型里（BT‑5.2）。
        [alone] 靠最小的{ card-word }先出，就要单出它（BT‑5.2）。
       *[free] 有最小{ card-word }的人可以随便先出（BT‑5.2）。
    }
    .title = 一局的第一手
    .word =
        { $start-low_card ->
            [include] 要有最小的{ card-word }
            [alone] 单出最小的{ card-word }
           *[free] 随便出
        }
rule-start-low_card_scope =
    { $start-low_card_scope ->
        [first_deal]
            { $start-round_len ->
                [0] 只有第一局才必须先出最小的{ card-word }（BT‑5.2）。
               *[other] 只有重新开始的那局才必须先出最小的{ card-word }（BT‑5.2）。
            }
       *[every_lowest_start] 每次由最小的{ card-word }先出，都必须出它（BT‑5.2）。
    }
    .title = 哪几局第一手有要求
    .word =
        { $start-low_card_scope ->
            [first_deal] 第一局
           *[every_lowest_start] 每次由最小的{ card-word }先出时
        }
rule-start-round_len =
    { $start-round_len ->
        [0] 第一局之后，本场不再重新开始（BT‑5.6）。
        [1] 每一局都重新开始，发牌者随机（BT‑5.6）。
       *[other] 每打{ $start-round_len }局就重新开始，发牌者随机（BT‑5.6）。
    }
    .title = 几局之后重新开始
    .off = 打几局就重新开始
    .word =
        { $start-round_len ->
            [0] 不限
           *[other] { $start-round_len }
        }
page-kinds = 可以出{ $kinds }（BT‑6.1）。
page-unplayed = 不能出{ $unplayed }（BT‑6.1）。
rule-combo-triple =
    { $combo-triple ->
        [yes] 可以出三个：三张同点数，不带{ card-word }（BT‑6.1）。
       *[no] 不能只出三个（BT‑6.1）。
    }
    .title = 三个
    .word =
        { $combo-triple ->
            [yes] 可以
           *[no] 不可以
        }
rule-combo-flush =
    { $combo-flush ->
        [yes] 可以出同花：五张同{ suit-word }，又不是顺子（BT‑6.3）。
       *[no] 不能出同花（BT‑6.3）。
    }
    .title = 同花
    .word =
        { $combo-flush ->
            [yes] 可以
           *[no] 不可以
        }
rule-combo-four =
    { $combo-four ->
        [quads]
            { $answer-monsters ->
                [any_time] 也可以出四个，不带{ card-word }。更大的四个和炸弹压得住（BT‑6.7）。
               *[off] 也可以出四个，不带{ card-word }。只有更大的四个压得住（BT‑6.7）。
            }
        [two_pair] 四张{ cards-word }只能当两对出（BT‑6.8）。
       *[none] 金刚要带任意一张{ card-word }（BT‑6.5）。
    }
    .title = 四张牌的牌型
    .word =
        { $combo-four ->
            [quads] 四个
            [two_pair] 两对
           *[none] 没有
        }
rule-combo-two_pair_kicker =
    { $combo-two_pair_kicker ->
        [yes] 可以出两对带任意一张{ card-word }，比顺子小（BT‑6.8）。
       *[no] 不能出两对带一张{ card-word }（BT‑6.8）。
    }
    .title = 两对带一张
    .word =
        { $combo-two_pair_kicker ->
            [yes] 可以
           *[no] 不可以
        }
rule-combo-sf_kickers =
    { $combo-sf_kickers ->
        [2] 同花顺带任意两张{ cards-word }，一共七张。只出五张就是普通顺子（BT‑6.6）。
       *[0] 同花顺是五张{ cards-word }（BT‑6.6）。
    }
    .title = 同花顺带几张
    .word =
        { $combo-sf_kickers ->
            [2] 两张
           *[0] 不带
        }
rule-combo-straight_order =
    { $combo-straight_order ->
        [so-indonesia] 顺子从大到小：{ $straights }。带2的，就比2的花色（BT‑8.1）。不算顺子：{ $gaps }。
        [so-lectio] 顺子从大到小：{ $straights }（BT‑8）。不算顺子：{ $gaps }。
       *[other] 顺子从大到小：{ $straights }（BT‑8.1）。不算顺子：{ $gaps }。
    }
    .title = 顺子的大小
    .word =
        { $combo-straight_order ->
            [so-a5-high] A-2-3-4-5最大，2-3-4-5-6最小
            [so-26-then-a5] 2-3-4-5-6最大，其次A-2-3-4-5
            [so-26-high-a5-low] 2-3-4-5-6最大，A-2-3-4-5最小
            [so-no-a5] 10-J-Q-K-A最大，2-3-4-5-6最小
            [so-2high-26low] J-Q-K-A-2最大，2-3-4-5-6最小
            [so-2high-26second] J-Q-K-A-2最大，其次2-3-4-5-6
            [so-natural] J-Q-K-A-2最大，3-4-5-6-7最小
            [so-indonesia] A-2-3-4-5和2-3-4-5-6最大，不分高低
            [so-hk] A-2-3-4-5最大，其次2-3-4-5-6
            [so-a5-second] 10-J-Q-K-A最大，其次A-2-3-4-5
            [so-lectio] 1-2-3-4-5最大，其次2-3-4-5-6
           *[so-pagat] 10-J-Q-K-A最大，A-2-3-4-5最小
        }
page-pair =
    { $combo-triple ->
        [yes] 对子和三个比点数。同点数的对子比{ suit-word }（BT‑7.1）。
       *[no] 对子比点数。点数相同就比{ suit-word }（BT‑7.1）。
    }
rule-cmp-straight_tie =
    { $cmp-straight_tie ->
        [sequence_top] 顺子一样时，比写在最后那张{ card-word }的{ suit-word }（BT‑7.2）。
       *[game_top] 顺子一样时，比点数最大那张的{ suit-word }；有2就比2（BT‑7.2）。
    }
    .title = 一样的顺子
    .word =
        { $cmp-straight_tie ->
            [sequence_top] 比排在最后那张{ card-word }的{ suit-word }
           *[game_top] 比点数最大那张的{ suit-word }
        }
rule-cmp-flush =
    { $cmp-flush ->
        [suit_first] 同花先比{ suit-word }，再比最大的{ card-word }（BT‑7.3）。
        [top_then_suit] 同花先比最大的{ card-word }，再比它的{ suit-word }（BT‑7.3）。
       *[all_ranks_then_suit] 同花从最大的点数往下比，再比{ suit-word }（BT‑7.3）。
    }
    .title = 同花的大小
    .word =
        { $cmp-flush ->
            [suit_first] 先比{ suit-word }，再比最大的{ card-word }
            [top_then_suit] 先比最大的{ card-word }，再比它的{ suit-word }
           *[all_ranks_then_suit] 从最大的点数往下比，再比{ suit-word }
        }
rule-cmp-full_house =
    { $cmp-full_house ->
        [best_card] 俘虏比最好的那张{ card-word }（BT‑7.1）。
       *[triple_rank] 俘虏比其中的三个，金刚比其中的四个（BT‑7.1）。
    }
    .title = 俘虏的大小
    .word =
        { $cmp-full_house ->
            [best_card] 比最好的{ card-word }
           *[triple_rank] 比其中的三个
        }
rule-cmp-quads_vs_sf =
    { $cmp-quads_vs_sf ->
        [only_royal_over_quads] 只有10-J-Q-K-A同花顺压得住金刚。其他同花顺只比金刚小（BT‑7.6）。
       *[sf_over_quads] 所有同花顺都压得住金刚（BT‑7.5）。
    }
    .title = 金刚和同花顺
    .word =
        { $cmp-quads_vs_sf ->
            [only_royal_over_quads] 只有10-J-Q-K-A压金刚
           *[sf_over_quads] 同花顺都压金刚
        }
rule-answer-five =
    { $answer-five ->
        [any_stronger_type] 五张{ cards-word }要用更大的同一种，或更强的牌型来压。从小到大：{ $ladder }（BT‑9.1）。
       *[same_type] 五张{ cards-word }要用更大的同一种来压：顺子压顺子（BT‑9.2）。
    }
    .title = 什么压五张
    .word =
        { $answer-five ->
            [any_stronger_type] 更大的同一种，或更强的牌型
           *[same_type] 只有同一种
        }
rule-answer-monsters =
    { $answer-monsters ->
        [any_time] 金刚和同花顺是炸弹：不论张数，什么都压。只有更强的炸弹压得住炸弹（BT‑9.3）。
       *[off] 别人出几张{ cards-word }，就用几张来压（BT‑9.1）。
    }
    .title = 炸弹
    .word =
        { $answer-monsters ->
            [any_time] 金刚和同花顺压一切
           *[off] 没有
        }
page-size = 除此之外，别人出几张{ cards-word }，就用几张来压（BT‑9.1）。
page-trick = 别人都过了，就由最后出牌的人先出，出什么都行（BT‑10.2）。
rule-pass-lock =
    { $pass-lock ->
        [trick] 过牌以后，这一轮不能再出（BT‑10.3）。
       *[off] 过牌以后，同一轮里还能再出（BT‑10.3）。
    }
    .title = 过牌以后
    .word =
        { $pass-lock ->
            [trick] 这一轮不能再出
           *[off] 只过这一手
        }
rule-pass-self_extend =
    { $pass-self_extend ->
        [yes] 别人都过了，你可以接着压自己的牌，别人不能再压（BT‑10.4）。
       *[no] 别人都过了，你下一手就是新的一轮（BT‑10.4）。
    }
    .title = 压自己的牌
    .off = 压自己的牌
    .word =
        { $pass-self_extend ->
            [yes] 别人都过了就可以
           *[no] 不可以
        }
rule-pass-echo =
    { $pass-echo ->
        [yes] 大家都过了你那手，你再先出更大的，别人就不能压（BT‑10.5）。
       *[no] 不管之前大家过了什么，先出的牌都能压（BT‑10.5）。
    }
    .title = 比大家都过的那手还大的牌
    .off = 先出的牌没人能压
    .word =
        { $pass-echo ->
            [yes] 不能压
           *[no] 能压
        }
rule-last-declare =
    { $last-declare ->
        [one] 只剩一张要说“报单！”（BT‑11.1）。
        [two] 剩两张{ cards-word }要报双（BT‑11.1）。
        [both] 剩两张{ cards-word }要报双，剩一张再报单（BT‑11.1）。
       *[none] 剩几张{ cards-word }都不用报（BT‑11.1）。
    }
    .title = 报单
    .word =
        { $last-declare ->
            [one] 剩一张{ card-word }时
            [two] 剩两张{ cards-word }时
            [both] 剩两张{ cards-word }和剩一张时
           *[none] 不用
        }
rule-last-undeclared =
    { $last-undeclared ->
        [card_frozen] 最后一张{ card-word }没报单，下一手就不能出它（BT‑11.2）。
        [loses] 最后一张{ card-word }没报单就出完，算你输，而且包赔（BT‑11.2）。
       *[nothing] 没报单也没关系（BT‑11.2）。
    }
    .title = 没报单
    .word =
        { $last-undeclared ->
            [card_frozen] 下一手不能出
            [loses] 出完也算输
           *[nothing] 没关系
        }
page-top-none = 下家只剩一张{ card-word }时，怎么出都行（BT‑11.4）。
rule-top-follow =
    { $top-follow ->
        [highest]
            { $answer-monsters ->
                [any_time] 下家只剩一张{ card-word }时，压单张要出最大的。炸弹或过牌也行（BT‑11.3）。
               *[off] 下家只剩一张{ card-word }时，压单张要出最大的，或者过牌（BT‑11.3）。
            }
       *[free] 下家只剩一张{ card-word }时，压单张出哪张都行（BT‑11.3）。
    }
    .title = 下家剩一张时压牌
    .word =
        { $top-follow ->
            [highest] 最大的单张，或过牌
           *[free] 怎么出都行
        }
rule-top-lead =
    { $top-lead ->
        [highest_single_or_combo] 下家只剩一张{ card-word }时，要先出多张的牌型，或最大的单张（BT‑11.3）。
        [combo_first] 下家只剩一张{ card-word }时，要先出多张的牌型。没有多张的牌型才出最大的单张（BT‑11.3）。
       *[free] 下家只剩一张{ card-word }时，先出什么都行（BT‑11.3）。
    }
    .title = 下家剩一张时先出
    .word =
        { $top-lead ->
            [highest_single_or_combo] 多张的牌型，或最大的单张
            [combo_first] 多张的牌型；只有单张就出最大的
           *[free] 怎么出都行
        }
rule-top-enforce =
    { $top-enforce ->
        [legal] 下家只剩一张{ card-word }时，别的都不能出（BT‑11.4）。
        [liability]
            { $score-settle ->
                [fixed_loser] 不这么出，最后一张{ card-word }又马上出掉，就由你一个人付（BT‑11.4）。
               *[other] 不这么出，那张{ card-word }又马上出掉，就由你包赔（BT‑11.4）。
            }
       *[off] { page-top-none }
    }
    .title = 顶大
    .word =
        { $top-enforce ->
            [legal] 别的不能出
            [liability] 出别的可能包赔
           *[off] 不用
        }
rule-instant-dragon =
    { $instant-dragon ->
        [yes] 一条龙，每种点数各一张，立刻赢（BT‑12.1）。
       *[no] 每种点数各一张，不会立刻赢（BT‑12.1）。
    }
    .title = 一条龙
    .word =
        { $instant-dragon ->
            [yes] 立刻赢
           *[no] 不会立刻赢
        }
rule-instant-four_twos =
    { $instant-four_twos ->
        [yes] 一手牌里有四个2，立刻赢（BT‑12.1）。
       *[no] 四个2不会立刻赢（BT‑12.1）。
    }
    .title = 四个2赢
    .word =
        { $instant-four_twos ->
            [yes] 立刻
           *[no] 不会立刻
        }
rule-redeal-points_below =
    { $redeal-points_below ->
        [0] 手牌再弱也要打（BT‑12.3）。
       *[other] 手牌不到{ $redeal-points_below }可以重发。J算1，Q算2，K算3，A算4，2算5（BT‑12.2）。
    }
    .title = 弱牌重发
    .word =
        { $redeal-points_below ->
            [0] 不可以
           *[other] 手牌不到{ $redeal-points_below }就可以
        }
rule-redeal-ten_high =
    { $redeal-ten_high ->
        [yes] 没有比10大的牌，可以要求重发（BT‑12.3）。
       *[no] 没有比10大的牌，也照打（BT‑12.3）。
    }
    .title = 没有比10大的牌重发
    .word =
        { $redeal-ten_high ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal-two_courts =
    { $redeal-two_courts ->
        [yes] J Q K最多两张，可以要求重发。有A或2就不行（BT‑12.3）。
       *[no] J Q K最多两张，也照打（BT‑12.3）。
    }
    .title = J Q K最多两张重发
    .word =
        { $redeal-two_courts ->
            [yes] 可以
           *[no] 不可以
        }
rule-redeal-four_twos =
    { $redeal-four_twos ->
        [yes] 有四个2，可以要求重发（BT‑12.3）。
       *[no] 有四个2，也照打（BT‑12.3）。
    }
    .title = 四个2重发
    .word =
        { $redeal-four_twos ->
            [yes] 可以
           *[no] 不可以
        }
rule-end-mode =
    { $end-mode ->
        [play_on] 其他人接着打，直到只有一个人还有{ cards-word }。出完的人最后一手还可以压（BT‑13.2）。
       *[first_out] 谁先出完{ cards-word }谁赢，这一局就结束（BT‑13.1）。
    }
    .title = 一局什么时候结束
    .word =
        { $end-mode ->
            [play_on] 只剩一个人时
           *[first_out] 有人出完时
        }
rule-end-top_two =
    { $end-top_two ->
        [barred] 不能用单张{ $high }收尾。手里只有它，就过牌，该你先出也要过（BT‑13.3）。
        [no_win] 用单张{ $high }收尾就是末名。其他人接着打（BT‑13.3）。
       *[ok] 可以用单张{ $high }收尾（BT‑13.3）。
    }
    .title = 用最大的单张收尾
    .off = 不准用单张{ $high }收尾
    .word =
        { $end-top_two ->
            [barred] 不可以
            [no_win] 不算赢
           *[ok] 可以
        }
rule-score-base =
    { $score-base ->
        [values_a] 剩下的牌：3到10各算1，J Q K各2，A算3，2算4（BT‑14.3）。
        [values_b] 剩下的牌：3算1，4算2，依次到A算12，2算13（BT‑14.3）。
        [values_c] 剩下的牌：J算11，Q算12，K算13，A算14，2算15，其余按数字（BT‑14.3）。
        [indonesia] 剩下的牌各算1，2各算5。出完得5，那一手每有一张2得10。没人压的特殊牌加分：金刚20，同花顺40，四个2得80。用它收尾就加倍（BT‑14.15）。
        [tw_deduct] 剩下的牌：J Q K各20，A算30，2算40，其余按数字（BT‑14.16）。
        [tw_plus_minus] 剩下的牌：3到9各算1，10到A各2。每张2把总数加倍（BT‑14.17）。
        [none] 剩下的牌不算（BT‑14）。
       *[cards]
            { $deck-kind ->
                [lectio] 剩下的骨牌每张算1（BT‑14.19）。
               *[std52] 剩下的牌每张算1（BT‑14.1）。
            }
    }
    .title = 剩下的牌怎么算
    .word =
        { $score-base ->
            [values_a] 3到10各1，J Q K各2，A是3，2是4
            [values_b] 3是1，4是2，依次到A是12，2是13
            [values_c] 按数字；J是11，依次到A是14，2是15
            [indonesia] 每张1，2是5；特殊牌加分
            [tw_deduct] 按数字；J Q K各20，A是30，2是40
            [tw_plus_minus] 3到9各1，10到A各2；2加倍
            [none] 不算
           *[cards] 每张1
        }
rule-score-tiers =
    { $tier_shape ->
        [flat] 剩几张{ cards-word }都不加倍（BT‑14.2）。
        [one] 一律乘倍数：×{ $factor }（BT‑14.2）。
       *[rows] 按张数乘倍数：{ $tier_rows }（BT‑14.2）。
    }
    .title = 按剩牌张数的倍数
    .allowed = 张数和倍数成对，从1张起由少到多，例如{ $example }
    .word =
        { $tier_shape ->
            [flat] 没有
            [one] 一律×{ $factor }
           *[rows] { $tier_rows }
        }
tier =
    { $place ->
        [first] { $to }张以内×{ $factor }
        [only] { $from }张×{ $factor }
       *[from] { $from }张起×{ $factor }
    }
rule-score-tiers_on =
    { $score-tiers_on ->
        [difference]
            { $score-settle ->
                [pairwise] 每两个人之间，{ cards-word }多的付差额。差额决定倍数（BT‑14.10）。
               *[other] 算的是和赢家的{ cards-word }差。差额决定倍数（BT‑14.10）。
            }
       *[hand] 手里的{ cards-word }张数决定倍数（BT‑14.1）。
    }
    .title = 倍数看什么
    .off = 按差额算倍数
    .word =
        { $score-tiers_on ->
            [difference] { cards-word }的差额
           *[hand] 手里的{ cards-word }
        }
rule-score-tiers_apply =
    { $score-tiers_apply ->
        [opener_only] 只有第一个先出的人乘倍数（BT‑14.8）。
       *[all] 所有人都乘倍数（BT‑14.8）。
    }
    .title = 谁乘倍数
    .off = 只有先出的人乘倍数
    .word =
        { $score-tiers_apply ->
            [opener_only] 只有先出的人
           *[all] 所有人
        }
rule-score-no_play_mult =
    { $score-no_play_mult ->
        [0] 有没有出过牌都一样（BT‑14.1）。
       *[other] 一张没出的，不管剩多少都×{ $score-no_play_mult }（BT‑14.1）。
    }
    .title = 一张没出的倍数
    .off = 一张没出的倍数
    .word =
        { $score-no_play_mult ->
            [0] 没有
           *[other] ×{ $score-no_play_mult }
        }
rule-score-twos_in_hand =
    { $score-twos_in_hand ->
        [2] 手里每剩一张2，罚分加倍（BT‑14.9）。
       *[1] 手里剩2不加倍（BT‑14.9）。
    }
    .title = 手里剩2
    .word =
        { $score-twos_in_hand ->
            [2] 每张加倍
           *[1] 不加倍
        }
rule-score-twos_finish =
    { $score-twos_finish ->
        [2] 只用2收尾，所有罚分加倍（BT‑14.9）。
       *[1] 只用2收尾，不加倍（BT‑14.9）。
    }
    .title = 用2收尾
    .word =
        { $score-twos_finish ->
            [2] 所有罚分加倍
           *[1] 不加倍
        }
rule-score-settle =
    { $score-settle ->
        [winner_takes] 各人把罚分付给赢家（BT‑14.6）。
        [ledger]
            { $score-base ->
                [indonesia] 各记各的分，谁也不付给谁（BT‑14.15）。
               *[other] 各人按自己的{ cards-word }扣分。赢家记0分（BT‑14.7）。
            }
        [fixed_loser] 一个输家付给赢家：有最大金刚或同花顺的人。都没有就看最大的2，再看最大的A，再看{ cards-word }最多（BT‑14.11）。
        [pusoy] 只有赢家得分：1分，最后一手里每张2加倍（BT‑14.13）。
        [places] 各名次得{ $places }分。末名0分（BT‑14.14）。
       *[pairwise] 每两个人之间，罚分多的付差额（BT‑14.5）。
    }
    .title = 谁付给谁
    .word =
        { $score-settle ->
            [winner_takes] 大家付给赢家
            [ledger]
                { $score-base ->
                    [indonesia] 各记各的分
                   *[other] 各扣各的罚分
                }
            [fixed_loser] 一个输家付给赢家
            [pusoy] 只有赢家得分
            [places] 按名次得分
           *[pairwise] 每两个人结差额
        }
page-lost = 只有没报单的最后一张{ card-word }算输时，剩牌才算（BT‑11.2）。
page-play-on = 算到最后还剩的{ cards-word }，所以只有最后一个人扣分（BT‑13.2）。
rule-score-winner_bonus =
    { $score-winner_bonus ->
        [0] 赢家没有加分（BT‑14.7）。
       *[other] 赢家另记{ SIGNED($score-winner_bonus) }（BT‑14.7）。
    }
    .title = 赢家加分
    .off = 赢家加分
    .word =
        { $score-winner_bonus ->
            [0] 没有
           *[other] { SIGNED($score-winner_bonus) }
        }
rule-score-fixed = 一个输家付{ $score-fixed }分（BT‑14.11）。
    .title = 一个输家付多少
    .word = { $score-fixed }分
rule-score-spade_ace_40 =
    { $score-spade_ace_40 ->
        [yes] A♠算40（BT‑14.16）。
       *[no] A♠和别的A一样算（BT‑14.16）。
    }
    .title = 黑桃A
    .off = 黑桃A算40
    .word =
        { $score-spade_ace_40 ->
            [yes] 算40
           *[no] 和别的A一样
        }
rule-score-unit =
    { $score-unit ->
        [1] 算多少就记多少分（BT‑0.5）。
       *[other] 所有的分再乘：×{ $score-unit }（BT‑0.5）。
    }
    .title = 分数的倍率
    .off = 分数的倍率
    .word = ×{ $score-unit }
rule-match-end =
    { $match-end ->
        [deals] 打完{ deals }，一场结束。总分最高的赢（BT‑15.1）。
        [target] 一局打完有人总分到{ $match-target }，一场结束。总分最高的赢（BT‑15.1）。
        [deals_or_chips] 每人从{ $match-chips }分开始。打完{ deals }，或有人没分了，一场结束。总分最高的赢（BT‑15.1）。
       *[open] 分数一局一局累计，直到桌主喊停（BT‑15.1）。
    }
    .title = 一场怎么结束
    .word =
        { $match-end ->
            [deals] 打完{ deals }
            [target] 打到{ $match-target }分
            [deals_or_chips] 打完{ deals }，或有人没分
           *[open] 桌主喊停
        }
rule-match-deals =
    { $match-deals ->
        [0] 没有定打几局（BT‑15.1）。
       *[other] 一场最多打{ $match-deals }局（BT‑15.1）。
    }
    .title = 一场几局
    .word =
        { $match-deals ->
            [0] 不限
           *[other] { $match-deals }
        }
rule-match-target =
    { $match-target ->
        [0] 没有定目标分（BT‑15.1）。
       *[other] 目标是{ $match-target }分（BT‑15.1）。
    }
    .title = 一场的目标分
    .word =
        { $match-target ->
            [0] 没有
           *[other] { $match-target }分
        }
rule-match-chips =
    { $match-chips ->
        [0] 开始时没有分可扣（BT‑15.1）。
       *[other] 每人开始时有{ $match-chips }分可扣（BT‑15.1）。
    }
    .title = 起始分
    .word =
        { $match-chips ->
            [0] 没有
           *[other] { $match-chips }
        }
rule-exchange-kind =
    { $exchange-kind ->
        [loser_winner_3p] 从第2局起，上局末名把最大的{ card-word }给赢家，赢家还任意一张{ card-word }（BT‑16.1）。
        [class_one_by_one] { places-are-ranks }各人可以向每个地位更低的人要一张{ card-word }，再还一张（BT‑16.3）。
        [class_pool] { places-are-ranks }各人可以向每个地位更低的人要一张{ card-word }，再摆出一样多张。给牌的人来选，奴隶先选（BT‑16.4）。
        [tribute_pick] 从第2局起，手牌扣着，由你们选一手。第1名先选，末名最后（BT‑16.7）。
        [tribute_1] 从第2局起，末名把最大的{ card-word }给第1名，第1名还任意一张{ card-word }（BT‑16.7）。
        [tribute_2_1] 从第2局起，末名把最大的两张{ cards-word }给第1名，第3名把最大的给第2名。拿几张就还几张（BT‑16.7）。
        [tribute_3_chain] 从第2局起，末名把最大的三张{ cards-word }给第1名。前三名各留下几张{ cards-word }，后一名再从其余的里暗摸三张（BT‑16.7）。
       *[none] 两局之间不换{ cards-word }（BT‑16）。
    }
    .title = 两局之间换牌
    .off = 两局之间换牌
    .word =
        { $exchange-kind ->
            [loser_winner_3p] 输家最大的{ card-word }，换赢家任意一张
            [class_one_by_one] 国王、诸侯、奴隶：{ card-word }一张换一张
            [class_pool] 国王、诸侯、奴隶：摆出{ cards-word }来选
            [tribute_pick] 按名次选扣着的手牌
            [tribute_1] 末名给一张{ card-word }
            [tribute_2_1] 末名给两张，第3名给一张
            [tribute_3_chain] 末名给三张，依次传下去
           *[none] 不换
        }
places-are-ranks =
    { $seats-count ->
        [3] 从第2局起，按名次定地位：国王、平民、奴隶。
       *[other] 从第2局起，按名次定地位：国王、诸侯、平民、奴隶。
    }
rule-exchange-protected =
    { $exchange-protected ->
        [low_card_and_twos] 不能要，也不能给{ $low }和2（BT‑16.5）。
       *[none] 什么{ card-word }都可以要，可以给（BT‑16.5）。
    }
    .title = 不能换的牌
    .off = 不能换的牌
    .word =
        { $exchange-protected ->
            [low_card_and_twos] { $low }和所有的2
           *[none] 没有
        }
rule-exchange-king_falls =
    { $exchange-king_falls ->
        [yes] 国王没能再拿第一，就变成奴隶（BT‑16.6）。
       *[no] 国王也和大家一样，按名次定地位（BT‑16.6）。
    }
    .title = 国王下台
    .off = 国王下台
    .word =
        { $exchange-king_falls ->
            [yes] 没拿第一就变奴隶
           *[no] 没有
        }
rule-exchange-ranking =
    { $exchange-ranking ->
        [finish_order] 按出完的先后定名次（BT‑16）。
       *[points] 按分数定名次（BT‑16）。
    }
    .title = 名次怎么定
    .word =
        { $exchange-ranking ->
            [finish_order] 按出完的先后
           *[points] 按分数
        }
