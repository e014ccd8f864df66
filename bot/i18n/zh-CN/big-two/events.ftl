event-two-cards = { $name }报双：剩两张{ cards-word }。
event-finished = { $name }出完，{ picture-place }。
event-frozen = { $name }没在这一手之前报单，最后一张{ card-word }不能出。这一手算过牌；从现在起，这张{ card-word }算报过了。
event-called =
    { $true ->
        [yes] { $caller }抓漏报：{ $name }剩{ cards }，没有报。
       *[no] { $caller }抓错了：{ $name }剩{ cards }，没什么要报。{ $caller }这一局不能再抓。
    }
event-drew = { $name }过牌，摸{ cards }。牌堆还有{ $stock }张。
event-drew-cards = 你摸到{ $cards }。
event-recycled = 打完的牌做成新的牌堆：{ cards }。
event-rest-given =
    { $shown ->
        [yes] { $name }有{ $anchor }，拿多出的{ $cards }。
       *[no] { $name }有{ $anchor }，暗拿多出的牌。
    }
event-rest-given-cards = 你拿到多出的{ $cards }。
event-rest-taken = { $name }拿了多出的牌。
event-rest-taken-cards = 你拿了{ $cards }。
event-rest-declined = { $name }不拿多出的牌。
event-rest-swapped = { $name }用{ $low }换了多出的牌。
event-rest-swapped-cards = 你换到{ $cards }。
event-rest-kept = { $name }留着{ $low }。
event-redealt = { $name }要求重发。大家都不记分。请按“下一局”拿新牌。
event-dragon = { $name }每种点数各一张，一条龙，立刻赢。
event-four-twos = { $name }有四个2，立刻赢。
event-ranks =
    { $n ->
        [3] 国王{ $king }，平民{ $commoner }，奴隶{ $slave }。
       *[other] 国王{ $king }，诸侯{ $lord }，平民{ $commoner }，奴隶{ $slave }。
    }
event-demanded = { $name }向{ $other }要{ $card }，要到了。
event-demanded-cards = 你按要求给{ $name } { $card }。
event-demand-lost = { $name }向{ $other }要{ $card }。没有这张{ card-word }，{ $name }什么也没得到。
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
                [1] { $name }把最大的1张{ card-word }给{ $other }。
               *[other] { $name }把最大的{ $n }张{ cards-word }给{ $other }。
            }
       *[1]
            { $n ->
                [1] { $name }（{ tribute-place }）把最大的1张{ card-word }给{ $other }（{ tribute-to }）。
               *[other] { $name }（{ tribute-place }）把最大的{ $n }张{ cards-word }给{ $other }（{ tribute-to }）。
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
        [cards] { $above }和{ $below }同分，{ $above }剩的{ cards-word }少。
        [highest] { $above }和{ $below }同分，{ $below }剩的{ card-word }更大。
       *[turn] { $above }和{ $below }同分，从赢家数下来{ $above }在先。
    }
event-tribute-cards =
    { $reader ->
        [giver] 你把最大的给{ $other }：{ $cards }。
       *[receiver] { $name }给你{ $cards }。
    }
event-returned =
    { $exchange-kind ->
        [class_pool] { $other }拿到{ $name }摆出的{ cards }。
       *[other] { $name }还{ $other } { cards }。
    }
event-returned-cards =
    { $exchange-kind ->
        [class_pool]
            { $reader ->
                [giver] { $other }拿到你摆出的{ $cards }。
               *[receiver] 你拿到{ $name }摆出的{ $cards }。
            }
       *[other]
            { $reader ->
                [giver] 你还{ $other } { $cards }。
               *[receiver] { $name }还你{ $cards }。
            }
    }
event-put-out = { $name }扣着摆出{ cards }。
event-put-out-cards = 你依次摆出：{ $cards }。
event-picked =
    { $n ->
        [4] { $name }（第1名）从{ $n }手里选了第{ $number }手。
        [3] { $name }（第2名）从{ $n }手里选了第{ $number }手。
       *[other] { $name }（第3名）从{ $n }手里选了第{ $number }手。
    }
event-kept = { $name }留下{ cards }。
event-drawn = { $other }从{ $name }那里暗摸{ cards }。
event-drawn-cards =
    { $reader ->
        [giver] { $other }从你这里摸走{ $cards }。
       *[receiver] 你从{ $name }那里摸到{ $cards }。
    }
event-full-payer =
    { $summed ->
        [yes] { full-payer-why }{ $name }包赔：{ $terms } = { $p }。
       *[no] { full-payer-why }{ $name }包赔：{ $p }。
    }
full-payer-why =
    { $case ->
        [follow] { $name }放走了{ $other }的最后一张。按规则该出{ $better }。
        [lead] { $name }放走了{ $other }的最后一张。按规则该出{ $better }或者多张的牌型。
       *[combination] { $name }放走了{ $other }的最后一张。按规则该出多张的牌型，例如{ $better }。
    }
