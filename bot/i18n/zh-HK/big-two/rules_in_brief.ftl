brief-cards =
    { $deck-kind ->
        [lectio] **牌：**{ $seats-count }人，每人{ $size }張牌塊。3最細，一直到{ $tiles }，然後1和2。數目相同，由大到細：{ $suits }。
       *[std52] **牌：**{ $seats-count }人，每人{ $size }張牌。3最細，一直到K，然後A和2。點數相同，由大到細：{ $suits }。
    }
brief-plays = **牌型：**{ $kinds }。
brief-beats =
    { $answer-monsters ->
        [any_time]
            { $answer-five ->
                [same_type] **怎樣大過：**出同一牌型，要更大。四條和同花順大過一切。
               *[other] **怎樣大過：**出同樣張數的{ cards-word }，要更大。五張由細到大：{ $ladder }。最後兩種大過一切。
            }
       *[off]
            { $answer-five ->
                [same_type] **怎樣大過：**出同一牌型，要更大。不然就過。
               *[other] **怎樣大過：**出同樣張數的{ cards-word }，要更大。五張由細到大：{ $ladder }。
            }
    }
brief-last =
    { $last-declare ->
        [none]
            { $top-enforce ->
                [off] **最後一張：**不用叫，別人出牌也沒有限制。
                [legal] **最後一張：**不用叫。下家剩一張，你就要頂大：出最大的單張，或者多張的牌型。
               *[liability] **最後一張：**不用叫。下家剩一張，你就要頂大，不然可能包賠。
            }
       *[other]
            { $last-undeclared ->
                [card_frozen] **最後一張：**剩一張就要叫。沒有叫，下一手就不可以出它。
                [loses] **最後一張：**剩一張就要叫。沒有叫就出完，這局算你輸。
               *[nothing]
                    { $last-declare ->
                        [one] **最後一張：**剩一張{ card-word }要叫。
                        [two] **最後一張：**剩兩張{ cards-word }要叫。
                       *[both] **最後一張：**剩兩張{ cards-word }要叫，剩一張再叫。
                    }
            }
    }
brief-points =
    { $score-settle ->
        [pusoy] **計分：**只有贏家得分：1分，最後一手每有一張2就加倍。
        [places] **計分：**按名次得{ $places }分；最後一名0分。
        [fixed_loser] **計分：**一家輸{ $score-fixed }分給贏家：完局時手上牌最大的那個。
       *[other]
            { $tier_shape ->
                [rows] **計分：**剩下的{ cards-word }：{ rule-score-base.word }。倍數：{ rule-score-tiers.word }。然後{ rule-score-settle.word }。
                [one] **計分：**剩下的{ cards-word }：{ rule-score-base.word }；一律 × { $factor }。然後{ rule-score-settle.word }。
               *[flat] **計分：**剩下的{ cards-word }：{ rule-score-base.word }。然後{ rule-score-settle.word }。
            }
    }
brief-special =
    { $special_shape ->
        [none] **特別之處：**沒有額外規則。
        [all] **特別之處：**{ $specials }。
       *[some] **特別之處：**{ $specials }；還有其他。
    }
special =
    { $what ->
        [exchange-kind] 兩局之間：{ rule-exchange-kind.word }
        [seats-direction] 方向：{ rule-seats-direction.word }
        [end-mode] 完局：{ rule-end-mode.word }
        [stock-draw] 過就摸牌：{ rule-stock-draw.word }
        [rest-use] 餘{ cards-word }：{ rule-rest-use.word }
        [instant-dragon] 一條青龍即贏
        [instant-four_twos] 四張2即贏
        [redeal-points_below] 弱牌可以重新派牌
        [redeal-ten_high] 沒有大過10的牌，可以重新派牌
        [redeal-two_courts] 雙公無煙Dee，可以重新派牌
        [redeal-four_twos] 有四張2，可以重新派牌
        [pass-lock] 過了就等這一輪完
        [pass-self_extend] 其他人都過，可以大過自己那手
        [pass-echo] 先出的牌大過大家過了的那手，就沒有人可以再出
        [end-top_two] 單用最大的牌出完：{ rule-end-top_two.word }
        [start-low_card] 第一手：{ rule-start-low_card.word }
        [start-later] 之後各局先出：{ rule-start-later.word }
        [match-end] 一場怎樣完：{ rule-match-end.word }
       *[combo-straight_order] 蛇：{ rule-combo-straight_order.word }
    }
shelf =
    { $shelf ->
        [most] 最多人玩
        [hong-kong] 香港和內地
        [taiwan] 台灣
        [south-east] 東南亞
        [fewer] 兩人、三人或五人
       *[exchange] 有換牌
    }
