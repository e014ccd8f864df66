phase-heading =
    { $phase ->
        [leftover] 餘{ cards-word }
        [exchange] 換牌
        [redeal] 可以重新發牌
        [play] 出牌
       *[over] 這局結束了
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
        [yes] 餘牌：{ $cards }。全拿，或不拿。
       *[no] 全拿蓋著的餘牌，或不拿。
    }
prompt-swap = 用{ $card }換蓋著的餘牌，或不換。
prompt-redeal =
    { $clock ->
        [running] 留著手牌，或要求重新發牌。{ $time }時間到。{ $redeals }
       *[none] 留著手牌，或要求重新發牌。{ $redeals }
    }
prompt-redeal-own =
    { $clock ->
        [running] 要打就按「留牌」。{ $time }時間到。
       *[none] 要打就按「留牌」。
    }
hand-worth =
    { $may ->
        [yes]
            { $why ->
                [points_below] 你的手牌值{ $worth }點，夠弱，可以重新發牌（{ $limit }點以下）。
                [ten_high] 你沒有比10大的{ card-word }，可以要求重新發牌。
                [two_courts] 你沒有A、沒有2，J Q K也少。可以要求重新發牌。
               *[four_twos] 你有四張2，可以要求重新發牌。
            }
       *[no]
            { $why ->
                [points_below] 你的手牌值{ $worth }點，太強，不能重新發牌（要{ $limit }點以下）。
               *[none] 這手牌不能要求重新發牌。
            }
    }
prompt-demand = 向{ $name }要一張{ card-word }，或按「不要」。
prompt-demand-pool = 向{ $names }各要一張{ card-word }，或按「不要」停止。
prompt-return =
    { $n ->
        [1] 給{ $name }一張你不要的{ card-word }。
       *[other] 給{ $name }{ $n }張你不要的{ cards-word }。
    }
prompt-put-out =
    { $n ->
        [1] 蓋出一張你不要的{ card-word }給{ $names }。
       *[other] 蓋出{ $n }張你不要的{ cards-word }。輪流挑的人：{ $names }。
    }
prompt-choose = 從{ $n }張蓋著的{ cards-word }挑一張。
prompt-choose-hand = 從{ $n }手蓋著的牌挑一手。
prompt-keep = 留下{ cards }。{ $name }從其餘的抽{ $m }張。
prompt-protected = { $low }和2不能換。
prompt-chosen = 已選：{ $cards }，{ $n }/{ $need }。
prompt-wanted =
    { $known ->
        [yes] 已選：{ $card }，向{ $name }要
       *[no] 已選：{ $card }
    }

wait-take =
    { $shown ->
        [yes] { $name }可以拿{ $cards }。
       *[no] { $name }可以拿餘牌。
    }
wait-swap = { $name }可以拿{ $low }去換。
wait-redeal = 等{ $missing }按「留牌」。
wait-demand = { $name }可以向{ $other }要一張{ card-word }。
wait-demand-pool = { $name }可以要{ cards-word }。
wait-return = { $name }要還{ $other }{ $n }張{ cards-word }。
wait-put-out = { $name }要蓋出{ cards-word }。
wait-choose = { $name }要挑一張蓋著的{ card-word }。
wait-choose-hand = { $name }要挑一手蓋著的牌。
wait-keep = { $name }要留下{ cards-word }。

button-take = 拿
button-decline = 不拿
button-swap = 換
button-waive = 不要
button-demand = 要牌
button-choose = 選
button-put-out = 蓋牌
button-set-aside = 留下
closed-place =
    { $hands ->
        [yes] 第{ $number }手
       *[no] 第{ $number }張
    }

select-demand = 選要哪張牌
select-demand-from = 向誰要
select-rank = 選點數
select-rank-first = 先選點數

picture-asked =
    { $kind ->
        [return] 給{ $n }張
        [put-out] 蓋出{ $n }張
        [keep] 留{ $n }張
        [demand] 要一張
        [demand-pool] 要一張
        [take] 餘牌
        [swap] 換或不換
       *[choose] 挑一個
    }

did-give =
    { $exchange-kind ->
        [class_pool] 你蓋出了{ $cards }。
       *[other] 你給了{ $cards }。
    }
did-keep =
    { $n ->
        [0] 你留著手牌打這局。
       *[other] 你留下了{ $cards }。
    }
did-demand = 你向{ $name }要{ $card }。
did-waive = 你沒有要牌。
did-choose = 你選了{ $place }號。
did-take = 你拿了餘牌。
did-decline = 你不拿餘牌。
did-swap = 你用{ $low }換了餘牌。
did-redeal = 你要求重新發牌，所以這局不算。按「下一局」發新的牌。
