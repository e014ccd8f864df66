event-two-cards = { $name }：剩兩張{ cards-word }。
event-finished = { $name }出完了，{ picture-place }。
event-frozen = { $name }沒在輪到之前喊，這次不能出最後一張{ card-word }。換下一家；這張{ card-word }從現在起算喊過了。
event-called =
    { $true ->
        [yes] { $caller }抓包：{ $name }剩{ cards }卻沒喊。
       *[no] { $caller }抓錯：{ $name }有{ cards }，不用喊。{ $caller }這局不能再抓。
    }

event-drew = { $name }過，抽{ cards }。牌堆還有{ $stock }張。
event-drew-cards = 你抽到{ $cards }。
event-recycled = 出過的牌洗成新的牌堆：{ cards }。

event-rest-given =
    { $shown ->
        [yes] { $name }有{ $anchor }，拿到餘牌{ $cards }。
       *[no] { $name }有{ $anchor }，拿到蓋著的餘牌。
    }
event-rest-given-cards = 你拿到餘牌{ $cards }。
event-rest-taken = { $name }拿了餘牌。
event-rest-taken-cards = 你拿了{ $cards }。
event-rest-declined = { $name }不拿餘牌。
event-rest-swapped = { $name }用{ $low }換餘牌。
event-rest-swapped-cards = 你換到{ $cards }。
event-rest-kept = { $name }留著{ $low }。

event-redealt = { $name }要求重新發牌。誰都不得分。按「下一局」發新的牌。
event-dragon = { $name }每個點數各一張，是一條龍，直接贏。
event-four-twos = { $name }有四張2，直接贏。

event-ranks =
    { $n ->
        [3] 國王{ $king }，平民{ $commoner }，奴隸{ $slave }。
       *[other] 國王{ $king }，諸侯{ $lord }，平民{ $commoner }，奴隸{ $slave }。
    }
event-demanded = { $name }向{ $other }要{ $card }，要到了。
event-demanded-cards = { $name }要{ $card }，你給了。
event-demand-lost = { $name }向{ $other }要{ $card }。沒有這張{ card-word }：{ $name }什麼都沒拿到。
event-waived = { $name }不向{ $other }要牌。
event-waived-rest = { $name }不再要牌。
event-tribute =
    { $tie ->
        [none] { tribute-given }
       *[turn] { tribute-given }{ tribute-tie }
    }
tribute-given =
    { $place ->
        [0]
            { $n ->
                [1] { $name }把最好的{ card-word }給{ $other }。
               *[other] { $name }把最好的{ $n }張{ cards-word }給{ $other }。
            }
       *[1]
            { $n ->
                [1] { $name }（{ tribute-place }）把最好的{ card-word }給{ $other }（{ tribute-to }）。
               *[other] { $name }（{ tribute-place }）把最好的{ $n }張{ cards-word }給{ $other }（{ tribute-to }）。
            }
    }
tribute-place =
    { $place ->
        [2] 第2名
        [3] 第3名
       *[other] 第{ $place }名
    }
tribute-to =
    { $to ->
        [1] 第1名
        [2] 第2名
       *[other] 第3名
    }
tribute-tie =
    { $tie ->
        [cards] { $above }和{ $below }同分；{ $above }剩的{ cards-word }較少。
        [highest] { $above }和{ $below }同分；{ $below }剩的{ card-word }較大。
       *[turn] { $above }和{ $below }同分；從贏家數起{ $above }在前。
    }
event-tribute-cards =
    { $reader ->
        [giver] 你把最好的給{ $other }：{ $cards }。
       *[receiver] { $name }給你{ $cards }。
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other }拿到{ $name }蓋出的{ cards }。
       *[other] { $name }還{ $other }{ cards }。
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other }拿到你蓋出的{ $cards }。
               *[receiver] 你拿到{ $name }蓋出的{ $cards }。
            }
       *[other]
            { $reader ->
                [giver] 你還{ $other } { $cards }。
               *[receiver] { $name }還你{ $cards }。
            }
    }
event-put-out = { $name }蓋出{ cards }。
event-put-out-cards = 你依序蓋出：{ $cards }。
event-picked =
    { $n ->
        [4] { $name }（第1名）從{ $n }手牌選了第{ $number }手。
        [3] { $name }（第2名）從{ $n }手牌選了第{ $number }手。
       *[other] { $name }（第3名）從{ $n }手牌選了第{ $number }手。
    }
event-kept = { $name }留下{ cards }。
event-drawn = { $other }從{ $name }那裡抽{ cards }，不看牌面。
event-drawn-cards =
    { $reader ->
        [giver] { $other }從你這裡抽走{ $cards }。
       *[receiver] 你從{ $name }那裡抽到{ $cards }。
    }

event-full-payer =
    { $summed ->
        [yes] { full-payer-why }{ $name }包賠：{ $terms } = { $p }。
       *[no] { full-payer-why }{ $name }包賠：{ $p }。
    }
full-payer-why =
    { $case ->
        [follow] { $name }放走{ $other }的最後一張。照規則要出{ $better }。
        [lead] { $name }放走{ $other }的最後一張。照規則要出{ $better }或兩張以上的牌型。
       *[combination] { $name }放走{ $other }的最後一張。照規則要出兩張以上的牌型，例如{ $better }。
    }
