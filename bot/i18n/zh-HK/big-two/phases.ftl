phase-heading =
    { $phase ->
        [leftover] 餘{ cards-word }
        [exchange] 換牌
        [redeal] 可否重新派牌
        [play] 出牌
       *[over] 這局打完了
    }
rank =
    { $rank ->
        [king] 國王
        [lord] 諸侯
        [commoner] 平民
       *[slave] 奴隸
    }
prompt-take =
    { $shown ->
        [yes] 餘牌：{ $cards }。全部拿走，或者不要。
       *[no] 不看就全部拿走餘牌，或者不要。
    }
prompt-swap = 不看餘牌，用{ $card }換，或者不要。
prompt-redeal =
    { $clock ->
        [running] 照打這手牌，或者要求重新派牌。{ $time }截止。{ $redeals }
       *[none] 照打這手牌，或者要求重新派牌。{ $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] 想打這手牌，按「照打」。{ $time }截止。
       *[none] 想打這手牌，按「照打」。
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] 你的手牌值{ $worth }，夠弱，可以重新派牌（{ $limit }或以下）。
                [ten_high] 你沒有大過10的{ card-word }，可以要求重新派牌。
                [two_courts] 你沒有A和2，J Q K也很少。可以要求重新派牌。
               *[four_twos] 你有齊四張2，可以要求重新派牌。
            }
       *[no]
            { $why ->
                [points_below] 你的手牌值{ $worth }，太強，不可以重新派牌（{ $limit }或以下才可以）。
               *[none] 這手牌不可以要求重新派牌。
            }
    }
prompt-demand = 向{ $name }要一張{ card-word }，或者按「放棄」。
prompt-demand-pool = 向{ $names }每人要一張{ card-word }，或者按「放棄」停止。
prompt-return = 還給{ $name } { $n }張你不要的{ cards-word }。
prompt-put-out =
    { $n ->
        [1] 放出一張你不要的{ card-word }，給{ $names }。
       *[other] 放出{ $n }張你不要的{ cards-word }。順次揀的是：{ $names }。
    }
prompt-choose = { $n }張蓋着的{ cards-word }，揀一張。
prompt-choose-hand = { $n }副蓋着的手牌，揀一副。
prompt-keep = 留起{ cards }。{ $name }會從其餘的抽{ $m }張。
prompt-protected = { $low }和2不可以換。
prompt-chosen = 已揀：{ $cards }，{ $need }張中的{ $n }張。
prompt-wanted =
    { $known ->
        [yes] 已揀：向{ $name }要{ $card }
       *[no] 已揀：{ $card }
    }
wait-take =
    { $shown ->
        [yes] { $name }可以拿{ $cards }。
       *[no] { $name }可以拿餘牌。
    }
wait-swap = { $name }可以用{ $low }換牌。
wait-redeal = 等{ $missing }按「照打」。
wait-demand = { $name }可以向{ $other }要一張{ card-word }。
wait-demand-pool = { $name }可以要{ cards-word }。
wait-return = { $name }要還{ $n }張{ cards-word }給{ $other }。
wait-put-out = { $name }要放{ cards-word }。
wait-choose = { $name }揀一張蓋着的{ card-word }。
wait-choose-hand = { $name }揀一副蓋着的手牌。
wait-keep = { $name }留起{ cards-word }。
button-take = 拿走
button-decline = 不要
button-swap = 換牌
button-waive = 放棄
button-demand = 要牌
button-choose = 揀這個
button-put-out = 放牌
button-set-aside = 留起
closed-place =
    { $hands ->
        [yes] { $number }號手牌
       *[no] { $number }號牌
    }
select-demand = 揀要哪張牌
select-demand-from = 向誰要
select-rank = 揀點數
select-rank-first = 先揀點數
picture-asked =
    { $kind ->
        [return] 還{ $n }張
        [put-out] 放{ $n }張
        [keep] 留起{ $n }張
        [demand] 要一張
        [demand-pool] 要一張
        [take] 餘牌
        [swap] 換或不要
       *[choose] 揀一個
    }
did-give =
    { $exchange-kind ->
        [class_pool] 你放出了{ $cards }。
       *[other] 你給了{ $cards }。
    }
did-keep =
    { $n ->
        [0] 這局你照打。
       *[other] 你留起了{ $cards }。
    }
did-demand = 你向{ $name }要了{ $card }。
did-waive = 你放棄了。
did-choose = 你揀了{ $place }號。
did-take = 你拿走了餘牌。
did-decline = 你不要餘牌。
did-swap = 你用{ $low }換了牌。
did-redeal = 你要求重新派牌，這局作廢。按「下一局」拿新牌。
