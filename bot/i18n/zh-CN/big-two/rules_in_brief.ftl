brief-cards =
    { $deck-kind ->
        [lectio] **牌：**{ $seats-count }人，每人{ $size }张骨牌。3最小，往上到{ $tiles }，再是1，2最大。数字相同：{ $suits }，从大到小。
       *[std52] **牌：**{ $seats-count }人，每人{ $size }张。3最小，往上到K、A，2最大。点数相同：{ $suits }，从大到小。
    }
brief-plays = **牌型：**{ $kinds }。
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **怎么压：**同一种牌型，要更大。金刚和同花顺压一切。
               *[other] **怎么压：**出一样多张{ cards-word }，要更大。五张从小到大：{ $ladder }。最后两种压一切。
            }
       *[off]
            { $answer-five ->
                [same_type] **怎么压：**同一种牌型，要更大。或者过牌。
               *[other] **怎么压：**出一样多张{ cards-word }，要更大。五张从小到大：{ $ladder }。
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **最后一张：**不用报单，怎么出都行。
                [legal] **最后一张：**不用报单。下家只剩一张时要顶大：出最大的单张，或者多张的牌型。
               *[liability] **最后一张：**不用报单。下家只剩一张时要出大的，不然可能包赔。
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **最后一张：**只剩一张要报单。没报，下一手就不能出这张。
                [loses] **最后一张：**只剩一张要报单。没报就出完，这一局算输。
               *[nothing]
                    { $last-declare ->
                        [one] **最后一张：**只剩一张{ card-word }时报单。
                        [two] **最后一张：**剩两张{ cards-word }时报双。
                       *[both] **最后一张：**剩两张{ cards-word }时报双，剩一张再报单。
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **计分：**只有赢家得分：1分，最后一手里每张2加倍。
        [places] **计分：**各名次得{ $places }分；末名0分。
        [fixed_loser]
            { $score-fixed ->
                [1] **计分：**一个输家付给赢家1分：最后手里牌最好的人。
               *[other] **计分：**一个输家付给赢家{ $score-fixed }分：最后手里牌最好的人。
            }
       *[other]
            { $tier_shape ->
                [rows] **计分：**剩下的{ cards-word }：{ rule-score-base.word }；倍数：{ rule-score-tiers.word }。结算：{ rule-score-settle.word }。
                [one] **计分：**剩下的{ cards-word }：{ rule-score-base.word }；一律×{ $factor }。结算：{ rule-score-settle.word }。
               *[flat] **计分：**剩下的{ cards-word }：{ rule-score-base.word }。结算：{ rule-score-settle.word }。
            }
    }
brief-special =
    { $special_shape ->
        [none] **特别之处：**没有额外的规则。
        [all] **特别之处：**{ $specials }。
       *[some] **特别之处：**{ $specials }；等等。
    }
special =
    { $what ->
        [exchange-kind] 两局之间：{ rule-exchange-kind.word }
        [seats-direction] 方向：{ rule-seats-direction.word }
        [end-mode] 一局结束：{ rule-end-mode.word }
        [stock-draw] 过牌时摸牌：{ rule-stock-draw.word }
        [rest-use] 多出的{ cards-word }：{ rule-rest-use.word }
        [instant-dragon] 每种点数各一张，立刻赢
        [instant-four_twos] 四个2立刻赢
        [redeal-points_below] 弱牌可以重发
        [redeal-ten_high] 没有比10大的牌可以重发
        [redeal-two_courts] J Q K最多两张可以重发
        [redeal-four_twos] 四个2可以重发
        [pass-lock] 过牌以后，这一轮不能再出
        [pass-self_extend] 别人都过了，可以接着压自己的牌
        [pass-echo] 先出的牌比大家都过的那手还大，就没人能压
        [end-top_two] 用最大的单张收尾：{ rule-end-top_two.word }
        [start-low_card] 第一手：{ rule-start-low_card.word }
        [start-later] 之后各局谁先出：{ rule-start-later.word }
        [match-end] 一场结束：{ rule-match-end.word }
       *[combo-straight_order] 顺子：{ rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] 打得最多
        [hong-kong] 香港和大陆
        [taiwan] 台湾
        [south-east] 东南亚
        [fewer] 两人、三人或五人
       *[exchange] 带换牌
    }
