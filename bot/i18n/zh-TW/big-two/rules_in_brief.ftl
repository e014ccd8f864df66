brief-cards =
    { $deck-kind ->
        [lectio] **牌：**{ $seats-count }人玩，每人{ $size }張牌塊。3最小，往上到{ $tiles }，再來1，2最大。數字一樣比顏色，由大到小：{ $suits }。
       *[std52] **牌：**{ $seats-count }人玩，每人{ $size }張。3最小，往上到K，再來A，2最大。點數一樣比花色，由大到小：{ $suits }。
    }
brief-plays = **牌型：**{ $kinds }。
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **怎麼壓：**同牌型，更大的。鐵支和同花順壓一切。
               *[other] **怎麼壓：**張數一樣，更大的{ cards-word }。五張牌由小到大：{ $ladder }。最後兩種壓一切。
            }
       *[off]
            { $answer-five ->
                [same_type] **怎麼壓：**同牌型，更大的。不然就過。
               *[other] **怎麼壓：**張數一樣，更大的{ cards-word }。五張牌由小到大：{ $ladder }。
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **最後一張：**不用喊，也不用顧牌。
                [legal] **最後一張：**不用喊。下家只剩一張時要顧牌：出最大的單張，或兩張以上的牌型。
               *[liability] **最後一張：**不用喊。下家只剩一張時要顧牌：出大的，不然可能要包賠。
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **最後一張：**剩一張時要喊。沒喊的話，下次輪到時不能出那張。
                [loses] **最後一張：**剩一張時要喊。沒喊就出完，這局算輸。
               *[nothing]
                    { $last-declare ->
                        [one] **最後一張：**剩一張{ card-word }時要喊。
                        [two] **最後一張：**剩兩張{ cards-word }時要喊。
                       *[both] **最後一張：**剩兩張{ cards-word }時要喊，剩一張再喊一次。
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **分數：**只有贏家得分：1分，最後一手每有一張2就加倍。
        [places] **分數：**依名次得{ $places }分；最後一名0分。
        [fixed_loser] **分數：**一個輸家付贏家{ $score-fixed }分：最後手上牌最好的人。
       *[other]
            { $tier_shape ->
                [rows] **分數：**剩的{ cards-word }扣分：{ rule-score-base.word }；倍數：{ rule-score-tiers.word }。{ rule-score-settle.word }。
                [one] **分數：**剩的{ cards-word }扣分：{ rule-score-base.word }；全部 × { $factor }。{ rule-score-settle.word }。
               *[flat] **分數：**剩的{ cards-word }扣分：{ rule-score-base.word }。{ rule-score-settle.word }。
            }
    }
brief-special =
    { $special_shape ->
        [none] **特別的：**沒有另外的規則。
        [all] **特別的：**{ $specials }。
       *[some] **特別的：**{ $specials }；還有別的。
    }
special =
    { $what ->
        [exchange-kind] 局間換牌：{ rule-exchange-kind.word }
        [seats-direction] 方向：{ rule-seats-direction.word }
        [end-mode] 一局結束：{ rule-end-mode.word }
        [stock-draw] 過就抽牌：{ rule-stock-draw.word }
        [rest-use] 餘{ cards-word }：{ rule-rest-use.word }
        [instant-dragon] 每個點數各一張就直接贏
        [instant-four_twos] 四張2就直接贏
        [redeal-points_below] 手牌太弱可以重新發牌
        [redeal-ten_high] 沒有比10大的牌可以重新發牌
        [redeal-two_courts] J Q K最多兩張可以重新發牌
        [redeal-four_twos] 有四張2可以重新發牌
        [pass-lock] 過了就要等下一輪
        [pass-self_extend] 其他人都過，可以接著壓自己的牌
        [pass-echo] 先出的牌壓過大家剛過的牌，就沒人能壓
        [end-top_two] 單出最大的牌結束：{ rule-end-top_two.word }
        [start-low_card] 第一手：{ rule-start-low_card.word }
        [start-later] 之後各局先出：{ rule-start-later.word }
        [match-end] 一場的結束：{ rule-match-end.word }
       *[combo-straight_order] 順子：{ rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] 最多人玩
        [hong-kong] 香港和大陸
        [taiwan] 台灣
        [south-east] 東南亞
        [fewer] 兩人、三人或五人
       *[exchange] 有換牌
    }
