event-two-cards = { $name }：剩兩張{ cards-word }。
event-finished = { $name }出完，{ picture-place }。
event-frozen = { $name }這手之前沒有叫，最後一張{ card-word }不可以出。這手要過，之後就算已叫。
event-called =
    { $true ->
        [yes] { $caller }捉中：{ $name }有{ cards }，沒有叫。
       *[no] { $caller }捉錯：{ $name }有{ cards }，不用叫。{ $caller }這局不可以再捉。
    }
event-drew = { $name }過，摸{ cards }。牌堆剩{ $stock }張。
event-drew-cards = 你摸到{ $cards }。
event-recycled = 出完的牌變成新牌堆：{ cards }。
event-rest-given =
    { $shown ->
        [yes] { $name }有{ $anchor }，得到餘牌{ $cards }。
       *[no] { $name }有{ $anchor }，得到餘牌，別人看不到。
    }
event-rest-given-cards = 你得到餘牌{ $cards }。
event-rest-taken = { $name }拿走餘牌。
event-rest-taken-cards = 你拿走{ $cards }。
event-rest-declined = { $name }不要餘牌。
event-rest-swapped = { $name }用{ $low }換餘牌。
event-rest-swapped-cards = 你換到{ $cards }。
event-rest-kept = { $name }保留{ $low }。
event-redealt = { $name }要求重新派牌。沒有人得分。按「下一局」拿新牌。
event-dragon = { $name }每個點數各一張，一條青龍，即贏。
event-four-twos = { $name }有四張2，即贏。
event-ranks =
    { $n ->
        [3] 國王{ $king }，平民{ $commoner }，奴隸{ $slave }。
       *[other] 國王{ $king }，諸侯{ $lord }，平民{ $commoner }，奴隸{ $slave }。
    }
event-demanded = { $name }向{ $other }要{ $card }，拿到了。
event-demanded-cards = { $name }要牌，你給了{ $card }。
event-demand-lost = { $name }向{ $other }要{ $card }。沒有這張{ card-word }：{ $name }拿不到。
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
                [1] { $name }把最大的{ card-word }給{ $other }。
               *[other] { $name }把最大的{ $n }張{ cards-word }給{ $other }。
            }
       *[1]
            { $n ->
                [1] { $name }（{ tribute-place }）把最大的{ card-word }給{ $other }（{ tribute-to }）。
               *[other] { $name }（{ tribute-place }）把最大的{ $n }張{ cards-word }給{ $other }（{ tribute-to }）。
            }
    }
tribute-place = 第{ $place }名
tribute-to = 第{ $to }名
tribute-tie =
    { $tie ->
        [cards] { $above }與{ $below }同分；{ $above }剩的{ cards-word }較少。
        [highest] { $above }與{ $below }同分；{ $below }剩的{ card-word }較大。
       *[turn] { $above }與{ $below }同分；由贏家數起，{ $above }較先。
    }
event-tribute-cards =
    { $reader ->
        [giver] 你把最大的牌給{ $other }：{ $cards }。
       *[receiver] { $name }給你{ $cards }。
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other }得到{ $name }放出的{ cards }。
       *[other] { $name }還{ cards }給{ $other }。
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other }得到你放出的{ $cards }。
               *[receiver] 你得到{ $name }放出的{ $cards }。
            }
       *[other]
            { $reader ->
                [giver] 你還{ $cards }給{ $other }。
               *[receiver] { $name }還你{ $cards }。
            }
    }
event-put-out = { $name }放出{ cards }，蓋着。
event-put-out-cards = 你順次放出：{ $cards }。
event-picked =
    { $n ->
        [4] { $name }（第1名）從{ $n }副手牌中揀{ $number }號。
        [3] { $name }（第2名）從{ $n }副手牌中揀{ $number }號。
       *[other] { $name }（第3名）從{ $n }副手牌中揀{ $number }號。
    }
event-kept = { $name }留起{ cards }。
event-drawn = { $other }從{ $name }暗抽{ cards }。
event-drawn-cards =
    { $reader ->
        [giver] { $other }從你抽走{ $cards }。
       *[receiver] 你從{ $name }抽到{ $cards }。
    }
event-full-payer =
    { $summed ->
        [yes] { full-payer-why }{ $name }包賠：{ $terms } = { $p }。
       *[no] { full-payer-why }{ $name }包賠：{ $p }。
    }
full-payer-why =
    { $case ->
        [follow] { $name }放走了{ $other }的最後一張。頂大應該出{ $better }。
        [lead] { $name }放走了{ $other }的最後一張。頂大應該出{ $better }，或者多張的牌型。
       *[combination] { $name }放走了{ $other }的最後一張。頂大應該出多張的牌型，例如{ $better }。
    }
