phase-heading =
    { $phase ->
        [leftover] 多出的{ cards-word }
        [exchange] 换牌
        [redeal] 可以重发
        [play] 出牌
       *[over] 这一局结束了
    }
rank =
    { $rank ->
        [king] 国王
        [lord] 诸侯
        [commoner] 平民
       *[slave] 奴隶
    }
prompt-take =
    { $shown ->
        [yes] 多出的牌：{ $cards }。全拿，或者不拿。
       *[no] 多出的牌扣着，全拿，或者不拿。
    }
prompt-swap = 用{ $card }换扣着的多出的牌，或者不拿。
prompt-redeal =
    { $clock ->
        [running] 打这手牌就按“不重发”，也可以要求重发。{ $time }截止。{ $redeals }
       *[none] 打这手牌就按“不重发”，也可以要求重发。{ $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] 按“不重发”就打这手牌。{ $time }截止。
       *[none] 按“不重发”就打这手牌。
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] 你的手牌值{ $worth }，够弱，可以重发（不超过{ $limit }）。
                [ten_high] 你没有比10大的{ card-word }，可以要求重发。
                [two_courts] 你没有A和2，J Q K也少，可以要求重发。
               *[four_twos] 你有四个2，可以要求重发。
            }
       *[no]
            { $why ->
                [points_below] 你的手牌值{ $worth }，太强，不能重发（要不超过{ $limit }）。
               *[none] 这手牌不能要求重发。
            }
    }
prompt-demand = 向{ $name }要一张{ card-word }，或者按“不要了”。
prompt-demand-pool = 向{ $names }各要一张{ card-word }，或者按“不要了”。
prompt-return = 给{ $name } { $n }张你不要的{ cards-word }。
prompt-put-out =
    { $n ->
        [1] 摆出1张你不要的{ card-word }，给{ $names }。
       *[other] 摆出{ $n }张你不要的{ cards-word }，依次来选：{ $names }。
    }
prompt-choose = 从{ $n }张扣着的{ cards-word }里选一张。
prompt-choose-hand = 从{ $n }手扣着的手牌里选一手。
prompt-keep = 留下{ cards }。{ $name }从其余的里摸{ $m }张。
prompt-protected = { $low }和2不能动。
prompt-chosen = 已选：{ $cards }，{ $n }张，共要{ $need }张。
prompt-wanted =
    { $known ->
        [yes] 已选：{ $card }，向{ $name }要
       *[no] 已选：{ $card }
    }
wait-take =
    { $shown ->
        [yes] { $name }可以拿{ $cards }。
       *[no] { $name }可以拿多出的牌。
    }
wait-swap = { $name }可以换掉{ $low }。
wait-redeal = 等{ $missing }按“不重发”。
wait-demand = { $name }可以向{ $other }要一张{ card-word }。
wait-demand-pool = { $name }可以要{ cards-word }。
wait-return = { $name }还{ $other } { $n }张{ cards-word }。
wait-put-out = { $name }摆出{ cards-word }。
wait-choose = { $name }选一张扣着的{ card-word }。
wait-choose-hand = { $name }选一手扣着的手牌。
wait-keep = { $name }留下{ cards-word }。
button-take = 拿
button-decline = 不拿
button-swap = 换
button-waive = 不要了
button-demand = 要牌
button-choose = 选
button-put-out = 摆出
button-set-aside = 留下
closed-place =
    { $hands ->
        [yes] 第{ $number }手
       *[no] 第{ $number }张
    }
select-demand = 选你要的牌
select-demand-from = 向谁要
select-rank = 选点数
select-rank-first = 先选点数
picture-asked =
    { $kind ->
        [return] 还{ $n }张
        [put-out] 摆出{ $n }张
        [keep] 留{ $n }张
        [demand] 要一张
        [demand-pool] 要一张
        [take] 多出的牌
        [swap] 换或不拿
       *[choose] 选一张
    }
did-give =
    { $exchange-kind ->
        [class_pool] 你摆出了{ $cards }。
       *[other] 你给了{ $cards }。
    }
did-keep =
    { $n ->
        [0] 你不重发，就打这手牌。
       *[other] 你留下了{ $cards }。
    }
did-demand = 你向{ $name }要了{ $card }。
did-waive = 你不要了。
did-choose = 你选了第{ $place }个。
did-take = 你拿了多出的牌。
did-decline = 你没拿多出的牌。
did-swap = 你换掉了{ $low }。
did-redeal = 你要求重发，这一局作废。请按“下一局”拿新牌。
